"""A match: two bots, or as many as there are seats, on blocks that are fixed beforehand, and what it proves.

With two bots at a larger table the first sits alone among copies of the second; its fair share is one in so many seats.
A sequential test stops as soon as the blocks have decided between two shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from math import log, sqrt
from operator import attrgetter
from statistics import fmean
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from .blocks import Block, Row
from .book import Book
from .crew import Map
from .match import Setting
from .simulate import Z95, interval

if TYPE_CHECKING:
    import polars as pl

BOUND = log(0.95 / 0.05)  # an error in twenty either way
COLUMNS = ("block", "entrants", "won", "scores", "plies")
Decision = Literal["better", "not-better"]


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test of the first bot's share: is it `least`, or as much as `wanted`?"""

    least: float
    wanted: float


class MatchPlan(msgspec.Struct, frozen=True, kw_only=True, tag="match", tag_field="run"):
    """All that decides how a match goes, fixed before its first game."""

    version: str  # of Kolejiště
    setting: Setting
    bots: list[str]
    seed: int  # of the first block; each further one has the next
    blocks: int  # the most that are played
    sprt: Sprt | None = None
    measures: list[str] = []
    records: bool = False

    def lineup(self) -> tuple[int, ...]:
        """Which entrant sits on each seat in the first game of a block."""
        if len(self.bots) == self.setting.players:
            return tuple(range(len(self.bots)))
        return (0, *[1] * (self.setting.players - 1))

    def each(self) -> Iterator[Block]:
        """The blocks in order."""
        entrants = self.lineup()
        bots = tuple(self.bots[entrant] for entrant in entrants)
        for number in range(self.blocks):
            yield Block(number, self.setting, bots, entrants, self.seed + number, len(bots))


class Played(NamedTuple):
    """What a tally needs of a game."""

    block: int
    entrants: Sequence[int]
    won: Sequence[float]
    scores: Sequence[int]
    plies: int


class Standing(msgspec.Struct, frozen=True):
    """How one entrant stands: its share of victories for each seat it has, and its points, with 95 % intervals over
    blocks."""

    bot: str
    share: float
    low: float
    high: float
    points: float
    points_low: float
    points_high: float


class Tally:
    """What has come of a match so far, block by block."""

    def __init__(self, bots: Sequence[str], sprt: Sprt | None = None) -> None:
        self.bots = bots
        self.games = self.blocks = 0
        self.plies = 0
        self.decision: Decision | None = None
        self._sprt = sprt
        self._won: list[list[list[float]]] = [[] for _ in bots]  # by entrant and block: for each of its seats
        self._points: list[list[float]] = [[] for _ in bots]  # by entrant and block: their mean
        self._sum = self._squares = 0.0  # of the blocks' shares of the first entrant

    def add(self, rows: Sequence[Played | Row]) -> None:
        """The games of one block."""
        self.blocks += 1
        self.games += len(rows)
        self.plies += sum(row.plies for row in rows)
        for entrant in range(len(self.bots)):
            seats = [(row, seat) for row in rows for seat, who in enumerate(row.entrants) if who == entrant]
            self._won[entrant].append([row.won[seat] for row, seat in seats])
            self._points[entrant].append(fmean(row.scores[seat] for row, seat in seats))
        share = fmean(self._won[0][-1])
        self._sum += share
        self._squares += share * share
        if self._sprt is not None and self.decision is None and abs(self.llr) >= BOUND:
            self.decision = "better" if self.llr > 0 else "not-better"

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio of the two shares under test, over the shares of blocks.

        Few blocks tell little about how much blocks differ: one more is thought along that is a whole victory off. It
        keeps the rates of error at the promised ones, and costs some ten games."""
        if self._sprt is None or self.blocks == 0:
            return 0.0
        low, high, mean = self._sprt.least, self._sprt.wanted, self._sum / self.blocks
        variance = (self._squares - self.blocks * mean * mean + 1.0) / self.blocks
        return self.blocks * (high - low) * (2 * mean - low - high) / (2 * variance)

    def standings(self) -> list[Standing]:
        """How everybody stands."""
        return [self._standing(entrant) for entrant in range(len(self.bots))]

    def _standing(self, entrant: int) -> Standing:
        won, points = self._won[entrant], self._points[entrant]
        share = fmean(one for block in won for one in block)
        mean, half = mean_interval(points)
        return Standing(self.bots[entrant], share, *interval(won), mean, mean - half, mean + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and half the width of its 95 % interval."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, Z95 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def played(rows: pl.DataFrame) -> Iterator[list[Played]]:
    """The games of a book, block by block."""
    games = (Played(*row) for row in rows.select(COLUMNS).iter_rows())
    for _, block in groupby(games, attrgetter("block")):
        yield list(block)


def advance(book: Book, blocks: Iterable[Block], play: Map, seen: Callable[[list[Row]], bool]) -> None:
    """Play what the book lacks of these blocks, until `seen` says that it is enough."""
    begun = book.blocks

    def missing() -> Iterator[Block]:
        for block in blocks:
            if block.number >= begun:
                yield block
            elif block.number == begun - 1:
                book.require_same_game(block)

    for rows in play(missing()):
        book.add(rows)
        if seen(rows):
            return


def run_match(plan: MatchPlan, book: Book, play: Map, progress: Callable[[Tally], None]) -> Tally:
    """Play a match to its end, or on from where it was."""
    tally = Tally(plan.bots, plan.sprt)
    for block in played(book.rows(COLUMNS)):
        tally.add(block)
    progress(tally)

    def seen(rows: list[Row]) -> bool:
        tally.add(rows)
        progress(tally)
        return tally.decision is not None

    if tally.decision is None:
        advance(book, plan.each(), play, seen)
    return tally
