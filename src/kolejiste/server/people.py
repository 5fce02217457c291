"""A person with several browsers: how they come to be, how a browser comes to them and leaves, and what becomes of
their seats. Nobody needs this to play; who never asks for it is a browser like any other."""

from __future__ import annotations

import secrets as chance
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from .errors import Conflict, NoSuchTable, NotAllowed, TooMany
from .exchange import TableChanged, WhoChanged, told
from .identity import device_of, mark_of
from .keeping import Keeping
from .limits import visitor_of
from .paper import Req
from .schema import browsers, hooks, notices, passkeys, persons, seats, subscriptions, tables
from .speech import language_of
from .storage import Storage, Work, now

MOST_BROWSERS = 20  # of one person
FIRST, BY_LINK, BY_PASSKEY = "first", "link", "passkey"  # the ways in which a browser comes to a person


class Person(msgspec.Struct, kw_only=True):
    """Somebody with browsers, as the database has them."""

    id: str
    made: str
    link: int = 0
    linked: bool = False
    language: str = "en"
    ladder: str | None = None
    address: str | None = None
    confirmed: bool = False
    daily: bool = False
    mailed: float = 0.0
    mails: int = 0


class Device(msgspec.Struct, frozen=True):
    """A browser of a person, called by a mark: its own name is for its cookie alone."""

    mark: str
    made: str
    way: str
    here: bool


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    mark: str
    made: str


# --- reading --------------------------------------------------------------------------------------------------------


def person_of(storage: Storage, browser: str) -> Person | None:
    """Whose browser it is, if anybody's."""
    with storage.engine.connect() as connection:
        found = select(persons).join(browsers, browsers.c.person == persons.c.id).where(browsers.c.name == browser)
        row = connection.execute(found).one_or_none()
        return None if row is None else Person(**row._mapping)


def known_person(storage: Storage, person: str) -> Person | None:
    with storage.engine.connect() as connection:
        row = connection.execute(select(persons).where(persons.c.id == person)).one_or_none()
        return None if row is None else Person(**row._mapping)


def devices(storage: Storage, person: str, here: str) -> list[Device]:
    """The browsers of a person, the first one first."""
    with storage.engine.connect() as connection:
        found = select(browsers).where(browsers.c.person == person).order_by(browsers.c.made, browsers.c.name)
        return [Device(mark_of(row.name), row.made, row.way, row.name == here) for row in connection.execute(found)]


def own_passkeys(storage: Storage, person: str) -> list[Passkey]:
    with storage.engine.connect() as connection:
        found = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
        return [Passkey(mark_of(row.id), row.made) for row in connection.execute(found)]


def own_tables(storage: Storage, owner: str) -> int:
    """How many tables have a seat of this owner."""
    with storage.engine.connect() as connection:
        found = select(func.count(seats.c.table_id.distinct())).where(seats.c.owner == owner)
        return connection.execute(found).scalar_one()


# --- writing --------------------------------------------------------------------------------------------------------


async def ensured(hall: Keeping, request: Req) -> Person:
    """The person of whoever asks; where there was none, a new one, to whom the seats of the browser belong."""
    browser, language = device_of(request), language_of(request)
    known = await hall.storage.ask(person_of, hall.storage, browser)
    if known is not None:
        return known
    if hall.new_people.take(visitor_of(request), 1):
        raise TooMany("too-many-people")
    person = Person(id=chance.token_urlsafe(16), made=now(), language=language)

    def work(connection: Connection) -> list[str]:
        connection.execute(insert(persons).values(msgspec.structs.asdict(person)))
        _belongs(connection, browser, person.id, FIRST)
        return _handed_over(connection, browser, person.id)

    await _changed(hall, work, [browser])
    return person


async def joined(hall: Keeping, browser: str, person: str, way: str, *, bring: bool, link: int | None = None) -> None:
    """This browser comes to a person, with or without the seats it has itself. One that is somebody else's must leave
    them first. A recovery link serves once: who was second is told so, and nothing has changed."""

    def work(connection: Connection) -> list[str]:
        if link is not None:
            valid = (persons.c.id == person) & (persons.c.link == link) & persons.c.linked
            if connection.execute(update(persons).where(valid).values(linked=False)).rowcount != 1:
                raise NotAllowed("come-used")
        already = connection.execute(select(browsers.c.person).where(browsers.c.name == browser)).scalar_one_or_none()
        if already is not None and already != person:
            raise Conflict("come-other")
        if already == person:
            return []
        count = select(func.count()).select_from(browsers).where(browsers.c.person == person)
        if connection.execute(count).scalar_one() >= MOST_BROWSERS:
            raise Conflict("come-many", most=MOST_BROWSERS)
        _belongs(connection, browser, person, way)
        return _handed_over(connection, browser, person) if bring else []

    await _changed(hall, work, [browser])


async def left(hall: Keeping, person: Person, browser: str) -> None:
    """This browser is its own again. The last one stays where nothing else leads back to the person."""
    await _require_way_back(hall.storage, person, {browser})
    await _changed(hall, _gone([browser]), [browser])


async def removed(hall: Keeping, person: Person, mark: str) -> None:
    """Another browser of a person loses everything that is theirs, such as one that was lost. Whoever has it may have
    written down personal links, tokens and a recovery link, so these end with it; not the last way back."""

    def named() -> list[str]:
        with hall.storage.engine.connect() as connection:
            found = connection.execute(select(browsers.c.name).where(browsers.c.person == person.id)).scalars()
            return [name for name in found if mark_of(name) == mark]

    names = await hall.storage.ask(named)
    await _require_way_back(hall.storage, person, set(names))
    others = len(await hall.storage.ask(devices, hall.storage, person.id, "")) > len(names)

    def work(connection: Connection) -> list[str]:
        _gone(names)(connection)
        if names and others:
            changed_person(person.id, linked=False)(connection)
        return _links_ended(connection, person.id) if names else []

    await _changed(hall, work, names)


async def _require_way_back(storage: Storage, person: Person, leaving: set[str]) -> None:
    left_over = len(await storage.ask(devices, storage, person.id, "")) - len(leaving)
    if not left_over and not person.linked and not await storage.ask(own_passkeys, storage, person.id):
        raise NotAllowed("leave-last")


async def new_link(hall: Keeping, person: Person) -> int:
    """The number of a new recovery link; the one before serves no more."""

    def work(connection: Connection) -> int:
        here = persons.c.id == person.id
        connection.execute(update(persons).where(here).values(link=persons.c.link + 1, linked=True))
        return int(connection.execute(select(persons.c.link).where(here)).scalar_one())

    return int(await hall.storage.write(work))


async def revoked(hall: Keeping, person: Person) -> None:
    """No recovery link leads to this person any more."""
    await hall.storage.write(changed_person(person.id, linked=False))


def changed_person(person: str, **values: object) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(update(persons).where(persons.c.id == person).values(values))

    return work


async def forgotten(hall: Keeping, person: Person) -> None:
    """Nothing leads from here to this person any more: browsers, passkeys, the address, subscriptions, messages and
    the seats. Records keep the names that were played under: they are part of a chain that others have seen."""

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        names = list(connection.execute(select(browsers.c.name).where(browsers.c.person == person.id)).scalars())
        for kept in (browsers, passkeys, subscriptions):
            connection.execute(delete(kept).where(kept.c.person == person.id))
        connection.execute(delete(notices).where(notices.c.person == person.id))
        made = select(tables.c.id).where(tables.c.host == person.id)
        connection.execute(delete(hooks).where(hooks.c.table_id.in_(made)))
        nobody = f"gone-{chance.token_urlsafe(16)}"  # a table always has somebody who made it
        touched = _handed_over(connection, person.id, nobody)
        ended = {"owner": None, "link": seats.c.link + 1, "token": None}
        connection.execute(update(seats).where(seats.c.owner == nobody).values(ended))
        connection.execute(delete(persons).where(persons.c.id == person.id))
        for name in names:
            told(WhoChanged(name))(connection)
        return touched, names

    touched, names = await hall.storage.write(work)
    await _known_here(hall, touched, names)


# --- how it is written ----------------------------------------------------------------------------------------------


def _belongs(connection: Connection, browser: str, person: str, way: str) -> None:
    connection.execute(insert(browsers).values(name=browser, person=person, made=now(), way=way))
    told(WhoChanged(browser))(connection)


def _gone(names: Sequence[str]) -> Work:
    def work(connection: Connection) -> list[str]:
        connection.execute(delete(subscriptions).where(subscriptions.c.browser.in_(names)))
        connection.execute(delete(browsers).where(browsers.c.name.in_(names)))
        for name in names:
            told(WhoChanged(name))(connection)
        return []

    return work


def _handed_over(connection: Connection, old: str, new: str) -> list[str]:
    """All seats and tables of one owner are another's now; which tables these are. Whoever holds an older form of one
    in memory is behind."""
    sits = select(seats.c.table_id).where(seats.c.owner == old)
    theirs = select(tables.c.id).where(tables.c.id.in_(sits) | (tables.c.host == old))
    found = list(connection.execute(theirs).scalars())
    connection.execute(update(seats).where(seats.c.owner == old).values(owner=new))
    connection.execute(update(tables).where(tables.c.host == old).values(host=new))
    return _touched(connection, found)


def _links_ended(connection: Connection, owner: str) -> list[str]:
    """No personal link and no token that was given for a seat of this owner serves any more."""
    own = seats.c.owner == owner
    found = list(connection.execute(select(seats.c.table_id).where(own).distinct()).scalars())
    connection.execute(update(seats).where(own).values(link=seats.c.link + 1, token=None))
    return _touched(connection, found)


def _touched(connection: Connection, found: list[str]) -> list[str]:
    """Who sits there has changed: all who hold these tables in memory are told, and are behind."""
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(changes=tables.c.changes + 1))
    for table in found:
        told(TableChanged(table))(connection)
    return found


async def _changed(hall: Keeping, work: Work, names: Sequence[str]) -> None:
    await _known_here(hall, await hall.storage.write(work), names)


async def _known_here(hall: Keeping, touched: Sequence[str], names: Sequence[str]) -> None:
    """What was written is also what this process has in memory, before anybody is answered."""
    for name in names:
        hall.who.forget(name)
    for table in touched:
        known = hall.at_hand(table)
        if known is not None:
            try:
                await hall.catch_up(known)
            except NoSuchTable:
                continue
