"""A whole position as readable JSON, secrets and all, and the way back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from kolejiste.core.positions import read_form

from .errors import BadSnapshot

if TYPE_CHECKING:
    from .game import SwitchGame
    from .state import SwitchState

Natural = Annotated[int, msgspec.Meta(ge=0)]


class DeckPosition(msgspec.Struct, forbid_unknown_fields=True):
    counts: list[Natural]  # how many of each weight are unseen


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a state under their own names."""

    turn: Natural
    ply: Natural
    reveals: Natural
    over: bool
    deck: DeckPosition
    trains: list[list[Natural]]
    hands: list[list[Natural]]
    known: list[list[Natural]]
    out: list[bool]
    points: list[list[int]]


def write(s: SwitchState) -> dict[str, Any]:
    fields = {name: getattr(s, name) for name in Position.__struct_fields__ if name != "deck"}
    snapshot: dict[str, Any] = msgspec.to_builtins(Position(**fields, deck=DeckPosition(list(s.deck.counts))))
    return snapshot


def read(s: SwitchState, snapshot: Mapping[str, Any]) -> None:
    """Lay the position out on an empty table; one that cannot occur is refused in words."""
    position = read_form(snapshot, Position)
    _check(s.game, position)
    s.seat = s.turn = position.turn
    s.ply, s.reveals, s.over = position.ply, position.reveals, position.over
    s.trains = position.trains
    s.hands = [sorted(hand) for hand in position.hands]
    s.known = [sorted(known) for known in position.known]
    s.out = position.out
    s.points = position.points
    s.set_deck(position.deck.counts)
    for wagon, have in s.census().items():
        if have != s.game.box.get(wagon, 0):
            raise BadSnapshot("snapshot-wagons", have=have, wagon=wagon, box=s.game.box.get(wagon, 0))


def _check(game: SwitchGame, position: Position) -> None:
    players, tracks = game.players, len(game.board.tracks)
    by_seat: tuple[list[Any], ...] = (position.hands, position.known, position.out, position.points)
    if {len(one) for one in by_seat} != {players} or position.turn >= players:
        raise BadSnapshot("snapshot-seats", seats=len(position.hands), players=players)
    tables: dict[str, tuple[object, bool]] = {
        "deck.counts": (position.deck.counts, len(position.deck.counts) == len(game.board.weights)),
        "known": (
            position.known,
            all(Counter(known) <= Counter(hand) for known, hand in zip(position.known, position.hands, strict=True)),
        ),
        "points": (position.points, all(len(points) == tracks for points in position.points)),
        "trains": (position.trains, len(position.trains) == tracks and all(t == sorted(t) for t in position.trains)),
    }
    for place, (value, possible) in tables.items():
        if not possible:
            raise BadSnapshot("snapshot-value", place=place, value=str(value))
