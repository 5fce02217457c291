"""Whether any server ran: a sign in the database, given again and again while a clock runs anywhere. Time in which none
ran does not count for anybody."""

from __future__ import annotations

import contextlib

import msgspec
from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from kolejiste.core.clock import Night
from kolejiste.core.record import Header

from .daytime import comes, ran
from .exchange import TableChanged, told
from .schema import Running, pulse, tables
from .storage import NOW, Work


def due(engine: Engine, now: float, most: int = 50) -> list[str]:
    """Tables at which something is due by the clock, what has waited longest first."""
    with engine.connect() as connection:
        late = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(most)
        return list(connection.execute(late).scalars())


def beat(now: float | None, awhile: float) -> Work:
    """A server runs now, or by the database's clock. If none ran for a while before, no clock did. Returns the instant
    and the tables whose clocks have stood."""

    def work(connection: Connection) -> tuple[float, list[str]]:
        instant = float(connection.execute(select(NOW)).scalar_one()) if now is None else now
        last = connection.execute(select(pulse.c.at).where(pulse.c.id == 1).with_for_update()).scalar_one_or_none()
        if last is None:
            with contextlib.suppress(IntegrityError), connection.begin_nested():  # another process begins as well
                connection.execute(insert(pulse).values(id=1, at=instant))
            return instant, []
        runs = select(tables.c.id).where(tables.c.deadline.is_not(None)).exists()
        connection.execute(update(pulse).where((pulse.c.id == 1) & runs).values(at=max(instant, last)))
        return instant, _stood(connection, last, instant, awhile) if instant - last > awhile else []

    return work


def _stood(connection: Connection, last: float, now: float, awhile: float) -> list[str]:
    """No server ran from one instant to the other: no clock did."""
    chosen = select(tables.c.id, tables.c.header, tables.c.clock, tables.c.deadline, tables.c.changes)
    found = []
    for row in connection.execute(chosen.where(tables.c.deadline.is_not(None))).all():
        running = msgspec.json.decode(row.clock, type=Running)
        if running.since is None or now - max(last, running.since) <= awhile:
            continue  # it stands anyway, or began to run only just now
        clock = msgspec.json.decode(row.header, type=Header).clock
        deadline = _put_off(running, row.deadline, clock.night if clock else None, max(last, running.since), now)
        values = {
            "clock": msgspec.json.encode(running).decode(),
            "deadline": deadline,
            "changes": row.changes + 1,
        }
        here = (tables.c.id == row.id) & (tables.c.changes == row.changes)
        if connection.execute(update(tables).where(here).values(values)).rowcount == 1:
            told(TableChanged(row.id))(connection)
            found.append(row.id)
    return found


def _put_off(running: Running, deadline: float, night: Night | None, last: float, now: float) -> float:
    """The new deadline of a clock that stood from one instant to the other."""
    assert running.since is not None
    running.used += ran(night, running.since, last)
    running.since = now
    return comes(night, now, ran(night, last, deadline))
