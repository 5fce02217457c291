"""Deals full states that are consistent with a view. Everything is open in Mini Express, so there is only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

from .restore import lay_table
from .rules.phases import PHASES
from .state import MiniState

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


class Sampler:
    """The state that a view shows. Calling it gives a copy."""

    def __init__(self, game: MiniGame, view: MiniView) -> None:
        self.state = s = MiniState(game)
        s.phase = PHASES.index(view.phase)
        s.over = view.over
        s.turn = view.turn
        s.seat = view.turn if view.decider is None else view.decider
        s.ply = view.ply
        lay_table(s, view.table)

    def __call__(self, chance: Chance) -> MiniState:
        return self.state.clone()
