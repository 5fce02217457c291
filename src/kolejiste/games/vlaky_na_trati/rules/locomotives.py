"""The slower locomotive: "Posun pomalejší lokomotivy", and the stations on the bends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..events import BendReached, SlowMoved

if TYPE_CHECKING:
    from ..state import VlakyState


def targets(s: VlakyState, seat: int) -> list[int]:
    """The places the slower locomotive can reach: the next stations on its own line, never past the faster one (V5)."""
    line = s.stops[seat]
    most = s.game.board.rules.slow_steps
    found: list[int] = []
    for place in range(s.slow[seat] + 1, s.head + 1):
        if line[place] >= 0:
            found.append(place)
            if len(found) == most:
                break
    return found


def move(s: VlakyState, seat: int, stations: int, coins: int) -> None:
    """Run on by so many stations; one symbol of the last one is recorded, those on the way are not."""
    place = targets(s, seat)[stations - 1]
    s.slow[seat] = place
    if s.journal is not None:
        s.journal.append(Note(SlowMoved(seat, stations, coins)))
    station = s.stops[seat][place]
    if station:  # a bend's station, number 0, has no symbol
        s.queue = ((seat, station, True), *s.queue)


def run_to_bend(s: VlakyState) -> None:
    """After the last card of a row its symbols come first; then every faster locomotive runs on to the bend, where each
    seat may move its slower one for nothing, from the starting player on."""
    board = s.game.board
    s.head += 1
    for seat in range(s.game.players):  # the outer track stays the outer one (V4)
        s.stops[seat].append(0)
        s.height[seat] = board.bend[s.height[seat]]
    s.bend_seats = tuple(range(s.game.players))
    if s.journal is not None:
        s.journal.append(Note(BendReached()))


def legal_bend(s: VlakyState) -> list[int]:
    numbering = s.game.numbering
    return [*(numbering.slow + step for step in range(len(targets(s, s.seat)))), numbering.finish]
