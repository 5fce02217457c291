"""What one visitor may take of a server: requests by their cost, tables, thinking; and that others do not notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.text import LANGUAGES
from kolejiste.server import live
from kolejiste.server.limits import COSTS, Allowance, cost
from kolejiste.server.turns import Turns

from ..patience import HANGS
from .house import SHORT, Browser, Server, open_table, rest, serving

pytestmark = pytest.mark.anyio
ONE = {"who": "here", "name": "Ann"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


# --- by cost --------------------------------------------------------------------------------------------------------


def test_what_works_more_costs_more() -> None:
    assert cost("GET", "/tables/x/now") == 1
    assert cost("GET", "/api/tables/x/verify") == COSTS["verify"]
    assert cost("POST", "/api/tables") == COSTS["new"]
    assert cost("GET", "/api/tables") == 1


def test_an_allowance_comes_back_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("kolejiste.server.limits.time.monotonic", lambda: clock)
    allowance = Allowance(60, 60.0)
    assert [allowance.take("ann", 30), allowance.take("ann", 30)] == [0.0, 0.0]
    assert allowance.take("ann", 10) == pytest.approx(10.0)
    assert allowance.take("ben", 60) == 0.0, "another visitor's"
    clock += 10
    assert allowance.take("ann", 10) == 0.0
    for number in range(1000):
        allowance.take(f"visitor {number}", 1)
    clock += 61
    allowance.take("eva", 1)
    assert len(allowance) == 1, "who has asked for nothing lately is forgotten"


async def test_dear_requests_use_it_up_sooner(tmp_path: Path) -> None:
    async with serving(tmp_path, rate=60) as server:
        ann, ben = server.browser("ann", address="10.0.0.1"), server.browser("ben", address="10.0.0.2")
        statuses = [(await ann.get("/api/tables/none/verify")).status_code for _ in range(3)]
        assert statuses == [404, 404, 429]
        assert (await ben.get("/api/games")).status_code == 200


# --- tables ---------------------------------------------------------------------------------------------------------


async def test_games_of_bots_alone_are_for_the_arena(server: Server) -> None:
    said = set()
    before = server.rows()
    for language in LANGUAGES:
        ann = server.browser("ann", language=language)
        for bots in (["random", "random"], ["planner", "random"]):
            answer = await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": bot} for bot in bots]})
            assert answer.status_code == 400
            assert answer.json()["error"] == "bots-only"
        said.add(answer.json()["words"])
    assert len(said) == 3
    assert server.rows() == before
    made = await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": "invited"}, {"who": "random"}]})
    name = made.json()["address"].removeprefix("/tables/")
    assert (await ann.post(f"/api/tables/{name}/fill", {"bot": "random"})).json()["error"] == "bots-only"


async def test_so_many_tables_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path, new_tables=3) as server:
        chairs = [ONE, {"who": "invited"}]

        async def make(browser: Browser) -> Any:
            return await browser.post("/api/tables", {"game": SHORT, "seats": chairs})

        visitors = [server.browser(f"visitor {number}", address="10.0.0.1") for number in range(4)]
        answers = [await make(one) for one in visitors]  # another cookie makes nobody another visitor
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert "minutes" in answers[-1].json()["words"]
        form = {"players": "2", "who-0": "here", "name-0": "Ann", "who-1": "invited", "_csrf_token": visitors[0].token}
        assert "10.0.0.1" not in (await visitors[0].http.post(f"/games/{SHORT}/new", data=form)).text
        assert (await make(server.browser("ben", address="10.0.0.2"))).status_code == 201


async def test_who_has_let_bots_think_enough_waits_with_new_ones(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    server.hall.turns.thought.spend("ann", server.settings.thinking)
    with_bot = {"game": SHORT, "seats": [ONE, {"who": "random"}]}
    refused = await ann.post("/api/tables", with_bot)
    assert refused.status_code == 429
    assert refused.json()["error"] == "too-much-thinking"
    assert (await ann.post("/api/tables", {"game": SHORT, "seats": [ONE, {"who": "invited"}]})).status_code == 201
    assert (await ben.post("/api/tables", with_bot)).status_code == 201


# --- thinking -------------------------------------------------------------------------------------------------------


async def test_one_visitors_tables_do_not_delay_anothers_bot() -> None:
    """One has 500 tables whose bots wait; of another visitor who comes then at most one thinks before."""
    turns = Turns(1, 1800.0)
    order: list[str] = []

    async def think(who: str) -> None:
        async with turns.turn(who):
            order.append(who)
            await asyncio.sleep(0.001)

    many = [asyncio.create_task(think("many")) for _ in range(500)]
    while len(order) < 10:
        await asyncio.sleep(0)
    others = [asyncio.create_task(think(f"other {number}")) for number in range(3)]
    begun = len(order)
    await asyncio.gather(*others)
    assert len(order) <= begun + len(others) + 2
    await asyncio.gather(*many)
    assert order.count("many") == 500
    assert turns._free == 1
    assert not turns._waiting


async def test_who_no_longer_waits_keeps_nobody_waiting() -> None:
    turns = Turns(1, 1800.0)
    held = asyncio.Event()

    async def hold() -> None:
        async with turns.turn("first"):
            await held.wait()

    async def think(who: str) -> None:
        async with turns.turn(who):
            pass

    first = asyncio.create_task(hold())
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(think("ann")) for _ in range(5)]
    await asyncio.sleep(0)
    for one in waiting[:4]:
        one.cancel()
    held.set()
    await asyncio.gather(first, *waiting, return_exceptions=True)
    await asyncio.wait_for(think("ben"), HANGS)
    assert turns._free == 1


async def test_bots_do_not_play_among_themselves_when_nobody_looks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person lets a bot mind the seat and goes: the table waits, and goes on when somebody comes."""
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["random"])
    table = await rest(server, name)
    monkeypatch.setattr(live, "DESERTED", -1.0)  # nobody has been here for so long
    assert (await ann.post(f"/api/tables/{name}/seats/0/mind", {"bot": "random"})).status_code == 200
    await asyncio.sleep(0.05)
    assert table.thinking is None
    before = table.entry
    await ann.get(f"/api/tables/{name}")
    await asyncio.sleep(0.05)
    assert table.entry == before
    async with ann.listening(name) as stream:  # somebody looks
        await stream.event()
        server.hall._nudge(table)
        while table.entry < before + 4:
            await asyncio.sleep(0.01)
    monkeypatch.undo()


async def test_a_person_who_is_waited_for_never_stops_the_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "DESERTED", -1.0)
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["random"])
    table = await rest(server, name)
    assert table.state is not None
    assert table.state.seat == 0


# --- coming and going -----------------------------------------------------------------------------------------------


async def test_opening_and_closing_streams_makes_nobody_fetch_anything(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben])
    async with ann.listening(name) as stream:
        heard = [await stream.event(), await stream.event()]
        version = server.table(name).version
        began = time.monotonic()
        for _ in range(60):
            await ben.first_event(name)
        took = time.monotonic() - began
        while not stream._heard.empty():
            heard.append(await stream.event())
        assert server.table(name).version == version
        assert sum(b"event: version" in one for one in heard) == 1
        assert sum(b"event: people" in one for one in heard) <= live.TELLINGS * (took / live.TELLING_TIME + 1) + 1


# --- a lost seat ----------------------------------------------------------------------------------------------------


async def test_whoever_made_the_table_gives_a_lost_seat_back(tmp_path: Path) -> None:
    async with serving(tmp_path, patience=0.0) as server:
        ann, ben, again = server.browser("ann"), server.browser("ben"), server.browser("ben without cookies")
        name = await open_table(server, SHORT, [ann, ben])
        assert "given back" not in (await again.get(f"/tables/{name}")).text
        page = await ann.get(f"/tables/{name}")
        assert f"/api/tables/{name}/seats/1/give-back" in page.text
        assert "/seats/0/give-back" not in page.text
        given = await ann.post(f"/api/tables/{name}/seats/1/give-back")
        assert given.status_code == 200, given.text
        told = await ann.get(given.json()["address"])
        token = given.json()["address"].rpartition("/")[2]
        assert f"/seat/{token}" in told.text
        taken = await again.post("/api/seat", {"token": token})
        assert taken.status_code == 200
        assert (await again.get(f"/api/tables/{name}/position?seat=1")).status_code == 200
        assert (await ben.get(f"/api/tables/{name}/position?seat=1")).status_code == 403
        for browser in (ann, ben, again, server.browser("anybody")):  # nobody does it in secret
            assert "given back" in (await browser.get(f"/tables/{name}")).text


async def test_a_seat_is_given_back_by_nobody_else_and_from_nobody_present(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben])
    before = server.rows()
    for browser, seat, error in (
        (ben, 0, "host-only"),
        (server.browser("eva"), 1, "host-only"),
        (ann, 0, "no-person"),
        (ann, 7, "seat-number"),
        (ann, 1, "not-absent"),  # ben was here a moment ago
    ):
        refused = await browser.post(f"/api/tables/{name}/seats/{seat}/give-back")
        assert refused.json()["error"] == error
    assert server.rows() == before


async def test_who_moves_to_another_device_still_has_made_the_table(server: Server) -> None:
    ann, phone = server.browser("ann"), server.browser("ann's phone")
    made = await ann.post("/api/tables", {"game": SHORT, "seats": [ONE, {"who": "invited"}]})
    name = made.json()["address"].removeprefix("/tables/")
    token = server.signer.sign_seat(name, 0, 0)
    assert (await phone.post("/api/seat", {"token": token})).status_code == 200
    assert (await ann.post(f"/api/tables/{name}/fill", {"bot": "random"})).status_code == 403
    assert (await phone.post(f"/api/tables/{name}/fill", {"bot": "random"})).status_code == 200


# --- behind a proxy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [False, True])
async def test_https_once_is_https_for_ever(tmp_path: Path, secure: bool) -> None:
    async with serving(tmp_path, secure=secure) as server:
        ann = server.browser("ann")
        for path in ("/", "/nothing", "/api/games", "/api/nothing", "/static/style.css"):
            assert ("strict-transport-security" in (await ann.get(path)).headers) is secure, path


async def test_a_personal_link_is_in_no_log(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = server.signer.sign_seat("table", 0, 0)

    async def breaks(*given: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(server.hall, "table", breaks)
    for path in (f"/seat/{token}", f"/give-back/{token}"):
        assert (await server.browser("ann").get(path)).status_code == 500
    assert "an error in /seat/…" in caplog.text
    assert token not in caplog.text
