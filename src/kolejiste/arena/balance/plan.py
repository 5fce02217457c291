"""Which games a report on balance is made of: two levels of bots among themselves, the stronger alone among the weaker,
and the stronger from the same deals again and again, with one edition or with two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import msgspec

from ..blocks import Block, Row
from ..book import Book
from ..contest import advance
from ..crew import Map
from ..match import Setting

AGAIN = 4  # games from one deal
LEAST = 6  # deals that are played again
AMONG = 3  # one game in so many of these is for the levels against each other, and one for luck


class BalancePlan(msgspec.Struct, frozen=True, kw_only=True, tag="balance", tag_field="run"):
    """All that decides a report, fixed before its first game. The settings differ in their edition alone."""

    version: str  # of Kolejiště
    settings: list[Setting]
    levels: list[str]  # the stronger bot first
    games: int  # of each level with each edition
    seed: int

    @property
    def blocks(self) -> int:
        """How many blocks there are in all."""
        return sum(1 for _ in self.each())

    def each(self) -> Iterator[Block]:
        """The blocks in order; both editions get the same seeds."""
        numbers = count()
        strong, weak = self.levels
        seats = self.settings[0].players
        alone, everyone = (0, *[1] * (seats - 1)), tuple([0] * seats)
        for which, setting in enumerate(self.settings):
            for level, bot in enumerate(self.levels):
                for deal in range(self.games):
                    group = f"{which}/level/{level}"
                    yield Block(next(numbers), setting, (bot,) * seats, (level,) * seats, self.seed + deal, 1, 0, group)
            others = self.seed + self.games  # deals that nobody has met yet
            if seats > 1:
                for deal in range(max(1, self.games // AMONG // seats)):
                    bots = (strong, *[weak] * (seats - 1))
                    yield Block(next(numbers), setting, bots, alone, others + deal, seats, 0, f"{which}/skill")
            for deal in range(max(LEAST, self.games // AMONG // AGAIN)):
                for again in range(1, AGAIN + 1):
                    seed, group = others + deal, f"{which}/luck"
                    yield Block(next(numbers), setting, (strong,) * seats, everyone, seed, 1, again, group)


def run_balance(plan: BalancePlan, book: Book, play: Map, progress: Callable[[int], None]) -> None:
    """Play all games of a report, or on from where it was."""

    def seen(rows: list[Row]) -> bool:
        progress(book.blocks)
        return False

    advance(book, plan.each(), play, seen)
