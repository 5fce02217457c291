"""The database itself: how it is opened, brought to the form this version knows, and kept from strangers' eyes."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from kolejiste.core.errors import KolejisteError
from kolejiste.core.extras import require

from .errors import BadRequest

MIGRATIONS = Path(__file__).parent / "migrations"
OWNER_ONLY, OWNER_ONLY_FOLDER = 0o600, 0o700
SQLITE = "tables.sqlite"
MIGRATING = 0x4B6F6C  # the number of the lock that who changes the form of the database holds
KEY_FILE = "key"  # where the first version kept its key


def sqlite_in(folder: Path) -> URL:
    """The address of the database in a folder, whatever the folder is called."""
    return URL.create("sqlite", database=str(folder / SQLITE))


def known_url(given: str) -> URL:
    """The address of a database that we can use; a sentence tells what is wrong with another."""
    try:
        url = make_url(given)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        backend = ""
    if backend != "postgresql":
        raise BadRequest("database-kind")
    require("postgres")
    return url.set(drivername="postgresql+psycopg")


def folder_of(url: URL) -> Path | None:
    """The folder of a database that is a file."""
    return Path(url.database).parent if url.get_backend_name() == "sqlite" and url.database else None


def open_database(url: str | URL) -> Engine:
    """The database at this address, in the form that this version knows."""
    url = make_url(url)
    folder = folder_of(url)
    if folder is not None:
        make_private(folder)
    engine = _engine(url)
    migrate(engine)
    return engine


def _engine(url: URL) -> Engine:
    # What is written holds secrets, and errors go to the log.
    if url.get_backend_name() == "postgresql":
        return create_engine(url, hide_parameters=True, pool_size=8, pool_pre_ping=True)
    engine = create_engine(url, hide_parameters=True)
    if url.database:
        Path(url.database).touch(mode=OWNER_ONLY)

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, savepoints included
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


# --- for the owner alone --------------------------------------------------------------------------------------------


def make_private(folder: Path) -> None:
    """A folder that only its owner can read, with all that is in it: whoever reads it knows the cards of running
    tables. What was brought back from a copy is often open to everybody."""
    folder.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    if sys.platform == "win32":  # there the home folder is private, and modes mean nothing
        return
    folder.chmod(OWNER_ONLY_FOLDER)
    for file in folder.iterdir():
        if file.is_file() and not file.is_symlink() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ONLY)


class Owned:
    """A folder in the hands of this process. The system gives it back when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        make_private(folder)
        self._file: IO[bytes] = open(folder / "lock", "ab")  # noqa: SIM115  # open for as long as it is owned
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise BadRequest("folder-owned", folder=str(folder)) from None

    def release(self) -> None:
        self._file.close()


def _lock(file: IO[bytes]) -> None:
    """Take the file, or raise at once if somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- versions -------------------------------------------------------------------------------------------------------


def migrate(engine: Engine) -> None:
    """Bring the database to the form that this version knows. Of one that is a file a copy of the older form stays."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.connect() as connection:
            older = MigrationContext.configure(connection).get_current_revision()
        if older == ScriptDirectory.from_config(config).get_current_head():
            return
        folder = folder_of(engine.url)
        if older is not None and folder is not None:
            _keep_copy(folder, older)
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several processes may start at once: one after the other
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as why:
        raise BadRequest("database-newer", reason=str(why)) from None
    except DatabaseError as why:  # the file is something else, or cannot be written
        if engine.dialect.name == "postgresql":
            raise BadRequest("database-away", reason=str(why.orig).strip()) from None
        raise KolejisteError("file-unwritable", file=str(engine.url.database), reason=str(why.orig)) from None


def _keep_copy(folder: Path, revision: str) -> None:
    """The folder as the older version left it, in a folder inside: that version can be started with it."""
    kept = folder / f"before-upgrade-from-{revision}"
    if kept.exists():
        return  # the first copy is the one from before
    draft = kept.with_suffix(".new")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(mode=OWNER_ONLY_FOLDER)
    copy_sqlite(folder / SQLITE, draft / SQLITE)
    if (folder / KEY_FILE).is_file():
        shutil.copy2(folder / KEY_FILE, draft / KEY_FILE)
    draft.rename(kept)


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy of a database, whole also while somebody writes to it."""
    target.touch(mode=OWNER_ONLY, exist_ok=False)
    with (
        contextlib.closing(sqlite3.connect(source)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
