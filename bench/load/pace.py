"""Doing things by the clock, and some at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from .browsers import clock

AT_ONCE = 25  # requests at a time while people sit down


async def ticks(seconds: float, rate: float) -> AsyncIterator[float]:
    """How late we are, at each of so many moments a second."""
    began = clock()
    for number in range(int(seconds * rate)):
        wait = began + number / rate - clock()
        if wait > 0:
            await asyncio.sleep(wait)
        elif number % 20 == 0:
            await asyncio.sleep(0)
        late = clock() - began - number / rate
        if late > seconds:  # this machine cannot even ask
            return
        yield late


async def several(works: list[Callable[[], Awaitable[None]]]) -> None:
    """All of them, some at a time."""
    for first in range(0, len(works), AT_ONCE):
        await asyncio.gather(*(work() for work in works[first : first + AT_ONCE]))
