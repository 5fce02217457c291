"""What whoever runs a server does with its tables besides serving them; all of it also while the server runs."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from kolejiste.core.errors import BadRecord, KolejisteError
from kolejiste.core.record import Record
from kolejiste.core.table import Table

from .database import OWNER_ONLY, SQLITE, copy_sqlite, folder_of, make_private
from .errors import BadRequest, NoSuchTable
from .schema import (
    WAITING,
    Running,
    Seat,
    StoredTable,
    Summary,
    Wish,
    analyses,
    entries,
    hooks,
    keys,
    notices,
    seats,
    tables,
)
from .storage import KEY_BYTES, Storage, create, now
from .ticking import stopped, ticking

FORMAT = 1


class TableFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table in a file of its own: what the database has of it, the secret of a running game included."""

    kolejiste_table: int
    id: str
    phase: str
    listed: bool
    host: str
    touched: str
    successor: str | None
    wish: Wish | None
    seats: list[Seat]
    record: list[str]
    clock: Running | None = None  # as it stood when the file was written


class Statistics(msgspec.Struct, kw_only=True, frozen=True):
    """How much a server holds, and how much of it is alive."""

    phases: dict[str, int]
    games: dict[str, int]
    touched: int  # tables touched within a week
    entries: int
    people: int  # browsers that have a seat
    keys: int
    bytes: int | None  # of a database that is a file


def every_table(storage: Storage, phase: str | None = None) -> list[Summary]:
    """All tables, the last touched first."""
    chosen = select(tables) if phase is None else select(tables).where(tables.c.phase == phase)
    return storage.summaries(chosen)


def untouched(storage: Storage, days: int) -> list[str]:
    """Tables where nothing has happened for so many days."""
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    with storage.engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(tables.c.touched < before)).scalars())


def remove(storage: Storage, names: Sequence[str]) -> None:
    """Delete these tables for good: all of them, or none where one is unknown."""
    with storage.engine.begin() as connection:
        for name in names:
            _require(connection, name)
            for kept in (entries, analyses, seats, hooks, notices):
                connection.execute(delete(kept).where(kept.c.table_id == name))
            connection.execute(delete(tables).where(tables.c.id == name))


def _require(connection: Connection, name: str) -> None:
    if connection.execute(select(tables.c.id).where(tables.c.id == name)).one_or_none() is None:
        raise NoSuchTable("admin-no-table", table=name)


# --- files ----------------------------------------------------------------------------------------------------------


def export(storage: Storage, name: str, file: Path) -> None:
    """Write a table into a file that only the owner can read."""
    stored = storage.read(name)
    if stored is None:
        raise NoSuchTable("admin-no-table", table=name)
    content = TableFile(
        kolejiste_table=FORMAT,
        id=stored.id,
        phase=stored.phase,
        listed=stored.listed,
        host=stored.host,
        touched=stored.touched,
        successor=stored.successor,
        wish=stored.wish,
        seats=stored.seats,
        record=[line.decode() for line in stored.record.lines(secret=True)],
        clock=stopped(stored.clock, stored.record.header.clock, time.time()),
    )
    draft = file.with_name(file.name + ".new")
    draft.touch(mode=OWNER_ONLY)
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(content)) + b"\n")
    draft.replace(file)


def bring_in(storage: Storage, file: Path) -> str:
    """Put the table of a file into the database, if it is whole and there is none of its name; returns the name."""
    try:
        content = msgspec.json.decode(file.read_bytes(), type=TableFile)
        record = Record.from_bytes("\n".join(content.record).encode())
        if record.dealt != (content.phase != WAITING):
            raise BadRecord("record-no-deal")
        state = Table.resume(record, trusted=record.header.secret is None).state if record.dealt else None
    except msgspec.DecodeError as why:
        raise BadRequest("admin-bad-file", file=str(file), reason=str(why)) from None
    except KolejisteError as why:
        raise BadRequest("admin-bad-file", file=str(file), reason=why) from None
    if content.kolejiste_table != FORMAT or [seat.seat for seat in content.seats] != list(range(record.header.players)):
        raise BadRequest("admin-bad-file", file=str(file), reason=f"kolejiste_table {content.kolejiste_table}")
    stored = StoredTable(
        id=content.id,
        phase=content.phase,
        listed=content.listed,
        host=content.host,
        touched=content.touched,
        successor=content.successor,
        wish=content.wish,
        seats=content.seats,
        record=record,
        **ticking(record, content.clock, (), state, content.seats, time.time()),
    )
    if storage.read(content.id) is not None:
        raise BadRequest("admin-table-exists", table=content.id)
    with storage.engine.begin() as connection:
        create(stored)(connection)
    return content.id


def back_up(storage: Storage, folder: Path) -> Path:
    """A copy of the whole database in a folder, whole also while the server writes; a server can be started on it."""
    source = folder_of(storage.engine.url)
    if source is None:
        raise BadRequest("admin-backup-elsewhere")
    make_private(folder)
    copy = folder / SQLITE
    if copy.exists():
        raise BadRequest("admin-backup-exists", folder=str(folder))
    copy_sqlite(source / SQLITE, copy)
    return copy


# --- keys and figures -----------------------------------------------------------------------------------------------


def rotate_key(storage: Storage, *, forget: bool = False) -> int:
    """A new key signs from now on. What the older ones have signed still counts, unless they are to be forgotten;
    returns how many keys there are then."""
    known = len(storage.keys())
    with storage.engine.begin() as connection:
        newest = connection.execute(select(func.max(keys.c.number))).scalar_one()
        if forget:
            connection.execute(delete(keys).where(keys.c.number < newest))
            known = 1
        else:
            secret = secrets.token_hex(KEY_BYTES)
            connection.execute(insert(keys).values(number=newest + 1, secret=secret, made=now()))
            known += 1
    return known


def statistics(storage: Storage) -> Statistics:
    """The figures of a server."""
    found = every_table(storage)
    week = (datetime.now(UTC) - timedelta(days=7)).isoformat(timespec="seconds")
    folder = folder_of(storage.engine.url)
    with storage.engine.connect() as connection:
        lines = connection.execute(select(func.count()).select_from(entries)).scalar_one()
        people = connection.execute(select(func.count(seats.c.owner.distinct()))).scalar_one()
    return Statistics(
        phases=dict(Counter(one.phase for one in found)),
        games=dict(Counter(one.header.title for one in found)),
        touched=sum(one.touched >= week for one in found),
        entries=lines,
        people=people,
        keys=len(storage.keys()),
        bytes=None if folder is None else sum(file.stat().st_size for file in folder.glob(f"{SQLITE}*")),
    )
