"""Who may keep a connection, and what a request may weigh before it is one. An application sees a request only when
its header is complete, so what never becomes one is dealt with here, where the bytes come in."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from .network import Trusted, visitor

LARGEST_HEAD = 32 * 1024  # bytes of a header, the address included
MOST_HEADERS = 100
TIME_TO_ASK = 15.0  # seconds from the first byte, or from connecting, to the last byte of a request
QUEUED = 16  # requests that a connection may send before it is answered; browsers send one
PIECE = 8 * 1024  # bytes that are read before the header is measured again
FILES_LEFT = 128  # for the database, the bots and what else is open
FEWEST = 64  # connections to serve however few files may be open


class Doors:
    """The open connections: so many for one address, and so many for all. When the house is full, whoever has waited
    longest without asking for anything makes room."""

    def __init__(self, an_address: int, most: int, proxies: Trusted) -> None:
        self._an_address = an_address
        self._most = most
        self._proxies = proxies  # behind one of them are many people, and it counts them by itself
        self._of: Counter[str] = Counter()
        self._idle: OrderedDict[GuardedProtocol, None] = OrderedDict()
        self._open: set[GuardedProtocol] = set()

    def enter(self, one: GuardedProtocol) -> bool:
        """Whether this connection may stay."""
        if one.peer not in self._proxies and self._of[one.address] >= self._an_address:
            return False
        if len(self._open) >= self._most:
            if not self._idle:
                return False
            oldest = next(iter(self._idle))
            oldest.transport.abort()
            self.leave(oldest)
        self._of[one.address] += 1
        self._open.add(one)
        self._idle[one] = None
        return True

    def leave(self, one: GuardedProtocol) -> None:
        if one in self._open:
            self._open.remove(one)
            self._idle.pop(one, None)
            self._of[one.address] -= 1
            if not self._of[one.address]:
                del self._of[one.address]

    def asks(self, one: GuardedProtocol) -> None:
        """It is being answered."""
        self._idle.pop(one, None)

    def rests(self, one: GuardedProtocol) -> None:
        """It was answered, and stays for the next request."""
        if one in self._open:
            self._idle[one] = None


class GuardedConfig(uvicorn.Config):
    """Uvicorn's settings, with the doors that all its connections come through."""

    def __init__(self, app: Any, doors: Doors, **given: Any) -> None:
        super().__init__(app, http=GuardedProtocol, ws="none", **given)
        self.doors = doors


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's reading of HTTP, within limits."""

    def __init__(
        self, config: GuardedConfig, server_state: ServerState, app_state: dict[str, Any], **given: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **given)
        self.doors = config.doors
        self.peer = self.address = ""
        self._late: asyncio.TimerHandle | None = None
        self._read = 0  # bytes of the header so far
        self._in_head = True
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.address = visitor(self.peer)
        if self.doors.enter(self):
            self._expect()
        else:
            self.refuse(b"503 Service Unavailable")

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_longer_late()
        self.doors.leave(self)
        super().connection_lost(exc)

    # --- in time -----------------------------------------------------------------------------------------------------

    def _expect(self) -> None:
        """A whole request must come soon."""
        if self._late is None:
            self._late = self.loop.call_later(TIME_TO_ASK, self._too_late)

    def _no_longer_late(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        self.refuse(b"408 Request Timeout" if self._read else None)

    # --- in measure --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), PIECE):
            if self._refused or self.transport.is_closing():
                return
            piece = data[place : place + PIECE]
            self._expect()  # also for what is no request, such as empty lines
            self._read += len(piece)
            super().data_received(piece)
            if self._in_head and self._read > LARGEST_HEAD + PIECE:
                self.refuse(b"431 Request Header Fields Too Large")
            elif len(self.pipeline) > QUEUED:
                self.refuse(b"429 Too Many Requests")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        self._in_head, self._read = False, 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self._refused or size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self.refuse(b"431 Request Header Fields Too Large")
            return
        self.doors.asks(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._read = 0
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._no_longer_late()
        self._in_head, self._read = True, 0
        if not self._refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.doors.rests(self)

    def refuse(self, status: bytes | None) -> None:
        """End this connection, with a word if there was a question."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._no_longer_late()
        if status is not None and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


def most_connections() -> int:
    """How many connections this process can hold: each is an open file. As many as the system grants are asked for."""
    if sys.platform == "win32":  # sockets are no files there
        return 4000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(soft - FILES_LEFT, FEWEST)
