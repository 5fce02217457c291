"""A position of Vlaky na trati. What lies on the table is declared in `fields.py`."""

from __future__ import annotations

from collections.abc import Sequence

from kolejiste.core.actions import Event, Prompt
from kolejiste.core.contract import SeatSheet

from . import scoring
from .fields import Table
from .rules.cards import remember
from .rules.phases import prompt


class VlakyState(Table):
    """A position; nothing but methods stands here, so that it can be compiled as it is."""

    __slots__ = ()

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def remember(self, events: Sequence[Event]) -> None:
        remember(self, events)

    def in_hands(self) -> int:
        """The cards of all hands together."""
        found = 0
        for hand in self.hands:
            found |= hand
        return found

    @property
    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
