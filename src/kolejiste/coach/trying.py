"""Trying moves out for the coach: always to the end, since chances of winning are told, and with slips where nothing
else is left to chance. Where all lies open, planners would play every game the same, and every position would be won
or lost for sure; people are not like that."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from kolejiste.bots.search import Weighed, weigh
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, View

SLIP = 1 / 6  # so many decisions in an open game are taken at random
OPEN_MOVES = 5  # that are tried with slips, after a look at all without
TO_THE_END = 0


def play_on(game: Game, state: Any, chance: Chance, seed: int) -> None:
    """To the end, as club players do; in an open game with slips, the same for the same seed."""
    if game.hidden_decks:
        game.playout(state, "planner", chance)
        return
    dice = random.Random(seed)
    while not state.over:
        steady = int(dice.expovariate(SLIP))
        if steady:
            game.playout(state, "planner", chance, steady)
        slip = dice.random()
        if not state.over:
            legal = state.legal()
            state.apply(legal[int(slip * len(legal))], chance)


def tried(
    game: Game,
    view: View,
    moves: Sequence[int],
    *,
    playouts: int,
    seed: int,
    keep: Sequence[int] = (),
    threads: int | None = None,
    seconds: float | None = None,
) -> list[Weighed]:
    """These moves by so many games played on, the best first; those to `keep` are tried as long as the best."""
    given: dict[str, Any] = {"seed": seed, "keep": keep, "threads": threads, "seconds": seconds}
    given |= {"rounds": TO_THE_END, "tree": False, "manner": CLUB}
    if game.hidden_decks:
        return weigh(game, view, moves, playouts=playouts, **given)
    several = list(dict.fromkeys(moves))
    if len(several) > OPEN_MOVES:
        best = weigh(game, view, several, playouts=2 * len(several), **given)
        several = list(dict.fromkeys([*keep, *(one.move for one in best)]))[: OPEN_MOVES + len(keep)]
    return _with_slips(game, view, several, max(playouts // len(several), 2), seed)


def _with_slips(game: Game, view: View, moves: Sequence[int], worlds: int, seed: int) -> list[Weighed]:
    """The same worlds and the same slips for all."""
    assert view.seat is not None
    dealt, seat = game.sampler(view), view.seat
    wins: list[list[float]] = [[] for _ in moves]
    leads: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for number in range(worlds):
        for place, move in enumerate(moves):
            state: Any = dealt(Chance((seed << 32) + 2 * number))
            chance = Chance((seed << 32) + 2 * number + 1)
            state.apply(move, chance)
            play_on(game, state, chance, seed + number)
            scores, winners = state.scores, state.winners
            wins[place].append((seat in winners) / len(winners))
            leads[place].append(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
            points[place].append(scores[seat])
    spread = max(1.0, _deviation([lead for each in leads for lead in each]))
    values = [
        [(won + 1 / (1 + exp(-lead / spread))) / 2 for won, lead in zip(*pair, strict=True)]
        for pair in zip(wins, leads, strict=True)
    ]
    order = sorted(range(len(moves)), key=lambda place: -_mean(values[place]))
    best = values[order[0]]
    found = []
    for place in order:
        apart = best if place == order[0] else [a - b for a, b in zip(best, values[place], strict=True)]
        error = _deviation(apart) / sqrt(worlds)
        won, scored, led = (_mean(each[place]) for each in (wins, points, leads))
        found.append(Weighed(moves[place], _mean(values[place]), error, won, scored, led, worlds))
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _deviation(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
