"""Whose bot thinks next. Thinking is what a server has least of, so it is shared: of all who wait, the visitor whose
bots have thought least lately is served first, however many tables the others have."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .limits import AN_HOUR, Allowance


class Turns:
    """A turn for each process that thinks, and the visitors who wait for one."""

    def __init__(self, count: int, seconds: float) -> None:
        """So many at a time, and so many `seconds` of thinking an hour for one visitor."""
        self._free = count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.thought = Allowance(seconds, AN_HOUR)

    def used_up(self, who: str) -> bool:
        """Whether this visitor's bots have thought for as long as they may. At tables that there are they still play,
        when nobody else waits; new ones have to wait."""
        return self.thought.left(who) < self.thought.most / 60

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """While a bot of this visitor thinks."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        began = time.monotonic()
        try:
            yield
        finally:
            self.thought.spend(who, time.monotonic() - began)
            self._pass_on()

    async def _wait(self, who: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given a turn just now
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who = max(self._waiting, key=self.thought.left)  # of equal ones the first who came
            line = self._waiting[who]
            following = line.popleft()
            if not line:
                del self._waiting[who]
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
