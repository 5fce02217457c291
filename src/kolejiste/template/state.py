"""A position as people see it. What lies on the table is declared in `fields.py`, and `engine.py` plays on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.contract import PhasedState, SeatSheet

from . import rules, scoring
from .actions import ChooseTurn
from .engine import Engine

if TYPE_CHECKING:
    from .view import SwitchView


class SwitchState(Engine, PhasedState):
    """A position; nothing but methods stands here."""

    __slots__ = ()

    if TYPE_CHECKING:

        def view(self, seat: int | None) -> SwitchView: ...

    @property
    def ask(self) -> ChooseTurn | None:
        return None if self.over else ChooseTurn()

    def remember(self, events: Sequence[Event]) -> None:
        rules.remember(self, events)

    @property
    def scores(self) -> list[int]:
        return scoring.scores(self)

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
