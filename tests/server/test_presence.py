"""Who is here is told to everybody by itself; no page is fetched for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import SHORT, Browser, Server, Stream, make_move, open_table, serving

pytestmark = pytest.mark.anyio
PATIENCE = 2.0  # seconds in which a request comes and goes, on a busy machine too


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path, patience=PATIENCE) as found:
        yield found


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


async def told(stream: Stream) -> list[tuple[int, bool, bool]]:
    """The next news of a stream, which must be of people."""
    event = (await stream.event()).decode()
    assert event.startswith("event: people\r\ndata: "), event
    people = json.loads(event.split("data: ")[1].split("\r\n")[0])
    return [(int(seat), one["present"], one["may_mind"]) for seat, one in people.items()]


async def test_coming_and_going_is_told_and_is_no_new_version(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    version = table.version
    async with people[0].listening(name) as first:
        assert version in (await first.event()).decode()
        assert await told(first) == [(0, True, False), (1, False, False)]
        async with people[1].listening(name) as second:
            assert version in (await second.event()).decode()
            assert await told(second) == await told(first) == [(0, True, False), (1, True, False)]
            async with people[1].listening(name) as window:  # another one of the same person changes nothing
                await window.event()
        assert await told(first) == [(0, True, False), (1, False, False)]
        assert table.version == version
        async with server.browser("stranger").listening(name) as third:  # nor does a spectator
            await third.event()
        assert await told(first) == [(0, True, False), (1, False, True)]  # patience is over
        assert table.version == version
        assert table.absent(1)


async def test_who_never_came_may_be_replaced_too(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    async with people[0].listening(name) as stream:
        await stream.event()
        assert await told(stream) == [(0, True, False), (1, False, False)]
        assert await told(stream) == [(0, True, False), (1, False, True)]
        assert (await people[0].post(f"/api/tables/{name}/seats/1/mind", {"bot": "planner"})).status_code == 200
        assert b"version" in await stream.event()
        assert await told(stream) == [(0, True, False), (1, False, False)]  # a bot minds it already


async def test_a_program_without_a_stream_is_here_while_it_acts(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    for _ in range(2):  # the first one takes long
        await people[1].get(f"/api/tables/{name}/position", seat=1)
    async with people[0].listening(name) as stream:
        await stream.event()
        await told(stream)
        assert await told(stream) == [(0, True, False), (1, False, True)]
        assert (await people[1].get(f"/api/tables/{name}/position", seat=1)).status_code == 200
        assert await told(stream) == [(0, True, False), (1, False, False)]
        assert not table.absent(1)
        assert (await people[0].post(f"/api/tables/{name}/seats/1/mind", {"bot": "planner"})).status_code == 403
        assert await told(stream) == [(0, True, False), (1, False, True)]
        assert (await people[0].get(f"/api/tables/{name}/position", seat=1)).status_code == 403  # not by another
        assert table.absent(1)


async def test_a_move_is_told_once(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    async with people[0].listening(name) as stream:
        await stream.event()
        await told(stream)
        await make_move(people[table.state.seat], name)
        assert table.version in (await stream.event()).decode()
        with pytest.raises(TimeoutError):
            await stream.event(PATIENCE / 3)


async def test_bots_and_free_seats_are_not_people(server: Server, people: list[Browser]) -> None:
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}, {"who": "planner"}]
    made = await people[0].post("/api/tables", {"game": SHORT, "seats": chairs})
    name = made.json()["address"].removeprefix("/tables/")
    async with people[0].listening(name) as stream:
        await stream.event()
        assert await told(stream) == [(0, True, False)]
        assert (await people[1].post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})).status_code == 200
        assert b"version" in await stream.event()
        found = await told(stream)
        assert [seat for seat, *_ in found] == [0, 1]


async def test_the_hall_ends_with_streams_and_timers(tmp_path: Path) -> None:
    async with serving(tmp_path, patience=0.1) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann, server.browser("ben")])
        async with ann.listening(name) as stream:
            await stream.event()
            server.hall.hush()
            await asyncio.sleep(0.2)
        assert not server.table(name).watchers
