"""The planner as bots and the table ask it; `planner.py` is where it decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Planner

from . import network
from .fields import Tables

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import TicketsGame
    from .state import TicketsState


class TicketsPlanner(Planner):
    """A decent player without search; the same choice for the same knowledge, whatever it chose before."""

    def __init__(self, game: TicketsGame, **weights: float) -> None:
        self.table: TicketsState | None = None  # to think on, if other weights than the declared ones are given
        if weights:
            self.tables = Tables(game)
            for name, weight in weights.items():
                setattr(self.tables, name, weight)
            self.table = game.layout.blank.clone()
            self.table.tables = self.tables
            network.lay_prices(self.table)

    def choose(self, state: TicketsState, legal: Sequence[int], chance: Chance) -> int:
        if self.table is None:
            return state.quick_choice(chance)
        self.table.become(state)
        self.table.tables = self.tables
        return self.table.quick_choice(chance)
