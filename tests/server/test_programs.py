"""A bot of one's own at the table: by a token for one seat it is asked and answers, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kolejiste.core.hands import PERSON, PROGRAM, hand_of, hands
from kolejiste.core.record import Move
from kolejiste.core.seal import verify
from kolejiste.core.table import Told
from kolejiste.core.text import LANGUAGES
from kolejiste.server.limits import Allowance
from kolejiste.server.programs import ASKING, token_hash

from ..patience import HANGS
from .house import HOST, SHORT, Browser, Server, make_move, open_table, play, rest, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


class Program:
    """A program without cookies: it has an address and a token."""

    def __init__(self, server: Server, token: str, address: str = "10.0.0.9") -> None:
        transport = httpx.ASGITransport(app=server.app, client=(address, 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST)
        self.token = token

    async def turn(self, wait: float = 0, language: str = "en") -> httpx.Response:
        return await self._asks("GET", f"/api/program/turn?wait={wait}", language=language)

    async def answers(self, question: int, move: Any, language: str = "en") -> httpx.Response:
        return await self._asks("POST", "/api/program/answer", {"id": question, "move": move}, language)

    async def _asks(self, method: str, path: str, body: Any = None, language: str = "en") -> httpx.Response:
        given = {b"authorization": b"Bearer " + self.token.encode(), b"accept-language": language.encode()}
        sent = await self.http.request(method, path, json=body, headers=list(given.items()))
        assert not self.http.cookies, "it is given no cookies"
        return sent


async def token_of(browser: Browser, name: str, seat: int) -> str:
    given = await browser.post(f"/api/tables/{name}/seats/{seat}/token")
    assert given.status_code == 200, given.text
    return str(given.json()["token"])


async def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


async def test_two_programs_play_a_whole_game(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    programs = [Program(server, await token_of(browser, name, seat)) for seat, browser in enumerate(people)]
    moves = 0
    over = False
    while not over:
        for seat, program in enumerate(programs):
            turn = (await program.turn()).json()
            over = turn["state"] == "over"
            if turn["state"] != "decides":
                assert turn["question"] is None
                continue
            question = turn["question"]
            assert question["seat"] == question["view"]["seat"] == seat
            state = server.table(name).state
            assert state is not None
            assert [one["move"] for one in question["legal"]] == state.legal()
            assert all(one["words"] for one in question["legal"])
            chosen = question["legal"][moves % len(question["legal"])]
            given = chosen["move"] if moves % 2 else chosen["action"]
            assert (await program.answers(question["id"], given)).status_code == 200
            moves += 1
    table = server.table(name)
    assert moves == len(table.moves)
    verify(table.record, table.game)
    assert (await programs[0].turn()).json()["state"] == "over"
    after = await people[0].post(f"/api/tables/{name}/seats/0/token")
    assert await refusal(after) == (400, "over")


async def test_a_program_that_waits_is_told_at_its_turn(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    first = table.state.seat
    program = Program(server, await token_of(people[1 - first], name, 1 - first))
    waiting = asyncio.create_task(program.turn(wait=30))
    while table.state.seat == first:
        await asyncio.sleep(0)
        assert not waiting.done()
        assert (await make_move(people[first], name)).status_code == 200
    async with asyncio.timeout(HANGS):
        assert (await waiting).json()["state"] == "decides"
    assert not table.watchers, "nobody is left behind"


async def test_the_table_says_that_a_program_plays(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    words = {"en": "A program of Ann plays", "cs": "hraje program, který patří hráči Ann", "sk": "hrá program"}
    for language in LANGUAGES:
        assert words[language] not in (await server.browser("eva", language=language).get(f"/tables/{name}")).text
    await token_of(people[0], name, 0)
    for language in LANGUAGES:
        assert words[language] in (await server.browser("eva", language=language).get(f"/tables/{name}")).text
    assert (await people[0].post(f"/api/tables/{name}/seats/0/token/revoke")).status_code == 200
    assert words["en"] not in (await people[1].get(f"/tables/{name}")).text


async def test_the_record_and_the_log_tell_that_a_program_played(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = table.state.seat
    program = Program(server, await token_of(people[seat], name, seat))
    assert hands(table.record) == [], "it may still be the person who moves"
    turn = (await program.turn()).json()
    assert (await program.answers(turn["question"]["id"], turn["question"]["legal"][0]["move"])).status_code == 200
    assert hands(table.record) == [(seat, PROGRAM)]
    while table.state.seat != seat:
        await make_move(people[1 - seat], name)
    assert (await make_move(people[seat], name)).status_code == 200
    assert hand_of(table.record, seat) == PERSON
    shown = {"en": "A program plays for", "cs": "Odtud hraje za hráče", "sk": "Odtiaľto hrá za hráča"}
    for language in LANGUAGES:
        assert shown[language] in (await server.browser("eva", language=language).get(f"/tables/{name}")).text
    await play(server, name, people)
    assert verify(table.record, table.game).hands == ((seat, PROGRAM),)
    ply = next(aside.after for aside in table.asides if isinstance(aside, Told)) + 1
    replay = (await server.browser("eva").get(f"/tables/{name}/replay", ply=str(ply))).text
    assert "A program plays for" in replay
    for language in LANGUAGES:  # the token is worth nothing any more, and it is still said
        page = (await server.browser("eva", language=language).get(f"/tables/{name}")).text
        assert "tag program" in page


async def test_the_record_tells_that_a_bot_minded_a_seat(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = table.state.seat
    assert (await people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {"bot": "random"})).status_code == 200
    while table.state.seat == seat:
        await asyncio.sleep(0.01)
    assert hands(table.record) == [(seat, "random")]
    assert (await people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {})).status_code == 200
    verify(table.record, table.game)


# --- attacks ----------------------------------------------------------------------------------------------------------


async def test_no_wrong_token_is_good_for_anything(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    other = await open_table(server, SHORT, people)
    good = await token_of(people[0], name, 0)
    secret = good.partition(".")[2]
    wrong = ["", "x", good[:-1], good + "x", f"{other}.{secret}", f"{name}.", "none.none", f"{name}.{token_hash(good)}"]
    wrong += ["é", f"{name}.é", "\u0000", "." * 150, f"../{good}", good.swapcase()]
    before = server.rows()
    for token in wrong:
        for language in LANGUAGES:
            program = Program(server, token)
            for sent in (await program.turn(language=language), await program.answers(1, 0, language)):
                assert await refusal(sent) == (403, "token-bad"), token
                assert "error-" not in sent.json()["words"]
    assert (await Program(server, "x" * 400).turn()).status_code == 400
    assert server.rows() == before
    assert (await Program(server, good).turn()).status_code == 200


async def test_a_token_is_for_one_seat_alone(server: Server, people: list[Browser]) -> None:
    """It sees nothing that its seat does not see, moves for nobody else, and opens no other door."""
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    waits = 1 - table.state.seat
    program = Program(server, await token_of(people[waits], name, waits))
    assert (await program.turn()).json() == {"state": "waits", "table": name, "people": 2, "question": None}
    legal = table.state.legal()[0]
    assert await refusal(await program.answers(table.entry, legal)) == (403, "not-your-turn")
    headers = {"authorization": f"Bearer {program.token}"}
    body = {"seat": waits, "entry": table.entry, "action": legal}
    for path, sent in ((f"/api/tables/{name}/moves", body), (f"/api/tables/{name}/resign", {"seat": waits})):
        assert (await program.http.post(path, json=sent, headers=headers)).status_code == 403
    program.http.cookies.clear()
    looked = await program.http.get(f"/api/tables/{name}/position?seat={waits}", headers=headers)
    assert await refusal(looked) == (403, "not-your-seat")
    stranger = server.browser("eva")
    assert (await stranger.post(f"/api/tables/{name}/seats/{waits}/token")).status_code == 403
    assert (await people[1 - waits].post(f"/api/tables/{name}/seats/{waits}/token")).status_code == 403
    assert (await people[waits].post(f"/api/tables/{name}/seats/{waits}/token", token=False)).status_code == 403


async def test_cookies_open_nothing_for_programs(server: Server, people: list[Browser]) -> None:
    """No token against forged requests is asked for there, so a browser's cookies must mean nothing."""
    name = await open_table(server, SHORT, people)
    await token_of(people[0], name, 0)
    assert (await people[0].post("/api/program/answer", {"id": 1, "move": 0}, token=False)).status_code == 403
    assert (await people[0].get("/api/program/turn")).status_code == 403


async def test_a_token_is_kept_as_a_hash_and_shown_once(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    token = await token_of(people[0], name, 0)
    assert token.partition(".")[2] not in repr(server.rows())
    for path in (f"/tables/{name}", f"/api/tables/{name}", f"/tables/{name}/now"):
        page = (await people[0].get(path)).text
        assert token.partition(".")[2] not in page
        assert token_hash(token) not in page


async def test_a_token_ends_with_a_new_one_with_its_revocation_and_with_the_seat(
    server: Server, people: list[Browser]
) -> None:
    name = await open_table(server, SHORT, people)
    first = Program(server, await token_of(people[0], name, 0))
    second = Program(server, await token_of(people[0], name, 0))
    assert (await first.turn()).status_code == 403
    assert (await second.turn()).status_code == 200
    assert (await people[0].post(f"/api/tables/{name}/seats/0/token/revoke")).status_code == 200
    assert (await second.turn()).status_code == 403
    assert (await second.answers(server.table(name).entry, 0)).status_code == 403
    third = Program(server, await token_of(people[0], name, 0))
    link = server.signer.sign_seat(name, 0, server.table(name).seats[0].link)
    assert (await server.browser("eva").post("/api/seat", {"token": link})).status_code == 200
    assert (await third.turn()).status_code == 403, "who moved the seat elsewhere has left no door open"


async def test_revoking_ends_what_waits(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = 1 - table.state.seat
    program = Program(server, await token_of(people[seat], name, seat))
    waiting = asyncio.create_task(program.turn(wait=30))
    while not table.watchers:
        await asyncio.sleep(0.01)
    await people[seat].post(f"/api/tables/{name}/seats/{seat}/token/revoke")
    async with asyncio.timeout(HANGS):
        assert (await waiting).status_code == 403


async def test_illegal_and_stale_answers_change_nothing(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    table = server.table(name)
    assert table.state is not None
    seat = table.state.seat
    program = Program(server, await token_of(people[seat], name, seat))
    question = (await program.turn()).json()["question"]
    illegal = next(move for move in range(len(table.game.actions)) if move not in table.state.legal())
    before = server.rows()
    for move in (illegal, 999_999, {"is": "nothing"}, {}):
        answer = await program.answers(question["id"], move)
        assert answer.status_code == 400, answer.text
        assert answer.json()["words"]
    for body in ({"id": question["id"]}, {"id": -1, "move": 0}, {"id": 1, "move": "a"}, {"id": 1, "move": 0, "x": 1}):
        sent = await program._asks("POST", "/api/program/answer", body)
        assert sent.status_code == 400, sent.text
    assert await refusal(await program.answers(question["id"] - 1, question["legal"][0]["move"])) == (
        409,
        "entry-stale",
    )
    assert server.rows() == before
    assert (await program.answers(question["id"], question["legal"][0]["move"])).status_code == 200
    again = await program.answers(question["id"], question["legal"][0]["move"])
    assert await refusal(again) == (409, "entry-stale"), "the same answer twice is one move"
    assert len([entry for entry in table.record.entries if isinstance(entry, Move)]) == 1


async def test_a_flood_is_stopped_at_the_seat_that_floods(server: Server, people: list[Browser]) -> None:
    name = await open_table(server, SHORT, people)
    flooding, calm = [Program(server, await token_of(one, name, seat)) for seat, one in enumerate(people)]
    server.hall.asking = Allowance(ASKING, 10**9)
    answers = [await flooding.turn() for _ in range(ASKING + 5)]
    assert [answer.status_code for answer in answers].count(200) == ASKING
    assert await refusal(answers[-1]) == (429, "program-often")
    assert (await calm.turn()).status_code == 200


async def test_a_program_keeps_to_the_clock(tmp_path: Path) -> None:
    clock = [1_800_000_000.0]
    async with serving(tmp_path, time=lambda: clock[0]) as server:
        people = [server.browser("ann"), server.browser("ben")]
        chairs = [{"who": "here", "name": "Ann"}, {"who": "random"}]
        made = {"game": SHORT, "seats": chairs, "seed": 1, "first": 0, "clock": {"kind": "move", "seconds": 60}}
        name = (await people[0].post("/api/tables", made)).json()["address"].removeprefix("/tables/")
        table = await rest(server, name)
        program = Program(server, await token_of(people[0], name, 0))
        question = (await program.turn()).json()["question"]
        assert server.hall._looking is not None
        server.hall._looking.cancel()
        clock[0] += 61
        late = await program.answers(question["id"], question["legal"][0]["move"])
        assert await refusal(late) == (409, "time-is-up")
        await play(server, name, people, 3)
        verify(table.record, table.game)
