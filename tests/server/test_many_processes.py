"""Several processes serve the same tables from one PostgreSQL: whoever comes to whichever, all see one table; of two
who are equally quick one wins; and bots think in exactly one of them, also when one dies."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import Flag, Move
from kolejiste.core.seal import verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server import company, storage
from kolejiste.server.database import known_url
from kolejiste.server.storage import Storage, lease, release, renew, take_over

from ..patience import HANGS
from .house import SHORT, Browser, Server, as_json, choose, open_table, serving
from .postgres import MISSING, binaries, postgres
from .test_serve import refused

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(binaries() is None, reason=MISSING)]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
async def two(database: str, tmp_path: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on one database. What they tell each other goes through it, as between two machines."""
    async with serving(tmp_path / "one", shared=database) as one, serving(tmp_path / "two", shared=database) as two:
        yield one, two


async def until(true: Any) -> None:
    """Wait until something told by another process has come."""
    async with asyncio.timeout(HANGS):
        while not true():
            await asyncio.sleep(0.01)


async def begun(one: Server, two: Server, **given: Any) -> tuple[str, Browser, Browser]:
    """A table where ann is at the one server and ben at the other; both have it open."""
    ann, ben = one.browser("ann"), two.browser("ben")
    name = await open_table(one, SHORT, [ann, ben], **given)
    for server in (one, two):
        await server.hall.table(name)
        await until(lambda server=server: server.table(name).state is not None)
    return name, ann, ben


def move_of(server: Server, name: str) -> dict[str, Any]:
    table = server.table(name)
    assert table.state is not None
    return {"seat": table.state.seat, "entry": table.entry, "action": as_json(table.game, choose(table))}


# --- one table ------------------------------------------------------------------------------------------------------


async def test_a_whole_game_with_two_people_at_different_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    name, ann, ben = await begun(one, other)
    posted = 0
    while not one.table(name).over:
        table = one.table(name)
        assert table.state is not None
        browser, server = ((ann, one), (ben, other))[table.state.seat]
        await until(lambda server=server, table=table: server.table(name).entry >= table.entry)
        done = await browser.post(f"/api/tables/{name}/moves", move_of(server, name))
        assert done.status_code == 200, done.text
        posted += 1
        await until(lambda server=server: one.table(name).entry >= server.table(name).entry)
    await until(lambda: other.table(name).over)
    assert posted > 20
    here, there = one.table(name), other.table(name)
    assert here.record.to_bytes() == there.record.to_bytes()
    verify(here.record, here.game)
    again = [await browser.post(f"/api/tables/{name}/again") for browser in (ann, ben)]
    assert len({answer.json()["address"] for answer in again}) == 1, "one successor for all"


async def test_who_follows_at_another_process_is_told(two: tuple[Server, Server]) -> None:
    one, other = two
    name, ann, ben = await begun(one, other)
    async with ben.listening(name) as stream:
        first = await stream.event()
        assert first.startswith(b"event: version")
        await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
        while not (event := await stream.event()).startswith(b"event: version"):
            pass
        assert event != first
        assert "ahoj" in (await ben.get(f"/tables/{name}")).text
        await until(lambda: one.table(name).presence.looks("ben"))  # and who is here is known everywhere
    await until(lambda: not one.table(name).presence.looks("ben"))


async def test_a_process_that_knows_less_catches_up_before_it_acts(two: tuple[Server, Server]) -> None:
    """The news has not come yet; the post names an entry that this process has never seen."""
    one, other = two
    name, ann, ben = await begun(one, other)
    there = other.table(name)
    stale = known_of(there)
    body = move_of(one, name)
    assert (await (ann, ben)[body["seat"]].post(f"/api/tables/{name}/moves", body)).status_code == 200
    await until(lambda: other.table(name).entry == one.table(name).entry)
    there.become(*stale)  # as if it had heard nothing
    following = move_of(one, name)
    poster = (ann, ben)[following["seat"]]
    assert (await poster.post(f"/api/tables/{name}/moves", following)).status_code == 200
    verify(one.table(name).record, one.table(name).game)


def known_of(table: Any) -> Any:
    """What a process knows of a table just now."""
    kept = table.still()
    return kept.stored, kept.play


# --- races ----------------------------------------------------------------------------------------------------------


async def test_of_two_who_want_the_same_seat_one_gets_it(two: tuple[Server, Server]) -> None:
    one, other = two
    ann = one.browser("ann")
    for _ in range(10):
        seats = [{"who": "here", "name": "Ann"}, {"who": "invited"}, {"who": "invited"}]
        made = await ann.post("/api/tables", {"game": SHORT, "seats": seats})
        name = made.json()["address"].removeprefix("/tables/")
        await other.browser().get(f"/api/tables/{name}")  # both have it open
        answers = await asyncio.gather(
            *(
                server.browser(who).post(f"/api/tables/{name}/seats/1/join", {"name": who})
                for server, who in ((one, "Ben"), (other, "Eva"), (one, "Jan"), (other, "Ola"))
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
        stored = one.hall.storage.read(name)
        assert stored is not None
        winner = next(
            who for answer, who in zip(answers, ("Ben", "Eva", "Jan", "Ola"), strict=True) if answer.is_success
        )
        assert stored.seats[1].name == winner


async def test_of_two_equal_moves_one_is_made(two: tuple[Server, Server]) -> None:
    """One person in two windows at two processes: the same move, or another one, at the same moment."""
    one, other = two
    name, *_ = await begun(one, other)
    made = 0
    for _ in range(12):
        await until(lambda: other.table(name).version == one.table(name).version)
        body = move_of(one, name)
        who = ("ann", "ben")[body["seat"]]
        before = one.table(name).entry
        answers = await asyncio.gather(
            *(server.browser(who).post(f"/api/tables/{name}/moves", body) for server in (one, other, one, other))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        made += 1
        await until(lambda before=before: one.table(name).entry > before)
    stored = one.hall.storage.read(name)
    assert stored is not None
    assert len(stored.record.standing()) == made
    verify(stored.record, one.table(name).game)


async def test_bots_think_in_one_process(two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two
    thought: list[tuple[str, int]] = []
    for server in two:
        real = server.hall._bot_moves

        async def counted(table: Any, bot: str, server: Server = server, real: Any = real) -> None:
            thought.append((table.id, table.entry))
            await real(table, bot)

        monkeypatch.setattr(server.hall, "_bot_moves", counted)
    ann = one.browser("ann")
    name = await open_table(one, SHORT, [ann], bots=["random", "random"])
    await other.browser().get(f"/tables/{name}")
    for _ in range(6):
        await until(lambda: (state := one.table(name).state) is not None and state.seat == 0)
        body = move_of(one, name)
        assert (await ann.post(f"/api/tables/{name}/moves", body)).status_code == 200
    await until(lambda: (state := one.table(name).state) is not None and state.seat == 0)
    assert len(thought) > 6
    assert len(thought) == len(set(thought)), "two processes thought about the same move"


async def test_another_process_takes_over_the_bots_of_one_that_died(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "LEASE", 0.5)
    monkeypatch.setattr(company, "BEAT", 0.05)
    async with serving(tmp_path / "one", shared=database) as one:
        ann = one.browser("ann")
        thinking = asyncio.Event()

        async def for_ever(*given: Any) -> None:
            thinking.set()
            await asyncio.sleep(HANGS)

        monkeypatch.setattr(one.hall, "_bot_moves", for_ever)
        name = await open_table(one, SHORT, [ann], bots=["random"])
        while not thinking.is_set():
            if (state := one.table(name).state) is not None and state.seat == 0:
                await ann.post(f"/api/tables/{name}/moves", move_of(one, name))
            await asyncio.sleep(0)
        before = one.table(name).entry
        one.app.state.company._beating.cancel()  # it gives no sign of life any more
        async with serving(tmp_path / "two", shared=database) as other:
            await until(lambda: (table := other.hall.at_hand(name)) is not None and table.entry > before)


async def test_leases(database: str) -> None:
    """By the database alone: one holds it, it is renewed, released, and taken when it has run out."""
    kept = Storage(known_url(database))
    record_of = await _a_table(kept)
    assert await kept.write(lease(record_of, "a"))
    assert await kept.write(lease(record_of, "a"))
    assert not await kept.write(lease(record_of, "b"))
    assert record_of not in await kept.write(take_over("b"))
    await kept.write(release(record_of, "b"))
    assert not await kept.write(lease(record_of, "b")), "nobody gives away what another holds"
    await kept.write(release(record_of, "a"))
    races = await asyncio.gather(*(kept.write(lease(record_of, str(number))) for number in range(8)))
    assert sum(races) == 1
    with kept.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET leased = 1")
    takers = await asyncio.gather(*(kept.write(take_over(f"taker {number}")) for number in range(4)))
    assert sum(record_of in found for found in takers) == 1
    await kept.write(renew("nobody"))
    kept.close()


async def _a_table(kept: Storage) -> str:
    from kolejiste.server.storage import create

    from .test_storage import kept as stored
    from .twins import played

    name = f"leased-{id(kept)}"
    await kept.write(create(stored(played(SHORT, 2, 5), name)))
    return name


# --- shared ---------------------------------------------------------------------------------------------------------


async def test_limits_count_for_all_processes_together(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "BEAT", 0.02)
    async with (
        serving(tmp_path / "one", shared=database, rate=40) as one,
        serving(tmp_path / "two", shared=database, rate=40) as other,
    ):
        for _ in range(39):
            await one.browser("ann").get("/api/games")
        ben = other.browser("ben")
        async with asyncio.timeout(HANGS):
            while (await ben.get("/api/games")).status_code != 429:
                await asyncio.sleep(0.02)
        assert (await other.browser("eva", address="10.9.9.9").get("/api/games")).status_code == 200


async def test_a_cookie_of_one_process_is_known_to_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    assert other.signer.browser(one.signer.sign_browser("ann")) == "ann"


async def test_several_processes_may_start_at_once(tmp_path: Path) -> None:
    with postgres() as empty:
        made = await asyncio.gather(*(asyncio.to_thread(Storage, known_url(empty)) for _ in range(4)))
        assert len({tuple(one.keys()) for one in made}) == 1
        for one in made:
            one.close()


def test_what_is_wrong_with_a_database_is_told(tmp_path: Path) -> None:
    nobody = f"postgresql://nobody@/nothing?host={tmp_path}"
    for given in (
        ["--database", "nonsense"],
        ["--database", "mysql://x/y"],
        ["--database", nobody],
        ["--workers", "2"],
    ):
        refused("--folder", tmp_path, "--port", "0", *given)
    short = tmp_path / "key"
    short.write_bytes(b"short")
    for key in (short, tmp_path / "none"):
        refused("--folder", tmp_path, "--port", "0", "--key", key)
    with pytest.raises(KolejisteError) as wrong:
        known_url("sqlite:///x")
    assert len({wrong.value.say(language) for language in LANGUAGES}) == 3


async def test_a_table_that_was_deleted_is_gone_everywhere(two: tuple[Server, Server]) -> None:
    from kolejiste.server.admin import remove

    one, other = two
    name, _, ben = await begun(one, other)
    remove(one.hall.storage, [name])
    assert (await ben.post(f"/api/tables/{name}/chat", {"seat": 1, "text": "ahoj"})).status_code == 404


# --- by the command -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_workers_are_replaced_when_they_die_and_end_with_the_command(database: str, tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--folder", str(tmp_path), "--database", database, "--workers", "2"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "kolejiste", *command, "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=env,
    ) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None
            assert "2 processes" in process.stdout.readline()
            assert urllib.request.urlopen(f"{address[0]}/api/games", timeout=HANGS).status == 200
            first = workers(process.pid)
            assert len(first) == 2
            first[0].kill()
            while len(alive := workers(process.pid)) < 2 or first[0] in alive:
                assert process.poll() is None
                time.sleep(0.05)
            assert urllib.request.urlopen(f"{address[0]}/", timeout=HANGS).status == 200
            process.terminate()
            assert process.wait(HANGS) == 0
            assert not [one for one in alive if one.is_running()]
        finally:
            process.kill()


def workers(pid: int) -> list[psutil.Process]:
    """The processes that serve; one that has died is none any more."""
    found = psutil.Process(pid).children()
    return [one for one in found if one.status() != psutil.STATUS_ZOMBIE and "spawn_main" in " ".join(one.cmdline())]


# --- clocks ---------------------------------------------------------------------------------------------------------


async def test_of_two_processes_one_acts_at_zero(database: str, tmp_path: Path) -> None:
    """Both look at the same instant, while the person moves and asks at either: time runs out once."""
    instant = [1_800_000_000.0]
    given: dict[str, Any] = {"shared": database, "time": lambda: instant[0]}
    async with serving(tmp_path / "one", **given) as one, serving(tmp_path / "two", **given) as other:
        for server in (one, other):
            assert server.hall._looking is not None
            server.hall._looking.cancel()
        for _ in range(6):
            await zero_once(one, other, instant)


async def zero_once(one: Server, other: Server, instant: list[float]) -> None:
    ann, ben = one.browser("ann"), other.browser("ben")
    name = await timed(ann, ben, seconds=60)
    for server in (one, other):
        await server.hall.table(name)
        await until(lambda server=server: server.table(name).state is not None)
    body = move_of(one, name)
    instant[0] += 60
    look = [server.hall.look_at_clocks() for server in (one, other, one, other)]
    late = asyncio.create_task((ann, ben)[body["seat"]].post(f"/api/tables/{name}/moves", body))
    await asyncio.gather(*look)
    answer = await late
    assert answer.status_code == 409, answer.text
    await until(lambda: (state := one.table(name).state) is not None and state.seat != body["seat"])
    await until(lambda: other.table(name).entry == one.table(name).entry)
    stored = one.hall.storage.read(name)
    assert stored is not None
    assert len([entry for entry in stored.record.entries if isinstance(entry, Flag)]) == 1
    assert stored.deadline == instant[0] + 60
    verify(stored.record, one.table(name).game)


async def test_the_clock_goes_on_where_another_process_takes_over(database: str, tmp_path: Path) -> None:
    """One process ends while a clock runs; another that lived on has it run on, to the second."""
    instant = [1_900_000_000.0]
    given: dict[str, Any] = {"shared": database, "time": lambda: instant[0]}
    async with serving(tmp_path / "two", **given) as other:
        async with serving(tmp_path / "one", **given) as one:
            for server in (one, other):
                assert server.hall._looking is not None
                server.hall._looking.cancel()
            ann, ben = one.browser("ann"), one.browser("ben")
            name = await timed(ann, ben, seconds=600)
            instant[0] += 2
            await other.hall.feel_pulse()
        for _ in range(49):
            instant[0] += 2
            await other.hall.feel_pulse()
        table = await other.hall.table(name)
        body = move_of(other, name)
        assert (await other.browser(("ann", "ben")[body["seat"]]).post(f"/api/tables/{name}/moves", body)).is_success
        assert [entry.took for entry in table.record.entries if isinstance(entry, Move)] == [100_000]


async def timed(ann: Browser, ben: Browser, seconds: int) -> str:
    """A table of two with a clock, dealt."""
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
    clock = {"kind": "move", "seconds": seconds}
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "seed": 3, "first": 0, "clock": clock})
    name = str(made.json()["address"].removeprefix("/tables/"))
    assert (await ben.post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})).is_success
    return name
