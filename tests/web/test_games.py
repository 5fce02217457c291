"""Whole games by clicking: two people in two browsers and, where there is a seat for it, a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.contract import Game
from kolejiste.core.record import Record, Reveal, final_state
from kolejiste.core.registry import Title, titles
from kolejiste.core.seal import verify

from .conftest import People
from .people import Person, deciding

# Small windows without animations spare the machine: a whole game is some hundred clicks.
CALM: dict[str, Any] = {"viewport": {"width": 900, "height": 500}, "reduced_motion": "reduce"}


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_two_people_and_a_bot_play_a_whole_game_by_clicking(people: People, title: Title) -> None:
    """One makes the table in the lobby, the other comes by the link. They choose as the planner would, so that the
    game ends, by clicking what is drawn, and every fifth move by its button. At the end both pages show the sheet that
    follows from the downloaded record, and checking it says that all is well."""
    ana, ben = people("Ana", **CALM), people("Ben", **CALM)
    chairs = ["here", "invited", "club"][: min(3, title.seats[1])]
    game = title.bind(len(chairs))
    table = ana.makes_table(title, chairs)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    ways = _click(game, (ana, ben))
    assert ways["board"] > ways["button"] > 0
    _check_the_end(game, (ana, ben))


def _click(game: Game, people: Sequence[Person]) -> Counter[str]:
    """Play to the end by clicking. Returns how many moves were chosen on the board and how many by a button."""
    ways = Counter[str]()
    while (person := deciding(people)) is not None:
        offer = person.thinks(game)
        ways[person.moves(offer, button=sum(ways.values()) % 5 == 4)] += 1
        assert [trouble for one in people for trouble in one.troubles()] == []
    return ways


def _check_the_end(game: Game, people: Sequence[Person]) -> None:
    first = people[0]
    with first.page.expect_download() as download:
        first.page.locator("a[download][href$='/record']").click()
    record = Record.from_bytes(Path(download.value.path()).read_bytes())
    state = final_state(record)
    assert state.over
    assert verify(record).state.scores == state.scores
    assert isinstance(record.entries[-1], Reveal)  # the table was sealed
    names = [seat["name"] for seat in first.asks(f"/api/tables/{first.table}")["seats"]]
    everybody = game.names("en", names)
    expected = [
        [f"{sheet.place}. {everybody[sheet.seat]}"]
        + [f"{game.say(line, 'en', names)} {line.points}" for line in sheet.lines]
        + [str(sheet.total)]
        for sheet in sorted(state.sheet(), key=lambda sheet: (sheet.place, sheet.seat))
    ]
    for person in people:
        assert person.page.evaluate(SHEETS) == expected
        person.page.locator("[data-verify]").click()
        person.page.locator("#k-verdict:not(:empty)").wait_for()
    assert first.asks(f"/api/tables/{first.table}/verify")["good"]
    assert first.text("#k-verdict") == first.asks(f"/api/tables/{first.table}/verify")["words"]


SHEETS = """() => [...document.querySelectorAll(".sheet-table")].map((sheet) => {
  const said = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const head = [...sheet.caption.querySelectorAll(".place, .name")].map(said).join(" ");
  const total = said(sheet.tFoot.querySelector(".points"));
  return [head, ...[...sheet.tBodies[0].rows].map((row) => [...row.cells].map(said).join(" ")), total];
})"""
