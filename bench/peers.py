"""Random play in other engines: catanatron (Catan in Python) and OpenSpiel (C++ through its Python API)."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any


def catan(seconds: float, seed: int) -> tuple[int, int]:
    """Four random players of catanatron: (games, decisions) within some CPU seconds."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    games = decisions = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        game = Game([RandomPlayer(colour) for colour in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    return games, decisions


def catan_copy() -> Callable[[], Any]:
    """A copy of a catanatron game in its middle."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    game = Game([RandomPlayer(colour) for colour in Color])
    for _ in range(200):
        game.play_tick()
    copy: Callable[[], Any] = game.copy
    return copy


def spiel(name: str) -> Callable[[float, int], tuple[int, int]]:
    """Uniformly random play of an OpenSpiel game; chance nodes are sampled and not counted as decisions."""
    import pyspiel

    loaded = pyspiel.load_game(name)

    def run(seconds: float, seed: int) -> tuple[int, int]:
        dice = random.Random(seed)
        games = decisions = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, weights)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
            games += 1
        return games, decisions

    return run


def spiel_clone(name: str) -> Callable[[], Any]:
    """A clone of an OpenSpiel game in its middle."""
    import pyspiel

    dice = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(40):
        state.apply_action(dice.choice(state.legal_actions()))
    clone: Callable[[], Any] = state.clone
    return clone
