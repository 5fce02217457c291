"""Random play as learners meet it: every decision with its observation and its mask. Ours beside classic games of
PettingZoo and games of OpenSpiel, each on one core."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from kolejiste.research import openspiel, pettingzoo
from kolejiste.research.vector import Tables

Run = Callable[[float, int], tuple[int, int]]  # CPU seconds and a seed: games ended, decisions made
GAMES = 64  # at once, in the vector environment


def of_pettingzoo(make: Callable[[], Any]) -> Run:
    """The loop of PettingZoo's own documents: `last`, a legal move, `step`."""

    def run(seconds: float, seed: int) -> tuple[int, int]:
        env, dice = make(), random.Random(seed)
        env.reset(seed=seed)
        games = decisions = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                if not env.agents:
                    games += 1
                    env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            decisions += 1
        return games, decisions

    return run


def classic(name: str) -> Run:
    """A classic game of PettingZoo."""
    return of_pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env)


def ours(title: str, players: int) -> Run:
    """One of our titles as a PettingZoo environment."""
    return of_pettingzoo(lambda: pettingzoo.env(title, players))


def tables(title: str, players: int) -> Run:
    """One of our titles in the vector environment, on one core."""

    def run(seconds: float, seed: int) -> tuple[int, int]:
        games = decisions = 0
        dice = random.Random(seed)
        with Tables(title, players, games=GAMES, on="here") as many:
            many.reset(seed=seed)
            until = time.process_time() + seconds
            while time.process_time() < until:
                legal = (np.flatnonzero(row) for row in many.masks)
                many.step([moves[int(dice.random() * len(moves))] for moves in legal])
                games += int(many.ended.sum())
                decisions += GAMES
        return games, decisions

    return run


def of_openspiel(make: Callable[[], Any]) -> Run:
    """A game of OpenSpiel through Python; chance is sampled and not counted."""

    def run(seconds: float, seed: int) -> tuple[int, int]:
        game, dice = make(), random.Random(seed)
        games = decisions = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, weights)[0])
                    continue
                np.array(state.observation_tensor(state.current_player()), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
            games += 1
        return games, decisions

    return run


def spiel(name: str) -> Run:
    """One of OpenSpiel's own games, in C++."""
    import pyspiel

    return of_openspiel(lambda: pyspiel.load_game(name))


def contenders() -> dict[str, Run]:
    """Everybody, the first being what the others are compared with."""
    titles = {
        "Europe, 2 seats": ("ticket_to_ride_europe", 2),
        "San Francisco, 2 seats": ("ticket_to_ride_san_francisco", 2),
        "Vlaky na trati, 2 seats": ("vlaky_na_trati", 2),
        "Mini Express, 3 seats": ("mini_express", 3),
        "Railroad Revolution, 2 seats": ("railroad_revolution", 2),
    }
    return {
        "PettingZoo: chess": classic("chess_v6"),
        "PettingZoo: go": classic("go_v5"),
        "PettingZoo: hanabi": classic("hanabi_v5"),
        "PettingZoo: Texas hold'em, no limit": classic("texas_holdem_no_limit_v6"),
        "OpenSpiel: gin rummy": spiel("gin_rummy"),
        "OpenSpiel: backgammon": spiel("backgammon"),
        **{f"Kolejiště: {name}, tables": tables(*title) for name, title in titles.items()},
        **{f"Kolejiště: {name}, PettingZoo": ours(*title) for name, title in titles.items()},
        "Kolejiště: Europe, 2 seats, OpenSpiel": of_openspiel(lambda: openspiel.game("ticket_to_ride_europe", 2)),
    }
