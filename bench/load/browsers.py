"""Browsers that cost next to nothing: plain sockets, one request at a time on each, and cookies."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, cast

import msgspec

from .served import HOST

IDLE = 60.0  # seconds after which a connection is not used again: the server closes it a little later
PATIENCE = 15.0  # seconds for one answer, and for all that is under way at the end
VERSION = re.compile(rb"event: version\r?\ndata: (\d+\.\d+)\r?\n")
clock = time.perf_counter


class Connection(asyncio.Protocol):
    """One kept-alive HTTP connection, one request at a time."""

    def __init__(self) -> None:
        self.open = True
        self.used = clock()
        self.transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._head = -1
        self._length: int | None = None
        self._answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    @property
    def busy(self) -> bool:
        return self._answer is not None

    async def ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer."""
        assert self.transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._buffer.clear()
        self._head = -1
        self.transport.write(request)
        try:
            return await asyncio.wait_for(self._answer, PATIENCE)
        except TimeoutError:
            self.close()
            raise
        finally:
            self._answer = None
            self.used = clock()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._head < 0:
            self._head = self._buffer.find(b"\r\n\r\n")
            if self._head < 0:
                return
            found = re.search(rb"content-length: (\d+)", self._buffer[: self._head], re.IGNORECASE)
            self._length = int(found[1]) if found else None
        begin = self._head + 4
        if self._length is None:
            whole = self._buffer.endswith(b"\r\n0\r\n\r\n")
        else:
            whole = len(self._buffer) >= begin + self._length
        if whole and self._answer is not None and not self._answer.done():
            head = bytes(self._buffer[: self._head])
            self._answer.set_result((int(head[9:12]), head, bytes(self._buffer[begin:])))

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server hung up"))

    def close(self) -> None:
        self.open = False
        if self.transport is not None:
            self.transport.abort()


class Browser:
    """Somebody at an address of their own, known by cookies."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        # All of 127/8 is this machine; limits and counts by address are then as with many people.
        self._from = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self._connections: list[Connection] = []
        self.headers = f"host: {HOST}\r\naccept-language: en\r\n"

    async def connect(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        loop = asyncio.get_running_loop()
        own = (self._from, 0) if sys.platform == "linux" else None
        await loop.create_connection(protocol, HOST, self._port, local_addr=own)

    async def get_known(self) -> None:
        """Have cookies, and the token that goes with every change."""
        _, head, _ = await self.get("/api/tables")
        jar: SimpleCookie = SimpleCookie()
        for found in re.finditer(rb"set-cookie: ([^\r]+)", head, re.IGNORECASE):
            jar.load(found[1].decode("latin-1"))
        token = next((jar[name].value for name in jar if name.endswith("csrf")), "")
        cookies = "; ".join(f"{name}={jar[name].value}" for name in jar)
        self.headers += f"cookie: {cookies}\r\nx-csrftoken: {token}\r\n"

    async def get(self, path: str, more: str = "") -> tuple[int, bytes, bytes]:
        return await self._ask(f"GET {path} HTTP/1.1\r\n{self.headers}{more}\r\n".encode())

    async def post(self, path: str, body: bytes, more: str = "") -> tuple[int, bytes, bytes]:
        head = f"POST {path} HTTP/1.1\r\n{self.headers}{more}content-type: application/json\r\n"
        return await self._ask(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)

    async def told(self, path: str, thing: Any) -> Any:
        """What a post answers; one that is refused is a mistake of this benchmark."""
        status, _, body = await self.post(path, msgspec.json.encode(thing))
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {body[:300]!r}")
        return msgspec.json.decode(body)

    async def _ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        for old in self._connections:
            if not old.busy and old.used < clock() - IDLE:
                old.close()
        self._connections = [one for one in self._connections if one.open]
        free = next((one for one in self._connections if not one.busy), None)
        if free is None:
            free = Connection()
            await self.connect(lambda: free)
            self._connections.append(free)
        return await free.ask(request)

    def close(self) -> None:
        for one in self._connections:
            one.close()


class EventStream(asyncio.Protocol):
    """An event stream of a table, through a browser's eyes or, without one, through anybody's."""

    def __init__(self, table: str, browser: Browser | None, heard: Callable[[EventStream, str], None]) -> None:
        self._table = table
        self._headers = browser.headers if browser is not None else f"host: {HOST}\r\n"
        self._heard = heard
        self._tail = b""
        self._transport: asyncio.Transport | None = None
        self.events = 0
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        path = f"/api/tables/{self._table}/events"
        head = f"GET {path} HTTP/1.1\r\n{self._headers}accept: text/event-stream\r\n\r\n"
        self._transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        if self._tail:
            data = self._tail + data
        end = 0
        for found in VERSION.finditer(data):
            end = found.end()
            self.events += 1
            self._heard(self, found[1].decode())
        self._tail = data[end:][-60:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def entry_of(version: str) -> int:
    """The number of the last entry in this version of a table."""
    return int(version.partition(".")[0])
