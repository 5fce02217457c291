"""The hall: every table of a server, what may be done at them and by whom. All changes go through here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from kolejiste.core.errors import BadPackage
from kolejiste.core.hands import PERSON
from kolejiste.core.letters import fitting
from kolejiste.core.record import Abandon, AnyEntry, Chat, Quiet, Resign, decode_move

from .coach import Coach
from .errors import BadRequest, Behind, Conflict, NotAllowed, TooMany
from .keeping import up_to_date
from .limits import AN_HOUR, Allowance
from .live import STAND_IN, LiveTable
from .now import Positions
from .programs import Programs
from .schema import OVER, Seat, Wish
from .seating import numbered
from .settings import LONGEST_CHAT, Settings
from .storage import Storage, changes_game
from .thinking import Thinkers, Workers

log = logging.getLogger("kolejiste.server")
MOST_CHATS = 500  # of a seat in one game
SENDERS = 4  # messages on their way at a time
MAILS = 5  # letters an hour that ask one visitor, or one address, whether it is theirs


class Hall(Programs):
    """The tables of one server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self.thinkers = Thinkers(settings.thinkers)
        self.coach = Coach(settings, storage, self.thinkers, self.turns)
        self.positions = Positions()  # as pages show them
        self.noticed: Callable[[LiveTable], None] | None = None  # whoever tells people that it is their turn
        self.reached: Callable[..., None] = lambda owner="", table="": None  # who is told when ways to people change
        self.senders = ThreadPoolExecutor(SENDERS, "messages")  # what is sent waits for others, and never here
        self.mails = Allowance(MAILS, AN_HOUR)
        self.painters = Workers(1)  # for the pictures of the help, which take a whole game to draw

    def hush(self) -> None:
        """End every event stream; by themselves they never would."""
        for table in self._open.values():
            table.hushed = True
            table.publish()

    async def close(self) -> None:
        await self.rest()
        for table in self._open.values():
            for task in filter(None, (table.thinking, table.awaiting)):
                task.cancel()
        self.coach.close()
        self.senders.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.painters.close)
        self.positions.close()

    # --- playing -----------------------------------------------------------------------------------------------------

    @up_to_date
    async def move(
        self, table: LiveTable, browser: str, number: int, entry: int, action: Mapping[str, Any] | int
    ) -> None:
        """A person's move, given as an action or its number, made on what the page showed as the last entry."""
        async with table.lock:
            await self._decide(table, self.own(table, browser, number), entry, action)
        self._nudge(table)

    async def _decide(
        self, table: LiveTable, seat: Seat, entry: int, action: Mapping[str, Any] | int, hand: str = PERSON
    ) -> None:
        _require_entry(table, entry)
        if table.state is None:
            raise BadRequest("not-begun")
        move = action if isinstance(action, int) else decode_move(table.game, action)
        if table.over or table.state.seat != seat.seat:
            raise table.state.refusal(move) if table.state.over else NotAllowed("not-your-turn")
        if seat.stand_in is not None:
            raise NotAllowed("bot-minds")
        await self.require_time(table)
        await self._make(table, move, [*self.back_from_vacation(table, seat.seat), *table.other_hand(hand)])

    async def _make(self, table: LiveTable, move: int, before: Sequence[AnyEntry] = ()) -> None:
        assert table.play is not None
        pending = table.play.try_move(move, self.took(table), before)
        phase = OVER if pending.state.over else ""
        await self._append(table, pending.entries, pending.header, phase, state=pending.state)
        table.accept(pending)

    @up_to_date
    async def undo(self, table: LiveTable, browser: str, number: int, entry: int) -> None:
        """Take the own last move back, freely or, where something is known or others have acted, if all agree."""
        async with table.lock:
            self.own(table, browser, number)
            _require_entry(table, entry)
            if table.play is None:
                raise BadRequest("not-begun")
            await self.require_time(table)
            moves, way = table.play.back_to(number), table.undo_of(number)
            if not way:
                raise table.play.undo_refusal(number)
            if way == "free":
                await self._take_back(table, number, moves)
            else:
                await self._wish(table, Wish(seat=number, moves=moves, entry=table.entry, agreed=[number]))

    @up_to_date
    async def answer(self, table: LiveTable, browser: str, number: int, entry: int, agree: bool) -> None:
        """Agree to take moves back, or not."""
        async with table.lock:
            self.own(table, browser, number)
            _require_entry(table, entry)
            wish = table.stored.wish
            if wish is None:
                raise BadRequest("no-wish")
            if not agree:
                await self._change(table, wish=None)
                return
            await self._wish(table, msgspec.structs.replace(wish, agreed=sorted({*wish.agreed, number})))

    async def _wish(self, table: LiveTable, wish: Wish) -> None:
        """Keep the wish, or fulfil it when every person at the table agrees."""
        if wish.pause is not None:
            await self._pause_or_ask(table, wish)
            return
        if table.asked_to_agree() <= set(wish.agreed):
            if wish.moves:
                await self._take_back(table, wish.seat, wish.moves)
            else:
                await self._end(table, Abandon())
            return
        await self._change(table, wish=wish)

    async def _take_back(self, table: LiveTable, seat: int, moves: int) -> None:
        assert table.play is not None
        took = self.took(table) if table.state is not None and table.state.seat == seat else 0
        pending = await asyncio.to_thread(table.play.try_undo, seat, moves, took)  # it plays the game again
        await self._append(table, [pending.entry], state=pending.state)
        table.accept(pending)

    @up_to_date
    async def chat(self, table: LiveTable, browser: str, number: int, text: str) -> None:
        """Say something to everybody at the table."""
        text = text.strip()
        if not fitting(text, LONGEST_CHAT):
            raise BadRequest("chat-text", most=LONGEST_CHAT)
        async with table.lock:
            self.own(table, browser, number)
            if table.quiet:
                raise NotAllowed("chat-off")
            self._require_patience(table, number)
            entries = table.record.chained([Chat(number, text)])
            await self._append(table, entries)
            table.enter(entries)

    def _require_patience(self, table: LiveTable, number: int) -> None:
        """Talk is for people: not too much of it at once, nor in all."""
        written = sum(isinstance(entry, Chat) and entry.seat == number for entry in table.record.entries)
        if written >= MOST_CHATS or table.talk.take(str(number), 1):
            raise TooMany("chat-much")

    @up_to_date
    async def quiet(self, table: LiveTable, browser: str, on: bool) -> None:
        """The host turns the talk at the table off, or on again."""
        async with table.lock:
            if table.stored.host != browser:
                raise NotAllowed("host-only")
            if table.quiet != on:
                entries = table.record.chained([Quiet(on)])
                await self._append(table, entries)
                table.enter(entries)

    # --- giving up ---------------------------------------------------------------------------------------------------

    @up_to_date
    async def resign(self, table: LiveTable, browser: str, number: int) -> None:
        """Give the game up for a seat. The planner plays on, or the game ends, as was settled before."""
        async with table.lock:
            seat = self.own(table, browser, number)
            if table.play is None:
                raise BadRequest("not-begun")
            if number in table.play.ending.resigned:
                raise NotAllowed("resigned")
            await self._end(table, Resign(number), [msgspec.structs.replace(seat, stand_in=STAND_IN)])
        self._nudge(table)

    @up_to_date
    async def abandon(self, table: LiveTable, browser: str, number: int) -> None:
        """Ask all to end the game here; who plays alone needs to ask nobody."""
        async with table.lock:
            self.own(table, browser, number)
            if table.play is None:
                raise BadRequest("not-begun")
            if table.over or number in table.play.ending.resigned:
                raise NotAllowed("resigned") if not table.over else BadRequest("over")
            await self._wish(table, Wish(seat=number, moves=0, entry=table.entry, agreed=[number]))

    # --- seats -------------------------------------------------------------------------------------------------------

    @up_to_date
    async def mind(self, table: LiveTable, browser: str, number: int, bot: str | None) -> None:
        """Let a bot play for a person, or take the seat back. Others may do it for one who is away; only the owner
        takes it back."""
        if bot is not None:
            self.require_bot(bot, table.game)
        async with table.lock:
            seat = numbered(table, number)
            mine = seat.owner == browser
            if seat.bot is not None or seat.name is None:
                raise NotAllowed("no-person")
            if table.play is not None and number in table.play.ending.resigned:
                raise NotAllowed("resigned")
            if not mine and (bot is None or not self.own_seats(table, browser)):
                raise NotAllowed("not-your-seat")
            if not mine and bot != STAND_IN:
                raise NotAllowed("stand-in")
            if not mine and not table.absent(number):
                raise NotAllowed("not-absent", seconds=round(self.settings.patience))
            if seat.stand_in != bot:
                await self._change(table, [msgspec.structs.replace(seat, stand_in=bot)])
        self._nudge(table)

    @up_to_date
    async def move_seat(self, table: LiveTable, browser: str, number: int, link: int) -> None:
        """The seat comes to this browser by its personal link, and leaves the one it was in."""
        async with table.lock:
            seat = numbered(table, number)
            if seat.link != link or seat.name is None:
                raise NotAllowed("link-used")
            moved = msgspec.structs.replace(seat, owner=browser, link=link + 1, token=None)
            if seat.owner == table.stored.host:  # who made the table still has made it
                await self._change(table, [moved], host=browser)
            else:
                await self._change(table, [moved])

    @up_to_date
    async def give_back(self, table: LiveTable, browser: str, number: int) -> int:
        """Whoever made the table gives a seat back to a person who has lost it, by a new personal link: its number.
        That person must be away, and everybody sees that it was done."""
        async with table.lock:
            seat = numbered(table, number)
            if table.stored.host != browser:
                raise NotAllowed("host-only")
            if seat.bot is not None or seat.name is None or seat.owner == browser:
                raise NotAllowed("no-person")
            if not table.absent(number):
                raise NotAllowed("not-absent", seconds=round(self.settings.patience))
            await self._change(table, [msgspec.structs.replace(seat, link=seat.link + 1, handed=True, token=None)])
            return seat.link + 1

    # --- bots --------------------------------------------------------------------------------------------------------

    def _nudge(self, table: LiveTable) -> None:
        """If it is for a bot to decide, let it begin to think; before the deal, wait for what people have promised."""
        self._await_nonces(table)
        if self.noticed is not None:
            self.noticed(table)
        if table.bot_to_move() is not None and table.thinking is None and not table.deserted():
            table.thinking = asyncio.get_running_loop().create_task(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        try:
            if not await self._may_think(table):
                return
            while (bot := table.bot_to_move()) is not None and not table.deserted():
                await self._bot_moves(table, bot)
            await self._thought(table)
        except asyncio.CancelledError:
            return
        except Exception:  # the table must not be lost with its bot: the next visit nudges it again
            log.exception("a bot failed at table %s", table.id)
            return
        finally:
            table.thinking = None
        self._nudge(table)  # somebody may have moved while the lease was given back

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
                spec = self.settings.bots.get(bot, bot)
                async with self.turns.turn(table.stored.host):
                    move = await self.thinkers.choose(game.title.id, game.people, game.options, spec, *asked)
            except BadPackage as why:  # somebody else's bot fails: those who play with it are not left waiting
                log.warning("%s The planner moves in its place at table %s.", why, table.id)
                move = await self.thinkers.choose(game.title.id, game.people, game.options, "planner", *asked)
        rest = self.settings.pause - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        try:
            async with table.lock:
                if table.entry == entry and table.bot_to_move() is not None:
                    await self._make(table, move, table.other_hand(bot))
        except Behind:
            await self.catch_up(table)


def _require_entry(table: LiveTable, entry: int) -> None:
    """Whoever acts must have seen the position as it is; what was only said since does not matter."""
    if entry > table.entry:
        raise Behind("entry-stale")
    if entry < 0 or changes_game(table.record.entries[entry:]):
        raise Conflict("entry-stale")
