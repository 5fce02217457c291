"""A position of Vlaky na trati. What lies on the table is declared in `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Prompt
from kolejiste.core.contract import SeatSheet

from . import scoring
from .fields import Table
from .rules.phases import prompt

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


class VlakyState(Table):
    __slots__ = ()

    if TYPE_CHECKING:
        game: VlakyGame

        def view(self, seat: int | None) -> VlakyView: ...

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    @property
    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
