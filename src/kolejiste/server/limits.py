"""How much one visitor may ask for: requests by what they cost, event streams at a time, new tables. A visitor is an
address; one who has asked for nothing lately is forgotten."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from .errors import TooMany
from .network import visitor

A_MINUTE, AN_HOUR = 60.0, 3600.0
SWEPT = 10.0  # seconds between two looks for visitors to forget
# What a request costs, by how its address ends, for those that cost more than one: about as many times as much work.
COSTS = {
    "verify": 30,  # plays the whole game again
    "play": 20,  # makes a table
    "new": 20,
    "replay": 10,
    "export": 30,  # reads whole games
    "mine": 5,  # opens tables
    "vacation": 5,
    "ladder": 5,
    "result.png": 10,
    "hint": 20,  # plays hundreds of games on
    "chances": 5,
    "preview": 3,
    "events": 3,
}


def cost(method: str, path: str) -> int:
    """How much of a visitor's allowance a request takes."""
    if method == "POST" and path.rstrip("/") == "/api/tables":
        return COSTS["new"]
    return COSTS.get(path.rstrip("/").rpartition("/")[2], 1)


class Allowance:
    """So much in a given time for each visitor: it comes back little by little, and who has all of it is forgotten."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self._pace = most / seconds
        self._left: dict[str, tuple[float, float]] = {}  # by visitor: what was left, and when
        self._swept = 0.0
        self._untold: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._left)

    def take(self, who: str, amount: float) -> float:
        """Take so much of it, or nothing where there is too little; how many seconds until there is enough, or 0."""
        now = time.monotonic()
        self._forget(now)
        left = self._now(who, now)
        if left < amount:
            return (amount - left) / self._pace
        self._left[who] = left - amount, now
        self._untold[who] += amount  # type: ignore[assignment]  # a counter counts parts as well
        return 0.0

    def spend(self, who: str, amount: float) -> None:
        """Take so much whatever is left: it was used already."""
        self.hear(who, amount)
        self._untold[who] += amount  # type: ignore[assignment]

    def untold(self, most: int = 50) -> Iterator[dict[str, float]]:
        """What was taken since the last time, for those who count with us, in parts of so many visitors."""
        taken, self._untold = list(self._untold.items()), Counter()
        for place in range(0, len(taken), most):
            yield dict(taken[place : place + most])

    def hear(self, who: str, amount: float) -> None:
        """So much was taken elsewhere."""
        now = time.monotonic()
        self._forget(now)
        self._left[who] = max(self._now(who, now) - amount, -self.most), now

    def left(self, who: str) -> float:
        return self._now(who, time.monotonic())

    def _now(self, who: str, now: float) -> float:
        left, since = self._left.get(who, (self.most, now))
        return min(self.most, left + (now - since) * self._pace)

    def _forget(self, now: float) -> None:
        if now - self._swept > SWEPT:
            self._swept = now
            self._left = {who: kept for who, kept in self._left.items() if self._now(who, now) < self.most}


class Requests(ASGIMiddleware):
    """Refuses what goes beyond a visitor's allowance. Files that a browser keeps do not count."""

    exclude_path_pattern = ("^/static", "^/fonts")

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        wait = self._allowance.take(visitor_of_scope(scope), cost(str(scope.get("method", "")), scope["path"]))
        if wait:
            raise TooManyRequestsException(headers={"retry-after": str(int(wait) + 1)})
        await next_app(scope, receive, send)


class Streams:
    """How many event streams each visitor has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def require(self, request: Request[Any, Any, Any]) -> None:
        """Refuse one more stream to a visitor who has enough."""
        if self._open[visitor_of(request)] >= self._most:
            raise TooMany("too-many-streams", most=self._most)

    @contextmanager
    def counted(self, request: Request[Any, Any, Any]) -> Iterator[None]:
        who = visitor_of(request)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a request is counted for."""
    return visitor_of_scope(connection.scope)


def visitor_of_scope(scope: Scope) -> str:
    client = scope["client"]
    return visitor(client[0] if client else "")
