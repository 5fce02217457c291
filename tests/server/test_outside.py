"""Games and bots of installed packages at the table; what is broken or gone costs nobody else anything."""

from __future__ import annotations

import logging
import shutil
import sys
from pathlib import Path

import pytest

from kolejiste.core.seal import verify
from kolejiste.server.guide import guide
from tests.packages import ROOT, Site, forget, site

from .house import open_table, play, rest, serving

__all__ = ["site"]

pytestmark = pytest.mark.anyio

BOTS = """
from kolejiste.bots import Bot

class Last(Bot):
    needs_view = False
    def __init__(self, game, seed): pass
    def choose(self, view, legal): return legal[-1]

class Breaks(Last):
    def choose(self, view, legal): raise RuntimeError("out of steam")

def never(game, seed): raise RuntimeError("out of water")
"""


@pytest.fixture
def night_train(site: Site) -> Path:
    guide.cache_clear()
    site.module("their_bots", BOTS)
    names = {"last": "Last", "breaks": "Breaks", "never": "never"}
    site.install("their-bots", bots={name: f"their_bots:{value}" for name, value in names.items()})
    return site.room("night_train")


@pytest.mark.slow
async def test_a_game_from_outside_is_on_every_page(tmp_path: Path, night_train: Path) -> None:
    async with serving(tmp_path / "server") as server:
        for language in ("cs", "en"):
            ann = server.browser("ann", language=language)
            for path in ("/", "/games/night_train/new", "/games/night_train/help"):
                page = await ann.get(path)
                assert page.status_code == 200
                assert "Night_Train" in page.text
                assert "anglicky" not in page.text
        found = (await ann.get("/api/games")).json()
        assert "night_train" in {game["id"] for game in found["games"]}
        assert {"last", "breaks", "never"} <= set(found["bots"])
        assert '<option value="last">last</option>' in (await ann.get("/games/night_train/new")).text


async def test_a_bot_from_outside_sits_at_the_table(tmp_path: Path, night_train: Path) -> None:
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        name = await open_table(server, "night_train", [ann], bots=["last"])
        await play(server, name, [ann], 3)
        table = await rest(server, name)
        assert {made.seat for made in table.moves} == {0, 1}
        verify(table.record, table.game)
        assert "last" in (await ann.get(f"/tables/{name}")).text


async def test_the_planner_moves_where_a_bot_breaks(
    tmp_path: Path, night_train: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        with caplog.at_level(logging.WARNING, "kolejiste.server"):
            name = await open_table(server, "night_train", [ann], bots=["breaks"], seed=1)
            await play(server, name, [ann], 3)
            table = await rest(server, name)
        assert {made.seat for made in table.moves} == {0, 1}
        assert "out of steam" in caplog.text


async def test_a_bot_that_cannot_be_made_is_refused(tmp_path: Path, night_train: Path) -> None:
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        seats = [{"who": "here", "name": "Ann"}, {"who": "never", "name": ""}]
        answer = await ann.post("/api/tables", {"game": "night_train", "seats": seats, "options": {}})
        assert answer.status_code == 400
        assert "out of water" in answer.text


async def test_a_broken_game_leaves_the_others_alone(tmp_path: Path, night_train: Path) -> None:
    (night_train / "rules.py").write_text("1 / 0\n", encoding="utf-8")
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        assert (await ann.get("/")).status_code == 200
        assert (await ann.get("/api/games")).status_code == 200
        page = await ann.get("/games/night_train/new")
        assert page.status_code == 400
        assert "ZeroDivisionError" in page.text
        await open_table(server, "vlaky_na_trati", [ann], bots=["planner"])


async def test_without_help_and_tour_the_title_speaks_for_itself(tmp_path: Path, night_train: Path) -> None:
    for folder in ("help", "tour"):
        shutil.rmtree(night_train / folder)
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        page = await ann.get("/games/night_train/help")
        assert page.status_code == 200
        assert "Couple wagons" in page.text
        assert 'name="tour"' not in page.text
        assert (await ann.get("/")).text.count('name="tour"') == 5


async def test_pages_say_that_a_game_speaks_english(tmp_path: Path, night_train: Path) -> None:
    for folder in ("text", "tour"):
        for language in ("cs", "sk"):
            (night_train / folder / f"{language}.ftl").unlink()
    for language in ("cs", "sk"):
        (night_train / "help" / f"{language}.md").unlink()
    forget()
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann", language="cs")
        for path in ("/", "/games/night_train/new"):
            assert (await ann.get(path)).text.count("anglicky") == 1
        assert "anglicky" not in (await ann.get("/games/vlaky_na_trati/new")).text
        assert "Couple wagons" in (await ann.get("/games/night_train/help")).text
        name = await open_table(server, "night_train", [ann], bots=["planner"])
        assert (await ann.get(f"/tables/{name}")).text.count("anglicky") == 1


async def test_a_table_of_a_game_that_is_gone(tmp_path: Path, night_train: Path) -> None:
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        name = await open_table(server, "night_train", [ann], bots=["planner"])
    for info in night_train.parent.glob("night_train*.dist-info"):
        shutil.rmtree(info)
    forget()
    async with serving(tmp_path / "server") as server:
        ann = server.browser("ann")
        lobby = await ann.get("/")
        assert lobby.status_code == 200
        assert "night_train" in lobby.text
        gone = await ann.get(f"/tables/{name}")
        assert gone.status_code == 404
        assert "night_train" in gone.text


async def test_a_bot_that_the_owner_offers_sits_at_the_table_by_its_name(tmp_path: Path) -> None:
    """A program, known to visitors by the name that the owner gave it alone."""
    spec = f"stdio:{sys.executable} {ROOT / 'docs/bots/varied.py'}"
    async with serving(tmp_path, bots={"varied": spec}) as server:
        ann = server.browser("ann")
        assert "varied" in (await ann.get("/api/games")).json()["bots"]
        form = (await ann.get("/games/vlaky_na_trati/new")).text
        assert '<option value="varied">varied</option>' in form
        name = await open_table(server, "vlaky_na_trati", [ann], bots=["varied"])
        await play(server, name, [ann], 3)
        table = await rest(server, name)
        assert {made.seat for made in table.moves} == {0, 1}
        for page in (form, (await ann.get(f"/tables/{name}")).text, (await ann.get(f"/api/tables/{name}")).text):
            assert "stdio" not in page


@pytest.mark.parametrize(
    "spec", ["stdio:touch {mark}", "os:system", "http://127.0.0.1:9/", "varied:x=1", "planner:x=1", "other"]
)
async def test_a_visitor_chooses_among_names_alone(tmp_path: Path, spec: str) -> None:
    """Whatever would run or call something is for the owner of the server to offer."""
    mark = tmp_path / "run"
    spec = spec.format(mark=mark)
    async with serving(tmp_path / "server", bots={"varied": "stdio:true"}) as server:
        ann = server.browser("ann")
        seats = [{"who": "here", "name": "Ann"}, {"who": spec}]
        answer = await ann.post("/api/tables", {"game": "vlaky_na_trati", "seats": seats})
        assert answer.status_code == 400
        assert "There is no bot" in answer.text
        name = await open_table(server, "vlaky_na_trati", [ann], bots=["planner"])
        answer = await ann.post(f"/api/tables/{name}/seats/0/mind", {"bot": spec})
        assert answer.status_code == 400
    assert not mark.exists()
