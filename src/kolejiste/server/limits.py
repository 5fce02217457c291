"""How much one address may ask for: so many requests a minute, so many event streams at a time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from .errors import TooMany

A_MINUTE = 60


class Requests(ASGIMiddleware):
    """Counts the requests of each address, and refuses those beyond the limit until the minute is over. Files that a
    browser keeps do not count."""

    exclude_path_pattern = ("^/static", "^/fonts")

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked: dict[str, tuple[float, int]] = {}  # by address: when its minute began, and how often since
        self._swept = 0.0

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client, now = scope["client"], time.monotonic()
        address = client[0] if client else ""
        self._forget(now)
        began, asked = self._asked.get(address, (now, 0))
        self._asked[address] = began, asked + 1
        if asked >= self._most:
            raise TooManyRequestsException(headers={"retry-after": str(round(began + A_MINUTE - now) + 1)})
        await next_app(scope, receive, send)

    def _forget(self, now: float) -> None:
        """Let the minutes that are over go, now and then."""
        if now - self._swept > 1:
            self._swept = now
            self._asked = {one: window for one, window in self._asked.items() if now - window[0] < A_MINUTE}


class Streams:
    """How many event streams each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def require(self, request: Request[Any, Any, Any]) -> None:
        """Refuse one more stream to an address that has enough."""
        if self._open[_address(request)] >= self._most:
            raise TooMany("too-many-streams", most=self._most)

    @contextmanager
    def counted(self, request: Request[Any, Any, Any]) -> Iterator[None]:
        address = _address(request)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""
