"""The planner as bots and the table ask it; `planner.py` is where it decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Planner

from . import network
from .fields import Tables

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import TicketsGame
    from .state import TicketsState


def mannered(game: TicketsGame, weights: Mapping[str, float]) -> Tables:
    """The tables of a game with other weights of the planner."""
    tables, table = Tables(game), game.layout.blank.clone()
    for name, weight in weights.items():
        setattr(tables, name, weight)
    table.tables = tables
    network.lay_prices(table)
    return tables


class TicketsPlanner(Planner):
    """A decent player without search; the same choice for the same knowledge, whatever it chose before."""

    def __init__(self, game: TicketsGame, **weights: float) -> None:
        self.table: TicketsState | None = None  # to think on, if other weights than the declared ones are given
        if weights:
            self.table = game.layout.blank.clone()
            self.tables = mannered(game, weights)

    def choose(self, state: TicketsState, legal: Sequence[int], chance: Chance) -> int:
        if self.table is None:
            return state.quick_choice(chance)
        self.table.become(state)
        self.table.tables = self.table.manner = self.tables
        return self.table.quick_choice(chance)
