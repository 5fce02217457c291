"""The hall: sitting down, the seal, moves, talk, taking back, standing in, playing again; and two halls at once."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.record import Chat, Deal, Lot, Move, Nonce, Reveal, Undo, final_state
from kolejiste.core.registry import load
from kolejiste.core.seal import verify
from kolejiste.core.table import Table
from kolejiste.games.tickets.actions import DrawTickets
from kolejiste.server.drawn import DrawnPart, drawing
from kolejiste.server.errors import Conflict, NotAllowed
from kolejiste.server.hall import Hall
from kolejiste.server.live import LiveTable
from kolejiste.server.schema import OVER, PLAYING, WAITING, Seat
from kolejiste.server.seating import Chair
from tests.core.test_contract import FailingChance

from ..core.forging import bare
from ..patience import HANGS
from .house import (
    SHORT,
    TITLES,
    Browser,
    Server,
    add_nonces,
    as_json,
    choose,
    keep,
    make_move,
    open_table,
    play,
    promises,
    rest,
    serving,
)
from .twins import played

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


def waiting(*names: str) -> list[dict[str, str]]:
    return [{"who": "here", "name": name} if name else {"who": "invited"} for name in names]


async def made(browser: Browser, *names: str, **given: Any) -> str:
    answer = await browser.post("/api/tables", {"game": SHORT, "seats": waiting(*names), **given})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["address"].removeprefix("/tables/"))


# --- sitting down ---------------------------------------------------------------------------------------------------


async def test_people_come_and_go_until_the_cards_are_dealt(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    eva = server.browser("eva")
    name = await made(ann, "Ann", "", first=0)
    at = f"/api/tables/{name}"
    table = server.table(name)
    promised, secret = table.record.header.commitment, table.record.header.secret
    assert promised is not None
    assert secret is not None
    assert table.stored.phase == WAITING
    assert (await ann.post(f"{at}/promise", promises(name, {0: "a" * 32}))).status_code == 200
    assert (await ann.post(f"{at}/show", {"nonces": {"0": "a" * 32}})).json()["error"] == "not-all-promised"
    assert table.stored.phase == WAITING
    assert (await ben.post(f"{at}/seats/1/join", {"name": "Ben"})).status_code == 200
    assert (await eva.post(f"{at}/seats/1/join", {"name": "Eva"})).status_code == 403
    assert (await ben.post(f"{at}/seats/1/leave")).status_code == 200
    assert (await eva.post(f"{at}/seats/1/join", {"name": "Eva"})).status_code == 200
    assert (await ben.post(f"{at}/seats/1/leave")).status_code == 403  # no longer his
    assert (await ann.post(f"{at}/seats/1/leave")).status_code == 200  # who made the table may
    assert (await ann.post(f"{at}/seats/1/leave")).status_code == 403  # nobody sits there
    assert (await ben.post(f"{at}/seats/1/join", {"name": "Ben"})).status_code == 200
    assert table.stored.phase == WAITING
    again = await ann.post(f"{at}/promise", promises(name, {0: "c" * 32}))  # too late to change it
    assert again.status_code == 200
    assert (await ben.post(f"{at}/promise", promises(name, {1: "b" * 32}))).status_code == 200
    other = await ann.post(f"{at}/show", {"nonces": {"0": "c" * 32}})
    assert (other.status_code, other.json()["error"]) == (400, "nonce-other")
    assert (await ben.post(f"{at}/show", {"nonces": {"1": "b" * 32}})).status_code == 200
    assert table.stored.phase == WAITING
    assert (await ann.post(f"{at}/show", {"nonces": {"0": "a" * 32}})).status_code == 200
    assert table.stored.phase == PLAYING
    assert [bare(entry) for entry in table.record.entries[-3:-1]] == [Nonce(1, "b" * 32), Nonce(0, "a" * 32)]
    assert isinstance(table.record.entries[-1], Deal)
    assert table.record.header.seats == ["name:Ann", "name:Ben"]
    assert table.record.header.commitment == promised
    assert table.record.header.secret == secret
    assert verify(table.record, table.game).moves == 0


async def test_bots_fill_the_free_seats_and_add_nothing_to_the_seed(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    title = next(title for title in TITLES if load(title).seats[1] >= 3)
    answer = await ann.post("/api/tables", {"game": title, "seats": waiting("Ann", "", ""), "first": 0})
    name = answer.json()["address"].removeprefix("/tables/")
    at = f"/api/tables/{name}"
    before = server.rows()
    assert (await ben.post(f"{at}/fill", {"bot": "random"})).status_code == 403
    assert (await ann.post(f"{at}/fill", {"bot": "nobody"})).status_code == 400
    assert (await ann.post(f"{at}/fill", {})).status_code == 400
    assert server.rows() == before
    assert (await ann.post(f"{at}/fill", {"bot": "random"})).status_code == 200
    table = server.table(name)
    assert table.stored.phase == WAITING
    await add_nonces(name, [(0, ann)])
    nonces = [entry for entry in table.record.entries if isinstance(entry, Nonce)]
    assert [nonce.seat for nonce in nonces] == [0]
    assert table.record.header.seats == ["name:Ann", "random", "random"]
    assert (await ann.post(f"{at}/fill", {"bot": "random"})).status_code == 403


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_a_given_number_deals_the_same_cards_everywhere(server: Server, title: str) -> None:
    ann = server.browser("ann")
    name = await open_table(server, title, [ann, server.browser("ben")], seed=2024)
    table = server.table(name)
    game = load(title).bind(2)
    same = Table(game, ["name:Ann", "name:Ben"], seed=2024)
    assert table.state is not None
    assert table.state.snapshot() == same.state.snapshot()
    for _ in range(5):
        table = await rest(server, name)
        assert table.state is not None
        while same.state.seat >= game.people:
            same.move(same.state.legal()[0])
        move = choose(table)
        assert (await make_move([ann, server.browser("ben")][table.state.seat], name, move=move)).status_code == 200
        same.move(move)
    table = await rest(server, name)
    while same.state.seat >= game.people:
        same.move(same.state.legal()[0])
    assert table.state is not None
    assert table.state.snapshot() == same.state.snapshot()
    page = (await ann.get(f"/tables/{name}")).text
    assert "2024" in page  # it says that it is not sealed


async def test_a_whole_game_is_sealed_from_the_first_moment_to_the_last(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people, ready=False)
    header = server.table(name).record.header
    await add_nonces(name, list(enumerate(people)))
    await play(server, name, people)
    record = server.table(name).record
    assert record.header.commitment == header.commitment
    assert record.header.secret is None
    assert bare(record.entries[-1]) == Reveal(header.secret or "")
    assert server.table(name).stored.phase == OVER
    verdict = verify(record)
    assert verdict.sealed
    assert verdict.moves == sum(isinstance(entry, Move) for entry in record.entries)
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.record.to_bytes(secret=True) == record.to_bytes(secret=True)
    assert kept.record.header.secret is None
    assert kept.phase == OVER


# --- talk and taking back -------------------------------------------------------------------------------------------


async def test_talk_does_not_make_a_move_stale(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat, entry, action = table.state.seat, table.entry, as_json(table.game, choose(table))
    for text in ("ahoj", "jak se máš?"):
        assert (
            await people[1 - seat].post(f"/api/tables/{name}/chat", {"seat": 1 - seat, "text": text})
        ).status_code == 200
    assert table.entry == entry + 2
    done = await people[seat].post(f"/api/tables/{name}/moves", {"seat": seat, "entry": entry, "action": action})
    assert done.status_code == 200
    assert [entry.text for entry in table.record.entries if isinstance(entry, Chat)] == ["ahoj", "jak se máš?"]
    assert verify(table.record, table.game).moves == 1


async def undo(browser: Browser, name: str, seat: int) -> int:
    entry = browser.server.table(name).entry
    answer = await browser.post(f"/api/tables/{name}/undo", {"seat": seat, "entry": entry})
    return answer.status_code


async def answered(browser: Browser, name: str, seat: int, agree: bool) -> int:
    entry = browser.server.table(name).entry
    answer = await browser.post(f"/api/tables/{name}/undo/answer", {"seat": seat, "entry": entry, "agree": agree})
    return answer.status_code


async def until_free(server: Server, name: str, people: list[Browser], free: bool) -> int:
    """Play until somebody has made a move that may, or may not, be freely taken back; returns that seat."""
    while True:
        table = server.table(name)
        assert table.state is not None
        assert not table.state.over
        seat = table.state.seat
        assert (await make_move(people[seat], name)).status_code == 200
        assert table.play is not None
        if (table.play.free_undo() == seat) is free and not table.over:
            return seat


async def test_a_move_that_showed_nothing_is_freely_taken_back(server: Server, people: list[Browser]) -> None:
    title = next(title for title in TITLES if not load(title).bind(2).automas)
    name = await open_table(server, title, people)
    seat = await until_free(server, name, people, True)
    table = server.table(name)
    made = len(table.moves)
    before = final_state(table.record, table.game, made - 1).snapshot()
    assert await undo(people[seat], name, seat) == 200
    assert bare(table.record.entries[-1]) == Undo(seat, 1)
    assert table.state is not None
    assert table.state.snapshot() == before
    assert len(table.moves) == made - 1
    reopened = server.hall.storage.read(name)
    assert reopened is not None
    assert final_state(reopened.record, table.game).snapshot() == before
    verify(table.record, table.game)
    assert (await make_move(people[seat], name)).status_code == 200


async def test_other_moves_are_taken_back_when_all_agree(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    seat = await until_free(server, name, people, False)
    table = server.table(name)
    made, entry = len(table.moves), table.entry
    before = final_state(table.record, table.game, made - 1).snapshot()
    assert await undo(people[seat], name, seat) == 200
    assert table.entry == entry, "taken back without being asked"
    assert table.stored.wish is not None
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.wish == table.stored.wish
    other = 1 - seat
    assert "k-wish" in (await people[other].get(f"/tables/{name}")).text
    assert await answered(people[other], name, other, False) == 200
    assert table.stored.wish is None
    assert table.entry == entry
    assert await answered(people[other], name, other, True) == 400  # nobody asks any more
    assert await undo(people[seat], name, seat) == 200
    assert await answered(people[seat], name, seat, True) == 200  # to agree with oneself is not enough
    assert table.entry == entry
    assert await answered(server.browser("stranger"), name, other, True) == 403
    assert await answered(people[other], name, other, True) == 200
    assert bare(table.record.entries[-1]) == Undo(seat, 1)
    assert table.state is not None
    assert table.state.snapshot() == before
    verify(table.record, table.game)
    drawn = [entry.draws for entry in table.record.entries if isinstance(entry, Move)][-1]
    again = [entry.action for entry in table.record.entries if isinstance(entry, Move)][-1]
    answer = await people[seat].post(f"/api/tables/{name}/moves", {"seat": seat, "entry": table.entry, "action": again})
    assert answer.status_code == 200
    assert [entry.draws for entry in table.record.entries if isinstance(entry, Move)][-1] == drawn, "other cards came"


async def test_a_wish_ends_with_the_next_move(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    seat = await until_free(server, name, people, False)
    table = server.table(name)
    assert await undo(people[seat], name, seat) == 200
    asked = table.entry
    assert (await people[0].post(f"/api/tables/{name}/chat", {"seat": 0, "text": "prosím"})).status_code == 200
    assert table.stored.wish is not None  # talk does not end it
    assert table.state is not None
    assert (await make_move(people[table.state.seat], name)).status_code == 200
    assert table.stored.wish is None
    answer = await people[1 - seat].post(
        f"/api/tables/{name}/undo/answer", {"seat": 1 - seat, "entry": asked, "agree": True}
    )
    assert answer.status_code == 409
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.wish is None


async def test_the_person_is_asked_also_while_a_bot_plays_for_it(server: Server, people: list[Browser]) -> None:
    """A bot that minds a seat cannot agree; its moves go back with the one they followed when its person does."""
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 4)
    table = server.table(name)
    assert table.state is not None
    other = 1 - table.state.seat
    seat = table.state.seat
    assert (await people[other].post(f"/api/tables/{name}/seats/{other}/mind", {"bot": "random"})).status_code == 200
    while True:
        assert (await make_move(people[seat], name)).status_code == 200
        table = await rest(server, name)
        if table.moves[-1].seat == other:
            break
    back = next(place for place, one in enumerate(reversed(table.moves), 1) if one.seat == seat)
    assert back > 1
    entry = table.entry
    assert await undo(people[seat], name, seat) == 200
    assert table.entry == entry, "taken back without being asked"
    assert await answered(people[other], name, other, True) == 200
    assert bare(table.record.entries[-1]) == Undo(seat, back)
    assert table.state is not None
    assert table.state.seat == seat
    verify(table.record, table.game)


async def alone(server: Server, ann: Browser, title: str, **given: Any) -> str:
    """A table of one person and a bot, or the automa where the game has one; the person begins."""
    solo = 1 in load(title).seat_numbers
    chairs = [{"who": "here", "name": "Ann"}, *([] if solo else [{"who": "random"}])]
    made = await ann.post("/api/tables", {"game": title, "seats": chairs, "seed": 3, "first": 0, **given})
    assert made.status_code == 201, made.text
    return str(made.json()["address"].removeprefix("/tables/"))


async def until_known(server: Server, ann: Browser, name: str, *, acted: bool) -> LiveTable:
    """Play on until the person's last move has shown something hidden, or (`acted`) until others have moved since."""
    while True:
        table = await rest(server, name)
        assert table.play is not None
        assert not table.over
        back = table.play.back_to(0)
        if back and (back > 1 if acted else table.play.moves[-back].revealed):
            return table
        assert (await make_move(ann, name)).status_code == 200


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_alone_nothing_that_became_known_is_taken_back(server: Server, people: list[Browser], title: str) -> None:
    """Neither a card that was drawn nor what the others, bots or the automa, did then."""
    ann, name = people[0], await alone(server, people[0], title)
    for acted in (True, False) if not load(title).bind(1 if 1 in load(title).seat_numbers else 2).automas else (True,):
        table = await until_known(server, ann, name, acted=acted)
        entry, rows = table.entry, server.rows()
        assert table.undo_of(0) == ""
        assert "k-undo" not in (await ann.get(f"/tables/{name}")).text
        answer = await ann.post(f"/api/tables/{name}/undo", {"seat": 0, "entry": entry})
        assert answer.status_code == 400
        assert answer.json()["error"] in ("undo-acted", "undo-known")
        assert server.rows() == rows


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_at_a_table_for_practice_everything_is_taken_back(
    server: Server, people: list[Browser], title: str
) -> None:
    ann = people[0]
    name = await alone(server, ann, title, practice=True)
    assert (await ann.get(f"/api/tables/{name}")).json()["practice"] is True
    table = await until_known(server, ann, name, acted=True)
    page = (await ann.get(f"/tables/{name}")).text
    assert 'id="k-practice-tag"' in page
    assert "A table for practice" in page
    assert table.play is not None
    back = table.play.back_to(0)
    assert table.undo_of(0) == "free"
    assert await undo(ann, name, 0) == 200
    assert bare(table.record.entries[-1]) == Undo(0, back)
    assert table.state is not None
    assert table.state.seat == 0
    verify(table.record, table.game)


async def test_practice_or_not_others_are_asked(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    name = await made(ann, "Ann", "", first=0, seed=1, practice=True)
    assert (await ben.post(f"/api/tables/{name}/seats/1/join", {"name": "Ben"})).status_code == 200
    seat = await until_free(server, name, people, False)
    entry = server.table(name).entry
    assert await undo(people[seat], name, seat) == 200
    assert server.table(name).entry == entry, "taken back without being asked"
    assert await answered(people[1 - seat], name, 1 - seat, True) == 200
    assert bare(server.table(name).record.entries[-1]) == Undo(seat, 1)


async def test_a_move_that_fails_leaves_no_draws_to_the_next(server: Server, people: list[Browser]) -> None:
    """Chance breaks at the second draw of a move: the one drawn before it is nobody's."""
    name = await open_table(server, "ticket_to_ride_san_francisco", people, seed=8)
    await play(server, name, people, 4)
    table = server.table(name)
    game = table.play
    assert game is not None
    before, rows, snapshot = table.record.to_bytes(), server.rows(), game.state.snapshot()
    sure, game._chance = game._chance, FailingChance(1, 1)
    tickets = game.game.number(DrawTickets())
    with pytest.raises(RuntimeError, match="no more chance"):
        await server.hall._make(table, tickets)
    assert (table.record.to_bytes(), server.rows(), game.state.snapshot()) == (before, rows, snapshot)
    game._chance = sure
    assert (await make_move(people[game.state.seat], name, move=tickets)).status_code == 200
    assert len(table.record.standing()[-1].draws) == 2
    assert verify(table.record, table.game).moves == 5


# --- who begins -----------------------------------------------------------------------------------------------------


async def test_who_begins_is_drawn_by_lot_when_all_have_sat_down(server: Server) -> None:
    people = [server.browser("ann"), server.browser("ben"), server.browser("eva")]
    first = {"Ann": people[0], "Ben": people[1], "Eva": people[2]}
    began = set()
    for number in range(9):
        name = await made(people[0], "Ann", "", "")
        at = f"/api/tables/{name}"
        table = server.table(name)
        assert (await people[0].get(at)).json()["begins"] == "lot"
        assert "by lot when all are here" in (await people[0].get(f"/tables/{name}")).text
        for seat, who in ((1, "Ben"), (2, "Eva")):
            assert (await first[who].post(f"{at}/seats/{seat}/join", {"name": who})).status_code == 200
        old = [server.signer.sign_seat(name, seat, table.seats[seat].link) for seat in range(3)]
        await add_nonces(name, list(enumerate(people)), [f"{number}" * 32] * 3)
        (lot,) = [entry for entry in table.record.entries if isinstance(entry, Lot)]
        sat = ["Ann", "Ben", "Eva"]
        names = [*sat[lot.first :], *sat[: lot.first]]
        began.add(names[0])
        assert table.record.header.seats == [f"name:{one}" for one in names]
        assert [(seat.seat, seat.name, seat.owner) for seat in table.seats] == [
            (seat, one, one.lower()) for seat, one in enumerate(names)
        ]
        stored = server.hall.storage.read(name)
        assert stored is not None
        assert stored.seats == table.seats
        assert stored.record.to_bytes(secret=True) == table.record.to_bytes(secret=True)
        verify(table.record, table.game)
        assert f"Drawn by lot to begin: {names[0]}" in (await people[0].get(f"/tables/{name}")).text
        for seat, one in enumerate(names):  # everybody sees and plays the own seat, and no other
            assert (await first[one].get(f"{at}/position", seat=seat)).status_code == 200
            assert (await first[one].get(f"{at}/position", seat=(seat + 1) % 3)).status_code == 403
        if lot.first:  # a link from before names a seat by its old number
            for token in old:
                assert (await server.browser("thief").post("/api/seat", {"token": token})).status_code == 403
    assert len(began) > 1, "nine times the same"


async def test_who_begins_can_be_chosen(server: Server, people: list[Browser]) -> None:
    ann, ben = people
    name = await made(ann, "Ann", "", first=1)
    table = server.table(name)
    assert [(seat.name, seat.free) for seat in table.seats] == [(None, True), ("Ann", False)]
    page = (await ben.get(f"/tables/{name}")).text
    assert "by lot" not in page
    assert ">begins</span>" in page
    assert (await ben.post(f"/api/tables/{name}/seats/0/join", {"name": "Ben"})).status_code == 200
    await add_nonces(name, [(0, ben), (1, ann)])
    assert table.record.header.seats == ["name:Ben", "name:Ann"]
    assert not [entry for entry in table.record.entries if isinstance(entry, Lot)]
    verify(table.record, table.game)
    assert "Chosen to begin: Ben" in (await ann.get(f"/tables/{name}")).text
    chairs = waiting("Ann", "")
    wrong = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 2})
    assert (wrong.status_code, wrong.json()["error"]) == (400, "seat-number")


async def test_the_form_asks_who_begins_and_whether_it_is_for_practice(server: Server) -> None:
    ann = server.browser("ann")
    form = {"players": "2", "who-0": "here", "name-0": "Ann", "who-1": "random", "_csrf_token": ann.token}
    page = (await ann.get(f"/games/{SHORT}/new", first="1", practice="yes")).text
    assert re.search(r'<option value="1" selected>Player 2', page)
    assert re.search(r'name="practice" value="yes" checked', page)
    for given, begins in (("", "lot"), ("1", "chosen"), ("7", "lot"), ("x", "lot")):
        made = await ann.http.post(f"/games/{SHORT}/new", data={**form, "first": given, "practice": "yes"})
        table = server.table(made.headers["location"].removeprefix("/tables/"))
        assert table.record.header.begins == begins
        assert table.record.header.practice
        if given == "1":
            assert [seat.bot for seat in table.seats] == ["random", None]


# --- standing in ----------------------------------------------------------------------------------------------------


async def test_a_bot_minds_a_seat_until_it_is_taken_back(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = table.state.seat
    mind = f"/api/tables/{name}/seats/{seat}/mind"
    assert (await people[1 - seat].post(mind, {"bot": "planner"})).status_code == 403  # not away long enough
    assert (await server.browser("stranger").post(mind, {"bot": "random"})).status_code == 403
    assert (await people[seat].post(mind, {"bot": "deep blue"})).status_code == 400
    assert (await people[seat].post(mind, {"bot": "random"})).status_code == 200
    table = await rest(server, name)
    assert table.state is not None
    assert table.state.seat == 1 - seat
    await play(server, name, [people[1 - seat]] * 2, 1)
    await rest(server, name)
    assert (await people[1 - seat].post(mind, {})).status_code == 403
    assert (await people[seat].post(mind, {})).status_code == 200
    await play(server, name, people, 6)
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert [one.stand_in for one in kept.seats] == [None, None]
    verify(table.record, table.game)


async def test_who_is_minded_cannot_move(
    server: Server, people: list[Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*given: Any) -> int:
        await asyncio.sleep(60)
        return 0

    monkeypatch.setattr("tests.server.conftest.HereThinkers.choose", never)
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = table.state.seat
    assert (await people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {"bot": "random"})).status_code == 200
    assert (await make_move(people[seat], name)).status_code == 403


async def test_an_absent_person_may_be_replaced(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat, patience = table.state.seat, table.presence.patience
    assert patience == server.settings.patience
    mind = f"/api/tables/{name}/seats/{seat}/mind"
    async with people[seat].listening(name) as stream:
        await stream.event()
        table.presence.patience = 0.0
        assert (await people[1 - seat].post(mind, {"bot": "planner"})).status_code == 403  # still there
        table.presence.patience = patience
    assert (await people[1 - seat].post(mind, {"bot": "planner"})).status_code == 403  # only just gone
    table.presence.patience = 0.0  # that was long ago
    assert (await server.browser("stranger").post(mind, {"bot": "random"})).status_code == 403
    chosen = await people[1 - seat].post(mind, {"bot": "random"})  # not by a bot of the rival's choice
    assert (chosen.status_code, chosen.json()["error"]) == (403, "stand-in")
    assert (await people[1 - seat].post(mind, {"bot": "planner"})).status_code == 200
    assert (await people[seat].post(mind, {})).status_code == 200


async def test_playing_again_keeps_the_people_and_the_next_one_begins(server: Server) -> None:
    people = [server.browser("ann"), server.browser("ben")]
    await keep(server.hall, played(SHORT, 2, 10**6), table="first")
    await play(server, "first", people)
    assert server.table("first").over
    assert (await server.browser("stranger").post("/api/tables/first/again")).status_code == 403
    answers = await asyncio.gather(*(people[turn % 2].post("/api/tables/first/again") for turn in range(4)))
    places = {answer.json()["address"] for answer in answers}
    assert len(places) == 1, "each got a table of their own"
    name = places.pop().removeprefix("/tables/")
    table = server.table(name)
    first = server.table("first")
    assert [(seat.seat, seat.name, seat.owner) for seat in table.seats] == [(0, "Ben", "ben"), (1, "Ann", "ann")]
    assert [seat.name for seat in first.seats] == ["Ann", "Ben"]
    assert table.record.header.seats == ["name:Ben", "name:Ann"]
    assert table.record.header.begins == "turn"
    assert table.record.header.options == first.record.header.options
    assert table.record.header.commitment != first.record.header.commitment
    assert table.stored.phase == WAITING
    people.reverse()
    await add_nonces(name, list(enumerate(people)))
    await play(server, name, people, 2)


async def test_playing_again_bots_move_on_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(SHORT).bind(3)
    record = Table(game, ["name:Ann", "name:Ben", "planner"], seed=1).record
    await keep(server.hall, record, table="three")
    first = server.table("three")
    first.seats[1].stand_in, first.seats[2] = "random", Seat(seat=2, bot="planner")
    monkeypatch.setattr(LiveTable, "over", True)
    following = await server.hall.again(first, "ann")
    assert [(seat.seat, seat.word, seat.stand_in) for seat in following.seats] == [
        (0, "name:Ben", None),
        (1, "planner", None),
        (2, "name:Ann", None),
    ]


# --- events ---------------------------------------------------------------------------------------------------------


async def test_everybody_hears_of_every_change(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    async with server.browser("stranger").listening(name) as stream:
        assert await stream.event() == f"event: version\r\ndata: {table.version}\r\nretry: 1000\r\n\r\n".encode()
        assert (await stream.event()).startswith(b"event: people\r\n")
        assert table.state is not None
        await make_move(people[table.state.seat], name)
        assert f"data: {table.version}".encode() in await stream.event()
        await people[0].post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
        assert f"data: {table.version}".encode() in await stream.event()


# --- at the same time -----------------------------------------------------------------------------------------------


async def test_a_page_shows_one_moment(server: Server, people: list[Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    """While a page is drawn the player moves in another window. The page must not have the next player's moves, which
    tell of that player's hand, nor claim to show the new position."""
    title = next(title for title in TITLES if load(title).bind(2).hidden_decks)
    name = await open_table(server, title, people)
    table = server.table(name)
    while True:  # to where the next move hands over to the other seat
        assert table.play is not None
        seat, move = table.play.state.seat, choose(table)
        if table.play.try_move(move).state.seat != seat:
            break
        assert (await make_move(people[seat], name, move=move)).status_code == 200
    begun, moved = threading.Event(), threading.Event()
    real = drawing

    def slow(*given: Any) -> tuple[DrawnPart, ...]:
        begun.set()
        moved.wait(HANGS)
        return real(*given)

    monkeypatch.setattr("kolejiste.server.position.drawing", slow)
    version = table.version
    mine = set(table.play.state.legal())
    page = asyncio.create_task(people[seat].get(f"/tables/{name}"))
    await asyncio.to_thread(begun.wait, 10)
    assert (await make_move(people[seat], name, move=move)).status_code == 200
    moved.set()
    text = (await page).text
    shown = {int(number) for number in re.findall(r'"n":(\d+)', text)}
    assert shown == mine
    assert f'data-version="{version}"' in text
    assert table.version != version


async def test_one_move_wins_of_many_at_once(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    for _ in range(5):
        assert table.state is not None
        seat, entry = table.state.seat, table.entry
        bodies = [
            {"seat": seat, "entry": entry, "action": as_json(table.game, move)} for move in table.state.legal()[:6]
        ]
        answers = await asyncio.gather(*(people[seat].post(f"/api/tables/{name}/moves", body) for body in bodies))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * (len(bodies) - 1)
    assert verify(table.record, table.game).moves == 5


async def test_one_person_wins_a_seat(server: Server) -> None:
    ann = server.browser("ann")
    name = await made(ann, "Ann", "")
    many = [server.browser(f"guest {number}") for number in range(6)]
    answers = await asyncio.gather(
        *(guest.post(f"/api/tables/{name}/seats/1/join", {"name": f"Guest {n}"}) for n, guest in enumerate(many))
    )
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, 403, 403, 403, 403, 403]
    winner = next(n for n, answer in enumerate(answers) if answer.status_code == 200)
    kept = server.hall.storage.read(name)
    assert kept is not None
    assert kept.seats[1].owner == f"guest {winner}"


# --- two halls ------------------------------------------------------------------------------------------------------


async def two_halls(server: Server) -> tuple[Hall, LiveTable, LiveTable]:
    """A second hall on the same database, and a table that both have open."""
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 3)
    other = Hall(server.settings, server.hall.storage)
    return other, server.table(name), await other.table(name)


async def post(hall: Hall, table: LiveTable, what: str) -> None:
    assert table.state is not None
    seat = table.state.seat
    if what == "move":
        action = as_json(table.game, choose(table))
        await hall.move(table, ("ann", "ben")[seat], seat, table.entry, action)
    elif what == "chat":
        await hall.chat(table, "ann", 0, "ahoj")
    else:
        await hall.undo(table, ("ann", "ben")[table.moves[-1].seat], table.moves[-1].seat, table.entry)


@pytest.mark.parametrize("second", ["move", "chat"])
@pytest.mark.parametrize("first", ["move", "chat"])
async def test_of_two_halls_one_wins_an_entry(server: Server, first: str, second: str) -> None:
    other, here, there = await two_halls(server)
    await post(server.hall, here, first)
    before = server.rows()["entries"]
    news: list[tuple[str, str] | None] = []

    async def follow() -> None:
        async for told in there.follow("nobody"):
            news.append(told)

    following = asyncio.create_task(follow())
    await asyncio.sleep(0)
    if first == second == "move":  # somebody else has moved meanwhile
        with pytest.raises(Conflict):
            await post(other, there, second)
        assert server.rows()["entries"] == before
    else:  # it goes after what it did not know of
        await post(other, there, second)
        assert len(server.rows()["entries"]) == len(before) + 1
    await asyncio.sleep(0)
    assert await other.table(there.id) is there
    assert list(there.record.lines())[: here.entry + 1] == list(here.record.lines())
    await post(other, there, second)
    await post(other, there, "move")
    await asyncio.sleep(0.01)
    assert news[-1] == ("version", there.version), "who watches hears nothing any more"
    with pytest.raises(Conflict):
        await post(server.hall, here, "move")
    assert here.record.to_bytes(secret=True) == there.record.to_bytes(secret=True)
    await post(server.hall, here, "move")
    following.cancel()
    kept = other.storage.read(here.id)
    assert kept is not None
    verify(kept.record, here.game)
    await other.close()


async def test_a_bot_whose_hall_was_slower_finds_its_way(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two halls let the same bot move; one of them loses and must neither spin nor stop."""
    ann = server.browser("ann")
    name = await open_table(server, SHORT, [ann], bots=["random"])
    other = Hall(server.settings, server.hall.storage)
    await play(server, name, [ann], 3)
    here = await rest(server, name)
    there = await other.table(name)
    assert here.state is not None
    asked = 0

    async def waits(*given: Any) -> int:
        nonlocal asked
        asked += 1
        assert asked < 20, "a bot thinks about the same move for ever"
        await asyncio.sleep(0.01)
        legal: list[int] = given[-1]
        return legal[0]

    monkeypatch.setattr("tests.server.conftest.HereThinkers.choose", waits)
    while here.state.seat == 0:
        await make_move(ann, name)
        assert here.state is not None
    # The other hall does not know of the last moves; its own attempt fails and it looks again.
    with pytest.raises((Conflict, NotAllowed)):
        await post(other, there, "move")
    other._nudge(await other.table(name))
    for table in (server.table(name), await other.table(name)):
        if table.thinking is not None:
            await asyncio.wait([table.thinking], timeout=HANGS)
    kept = server.hall.storage.read(name)
    assert kept is not None
    verify(kept.record, here.game)
    assert asked < 20
    await other.close()


async def test_chairs_are_checked(server: Server) -> None:
    with pytest.raises(Exception, match="bot"):
        await server.hall.create("ann", SHORT, {}, [Chair("here", "Ann"), Chair("deep blue")])
