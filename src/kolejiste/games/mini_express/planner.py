"""The quick player of Mini Express: what everybody's shares and influence will be worth at the end, a turn ahead.

`outlook.py` values a position in points expected at the end of the game, for each seat; `thoughts.py` tries moves.
Their weights are declared in `fields.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING

from kolejiste.core import worlds
from kolejiste.core.contract import CLUB, Planner

from .fields import Thinking
from .rules import figures

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import MiniGame
    from .state import MiniState

# How it can play. Weaker ones see less of what comes and of the others; a style has its own idea of what is good.
MANNERS: Mapping[str, Mapping[str, float]] = {
    CLUB: {},
    "first": {"last": 0, "whole": 0, "place": 0.0},  # as it played before it thought of its last and second actions
    "beginner": {
        "horizon": 0.3,  # counts shares almost as if the game ended now ...
        "least_actions": 0.0,
        "rivals": 0.0,  # ... and only its own
        "rivals_solo": 0.0,
        "deep": 1,
        "last": 0,
        "whole": 0,
    },
    "casual": {"horizon": 0.8, "rivals": 0.5, "deep": 3, "answers": 1, "lookahead": 1, "last": 0, "whole": 0},
    "hoarder": {"fond": 3.0},  # the more shares the better
}


class MiniPlanner(Planner):
    """Looks a turn ahead: its own moves, and everybody's likely answers to the best of them."""

    def __init__(self, game: MiniGame, **weights: float) -> None:
        self.thinking = thoughtful(game, **weights)
        self.table: MiniState = game.layout.blank.clone()  # to try moves on

    def choose(self, state: MiniState, legal: Sequence[int], chance: Chance) -> int:
        self.table.become(state)
        self.table.thinking = self.thinking
        return worlds.planned(self.table, legal, chance)


def thoughtful(game: MiniGame, **weights: float) -> Thinking:
    """Weights, the declared ones but for those given, and what follows from them."""
    thinking = Thinking(game)
    for name, weight in weights.items():
        setattr(thinking, name, weight)
    prepare(thinking, game)
    return thinking


def prepare(m: Thinking, game: MiniGame) -> None:
    """Make the tables that follow from the weights."""
    values, most, parts = game.values, game.rules.length_most, figures.PARTS
    columns = (values.second, values.other, values.other) if game.two_columns else game.columns
    m.most = parts * most
    m.columns = [
        [
            column[at // parts] + (column[min(at // parts + 1, most)] - column[at // parts]) * (at % parts) / parts
            for at in range(m.most + 1)
        ]
        for column in columns
    ]
    influences = range(figures.MOST_INFLUENCE + 1)
    used = [influence / (influence + m.half) for influence in influences]
    m.used = used
    m.lost = [
        [used[influence] - used[max(0, influence - price)] for influence in influences]
        for price in range(game.rules.pool_most + 1)
    ]
    alone = game.people == 1
    root = m.spread_root_solo if alone else m.spread_root
    m.curves = [_curve(half, m.spread + root * (half / 2) ** 0.5) for half in range(_halves(m, game))]
    m.growing = m.growth_solo if alone else m.growth
    m.coming = m.later_solo if alone else m.later_experts if game.experts else m.later
    rivals = m.rivals_solo if alone else m.rivals
    m.best_rival = rivals * m.best
    m.each_rival = rivals * (1 - m.best) / (game.players - 1)


def _halves(m: Thinking, game: MiniGame) -> int:
    """How many numbers of half actions to come there are."""
    first, second, more = m.actions_first, m.actions_second, m.actions_more
    if game.experts:
        first, second, more = m.experts_first, m.experts_second, m.experts_more
    most = max((first + second) * game.setup.pool + more, m.least_actions, game.players)
    return min(int(2 * most) + 1, figures.MOST_HALVES)


def _curve(half: int, spread: float) -> list[float]:
    gaps = range(-figures.WIDE, figures.WIDE + 1)
    return [1 / (1 + exp((0.5 - gap) / spread)) if half else float(gap > 0) for gap in gaps]
