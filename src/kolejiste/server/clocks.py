"""Clocks at tables: they run by the server's time, and what happens at zero was agreed before the game.

The record tells what every move took; the database keeps where the running clock stands and when its time is up. Every
process looks for tables whose time is up, and since all that is written names the last entry, one of them acts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Sequence

import msgspec

from kolejiste.core.clock import A_DAY
from kolejiste.core.record import Abandon, AnyEntry, Back, Flag, Pause, Resign, Vacation
from kolejiste.core.timing import Clocks

from .daytime import year_of
from .errors import BadRequest, Behind, Conflict, NoSuchTable, NotAllowed
from .keeping import up_to_date
from .live import STAND_IN, LiveTable
from .pulse import beat, due
from .schema import OVER, Running, Seat, Wish
from .seating import Seating
from .settings import Settings
from .storage import Storage
from .ticking import AGAIN, spent

log = logging.getLogger("kolejiste.server")
LOOK = 1.0  # seconds between two looks at the clocks
LOOKS = 2  # after so many it is written down that a server runs
AWHILE = 5.0  # seconds without a sign of any process after which it is clear that none ran
GOES_ON = 3600.0  # seconds until a pause ends after somebody has asked for it


class Clockwork(Seating):
    """What clocks do at tables, and what people may do about them."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self._looking: asyncio.Task[None] | None = None

    # --- measuring ---------------------------------------------------------------------------------------------------

    def took(self, table: LiveTable) -> int:
        """For how many milliseconds the clock has run for the decision that is made now."""
        clocks, state = table.clocks, table.state
        if clocks is None or state is None or state.seat not in clocks.people:
            return 0
        turn = clocks.at(state.seat)
        if turn.flagged:
            return 0
        return min(spent(table.stored.clock, clocks.clock.night, self.time()), turn.left[state.seat] - turn.used)

    def is_late(self, table: LiveTable) -> bool:
        """Whether something is due by now."""
        return table.stored.deadline is not None and self.time() >= table.stored.deadline and not table.over

    async def require_time(self, table: LiveTable) -> None:
        """Refuse a person's move while the table pauses, or when time is up: then what was agreed happens first."""
        clocks = table.clocks
        if clocks is None or table.state is None or table.over:
            return
        if self.is_late(table):
            await self._zero(table)
            self._nudge(table)
            raise Conflict("entry-stale") if clocks.paused else Conflict("time-is-up")
        if clocks.paused:
            raise NotAllowed("paused")
        if clocks.at(table.state.seat).flagged:
            raise NotAllowed("time-is-up")

    def back_from_vacation(self, table: LiveTable, number: int) -> list[AnyEntry]:
        """Who moves is back from vacation; the whole days that are left are kept."""
        clocks, running = table.clocks, table.stored.clock
        if clocks is None or running is None or running.away.get(number, 0.0) <= self.time():
            return []
        left = math.floor((running.away[number] - self.time()) / A_DAY)
        return [Back(number, min(left, clocks.away[number].days - 1))]

    # --- zero --------------------------------------------------------------------------------------------------------

    @up_to_date
    async def time_out(self, table: LiveTable) -> None:
        """If time is up at this table, what was agreed happens."""
        async with table.lock:
            if self.is_late(table):
                await self._zero(table)
        self._nudge(table)

    async def _zero(self, table: LiveTable) -> None:
        clocks, state = table.clocks, table.state
        assert clocks is not None
        assert state is not None
        if clocks.paused:
            await self._enter(table, [Pause(on=False)])
            return
        turn, number = clocks.at(state.seat), state.seat
        if turn.flagged:  # the planner has not moved yet: whoever let it think may have died
            await self._change(table, deadline=self.time() + AGAIN)
            return
        flag = Flag(number, turn.left[number] - turn.used)
        minded = [msgspec.structs.replace(table.seats[number], stand_in=STAND_IN)]
        if clocks.clock.at_zero == "resign":
            await self._end(table, Resign(number), minded, [flag])
        else:
            await self._enter(table, [flag], minded if clocks.clock.at_zero == "seat" else ())

    async def _end(
        self, table: LiveTable, entry: Resign | Abandon, changed: Sequence[Seat] = (), before: Sequence[AnyEntry] = ()
    ) -> None:
        """Give the game up for a seat, or for all."""
        assert table.play is not None
        pending = table.play.try_end(entry, before)
        await self._append(table, pending.entries, pending.header, OVER if pending.over else "", changed)
        for seat in changed:
            table.seats[seat.seat] = seat
        table.accept(pending)

    async def _enter(self, table: LiveTable, added: Sequence[AnyEntry], changed: Sequence[Seat] = ()) -> None:
        """Write down what leaves the position as it is."""
        entries = table.record.chained(added)
        await self._append(table, entries, seated=changed)
        for seat in changed:
            table.seats[seat.seat] = seat
        if any(isinstance(entry, Flag | Pause) for entry in added):
            table.stored.wish = None
        table.enter(entries)

    # --- pauses and vacation -----------------------------------------------------------------------------------------

    @up_to_date
    async def pause(self, table: LiveTable, browser: str, number: int, on: bool) -> None:
        """Ask all to pause, or to go on. It pauses only if all agree; it goes on when all agree, or a while after
        somebody has asked, so that nobody can hold a game for good."""
        async with table.lock:
            clocks = self._clocks_of(table, browser, number)
            if self.is_late(table):
                await self._zero(table)
                raise Conflict("entry-stale")
            if clocks.paused == on:
                raise BadRequest("pause-already") if on else BadRequest("pause-not")
            await self._wish(table, Wish(seat=number, moves=0, entry=table.entry, agreed=[number], pause=on))

    async def _wish(self, table: LiveTable, wish: Wish) -> None:
        raise NotImplementedError

    async def _pause_or_ask(self, table: LiveTable, wish: Wish) -> None:
        """Fulfil a wish to pause or to go on when every person agrees, or keep it."""
        if table.asked_to_agree() <= set(wish.agreed):
            await self._enter(table, [Pause(on=wish.pause is True)])
            self._nudge(table)
        elif wish.pause:
            await self._change(table, wish=wish)
        else:
            running = table.stored.clock or Running()
            resume = running.resume or self.time() + GOES_ON
            await self._change(table, wish=wish, clock=msgspec.structs.replace(running, resume=resume), deadline=resume)

    @up_to_date
    async def vacation(self, table: LiveTable, browser: str, number: int, days: int) -> None:
        """Go on vacation for so many days, or with none come back. It does not stop a clock that runs already, nor one
        that stands because a bot minds the seat for a moment: who is about to lose on time moves first."""
        async with table.lock:
            clocks = self._clocks_of(table, browser, number)
            assert table.state is not None
            running = table.stored.clock or Running()
            away = running.away.get(number, 0.0) > self.time()
            if not days:
                if not away:
                    raise BadRequest("vacation-none")
                await self._enter(table, self.back_from_vacation(table, number))
                return
            if away:
                raise BadRequest("vacation-already")
            year = max(year_of(self.time()), clocks.year)  # also if a clock was put back at midnight
            if days > (most := clocks.vacation_left(number, year)):
                raise BadRequest("vacation-days", days=most)
            if table.state.seat == number and not clocks.paused and not clocks.at(number).flagged:
                raise NotAllowed("vacation-turn")
            await self._enter(table, [Vacation(number, days, year if clocks.clock.yearly else 0)])

    def _clocks_of(self, table: LiveTable, browser: str, number: int) -> Clocks:
        """The clocks of a table at which this browser plays with this seat."""
        self.own(table, browser, number)
        if table.play is None:
            raise BadRequest("not-begun")
        if table.over:
            raise BadRequest("over")
        if number in table.play.ending.resigned:
            raise NotAllowed("resigned")
        if table.clocks is None:
            raise BadRequest("no-clock")
        return table.clocks

    # --- the watch ---------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """A server begins: what passed while none ran does not count. From now on the clocks are looked at."""
        await self.feel_pulse(starts=True)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def rest(self) -> None:
        """A server ends: until now its clocks ran."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(Exception):  # the database may be away
                await self.feel_pulse()

    async def feel_pulse(self, *, starts: bool = False) -> None:
        """Write down that a server runs. If none did for a while, running clocks have stood meanwhile."""
        shared = self.storage.shared
        theirs = shared and self.settings.time is time.time  # the database's clock counts for several machines
        now, stood = await self.storage.write(
            beat(None if theirs else self.time(), AWHILE if shared or not starts else 0.0)
        )
        if theirs:
            self.time.set(now)
        for name in stood:
            if (table := self.at_hand(name)) is not None:
                await self.catch_up(table)

    async def look_at_clocks(self) -> None:
        """Whatever is due at any table happens."""
        for name in await self.storage.ask(due, self.storage.engine, self.time()):
            with contextlib.suppress(NoSuchTable, Behind):
                await self.time_out(await self.table(name))

    async def _look(self) -> None:
        looks, last = 0, self.time()
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            slept, last = self.time() - last > AWHILE, self.time()  # a machine may have been suspended
            try:
                if slept or looks % LOOKS == 0:
                    await self.feel_pulse()
                await self.look_at_clocks()
            except Exception:  # the database may be away for a while
                log.exception("looking at the clocks failed")
