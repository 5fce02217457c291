"""Fair against whoever runs the table: promises before numbers, in one transaction with the deal; what stands in for a
person; and what a table without a seal says."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.gathering import Gathering
from kolejiste.core.record import Anew, Deal, Lot, Nonce, Promise, Record
from kolejiste.core.seal import verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server import seating
from kolejiste.server.schema import PLAYING, WAITING
from kolejiste.server.storage import Storage

from .house import PEOPLE, SHORT, Browser, Server, add_nonces, keep, make_move, open_table, play, promises, serving
from .twins import played

pytestmark = pytest.mark.anyio
A_MOMENT = 0.05


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path, showing=3600.0) as found:
        yield found


async def time_is_up(server: Server, name: str) -> None:
    """From now on the table waits only a moment for what was promised, however long the test itself took."""
    table = server.table(name)
    server.hall.settings = replace(server.hall.settings, showing=A_MOMENT)
    assert table.awaiting is not None
    table.awaiting.cancel()
    await asyncio.wait([table.awaiting])
    server.hall._nudge(table)


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


def own(seat: int, digit: str) -> dict[int, str]:
    return {seat: digit * 32}


async def promise(browser: Browser, name: str, nonces: dict[int, str]) -> None:
    assert (await browser.post(f"/api/tables/{name}/promise", promises(name, nonces))).status_code == 200


async def show(browser: Browser, name: str, nonces: dict[int, str]) -> Any:
    body = {"nonces": {str(seat): nonce for seat, nonce in nonces.items()}}
    return await browser.post(f"/api/tables/{name}/show", body)


# --- promises and numbers -------------------------------------------------------------------------------------------


async def test_nobody_s_number_is_known_before_all_have_promised(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    name = await open_table(server, SHORT, people, ready=False)
    await promise(ann, name, own(0, "a"))
    assert (await show(ann, name, own(0, "a"))).json()["error"] == "not-all-promised"
    for path in (f"/tables/{name}", f"/api/tables/{name}"):
        assert "a" * 32 not in (await ben.get(path)).text
    await promise(ben, name, own(1, "b"))
    assert (await show(ben, name, own(1, "c"))).json()["error"] == "nonce-other"
    assert (await show(ben, name, own(1, "b"))).status_code == 200
    assert (await show(ann, name, own(0, "a"))).status_code == 200
    table = server.table(name)
    assert table.stored.phase == PLAYING
    kinds = [type(entry) for entry in table.record.entries if isinstance(entry, Promise | Nonce | Deal)]
    assert kinds == [Promise, Promise, Nonce, Nonce, Deal]
    verify(table.record, table.game)


async def test_who_does_not_show_makes_all_begin_anew_and_everybody_sees_it(
    server: Server, people: list[Browser]
) -> None:
    """The host sees the other's number, knows the cards and does not like them."""
    ann, ben = people
    name = await open_table(server, SHORT, people, ready=False)
    table = server.table(name)
    async with ann.listening(name) as stream:
        await stream.event()
        await promise(ann, name, own(0, "a"))
        await promise(ben, name, own(1, "b"))
        assert (await show(ben, name, own(1, "b"))).status_code == 200
        await time_is_up(server, name)
        while not table.gathering.begun_anew:
            await stream.event()
    assert table.gathering.promises == {}
    assert (await show(ann, name, own(0, "a"))).json()["error"] == "not-all-promised"
    for language in LANGUAGES:
        page = (await server.browser("stranger", language=language).get(f"/tables/{name}")).text
        assert "Ann" in page.split('class="notice late">')[1].split("</p>")[0]
    server.hall.settings = replace(server.hall.settings, showing=3600.0)
    await add_nonces(name, list(enumerate(people)))
    assert [entry.late for entry in table.record.entries if isinstance(entry, Anew)] == [[0]]
    assert verify(table.record, table.game).begun_anew == 1
    assert "begun anew: Ann" in (await ben.get(f"/tables/{name}")).text  # in the log of the game, too


async def test_who_is_away_is_waited_for(server: Server, people: list[Browser]) -> None:
    """Nothing can be gained by staying away: the promise stands."""
    name = await open_table(server, SHORT, people, ready=False)
    table = server.table(name)
    await promise(people[0], name, own(0, "a"))
    await promise(people[1], name, own(1, "b"))
    table.presence.seen.clear()
    assert (await show(people[1], name, own(1, "b"))).status_code == 200
    table.presence.seen.pop("ann", None)
    await time_is_up(server, name)
    await asyncio.sleep(4 * A_MOMENT)
    assert table.gathering.begun_anew == []
    assert (await show(people[0], name, own(0, "a"))).status_code == 200
    assert table.stored.phase == PLAYING


async def test_who_sits_down_later_cannot_answer_to_numbers_that_were_shown(
    server: Server, people: list[Browser]
) -> None:
    ann, ben = people
    name = await open_table(server, SHORT, people, ready=False)
    table = server.table(name)
    await promise(ann, name, own(0, "a"))
    await promise(ben, name, own(1, "b"))
    assert (await show(ann, name, own(0, "a"))).status_code == 200
    assert (await ben.post(f"/api/tables/{name}/seats/1/leave")).status_code == 200
    eva = server.browser("eva")
    assert (await eva.post(f"/api/tables/{name}/seats/1/join", {"name": "Eva"})).status_code == 200
    assert table.gathering.promises == {}, "Eva knows Ann's number"
    await promise(eva, name, own(1, "e"))
    assert (await show(eva, name, own(1, "e"))).json()["error"] == "not-all-promised"
    await promise(ann, name, own(0, "d"))
    for seat, browser, digit in ((0, ann, "d"), (1, eva, "e")):
        assert (await show(browser, name, own(seat, digit))).status_code == 200
    verify(table.record, table.game)


async def test_a_promise_is_kept_while_others_come_and_go(server: Server, people: list[Browser]) -> None:
    """Who has promised need not come back for it before anybody's number is known."""
    ann, ben = people
    name = await open_table(server, SHORT, people, ready=False)
    await promise(ann, name, own(0, "a"))
    assert (await ben.post(f"/api/tables/{name}/seats/1/leave")).status_code == 200
    eva = server.browser("eva")
    assert (await eva.post(f"/api/tables/{name}/seats/1/join", {"name": "Eva"})).status_code == 200
    await promise(eva, name, own(1, "e"))
    for browser, nonces in ((ann, own(0, "a")), (eva, own(1, "e"))):
        assert (await show(browser, name, nonces)).status_code == 200
    assert server.table(name).stored.phase == PLAYING


# --- crashes --------------------------------------------------------------------------------------------------------


async def test_the_last_number_and_the_deal_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a server dies on the way to the deal, the same browsers come to their game by asking again."""
    whole = Storage.write
    for dies in range(1, 7):
        async with serving(tmp_path / str(dies)) as server:
            people = [server.browser("ann"), server.browser("ben")]
            name = await open_table(server, SHORT, people, ready=False)
            left = dies

            async def dying(storage: Storage, work: Any) -> Any:
                nonlocal left
                left -= 1
                if left == 0:
                    raise RuntimeError("the power fails")
                return await whole(storage, work)

            monkeypatch.setattr(Storage, "write", dying)
            steps = [
                ("promise", people[0], promises(name, own(0, "a"))),
                ("promise", people[1], promises(name, own(1, "b"))),
                ("show", people[0], {"nonces": {"0": "a" * 32}}),
                ("show", people[1], {"nonces": {"1": "b" * 32}}),
            ]
            for step, browser, body in steps:
                await browser.post(f"/api/tables/{name}/{step}", body)
            monkeypatch.setattr(Storage, "write", whole)
            kept = server.hall.storage.read(name)
            assert kept is not None
            ready = Gathering.of(kept.record).is_ready
            assert ready == kept.record.dealt == (kept.phase == PLAYING), "stranded"
        async with serving(tmp_path / str(dies)) as server:
            people = [server.browser("ann"), server.browser("ben")]
            for step, browser, body in steps:
                again = people[0] if browser.name == "ann" else people[1]
                assert (await again.post(f"/api/tables/{name}/{step}", body)).status_code == 200
            table = server.table(name)
            assert table.stored.phase == PLAYING
            verify(table.record, table.game)


async def test_a_new_table_is_written_with_all_who_sit_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        chairs = [{"who": "here", "name": "Ann"}, {"who": "random"}]
        made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs})
        name = made.json()["address"].removeprefix("/tables/")
    async with serving(tmp_path) as server:
        assert server.table(name).stored.phase == WAITING
        await add_nonces(name, [(0, server.browser("ann"))])
        assert server.table(name).stored.phase == PLAYING


def test_no_table_is_named_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Y9O0rlwTKEZ", "--help", "aY9O0rlwTKEZ"])
    monkeypatch.setattr("kolejiste.server.seating.secrets.token_urlsafe", lambda _: next(drawn))
    assert seating._table_name() == "aY9O0rlwTKEZ"


# --- in plain sight -------------------------------------------------------------------------------------------------


async def test_a_table_with_a_given_number_says_before_joining_who_can_know_the_cards(server: Server) -> None:
    ann = server.browser("ann")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "seed": 7, "listed": True})
    path = made.json()["address"]
    sealed = (await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "listed": True})).json()["address"]
    for language, words, short in (
        ("en", "whoever made it can know all the cards", "its maker can know the cards"),
        ("cs", "kdo stůl založil, může znát všechny karty", "zakladatel může znát karty"),
        ("sk", "kto stôl založil, môže poznať všetky karty", "zakladateľ môže poznať karty"),
    ):
        guest = server.browser("guest", language=language)
        page = (await guest.get(path)).text
        assert words in page
        assert page.index(words) < page.index("/seats/1/join"), "it stands after the buttons to sit down"
        assert words not in (await guest.get(sealed)).text
        lobby = (await guest.get("/")).text
        assert lobby.count(short) == 1


async def test_an_old_game_says_that_its_seal_is_of_the_first_kind(server: Server) -> None:
    old = Record.read(Path(__file__).parents[1] / "core" / "records" / "first-seal.jsonl")
    await keep(server.hall, old, table=old.header.table)
    found = (await server.browser("ann").get(f"/api/tables/{old.header.table}/verify")).json()
    assert found["good"]
    assert "first kind" in found["words"]
    page = (await server.browser("ann").get(f"/tables/{old.header.table}")).text
    assert "k-checked" not in page  # there is nothing that a browser could compare


# --- undo and stand-ins ---------------------------------------------------------------------------------------------


async def test_who_is_minded_is_still_asked(server: Server, people: list[Browser]) -> None:
    """A rival lets the planner play for one who is away. To look at hidden cards and take it back, the person who is
    away must agree, not the bot."""
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 4)
    table = server.table(name)
    assert table.state is not None
    seat = table.moves[-1].seat
    other = 1 - seat
    assert (await people[other].post(f"/api/tables/{name}/seats/{other}/mind", {"bot": "planner"})).status_code == 200
    while table.thinking is not None:
        await asyncio.wait([table.thinking])
    moves = len(table.moves)
    asked = await people[seat].post(f"/api/tables/{name}/undo", {"seat": seat, "entry": table.entry})
    assert asked.status_code == 200
    if table.stored.wish is None:
        return  # it was free: nothing had become known by it
    assert len(table.moves) == moves
    assert table.asked_to_agree() == {0, 1}


async def test_looking_at_the_page_is_being_there(server: Server, people: list[Browser]) -> None:
    """A browser that fetches pages without a stream cannot have its seat taken."""
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    table.presence.opened = -math.inf
    for path in (f"/tables/{name}", f"/tables/{name}/now", f"/api/tables/{name}/position?seat=1"):
        table.presence.seen.clear()
        assert table.absent(1)
        assert (await server.browser("stranger").get(path.split("?")[0])).status_code == 200
        assert table.absent(1)
        assert (await people[1].get(path)).status_code == 200
        assert not table.absent(1), path
        taken = await people[0].post(f"/api/tables/{name}/seats/1/mind", {"bot": "planner"})
        assert taken.json()["error"] == "not-absent"


async def test_people_of_the_house(server: Server) -> None:
    """What these tests stand on: a kept record is owned by the people in order."""
    await keep(server.hall, played(SHORT, 2, 3), table="kept")
    assert [seat.owner for seat in server.table("kept").seats] == list(PEOPLE[:2])
    assert not [entry for entry in server.table("kept").record.entries if isinstance(entry, Lot)]
    state = server.table("kept").state
    assert state is not None
    assert (await make_move(server.browser(PEOPLE[state.seat]), "kept")).status_code == 200
