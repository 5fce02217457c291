"""A process among others that serve the same tables: it hears what they tell, tells them who is here and what visitors
took, and takes over the bots of one that died."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping

from .errors import NoSuchTable
from .exchange import Listener, Missed, News, PeopleHere, Spent, TableChanged, WhoChanged, told
from .hall import Hall
from .limits import Allowance
from .live import LiveTable
from .storage import renew, take_over

log = logging.getLogger("kolejiste.server")
BEAT = 1.0  # seconds between two tellings of what visitors took
BEATS = 3  # after so many, who is here is told again, leases are renewed and those of the dead taken


class Company:
    """This process and the others."""

    def __init__(self, hall: Hall, allowances: Mapping[str, Allowance]) -> None:
        self._hall = hall
        self._allowances = allowances
        self._behind: dict[str, asyncio.Task[None]] = {}
        hall.announce = self._announce
        self._listener = Listener(hall.storage.engine.url, self._hear)
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        self._beating.cancel()
        await asyncio.to_thread(self._listener.close)

    # --- hearing -----------------------------------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        match news:
            case TableChanged(table):
                if (known := self._hall.at_hand(table)) is not None:
                    self._catch_up(known)
            case PeopleHere(process, table, here) if process != self._hall.process:
                if (known := self._hall.at_hand(table)) is not None:
                    known.hear(process, here)
            case Spent(process, allowance, amounts) if process != self._hall.process:
                for who, amount in amounts.items():
                    self._allowances[allowance].hear(who, amount)
            case WhoChanged(browser):
                self._hall.who.forget(browser)
            case Missed():
                self._hall.who.forget_all()
                for known in self._hall.all_at_hand():
                    self._catch_up(known)

    def _catch_up(self, table: LiveTable) -> None:
        if table.id not in self._behind:  # else it is about to look
            self._behind[table.id] = asyncio.create_task(self._caught_up(table))

    async def _caught_up(self, table: LiveTable) -> None:
        await asyncio.sleep(0)
        try:
            async with table.lock:  # what is being written here is known when it is written
                self._behind.pop(table.id, None)
            await self._hall.catch_up(table)
            self._hall.nudge(table)
        except NoSuchTable:
            table.changed()
        except Exception:  # the next news, or the next visit, tries again
            log.exception("catching up failed at table %s", table.id)
        finally:
            self._behind.pop(table.id, None)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _announce(self, table: LiveTable) -> None:
        """Others shall know who looks at this table here."""
        here = sorted({seat.owner for seat in table.seats if seat.owner and table.presence.streams[seat.owner]})
        self._tell(PeopleHere(self._hall.process, table.id, here))

    def _tell(self, news: News) -> None:
        telling = asyncio.ensure_future(self._hall.storage.write(told(news)))
        telling.add_done_callback(lambda done: done.cancelled() or done.exception())  # it is told again soon

    async def _beat(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(BEAT)
            count += 1
            for name, allowance in self._allowances.items():
                for amounts in allowance.untold():
                    self._tell(Spent(self._hall.process, name, amounts))
            if count % BEATS:
                continue
            for table in self._hall.all_at_hand():
                if table.watchers:
                    self._announce(table)
            try:
                await self._hall.storage.write(renew(self._hall.process))
                for name in await self._hall.storage.write(take_over(self._hall.process)):
                    with contextlib.suppress(NoSuchTable):
                        await self._hall.table(name)  # which lets its bots go on
            except Exception:  # the database may be away for a while
                log.exception("the beat of process %s failed", self._hall.process)
