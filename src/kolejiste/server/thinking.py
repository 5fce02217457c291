"""Bots think in processes of their own, so that a page never waits for them. A process is handed a view and the
legal moves, never a position: it could not cheat if it wanted to."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from kolejiste.bots import make
from kolejiste.core.contract import OptionValue
from kolejiste.core.registry import bound

T = TypeVar("T")


def choose(
    title: str, players: int, options: Mapping[str, OptionValue], bot: str, view: bytes, legal: list[int], seed: int
) -> int:
    """In a worker: one bot's choice of one move."""
    game = bound(title, players, options)
    return make(bot, game, seed).choose(game.read_view(view), legal)


def ready() -> None:
    """In a worker: everything is imported."""


class Workers:
    """Processes of their own for what takes long. A fresh interpreter holds nothing of the server's memory."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), initializer=_begin)

    async def run(self, call: Callable[..., T], *given: object) -> T:
        """The call's result; a process that died is replaced."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            with _deaf():
                answer = loop.run_in_executor(pool, call, *given)
            return await answer
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = self._new()
            with _deaf():
                answer = loop.run_in_executor(self._pool, call, *given)
            return await answer

    def close(self) -> None:
        """Let every process end after what it is at."""
        with contextlib.suppress(Exception):
            self._pool.shutdown(wait=True, cancel_futures=True)


class Thinkers(Workers):
    """The processes in which bots think."""

    def warm(self) -> None:
        """A process takes a moment to begin: let it do so before the first bot is asked."""
        with _deaf():
            self._pool.submit(ready)

    async def choose(
        self, title: str, players: int, options: Mapping[str, OptionValue], bot: str, view: bytes, legal: list[int]
    ) -> int:
        """The bot's move."""
        return await self.run(choose, title, players, dict(options), bot, view, legal, secrets.randbits(64))


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """A process begun here does not hear Ctrl+C, also while it has not come to `_begin` yet; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Ctrl+C in the terminal is for the server, which closes its workers itself; and if it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
