"""A whole position as readable JSON, secrets and all, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.fields import SEATS, fields_of
from kolejiste.core.positions import read_form, require_moves
from kolejiste.core.snapshots import Heading, Written, begun, heading, written

from .errors import BadSnapshot
from .fields import Table

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import SwitchGame
    from .state import SwitchState


class Seat(Written, kw_only=True):
    pass


WrittenSeat = written(fields_of(Table), Seat, SEATS, hand="hands")


class Position(Heading, kw_only=True):
    """A position of The Switch. Wagons that lie nowhere else are in the deck."""


WrittenPosition = written(fields_of(Table), Position, apart=[SEATS], seats=list[WrittenSeat])  # type: ignore[valid-type]


class Forms:
    """How the table fills snapshots and is laid out from them again."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(WrittenPosition)
        self.seat = layout.form(WrittenSeat, SEATS, hand="hands")


def write(game: SwitchGame, s: SwitchState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    forms = game.written
    seats = [forms.seat.of(s, seat) for seat in range(game.players)]
    found: dict[str, Any] = msgspec.to_builtins(forms.table.of(s, **heading(s), seats=seats))
    return found


def read(game: SwitchGame, snapshot: Mapping[str, Any]) -> SwitchState:
    """The position in a snapshot; one that cannot occur is refused in words."""
    position: Any = read_form(snapshot, WrittenPosition)
    s = begun(game, position, len(position.seats))
    game.written.table.lay(s, position)
    for number, seat in enumerate(position.seats):
        game.written.seat.lay(s, seat, number, place=f"seats[{number}].")
        if any(known > held for known, held in zip(s.known[number], s.hands[number], strict=True)):
            raise BadSnapshot("snapshot-value", place=f"seats[{number}].known", value=str(seat.known))
    s.deck = game.deck_of([*s.trains, *s.hands])
    for wagon, count in zip(game.decks["wagons"], s.deck.counts, strict=True):
        if count < 0:
            raise BadSnapshot("snapshot-wagons", have=game.board.each - count, wagon=wagon, box=game.board.each)
    require_moves(s, position.phase)
    return s
