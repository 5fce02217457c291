"""The coach at a server: hints only where all agreed to them, chances from what is public, and games looked back on
when they are over, off the event loop and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from kolejiste.coach.analysis import Analysis
from kolejiste.core.record import Record
from kolejiste.server import admin, coach, replays
from kolejiste.server.coaching import whole
from kolejiste.server.schema import analyses

from .house import Browser, Server, play, rest, serving
from .test_secrecy import HIDING, TABLE, two_servers, visitor
from .twins import twins

pytestmark = pytest.mark.anyio
SF = "ticket_to_ride_san_francisco"


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WORLDS", 12)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as one:
        yield one


async def made(ann: Browser, *others: str, **given: Any) -> str:
    """A table of Ann's with these others: bots, or people who are invited."""
    seats = [{"who": "here", "name": "Ann"}, *({"who": who} for who in others)]
    answer = await ann.post("/api/tables", {"game": SF, "seats": seats, "seed": 4, "first": 0, **given})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["address"].removeprefix("/tables/"))


async def ended(server: Server, ann: Browser, moves: int = 6) -> str:
    """A game that was abandoned after some moves."""
    name = await made(ann, "planner")
    await play(server, name, [ann, ann], moves)
    await rest(server, name)
    assert (await ann.post(f"/api/tables/{name}/abandon", {"seat": 0})).status_code == 200
    return name


# --- hints ------------------------------------------------------------------------------------------------------------


async def test_there_are_no_hints_unless_the_table_was_made_with_them(server: Server) -> None:
    ann = server.browser("ann")
    name = await made(ann, "planner")
    await rest(server, name)
    page = (await ann.get(f"/tables/{name}")).text
    assert 'id="k-hint"' not in page
    assert "There are no hints at this table." in page
    answer = await ann.get(f"/tables/{name}/hint", **{"as": 0})
    assert answer.status_code == 403
    assert "not everybody has agreed" in answer.text


@pytest.mark.parametrize("how", ["practice", "hints"])
async def test_where_hints_are_open_the_page_says_so_and_the_coach_answers(server: Server, how: str) -> None:
    ann = server.browser("ann")
    name = await made(ann, "planner", **{how: True})
    await rest(server, name)
    assert (await ann.get(f"/api/tables/{name}")).json()["hints"] is True
    page = (await ann.get(f"/tables/{name}")).text
    assert 'id="k-hint"' in page
    assert ("hints are open" in page) or ("Hints are open" in page)
    told = await ann.get(f"/tables/{name}/hint", **{"as": 0})
    assert told.status_code == 200
    assert told.text.count("<li>") in (1, 2, 3)
    assert "%" in told.text


async def test_the_form_offers_hints_and_waiting_guests_read_it_before_they_sit_down(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    form = (await ann.get(f"/games/{SF}/new", hints="yes")).text
    assert 'name="hints" value="yes" checked' in form
    name = await made(ann, "invited", hints=True)
    assert 'id="k-hints-open"' in (await ben.get(f"/tables/{name}")).text
    other = await made(ann, "invited")
    assert 'id="k-hints-open"' not in (await ben.get(f"/tables/{other}")).text


async def test_only_whose_turn_it_is_gets_advice_for_the_own_seat(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await made(ann, "invited", hints=True)
    assert (await ben.post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})).status_code == 200
    table = server.table(name)
    assert table.state is not None
    deciding, waiting = (ann, ben) if table.state.seat == 0 else (ben, ann)
    seat = table.state.seat
    assert (await deciding.get(f"/tables/{name}/hint", **{"as": seat})).status_code == 200
    assert (await waiting.get(f"/tables/{name}/hint", **{"as": seat})).status_code == 403
    assert (await waiting.get(f"/tables/{name}/hint", **{"as": 1 - seat})).status_code == 403
    assert (await server.browser("eva").get(f"/tables/{name}/hint", **{"as": seat})).status_code == 403
    assert (await deciding.get(f"/tables/{name}/hint", **{"as": "x"})).status_code == 403


async def test_asking_again_costs_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.browser("ann")
    name = await made(ann, "planner", practice=True)
    await rest(server, name)
    thought: list[object] = []
    real = server.hall.thinkers.run

    async def counted(call: Any, *given: object) -> Any:
        thought.append(call)
        return await real(call, *given)

    monkeypatch.setattr(server.hall.thinkers, "run", counted)
    answers = await asyncio.gather(*(ann.get(f"/tables/{name}/hint", **{"as": 0}) for _ in range(5)))
    assert {answer.text for answer in answers} == {answers[0].text}
    assert len(thought) == 1


async def test_who_has_used_up_the_thinking_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path, thinking=60.0) as server:
        ann = server.browser("ann")
        name = await made(ann, "planner", practice=True)
        await rest(server, name)
        server.hall.turns.thought.spend("ann", 60.0)
        assert (await ann.get(f"/tables/{name}/hint", **{"as": 0})).status_code == 429


# --- chances ----------------------------------------------------------------------------------------------------------


async def test_chances_are_for_those_who_watch_and_for_practice(server: Server) -> None:
    ann, eva = server.browser("ann"), server.browser("eva")
    name = await made(ann, "planner")
    await rest(server, name)
    assert (await ann.get(f"/tables/{name}/chances", **{"as": 0})).status_code == 403
    watched = await eva.get(f"/tables/{name}/chances")
    assert watched.status_code == 200
    assert "as anybody may know" in watched.text
    assert 'id="k-chances"' in (await eva.get(f"/tables/{name}")).text
    assert 'id="k-chances"' not in (await ann.get(f"/tables/{name}")).text
    own = await made(ann, "planner", practice=True)
    await rest(server, own)
    assert "as you may know" in (await ann.get(f"/tables/{own}/chances", **{"as": 0})).text


def test_whole_per_cents_sum_up() -> None:
    assert whole([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert whole([0.0, 1.0]) == [0, 100]
    assert sum(whole([0.145, 0.285, 0.57])) == 100


@pytest.mark.slow
@pytest.mark.parametrize("title", HIDING)
async def test_chances_and_hints_tell_nothing_hidden(tmp_path: Path, title: str) -> None:
    """Twin tables for practice: who cannot tell them apart is told the same, byte by byte."""
    pairs = list(islice(twins(title, 3, 60, seed=3), 2))
    assert pairs
    for number, pair in enumerate(pairs):
        one, two = (for_practice(record) for record in (pair.true, pair.false))
        async with two_servers(tmp_path / str(number), one, two) as servers:
            for viewer in pair.fooled:
                told = []
                for server in servers:
                    replays._steps.cache_clear()
                    browser, eyes = visitor(server, viewer), {} if viewer is None else {"as": viewer}
                    asked = [await browser.get(f"/tables/{TABLE}/{what}", **eyes) for what in ("chances", "hint")]
                    told.append([(answer.status_code, answer.text) for answer in asked])
                assert told[0] == told[1]
                assert told[0][0][0] == 200


def for_practice(record: Record) -> Record:
    return Record(msgspec.structs.replace(record.header, practice=True), record.entries)


# --- looking back -----------------------------------------------------------------------------------------------------


async def test_a_running_game_is_not_looked_back_on(server: Server) -> None:
    ann = server.browser("ann")
    name = await made(ann, "planner", practice=True)
    await rest(server, name)
    for answer in (
        await ann.get(f"/tables/{name}/analysis"),
        await ann.get(f"/api/tables/{name}/analysis"),
        await ann.post(f"/api/tables/{name}/analysis"),
    ):
        assert answer.status_code == 403
        assert "when it is over" in answer.text


async def test_a_finished_game_is_looked_back_on_once_and_kept(server: Server, tmp_path: Path) -> None:
    ann = server.browser("ann")
    name = await ended(server, ann)
    assert 'id="k-looking"' in (await ann.get(f"/tables/{name}/analysis")).text
    begun = (await ann.post(f"/api/tables/{name}/analysis")).json()
    assert begun["ready"] is False
    job = server.hall.coach.jobs[name]
    assert job.task is not None
    again = (await server.browser("eva").post(f"/api/tables/{name}/analysis")).json()
    assert again["ready"] is False
    assert server.hall.coach.jobs[name] is job
    await job.task
    assert job.done == job.all > 0
    assert (await ann.post(f"/api/tables/{name}/analysis")).json()["ready"] is True
    found = msgspec.convert((await ann.get(f"/api/tables/{name}/analysis")).json()["analysis"], Analysis)
    assert found.seats == [0]
    page = (await ann.get(f"/tables/{name}/analysis")).text
    assert 'id="k-costly-heading"' in page
    assert "Winning chances by turn" in page
    assert (await ann.get(f"/tables/{name}/analysis", of="1")).status_code == 403
    assert "chance to win, with all hands known" in (await ann.get(f"/tables/{name}/replay", ply=2)).text
    async with serving(tmp_path / "elsewhere") as other:
        assert (await other.browser("ann").get(f"/tables/{name}/analysis")).status_code == 404


async def looked_back(server: Server, ann: Browser, moves: int = 6) -> str:
    """A finished game that the coach has looked back on."""
    name = await ended(server, ann, moves)
    await ann.post(f"/api/tables/{name}/analysis")
    task = server.hall.coach.jobs[name].task
    assert task is not None
    await task
    return name


async def test_a_replay_without_chances_says_how_they_come(server: Server) -> None:
    ann = server.browser("ann")
    running = await made(ann, "planner")
    await rest(server, running)
    missing = "Chances are shown here once the coach has looked back on the game"
    assert missing not in (await ann.get(f"/tables/{running}/replay")).text
    name = await ended(server, ann)
    for ply in (0, 3):
        page = (await server.browser("eva").get(f"/tables/{name}/replay", ply=ply)).text
        assert page.count(missing) == 1
        assert f'{missing}: <a href="/tables/{name}/analysis">' in page
    looked = await looked_back(server, ann)
    assert missing not in (await ann.get(f"/tables/{looked}/replay")).text


async def test_the_replay_says_what_the_coach_said_of_a_decision_by_the_same_number(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.browser("ann")
    name = await looked_back(server, ann)
    found = await server.hall.coach.found(server.table(name))
    assert found is not None
    one = found.decisions[0]
    better = msgspec.structs.replace(one.club, wins=one.chosen.wins + 0.25)
    dear = msgspec.structs.replace(one, better=better, cost=1.0, cost_error=0.0, wins_error=0.0)

    async def doctored(_table: object) -> Analysis:
        return msgspec.structs.replace(found, decisions=[dear])

    monkeypatch.setattr(server.hall.coach, "found", doctored)
    number, last = dear.ply + 1, found.plies
    looked = (await ann.get(f"/tables/{name}/analysis")).text
    assert f"Move {number}</span>" in looked
    assert f'/tables/{name}/replay?ply={dear.ply}&amp;as=0"' in looked
    page = (await ann.get(f"/tables/{name}/replay", ply=dear.ply, **{"as": 0})).text
    assert f"Ann · Before move {number} of {last}" in page
    assert "Played: " in page
    assert "Better by 25 % of the chances: " in page
    after = (await ann.get(f"/tables/{name}/replay", ply=dear.ply + 1, **{"as": 0})).text
    assert f"Ann · Move {number} of {last}" in after
    assert "Before move" not in after


async def test_who_asks_about_a_seat_that_cannot_be_looked_at_is_told_the_true_reason(server: Server) -> None:
    ann = server.browser("ann")
    name = await looked_back(server, ann)
    for path, given, why in (
        ("analysis", {"of": 1}, "only on what people decided, and a bot played there"),
        ("analysis", {"of": 9}, "no such seat"),
        ("replay", {"as": 9}, "no such seat"),
    ):
        answer = await ann.get(f"/tables/{name}/{path}", **given)
        assert answer.status_code == 403
        assert why in answer.text
        assert "Until the game is over" not in answer.text


async def test_what_was_found_survives_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await ended(server, ann)
        await ann.post(f"/api/tables/{name}/analysis")
        task = server.hall.coach.jobs[name].task
        assert task is not None
        await task
    async with serving(tmp_path) as server:
        assert (await server.browser("ann").post(f"/api/tables/{name}/analysis")).json()["ready"] is True
        storage = server.hall.storage
        admin.remove(storage, [name])
        with storage.engine.connect() as connection:
            assert connection.execute(select(analyses.c.table_id)).all() == []


async def test_a_bot_does_not_wait_until_a_whole_game_is_looked_back_on(server: Server) -> None:
    """Each question waits for its turn like a bot's move, so bots of others come in between."""
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await ended(server, ann, 10)
    await ann.post(f"/api/tables/{name}/analysis")
    job = server.hall.coach.jobs[name]
    while job.done < 2:
        await asyncio.sleep(0.01)
    other = await made(ben, "planner")
    await play(server, other, [ben, ben], 1)
    await rest(server, other)
    assert server.table(other).moves
    assert job.task is not None
    assert job.done < job.all
    await job.task
