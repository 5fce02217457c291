"""What the processes of one server tell each other: that a table has changed, who is there, and what visitors took.

PostgreSQL carries it, by LISTEN and NOTIFY. Nothing depends on it but how soon something is known: what has happened
stands in the database, and whoever missed the news catches up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable

import msgspec
from sqlalchemy import URL, Connection, func, select

log = logging.getLogger("kolejiste.server")
CHANNEL = "kolejiste"
LONGEST = 7500  # bytes of a notification, of the 8,000 that PostgreSQL takes
LOOK = 0.5  # seconds after which the listener looks whether it should end
AGAIN = 1.0  # seconds until it tries to connect again


class TableChanged(msgspec.Struct, tag="table", frozen=True):
    """Something at this table is new."""

    table: str


class PeopleHere(msgspec.Struct, tag="people", frozen=True):
    """Who looks at a table through another process, by the browsers that own its seats."""

    process: str
    table: str
    here: list[str]


class Spent(msgspec.Struct, tag="spent", frozen=True):
    """What visitors took of an allowance at another process."""

    process: str
    allowance: str
    amounts: dict[str, float]


class WhoChanged(msgspec.Struct, tag="who", frozen=True):
    """A browser belongs to somebody else now."""

    browser: str


class Missed(msgspec.Struct, tag="missed", frozen=True):
    """The line was dead for a while: whatever may have happened, nobody told us."""


News = TableChanged | PeopleHere | Spent | WhoChanged | Missed


def told(news: News) -> Callable[[Connection], None]:
    """Work that tells it to all processes, when what is written with it is in the database."""
    line = msgspec.json.encode(news).decode()

    def work(connection: Connection) -> None:
        if connection.dialect.name == "postgresql" and len(line.encode()) < LONGEST:
            connection.execute(select(func.pg_notify(CHANNEL, line)))

    return work


class Listener:
    """Hears what other processes tell, in a thread of its own."""

    def __init__(self, url: URL, hear: Callable[[News], None]) -> None:
        """`hear` is called on the running event loop."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()

    def _listen(self) -> None:
        import psycopg

        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._tell(Missed())  # before we listened
                    while not self._ended.is_set():
                        for note in line.notifies(timeout=LOOK):
                            self._note(note.payload)
            except psycopg.Error as why:
                log.warning("The line to the other processes is dead: %s", type(why).__name__)
                self._ended.wait(AGAIN)

    def _note(self, payload: str) -> None:
        with contextlib.suppress(msgspec.DecodeError):  # of another version
            self._tell(msgspec.json.decode(payload, type=News))

    def _tell(self, news: News) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._hear, news)
