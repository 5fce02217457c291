"""What every test of the server shares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest

from kolejiste.core.contract import OptionValue
from kolejiste.server import replays, thinking
from kolejiste.server.thinking import Thinkers, Workers

T = TypeVar("T")


class NoWorkers(Workers):
    """No processes at all: even the readiness for them costs one."""

    def __init__(self, count: int) -> None:
        pass

    async def run(self, call: Callable[..., T], *given: object) -> T:
        return await asyncio.to_thread(call, *given)

    def close(self) -> None:
        pass


class HereThinkers(Thinkers):
    """Bots that think in this process, because starting another one takes a second."""

    def __init__(self, count: int) -> None:
        pass

    async def choose(
        self, title: str, players: int, options: Mapping[str, OptionValue], bot: str, view: bytes, legal: list[int]
    ) -> int:
        await asyncio.sleep(0)
        return thinking.choose(title, players, options, bot, view, legal, 1)

    async def run(self, call: Callable[..., T], *given: object) -> T:
        return await asyncio.to_thread(call, *given)

    def close(self) -> None:
        pass


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def real_thinkers() -> None:
    """For tests that want the bots' own processes."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    replays._steps.cache_clear()
    if "real_thinkers" not in request.fixturenames:
        monkeypatch.setattr("kolejiste.server.hall.Thinkers", HereThinkers)
        monkeypatch.setattr("kolejiste.server.hall.Workers", NoWorkers)
