"""The replay of a finished game: every position, through everybody's eyes, each with an address of its own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import QUICKEST, People
from .people import Person

TWICE = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((one, place) => ids.indexOf(one) !== place);
}"""


def _at(person: Person, ply: int) -> None:
    expect(person.page.locator("#k-main")).to_have_attribute("data-at", str(ply))
    expect(person.page).to_have_url(re.compile(rf"[?&]ply={ply}(&|$)"))


def test_slider_keys_and_buttons_step_through_the_game(people: People, finished: str) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(f"{finished}/replay")
    last = int(page.locator("#k-main").get_attribute("data-last") or 0)
    assert last > 20
    expect(page.locator("#k-main")).to_have_attribute("data-at", str(last))
    page.locator("#k-slider").fill("10")
    _at(ana, 10)
    page.locator("body").click(position={"x": 5, "y": 5})
    for key, ply in (("ArrowRight", 11), ("ArrowLeft", 10), ("ArrowLeft", 9), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        _at(ana, ply)
    for step, ply in (("first", 0), ("on", 1), ("on", 2), ("back", 1), ("last", last)):
        page.locator(f'[data-step="{step}"]').click()
        _at(ana, ply)
    # Quick presses all count.
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    _at(ana, last - 6)


def test_every_position_has_an_address_that_opens_it(people: People, finished: str) -> None:
    ana, zoe = people("Ana"), people("Zoe")
    ana.goes(f"{finished}/replay")
    seen = set()
    for ply, eyes in ((0, ""), (7, "0"), (12, "1"), (12, "above"), (25, "")):
        ana.page.locator("#k-slider").fill(str(ply))
        _at(ana, ply)
        ana.page.locator("#k-eyes").select_option(eyes)
        expect(ana.page.locator("#k-main")).to_have_attribute("data-eyes", eyes)
        zoe.goes(ana.page.url)
        expect(zoe.page.locator("#k-main")).to_have_attribute("data-at", str(ply))
        assert zoe.page.locator("#k-eyes").input_value() == eyes
        assert zoe.drawing() == ana.drawing()
        assert zoe.text("#k-lines") == ana.text("#k-lines")
        seen.add(zoe.drawing())
    assert len(seen) >= 4


def test_eyes_show_what_a_seat_knew_and_from_above_everything(people: People, finished: str) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(f"{finished}/replay?ply=12")
    drawn: dict[str, str] = {}
    lines: dict[str, set[str]] = {}
    for eyes in ("", "0", "1", "above"):
        page.locator("#k-eyes").select_option(eyes)
        expect(page.locator("#k-main")).to_have_attribute("data-eyes", eyes)
        drawn[eyes] = ana.drawing()
        lines[eyes] = set(page.locator("#k-words li").evaluate_all("(all) => all.map((one) => one.textContent)"))
        assert page.evaluate(TWICE) == []
    assert len(set(drawn.values())) == 4
    own = {eyes: lines[eyes] - lines[""] for eyes in ("0", "1")}
    assert own["0"]
    assert own["1"]
    assert own["0"] | own["1"] | lines[""] <= lines["above"]


def test_during_the_game_only_own_eyes_can_be_used(people: People) -> None:
    ana, zoe = people("Ana"), people("Zoe")
    table = ana.has_table(QUICKEST, ["here", "planner"])
    ana.goes(f"{table}/replay")
    values = "(all) => all.map((one) => one.value)"
    assert ana.page.locator("#k-eyes option").evaluate_all(values) == ["", "0"]
    zoe.goes(f"{table}/replay")
    assert zoe.page.locator("#k-eyes option").evaluate_all(values) == [""]
    zoe.expected.append("status of 403")
    for eyes in ("0", "1", "above"):
        zoe.goes(f"{table}/replay?as={eyes}")
        assert zoe.page.locator("#k-sheet").count() == 0
