"""The ladder of people: only for those who ask, only by sealed games against each other."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kolejiste.server.history import Result
from kolejiste.server.ladder import game_of

from .house import SHORT, Browser, Server, open_table, play, serving
from .test_people import submitted

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path, ladder=True) as found:
        yield found


async def ladder(browser: Browser, **query: str) -> list[tuple[str, int]]:
    """Names from the top, with how many games each has played."""
    text = re.sub(r"\s+", " ", (await browser.get("/ladder", **query)).text)
    found = re.findall(r'<th scope="row">\d+\. (\w+)</th><td>-?\d+</td><td>-?\d+</td><td>(\d+)</td>', text)
    return [(name, int(games)) for name, games in found]


@pytest.mark.slow
async def test_who_wins_sealed_games_stands_above_and_nothing_else_counts(server: Server) -> None:
    ann, ben, eva = (server.browser(name) for name in ("ann", "ben", "eva"))
    for browser, name in ((ann, "Ann"), (ben, "Ben")):
        assert (await submitted(browser, "/mine/ladder", name=name)).status_code == 303
    table = await open_table(server, SHORT, [ann, ben])
    await play(server, table, [ann, ben])
    known = await open_table(server, SHORT, [ann, ben], seed=5)  # dealt by a number: cards that its maker can know
    await play(server, known, [ann, ben])
    other = await open_table(server, SHORT, [ann, eva])  # she is not on the ladder
    await play(server, other, [ann, eva])
    state = server.table(table).state
    assert state is not None
    found = await ladder(ann)
    assert dict(found) == {"Ann": 1, "Ben": 1}
    if state.ranks[0] != state.ranks[1]:
        assert found[0][0] == ("Ann" if state.ranks[0] < state.ranks[1] else "Ben")
    assert await ladder(ann, game=SHORT) == found
    assert (await submitted(ben, "/mine/ladder/leave")).status_code == 303
    assert await ladder(ann) == []


def test_nobody_climbs_by_a_program_nor_makes_a_lost_game_void_by_one() -> None:
    playing = {0: 10, 1: 11, 2: 12}
    fair = game_of(Result([9, 5, 7], [1, 3, 2]), playing)
    assert fair.entrants == (10, 12, 11)
    helped = game_of(Result([9, 5, 7], [1, 3, 2], [0]), playing)
    assert helped.entrants == (12, 11, 10)
    assert helped.places == (2, 3, 4)
    assert game_of(Result([9, 5, 7], [1, 3, 2], [1]), playing).entrants == fair.entrants


async def test_a_name_on_the_ladder_is_one_persons(server: Server) -> None:
    ann, eva = server.browser("ann"), server.browser("eva")
    assert (await submitted(ann, "/mine/ladder", name="Ann")).status_code == 303
    assert (await submitted(eva, "/mine/ladder", name="ANN")).status_code == 409
    assert (await submitted(eva, "/mine/ladder", name="")).status_code == 400
    assert (await submitted(eva, "/mine/ladder", token=False, name="Eva")).status_code == 403


async def test_without_the_owners_word_there_is_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        assert (await ann.get("/ladder")).status_code == 404
        assert "k-ladder" not in (await ann.get("/mine")).text
        assert (await submitted(ann, "/mine/ladder", name="Ann")).status_code == 404
