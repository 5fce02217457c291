"""Tables on disk. One row for each entry of a record: what is in the database has happened, and nothing else has.

All writing is done by one thread. It gathers what is waiting into one transaction, so that many tables share the cost
of a safe write, and answers only when the disk has it."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError

from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import AnyEntry, Chat, Header, Record

from .errors import BadRequest, Conflict

MIGRATIONS = Path(__file__).parent / "migrations"
WAITING, PLAYING, OVER = "waiting", "playing", "over"

schema = MetaData()
tables = Table(
    "tables",
    schema,
    Column("id", String, primary_key=True),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String, nullable=False),  # the browser that made it
    Column("header", Text, nullable=False),  # the record's first line, with the secret while it is one
    Column("touched", String, nullable=False),
    Column("successor", String),  # the table where the same people play again
    Column("wish", Text),  # moves that somebody asks all to take back
)
seats = Table(
    "seats",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String),  # None: a person's seat
    Column("name", String),  # None: still free
    Column("owner", String),  # the browser it belongs to
    Column("stand_in", String),  # the bot that plays for an absent person
    Column("link", Integer, nullable=False),  # counts the moves to another device: an older link is worth nothing
)
entries = Table(
    "entries",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; two writers cannot both have it
    Column("line", Text, nullable=False),
)


class Seat(msgspec.Struct, kw_only=True):
    """Who sits on a seat. A bot has a word, a person a name and the browser it belongs to."""

    seat: int
    bot: str | None = None
    name: str | None = None
    owner: str | None = None
    stand_in: str | None = None
    link: int = 0

    @property
    def free(self) -> bool:
        return self.bot is None and self.name is None

    @property
    def word(self) -> str:
        """As the record's header has it."""
        return self.bot or f"name:{self.name or ''}"


class Wish(msgspec.Struct, kw_only=True):
    """A seat asks that the last so many moves be taken back; it holds for the entry it was made at."""

    seat: int
    moves: int
    entry: int
    agreed: list[int]


class StoredTable(msgspec.Struct, kw_only=True):
    """A table as the database has it."""

    id: str
    phase: str
    listed: bool
    host: str
    touched: str
    successor: str | None
    wish: Wish | None
    seats: list[Seat]
    record: Record


class Summary(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    phase: str
    listed: bool
    host: str
    touched: str
    header: Header
    seats: list[Seat]


Work = Callable[[Connection], Any]
Answer = tuple[asyncio.Future[Any], Any, Exception | None]


class Storage:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        migrate(self.engine)
        self._work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._work.put(None)
        self._writer.join()
        self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    async def write(self, work: Work) -> Any:
        """Let the writer do this work; returns when it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return await asyncio.shield(done)

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

    # --- reading -----------------------------------------------------------------------------------------------------

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
            )

    def listed(self, phase: str, most: int = 30) -> list[Summary]:
        """The public tables in this phase, the newest first."""
        return self._summaries(select(tables).where(tables.c.listed, tables.c.phase == phase), most)

    def of_browser(self, browser: str, most: int = 30) -> list[Summary]:
        """The tables where this browser has a seat, or which it made."""
        own = select(seats.c.table_id).where(seats.c.owner == browser)
        return self._summaries(select(tables).where(tables.c.id.in_(own) | (tables.c.host == browser)), most)

    def _summaries(self, chosen: Any, most: int) -> list[Summary]:
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
            )
        )
        connection.execute(
            insert(seats), [{"table_id": stored.id, **msgspec.structs.asdict(seat)} for seat in stored.seats]
        )
        if stored.record.entries:
            append(stored.id, 1, stored.record.entries)(connection)

    return work


def append(
    table: str,
    number: int,
    added: Sequence[AnyEntry],
    header: Header | None = None,
    phase: str = "",
    seated: Sequence[Seat] = (),
) -> Work:
    """Entries after the ones that stand, the first with this number; with them what they change about the table, and
    who sits where now if that is new."""
    rows = [
        {"table_id": table, "number": number + place, "line": msgspec.json.encode(entry).decode()}
        for place, entry in enumerate(added)
    ]
    changes: dict[str, Any] = {"touched": now()}
    if changes_game(added):
        changes["wish"] = None
    if header is not None:
        changes["header"] = _line(header)
    if phase:
        changes["phase"] = phase

    def work(connection: Connection) -> None:
        try:
            connection.execute(insert(entries), rows)
        except IntegrityError:
            raise Conflict("entry-stale") from None
        connection.execute(update(tables).where(tables.c.id == table).values(changes))
        for seat in seated:
            change_seat(table, seat)(connection)

    return work


def changes_game(added: Sequence[AnyEntry]) -> bool:
    """Whether these entries leave another position than before: talk does not."""
    return not all(isinstance(entry, Chat) for entry in added)


def change_seat(table: str, seat: Seat) -> Work:
    """Who sits there now."""

    def work(connection: Connection) -> None:
        place = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
        connection.execute(update(seats).where(place).values(msgspec.structs.asdict(seat)))

    return work


def change_table(table: str, **values: Any) -> Work:
    """A table's successor, or what somebody wishes to take back."""
    written = {
        name: msgspec.json.encode(value).decode() if isinstance(value, Wish) else value
        for name, value in values.items()
    }

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(written))

    return work


# --- the database itself --------------------------------------------------------------------------------------------


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.url.database:  # whoever can read it can read the cards of running tables
        Path(engine.url.database).touch(mode=0o600)

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, savepoints included
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the form that this version knows."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as why:
        raise BadRequest("database-newer", reason=str(why)) from None
    except DatabaseError as why:  # the file is something else, or cannot be written
        raise KolejisteError("file-unwritable", file=str(engine.url.database), reason=str(why.orig)) from None
