"""The coach in the browser: advice by keyboard at a table for practice, quiet chances for those who watch, and the page
that looks back, on a desk and on a phone."""

from __future__ import annotations

import pytest

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import LONG, Person

# What of the bar cannot be seen: what is gone, what lies over its neighbour, and what makes anything scroll.
CROWDED = """() => {
  const shown = [...document.querySelectorAll(".game-name, #k-practice-tag, .chance-bars li, .bar-link, #k-menu")];
  const boxes = shown.map((one) => [one.id || one.className || one.title, one.getBoundingClientRect()]);
  const wrong = boxes.filter(([, box]) => box.width < 8 || box.right > innerWidth || box.bottom > 50).map(([name]) => name);
  boxes.forEach(([name, box], place) => {
    for (const [other, next] of boxes.slice(place + 1)) {
      if (box.left < next.right - 1 && next.left < box.right - 1 && box.top < next.bottom - 1 && next.top < box.bottom - 1) wrong.push([name, other]);
    }
  });
  const page = document.scrollingElement;
  return page.scrollWidth > innerWidth || page.scrollHeight > innerHeight ? [...wrong, "scrolls"] : wrong;
}"""  # noqa: E501


def practises(ana: Person, **given: object) -> str:
    made = {"game": QUICKEST.id, "seats": [{"who": "here", "name": "Ana"}, {"who": "planner"}], "seed": 5, "first": 0}
    return str(ana.posts("/api/tables", {**made, **given})["address"])


def test_a_question_mark_asks_the_coach_and_the_answer_is_read_out(people: People) -> None:
    ana = people("Ana")
    ana.goes(practises(ana, practice=True))
    ana.waits_for_turn()
    assert ana.page.locator("#k-practice-tag").is_visible()
    ana.page.keyboard.press("?")
    told = ana.page.locator("#k-advice-told ol.advised > li")
    told.first.wait_for(timeout=LONG)
    assert 1 <= told.count() <= 3
    assert ana.page.locator("#k-advice-told").get_attribute("role") == "status"
    ana.page.locator("#k-chances .chance-bars li").first.wait_for(timeout=LONG)
    assert "as you may know" in ana.text("#k-chances")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (844, 390)])
def test_advice_leaves_the_board_in_sight_and_is_marked_on_it(people: People, width: int, height: int) -> None:
    ana = people("Ana", viewport={"width": width, "height": height}, reduced_motion="reduce")
    ana.goes(practises(ana, practice=True))
    ana.waits_for_turn()
    ana.page.keyboard.press("?")
    advised = ana.page.locator("#k-advice-told [data-advised]")
    advised.first.wait_for(timeout=LONG)
    told, board = (ana.page.locator(name).bounding_box() for name in ("#k-advice-told", "#k-sheet .piece"))
    assert told
    assert board
    assert told["x"] >= board["x"] + board["width"] - 1 or told["y"] >= board["y"] + board["height"] - 1
    assert told["y"] + told["height"] <= height
    numbers = "".join(ana.page.locator("#k-main .k-advice-mark").all_text_contents())
    assert {str(rank + 1) for rank in range(advised.count())} <= set(numbers)
    advised.first.focus()
    ana.page.locator("#k-main .k-shown, #k-main .k-ghost").first.wait_for()
    ana.page.keyboard.press("Escape")
    assert not ana.page.locator(".k-advice-mark, #k-advice-told > *").count()
    assert ana.page.evaluate("document.activeElement.id") == "k-hint"


@pytest.mark.sampled(of=5)
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_the_table_is_and_who_stands_how_is_seen_on_every_size(people: People, title: Title) -> None:
    ana = people("Ana", locale="sk", viewport={"width": 1366, "height": 768})
    seats = title.seats[1]
    chairs = [{"who": "here", "name": "Ana"}, *[{"who": "planner"}] * (seats - 1)]
    ana.goes(practises(ana, game=title.id, seats=chairs, practice=True))
    ana.waits_for_turn()
    ana.page.locator("#k-chances .chance-bars li").first.wait_for(timeout=LONG)
    for width, height in ((1366, 768), (1024, 768), (844, 390), (390, 844), (360, 640)):
        ana.page.set_viewport_size({"width": width, "height": height})
        assert ana.page.evaluate(CROWDED) == [], (width, height)


def test_those_who_watch_see_chances_and_players_do_not(people: People) -> None:
    ana, eva = people("Ana"), people("Eva")
    table = practises(ana)
    ana.goes(table)
    ana.waits_for_turn()
    assert not ana.page.locator("#k-chances, #k-hint").count()
    eva.goes(table)
    bars = eva.page.locator("#k-chances .chance-bars li")
    bars.first.wait_for(timeout=LONG)
    assert bars.count() == QUICKEST.bind(2).players


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize(("width", "height", "scheme"), [(1366, 768, "dark"), (390, 844, "light")])
def test_a_finished_game_is_looked_back_on(people: People, width: int, height: int, scheme: str) -> None:
    ana = people("Ana", viewport={"width": width, "height": height}, color_scheme=scheme)
    table = practises(ana)
    ana.goes(table)
    ana.waits_for_turn()
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    ana.posts(f"/api{table}/abandon", {"seat": 0})
    ana.page.locator("#k-analysis").click()
    ana.page.locator("#k-costly-heading").wait_for(timeout=LONG)
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "the page scrolls sideways"
    letters = ana.page.evaluate(
        "Math.min(...[...document.querySelectorAll('#k-chart text')].map((one) => one.getBoundingClientRect().height))"
    )
    assert letters >= 9
    assert ana.page.locator("#k-chart svg").is_visible()
    assert "Winning chances by turn" in ana.text("#k-main")
    ana.page.wait_for_function("document.activeElement.tagName === 'H1'")  # whoever waited reads on there
