"""A game that did not exist a minute ago: made by `kolejiste new-room`, really installed, and played in the browser."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from kolejiste.core.record import Record
from kolejiste.core.registry import Title, read_title
from kolejiste.core.seal import verify
from tests.packages import Environment, unload

from .conftest import People
from .people import Person, deciding
from .served import Served
from .test_games import CALM, _click

pytestmark = pytest.mark.slow
GAME = "night_train"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Title, Served]]:
    """The installed game, and a server in its environment."""
    environment = Environment(tmp_path / "environment")
    subprocess.run([environment.python, "-m", "kolejiste", "new-room", GAME], cwd=tmp_path, check=True)
    environment.install(tmp_path / GAME)
    source = tmp_path / GAME / "src"
    monkeypatch.syspath_prepend(str(source))  # so that the people here can think about their moves
    server = Served(tmp_path / "tables", python=str(environment.python))
    yield read_title(source / GAME / "meta.toml"), server
    server.stop()
    unload(source)


def test_two_people_and_a_bot_play_a_new_game_by_clicking(people: People, room: tuple[Title, Served]) -> None:
    title, server = room
    ana, ben = people("Ana", address=server.address, **CALM), people("Ben", address=server.address, **CALM)
    table = ana.makes_table(title, ["here", "invited", "club"])
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    game = title.bind(3)
    ways = _click(game, (ana, ben))
    assert ways["board"] > 0
    assert deciding((ana, ben)) is None
    with ana.page.expect_download() as download:
        ana.page.locator("a[download][href$='/record']").click()
    record = Record.from_bytes(Path(download.value.path()).read_bytes())
    assert verify(record, game).state.over
    assert ana.page.locator(".sheet-table").count() == 3


def _shown(person: Person, picture: Locator) -> None:
    """A picture is there once somebody scrolls to it."""
    picture.scroll_into_view_if_needed()
    drawn = "(one) => one.complete && one.naturalWidth > 0"
    person.page.wait_for_function(drawn, arg=picture.element_handle())  # all boards are drawn in a row


def test_the_lobby_the_rules_and_the_tour_of_a_new_game(people: People, room: tuple[Title, Served]) -> None:
    title, server = room
    ana = people("Ana", address=server.address)
    ana.goes(f"/games/{title.id}/help")
    assert ana.page.locator("main h1").inner_text() == "Night Train"
    _shown(ana, ana.page.locator("main figure img"))
    ana.goes("/")
    card = ana.page.locator(f"#k-game-{title.id}")
    assert "Night Train" in card.inner_text()
    _shown(ana, card.locator("img"))
    card.locator('button[name="tour"]').click()
    ana.page.locator("#k-who .big").click()
    ana.page.locator("#k-main[data-table]").wait_for()
    ana.page.get_by_text("Two tracks that all of you share").wait_for()
