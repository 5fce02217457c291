"""Attacks on what serves slow games: each was tried, and got further than it should have."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import re
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.registry import titles
from kolejiste.server import outgoing
from kolejiste.server.hooks import TAME
from kolejiste.server.limits import COSTS, cost
from kolejiste.server.outgoing import Unreachable, outside, post
from kolejiste.server.passkeys import MOST

from .house import SHORT, Server, make_move, open_table, serving
from .test_clocks import MOVE, Wall, asks, begun, decider, running
from .test_messages import MESSAGES, Endpoint, emptied, until
from .test_passkeys import Authenticator, secure
from .test_people import comes, recovery_link, submitted
from .test_programs import Program, token_of

pytestmark = pytest.mark.anyio
DRIP = 0.05  # seconds between two parts of an answer that never ends


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


# --- clocks -----------------------------------------------------------------------------------------------------------


async def test_who_lets_a_bot_mind_the_seat_for_a_moment_does_not_go_on_vacation_meanwhile(tmp_path: Path) -> None:
    """The clock stands while a bot thinks: with a vacation begun then, it would have stood for days."""
    wall = Wall()
    async with running(tmp_path, wall) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await begun(server, people, {**MOVE, "vacation": 20})
        table = server.table(name)
        seat = decider(table)
        wall.goes_on(119)
        await table.lock.acquire()  # the bot thinks for a long time
        minded = asyncio.create_task(people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {"bot": "planner"}))
        left = asyncio.create_task(asks(people[seat], name, "vacation", seat=seat, days=20))
        for _ in range(20):
            await asyncio.sleep(0)
        table.lock.release()
        assert await left == "vacation-turn"
        assert (await minded).status_code == 200


# --- addresses that visitors name -------------------------------------------------------------------------------------


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An exchange may take a moment only, and nobody has been slow before."""
    monkeypatch.setattr(outgoing, "PATIENCE", 0.5)
    outgoing._slow.clear()
    yield
    outgoing._slow.clear()


@contextlib.contextmanager
def dripping(answer: Callable[[], Iterator[bytes]]) -> Iterator[tuple[str, list[int]]]:
    """A server that answers in its own time for as long as anybody listens: its address, and who came."""
    came: list[int] = []
    ended = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            while not ended.is_set():
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                came.append(1)
                with line, contextlib.suppress(OSError):
                    for part in answer():
                        if ended.wait(DRIP):
                            return
                        line.sendall(part)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/x", came
        ended.set()
        listening.shutdown(socket.SHUT_RDWR)
    thread.join()


def _byte_by_byte() -> Iterator[bytes]:
    yield from (bytes([one]) for one in b"HTTP/1.1 200 " + b"O" * 10_000)


def _go_on_without_end() -> Iterator[bytes]:
    while True:
        yield b"HTTP/1.1 100 Continue\r\n\r\n"


def _headers_without_end() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\nx: "
    while True:
        yield b"y"


@pytest.mark.parametrize("answer", [_byte_by_byte, _go_on_without_end, _headers_without_end])
@pytest.mark.usefixtures("patient")
def test_who_answers_little_by_little_is_hung_up_on_and_left_alone(answer: Callable[[], Iterator[bytes]]) -> None:
    """Few threads send all messages: an address that held one for hours would silence the server for everybody."""
    with dripping(answer) as (address, came):
        with pytest.raises(Unreachable):
            post(address, b"x", {}, private=True)
        assert came == [1]
        with pytest.raises(Unreachable, match="slow"):
            post(address, b"x", {}, private=True)
        assert came == [1], "it is not even asked again"


@pytest.mark.usefixtures("patient")
def test_nothing_but_the_status_of_an_answer_is_read() -> None:
    def endless() -> Iterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n"
        while True:
            yield b"y" * 65536

    with dripping(endless) as (address, _):
        assert post(address, b"x", {}, private=True) == 200
        assert not outgoing.rests("127.0.0.1")


def test_one_who_has_a_whole_network_is_one() -> None:
    assert outgoing.neighbours("2001:db8:1:2::3") == outgoing.neighbours("2001:db8:1:2:ffff::4")
    assert outgoing.neighbours("2001:db8:1:2::3") != outgoing.neighbours("2001:db8:1:3::3")
    assert outgoing.neighbours("192.0.2.1") != outgoing.neighbours("192.0.2.2")


@pytest.mark.parametrize("address", ["fec0::1", "192.0.0.8", "64:ff9b:1::7f00:1", "::127.0.0.1", "198.18.0.1"])
def test_no_odd_address_leads_inside(address: str) -> None:
    assert not outside(ipaddress.ip_address(address))


async def test_a_guests_name_calls_nobody_in_a_chat_room(tmp_path: Path) -> None:
    """Slack takes <!channel> for a call to everybody, Mattermost @all; brackets make links."""
    endpoint = Endpoint()
    try:
        async with serving(tmp_path, **MESSAGES) as server:
            ann, ben = server.browser("ann"), server.browser("ben")
            chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
            made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 0, "seed": 1})
            name = made.json()["address"].removeprefix("/tables/")
            for call in ("<!channel>", "@all", "[x](//y.z)"):
                joined = await ben.post(f"/api/tables/{name}/seats/1/join", {"name": call})
                if joined.status_code == 200:
                    break
            assert joined.status_code == 200
            assert (await ann.post(f"/api/tables/{name}/hook", {"address": endpoint.address})).status_code == 200
            table = server.table(name)
            while decider(table) == 0:
                await make_move(ann, name)
            await until(lambda: bool(endpoint.got))
            await emptied(server)
            told = json.loads(endpoint.got[-1][2])
            assert not re.search(r"[<>@\[\]]", told["text"].rpartition(" http")[0]), told
            assert told["content"] == told["text"]
    finally:
        endpoint.close()
    assert "<@[]>`".translate(TAME).isprintable()


# --- limits -----------------------------------------------------------------------------------------------------------


async def test_a_slash_at_the_end_makes_nothing_cheaper(server: Server) -> None:
    for ending, price in COSTS.items():
        assert cost("GET", f"/tables/x/{ending}/") == cost("GET", f"/tables/x/{ending}") == price
        assert cost("GET", f"/tables/x/{ending}//") == price
    assert cost("POST", "/api/tables/") == cost("POST", "/api/tables") == COSTS["new"]


async def test_a_program_waits_for_a_while_that_is_one(server: Server) -> None:
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["planner"])
    program = Program(server, await token_of(ann, name, 0))
    for wait in ("nan", "inf", "-inf", "-1", "31", "1e400"):
        answer: Any = await program._asks("GET", f"/api/program/turn?wait={wait}")
        assert answer.status_code == 400, wait


# --- devices ----------------------------------------------------------------------------------------------------------


async def test_one_challenge_does_not_make_passkeys_without_number(server: Server) -> None:
    ann = secure(server, "ann")
    offered = (await ann.post("/api/passkeys/offer")).json()
    statuses = []
    for _ in range(MOST + 3):
        made = Authenticator().makes(offered["options"]["challenge"])
        kept = await ann.post("/api/passkeys", {"token": offered["token"], "credential": made})
        statuses.append(kept.status_code)
    assert statuses == [200] * MOST + [429] * 3


async def test_what_was_read_on_a_lost_device_is_worth_nothing_when_it_is_removed(server: Server) -> None:
    """Whoever had the phone may have noted its personal links, made a token, and made a recovery link."""
    ann, phone = server.browser("ann"), server.browser("phone")
    name = await open_table(server, SHORT, [ann], bots=["planner"])
    await comes(phone, await recovery_link(ann))
    personal = re.search(r"/seat/[\w.-]+", (await phone.get(f"/tables/{name}")).text)
    assert personal is not None
    token, link = await token_of(phone, name, 0), await recovery_link(phone)
    marks = re.findall(r"/mine/devices/(\w+)/remove", (await ann.get("/mine")).text)
    assert (await submitted(ann, f"/mine/devices/{marks[0]}/remove")).status_code == 303
    thief = server.browser("thief")
    assert (await submitted(thief, link)).status_code == 403
    assert (await Program(server, token).turn()).status_code == 403
    assert (await thief.post("/api/seat", {"token": personal[0].removeprefix("/seat/")})).status_code == 403
    assert (await thief.get(f"/api/tables/{name}/position", seat=0)).status_code == 403
    assert (await ann.get(f"/api/tables/{name}/position", seat=0)).status_code == 200
    assert (await make_move(ann, name)).status_code == 200


async def test_no_program_plays_on_for_one_who_is_forgotten(server: Server) -> None:
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["planner"])
    token = await token_of(ann, name, 0)
    assert (await submitted(ann, "/mine/forget", sure="yes")).status_code == 303
    assert (await Program(server, token).turn()).status_code == 403


# --- what the coach tells ---------------------------------------------------------------------------------------------


async def test_people_at_one_device_see_no_chances_between_their_turns(server: Server) -> None:
    """Behind the curtain the page is a spectator's; who plays there does not get the spectator's chances by it."""
    title = next(title for title in titles() if title.bind(2).hidden_decks)
    ann, eva = server.browser("ann"), server.browser("eva")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    made = await ann.post("/api/tables", {"game": title.id, "seats": chairs, "first": 0, "seed": 1})
    name = made.json()["address"].removeprefix("/tables/")
    assert server.table(name).state is not None
    assert 'id="k-chances"' not in (await ann.get(f"/tables/{name}")).text
    for seat in ("", "0", "1", "7"):
        assert (await ann.get(f"/tables/{name}/chances", **{"as": seat})).status_code == 403, seat
    assert 'id="k-chances"' in (await eva.get(f"/tables/{name}")).text


async def test_a_browser_that_holds_nothing_is_nobody_at_the_coach(server: Server) -> None:
    ann, ben, eva = (server.browser(name) for name in ("ann", "ben", "eva"))
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 0, "seed": 1, "hints": True})
    name = made.json()["address"].removeprefix("/tables/")
    assert (await ben.post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})).status_code == 200
    seat = decider(server.table(name))
    for browser, who in ((eva, seat), ((ben, ann)[seat], seat), (ann, 1 - seat), (ben, 1 - seat)):
        assert (await browser.get(f"/tables/{name}/hint", **{"as": str(who)})).status_code == 403
    for path in (f"/tables/{name}/analysis", f"/api/tables/{name}/analysis", f"/tables/{name}/result.png"):
        assert (await ann.get(path)).status_code == 403, path
    assert (await eva.post(f"/api/tables/{name}/analysis")).status_code == 403
