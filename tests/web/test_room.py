"""Everything has its own room: nothing lies over what somebody reads, and what cannot be used is not there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import Person, deciding

DESKS = ((1440, 900), (1366, 768), (1024, 768))
PHONES = ((390, 844), (360, 640))
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
STEPS = 8
READ = 50.0  # pixels: some lines of the log
MOST = 120.0  # pixels: the bar with the question and the kinds of moves
# What stands in the column beside the board and lies over something else there, and whether the hint is cut.
OVERLAID = """() => {
  const seen = [...document.querySelectorAll("#k-turn, #k-people, #k-chances, .more-tabs, #k-doing")]
    .filter((one) => one.checkVisibility()).map((one) => [one.id || one.className, one.getBoundingClientRect()]);
  const found = [];
  seen.forEach(([name, box], place) => {
    for (const [other, under] of seen.slice(place + 1)) if (box.top < under.bottom - 1 && under.top < box.bottom - 1) found.push([name, other]);
    if (box.bottom > innerHeight + 1) found.push([name, "window"]);
  });
  const hint = document.querySelector("#k-turn .hint")?.getBoundingClientRect();
  if (hint?.height && hint.bottom > document.getElementById("k-turn").getBoundingClientRect().bottom + 1) found.push(["hint", "cut"]);
  return found;
}"""  # noqa: E501


def practises(ana: Person, title: Title, seats: int) -> str:
    """A table with all that can stand beside a board: the coach, chances and as many rivals as may be."""
    chairs = [{"who": "here", "name": ana.name}, *({"who": "planner"} for _ in range(seats - 1))]
    made = {"game": title.id, "seats": chairs, "seed": 5, "first": 0, "practice": True}
    return str(ana.posts("/api/tables", made)["address"])


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_nothing_in_the_column_lies_over_anything_else(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce")
    seats = title.seats[1]
    ana.goes(practises(ana, title, seats))
    game, wrong = title.bind(seats), []
    for step in range(STEPS):
        if deciding([ana]) is None:
            break
        for width, height in DESKS:
            resized(ana.page, width, height)
            wrong += [(step, f"{width}x{height}", *found) for found in ana.page.evaluate(OVERLAID)]
        ana.moves(ana.thinks(game), button=True)
    assert not wrong, wrong[:6]


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_log_can_be_read_whatever_stands_beside_it(people: People, title: Title) -> None:
    ana = people("Ana", viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    seats = title.seats[1]
    ana.goes(practises(ana, title, seats))
    for _ in range(3):
        ana.waits_for_turn()
        before = ana.page.locator("#k-people").bounding_box()
        for name in ("legend", "story"):
            ana.page.locator(f"#k-tab-{name}").click()
            box = ana.page.locator(f"#k-{name}-panel").bounding_box()
            assert box is not None
            assert box["height"] > READ
        ana.page.locator("#k-ask").click()  # whoever looks elsewhere has the people back
        assert ana.page.locator("#k-people").bounding_box() == before
        ana.moves(ana.thinks(title.bind(seats)), button=True)


@pytest.mark.slow
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_a_phone_the_coach_stands_in_the_line_of_the_kinds(people: People, size: tuple[int, int]) -> None:
    width, height = size
    ana = people("Ana", viewport={"width": width, "height": height}, **PHONE)
    ana.goes(practises(ana, QUICKEST, 2))
    ana.waits_for_turn()
    while not ana.page.locator("#k-kinds .kind:not(.list)").count():
        ana.moves(ana.thinks(QUICKEST.bind(2)), button=True)
        ana.waits_for_turn()
    coach, kinds, bar = (ana.page.locator(name).bounding_box() for name in ("#k-hint", "#k-kinds", "#k-turn"))
    assert coach is not None
    assert kinds is not None
    assert bar is not None
    assert kinds["y"] <= coach["y"] + coach["height"] / 2 <= kinds["y"] + kinds["height"]
    assert kinds["x"] + kinds["width"] <= coach["x"] + 1
    assert coach["x"] + coach["width"] <= width
    assert bar["height"] <= MOST
    assert "coach" in (ana.page.locator("#k-hint").text_content() or "")


def test_zooming_offers_what_can_be_done_and_moves_no_button(people: People) -> None:
    ana = people("Ana", reduced_motion="reduce")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    shown = ana.page.locator("#k-zoom button:visible")
    nearer = ana.page.locator('[data-zoom="in"]')
    assert shown.count() == 1
    before = nearer.bounding_box()
    nearer.press("Enter")
    assert shown.count() == 3
    assert nearer.bounding_box() == before
    while nearer.is_enabled():
        nearer.press("Enter")
    expect(ana.page.locator('[data-zoom="out"]')).to_be_focused()  # a key goes on with what is left
    ana.page.locator('[data-zoom="fit"]').press("Enter")
    assert shown.count() == 1
    expect(nearer).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_is_asked_for_comes_up_again_when_a_device_is_turned(people: People, title: Title) -> None:
    ana = people("Ana", viewport={"width": 844, "height": 390}, **PHONE)
    ana.goes(ana.has_table(title, ["here", "planner"], seed=4))
    game = title.bind(max(2, title.seats[0]))
    for _ in range(6):
        if deciding([ana]) is None:
            break
        for size in ((844, 390), (390, 844)):
            ana.page.evaluate("() => K.openTab('more')")
            resized(ana.page, *reversed(size))
            resized(ana.page, *size)
            assert ana.page.locator("#k-main .k-open:visible").count(), (ana.text("#k-ask"), size)
        ana.moves(ana.thinks(game), button=True)


@pytest.mark.slow
@pytest.mark.parametrize("size", [*PHONES, (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_the_end_a_phone_shows_the_board_and_all_that_is_reckoned(
    people: People, finished: str, size: tuple[int, int]
) -> None:
    width, height = size
    ana = people("Ana", viewport={"width": width, "height": height}, **PHONE)
    ana.goes(finished)
    ana.page.locator(".winner").wait_for()
    expect(ana.page.locator("#k-main")).to_have_attribute("data-tab", "none")
    assert not ana.page.locator("#k-main.k-covers").count()
    board, turn = (ana.page.locator(name).bounding_box() for name in ("#k-sheet .piece", "#k-turn"))
    assert board is not None
    assert turn is not None
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= (turn["y"] if height > width else height) + 1
    assert turn["y"] + turn["height"] <= height + 1
    last = ana.page.locator("#k-turn .after a").last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_what_somebody_else_is_asked_reads_as_theirs(people: People) -> None:
    ana, ben = people("Ana"), people("Ben", locale="cs")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    asked = deciding((ana, ben))
    assert asked is not None
    mine, theirs = asked.page.locator("#k-ask"), (ben if asked is ana else ana).page.locator("#k-ask")
    assert "decides:" not in (mine.text_content() or "")
    assert "rozhoduje:" not in (mine.text_content() or "")
    words = f"{asked.name} rozhoduje: " if asked is ana else f"{asked.name} decides: "
    assert (theirs.text_content() or "").startswith(words)
    weight = "(one) => getComputedStyle(one).fontWeight"
    assert int(mine.evaluate(weight)) > int(theirs.evaluate(weight))


@pytest.mark.slow
@pytest.mark.parametrize("size", [*PHONES, (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_starts_a_game_is_in_sight_on_a_phone(people: People, size: tuple[int, int]) -> None:
    width, height = size
    ana = people("Ana", viewport={"width": width, "height": height}, **PHONE)
    ana.goes(f"/games/{QUICKEST.id}/new")
    start = ana.page.locator(".start button")
    box = start.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    assert start.evaluate(
        "(one) => { const { left, top } = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(left + 20, top + 10)); }"  # noqa: E501
    )


@pytest.mark.slow
def test_the_bar_is_as_high_at_a_table_for_practice(people: People) -> None:
    ana = people("Ana")
    heights = []
    for table in (ana.has_table(QUICKEST, ["here", "planner"]), practises(ana, QUICKEST, 2)):
        ana.goes(table)
        box = ana.page.locator("header.bar").bounding_box()
        assert box is not None
        heights.append(box["height"])
    assert heights[0] == heights[1]
