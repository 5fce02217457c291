"""Trying moves out for the coach: always to the end, since chances of winning are told, and with slips where nothing
else is left to chance. Where all lies open, planners would play every game the same, and every position would be won
or lost for sure; people are not like that."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from kolejiste.bots.race import outcome
from kolejiste.bots.search import Weighed, weigh
from kolejiste.bots.weighed import mean, value, variance
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, View
from kolejiste.core.simulation import Worlds

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
    return ranked(_with_slips(game, view, several, max(playouts // len(several), 2), seed))


@dataclass(frozen=True)
class Ends:
    """What moves led to side by side: by move, and then world by world, the share of the first place, the lead over the
    best rival, and the points."""

    moves: tuple[int, ...]
    wins: list[list[float]]
    leads: list[list[float]]
    points: list[list[float]]

    @property
    def values(self) -> list[list[float]]:
        """What the search seeks: half the win, half the lead, measured by how much leads differ in this position."""
        spread = max(1.0, sqrt(variance([lead for each in self.leads for lead in each])))
        return [
            [value(won, lead, spread) for won, lead in zip(*pair, strict=True)]
            for pair in zip(self.wins, self.leads, strict=True)
        ]


def side_by_side(game: Game, view: View, moves: Sequence[int], worlds: int, seed: int, threads: int | None = 1) -> Ends:
    """What each of a few moves leads to in as many worlds, the same for all."""
    several = list(dict.fromkeys(moves))
    if not game.hidden_decks:
        return _with_slips(game, view, several, worlds, seed)
    found = Worlds(game, view, seed, threads=threads, manner=CLUB).try_out(several, 0, worlds)
    each = [outcome(found, number, by_worth=False) for number in range(len(several))]
    wins, _, leads, points = ([list(one) for one in kind] for kind in zip(*each, strict=True))
    return Ends(tuple(several), wins, leads, points)


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of a mean difference world by world, as if two more worlds had differed, one each way: that a
    few were all alike proves little."""
    gaps = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return sqrt(variance([*gaps, 1.0, -1.0]) / (len(gaps) + 2))


def _with_slips(game: Game, view: View, moves: Sequence[int], worlds: int, seed: int) -> Ends:
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
    return Ends(tuple(moves), wins, leads, points)


def ranked(ends: Ends) -> list[Weighed]:
    """The best first."""
    values, found = ends.values, []
    order = sorted(range(len(ends.moves)), key=lambda place: -mean(values[place]))
    best = values[order[0]]
    for place in order:
        gaps = best if place == order[0] else [a - b for a, b in zip(best, values[place], strict=True)]
        error = sqrt(variance(gaps) / len(gaps))
        won, scored, led = (mean(each[place]) for each in (ends.wins, ends.points, ends.leads))
        found.append(Weighed(ends.moves[place], mean(values[place]), error, won, scored, led, len(gaps)))
    return found
