"""The planner as bots and the table ask it; `planner.py` is where it decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Planner

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import TicketsGame
    from .state import TicketsState


class TicketsPlanner(Planner):
    """A decent player without search; the same choice for the same knowledge, whatever it chose before."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game

    def choose(self, state: TicketsState, legal: Sequence[int], chance: Chance) -> int:
        return state.quick_choice(chance)
