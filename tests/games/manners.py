"""What the tests of planners in their manners share: whole games, their moves in short, and who wins."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import kolejiste as k

Player = Callable[[Any, Sequence[int], k.Chance], int]


def played(game: k.Game, players: Sequence[Player], seed: int) -> tuple[k.State, list[int]]:
    """A whole game and its moves; the rules play for automas."""
    chance = k.Chance(seed)
    state = game.new(chance)
    moves = []
    while not state.over:
        legal = state.legal()
        move = legal[0] if state.seat >= len(players) else players[state.seat](state, legal, chance)
        state.apply(move, chance)
        moves.append(move)
    return state, moves


def in_short(game: k.Game, manner: str, seed: int) -> str:
    """The moves of a game of this manner with itself, in sixteen letters."""
    planner = game.planner(manner)
    _, moves = played(game, [planner.choose] * game.people, seed)
    return sha256(",".join(map(str, moves)).encode()).hexdigest()[:16]


def player(game: k.Game, manner: str) -> Player:
    if manner == "random":
        dice = random.Random(5)
        return lambda state, legal, chance: dice.choice(legal)
    return game.planner(manner).choose


def wins(game: k.Game, one: str, other: str, games: int, seed: int) -> int:
    """How many games `one` wins against `other`, each deal once on each seat; it sits alone among the others."""
    own, rivals, won = player(game, one), player(game, other), 0
    for number in range(games):
        seat = number % game.people
        players = [own if place == seat else rivals for place in range(game.people)]
        won += played(game, players, seed + number // game.people)[0].ranks[seat] == 1
    return won


def errors(game: k.Game, games: int, seed: int) -> tuple[float, float]:
    """How far what positions are worth, and the points of the moment, are from the points at the end, on average."""
    planner, worth, now, count = game.planner(), 0.0, 0.0, 0
    for number in range(games):
        chance = k.Chance(seed + number)
        state = game.new(chance)
        seen: list[tuple[list[float], list[int]]] = []
        while not state.over:
            legal = state.legal()
            move = legal[0] if state.seat >= game.people else planner.choose(state, legal, chance)
            if state.ply % 9 == 0 and state.seat < game.people:
                found = game.playouts(state.view(state.seat), [move], 1, plies=0, threads=1)
                seen.append(([found.worth(0, 0, seat) for seat in range(game.people)], list(state.scores)))
            state.apply(move, chance)
        for expected, points in seen:
            for seat in range(game.people):
                worth += abs(expected[seat] - state.scores[seat])
                now += abs(points[seat] - state.scores[seat])
                count += 1
    return worth / count, now / count
