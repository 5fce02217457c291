"""Positions from whole games of every title, at which somebody is asked something: every kind of question that games
come to, at the numbers of seats and with the options that change what lies on the table."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game
from kolejiste.core.record import Record, final_state
from kolejiste.core.registry import Title, titles
from kolejiste.core.table import Table
from kolejiste.server.schema import PLAYING, Seat, StoredTable
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage, create, now

LOOKER, OTHERS = "looker", "others"  # the browsers that own the seats
MANY = 22  # positions of each title
EACH = 6  # at most of one kind of question in one setting
# What changes the drawing most, by title: (seats, options); others are played with the fewest and the most seats.
SETTINGS: Mapping[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "mini_express": (
        (1, {"difficulty": "conductor"}),
        (2, {"duo": "experts"}),
        (5, {"map": "europe"}),
        (3, {"golden_spike": True}),
        (3, {"map": "europe", "ports": True}),
    ),
    "vlaky_na_trati": ((2, {}), (3, {"sheet": "II"})),
}
# A kind of question that few games of a setting come to: one that does is looked for.
RARE = {("mini_express", 3): "which-operator"}
TRIES = 60


@dataclass(frozen=True)
class Spot:
    """A table at which the looker decides."""

    title: str
    table: str
    seat: int
    tag: str  # of what is asked
    record: Record


def settings_of(title: Title) -> tuple[tuple[int, dict[str, Any]], ...]:
    least, most = max(2, title.seats[0]), title.seats[1]
    return SETTINGS.get(title.id, ((least, {}), (most, {})))


@cache
def spots(title: str) -> tuple[Spot, ...]:
    """The positions of a title, in the order in which their games came to them."""
    (found,) = [one for one in titles() if one.id == title]
    settings = settings_of(found)
    chosen: list[Spot] = []
    for place, (players, options) in enumerate(settings):
        game = found.bind(players, **options)
        for seed in range(11 + place, 11 + place + TRIES):
            by_tag: dict[str, list[tuple[int, Record]]] = defaultdict(list)
            for ply, tag, seat, record in _game(game, seed):
                by_tag[tag].append((ply, record))
                assert record.header.players > seat
            if RARE.get((title, place)) in (None, *by_tag):
                break
        for tag, there in sorted(by_tag.items()):
            step = max(1, len(there) // EACH)
            for ply, record in there[::step][:EACH]:
                name = f"{title}-{place}-{ply}"
                chosen.append(Spot(title, name, _decider(record), tag, record))
    return tuple(_thinned(chosen))


def _thinned(found: list[Spot]) -> list[Spot]:
    """Some of them, every kind of question among them."""
    tags = {spot.tag for spot in found}
    kept = [next(spot for spot in found if spot.tag == tag) for tag in sorted(tags)]
    rest = [spot for spot in found if spot not in kept]
    step = max(1, len(rest) // max(1, MANY - len(kept)))
    return kept + rest[::step]


def _game(game: Game, seed: int) -> Iterator[tuple[int, str, int, Record]]:
    """A game in which most moves are the planner's and some are any: what is asked at each move of a person, and the
    record up to there."""
    table = Table(game, [f"name:{seat}" for seat in range(game.people)], seed=seed)
    dice, planner, chance = random.Random(seed), game.planner(), Chance(seed)
    for ply in range(game.max_plies):
        state = table.state
        if state.over:
            return
        assert state.ask is not None
        legal = state.legal()
        if state.seat < game.people:
            yield ply, state.ask.tag, state.seat, Record(table.record.header, list(table.record.entries))
        clever = dice.random() < 0.75
        table.move(planner.choose(state.clone(), legal, chance) if clever else dice.choice(legal))


def _decider(record: Record) -> int:
    return final_state(record).seat


def lay_out(folder: Path, found: Mapping[str, tuple[Spot, ...]]) -> None:
    """Put the positions into a server's folder as tables; at each the looker owns the seat that decides."""
    settings = Settings(folder)
    # In a thread of its own, because a browser that is open has an event loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(_keep(Storage(settings.database), found))).result()


async def _keep(storage: Storage, found: Mapping[str, tuple[Spot, ...]]) -> None:
    try:
        for spot in (one for some in found.values() for one in some):
            people = spot.record.game().people
            owners = [LOOKER if seat == spot.seat else OTHERS for seat in range(people)]
            seats = [Seat(seat=seat, name=f"Name {seat + 1}", owner=owner) for seat, owner in enumerate(owners)]
            kept = StoredTable(
                id=spot.table,
                phase=PLAYING,
                listed=False,
                host=OTHERS,
                touched=now(),
                successor=None,
                wish=None,
                seats=seats,
                record=spot.record,
            )
            await storage.write(create(kept))
    finally:
        storage.close()
