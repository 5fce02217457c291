"""A tournament: many bots, perhaps at several games. In a round robin every group that can sit at a table does; in a
Swiss system those meet in each round who have stood alike so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, count
from math import ceil, log2
from typing import Literal

import msgspec

from .blocks import Block, Row
from .book import Book
from .contest import advance
from .crew import Map
from .match import Setting

System = Literal["round-robin", "swiss"]
Table = tuple[int, ...]  # the entrants at it


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True, tag="tournament", tag_field="run"):
    """All that decides how a tournament goes, fixed before its first game."""

    version: str  # of Kolejiště
    settings: list[Setting]
    bots: list[str]
    system: System
    rounds: int  # of a Swiss system; a round robin has one
    deals: int  # at each table, for each game
    seed: int
    measures: list[str] = []
    records: bool = False

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return self.settings[0].players

    @property
    def blocks(self) -> int:
        """How many blocks there are in all."""
        tables = len(self.bots) // self.seats
        if self.system == "round-robin":
            tables = len(list(combinations(self.bots, self.seats)))
        return tables * self.rounds * self.deals * len(self.settings)


def usual_rounds(bots: int) -> int:
    """So many rounds find the best of a Swiss system."""
    return max(1, ceil(log2(bots)))


def draw_tables(plan: TournamentPlan, done: Sequence[Sequence[Table]], points: Sequence[float]) -> list[Table]:
    """Who meets in the next round, after these rounds and with these points."""
    everyone = range(len(plan.bots))
    if plan.system == "round-robin":
        return list(combinations(everyone, plan.seats))
    order = sorted(everyone, key=lambda entrant: (-points[entrant], entrant))
    sat = [entrant for tables in done for table in tables for entrant in table]
    while len(order) % plan.seats:  # who has played most often sits out, the weaker of equals
        order.remove(max(reversed(order), key=sat.count))
    met = [{*pair} for tables in done for table in tables for pair in combinations(table, 2)]
    tables = []
    while order:
        table = [order.pop(0)]
        while len(table) < plan.seats:
            # The next of those whom they have met least often.
            following = min(order, key=lambda one: sum(met.count({one, other}) for other in table))
            order.remove(following)
            table.append(following)
        tables.append(tuple(table))
    return tables


def blocks_of(plan: TournamentPlan, tables: Iterable[Table], number: int) -> Iterator[Block]:
    """The blocks of a round: each table plays the same deals, so that all have the same luck."""
    numbers = count(number * plan.blocks // plan.rounds)
    for table in tables:
        bots = tuple(plan.bots[entrant] for entrant in table)
        for setting in plan.settings:
            for deal in range(plan.deals):
                seed = plan.seed + number * plan.deals + deal
                yield Block(next(numbers), setting, bots, table, seed, len(table), group=str(number))


def points_of(plan: TournamentPlan, rows: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[float]:
    """What everybody has won: for each game the share of rivals beaten, a shared place counting half."""
    points = [0.0] * len(plan.bots)
    for entrants, places in rows:
        for entrant, place in zip(entrants, places, strict=True):
            if entrant >= 0:
                beaten = sum(place < other for other in places) + (places.count(place) - 1) / 2
                points[entrant] += beaten / max(1, len(places) - 1)
    return points


def run_tournament(plan: TournamentPlan, book: Book, play: Map, progress: Callable[[int], None]) -> list[list[Table]]:
    """Play a tournament to its end, or on from where it was; who met in each round."""
    rounds: list[list[Table]] = []

    def seen(rows: list[Row]) -> bool:
        progress(book.blocks)
        return False

    for number in range(plan.rounds):
        points = [0.0] * len(plan.bots)
        if number:
            rows = book.rows(("group", "entrants", "places")).iter_rows()
            points = points_of(plan, ((who, places) for group, who, places in rows if int(group) < number))
        rounds.append(draw_tables(plan, rounds, points))
        advance(book, blocks_of(plan, rounds[-1], number), play, seen)
    return rounds
