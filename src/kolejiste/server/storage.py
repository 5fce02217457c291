"""Tables on disk. One row for each entry of a record: what is in the database has happened, and nothing else has.

Every change is conditional: it names what its writer knows, and nothing is written for one who is behind. In SQLite all
writing is done by one thread, which gathers what is waiting into one transaction, so that many tables share the cost
of a safe write. Answers come only when the disk has it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Select, Update, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kolejiste.core.record import AnyEntry, Back, Chat, Header, Quiet, Record, Vacation

from .database import KEY_FILE, folder_of, open_database
from .errors import Behind
from .exchange import TableChanged, told
from .schema import Running, Seat, StoredTable, Summary, Wish, entries, keys, seats, tables

READERS, WRITERS = 2, 4  # threads that wait for the database, so that the event loop need not
LEASE = 10.0  # seconds after which bots are taken from a process that gives no sign of life
KEY_BYTES = 32
ENTERING = insert(entries)

T = TypeVar("T")

Work = Callable[[Connection], Any]
Answer = tuple[asyncio.Future[Any], Any, Exception | None]


class Storage:
    """The database of one server."""

    def __init__(self, url: str | URL) -> None:
        self.engine = open_database(url)
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes
        self._writers = ThreadPoolExecutor(WRITERS, "write") if self.shared else None
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._work.put(None)
        self._writer.join()
        self._readers.shutdown()
        if self._writers is not None:
            self._writers.shutdown()
        self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    async def write(self, work: Work) -> Any:
        """Let the writer do this work; returns when it is on disk. PostgreSQL gathers by itself what many write."""
        if self._writers is not None:
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._writers, self._one, work))
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return await asyncio.shield(done)

    def _one(self, work: Work) -> Any:
        with self.engine.begin() as connection:
            return work(connection)

    def _write_all(self) -> None:
        while (first := self._work.get()) is not None:
            batch = [first]
            while not self._work.empty() and len(batch) < 100:
                more = self._work.get()
                if more is None:
                    self._work.put(None)
                    break
                batch.append(more)
            self._write(batch)

    def _write(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        answers: list[Answer]
        try:
            with self.engine.begin() as connection:
                answers = [(done, work(connection), None) for work, done in batch]
        except Exception as why:  # nothing of the batch is on disk
            if len(batch) > 1:  # one that fails does not spoil the others: each by itself
                for one in batch:
                    self._write([one])
                return
            answers = [(batch[0][1], None, why)]  # whatever it is, the one who asked hears it
        answers[0][0].get_loop().call_soon_threadsafe(_settle, answers)

    # --- keys --------------------------------------------------------------------------------------------------------

    def keys(self) -> list[bytes]:
        """The keys that sign cookies and links, from the oldest to the newest; the first one is made when needed. A
        folder of the first version has it in a file."""
        with self.engine.connect() as connection:
            found = list(connection.execute(select(keys.c.secret).order_by(keys.c.number)).scalars())
        if found:
            return [bytes.fromhex(secret) for secret in found]
        folder = folder_of(self.engine.url)
        file = folder / KEY_FILE if folder is not None else None
        old = file.read_bytes() if file is not None and file.exists() else b""
        self.add_key(1, old if len(old) >= KEY_BYTES else secrets.token_bytes(KEY_BYTES))  # a cut one anybody can guess
        if file is not None:
            file.unlink(missing_ok=True)
        return self.keys()

    def add_key(self, number: int, key: bytes) -> None:
        """One more key, unless somebody else has added this one meanwhile."""
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(keys).values(number=number, secret=key.hex(), made=now()))

    # --- reading -----------------------------------------------------------------------------------------------------

    async def ask(self, question: Callable[..., T], *given: object) -> T:
        """What one of the questions below answers, without anybody waiting for it on the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, question, *given)

    def read(self, table: str) -> StoredTable | None:
        """A table with its whole record."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            lines = connection.execute(
                select(entries.c.line).where(entries.c.table_id == table).order_by(entries.c.number)
            ).scalars()
            written = [msgspec.json.decode(line, type=AnyEntry) for line in lines]
            return StoredTable(
                id=row.id,
                phase=row.phase,
                listed=row.listed,
                host=row.host,
                touched=row.touched,
                successor=row.successor,
                wish=None if row.wish is None else msgspec.json.decode(row.wish, type=Wish),
                seats=_seats(connection, [table]).get(table, []),
                record=Record(_header(row.header), written),
                changes=row.changes,
                clock=None if row.clock is None else msgspec.json.decode(row.clock, type=Running),
                deadline=row.deadline,
            )

    def version(self, table: str) -> tuple[int, int] | None:
        """How many entries a table has, and how often it changed besides."""
        last = select(func.count()).where(entries.c.table_id == table).scalar_subquery()
        with self.engine.connect() as connection:
            row = connection.execute(select(last, tables.c.changes).where(tables.c.id == table)).one_or_none()
            return None if row is None else (row[0], row[1])

    def listed(self, phase: str, most: int = 30) -> list[Summary]:
        """The public tables in this phase, the newest first."""
        return self.summaries(select(tables).where(tables.c.listed, tables.c.phase == phase), most)

    def of_browser(self, browser: str, most: int | None = 30) -> list[Summary]:
        """The tables where this browser, or person, has a seat, or which it made; as many as are asked for."""
        own = select(seats.c.table_id).where(seats.c.owner == browser)
        return self.summaries(select(tables).where(tables.c.id.in_(own) | (tables.c.host == browser)), most)

    def summaries(self, chosen: Select[Any], most: int | None = None) -> list[Summary]:
        """The chosen tables without their records, the last touched first."""
        with self.engine.connect() as connection:
            rows = connection.execute(chosen.order_by(tables.c.touched.desc()).limit(most)).all()
            taken = _seats(connection, [row.id for row in rows])
            return [
                Summary(
                    id=row.id,
                    phase=row.phase,
                    listed=row.listed,
                    host=row.host,
                    touched=row.touched,
                    header=_header(row.header),
                    seats=taken.get(row.id, []),
                )
                for row in rows
            ]


def _settle(answers: Sequence[Answer]) -> None:
    for done, answer, trouble in answers:
        if done.cancelled():
            continue
        if trouble is None:
            done.set_result(answer)
        else:
            done.set_exception(trouble)


def _header(line: str) -> Header:
    return msgspec.json.decode(line, type=Header)


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    ):
        given = {name: value for name, value in row._mapping.items() if name != "table_id"}
        found.setdefault(row.table_id, []).append(Seat(**given))
    return found


# --- what is written ------------------------------------------------------------------------------------------------


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _line(header: Header) -> str:
    return msgspec.json.encode(header).decode()


def create(stored: StoredTable) -> Work:
    """A new table with its seats."""

    def work(connection: Connection) -> None:
        connection.execute(
            insert(tables).values(
                id=stored.id,
                phase=stored.phase,
                listed=stored.listed,
                host=stored.host,
                header=_line(stored.record.header),
                touched=stored.touched,
                changes=stored.changes,
                clock=_text(stored.clock),
                deadline=stored.deadline,
            )
        )
        connection.execute(
            insert(seats), [{"table_id": stored.id, **msgspec.structs.asdict(seat)} for seat in stored.seats]
        )
        if stored.record.entries:
            _enter(connection, stored.id, 1, stored.record.entries)

    return work


def append(
    table: str,
    number: int,
    added: Sequence[AnyEntry],
    *,
    changes: int,
    header: Header | None = None,
    phase: str = "",
    seated: Sequence[Seat] = (),
    ticks: Mapping[str, Any] = {},
) -> Work:
    """Entries after the ones that stand, the first with this number; with them what they change about the table, and
    who sits where now if that is new, and where the clocks stand. The table must stand as after so many `changes`."""
    values: dict[str, Any] = {"touched": now(), **_texts(ticks)}
    if changes_game(added):
        values["wish"] = None
    if header is not None:
        values["header"] = _line(header)
    if phase:
        values["phase"] = phase

    def work(connection: Connection) -> None:
        _update(connection, table, changes, values)
        _enter(connection, table, number, added)
        _seat(connection, table, seated)

    return work


def change(table: str, changes: int, *, seated: Sequence[Seat] = (), **values: Any) -> Work:
    """What is no entry: who sits where, a table's successor, or what somebody wishes to take back. It is the change
    after so many others; if there was another one, nothing is written."""
    written = _texts(values)

    def work(connection: Connection) -> None:
        _update(connection, table, changes, {**written, "changes": changes + 1})
        _seat(connection, table, seated)

    return work


def _texts(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _text(value) for name, value in values.items()}


def _text(value: Any) -> Any:
    return msgspec.json.encode(value).decode() if isinstance(value, Wish | Running) else value


def succeed(table: str, changes: int, following: StoredTable) -> Work:
    """A new table where the same people play again: there is only ever one."""

    def work(connection: Connection) -> None:
        create(following)(connection)
        change(table, changes, successor=following.id)(connection)

    return work


def _update(connection: Connection, table: str, changes: int, values: dict[str, Any]) -> None:
    given = {f"new_{name}": value for name, value in values.items()}
    if connection.execute(_updating(*values), {**given, "at": table, "after": changes}).rowcount != 1:
        raise Behind("entry-stale")
    told(TableChanged(table))(connection)


@cache
def _updating(*columns: str) -> Update:
    """Sets these columns of a table. Every move does it, and to put a statement together takes longer than to run
    it."""
    here = (tables.c.id == bindparam("at")) & (tables.c.changes == bindparam("after"))
    return update(tables).where(here).values({name: bindparam(f"new_{name}") for name in columns})


def _enter(connection: Connection, table: str, number: int, added: Sequence[AnyEntry]) -> None:
    rows = [
        {"table_id": table, "number": number + place, "line": msgspec.json.encode(entry).decode()}
        for place, entry in enumerate(added)
    ]
    try:
        connection.execute(ENTERING, rows)
    except IntegrityError:
        raise Behind("entry-stale") from None


def _seat(connection: Connection, table: str, seated: Sequence[Seat]) -> None:
    for seat in seated:
        place = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
        connection.execute(update(seats).where(place).values(msgspec.structs.asdict(seat)))


# --- bots of several processes --------------------------------------------------------------------------------------

NOW = func.extract("epoch", func.clock_timestamp())  # by the database's clock: machines have their own


def lease(table: str, process: str) -> Work:
    """Whether this process may let the bots of a table think: nobody else does, or has died."""

    def work(connection: Connection) -> bool:
        free = tables.c.thinker.is_(None) | (tables.c.thinker == process) | (tables.c.leased < NOW)
        taken = update(tables).where((tables.c.id == table) & free).values(thinker=process, leased=NOW + LEASE)
        return connection.execute(taken).rowcount == 1

    return work


def release(table: str, process: str) -> Work:
    """No bot of this table thinks in this process any more."""

    def work(connection: Connection) -> None:
        mine = (tables.c.id == table) & (tables.c.thinker == process)
        connection.execute(update(tables).where(mine).values(thinker=None, leased=None))

    return work


def renew(process: str) -> Work:
    """This process lives, and its bots think on."""

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.thinker == process).values(leased=NOW + LEASE))

    return work


def take_over(process: str, most: int = 20) -> Work:
    """Tables whose bots thought in a process that died: they are this one's now."""

    def work(connection: Connection) -> list[str]:
        dead = select(tables.c.id).where(tables.c.leased < NOW).limit(most).with_for_update(skip_locked=True)
        found = list(connection.execute(dead).scalars())
        taken = update(tables).where(tables.c.id.in_(found)).values(thinker=process, leased=NOW + LEASE)
        connection.execute(taken)
        return found

    return work


def changes_game(added: Sequence[AnyEntry]) -> bool:
    """Whether these entries leave another position than before: talk does not."""
    return not all(isinstance(entry, Chat | Quiet | Vacation | Back) for entry in added)
