"""The tables that a server keeps: in memory while somebody is there, in the database always."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from kolejiste.core.contract import State
from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import AnyEntry, Header, Record

from .daytime import Time
from .errors import Behind, NoSuchTable, NotAllowed
from .limits import AN_HOUR, Allowance
from .live import LiveTable, begun, live
from .schema import Seat
from .settings import Settings
from .storage import Storage, append, change, lease, release
from .ticking import ticking
from .who import Who

NEW_PEOPLE = 60  # an hour from one visitor
TRIES = 5  # to act on a table that others change at the same time

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K", bound="Keeping")


def up_to_date(
    act: Callable[Concatenate[K, LiveTable, P], Awaitable[T]],
) -> Callable[Concatenate[K, LiveTable, P], Awaitable[T]]:
    """What is done at a table is done anew, all checks included, if the table turns out to be an old one: another
    process has changed it. Also a refusal counts only if it was not for an old table."""

    @wraps(act)
    async def acted(hall: K, table: LiveTable, /, *given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            known = table.entry, table.changes
            try:
                return await act(hall, table, *given, **named)
            except Behind:
                await hall.catch_up(table)
            except KolejisteError:
                if not await hall.is_old(table, known):
                    raise
                await hall.catch_up(table)
        return await act(hall, table, *given, **named)

    return acted


class Keeping:
    """Finds tables, knows whose seats are whose, and writes down what happens."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self.process = secrets.token_hex(6)  # what this process is called among those that serve the same tables
        self.who = Who(storage)
        self.new_people = Allowance(NEW_PEOPLE, AN_HOUR)
        self.announce: Callable[[LiveTable], None] | None = None  # tells the others who is at a table
        self.time = Time(settings.time)  # by which clocks run

    def _nudge(self, table: LiveTable) -> None:
        """Let what goes on by itself go on."""
        raise NotImplementedError

    def nudge(self, table: LiveTable) -> None:
        """Something has happened at this table."""
        self._nudge(table)

    def at_hand(self, name: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._open.get(name)

    def all_at_hand(self) -> list[LiveTable]:
        return list(self._open.values())

    async def _may_think(self, table: LiveTable) -> bool:
        """Whether bots of this table think in this process: in exactly one. Who had the lease before may have moved
        since this process last heard of it, so it looks before it thinks."""
        if not self.storage.shared:
            return True
        if not await self.storage.write(lease(table.id, self.process)):
            return False
        if await self.is_old(table, (table.entry, table.changes)):
            await self.catch_up(table)
        return True

    async def _thought(self, table: LiveTable) -> None:
        if self.storage.shared:
            await self.storage.write(release(table.id, self.process))

    # --- finding a table ---------------------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of this name, from memory or from its record."""
        table = self._open.get(name)
        if table is None:
            if name not in self._opening:  # who asks meanwhile waits for the same table
                self._opening[name] = opening = asyncio.ensure_future(self._from_record(name))
                opening.add_done_callback(lambda _: self._opening.pop(name))
            table = await asyncio.shield(self._opening[name])
        if name in self._open:
            self._open.move_to_end(name)
        table.visited = time.monotonic()
        self._nudge(table)
        return table

    async def _from_record(self, name: str) -> LiveTable:
        stored = await self.storage.ask(self.storage.read, name)
        if stored is None:
            raise NoSuchTable("no-table")
        table = await asyncio.to_thread(lambda: live(stored, stored.record.game(), self.settings.patience))
        self._keep(table)
        return table

    async def is_old(self, table: LiveTable, known: tuple[int, int]) -> bool:
        """Whether so many entries and changes of a table were not all: other processes may have added some."""
        return self.storage.shared and await self.storage.ask(self.storage.version, table.id) not in (None, known)

    async def catch_up(self, table: LiveTable) -> None:
        """Bring the table to what the database has."""
        async with table.lock:
            stored = await self.storage.ask(self.storage.read, table.id)
            if stored is None:  # it was deleted
                self._open.pop(table.id, None)
                raise NoSuchTable("no-table")
            if (len(stored.record.entries), stored.changes) != (table.entry, table.changes):
                table.become(stored, await asyncio.to_thread(begun, stored.record, table.game))

    def _keep(self, table: LiveTable) -> None:
        table.announce = self.announce
        table.time = self.time
        self._open[table.id] = table
        self._forget_old()

    def _forget_old(self) -> None:
        """Who has been away longest is opened from disk again when needed."""
        spare = len(self._open) - self.settings.tables_kept
        for name, table in list(self._open.items())[: max(spare, 0)]:
            if not table.watchers and table.thinking is None and not table.lock.locked():
                del self._open[name]

    def own_seats(self, table: LiveTable, browser: str) -> list[int]:
        """The seats that belong to this browser, which asks for something and so is here."""
        own = [seat.seat for seat in table.seats if seat.owner == browser and seat.name is not None]
        if own:
            table.see(browser)
        return own

    def own(self, table: LiveTable, browser: str, seat: int) -> Seat:
        """This seat, if it belongs to the browser."""
        if seat not in self.own_seats(table, browser):
            raise NotAllowed("not-your-seat")
        return table.seats[seat]

    # --- writing down ------------------------------------------------------------------------------------------------

    async def _append(
        self,
        table: LiveTable,
        added: Sequence[AnyEntry],
        header: Header | None = None,
        phase: str = "",
        seated: Sequence[Seat] = (),
        state: State | None = None,
    ) -> None:
        """Write down what happened, and where the clocks stand with it. `state` is the position after it, if that is
        another one."""
        ticks = self._ticks(table, added, seated, state, header)
        await self.storage.write(
            append(
                table.id,
                table.entry + 1,
                added,
                changes=table.changes,
                header=header,
                phase=phase,
                seated=seated,
                ticks=ticks,
            )
        )
        table.stored = msgspec.structs.replace(table.stored, **ticks)

    def _ticks(
        self,
        table: LiveTable,
        added: Sequence[AnyEntry],
        seated: Sequence[Seat],
        state: State | None = None,
        header: Header | None = None,
    ) -> dict[str, Any]:
        """Where the clocks stand after this, if the table has any."""
        if table.record.header.clock is None:
            return {}
        sits = list(table.seats)
        for seat in seated:
            sits[seat.seat] = seat
        record = Record(header or table.record.header, [*table.record.entries, *added])
        return ticking(record, table.stored.clock, added, state or table.state, sits, self.time())

    async def _change(self, table: LiveTable, seated: Sequence[Seat] = (), **values: Any) -> None:
        """Write down what is no entry, and tell it. Who sits where makes a clock run or stand."""
        if seated:
            values = {**self._ticks(table, (), seated), **values}
        await self.storage.write(change(table.id, table.changes, seated=seated, **values))
        for seat in seated:
            table.seats[seat.seat] = seat
        table.stored = msgspec.structs.replace(table.stored, changes=table.changes + 1, **values)
        table.changed()
