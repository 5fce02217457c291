"""The ladder of a server, where its owner has switched it on: people who asked to be on it, rated by the sealed games
that they played against each other."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter
from litestar.response import Redirect, Template
from sqlalchemy import Connection, select, update

from kolejiste.arena.ratings import Game, ladder
from kolejiste.core.letters import likeness
from kolejiste.core.registry import titles

from .errors import Conflict, NoSuchTable
from .hall import Hall
from .history import Result, results
from .mine import back, required
from .paper import Req, page
from .people import ensured
from .schema import OVER, Summary, persons, seats, tables
from .seating import checked_name
from .speech import language_of
from .storage import Storage

MOST = 20_000  # games that are looked at, the last ones
MIDDLE, SCALE = 1000, 40  # a rating is shown as so much for the average, and so much for each of its own points


class Rung(msgspec.Struct, frozen=True):
    """Somebody's place on the ladder. `low` is what they are at least worth, with a high probability: by it they are
    ranked, so that who played twice does not stand above who won for a year."""

    place: int
    name: str
    rating: int
    low: int
    games: int


def on_ladder(storage: Storage) -> dict[str, str]:
    """The people on the ladder, and the names they chose."""
    with storage.engine.connect() as connection:
        found = connection.execute(select(persons.c.id, persons.c.ladder).where(persons.c.ladder.is_not(None)))
        return {row.id: row.ladder for row in found}


def rated_tables(storage: Storage, people: list[str]) -> list[Summary]:
    """Finished tables with these people, the first one first."""
    theirs = select(seats.c.table_id).where(seats.c.owner.in_(people))
    return storage.summaries(select(tables).where(tables.c.id.in_(theirs), tables.c.phase == OVER), MOST)[::-1]


def counted(one: Summary, people: dict[str, int]) -> dict[int, int]:
    """Who of the ladder played this game for it, by seat: everybody once, without hints, and with cards that nobody
    could know."""
    if one.header.hints_open or one.header.commitment is None:
        return {}
    found = {seat.seat: people[seat.owner] for seat in one.seats if seat.owner in people}
    return found if len(found) > 1 and len(set(found.values())) == len(found) else {}


def game_of(result: Result, playing: dict[int, int]) -> Game:
    """The game among those on the ladder, the better first. Who was helped stands last: so nobody climbs by a program,
    nor makes a lost game count for nothing by letting one play its end."""
    last = max(result.places) + 1
    places = {seat: last if seat in result.helped else result.places[seat] for seat in playing}
    order = sorted(playing, key=lambda seat: places[seat])
    return Game(
        0,
        tuple(playing[seat] for seat in order),
        tuple(places[seat] for seat in order),
        tuple(result.points[seat] for seat in order),
    )


async def rungs(hall: Hall, title: str = "") -> list[Rung]:
    """The ladder of all games or of one title, the best first."""
    storage = hall.storage
    names = await storage.ask(on_ladder, storage)
    people = {person: number for number, person in enumerate(sorted(names))}
    found = [
        (one, playing)
        for one in await storage.ask(rated_tables, storage, list(people))
        if (not title or one.header.title == title) and (playing := counted(one, people))
    ]
    known = await results(hall, [one.id for one, _ in found])
    games = [game_of(known[one.id], playing) for one, playing in found if one.id in known and known[one.id].places]
    rated = await storage.ask(ladder, len(people), games)
    ranked = []
    for person, number in people.items():
        count = sum(number in game.entrants for game in games)
        if count:
            mu, sigma = rated[number].mu, rated[number].sigma
            ranked.append((_shown(mu - 3 * sigma), _shown(mu), names[person], count))
    ranked.sort(key=lambda one: (-one[0], one[2]))
    return [Rung(place, name, rating, low, count) for place, (low, rating, name, count) in enumerate(ranked, 1)]


def _shown(points: float) -> int:
    return round(MIDDLE + SCALE * (points - 25.0))


@get("/ladder", include_in_schema=False)
async def ladder_page(hall: Hall, request: Req, game: Annotated[str, Parameter(max_length=60)] = "") -> Template:
    _require_ladder(hall)
    language = language_of(request)
    known = {title.id: title.name[language] for title in titles()}
    chosen = game if game in known else ""
    return page(request, "ladder.html", rungs=await rungs(hall, chosen), titles=known, chosen=chosen)


@post("/mine/ladder", include_in_schema=False)
async def climb(hall: Hall, request: Req) -> Redirect:
    """Be on the ladder by this name, which nobody else has there."""
    _require_ladder(hall)
    form = await request.form()
    name = checked_name(str(form.get("name", "")), [])
    person = await ensured(hall, request)

    def work(connection: Connection) -> None:
        others = select(persons.c.ladder).where(persons.c.ladder.is_not(None), persons.c.id != person.id)
        if likeness(name) in {likeness(other) for other in connection.execute(others).scalars()}:
            raise Conflict("name-taken", name=name)
        connection.execute(update(persons).where(persons.c.id == person.id).values(ladder=name))

    await hall.storage.write(work)
    return back()


@post("/mine/ladder/leave", include_in_schema=False)
async def climb_down(hall: Hall, request: Req) -> Redirect:
    person = await required(hall, request)

    def work(connection: Connection) -> None:
        connection.execute(update(persons).where(persons.c.id == person.id).values(ladder=None))

    await hall.storage.write(work)
    return back()


def _require_ladder(hall: Hall) -> None:
    if not hall.settings.ladder:
        raise NoSuchTable("ladder-off")


HANDLERS: list[Any] = [ladder_page, climb, climb_down]
