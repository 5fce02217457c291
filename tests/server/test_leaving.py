"""Leaving before the end: resigning, abandoning by agreement, what the host of a table may do, and how much is said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.record import Abandon, Close, Quiet, Resign, Reveal, Stand
from kolejiste.core.seal import verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server import hall
from kolejiste.server.limits import Allowance
from kolejiste.server.live import CHATS_AT_ONCE
from kolejiste.server.schema import CLOSED, OVER, PLAYING

from .house import SHORT, Browser, Server, open_table, play, rest, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


async def begun(server: Server, people: list[Browser], resigning: str = "planner", **given: Any) -> str:
    """A running game of these people, dealt by a number unless told otherwise."""
    chairs = [{"who": "here", "name": "Ann"}, *({"who": "invited"} for _ in people[1:])]
    asked = {"game": SHORT, "seats": chairs, "first": 0, "seed": 3, "resigning": resigning, **given}
    name = str((await people[0].post("/api/tables", asked)).json()["address"].removeprefix("/tables/"))
    for seat, browser in enumerate(people[1:], 1):
        await browser.post(f"/api/tables/{name}/seats/{seat}/join", {"name": ("Ben", "Eva")[seat - 1]})
    return name


async def error(answer: Any) -> str:
    return "" if answer.status_code == 200 else str(answer.json()["error"])


async def post(browser: Browser, name: str, what: str, **body: Any) -> str:
    return await error(await browser.post(f"/api/tables/{name}/{what}", body))


# --- resigning ------------------------------------------------------------------------------------------------------


async def test_the_planner_plays_on_for_who_resigns(server: Server, people: list[Browser]) -> None:
    name = await begun(server, people)
    await play(server, name, people, 3)
    table = server.table(name)
    assert await post(people[0], name, "resign", seat=1) == "not-your-seat"
    assert await post(people[1], name, "resign", seat=1) == ""
    assert await post(people[1], name, "resign", seat=1) == "resigned"
    assert await post(people[1], name, "abandon", seat=1) == "resigned"
    assert await post(people[1], name, "seats/1/mind", bot=None) == "resigned"  # it is not a stand-in to take back
    assert await post(people[0], name, "seats/1/mind", bot="planner") == "resigned"
    table = await rest(server, name)
    assert table.stored.phase == PLAYING
    for language, words in (("en", "Ben has resigned."), ("cs", "Ben se vzdává."), ("sk", "Ben sa vzdáva.")):
        assert words in (await server.browser("guest", language=language).get(f"/tables/{name}")).text
    await play(server, name, [people[0]] * 2)
    assert table.state is not None
    assert table.state.over
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.phase == OVER
    assert [entry.seat for entry in kept.record.entries if isinstance(entry, Resign)] == [1]
    verify(kept.record, table.game)


async def test_who_resigned_is_no_longer_asked(server: Server, people: list[Browser]) -> None:
    eva = server.browser("eva")
    name = await begun(server, [*people, eva])
    await play(server, name, [*people, eva], 4)
    table = server.table(name)
    assert table.asked_to_agree() == {0, 1, 2}
    assert await post(eva, name, "resign", seat=2) == ""
    assert table.asked_to_agree() == {0, 1}
    assert table.undo_of(2) == ""


async def test_the_game_ends_where_nobody_plays_on(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    assert server.table(name).record.header.resigning == "planner"
    name = await begun(server, people, "nobody")
    await play(server, name, people, 3)
    for language in LANGUAGES:
        guest = server.browser("guest", language=language)
        assert await post(guest, name, "resign", seat=0) == "not-your-seat"
    assert await post(people[1], name, "resign", seat=1) == ""
    table = server.table(name)
    assert table.over
    assert table.stored.phase == OVER
    page = (await people[0].get(f"/tables/{name}")).text
    assert "The game ended because Ben resigned." in page
    assert 'data-over="yes"' in page
    assert "result.png" not in page
    assert (await people[0].get(f"/tables/{name}/now")).status_code == 200
    assert (await people[0].get(f"/tables/{name}/replay", **{"as": "above"})).status_code == 200
    assert (await people[0].get(f"/api/tables/{name}/verify")).json()["good"]
    seat = table.state.seat if table.state is not None else 0
    assert await post(people[seat], name, "moves", seat=seat, entry=table.entry, action=0) == "not-your-turn"
    assert await post(people[0], name, "abandon", seat=0) == "over"
    assert (await people[0].post(f"/api/tables/{name}/again")).status_code == 200


async def test_a_sealed_game_shows_its_seed_when_it_is_given_up(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 2)
    assert await post(people[0], name, "resign", seat=0) == ""
    assert not server.table(name).over
    assert await post(people[1], name, "resign", seat=1) == ""  # nobody is left
    table = server.table(name)
    assert table.over
    assert isinstance(table.record.entries[-1], Reveal)
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.record.header.secret is None
    assert verify(kept.record, table.game).sealed


# --- abandoning -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agree", [True, False])
async def test_a_game_is_abandoned_if_all_agree(server: Server, people: list[Browser], agree: bool) -> None:
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 3)
    table = server.table(name)
    assert await post(server.browser("guest"), name, "abandon", seat=0) == "not-your-seat"
    assert await post(people[0], name, "abandon", seat=0) == ""
    assert not table.over
    for language, words in (
        ("en", "Ann asks to end the game here"),
        ("cs", "Ann navrhuje hru tady ukončit"),
        ("sk", "Ann navrhuje hru tu ukončiť"),
    ):
        other = server.browser("ben", language=language)
        assert words in (await other.get(f"/tables/{name}")).text
    answer = {"seat": 1, "entry": table.entry, "agree": agree}
    assert await post(people[1], name, "undo/answer", **answer) == ""
    assert table.over == agree
    assert table.stored.wish is None
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.phase == (OVER if agree else PLAYING)
    assert any(isinstance(entry, Abandon) for entry in kept.record.entries) == agree
    verify(kept.record, table.game)
    if agree:
        assert "The game was abandoned" in (await people[1].get(f"/tables/{name}")).text


async def test_who_plays_alone_abandons_at_once(server: Server) -> None:
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["random"])
    await rest(server, name)
    assert await post(ann, name, "abandon", seat=0) == ""
    assert server.table(name).over


# --- the host -------------------------------------------------------------------------------------------------------


async def test_the_host_removes_a_guest_and_closes_the_table(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    name = await open_table(server, SHORT, people, ready=False)
    assert (await ben.post(f"/api/tables/{name}/seats/0/leave")).status_code == 403
    assert (await ann.post(f"/api/tables/{name}/seats/1/leave")).status_code == 200
    table = server.table(name)
    assert [entry.host for entry in table.record.entries if isinstance(entry, Stand)] == [True]
    assert await post(ben, name, "close") == "host-only"
    assert await post(ann, name, "close") == ""
    assert table.stored.phase == CLOSED
    assert isinstance(table.record.entries[-1], Close)
    joining = await ben.post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})
    assert await error(joining) == "table-closed"
    assert await post(ann, name, "close") == "too-late-to-close"
    for language in LANGUAGES:
        page = await server.browser("guest", language=language).get(f"/tables/{name}")
        assert page.status_code == 200
        assert "/join" not in page.text
    assert f"/tables/{name}" not in (await ann.get("/")).text
    running = await begun(server, people)
    assert await post(ann, running, "close") == "too-late-to-close"


async def test_the_host_turns_the_talk_off_and_on(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    name = await begun(server, people)
    table = server.table(name)
    assert await post(ben, name, "chat", seat=1, text="ahoj") == ""
    assert await post(ben, name, "talk", on=False) == "host-only"
    assert await post(ann, name, "talk", on=False) == ""
    assert await post(ann, name, "talk", on=False) == ""  # it is off already
    assert [entry.on for entry in table.record.entries if isinstance(entry, Quiet)] == [True]
    for browser, seat in ((ann, 0), (ben, 1)):
        assert await post(browser, name, "chat", seat=seat, text="ahoj") == "chat-off"
    page = (await ben.get(f"/tables/{name}")).text
    assert "k-chat-text" not in page
    assert "turned the talk off" in page
    await play(server, name, people, 1)  # and the game goes on
    assert await post(ann, name, "talk", on=True) == ""
    assert await post(ben, name, "chat", seat=1, text="ahoj") == ""
    verify(table.record, table.game)


async def test_talk_has_a_measure(server: Server, people: list[Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = people
    name = await begun(server, people)
    server.table(name).talk = Allowance(CHATS_AT_ONCE, 10**6)
    said = [await post(ben, name, "chat", seat=1, text=f"{number}") for number in range(CHATS_AT_ONCE + 2)]
    assert said == [""] * CHATS_AT_ONCE + ["chat-much"] * 2
    before = server.rows()
    assert (await ben.post(f"/api/tables/{name}/chat", {"seat": 1, "text": "?"})).status_code == 429
    assert server.rows() == before
    assert await post(ann, name, "chat", seat=0, text="ahoj") == ""  # another may
    server.table(name).talk = Allowance(CHATS_AT_ONCE, 10**6)  # as after a while
    assert await post(ben, name, "chat", seat=1, text="a zase já") == ""
    monkeypatch.setattr(hall, "MOST_CHATS", CHATS_AT_ONCE + 1)
    assert await post(ben, name, "chat", seat=1, text="dost") == "chat-much"
