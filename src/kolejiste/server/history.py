"""What came of somebody's games: results, by title and against whom. A result follows from the record of a game that
came to its end; it is reckoned once and kept beside it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select, update

from kolejiste.core.errors import KolejisteError
from kolejiste.core.reading import make_ready

from .keeping import Keeping
from .live import LiveTable
from .schema import OVER, Seat, Summary, seats, tables
from .storage import Storage, Work

MOST = 500  # games of one person that are looked at
AT_ONCE = 20  # results that one visit waits for; the next one goes on


class Result(msgspec.Struct, frozen=True):
    """How a game ended, by seat. One that was given up has no places, and counts for nothing."""

    points: list[int]
    places: list[int]


make_ready(Result)


class Played(msgspec.Struct, frozen=True):
    """A finished game of somebody. `seat` is theirs; none where they played several, and it does not count."""

    table: Summary
    result: Result
    seat: int | None

    @property
    def counts(self) -> bool:
        """For practice nobody wins, and nobody wins against themselves."""
        return self.seat is not None and bool(self.result.places) and not self.table.header.practice


class Tally(msgspec.Struct):
    """Games against somebody, or of one title: who stood before whom, or how often one won."""

    name: str
    games: int = 0
    won: int = 0
    lost: int = 0
    even: int = 0
    best: int = 0
    bot: str | None = None


def result_of(table: LiveTable) -> Result:
    """The result of a table that is over."""
    state = table.state
    assert state is not None
    if not state.over:
        return Result([], [])
    people = table.game.people
    return Result(list(state.scores[:people]), list(state.ranks[:people]))


def kept_result(table: str, result: Result) -> Work:
    def work(connection: Connection) -> None:
        line = msgspec.json.encode(result).decode()
        connection.execute(update(tables).where(tables.c.id == table).values(result=line))

    return work


def _results(storage: Storage, names: Sequence[str]) -> dict[str, Result]:
    with storage.engine.connect() as connection:
        found = select(tables.c.id, tables.c.result).where(tables.c.id.in_(names), tables.c.result.is_not(None))
        return {row.id: msgspec.json.decode(row.result, type=Result) for row in connection.execute(found)}


async def results(hall: Keeping, names: Sequence[str]) -> dict[str, Result]:
    """The results of these finished tables; of so many that nobody has reckoned yet, the first few."""
    known = await hall.storage.ask(_results, hall.storage, names)
    for name in [name for name in names if name not in known][:AT_ONCE]:
        try:
            table = await hall.table(name)
        except KolejisteError:  # its game's package may not be installed any more
            continue
        if table.over:
            known[name] = result_of(table)
            await hall.storage.write(kept_result(name, known[name]))
    return known


def finished_of(storage: Storage, owner: str) -> list[Summary]:
    """The finished tables where this owner has a seat, the last one first."""
    own = select(seats.c.table_id).where(seats.c.owner == owner)
    return storage.summaries(select(tables).where(tables.c.id.in_(own), tables.c.phase == OVER), MOST)


async def played_by(hall: Keeping, owner: str) -> list[Played]:
    """The finished games of this owner, the last one first, as far as their results are known."""
    found = await hall.storage.ask(finished_of, hall.storage, owner)
    known = await results(hall, [one.id for one in found])
    return [Played(one, known[one.id], _seat(one.seats, owner)) for one in found if one.id in known]


def _seat(seated: Sequence[Seat], owner: str) -> int | None:
    own = [seat.seat for seat in seated if seat.owner == owner]
    return own[0] if len(own) == 1 else None


def by_title(games: Sequence[Played]) -> list[Tally]:
    """How often somebody won each title, the most played first."""
    found: dict[str, Tally] = {}
    for game in games:
        if game.counts and game.seat is not None:
            tally = found.setdefault(game.table.header.title, Tally(game.table.header.title))
            tally.games += 1
            tally.won += game.result.places[game.seat] == 1
            points = game.result.points[game.seat]
            tally.best = points if tally.games == 1 else max(tally.best, points)
    return sorted(found.values(), key=lambda one: (-one.games, one.name))


def head_to_head(games: Sequence[Played]) -> list[Tally]:
    """Against whom somebody has played and who stood before whom, the most frequent rival first. People are told apart
    by whose their seats are, and called as they were last."""
    found: dict[str, Tally] = {}
    for game in games:
        if not game.counts or game.seat is None:
            continue
        own = game.result.places[game.seat]
        for rival in game.table.seats:
            if rival.seat == game.seat or (rival.bot is None and rival.owner is None):
                continue
            key = f"bot {rival.bot}" if rival.bot else f"person {rival.owner}"
            tally = found.setdefault(key, Tally(rival.name or "", bot=rival.bot))
            place = game.result.places[rival.seat]
            tally.games += 1
            tally.won += own < place
            tally.lost += own > place
            tally.even += own == place
    return sorted(found.values(), key=lambda one: (-one.games, one.name))
