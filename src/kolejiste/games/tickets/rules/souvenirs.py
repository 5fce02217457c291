"""Souvenirs: San Francisco "Príprava" (placing the last piles) and "Obsadenie trasy" (taking one)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves

from . import phases, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def begin_placing(s: Table) -> None:
    """The last player places one of the piles set aside, the one before the next; of two players the second places
    both."""
    s.phase = phases.PLACE
    turns.ask(s, s.tables.players - 1)


def legal_place(s: Table) -> None:
    """Any pile set aside, on any location without souvenirs."""
    t = s.tables
    for kind in range(t.kinds):
        if s.aside.counts[kind] > 0:
            for city in range(t.cities):
                if s.souvenir_kind[city] < 0:
                    moves.add(s, t.first_place + kind * t.cities + city)


def place(s: Table, kind: int, city: int) -> None:
    """Two players place a single token of each pile, more players the whole pile (T21)."""
    t = s.tables
    s.souvenir_kind[city] = kind
    s.souvenir_left[city] = t.placed_tokens
    s.aside.counts[kind] = 0
    s.aside.size -= 1
    if s.telling:
        telling.souvenir_placed(s, s.turn, kind, city)
    if s.aside.size == 0:
        turns.ask(s, 0)
        s.phase = phases.TURN
    elif t.players > 2:
        turns.ask(s, (s.turn - 1) % t.players)


def wanted(s: Table, city: int) -> bool:
    """Whether a souvenir lies there of a kind that the seat does not own yet."""
    return s.souvenir_left[city] > 0 and not bits.has(s.souvenirs[s.turn], s.souvenir_kind[city])


def after_claim(s: Table, route: int, chance: Chance) -> None:
    """Taking a souvenir is a must; it is a choice only between two ends with wanted kinds (T20)."""
    t = s.tables
    if wanted(s, t.a[route]) and wanted(s, t.b[route]):
        s.phase = phases.SOUVENIR
        s.pending = route
        return
    if wanted(s, t.a[route]):
        _give(s, t.a[route])
    elif wanted(s, t.b[route]):
        _give(s, t.b[route])
    turns.end_turn(s, chance)


def legal_take(s: Table) -> None:
    """The souvenir at either end of the route."""
    t = s.tables
    route = s.pending
    moves.add(s, t.first_take + min(t.a[route], t.b[route]))
    moves.add(s, t.first_take + max(t.a[route], t.b[route]))


def take(s: Table, city: int, chance: Chance) -> None:
    """Take the souvenir at the chosen end."""
    s.pending = -1
    _give(s, city)
    turns.end_turn(s, chance)


def _give(s: Table, city: int) -> None:
    kind = s.souvenir_kind[city]
    s.souvenirs[s.turn] |= bits.bit(kind)
    s.souvenir_left[city] -= 1
    if s.souvenir_left[city] == 0:
        s.souvenir_kind[city] = -1
    if s.telling:
        telling.souvenir_taken(s, s.turn, kind, city)
