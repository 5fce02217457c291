"""The coach in the browser: advice by keyboard at a table for practice, quiet chances for those who watch, and the page
that looks back, on a desk and on a phone."""

from __future__ import annotations

import pytest

from .conftest import QUICKEST, People
from .people import LONG, Person


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
