"""Random play and single operations in our engines."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import kolejiste as k
from kolejiste.core.contract import State


def random_play(title: str, players: int, **options: Any) -> Callable[[float, int], tuple[int, int]]:
    """Uniformly random play through `legal()` and `apply()`, final scoring included."""
    game = k.load(title).bind(players, **options)

    def run(seconds: float, seed: int) -> tuple[int, int]:
        games = decisions = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            fraction = random.Random(seed + games).random
            chance = k.Chance(seed + games)
            state = game.new(chance)
            while not state.over:
                legal = state.legal()
                state.apply(legal[int(fraction() * len(legal))], chance)
            state.returns()
            games += 1
            decisions += state.ply
        return games, decisions

    return run


def middle(title: str, players: int, plies: int = 120) -> State:
    """A position in the middle of a random game."""
    game = k.load(title).bind(players)
    chance = k.Chance(1)
    state = game.new(chance)
    dice = random.Random(1)
    for _ in range(plies):
        if state.over:
            break
        state.apply(dice.choice(state.legal()), chance)
    return state


def operations(title: str, players: int) -> dict[str, Callable[[], Any]]:
    """Single operations on a position in the middle of a game."""
    plies = 120 if players > 2 else 90
    state = middle(title, players, plies)
    game = state.game
    view = state.view(state.seat)
    sampler = game.sampler(view)
    chance = k.Chance(5)
    planner = game.planner()
    legal = state.legal()
    buffer = [0.0] * sum(block.size for block in game.blocks)
    return {
        "clone()": state.clone,
        "view(seat)": lambda: state.view(state.seat),
        "sampler(view)": lambda: game.sampler(view),
        "one sample": lambda: sampler(chance),
        "observe(view)": lambda: game.observe(view, buffer),
        "snapshot()": state.snapshot,
        "planner's choice": lambda: planner.choose(state, legal, chance),
        "draw(view)": lambda: game.draw(view),
    }
