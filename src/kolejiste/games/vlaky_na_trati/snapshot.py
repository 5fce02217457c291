"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core import sets
from kolejiste.core.fields import SEATS, fields_of
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import mask
from kolejiste.core.snapshots import Heading, Written, heading, written

from .errors import BadSnapshot
from .fields import MOST_WAITING, Table
from .view import Pending, lay_pending, pending

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import VlakyGame
    from .state import VlakyState


class Seat(Written, kw_only=True):
    gained: Natural | msgspec.UnsetType = msgspec.UNSET  # left out: as many as are ticked


class BDeck(Written, kw_only=True):
    """The B cards nobody has seen; `unseen` left out means every B card that lies nowhere else."""

    unseen: list[str] | None = None
    drawn: Natural = 0
    shuffles: Natural = 0


class Position(Heading, kw_only=True):
    """A position of Vlaky na trati: what is written by hand of it, besides the fields of the table."""

    sheet: str = "I"
    phase: str = "card"
    seat: Natural | None = None  # left out: the seat whose turn it is
    at_bend: bool | None = None  # the faster locomotives stand in the bend behind the last card; left out: if there is
    deck: BDeck = msgspec.field(default_factory=BDeck)
    turns: Natural = 1
    queue: list[Pending] = msgspec.field(default_factory=list)  # symbols still to be recorded
    seats: list[Seat]


WrittenSeat = written(fields_of(Table), Seat, SEATS, hand="hands")
WrittenPosition = written(fields_of(Table), Position, apart=[SEATS], seats=list[WrittenSeat])  # type: ignore[valid-type]


class Forms:
    """How the table fills snapshots and is laid out from them again."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(WrittenPosition, deck=None)
        self.seat = layout.form(WrittenSeat, SEATS, hand="hands")

    def lay(self, s: VlakyState, position: Position) -> None:
        self.table.lay(s, position)
        if len(position.queue) > MOST_WAITING:
            raise BadSnapshot("snapshot-value", place="queue", value=len(position.queue))
        lay_pending(s, position.queue)
        for number, seat in enumerate(position.seats):
            self.seat.lay(s, seat, number, place=f"seats[{number}].")


def write(game: VlakyGame, s: VlakyState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board, forms = game.board, game.written
    unseen = mask(card for card, left in zip(board.b_cards, s.deck.counts, strict=True) if left)
    position = forms.table.of(
        s,
        **heading(s),
        seat=s.seat,
        sheet=board.sheet_name,
        at_bend=at_bend(s),
        shown=board.named(sets.joined(s.shown) & s.in_hands()),
        queue=pending(s),
        deck=BDeck(unseen=board.named(unseen), drawn=s.deck.drawn, shuffles=s.deck.epoch),
        seats=[forms.seat.of(s, seat) for seat in range(game.players)],
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def at_bend(s: VlakyState) -> bool:
    """Whether the faster locomotives stand in the bend behind the last card."""
    return s.laid.size > 0 and s.head > s.game.board.position(s.laid.size - 1)
