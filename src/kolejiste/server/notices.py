"""Messages that it is somebody's turn: at most one for each turn, table and way, to one who is not looking. They stand
in a queue in the database, from which exactly one process takes each; what is sent goes off the event loop.

A message says which game, who plays and where: nothing that a card could follow from."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kolejiste.core.errors import KolejisteError
from kolejiste.core.text import list_of

from .company import BEAT, BEATS
from .hall import Hall
from .identity import mark_of
from .live import LiveTable
from .people import Person, known_person
from .position import names_of
from .schema import PLAYING, WAITING, hooks, notices, persons, seats, subscriptions, tables
from .speech import game_name, web_words
from .storage import Storage, Work

log = logging.getLogger("kolejiste.server")
MAIL, HOOK, PUSH = "mail", "hook", "push"  # the ways; a push goes to each subscription by itself
LOOK = 1.0  # seconds between two looks into the queue
TRIES, WAIT = 4, 60.0  # so often, and after so many seconds, four times as many after each
A_DAY = 24 * 3600.0
KEPT = 30 * A_DAY  # seconds for which it is remembered that a turn was told
REMEMBERED = 30.0  # seconds for which it is remembered how somebody is reached
AT_ONCE = 20
MOST_TOLD = 100  # tables in a letter


class Notice(msgspec.Struct, frozen=True):
    """A message in the queue."""

    table: str
    seat: int
    turn: int
    channel: str
    person: str
    tries: int
    made: float


class Telling(msgspec.Struct, frozen=True):
    """What a message may say."""

    table: str
    game: str
    name: str  # whose turn it is
    subject: str  # that it is
    others: str
    path: str


class Fails(Exception):
    """It did not go; perhaps it will later. `forever` if it never will."""

    def __init__(self, forever: bool = False) -> None:
        self.forever = forever


Sender = Callable[[Notice, Person | None, Sequence[Telling], LiveTable], None]


def awaited(table: LiveTable) -> dict[int, int]:
    """The seats that a table waits for, each with a number of its turn: how many moves were made before it. Before the
    deal it is below zero: there a table waits for browsers that have not promised their number, or not shown it."""
    state = table.state
    if state is None:
        return _gathered(table)
    if table.over or table.bot_to_move() is not None:
        return {}
    seat, before = state.seat, len(table.moves)
    while before and table.moves[before - 1].seat == seat:
        before -= 1
    return {seat: before}


def _gathered(table: LiveTable) -> dict[int, int]:
    gathering = table.gathering
    if table.stored.phase != WAITING or not gathering.is_full or not gathering.sealed:
        return {}
    promised = gathering.all_promised
    late = gathering.missing if promised else gathering.people - gathering.promises.keys()
    return dict.fromkeys(late, -1 - 2 * gathering.round - promised)


def waits_for(table: LiveTable, owner: str) -> int | None:
    """The first seat of this owner that a table waits for."""
    return next((seat for seat in sorted(awaited(table)) if table.seats[seat].owner == owner), None)


def telling(table: LiveTable, seat: int, language: str) -> Telling:
    names = names_of(table.seats, language)
    others = [name for place, name in enumerate(names) if place != seat]
    game = game_name(table.record.header.title, language)
    said = "message-turn" if table.state is not None else "message-deal"
    return Telling(
        table=table.id,
        game=game,
        name=names[seat],
        subject=web_words(language)(said, game=game),
        others=list_of(others, language) if others else "",
        path=f"/tables/{table.id}",
    )


class Messenger:
    """Puts messages into the queue and takes them out of it."""

    def __init__(self, hall: Hall, senders: dict[str, Sender]) -> None:
        self._hall = hall
        self._storage = hall.storage
        self._senders = senders
        self._seen: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        self._ways: dict[tuple[str, str], tuple[float, list[str]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.noticed, hall.reached = self.look, self.forget
        self._going = asyncio.create_task(self._go())

    async def close(self) -> None:
        self._going.cancel()
        for task in self._tasks:
            task.cancel()

    # --- into the queue ----------------------------------------------------------------------------------------------

    def look(self, table: LiveTable) -> None:
        """Something has happened at this table: whoever's turn it is now may want to know."""
        for seat, turn in awaited(table).items():
            key, owner = (table.id, seat, turn), table.seats[seat].owner
            if owner is None or key in self._seen:
                continue
            self._seen[key] = None
            if len(self._seen) > 10_000:
                self._seen.popitem(last=False)
            task = asyncio.create_task(self._enter(table, owner, seat, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, owner: str = "", table: str = "") -> None:
        """Somebody is reached in other ways now. What is still to be told is looked at anew."""
        self._ways = {key: known for key, known in self._ways.items() if owner != key[0] and table != key[1]}
        for one in self._hall.all_at_hand():
            here = {(one.id, *turn) for turn in awaited(one).items()}
            if here and (one.id == table or waits_for(one, owner) is not None):
                for key in here:
                    self._seen.pop(key, None)
                self.look(one)

    async def _enter(self, table: LiveTable, owner: str, seat: int, turn: int) -> None:
        try:
            ways = await self._reached(owner, table.id)
            if ways:
                due = time.time() + self._hall.settings.notice_after
                await self._storage.write(entered(table.id, seat, turn, owner, ways, due))
        except Exception:  # the next visit to the table tries again
            self._seen.pop((table.id, seat, turn), None)
            log.exception("a message could not be put into the queue for table %s", table.id)

    async def _reached(self, owner: str, table: str) -> list[str]:
        """The ways in which this owner, and the chat room of this table, are reached."""
        then, known = self._ways.get((owner, table), (0.0, []))
        if time.monotonic() - then > REMEMBERED or not then:
            known = await self._storage.ask(ways_of, self._storage, owner, table)
            if len(self._ways) > 10_000:
                self._ways.clear()
            self._ways[owner, table] = time.monotonic(), known
        return [way for way in known if way.partition(" ")[0] in self._senders]

    # --- out of it ---------------------------------------------------------------------------------------------------

    async def _go(self) -> None:
        swept = 0.0
        with contextlib.suppress(Exception):
            await self._begin()
        while True:
            try:
                if time.monotonic() - swept > 3600 or not swept:
                    swept = time.monotonic()
                    await self._storage.write(swept_out(time.time() - KEPT))
                for notice in await self._storage.write(taken(time.time())):
                    task = asyncio.create_task(self._deliver(notice))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
            except Exception:  # the database may be away for a while
                log.exception("the queue of messages could not be read")
            await asyncio.sleep(LOOK)

    async def _begin(self) -> None:
        """A server that was killed may have made a move and not told it: tables of people who want to know are looked
        at when it starts again."""
        for name in await self._storage.ask(wanting, self._storage):
            with contextlib.suppress(KolejisteError):
                await self._hall.table(name)

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self._send(notice)
        except Fails as why:
            again = None if why.forever or notice.tries >= TRIES else time.time() + WAIT * 4 ** (notice.tries - 1)
            await self._storage.write(put_back(notice, again))
            if again is None:
                log.warning("a message by %s was given up", notice.channel.partition(" ")[0])
        except KolejisteError:  # the table is gone
            return
        except Exception:
            log.exception("a message by %s failed", notice.channel.partition(" ")[0])

    async def _send(self, notice: Notice) -> None:
        here = self._hall.at_hand(notice.table) is not None
        table = await self._hall.table(notice.table)
        if self._storage.shared and not here:
            await asyncio.sleep(BEAT * (BEATS + 1))  # other processes say who looks there
        if awaited(table).get(notice.seat) != notice.turn or table.seats[notice.seat].owner != notice.person:
            return
        if table.presence.looks(notice.person):
            return
        if table.presence.here(table.seats[notice.seat]):  # a moment ago: perhaps they come back
            again = msgspec.structs.replace(notice, tries=notice.tries - 1)
            await self._storage.write(put_back(again, time.time() + max(1.0, self._hall.settings.patience)))
            return
        person = await self._storage.ask(known_person, self._storage, notice.person)
        tellings = [telling(table, notice.seat, person.language if person is not None else "en")]
        if notice.channel == MAIL and person is not None and person.daily:
            if not await self._storage.write(todays_letter(person.id, time.time())):
                await self._tomorrow(notice)
                return
            tellings = await self._all_of(person, tellings)
        loop = asyncio.get_running_loop()
        sender = self._senders[notice.channel.partition(" ")[0]]
        await loop.run_in_executor(self._hall.senders, sender, notice, person, tellings, table)

    async def _tomorrow(self, notice: Notice) -> None:
        """Today's letter has gone. What it had told already need not be told again."""
        person = await self._storage.ask(known_person, self._storage, notice.person)
        if person is not None and notice.made > person.mailed:
            again = msgspec.structs.replace(notice, tries=notice.tries - 1)
            await self._storage.write(put_back(again, person.mailed + A_DAY))

    async def _all_of(self, person: Person, first: list[Telling]) -> list[Telling]:
        """Everything that waits for this person, for one message a day."""
        found = {one.table: one for one in first}
        for summary in await self._storage.ask(self._storage.of_browser, person.id, MOST_TOLD):
            if summary.phase not in (WAITING, PLAYING):
                continue
            with contextlib.suppress(KolejisteError):
                table = await self._hall.table(summary.id)
                if (seat := waits_for(table, person.id)) is not None:
                    found[table.id] = telling(table, seat, person.language)
        return list(found.values())


# --- what is read and written ---------------------------------------------------------------------------------------


def ways_of(storage: Storage, owner: str, table: str) -> list[str]:
    """How an owner and the chat room of a table are reached: a mail that comes once a day says when."""
    with storage.engine.connect() as connection:
        found = []
        mail = select(persons.c.daily, persons.c.mailed).where(persons.c.id == owner, persons.c.confirmed)
        if (row := connection.execute(mail).one_or_none()) is not None:
            found.append(f"{MAIL} {row.mailed + A_DAY}" if row.daily else MAIL)
        ends = select(subscriptions.c.endpoint).where(subscriptions.c.person == owner)
        found += [f"{PUSH} {mark_of(end)}" for end in connection.execute(ends).scalars()]
        if connection.execute(select(hooks.c.table_id).where(hooks.c.table_id == table)).one_or_none() is not None:
            found.append(HOOK)
        return found


def wanting(storage: Storage, most: int = 500) -> list[str]:
    """Tables that are not over where somebody wants messages, the last touched first."""
    reached = select(subscriptions.c.person).union(select(persons.c.id).where(persons.c.confirmed))
    theirs = select(seats.c.table_id).where(seats.c.owner.in_(reached))
    either = tables.c.id.in_(theirs) | tables.c.id.in_(select(hooks.c.table_id))
    with storage.engine.connect() as connection:
        found = (
            select(tables.c.id).where(tables.c.phase.in_((WAITING, PLAYING)), either).order_by(tables.c.touched.desc())
        )
        return list(connection.execute(found.limit(most)).scalars())


def entered(table: str, seat: int, turn: int, person: str, ways: Sequence[str], due: float) -> Work:
    """One message by each way, unless this turn was told in it before."""
    rows = []
    for way in ways:
        kind, _, rest = way.partition(" ")
        channel, then = (MAIL, max(due, float(rest))) if kind == MAIL and rest else (way, due)
        rows.append(
            {
                "table_id": table,
                "seat": seat,
                "turn": turn,
                "channel": channel,
                "person": person,
                "made": time.time(),
                "due": then,
                "tries": 0,
            }
        )

    def work(connection: Connection) -> None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(notices).values(rows).on_conflict_do_nothing())

    return work


def taken(now: float) -> Work:
    """Messages that are due: they are this process's now, and nobody else takes them. Should it die they are lost, for
    a second message would be worse."""

    def work(connection: Connection) -> list[Notice]:
        due = select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(AT_ONCE)
        found = []
        for row in connection.execute(due.with_for_update(skip_locked=True)).all():
            here = _place(row.table_id, row.seat, row.turn, row.channel) & (notices.c.due == row.due)
            if connection.execute(update(notices).where(here).values(due=None, tries=row.tries + 1)).rowcount:
                found.append(Notice(row.table_id, row.seat, row.turn, row.channel, row.person, row.tries + 1, row.made))
        return found

    return work


def _place(table: str, seat: int, turn: int, channel: str) -> Any:
    return (
        (notices.c.table_id == table)
        & (notices.c.seat == seat)
        & (notices.c.turn == turn)
        & (notices.c.channel == channel)
    )


def put_back(notice: Notice, due: float | None) -> Work:
    def work(connection: Connection) -> None:
        here = _place(notice.table, notice.seat, notice.turn, notice.channel)
        connection.execute(update(notices).where(here).values(due=due, tries=notice.tries))

    return work


def todays_letter(person: str, now: float) -> Work:
    """Whether today's letter to this person goes now; not where it has gone. What is in the queue is in the letter."""

    def work(connection: Connection) -> bool:
        here = (persons.c.id == person) & (persons.c.mailed <= now - A_DAY)
        if connection.execute(update(persons).where(here).values(mailed=now)).rowcount != 1:
            return False
        theirs = (notices.c.person == person) & (notices.c.channel == MAIL) & notices.c.due.is_not(None)
        connection.execute(update(notices).where(theirs).values(due=None))
        return True

    return work


def swept_out(before: float) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(delete(notices).where(notices.c.due.is_(None), notices.c.made < before))

    return work
