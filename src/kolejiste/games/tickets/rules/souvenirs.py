"""Souvenirs: San Francisco "Príprava" (placing the last piles) and "Obsadenie trasy" (taking one)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import SouvenirPlaced, SouvenirTaken
from . import turns
from .phases import PLACE, SOUVENIR, TURN

if TYPE_CHECKING:
    from ..state import TicketsState


def begin_placing(s: TicketsState) -> None:
    """The last player places one of the piles set aside, the one before the next; of two players the second places
    both."""
    s.phase = PLACE
    s.turn = s.seat = s.game.players - 1


def legal_place(s: TicketsState) -> list[int]:
    """Any pile set aside, on any location without souvenirs."""
    game = s.game
    cities = len(game.board.cities)
    return [
        game.numbering.place + kind * cities + city
        for kind in s.aside
        for city, lying in enumerate(s.souvenir_kind)
        if lying < 0
    ]


def place(s: TicketsState, move: int, chance: Chance) -> None:
    """Two players place a single token of each pile, more players the whole pile (T21)."""
    game = s.game
    kind, city = divmod(move - game.numbering.place, len(game.board.cities))
    s.souvenir_kind[city] = kind
    s.souvenir_left[city] = 1 if game.players == 2 else game.board.pile(game.players)
    s.aside = tuple(other for other in s.aside if other != kind)
    if s.journal is not None:
        s.journal.append(Note(SouvenirPlaced(s.turn, game.board.kinds[kind], game.board.cities[city])))
    if not s.aside:
        s.turn = s.seat = 0
        s.phase = TURN
    elif game.players > 2:
        s.turn = s.seat = (s.turn - 1) % game.players


def wanted(s: TicketsState, route: int) -> list[int]:
    """The ends of the route where a souvenir lies of a kind the seat does not own yet."""
    board = s.game.board
    owned = s.souvenirs[s.turn]
    ends = (board.a[route], board.b[route])
    return [city for city in ends if s.souvenir_left[city] and not owned >> s.souvenir_kind[city] & 1]


def after_claim(s: TicketsState, route: int, chance: Chance) -> None:
    """Taking a souvenir is a must; it is a choice only between two ends with wanted kinds (T20)."""
    cities = wanted(s, route)
    if len(cities) > 1:
        s.phase = SOUVENIR
        s.pending = route
        return
    if cities:
        _give(s, cities[0])
    turns.end_turn(s, chance)


def legal_take(s: TicketsState) -> list[int]:
    return sorted(s.game.numbering.take + city for city in wanted(s, s.pending))


def take(s: TicketsState, move: int, chance: Chance) -> None:
    """Take the souvenir at the chosen end."""
    s.pending = -1
    _give(s, move - s.game.numbering.take)
    turns.end_turn(s, chance)


def _give(s: TicketsState, city: int) -> None:
    kind = s.souvenir_kind[city]
    s.souvenirs[s.turn] |= 1 << kind
    s.souvenir_left[city] -= 1
    if not s.souvenir_left[city]:
        s.souvenir_kind[city] = -1
    if s.journal is not None:
        board = s.game.board
        s.journal.append(Note(SouvenirTaken(s.turn, board.kinds[kind], board.cities[city])))
