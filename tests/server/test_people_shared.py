"""People and messages where several processes serve one database: a device that comes or goes is known everywhere, and
a turn is told by exactly one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from kolejiste.server import notices
from kolejiste.server.schema import notices as queue

from .house import SHORT, Browser, Server, open_table, serving
from .postgres import MISSING, binaries, postgres
from .test_many_processes import move_of, until
from .test_messages import MESSAGES, Endpoint, subscribed
from .test_people import comes, recovery_link, submitted

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(binaries() is None, reason=MISSING),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
async def two(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    monkeypatch.setattr(notices, "LOOK", 0.02)
    monkeypatch.setattr(notices, "WAIT", 0.02)
    given = {"shared": database, **MESSAGES}
    async with serving(tmp_path / "one", **given) as one, serving(tmp_path / "two", **given) as two:
        yield one, two


async def holds(browser: Browser, table: str) -> bool:
    return (await browser.get(f"/api/tables/{table}/position", seat=0)).status_code == 200


async def becomes(browser: Browser, table: str, wanted: bool) -> None:
    while await holds(browser, table) != wanted:
        await asyncio.sleep(0.02)


async def test_who_comes_and_goes_at_one_process_is_known_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    ann, ann_there, phone, phone_there = (
        one.browser("ann"),
        other.browser("ann"),
        one.browser("phone"),
        other.browser("phone"),
    )
    table = await open_table(one, SHORT, [ann], bots=["planner"])
    assert await holds(ann_there, table)
    assert not await holds(phone_there, table)
    link = await recovery_link(ann)
    await becomes(ann_there, table, True)
    assert (await comes(phone, link)).status_code == 303
    assert await holds(phone, table)
    await becomes(phone_there, table, True)
    assert (await submitted(phone_there, link)).status_code == 403  # a link serves once, wherever
    assert (await submitted(phone_there, "/mine/leave")).status_code == 303
    assert not await holds(phone_there, table)
    await becomes(phone, table, False)
    assert await holds(ann, table)


async def test_a_turn_is_told_by_exactly_one_process(two: tuple[Server, Server]) -> None:
    one, other = two
    endpoint = Endpoint()
    ann, ben = one.browser("ann"), other.browser("ben")
    table = await open_table(one, SHORT, [ann, ben])
    await subscribed(ann, endpoint, "/ann")
    await subscribed(ben, endpoint, "/ben")
    for server in two:
        await server.hall.table(table)
    for _ in range(12):
        here = one.table(table)
        assert here.state is not None
        browser, server = ((ann, one), (ben, other))[here.state.seat]
        await until(lambda server=server, here=here: server.table(table).version == here.version)
        before = one.table(table).entry
        done = await browser.post(f"/api/tables/{table}/moves", move_of(server, table))
        assert done.status_code == 200, done.text
        await until(lambda before=before: all(each.table(table).entry > before for each in two))

    def told() -> dict[tuple[int, int], int]:
        with one.hall.storage.engine.connect() as connection:
            rows = connection.execute(select(queue).where(queue.c.table_id == table)).all()
        return {(row.seat, row.turn): row.tries for row in rows if row.due is None}

    state = one.table(table).state
    assert state is not None
    await until(lambda: any(path == f"/{('ann', 'ben')[state.seat]}" for path, _, _ in endpoint.got))
    await asyncio.sleep(0.5)
    endpoint.close()
    turns = told()
    assert set(turns.values()) <= {0, 1}
    assert 0 < len(endpoint.got) <= len(turns)
