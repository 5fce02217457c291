"""Programs at a table: a seat's owner gives a token to a bot of their own, which asks what is to be decided and moves.
It sees what the seat may know, and can do nothing else than move for that seat."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Mapping
from hmac import compare_digest
from typing import Any, Literal

import msgspec

from kolejiste.bots.afar import PROTOCOL, Choice, Question
from kolejiste.core.hands import PERSON, PROGRAM

from .clocks import Clockwork
from .errors import BadRequest, NotAllowed, TooMany
from .keeping import up_to_date
from .limits import A_MINUTE, Allowance
from .live import LiveTable
from .position import names_of
from .schema import OVER, Seat
from .settings import Settings
from .storage import Storage

LONGEST_WAIT = 30  # seconds that a question waits for its turn
ASKING = 600  # requests a minute for one seat

State = Literal["waits", "decides", "over"]


class ProgramTurn(msgspec.Struct, frozen=True):
    """What a program learns: it `decides`, and then the question has all it needs; it `waits` for others; or the game
    is `over`. `people` is how many the game was bound for."""

    state: State
    table: str
    people: int
    question: Question | None = None


def token_hash(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


class Programs(Clockwork):
    """Tokens for seats, and what whoever holds one may do."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self.asking = Allowance(ASKING, A_MINUTE)

    async def _decide(
        self, table: LiveTable, seat: Seat, entry: int, action: Mapping[str, Any] | int, hand: str = PERSON
    ) -> None:
        raise NotImplementedError

    # --- tokens ------------------------------------------------------------------------------------------------------

    @up_to_date
    async def give_token(self, table: LiveTable, browser: str, number: int) -> str:
        """A new token for an own seat; one that was given before is worth nothing any more. It is shown this once."""
        async with table.lock:
            seat = self._own_playing(table, browser, number)
            token = f"{table.id}.{secrets.token_urlsafe(32)}"
            await self._change(table, [msgspec.structs.replace(seat, token=token_hash(token))])
            return token

    @up_to_date
    async def revoke_token(self, table: LiveTable, browser: str, number: int) -> None:
        """No program plays for this seat any more."""
        async with table.lock:
            seat = self._own_playing(table, browser, number)
            if seat.token is not None:
                await self._change(table, [msgspec.structs.replace(seat, token=None)])

    def _own_playing(self, table: LiveTable, browser: str, number: int) -> Seat:
        seat = self.own(table, browser, number)
        if table.over:
            raise BadRequest("over")
        if table.play is not None and number in table.play.ending.resigned:
            raise NotAllowed("resigned")
        return seat

    # --- playing -----------------------------------------------------------------------------------------------------

    async def seat_of(self, token: str) -> tuple[LiveTable, int]:
        """The table and the seat for which a token was given. Nothing tells a wrong token from one for no table."""
        name, dot, _ = token.partition(".")
        known = (
            await self.storage.ask(self.storage.version, name) if dot and name.isascii() and len(name) < 40 else None
        )
        if known is None:
            raise NotAllowed("token-bad")
        table = await self.table(name)
        if await self.is_old(table, (table.entry, table.changes)):  # it may have been revoked elsewhere
            await self.catch_up(table)
        number = self._held(table, token)
        if self.asking.take(f"{name} {number}", 1):
            raise TooMany("program-often", most=ASKING)
        table.see(table.seats[number].owner or "")  # who lets a program play is here
        return table, number

    def _held(self, table: LiveTable, token: str) -> int:
        found = token_hash(token)
        for seat in table.seats:
            if seat.token is not None and compare_digest(seat.token, found):
                return seat.seat
        raise NotAllowed("token-bad")

    async def program_turn(self, token: str, wait: float, language: str) -> ProgramTurn:
        """What is to be decided for the seat of a token, if need be after waiting for a while."""
        table, _ = await self.seat_of(token)
        news = asyncio.Event()
        table.watchers.add(news)
        try:
            async with asyncio.timeout(wait):
                while True:
                    news.clear()
                    turn = self._turn(table, self._held(table, token), language)
                    if turn.state != "waits" or not wait or table.hushed:
                        return turn
                    await news.wait()
        except TimeoutError:
            return self._turn(table, self._held(table, token), language)
        finally:
            table.watchers.discard(news)

    def _turn(self, table: LiveTable, number: int, language: str) -> ProgramTurn:
        game, state = table.game, table.state
        if table.over or table.stored.phase == OVER:
            return ProgramTurn("over", table.id, game.people)
        paused = table.clocks is not None and table.clocks.paused
        if state is None or state.seat != number or table.bot_to_move() is not None or paused:
            return ProgramTurn("waits", table.id, game.people)
        view, names = state.view(number), names_of(table.seats, language)
        legal = [
            Choice(move, game.action(move), game.move_words(view, move, language, names)) for move in state.legal()
        ]
        question = Question(
            PROTOCOL,
            table.entry,
            game.title.id,
            game.players,
            game.options,
            number,
            int((table.seats[number].token or "0")[:12], 16),
            game.question(view, language, names),
            view,
            legal,
        )
        return ProgramTurn("decides", table.id, game.people, question)

    async def program_answers(self, token: str, entry: int, action: Mapping[str, Any] | int) -> None:
        """The move of a program, made on the question with this number."""
        table, _ = await self.seat_of(token)
        await self._program_moves(table, token, entry, action)

    @up_to_date
    async def _program_moves(self, table: LiveTable, token: str, entry: int, action: Mapping[str, Any] | int) -> None:
        async with table.lock:
            await self._decide(table, table.seats[self._held(table, token)], entry, action, PROGRAM)
        self._nudge(table)
