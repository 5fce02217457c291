"""Around a game: a table at once, boards in the lobby, the tour, the chart of a replay, the picture of a result."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from kolejiste.core.record import decode_move
from kolejiste.core.registry import load
from kolejiste.server.pictures import BOARD_BYTES, board, board_mark

from .house import SHORT, TITLES, Browser, Server, as_json, open_table, play, rest, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


async def plays_now(browser: Browser, game: str, **form: str) -> httpx.Response:
    given = {"_csrf_token": browser.token, **form}
    return await browser.http.post(f"/games/{game}/play", data=given)


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/").partition("?")[0]


# --- at once --------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("game", TITLES)
async def test_one_post_makes_a_table_of_oneself_and_bots(server: Server, game: str) -> None:
    ann = server.browser("ann")
    table = server.table(table_of(await plays_now(ann, game, **{"name-0": "Ann"})))
    assert table.seats[0].name == "Ann"
    assert [seat.bot for seat in table.seats[1:]] == ["casual"] * (len(table.seats) - 1)
    assert server.hall.own_seats(table, "ann") == [0]
    assert table.record.header.commitment  # sealed, so that the page adds to the seed


async def test_the_last_choice_counts_and_friends_become_bots(server: Server) -> None:
    ann = server.browser("ann")
    form = {"players": "3", "who-0": "here", "who-1": "invited", "who-2": "random", "name-0": " Ann "}
    table = server.table(table_of(await plays_now(ann, "mini_express", **form, **{"option-map": "europe"})))
    assert [seat.bot for seat in table.seats] == [None, "casual", "random"]
    assert table.game.options["map"] == "europe"


async def test_who_has_no_name_gets_one_in_the_own_language(server: Server) -> None:
    eva = server.browser("eva", language="cs")
    table = server.table(table_of(await plays_now(eva, SHORT)))
    assert table.seats[0].name == "Hráč"


async def test_a_name_that_cannot_be_is_told_in_the_form(server: Server) -> None:
    answer = await plays_now(server.browser("ann"), SHORT, **{"name-0": "x" * 100})
    assert answer.status_code == 400
    assert 'id="k-new"' in answer.text


async def test_nobody_is_seated_by_a_forged_post(server: Server) -> None:
    ann = server.browser("ann")
    before = server.rows()
    assert (await ann.http.post(f"/games/{SHORT}/play", data={"name-0": "Ann"})).status_code == 403
    assert server.rows() == before


# --- boards ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
async def test_the_lobby_shows_light_pictures_of_real_boards(server: Server, game: str) -> None:
    ann = server.browser("ann")
    address = f"/games/{game}/board/{board_mark(game)}-en"
    assert f'src="{address}-light.webp"' in (await ann.get("/")).text
    seen = []
    for theme in ("light", "dark"):
        answer = await ann.get(f"{address}-{theme}.webp")
        assert answer.headers["content-type"] == "image/webp"
        assert "immutable" in answer.headers["cache-control"]
        assert len(answer.content) <= BOARD_BYTES
        assert Image.open(BytesIO(answer.content)).width == 720
        seen.append(answer.content)
    assert seen[0] != seen[1]


async def test_a_board_is_drawn_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def counted(*given: str) -> bytes:
        drawn.append(given)
        return board(*given)

    monkeypatch.setattr("kolejiste.server.pictures.board", counted)
    ann = server.browser("ann")
    for _ in range(2):
        assert (await ann.get(f"/games/{SHORT}/board/{board_mark(SHORT)}-sk-light.webp")).status_code == 200
    assert drawn == [(SHORT, "sk", "light")]


@pytest.mark.parametrize("name", ["x.webp", "x-en.webp", "x-en-blue.webp", "x-de-light.webp", "--", "x-en-light-.webp"])
async def test_other_boards_are_refused(common: Server, name: str) -> None:
    answer = await common.browser("ann").get(f"/games/{SHORT}/board/{name}")
    assert answer.status_code in (200, 400) if name.startswith("x-en-light") else answer.status_code == 400


# --- the tour -------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("game", TITLES)
async def test_the_tour_explains_and_advises_until_two_turns_are_made(server: Server, game: str) -> None:
    ann = server.browser("ann")
    name = await open_table(server, game, [ann], bots=["planner"], seed=4)
    advised = 0
    for _ in range(80):
        table = await rest(server, name)
        assert table.state is not None
        told = (await ann.get(f"/tables/{name}/tour", seat=0)).json()
        assert told["game"] == game
        assert told["goals"][0]["role"] == "map"
        if told["done"]:
            break
        question = told["question"]
        assert question["entry"] == table.entry
        legal = {tuple(sorted(table.game.picks(move))) for move in table.state.legal()}
        assert tuple(question["picks"]) in legal
        advised += 1
        move = next(one for one in table.state.legal() if sorted(table.game.picks(one)) == question["picks"])
        body = {"seat": 0, "entry": table.entry, "action": as_json(table.game, move)}
        assert (await ann.post(f"/api/tables/{name}/moves", body)).status_code == 200
        assert decode_move(table.game, body["action"]) == move
    assert told["done"]
    assert told["question"] is None
    assert advised >= 4


async def test_the_tour_is_for_the_own_seat_only(server: Server) -> None:
    ann, ben, eva = server.browser("ann"), server.browser("ben"), server.browser("eva")
    name = await open_table(server, SHORT, [ann, ben], seed=1)
    assert (await ann.get(f"/tables/{name}/tour", seat=0)).status_code == 200
    for browser, seat in ((ann, 1), (ben, 0), (eva, 0), (eva, 1), (ann, 7)):
        assert (await browser.get(f"/tables/{name}/tour", seat=seat)).status_code == 403
    asked = [(await one.get(f"/tables/{name}/tour", seat=n)).json()["question"] for n, one in enumerate((ann, ben))]
    assert sum(question is not None for question in asked) == 1  # only who decides is advised


# --- afterwards -----------------------------------------------------------------------------------------------------


async def test_the_result_is_a_picture_only_at_the_end(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben], seed=2)
    assert (await ann.get(f"/tables/{name}/result.png")).status_code == 403
    await play(server, name, [ann, ben])
    answer = await server.browser("eva").get(f"/tables/{name}/result.png")
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(answer.content)).width == 1400
    page = (await ann.get(f"/tables/{name}")).text
    assert 'class="' in page
    assert 'id="k-went"' in page
    assert f'href="/tables/{name}/result.png"' in page
    assert page.count('<th scope="row">') >= 3  # the points as a table too


async def test_a_replay_begins_at_the_beginning_with_public_points(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben], seed=2)
    await play(server, name, [ann, ben], 12)
    page = (await ann.get(f"/tables/{name}/replay")).text
    assert 'data-at="0"' in page
    table = server.table(name)
    assert table.state is not None
    words = ", ".join(f"{seat.name}: {points}" for seat, points in zip(table.seats, table.state.scores, strict=True))
    assert f"<title>{words}</title>" in page
    assert "above" not in page.partition('id="k-eyes"')[2].partition("</select>")[0]
    assert load(SHORT).name["en"] in page
