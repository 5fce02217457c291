"""The hall: every table of a server, what may be done at them and by whom. All changes go through here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kolejiste.bots import bots, require
from kolejiste.core.contract import Game, OptionValue
from kolejiste.core.errors import BadOption, BadPackage
from kolejiste.core.letters import fitting, likeness, shown
from kolejiste.core.record import AnyEntry, Begins, Chat, Header, Lot, Nonce, Record, around, decode_move
from kolejiste.core.registry import bound
from kolejiste.core.table import Table, new_header, new_nonce

from .errors import BadRequest, Conflict, NoSuchTable, NotAllowed
from .live import LiveTable, begun, live
from .now import Positions
from .presence import Presence
from .settings import LONGEST_CHAT, LONGEST_NAME, Settings
from .storage import (
    OVER,
    PLAYING,
    WAITING,
    Seat,
    Storage,
    StoredTable,
    Wish,
    append,
    change_seat,
    change_table,
    changes_game,
    create,
    now,
)
from .thinking import Thinkers, Workers

log = logging.getLogger("kolejiste.server")


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: `me`, another person on `this device`, somebody `invited`, or a bot by its word."""

    who: str
    name: str = ""


INVITED, HERE = "invited", "here"


class Hall:
    """The tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.storage = Storage(settings.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.positions = Positions()  # as pages show them
        self.painters = Workers(1)  # for the pictures of the help, which take a whole game to draw
        self._open: OrderedDict[str, LiveTable] = OrderedDict()

    def hush(self) -> None:
        """End every event stream; by themselves they never would."""
        for table in self._open.values():
            table.hushed = True
            table.publish()

    async def close(self) -> None:
        for table in self._open.values():
            if table.thinking is not None:
                table.thinking.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.painters.close)
        self.storage.close()

    # --- finding a table ---------------------------------------------------------------------------------------------

    def table(self, name: str) -> LiveTable:
        """The table of this name, from memory or from its record."""
        table = self._open.get(name)
        if table is None:
            stored = self.storage.read(name)
            if stored is None:
                raise NoSuchTable("no-table")
            table = live(stored, stored.record.game(), self.settings.patience)
            self._open[name] = table
            self._forget_old()
        self._open.move_to_end(name)
        self._nudge(table)
        return table

    def _forget_old(self) -> None:
        """Who has been away longest is opened from disk again when needed."""
        spare = len(self._open) - self.settings.tables_kept
        for name, table in list(self._open.items())[: max(spare, 0)]:
            if not table.watchers and table.thinking is None and not table.lock.locked():
                del self._open[name]

    def own_seats(self, table: LiveTable, browser: str) -> list[int]:
        """The seats that belong to this browser."""
        return [seat.seat for seat in table.seats if seat.owner == browser and seat.name is not None]

    def own(self, table: LiveTable, browser: str, seat: int) -> Seat:
        """This seat, if it belongs to the browser."""
        if seat not in self.own_seats(table, browser):
            raise NotAllowed("not-your-seat")
        table.see(browser)
        return table.seats[seat]

    # --- a new table -------------------------------------------------------------------------------------------------

    async def create(
        self,
        browser: str,
        title: str,
        options: Mapping[str, OptionValue],
        chairs: Sequence[Chair],
        *,
        listed: bool = False,
        seed: int | None = None,
        first: int | None = None,
        practice: bool = False,
    ) -> LiveTable:
        """A table for these people and bots; it waits until everybody has sat down. Who begins is drawn by lot then,
        unless it is said who is `first`: that chair becomes the first seat."""
        game = bound(title, len(chairs), options)
        if first is not None:
            if not 0 <= first < len(chairs):
                raise BadOption("seat-number", seat=first + 1, players=len(chairs))
            chairs = around(chairs, first)
        seats = _seats(browser, game, chairs)
        begins: Begins = "lot" if first is None else "chosen"
        table = self._waiting(browser, game, seats, listed=listed, seed=seed, begins=begins, practice=practice)
        await self.storage.write(create(table.stored))
        self._open[table.id] = table
        self._forget_old()
        async with table.lock:
            await self._deal_if_ready(table)
        return table

    def _waiting(
        self,
        browser: str,
        game: Game,
        seats: list[Seat],
        *,
        begins: Begins,
        practice: bool,
        listed: bool = False,
        seed: int | None = None,
    ) -> LiveTable:
        """A table that nobody knows of yet."""
        name = secrets.token_urlsafe(9)
        words = [seat.word for seat in seats]
        header = new_header(game, words, seed=seed, table=name, begins=begins, practice=practice)
        stored = StoredTable(
            id=name,
            phase=WAITING,
            listed=listed,
            host=browser,
            touched=now(),
            successor=None,
            wish=None,
            seats=seats,
            record=Record(header),
        )
        return LiveTable(stored, game, presence=Presence(self.settings.patience))

    async def join(self, table: LiveTable, browser: str, number: int, name: str) -> None:
        """Sit down on a free seat."""
        async with table.lock:
            seat = _numbered(table, number)
            if table.stored.phase != WAITING or not seat.free:
                raise NotAllowed("seat-taken")
            name = checked_name(name, [other.name for other in table.seats])
            taken = msgspec.structs.replace(seat, name=name, owner=browser)
            await self.storage.write(change_seat(table.id, taken))
            table.seats[number] = taken
            table.changed()
            await self._deal_if_ready(table)

    async def leave(self, table: LiveTable, browser: str, number: int) -> None:
        """Stand up again before the game has begun; whoever made the table may free the seat of one who stays away."""
        async with table.lock:
            seat = _numbered(table, number) if table.stored.host == browser else self.own(table, browser, number)
            if table.stored.phase != WAITING or number in table.nonces():
                raise NotAllowed("too-late-to-leave")
            free = msgspec.structs.replace(seat, name=None, owner=None, link=seat.link + 1)  # old links end here
            await self.storage.write(change_seat(table.id, free))
            table.seats[number] = free
            table.changed()

    async def fill(self, table: LiveTable, browser: str, bot: str) -> None:
        """Give every seat that is still free to a bot, so that the game can begin."""
        require(bot, table.game)
        async with table.lock:
            if table.stored.host != browser:
                raise NotAllowed("host-only")
            if table.stored.phase != WAITING:
                raise NotAllowed("seat-taken")
            for seat in [seat for seat in table.seats if seat.free]:
                taken = msgspec.structs.replace(seat, bot=bot)
                await self.storage.write(change_seat(table.id, taken))
                table.seats[seat.seat] = taken
            table.changed()
            await self._deal_if_ready(table)

    async def ready(self, table: LiveTable, browser: str, nonces: Mapping[int, str]) -> None:
        """Seats that have seen the commitment add to the seed; when all have, the cards are dealt."""
        async with table.lock:
            for number in nonces:
                self.own(table, browser, number)
            if table.stored.phase != WAITING or table.record.header.seed is not None:
                return
            had = table.nonces()
            added = [Nonce(number, nonce) for number, nonce in sorted(nonces.items()) if number not in had]
            if added:
                await self._append(table, added)
                table.enter(added)
            await self._deal_if_ready(table)

    async def _deal_if_ready(self, table: LiveTable) -> None:
        """Deal when nobody is missing. Bots add to the seed last, and cannot know what they add to."""
        record, people = table.record, {seat.seat for seat in table.seats if seat.bot is None}
        sealed = record.header.seed is None
        if any(seat.free for seat in table.seats) or (sealed and not people <= table.nonces()):
            return
        header = msgspec.structs.replace(record.header, seats=[seat.word for seat in table.seats])
        bots = [Nonce(seat.seat, new_nonce()) for seat in table.seats if sealed and seat.seat not in people]
        ready = Record(header, [*record.entries, *bots])
        play = await asyncio.to_thread(Table.dealt, ready, table.game)
        added = ready.entries[len(record.entries) :]
        seats = _seated(table.seats, added)
        await self._append(table, added, ready.header, PLAYING, seats)
        table.become(msgspec.structs.replace(table.stored, record=ready, phase=PLAYING, seats=seats), play)
        self._nudge(table)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def move(
        self, table: LiveTable, browser: str, number: int, entry: int, action: Mapping[str, Any] | int
    ) -> None:
        """A person's move, given as an action or its number, made on what the page showed as the last entry."""
        async with table.lock:
            seat = self.own(table, browser, number)
            _require_entry(table, entry)
            if table.state is None:
                raise BadRequest("not-begun")
            move = action if isinstance(action, int) else decode_move(table.game, action)
            if table.state.over or table.state.seat != seat.seat:
                raise NotAllowed("not-your-turn") if not table.state.over else table.state.refusal(move)
            if seat.stand_in is not None:
                raise NotAllowed("bot-minds")
            await self._make(table, move)
        self._nudge(table)

    async def _make(self, table: LiveTable, move: int) -> None:
        assert table.play is not None
        pending = table.play.try_move(move)
        await self._append(table, pending.entries, pending.header, OVER if pending.state.over else "")
        table.accept(pending)

    async def _append(
        self,
        table: LiveTable,
        added: Sequence[AnyEntry],
        header: Header | None = None,
        phase: str = "",
        seated: Sequence[Seat] = (),
    ) -> None:
        try:
            await self.storage.write(append(table.id, table.entry + 1, added, header, phase, seated))
        except Conflict:  # another process was quicker: what we have in memory is old
            stored = self.storage.read(table.id)
            assert stored is not None
            table.become(stored, await asyncio.to_thread(begun, stored.record, table.game))
            raise

    async def undo(self, table: LiveTable, browser: str, number: int, entry: int) -> None:
        """Take the own last move back, freely or, where something is known or others have acted, if all agree."""
        async with table.lock:
            self.own(table, browser, number)
            _require_entry(table, entry)
            if table.play is None:
                raise BadRequest("not-begun")
            moves, way = table.play.back_to(number), table.undo_of(number)
            if not way:
                raise table.play.undo_refusal(number)
            if way == "free":
                await self._take_back(table, number, moves)
            else:
                await self._wish(table, Wish(seat=number, moves=moves, entry=table.entry, agreed=[number]))

    async def answer(self, table: LiveTable, browser: str, number: int, entry: int, agree: bool) -> None:
        """Agree to take moves back, or not."""
        async with table.lock:
            self.own(table, browser, number)
            _require_entry(table, entry)
            wish = table.stored.wish
            if wish is None:
                raise BadRequest("no-wish")
            if not agree:
                await self.storage.write(change_table(table.id, wish=None))
                table.stored.wish = None
                table.changed()
                return
            await self._wish(table, msgspec.structs.replace(wish, agreed=sorted({*wish.agreed, number})))

    async def _wish(self, table: LiveTable, wish: Wish) -> None:
        """Keep the wish, or fulfil it when every person at the table agrees."""
        if table.asked_to_agree() <= set(wish.agreed):
            await self._take_back(table, wish.seat, wish.moves)
            return
        await self.storage.write(change_table(table.id, wish=wish))
        table.stored.wish = wish
        table.changed()

    async def _take_back(self, table: LiveTable, seat: int, moves: int) -> None:
        assert table.play is not None
        pending = await asyncio.to_thread(table.play.try_undo, seat, moves)  # it plays the game again
        await self._append(table, [pending.entry])
        table.accept(pending)

    async def chat(self, table: LiveTable, browser: str, number: int, text: str) -> None:
        """Say something to everybody at the table."""
        text = text.strip()
        if not fitting(text, LONGEST_CHAT):
            raise BadRequest("chat-text", most=LONGEST_CHAT)
        async with table.lock:
            self.own(table, browser, number)
            entry = Chat(number, text)
            await self._append(table, [entry])
            table.enter([entry])

    # --- seats -------------------------------------------------------------------------------------------------------

    async def mind(self, table: LiveTable, browser: str, number: int, bot: str | None) -> None:
        """Let a bot play for a person, or take the seat back. Others may do it for one who is away; only the owner
        takes it back."""
        if bot is not None:
            require(bot, table.game)
        async with table.lock:
            seat = _numbered(table, number)
            mine = seat.owner == browser
            if seat.bot is not None or seat.name is None:
                raise NotAllowed("no-person")
            if not mine and (bot is None or not self.own_seats(table, browser)):
                raise NotAllowed("not-your-seat")
            if not mine and not table.absent(number):
                raise NotAllowed("not-absent", seconds=round(self.settings.patience))
            changed = msgspec.structs.replace(seat, stand_in=bot)
            await self.storage.write(change_seat(table.id, changed))
            table.seats[number] = changed
            table.changed()
        self._nudge(table)

    async def move_seat(self, table: LiveTable, browser: str, number: int, link: int) -> None:
        """The seat comes to this browser by its personal link, and leaves the one it was in."""
        async with table.lock:
            seat = _numbered(table, number)
            if seat.link != link or seat.name is None:
                raise NotAllowed("link-used")
            moved = msgspec.structs.replace(seat, owner=browser, link=link + 1)
            await self.storage.write(change_seat(table.id, moved))
            table.seats[number] = moved
            table.changed()

    async def again(self, table: LiveTable, browser: str) -> LiveTable:
        """A new table for the same people with the same options, where the next person begins; who is first to ask
        gets it for all."""
        async with table.lock:
            if not self.own_seats(table, browser):
                raise NotAllowed("not-your-seat")
            if table.stored.successor is not None:
                return self.table(table.stored.successor)
            if not table.over:
                raise NotAllowed("not-over")
            header = table.record.header
            game = bound(header.title, header.players, header.options)
            seats = _renumbered(around(table.seats, 1))
            for seat in seats:
                seat.stand_in, seat.link = None, 0
            following = self._waiting(browser, game, seats, begins="turn", practice=header.practice)
            await self.storage.write(create(following.stored))
            await self.storage.write(change_table(table.id, successor=following.id))
            table.stored.successor = following.id
            table.changed()
        self._open[following.id] = following
        return following

    # --- bots --------------------------------------------------------------------------------------------------------

    def _nudge(self, table: LiveTable) -> None:
        """If it is for a bot to decide, let it begin to think."""
        if table.bot_to_move() is not None and table.thinking is None:
            table.thinking = asyncio.get_running_loop().create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        try:
            while (bot := table.bot_to_move()) is not None:
                await self._bot_moves(table, bot)
        except asyncio.CancelledError:
            pass
        except Exception:  # the table must not be lost with its bot: the next visit nudges it again
            log.exception("a bot failed at table %s", table.id)
        finally:
            table.thinking = None

    async def _bot_moves(self, table: LiveTable, bot: str) -> None:
        state, entry = table.state, table.entry
        assert state is not None
        began = time.monotonic()
        legal = state.legal()
        if len(legal) == 1:
            move = legal[0]
        else:
            game, view = table.game, state.view(state.seat).to_json()
            asked = (view, legal)
            try:
                move = await self.thinkers.choose(game.title.id, game.people, game.options, bot, *asked)
            except BadPackage as why:  # somebody else's bot fails: those who play with it are not left waiting
                log.warning("%s The planner moves in its place at table %s.", why, table.id)
                move = await self.thinkers.choose(game.title.id, game.people, game.options, "planner", *asked)
        rest = self.settings.pause - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        async with table.lock:
            if table.entry == entry and table.bot_to_move() is not None:
                with contextlib.suppress(Conflict):
                    await self._make(table, move)


# --- checks ---------------------------------------------------------------------------------------------------------


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


def _seats(browser: str, game: Game, chairs: Sequence[Chair]) -> list[Seat]:
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


def _numbered(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise BadOption("seat-number", seat=number + 1, players=len(table.seats))
    return table.seats[number]


def _require_entry(table: LiveTable, entry: int) -> None:
    """Whoever acts must have seen the position as it is; what was only said since does not matter."""
    if not 0 <= entry <= table.entry or changes_game(table.record.entries[entry:]):
        raise Conflict("entry-stale")
