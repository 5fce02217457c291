"""Bots think in processes of their own, so that a page never waits for them. A process is handed a view and the
legal moves, never a position: it could not cheat if it wanted to."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import closing
from typing import TypeVar

from kolejiste.bots import make
from kolejiste.core.contract import OptionValue
from kolejiste.core.processes import begin, deaf
from kolejiste.core.registry import bound

T = TypeVar("T")

PATIENCE = 4.0  # seconds that people wait for a bot at most; on most machines even a master needs far less


def choose(
    title: str, players: int, options: Mapping[str, OptionValue], bot: str, view: bytes, legal: list[int], seed: int
) -> int:
    """In a worker: one bot's choice of one move."""
    game = bound(title, players, options)
    with closing(make(bot, game, seed)) as player:
        player.patience = PATIENCE
        return player.choose(game.read_view(view), legal)


def ready() -> None:
    """In a worker: everything is imported."""


class Workers:
    """Processes of their own for what takes long. A fresh interpreter holds nothing of the server's memory."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), initializer=begin)

    async def run(self, call: Callable[..., T], *given: object) -> T:
        """The call's result; a process that died is replaced."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            with deaf():
                answer = loop.run_in_executor(pool, call, *given)
            return await answer
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = self._new()
            with deaf():
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
        with deaf():
            self._pool.submit(ready)

    async def choose(
        self, title: str, players: int, options: Mapping[str, OptionValue], bot: str, view: bytes, legal: list[int]
    ) -> int:
        """The bot's move."""
        return await self.run(choose, title, players, dict(options), bot, view, legal, secrets.randbits(64))
