"""Whole games by clicking: two people in two browsers and, where there is a seat for it, a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kolejiste.bots import make
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game
from kolejiste.core.record import Record, Reveal, final_state, verify
from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import LONG, Person, deciding

LONGEST = 6500
CLICKED = 12  # moves that a person clicks in those before a bot takes the seat
FEW = 3  # and between the changes of seats
# One of them has a small window and wants no animations, which also spares the machine.
CALM: dict[str, Any] = {"viewport": {"width": 900, "height": 500}, "reduced_motion": "reduce"}


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_two_people_and_a_bot_play_a_whole_game_by_clicking(people: People, title: Title) -> None:
    """One makes the table in the lobby, the other comes by the link. They choose as the planner would, so that the
    game ends, by clicking what is drawn, and every fifth move by its button. Games that are short are clicked to the
    end. In longer ones, after some moves, one gives the seat to a bot by the page's button, comes back and plays on;
    then both go and bots finish the game. At the end both pages show the sheet that follows from the downloaded
    record, and checking it says that all is well."""
    ana, ben = people("Ana", **CALM), people("Ben", **CALM)
    chairs = ["here", "invited", "planner"][: min(3, title.seats[1])]
    game = title.bind(len(chairs))
    table = ana.makes_table(title, chairs)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    moves, ways = _usual(game), Counter[str]()
    if sum(moves[:2]) <= LONGEST:
        _click(game, (ana, ben), ways, None)
    else:
        _click(game, (ana, ben), ways, CLICKED)
        _mind(ana, "planner")
        _click(game, (ben,), ways, FEW)
        _mind(ana, None)
        _click(game, (ana, ben), ways, FEW)
        _mind(ben, "planner")
        _click(game, (ana,), ways, FEW)
        _mind(ana, "planner")
        for person in (ana, ben):
            person.page.locator('#k-main[data-over="yes"]').wait_for(timeout=4 * LONG)
    assert ways["board"] > ways["button"] > 0
    _check_the_end(game, (ana, ben))


def _usual(game: Game) -> list[int]:
    """How many moves each seat makes in a usual game."""
    chance, state, moves = Chance(1), game.new(Chance(1)), [0] * game.players
    minds = [make("planner", game, seat) for seat in range(game.people)]
    while not state.over:
        legal = state.legal()
        moves[state.seat] += 1
        one = len(legal) == 1 or state.seat >= game.people
        state.apply(legal[0] if one else minds[state.seat].choose(state.view(state.seat), legal), chance)
    return moves


def _click(game: Game, people: Sequence[Person], ways: Counter[str], most: int | None) -> None:
    """Play on by clicking until the end, or until one has made so many moves."""
    made = Counter[str]()
    while (person := deciding(people)) is not None:
        offer = person.thinks(game)
        ways[person.moves(offer, button=sum(ways.values()) % 5 == 4)] += 1
        made[person.name] += 1
        assert [trouble for one in people for trouble in one.troubles()] == []
        if most is not None and made[person.name] >= most:
            return


def _mind(person: Person, bot: str | None) -> None:
    """Give the seat to a bot, or take it back, by the page's button."""
    place = person.page.locator(f"#k-person-{person.seat}")
    place.locator(f"""button[data-body='{'{"bot":"planner"}' if bot else "{}"}']""").click()
    if bot:
        place.locator("button[data-body='{}']").or_(person.page.locator('#k-main[data-over="yes"]')).first.wait_for()
    else:
        place.locator("""button[data-body='{"bot":"planner"}']""").wait_for()


def _check_the_end(game: Game, people: Sequence[Person]) -> None:
    first = people[0]
    with first.page.expect_download() as download:
        first.page.locator("a[download]").click()
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
