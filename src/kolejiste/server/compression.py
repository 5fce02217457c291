"""Answers made smaller on their way: with Brotli where the browser takes it, else with gzip, large ones in a thread."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import brotli
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALLEST = 1000  # bytes; below, it is not worth anybody's while
LARGE = 8_000  # bytes; from here on the event loop would feel it
KEPT = 64  # answers; all spectators of a table get the same one at the same moment
KINDS = (b"text/", b"application/json", b"application/jsonl", b"image/svg+xml")

# Quick ones, for what is made anew each time. Brotli's first level takes a third of the time of its third, and makes a
# position a tenth larger.
Compressor = Callable[[bytes], bytes]
QUICK: Mapping[str, Compressor] = {
    "br": lambda body: bytes(brotli.compress(body, quality=1)),
    "gzip": lambda body: gzip.compress(body, 4, mtime=0),
}
# Thorough ones, for files, which are compressed once.
THOROUGH: Mapping[str, Compressor] = {
    "br": lambda body: bytes(brotli.compress(body, quality=11)),
    "gzip": lambda body: gzip.compress(body, 9, mtime=0),
}


@lru_cache(200)
def encoding_for(accepted: str) -> str:
    """The encoding that we use for a browser which accepts these; "" is none."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((name for name in QUICK if name in taken), "")


def accepted(scope: Scope) -> str:
    """What the browser says that it accepts."""
    return ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding")


class Compress(ASGIMiddleware):
    """Compresses whole answers. What comes in pieces, such as event streams, passes as it is."""

    exclude_path_pattern = ("^/static", "^/fonts", "/events$")

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "compress")
        self._kept: OrderedDict[tuple[str, bytes], asyncio.Future[bytes]] = OrderedDict()

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        encoding = encoding_for(accepted(scope))
        start: HTTPResponseStartEvent | None = None

        async def smaller(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                body = message.get("body", b"")
                if not message.get("more_body") and len(body) >= SMALLEST and _compressible(start["headers"]):
                    headers = [*start["headers"], (b"vary", b"accept-encoding")]
                    if encoding:
                        body = message["body"] = await self._compressed(encoding, body)
                        headers = [pair for pair in headers if pair[0] != b"content-length"]
                        headers.append((b"content-encoding", encoding.encode()))
                        headers.append((b"content-length", str(len(body)).encode()))
                    start["headers"] = headers
                await send(start)
                start = None
            await send(message)

        await next_app(scope, receive, smaller)

    async def _compressed(self, encoding: str, body: bytes) -> bytes:
        key = encoding, body
        known = self._kept.get(key)
        if known is None:
            loop = asyncio.get_running_loop()
            if len(body) < LARGE:
                known = loop.create_future()
                known.set_result(QUICK[encoding](body))
            else:
                known = loop.run_in_executor(self._threads, QUICK[encoding], body)
            self._kept[key] = known
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        if known.done():
            return known.result()
        return await asyncio.shield(known)  # whoever goes away does not take it from the others


def _compressible(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    given = dict(headers)
    return b"content-encoding" not in given and given.get(b"content-type", b"").startswith(KINDS)
