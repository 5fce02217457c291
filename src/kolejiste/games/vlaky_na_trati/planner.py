"""The quick player of Vlaky na trati: what each move gives to everybody, in points expected at the end of the game.
`thoughts.py` weighs the moves, `forecast.py` knows what a sheet is worth; their weights are declared in `fields.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core import worlds
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState


class VlakyPlanner(Planner):
    """Looks at what each move gives to everybody."""

    def __init__(self, game: VlakyGame, **weights: float) -> None:
        self.thinking = game.thinking()
        for name, weight in weights.items():
            setattr(self.thinking, name, weight)

    def choose(self, state: VlakyState, legal: Sequence[int], chance: Chance) -> int:
        state.thinking = self.thinking
        return worlds.planned(state, legal, chance)
