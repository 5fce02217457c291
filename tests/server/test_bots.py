"""Bots at the server: they answer, their processes may die, and a bad bot does not cost the table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.registry import load
from kolejiste.core.seal import verify
from kolejiste.core.simulation import Worlds
from kolejiste.server import thinking
from kolejiste.server.thinking import Workers

from ..patience import HANGS
from .house import SHORT, TITLES, open_table, play, rest, serving

pytestmark = pytest.mark.anyio


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_bots_answer(tmp_path: Path, title: str) -> None:
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await open_table(server, title, [ann], bots=["planner"])
        await play(server, name, [ann], 4)
        table = await rest(server, name)
        assert {made.seat for made in table.moves} >= {0, 1}
        assert table.over or (table.state is not None and table.state.seat == 0)
        verify(table.record, table.game)


async def test_bots_wait_so_that_people_can_follow(tmp_path: Path) -> None:
    async with serving(tmp_path, pause=0.15) as server:
        ann = server.browser("ann")
        began = time.monotonic()
        name = await open_table(server, SHORT, [ann], bots=["random"], seed=1)
        await play(server, name, [ann], 2)
        table = await rest(server, name)
        bots = sum(made.seat == 1 for made in table.moves)
        assert bots
        assert time.monotonic() - began >= 0.15 * bots


@pytest.mark.parametrize("answer", [-1, 10**9, None, "illegal", "raises"])
async def test_a_bad_bot_does_not_cost_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    calls = 0

    async def wrong(*given: Any) -> Any:
        nonlocal calls
        calls += 1
        await asyncio.sleep(0)
        if calls > 3:  # it comes to its senses
            return given[-1][0]
        if answer == "raises":
            raise ZeroDivisionError
        if answer == "illegal":
            return next(move for move in range(10**6) if move not in given[-1])
        return answer

    monkeypatch.setattr("tests.server.conftest.HereThinkers.choose", wrong)
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann], bots=["random"])
        for _ in range(60):
            table = server.table(name)  # every visit nudges the bot
            if table.thinking is not None:
                await asyncio.wait([table.thinking])
            elif calls > 3:
                break
            else:
                await play(server, name, [ann], 1)
        assert calls > 3
        assert (await ann.get(f"/tables/{name}")).status_code == 200
        await play(server, name, [ann], 2)
        verify(table.record, table.game)


@pytest.mark.usefixtures("real_thinkers")
async def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """The bots' own processes: killed while idle and while thinking, they are replaced and the game goes on."""
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann], bots=["planner"])
        await play(server, name, [ann], 2)
        table = await rest(server, name)
        entry = table.entry
        thinkers = server.hall.thinkers
        first = list(thinkers._pool._processes)
        assert len(first) == 1
        assert os.getpid() not in first
        os.kill(first[0], signal.SIGKILL)
        await play(server, name, [ann], 3)
        table = await rest(server, name)
        assert table.entry > entry
        second = list(thinkers._pool._processes)
        assert second
        assert second != first
        asked = asyncio.create_task(thinkers.run(time.sleep, 0.5))
        await asyncio.sleep(0.1)
        os.kill(second[0], signal.SIGKILL)
        await asyncio.wait_for(asked, HANGS)
        verify(table.record, table.game)


@pytest.mark.usefixtures("real_thinkers")
async def test_processes_end_with_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.hall.thinkers.run(time.sleep, 0)
        processes = list(server.hall.thinkers._pool._processes.values())
        assert processes
    for process in processes:
        await asyncio.to_thread(process.join, HANGS)
        assert not process.is_alive()


async def test_a_bot_that_searches_takes_one_thread_of_a_server() -> None:
    """A thinker is one process of several that share the machine, so a master never takes all of it."""
    workers = Workers(1)
    try:
        assert await workers.run(_threads) == 1
    finally:
        workers.close()


def _threads() -> int:
    game = load(SHORT).bind(2)
    return Worlds(game, game.new(Chance(1)).view(0), 0).threads


def test_a_master_at_a_server_answers_within_the_patience_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("ticket_to_ride_europe").bind(5)
    state = game.new(Chance(1))
    view, legal = state.view(state.seat).to_json(), state.legal()
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    began = time.process_time()
    assert thinking.choose("ticket_to_ride_europe", 5, game.options, "master", view, legal, 1) in legal
    assert time.process_time() - began < 1.0  # with all its playouts it would take several
