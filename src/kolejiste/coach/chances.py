"""Who stands how: the share of simulated games that each seat wins, from what somebody knows of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, State, View

from .trying import play_on

Deal = Callable[[Chance], Any]  # a state to play on from, which may be changed


def from_view(game: Game, view: View, worlds: int, seed: int) -> list[float]:
    """Everybody's chances as the seat of the view sees them; a spectator, as all who only know what is public."""
    return _played(game, game.sampler(view), worlds, seed)


def from_above(game: Game, state: State, worlds: int, seed: int) -> list[float]:
    """Everybody's chances with all hands known, as they are told of a finished game: only the draws are open."""
    return _played(game, lambda chance: state.clone(), worlds, seed)


def _played(game: Game, deal: Deal, worlds: int, seed: int) -> list[float]:
    """Equal first places share the win. The same seed gives neighbouring positions the same luck, so that a chart of
    them does not tremble more than it must."""
    wins = [0.0] * game.players
    for number in range(worlds):
        world = deal(Chance((seed << 32) + 2 * number))
        play_on(game, world, Chance((seed << 32) + 2 * number + 1), seed + number)
        for seat in world.winners:
            wins[seat] += 1 / len(world.winners)
    return [won / worlds for won in wins]
