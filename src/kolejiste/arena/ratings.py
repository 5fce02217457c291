"""Ratings: how strong everybody is, from who stood before whom, and how sure that is. The unit is the block: intervals
come from drawing blocks anew (bootstrap), since the games of one deal tell about the same luck.

Strengths are by Bradley and Terry for each two at a table, and by Plackett and Luce for whole rankings, on the scale of
Elo: 400 points more win ten games for one lost. The average is 1000."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import fsum, log
from typing import TYPE_CHECKING, Any

import msgspec

from .contest import mean_interval
from .simulate import interval

if TYPE_CHECKING:
    import numpy as np
    import polars as pl

    Matrix = np.ndarray[Any, np.dtype[np.float64]]

SCALE, AVERAGE = 400 / log(10), 1000.0
DRAWN = 200  # times that the blocks are drawn anew
COLUMNS = ("block", "title", "entrants", "places", "scores")


class Rating(msgspec.Struct, frozen=True):
    """A strength with its 95 % interval."""

    rating: float
    low: float
    high: float


class Ladder(msgspec.Struct, frozen=True):
    """A rating that follows game by game, as a ladder does (OpenSkill): its middle and how unsure it is."""

    mu: float
    sigma: float


class Rated(msgspec.Struct, frozen=True):
    """How one entrant did: the share of rivals beaten, and its ratings."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    bradley_terry: Rating
    plackett_luce: Rating
    ladder: Ladder


class Pair(msgspec.Struct, frozen=True):
    """Who beats whom, by how much and how sure: the first one's share of games in which it stood before the second, and
    by how many points it was ahead."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float
    margin: float
    margin_low: float
    margin_high: float

    @property
    def sure(self) -> bool:
        """Whether it is clear who is the stronger."""
        return self.low > 0.5 or self.high < 0.5


class Game(msgspec.Struct, frozen=True):
    """What ratings need of a game: who took part, the better first, and how they stood."""

    block: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


def games_of(rows: pl.DataFrame) -> list[Game]:
    """The games of a book without automas, everybody in order of places."""
    found = []
    for block, entrants, places, scores in rows.select("block", "entrants", "places", "scores").iter_rows():
        sitting = sorted(zip(places, entrants, scores, strict=True))
        taking = [(who, place, score) for place, who, score in sitting if who >= 0]
        who, stood, scored = (tuple(values) for values in zip(*taking, strict=True))
        found.append(Game(block, who, stood, scored))
    return found


def rate(bots: Sequence[str], games: Sequence[Game], seed: int, drawn: int = DRAWN) -> list[Rated]:
    """Everybody's ratings, in the order of the list of bots."""
    import numpy as np

    blocks: dict[int, list[Game]] = {}
    for game in games:
        blocks.setdefault(game.block, []).append(game)
    won = np.stack([_won(len(bots), played) for played in blocks.values()])
    # Few blocks tell little about how much blocks differ: among those that are drawn anew there is one more, in which
    # everything went the other way.
    chance = np.random.default_rng(seed)
    counts = chance.multinomial(len(blocks), [1 / (len(blocks) + 1)] * (len(blocks) + 1), size=drawn)
    turned = chance.integers(len(blocks), size=drawn)
    draws = list(zip(counts, turned, strict=True))
    terry = bradley_terry(won.sum(axis=0))
    terries = np.stack(
        [bradley_terry(np.tensordot(times[:-1], won, 1) + times[-1] * won[other].T) for times, other in draws]
    )
    if all(len(game.entrants) == 2 for game in games):  # then both say the same
        luce, luces = terry, terries
    else:
        lists = [_rankings(played) for played in blocks.values()]
        backwards = [[ranking[::-1] for ranking in block] for block in lists]
        luce = plackett_luce(len(bots), [one for block in lists for one in block])
        luces = np.stack(
            [plackett_luce(len(bots), _repeated([*lists, backwards[other]], times)) for times, other in draws]
        )
    ladders = ladder(len(bots), games)
    shares = [_shares(entrant, blocks) for entrant in range(len(bots))]
    return [
        Rated(
            bot,
            sum(map(len, shares[entrant])),
            sum(map(sum, shares[entrant])) / max(1, sum(map(len, shares[entrant]))),
            *(interval(shares[entrant]) if shares[entrant] else (0.0, 1.0)),
            _rating(terry[entrant], terries[:, entrant]),
            _rating(luce[entrant], luces[:, entrant]),
            ladders[entrant],
        )
        for entrant, bot in enumerate(bots)
    ]


def pairs(bots: Sequence[str], games: Sequence[Game]) -> list[Pair]:
    """Everybody against everybody whom they have met."""
    met: dict[tuple[int, int], dict[int, list[tuple[float, int]]]] = {}
    for game in games:
        sitting = sorted(zip(game.entrants, game.places, game.scores, strict=True))
        for (one, place, score), (other, second, points) in combinations(sitting, 2):
            won = 0.5 if place == second else float(place < second)
            met.setdefault((one, other), {}).setdefault(game.block, []).append((won, score - points))
    found = []
    for (one, other), blocks in sorted(met.items()):
        shares = [[share for share, _ in block] for block in blocks.values()]
        margin, half = mean_interval([sum(ahead for _, ahead in block) / len(block) for block in blocks.values()])
        count = sum(map(len, shares))
        low, high = interval(shares)
        share = fsum(map(fsum, shares)) / count
        found.append(Pair(bots[one], bots[other], count, share, low, high, margin, margin - half, margin + half))
    return found


def bradley_terry(won: Matrix) -> Matrix:
    """Strengths from how often each stood before each other. A drawn game of every two is thought along, so that who
    wins everything is not infinitely strong."""
    import choix
    import numpy as np

    thought = won + 0.5 * (1 - np.eye(len(won)))
    found: Matrix = AVERAGE + SCALE * choix.ilsr_pairwise_dense(thought, max_iter=1000, tol=1e-6)
    return found


def plackett_luce(bots: int, rankings: Sequence[tuple[int, ...]]) -> Matrix:
    """Strengths from whole rankings, with the same drawn games thought along."""
    import choix

    thought = [pair for two in combinations(range(bots), 2) for pair in (two, two[::-1])]
    found: Matrix = AVERAGE + SCALE * choix.ilsr_rankings(bots, [*rankings, *thought], max_iter=1000, tol=1e-6)
    return found


def ladder(bots: int, games: Sequence[Game]) -> list[Ladder]:
    """The ratings of a ladder after these games, one after the other."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        if len(game.entrants) < 2:
            continue
        rated = model.rate([[ratings[entrant]] for entrant in game.entrants], ranks=list(map(float, game.places)))
        for entrant, (new,) in zip(game.entrants, rated, strict=True):
            ratings[entrant] = new
    return [Ladder(one.mu, one.sigma) for one in ratings]


def _won(bots: int, games: Sequence[Game]) -> Matrix:
    import numpy as np

    won = np.zeros((bots, bots))
    for game in games:
        for (one, place), (other, second) in combinations(zip(game.entrants, game.places, strict=True), 2):
            won[one, other] += 0.5 if place == second else 1.0  # they stand in order of places
            won[other, one] += 0.5 if place == second else 0.0
    return won


def _rankings(games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Each game twice, with those who share a place in one order and in the other."""
    found = []
    for game in games:
        sitting = list(zip(game.places, game.entrants, strict=True))
        found.append(tuple(entrant for _, entrant in sorted(sitting)))
        found.append(tuple(entrant for _, entrant in sorted(sitting, key=lambda one: (one[0], -one[1]))))
    return found


def _repeated(lists: Sequence[list[tuple[int, ...]]], times: Any) -> list[tuple[int, ...]]:
    return [one for block, count in zip(lists, times, strict=True) for one in block * int(count)]


def _shares(entrant: int, blocks: dict[int, list[Game]]) -> list[list[float]]:
    """By block, in each game of an entrant the share of rivals beaten."""
    found = []
    for games in blocks.values():
        shares = []
        for game in games:
            if entrant in game.entrants:
                place = game.places[game.entrants.index(entrant)]
                beaten = sum(place < other for other in game.places) + (game.places.count(place) - 1) / 2
                shares.append(beaten / (len(game.places) - 1))
        if shares:
            found.append(shares)
    return found


def _rating(value: Any, drawn: Any) -> Rating:
    import numpy as np

    low, high = np.quantile(drawn, (0.025, 0.975))
    return Rating(float(value), float(low), float(high))
