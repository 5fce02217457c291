"""Deals full states that are consistent with a view. Everything is open in Mini Express, so there is only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.snapshots import seen

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import MiniGame
    from .state import MiniState
    from .view import MiniView


class Sampler:
    """The state that a view shows. Calling it gives a copy."""

    def __init__(self, game: MiniGame, view: MiniView) -> None:
        self.base = seen(game, view, view.phase)
        game.forms.lay(self.base, view.table)

    def __call__(self, chance: Chance) -> MiniState:
        return self.base.clone()
