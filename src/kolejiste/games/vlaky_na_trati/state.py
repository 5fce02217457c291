"""A position of Vlaky na trati as people see it. What lies on the table is declared in `fields.py`, and `engine.py`
plays on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Event
from kolejiste.core.contract import PhasedState, SeatSheet
from kolejiste.core.masks import bits

from . import scoring
from .actions import (
    VlakyPrompt,
    WhichCard,
    WhichClosingAction,
    WhichFreeAction,
    WhichSide,
    WhichSlowMove,
    WhichSymbol,
    WhichTrack,
)
from .engine import Engine
from .events import CardDiscarded, CardLaid
from .rules import cards, locomotives, points
from .rules.phases import OVER, RECORD

if TYPE_CHECKING:
    from .view import VlakyView

PROMPTS = (WhichSide, WhichTrack, WhichCard, None, WhichSlowMove, WhichFreeAction, WhichClosingAction)  # by phase


class VlakyState(Engine, PhasedState):
    """A position; nothing but methods stands here."""

    __slots__ = ()

    if TYPE_CHECKING:

        def view(self, seat: int | None) -> VlakyView: ...

    @property
    def ask(self) -> VlakyPrompt | None:
        if self.phase == OVER:
            return None
        if self.phase == RECORD:
            station = self.game.board.station_names[self.queue_station[0]]
            return WhichSymbol(tuple(station), bool(self.queue_one[0]))
        asked = PROMPTS[self.phase]
        assert asked is not None
        return asked()

    def remember(self, events: Sequence[Event]) -> None:
        """A cards that were laid or discarded and taken back: all have seen them (V26)."""
        for event in events:
            if isinstance(event, CardDiscarded) or (isinstance(event, CardLaid) and event.from_hand):
                sets.put(self.shown, self.game.board.card_number[event.card])

    def hand(self, seat: int) -> int:
        """The cards of a hand as one mask."""
        return sets.joined(self.hands[seat])

    def in_hands(self) -> int:
        """The cards of all hands together, as one mask."""
        found = 0
        for seat in range(self.game.players):
            found |= self.hand(seat)
        return found

    def fitting(self) -> list[int]:
        """The cards that the seat whose turn it is may lay, ascending."""
        cards.find_fitting(self)
        return bits(sets.joined(self.fit))

    def targets(self, seat: int) -> list[int]:
        """The places that the slower locomotive can reach, the nearest first."""
        return [locomotives.target(self, seat, step + 1) for step in range(locomotives.reach(self, seat))]

    @property
    def queue(self) -> list[tuple[int, int, bool]]:
        """What is still to be recorded: whose, of which station, and whether only one symbol counts."""
        return [
            (seat, station, bool(only_one))
            for seat, station, only_one in zip(self.queue_seat, self.queue_station, self.queue_one, strict=True)
        ]

    @property
    def scores(self) -> list[int]:
        return [points.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return [points.rank(self, seat) for seat in range(self.game.players)]

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
