"""A position of Railroad Revolution as people see it. What lies on the table is declared in `fields.py`; `engine.py`
plays on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.contract import PhasedState, SeatSheet

from . import scoring
from .asking import prompt
from .components import COLOURS
from .derived import derived
from .engine import Engine
from .rules import money, points

if TYPE_CHECKING:
    from kolejiste.core.actions import Prompt

    from .view import RailroadView


class RailroadState(Engine, PhasedState):
    """A position."""

    __slots__ = ()

    if TYPE_CHECKING:

        def view(self, seat: int | None) -> RailroadView: ...

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def means(self, seat: int) -> int:
        """Everything a seat could pay with: its money and its shares sold."""
        return money.worth(self, seat)

    def derived(self) -> dict[str, object]:
        return derived(self)

    def census(self) -> dict[str, int]:
        """The workers that wait on starting assets count too; of the milestones, those that are drawn in the game."""
        found = super().census()
        for side, worker in zip(self.assets, self.asset_workers, strict=True):
            if side >= 0:
                found[f"worker {COLOURS[worker]}"] += 1
        return {name: found[name] for name in self.game.box}

    @property
    def scores(self) -> list[int]:
        return [points.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return [points.rank(self, seat) for seat in range(self.game.players)]

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
