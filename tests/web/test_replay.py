"""The replay of a finished game: every position, through everybody's eyes, each with an address of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import QUICKEST, People
from .people import Person
from .test_accessible import SIZES

pytestmark = pytest.mark.slow

TWICE = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((one, place) => ids.indexOf(one) !== place);
}"""


# Panels that lie on one another, and those whose content stands out of them.
CROWDED = """() => {
  const shown = ["k-turn", "k-people", "k-more"].map((one) => document.getElementById(one));
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const on = boxes.slice(1).map((box, place) => boxes[place].bottom - box.top);
  return [...on, shown[0].scrollHeight - shown[0].clientHeight].filter((one) => one > 1);
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
    expect(page.locator("#k-main")).to_have_attribute("data-at", "0")
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


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1] >= 768])
def test_nothing_lies_on_something_else(people: People, finished: str, size: tuple[int, int]) -> None:
    ana = people("Ana", viewport={"width": size[0], "height": size[1]})
    ana.goes(f"{finished}/replay?ply=12&as=above")
    ana.page.locator("#k-lines p").first.wait_for()
    assert ana.page.evaluate(CROWDED) == []


def test_it_plays_by_itself_and_stops(people: People, finished: str) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(f"{finished}/replay")

    def at() -> int:
        return int(page.locator("#k-main").get_attribute("data-at") or 0)

    page.locator('input[name="speed"][value="quick"]').check(force=True)
    page.locator("#k-play").click()
    expect(page.locator("#k-play")).to_have_text("Pause")
    page.wait_for_function("() => Number(document.getElementById('k-main').dataset.at) >= 3")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(page.locator("#k-play")).to_have_text("Play")
    page.wait_for_timeout(300)
    stopped = at()
    page.wait_for_timeout(1200)
    assert at() == stopped
    page.keyboard.press("Space")
    page.wait_for_function("(old) => Number(document.getElementById('k-main').dataset.at) > old", arg=stopped)
    page.keyboard.press("ArrowLeft")  # whoever steps takes over
    expect(page.locator("#k-play")).to_have_text("Play")
    page.keyboard.press("End")
    page.locator("#k-play").click()  # at the end it begins again
    page.wait_for_function("() => Number(document.getElementById('k-main').dataset.at) <= 3")
    page.reload()
    expect(page.locator('input[name="speed"][value="quick"]')).to_be_checked()  # the speed is remembered


def test_the_chart_is_a_slider(people: People, finished: str) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(f"{finished}/replay")
    last = int(page.locator("#k-main").get_attribute("data-last") or 0)
    svg = page.locator("#k-chart svg")
    box, left, right = svg.bounding_box(), *(float(svg.get_attribute(f"data-{end}") or 0) for end in ("left", "right"))
    assert box is not None

    def place(share: float) -> float:
        return box["x"] + box["width"] * (left + (right - left) * share)

    page.mouse.click(place(10 / last), box["y"] + 30)
    _at(ana, 10)
    page.mouse.move(place(0.5), box["y"] + 30)
    page.mouse.down()
    page.mouse.move(place(0.8), box["y"] + 60)
    page.mouse.move(place(1) + 40, box["y"] + 60)
    page.mouse.up()
    _at(ana, last)
    assert page.locator("#k-slider").input_value() == str(last)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1440, 900), (1366, 768), (1024, 768)])
def test_map_and_player_are_whole_in_the_window(people: People, finished: str, width: int, height: int) -> None:
    ana = people("Ana", viewport={"width": width, "height": height})
    page = ana.page
    ana.goes(f"{finished}/replay?ply=30")
    for name in ("#k-sheet .piece", "#k-chart", "#k-play", "#k-slider", "#k-eyes", "#k-lines"):
        box = page.locator(name).first.bounding_box()
        assert box is not None, name
        assert box["x"] >= -1, name
        assert box["y"] >= -1, name
        assert box["x"] + box["width"] <= width + 1, name
        assert box["y"] + box["height"] <= height + 1, name
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_on_a_small_phone_the_player_stays_in_the_window_whatever_is_open(people: People, finished: str) -> None:
    ana = people("Ana", viewport={"width": 360, "height": 640})
    ana.goes(f"{finished}/replay?ply=30")
    for tab in ("hand", "offer", "people", "more"):
        button = ana.page.locator(f'#k-tabs [data-tab="{tab}"]')
        if button.count():
            button.click()
            box = ana.page.locator("#k-eyes").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 640, tab


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


def test_from_above_hands_stand_under_the_names_of_those_who_held_them(people: People, finished: str) -> None:
    ana = people("Ana", viewport={"width": 390, "height": 844})
    heads = "(all) => all.map((one) => [one.dataset.heading, getComputedStyle(one, '::before').content.split('\"')[1]])"
    ana.goes(f"{finished}/replay?ply=12&as=above")
    ana.page.locator('#k-tabs [data-tab="hand"]').click()
    found = ana.page.locator("#k-dock > [id^='k-part-above']").evaluate_all(heads)
    names = ana.page.locator("#k-people .name").all_text_contents()
    assert [heading for heading, _ in found] == [f"{name}: own view" for name in names]
    assert all(heading == shown for heading, shown in found)  # a phone says it too
    headings = ana.page.locator("#k-words h3").all_text_contents()
    assert [words for words in headings if "Your" in words] == []
    assert [words.partition(":")[0] for words in headings if words.endswith(": own view")] == names


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
