"""What every test of the server shares."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import TypeVar

import pytest

from kolejiste.core.contract import OptionValue
from kolejiste.server import replays, thinking
from kolejiste.server.thinking import Thinkers, Workers

from .house import Server, serving

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


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def real_thinkers() -> None:
    """For tests that want the bots' own processes."""


@pytest.fixture(scope="package", autouse=True)
def _no_processes() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kolejiste.server.hall.Thinkers", HereThinkers)
        patch.setattr("kolejiste.server.hall.Workers", NoWorkers)
        yield


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    replays._steps.cache_clear()
    if "real_thinkers" in request.fixturenames:
        monkeypatch.setattr("kolejiste.server.hall.Thinkers", Thinkers)
        monkeypatch.setattr("kolejiste.server.hall.Workers", Workers)


@pytest.fixture(scope="module")
async def common(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server for all tests of a file that only ask it for what it refuses, or sit down at a table of their own."""
    async with serving(tmp_path_factory.mktemp("common"), new_tables=10**6) as found:
        yield found
