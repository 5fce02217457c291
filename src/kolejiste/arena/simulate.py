"""Many games between bots: run on as many processes as wished, and summed up with honest intervals."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from math import fsum, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import NormalDist, fmean, quantiles, stdev

import msgspec

from .match import AUTOMA, Outcome, Setting, run

Z95 = NormalDist().inv_cdf(0.975)


class EntrantSummary(msgspec.Struct, frozen=True):
    """How one entrant of a match did over all its games."""

    bot: str
    wins: float  # a shared victory counts its share
    share: float
    low: float  # 95 % interval of the share, over deals
    high: float
    mean: float
    deviation: float
    least: int
    quartiles: tuple[float, float, float]
    most: int


class Summary(msgspec.Struct, frozen=True):
    """What came of a match."""

    setting: Setting
    bots: tuple[str, ...]
    games: int
    deals: int  # games of one deal, with the seats rotated, tell about the same luck
    first_seed: int
    seconds: float
    games_per_second: float
    plies_mean: float
    plies_least: int
    plies_most: int
    entrants: tuple[EntrantSummary, ...]
    scores: dict[int, int]  # how often each score occurred, over all seats


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a win share in so many independent games."""
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, round((middle - spread) / scale, 12)), min(1.0, round((middle + spread) / scale, 12))


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a win share, from what was won in the games of each deal.

    It is Wilson's, on as many independent games as the deals are worth: games of one deal that end alike count as one,
    and deals that are shared evenly, because the cards decide, tell more than their games. As few deals tell little
    about how much deals differ, one more is thought along that differs as much as can be.
    """
    games = sum(map(len, deals))
    share = fsum(map(fsum, deals)) / games
    most = share * (1 - share)  # how much won and lost deals would differ
    if most == 0:
        return wilson(share, len(deals))
    size = games / len(deals)
    differ = fsum(((fsum(won) - share * len(won)) / size) ** 2 for won in deals)
    return wilson(share, len(deals) ** 2 * most / (differ + most))


def simulate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> tuple[Summary, list[Outcome]]:
    """Play `games` games and sum them up; the outcomes are in order of play whatever the number of jobs."""
    one = partial(_numbered, setting, tuple(bots), seed, records)
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    if jobs == 1:
        for number in range(games):
            outcomes.append(one(number))
            progress()
    else:
        setting.game()  # errors in the setting are told here, not by a worker
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            chunk = max(1, min(8, games // (jobs * 16)))
            for outcome in islice(pool.map(one, range(games), chunksize=chunk), games):
                outcomes.append(outcome)
                progress()
    return summarise(setting, bots, seed, outcomes, time.perf_counter() - began), outcomes


def _numbered(setting: Setting, bots: tuple[str, ...], seed: int, records: Path | None, number: int) -> Outcome:
    return run(setting, bots, number, seed, records)


def summarise(setting: Setting, bots: Sequence[str], seed: int, outcomes: Sequence[Outcome], seconds: float) -> Summary:
    """What came of these games of a match."""
    bots = [*bots, *[AUTOMA] * setting.game().automas]
    entrants = []
    counts: dict[int, int] = {}
    for entrant, bot in enumerate(bots):
        deals: dict[int, list[float]] = {}  # by seed: what was won in each game
        scores: list[int] = []
        for outcome in outcomes:
            seat = outcome.entrants.index(entrant)
            scores.append(outcome.scores[seat])
            won = 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
            deals.setdefault(outcome.seed, []).append(won)
        wins = fsum(map(fsum, deals.values()))
        for score in scores:
            counts[score] = counts.get(score, 0) + 1
        low, high = interval(list(deals.values()))
        many = len(scores) > 1
        quarters = quantiles(scores, n=4, method="inclusive") if many else [float(scores[0])] * 3
        entrants.append(
            EntrantSummary(
                bot=bot,
                wins=wins,
                share=wins / len(outcomes),
                low=low,
                high=high,
                mean=fmean(scores),
                deviation=stdev(scores) if many else 0.0,
                least=min(scores),
                quartiles=(quarters[0], quarters[1], quarters[2]),
                most=max(scores),
            )
        )
    plies = [outcome.plies for outcome in outcomes]
    return Summary(
        setting=setting,
        bots=tuple(bots),
        games=len(outcomes),
        deals=len({outcome.seed for outcome in outcomes}),
        first_seed=seed,
        seconds=seconds,
        games_per_second=len(outcomes) / seconds,
        plies_mean=fmean(plies),
        plies_least=min(plies),
        plies_most=max(plies),
        entrants=tuple(entrants),
        scores=dict(sorted(counts.items())),
    )
