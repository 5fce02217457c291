"""A table before its game: who sits down, what browsers promise and show, and the deal.

Each step is one transaction, and the deal is written together with the last thing it waited for. So there is no moment
at which a crash could leave a table that nobody can go on with."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable, Mapping, Sequence

import msgspec

from kolejiste.bots import bots, make, offered, require
from kolejiste.core.clock import Clock, check_clock
from kolejiste.core.contract import Game, OptionValue
from kolejiste.core.errors import BadOption
from kolejiste.core.gathering import Gathering, promise_of
from kolejiste.core.letters import fitting, likeness, shown
from kolejiste.core.record import (
    Anew,
    AnyEntry,
    Begins,
    Close,
    Lot,
    Nonce,
    Promise,
    Record,
    Resigning,
    Sit,
    Stand,
    around,
)
from kolejiste.core.registry import bound
from kolejiste.core.table import Table, new_header

from .daytime import require_zone
from .errors import BadRequest, Behind, NotAllowed, TooMany
from .keeping import Keeping, up_to_date
from .limits import AN_HOUR, Allowance
from .live import LiveTable
from .presence import Presence
from .schema import CLOSED, PLAYING, WAITING, Seat, StoredTable
from .settings import LONGEST_NAME, Settings
from .storage import Storage, create, now, succeed
from .ticking import ticking
from .turns import Turns

log = logging.getLogger("kolejiste.server")


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: `me`, another person on `this device`, somebody `invited`, or a bot by its word."""

    who: str
    name: str = ""


INVITED, HERE = "invited", "here"


class Settled(msgspec.Struct, frozen=True):
    """How a table is played, settled before anybody sits down: why the first seat begins, whether it is for practice,
    who plays on when somebody resigns, whether hints are open, and what is agreed about time."""

    begins: Begins
    practice: bool
    resigning: Resigning
    hints: bool
    clock: Clock | None


class Seating(Keeping):
    """What may be done at a table before its cards are dealt."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self.turns = Turns(settings.thinkers, settings.thinking)
        self.new_tables = Allowance(settings.new_tables, AN_HOUR)

    @property
    def bots(self) -> list[str]:
        """The bots that a visitor may choose, by name: what a name stands for only the owner of the server says."""
        return [*bots(), *self.settings.bots]

    @property
    def offered(self) -> list[str]:
        """Those among which a visitor is asked to choose."""
        return [*offered(), *self.settings.bots]

    def require_bot(self, bot: str, game: Game) -> None:
        """Refuse a bot that is not offered here, or cannot play this game."""
        if bot not in self.settings.bots:
            require(bot, game, self.bots)
        else:
            make(self.settings.bots[bot], game, 0).close()

    # --- a new table -------------------------------------------------------------------------------------------------

    async def create(
        self,
        browser: str,
        title: str,
        options: Mapping[str, OptionValue],
        chairs: Sequence[Chair],
        *,
        visitor: str = "",
        listed: bool = False,
        seed: int | None = None,
        first: int | None = None,
        practice: bool = False,
        resigning: Resigning = "planner",
        hints: bool = False,
        clock: Clock | None = None,
    ) -> LiveTable:
        """A table for these people and bots; it waits until everybody has sat down. Who begins is drawn by lot then,
        unless it is said who is `first`: that chair becomes the first seat. It counts for this `visitor`."""
        game = await asyncio.to_thread(bound, title, len(chairs), options)  # the first time it takes long
        if first is not None:
            if not 0 <= first < len(chairs):
                raise BadOption("seat-number", seat=first + 1, players=len(chairs))
            chairs = around(chairs, first)
        seats = _seats(browser, game, chairs, self.require_bot)
        if clock is not None:
            check_clock(clock)
            require_zone(clock.night)
        begins: Begins = "lot" if first is None else "chosen"
        self._require_quota(browser, visitor, seats)
        settled = Settled(begins, practice, resigning, hints, clock)
        table = await self._new(browser, game, seats, settled, listed=listed, seed=seed)
        await self.storage.write(create(table.stored))
        self._keep(table)
        self._nudge(table)
        return table

    def _require_quota(self, browser: str, visitor: str, seats: Sequence[Seat]) -> None:
        """Refuse one table too many, and bots where no person plays or bots have thought enough."""
        _require_person(seats)
        if any(seat.bot for seat in seats) and self.turns.used_up(browser):
            raise TooMany("too-much-thinking", minutes=round(self.settings.thinking / 60))
        if wait := self.new_tables.take(visitor, 1):
            raise TooMany("too-many-tables", most=self.settings.new_tables, minutes=math.ceil(wait / 60))

    async def _new(
        self,
        browser: str,
        game: Game,
        seats: list[Seat],
        settled: Settled,
        *,
        listed: bool = False,
        seed: int | None = None,
    ) -> LiveTable:
        """A table where these have sat down, and of which nobody knows yet."""
        name = _table_name()
        words = [seat.word for seat in seats]
        header = new_header(
            game,
            words,
            seed=seed,
            table=name,
            begins=settled.begins,
            practice=settled.practice,
            resigning=settled.resigning,
            hints=settled.hints,
            clock=settled.clock,
        )
        record = Record(header)
        record.add(*(Sit(seat.seat, seat.word) for seat in seats if not seat.free))
        play = await _dealt_if_ready(record, game)
        stored = StoredTable(
            id=name,
            phase=WAITING if play is None else PLAYING,
            listed=listed,
            host=browser,
            touched=now(),
            successor=None,
            wish=None,
            seats=_seated(seats, record.entries),
            record=record,
        )
        if play is not None:
            ticks = ticking(record, None, record.entries, play.state, stored.seats, self.time())
            stored = msgspec.structs.replace(stored, **ticks)
        return LiveTable(stored, game, play, presence=Presence(self.settings.patience))

    @up_to_date
    async def again(self, table: LiveTable, browser: str) -> LiveTable:
        """A new table for the same people with the same options, where the next person begins; who is first to ask
        gets it for all."""
        async with table.lock:
            if not self.own_seats(table, browser):
                raise NotAllowed("not-your-seat")
            if table.stored.successor is not None:
                return await self.table(table.stored.successor)
            if not table.over:
                raise NotAllowed("not-over")
            header = table.record.header
            game = await asyncio.to_thread(bound, header.title, header.players, header.options)
            seats = _renumbered(around(table.seats, 1))
            for seat in seats:
                seat.stand_in, seat.link, seat.handed, seat.token = None, 0, False, None
            settled = Settled("turn", header.practice, header.resigning, header.hints, header.clock)
            following = await self._new(browser, game, seats, settled)
            await self.storage.write(succeed(table.id, table.changes, following.stored))
            table.stored = msgspec.structs.replace(table.stored, changes=table.changes + 1, successor=following.id)
            table.changed()
        self._keep(following)
        self._nudge(following)
        return following

    # --- sitting down and standing up --------------------------------------------------------------------------------

    @up_to_date
    async def join(self, table: LiveTable, browser: str, number: int, name: str) -> None:
        """Sit down on a free seat."""
        async with table.lock:
            seat = numbered(table, number)
            if table.stored.phase == CLOSED:
                raise NotAllowed("table-closed")
            if table.stored.phase != WAITING or not seat.free:
                raise NotAllowed("seat-taken")
            name = checked_name(name, [other.name for other in table.seats])
            taken = msgspec.structs.replace(seat, name=name, owner=browser)
            await self._gather(table, [Sit(number, taken.word)], [taken])

    @up_to_date
    async def leave(self, table: LiveTable, browser: str, number: int) -> None:
        """Stand up again before the game has begun; whoever made the table may free any guest's seat."""
        async with table.lock:
            seat = numbered(table, number) if table.stored.host == browser else self.own(table, browser, number)
            if table.stored.phase != WAITING:
                raise NotAllowed("too-late-to-leave")
            if seat.bot is not None or seat.name is None:
                raise NotAllowed("no-person")
            free = msgspec.structs.replace(
                seat, name=None, owner=None, link=seat.link + 1, token=None
            )  # old links end here
            await self._gather(table, [Stand(number, host=seat.owner != browser)], [free])

    @up_to_date
    async def fill(self, table: LiveTable, browser: str, bot: str) -> None:
        """Give every seat that is still free to a bot, so that the game can begin."""
        self.require_bot(bot, table.game)
        async with table.lock:
            if table.stored.host != browser:
                raise NotAllowed("host-only")
            if table.stored.phase != WAITING:
                raise NotAllowed("seat-taken")
            taken = [msgspec.structs.replace(seat, bot=bot) for seat in table.seats if seat.free]
            _require_person([seat for seat in table.seats if not seat.free] or taken)
            if taken:
                await self._gather(table, [Sit(seat.seat, bot) for seat in taken], taken)

    @up_to_date
    async def shut(self, table: LiveTable, browser: str) -> None:
        """The host closes a table at which no game has begun."""
        async with table.lock:
            if table.stored.host != browser:
                raise NotAllowed("host-only")
            if table.stored.phase != WAITING:
                raise NotAllowed("too-late-to-close")
            await self._gather(table, [Close()], phase=CLOSED)

    # --- promises and nonces -----------------------------------------------------------------------------------------

    @up_to_date
    async def promise(self, table: LiveTable, browser: str, promises: Mapping[int, str]) -> None:
        """People who have seen the commitment promise what they will add to the seed."""
        async with table.lock:
            owed = self._owed(table, browser, promises)
            had = table.gathering.promises
            added = [Promise(seat, promise) for seat, promise in owed if seat not in had]
            if added:
                await self._gather(table, added)

    @up_to_date
    async def show(self, table: LiveTable, browser: str, nonces: Mapping[int, str]) -> None:
        """When all have promised, people show what they promised; with the last of them the cards are dealt."""
        async with table.lock:
            owed = self._owed(table, browser, nonces)
            gathering = table.gathering
            if owed and not gathering.all_promised:
                raise NotAllowed("not-all-promised")
            added = [Nonce(seat, nonce) for seat, nonce in owed if seat not in gathering.nonces]
            for entry in added:
                if promise_of(table.id, entry.seat, entry.nonce) != gathering.promises[entry.seat]:
                    raise BadRequest("nonce-other")
            if added:
                await self._gather(table, added)

    def _owed(self, table: LiveTable, browser: str, given: Mapping[int, str]) -> list[tuple[int, str]]:
        """What own seats give while the table waits for it, by seat."""
        waits = table.stored.phase == WAITING and table.record.header.seed is None
        if not waits and self.own_seats(table, browser):
            return []  # it comes too late, and the lot may have moved the seats meanwhile
        for number in given:
            self.own(table, browser, number)
        return sorted(given.items()) if waits else []

    async def _gather(
        self, table: LiveTable, added: Sequence[AnyEntry], changed: Sequence[Seat] = (), phase: str = WAITING
    ) -> None:
        """Enter what happened and who sits where now, and with it the deal if nobody is missing any more."""
        seats = list(table.seats)
        for seat in changed:
            seats[seat.seat] = seat
        header = msgspec.structs.replace(table.record.header, seats=[seat.word for seat in seats])
        record = Record(header, table.record.entries)
        record.add(*added)
        play = await _dealt_if_ready(record, table.game)
        if play is not None:
            seats, phase = _seated(seats, record.entries), PLAYING
            changed = seats
        state = None if play is None else play.state
        await self._append(table, record.entries[table.entry :], record.header, phase, changed, state)
        table.become(msgspec.structs.replace(table.stored, record=record, phase=phase, seats=seats), play)
        self._nudge(table)

    def _await_nonces(self, table: LiveTable) -> None:
        """When all have promised, give them a while to show it."""
        if table.stored.phase == WAITING and table.awaiting is None and table.gathering.all_promised:
            table.awaiting = asyncio.get_running_loop().create_task(self._begin_anew_when_late(table))

    async def _begin_anew_when_late(self, table: LiveTable) -> None:
        """Who is here and does not show what was promised makes all begin anew, for everybody to see. Who is away is
        waited for: their promise stands, and nothing can be gained by staying away."""
        try:
            while table.stored.phase == WAITING and (before := table.gathering).all_promised:
                await asyncio.sleep(self.settings.showing)
                async with table.lock:
                    late = table.gathering.missing
                    waits = table.stored.phase == WAITING and table.gathering.promises == before.promises
                    if waits and any(table.presence.here(table.seats[seat]) for seat in late):
                        await self._gather(table, [Anew(sorted(late))])
        except asyncio.CancelledError:
            pass
        except Behind:  # another process has seen to it
            await self.catch_up(table)
        except Exception:  # the next visit goes on
            log.exception("waiting for nonces failed at table %s", table.id)
        finally:
            table.awaiting = None


def _table_name() -> str:
    """What nobody can guess, and no command takes for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


async def _dealt_if_ready(record: Record, game: Game) -> Table | None:
    """The game, dealt into the record, if nobody is missing any more."""
    return await asyncio.to_thread(Table.dealt, record, game) if Gathering.of(record).is_ready else None


# --- checks ---------------------------------------------------------------------------------------------------------


def _require_person(seats: Sequence[Seat]) -> None:
    """Games of bots alone are the arena's."""
    if all(seat.bot for seat in seats):
        raise BadRequest("bots-only")


def checked_name(name: str, taken: Sequence[str | None]) -> str:
    """A name as it is shown: one line, not too long, not somebody else's."""
    name = " ".join(name.split())
    if not name:
        raise BadOption("no-name", most=LONGEST_NAME)
    if not fitting(name, LONGEST_NAME):
        raise BadOption("seat-name", name=shown(name[:40]), most=LONGEST_NAME)
    if likeness(name) in {likeness(other) for other in (*taken, *bots()) if other is not None}:
        raise BadRequest("name-taken", name=name)
    return name


def _seats(browser: str, game: Game, chairs: Sequence[Chair], require: Callable[[str, Game], None]) -> list[Seat]:
    seats: list[Seat] = []
    for number, chair in enumerate(chairs):
        seat = Seat(seat=number)
        if chair.who == HERE:
            seat.name = checked_name(chair.name, [other.name for other in seats])
            seat.owner = browser
        elif chair.who != INVITED:
            require(chair.who, game)
            seat.bot = chair.who
        seats.append(seat)
    return seats


def _renumbered(seats: Sequence[Seat]) -> list[Seat]:
    """These seats, counted in their new order."""
    return [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]


def _seated(seats: Sequence[Seat], added: Sequence[AnyEntry]) -> list[Seat]:
    """Who sits where after the lot, if one was drawn. No personal link that names a seat by its old number is left."""
    first = next((entry.first for entry in added if isinstance(entry, Lot)), 0)
    moved = _renumbered(around(seats, first))
    if first:
        link = max(seat.link for seat in seats) + 1
        moved = [msgspec.structs.replace(seat, link=link) for seat in moved]
    return moved


def numbered(table: LiveTable, number: int) -> Seat:
    """The seat of this number, if there is one."""
    if not 0 <= number < len(table.seats):
        raise BadOption("seat-number", seat=number + 1, players=len(table.seats))
    return table.seats[number]
