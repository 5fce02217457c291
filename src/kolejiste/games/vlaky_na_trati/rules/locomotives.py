"""The slower locomotive: "Posun pomalejší lokomotivy", and the stations on the bends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves, rows

from . import recording, telling

if TYPE_CHECKING:
    from ..fields import Table


def target(s: Table, seat: int, stations: int) -> int:
    """The place so many stations ahead of the slower locomotive on its own line, never past the faster one (V5); -1 if
    there are not so many."""
    line = s.stops[seat]
    found = 0
    for place in range(s.slow[seat] + 1, s.head + 1):
        if line.cells[place] >= 0:
            found += 1
            if found == stations:
                return place
    return -1


def reach(s: Table, seat: int) -> int:
    """How many stations ahead the slower locomotive can run."""
    line = s.stops[seat]
    most = s.tables.slow_steps
    found = 0
    for place in range(s.slow[seat] + 1, s.head + 1):
        if line.cells[place] >= 0 and found < most:
            found += 1
    return found


def run(s: Table, seat: int, stations: int, coins: int) -> None:
    """Run on by so many stations; one symbol of the last one is recorded, those on the way are not."""
    place = target(s, seat, stations)
    s.slow[seat] = place
    if s.telling:
        telling.slow_moved(s, seat, stations, coins)
    station = s.stops[seat].cells[place]
    if station > 0:  # a bend's station, number 0, has no symbol
        recording.wait(s, 0, seat, station, True)


def run_to_bend(s: Table) -> None:
    """After the last card of a row its symbols come first; then every faster locomotive runs on to the bend, where each
    seat may move its slower one for nothing, from the starting player on."""
    s.head += 1
    rows.clear(s.bend_seats)
    for seat in range(s.tables.players):  # the outer track stays the outer one (V4)
        rows.push(s.stops[seat], 0)
        s.height[seat] = s.tables.bend[s.height[seat]]
        rows.push(s.bend_seats, seat)
    if s.telling:
        telling.bend_reached(s)


def find_slow_moves(s: Table, seat: int) -> None:
    for step in range(reach(s, seat)):
        moves.add(s, s.tables.first_slow + step)


def find_bend(s: Table) -> None:
    find_slow_moves(s, s.seat)
    moves.add(s, s.tables.finish)
