"""The state that a view shows, laid out once for everything that asks about the same view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView

KEPT = 64

_laid_out: dict[tuple[int, int], tuple[RailroadGame, RailroadView, RailroadState]] = {}


def laid_out(game: RailroadGame, view: RailroadView) -> RailroadState:
    """A state dealt from the view, to be looked at and not changed. Only milestones in their stacks are hidden, and
    they change neither what lies open nor what is legal."""
    key = id(game), id(view)  # both are kept with the state, so that no other object can have their ids
    found = _laid_out.get(key)
    if found is None:
        while len(_laid_out) >= KEPT:
            _laid_out.pop(next(iter(_laid_out)), None)
        found = _laid_out[key] = game, view, game.sampler(view)(Chance(0))
    return found[2]
