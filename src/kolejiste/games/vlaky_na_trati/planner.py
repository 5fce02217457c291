"""The quick player of Vlaky na trati: what each move gives to everybody, in points expected at the end of the game.
`thoughts.py` weighs the moves, `forecast.py` knows what a sheet is worth; their weights are declared in `fields.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kolejiste.core import worlds
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Planner

from . import outlook
from .fields import Thinking

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState

# How it can play. Weaker ones see less of what comes and of the others; a style has its own idea of what is good.
MANNERS: Mapping[str, Mapping[str, float]] = {
    CLUB: {},
    "first": {"reckoned": 0},  # as it played before the end was played through
    "beginner": {"sight": 0.2, "share": 0.0, "plies": 1, "reckoned": 0},  # what this card gives to itself, soon
    "casual": {"share": 0.5, "plies": 1, "reckoned": 0},  # also what it may become, and a little of the others
    "denier": {"share": 2.5},  # rather takes from the others than for itself
}


class VlakyPlanner(Planner):
    """Looks at what each move gives to everybody."""

    def __init__(self, game: VlakyGame, **weights: float) -> None:
        self.thinking = thoughtful(game, **weights)
        self.table: VlakyState = game.layout.blank.clone()  # to try the last actions on

    def choose(self, state: VlakyState, legal: Sequence[int], chance: Chance) -> int:
        self.table.become(state)
        self.table.thinking = self.thinking
        return worlds.planned(self.table, legal, chance)


def thoughtful(game: VlakyGame, **weights: float) -> Thinking:
    """Weights, the declared ones but for those given, and the tables that follow from them."""
    thinking = Thinking(game)
    for name, weight in weights.items():
        setattr(thinking, name, weight)
    thinking.chance = outlook.chances(game, thinking.rate)
    thinking.majority = outlook.majorities(game, thinking.swing)
    return thinking
