"""A phone held upright: everything has room, fingers choose and zoom, and what is meant is what is taken."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect

from kolejiste.core.registry import Title, load, titles

from .conftest import QUICKEST, People
from .people import READY, Person

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
MANY = 8  # open things on a map that make a crowd
SPREAD = 4  # standard deviation of a thumb, in pixels

# Taps around the middle of everything open that can be seen: how many take it, ask among it and others, or miss it.
TAPS = """({ spread, times }) => {
  let seed = 7;
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const normal = () => spread * Math.sqrt(-2 * Math.log(chance() || 1e-9)) * Math.cos(2 * Math.PI * chance());
  const open = [...document.querySelectorAll("#k-main .k-open")].filter((one) => one.checkVisibility());
  const middle = (one) => {
    const shape = K.reach.outlineOf(one) ?? one;
    if (!shape.matches(".touch-line")) return K.reach.middle(one);
    const svg = shape.closest("svg.piece"), box = svg.getBoundingClientRect(), units = svg.viewBox.baseVal;
    const at = shape.getPointAtLength(shape.getTotalLength() / 2).matrixTransform(svg.getScreenCTM().inverse().multiply(shape.getScreenCTM()));
    return [box.left + (at.x - units.x) * box.width / units.width, box.top + (at.y - units.y) * box.height / units.height];
  };
  const found = { taken: 0, asked: 0, wrong: 0, nothing: 0 };
  const ground = (one) => one?.closest("#k-frame") ?? null;
  for (const one of open) {
    const [x, y] = middle(one);
    const around = [[0, 0], [14, 0], [-14, 0], [0, 14], [0, -14]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
    if (around.some((other) => !other || ground(other) !== ground(one))) continue; // half hidden
    for (let time = 0; time < times; time += 1) {
      const [across, down] = [x + normal(), y + normal()], map = ground(document.elementFromPoint(across, down));
      const near = K.reach.nearest(open.filter((other) => ground(other) === map), across, down);
      const meant = near.some((other) => other.dataset.pick === one.dataset.pick);
      found[!near.length ? "nothing" : !meant ? "wrong" : near.length > 1 ? "asked" : "taken"] += 1;
    }
  }
  return found;
}"""  # noqa: E501

# Zooms in on the open thing nearest to the middle of the map, so that some are in sight.
OPEN_MIDDLE = """() => {
  const frame = document.getElementById("k-frame").getBoundingClientRect();
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  const far = ([across, down]) => Math.hypot(across - x, down - y);
  const all = [...document.querySelectorAll("#k-frame .k-open")].map((one) => K.reach.middle(one)).sort((one, other) => far(one) - far(other));
  K.zoomTo(...(all[0] ?? [x, y]));
}"""  # noqa: E501


def _box(person: Person, selector: str) -> FloatRect:
    found = person.page.locator(selector).bounding_box()
    assert found is not None
    return found


def _apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_finger_chooses_and_zooms_and_nothing_overlaps(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce", **PHONE)
    page = ana.page
    ana.goes(ana.has_table(title, ["here", "planner"]))
    ana.waits_for_turn()
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate("() => innerWidth") == 390
    board, turn = _box(ana, "#k-frame"), _box(ana, "#k-turn")
    assert _apart(board, turn)
    assert _apart(_box(ana, ".bar"), board)
    for box in (board, turn):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390

    page.evaluate("() => K.openTab('none')")  # a panel may lie over the map
    wide = _box(ana, "#k-sheet .piece")["width"]
    _pinch(ana, board, 60, 140)
    assert _box(ana, "#k-sheet .piece")["width"] > wide * 1.5
    _pinch(ana, board, 140, 40)
    assert _box(ana, "#k-sheet .piece")["width"] < wide * 1.1
    assert page.evaluate(SIDEWAYS) <= 0

    offer = ana.thinks(title.bind(2))
    before = ana.entry
    for pick in sorted(offer.picks & ana.open()):
        if ana.entry > before or ana.popped(offer) or ana.words == offer.words:
            break
        _taps(ana, pick)
    if ana.entry == before and not ana.popped(offer) and ana.words != offer.words:
        ana.presses(offer)  # what the board cannot name
    if ana.entry == before:
        ana.confirms(offer)
    ana.sees(before + 1)


# What a tap has done: made a move, taken the thing, asked which one was meant, or zoomed in.
TAPPED = """([pick, entry, scale]) => Number(document.getElementById("k-main").dataset.entry) > entry
  || document.querySelector(`.k-picked[data-pick="${CSS.escape(pick)}"], #k-pop [data-meant="${CSS.escape(pick)}"]`)
  || document.getElementById("k-main").style.getPropertyValue("--map-scale") !== scale"""
SCALE = '() => document.getElementById("k-main").style.getPropertyValue("--map-scale")'


def _taps(person: Person, pick: str) -> None:
    """Tap a thing; where the map zooms in first or asks which thing was meant, once more."""
    page, before = person.page, person.entry
    for _ in range(2):
        scale = page.evaluate(SCALE)
        page.touchscreen.tap(*person.point(pick))
        page.wait_for_function(TAPPED, arg=[pick, before, scale])
        page.wait_for_function(READY)
        meant = page.locator(f'#k-pop [data-meant="{pick}"]')
        if meant.count():
            meant.tap()
            meant.wait_for(state="detached")
            page.wait_for_function(READY)
        if person.entry > before or page.locator(f'.k-picked[data-pick="{pick}"]').count():
            return
    raise AssertionError(f"no tap takes {pick}")


def _pinch(person: Person, box: FloatRect, begin: float, end: float) -> None:
    """Two fingers on the upper part of the board, this far from its middle at first and at last."""
    session = person.context.new_cdp_session(person.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + 80

    def touch(kind: str, apart: float | None) -> None:
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", begin)
    for step in range(1, 5):
        touch("touchMove", begin + (end - begin) * step / 4)
    touch("touchEnd", None)
    session.detach()


# Whether the handle of the panel over the map ends where the panel begins.
ON_ITS_EDGE = """() => {
  const [handle, panel] = ["k-fold", "k-dock"].map((name) => document.getElementById(name).getBoundingClientRect());
  return Math.abs(panel.top - handle.bottom) < 2;
}"""


def test_the_handle_of_a_panel_stands_on_its_edge_when_the_question_below_grows(people: People) -> None:
    ana = people("Ana", reduced_motion="reduce", **PHONE)
    page = ana.page
    ana.goes(ana.has_table(load("mini_express"), ["here", "planner"]))
    ana.waits_for_turn()
    page.evaluate("() => K.openTab('offer')")
    page.locator("#k-fold").wait_for()
    assert page.evaluate(ON_ITS_EDGE)
    page.evaluate("() => { document.getElementById('k-turn').style.minHeight = '150px'; }")
    page.wait_for_function(ON_ITS_EDGE)


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_an_unsteady_thumb_takes_what_it_means_or_is_asked(people: People, title: Title) -> None:
    """Of taps with a spread of four pixels 97 % take the thing or show a list that has it, and 1 % take another."""
    ana = people("Ana", reduced_motion="reduce", **PHONE)
    page, game = ana.page, title.bind(2)
    ana.goes(ana.has_table(title, ["here", "planner"]))
    for _ in range(20):
        ana.waits_for_turn()
        if page.locator("#k-frame .k-open").count() > MANY:
            break
        ana.moves(ana.thinks(game), button=True)
    ana.waits_for_turn()
    page.evaluate(OPEN_MIDDLE)
    tabs = page.locator("#k-tabs .k-has").evaluate_all("(all) => all.map((one) => one.dataset.tab)")
    for tab in tabs or [""]:
        page.evaluate("(name) => K.openTab(name)", tab or "none")
        found = page.evaluate(TAPS, {"spread": SPREAD, "times": 20})
        taps = sum(found.values())
        assert taps, tab
        assert (found["taken"] + found["asked"]) / taps >= 0.97, found
        assert found["wrong"] / taps <= 0.01, found
        assert found["taken"] / taps >= 0.8, found


def test_no_page_scrolls_sideways(people: People, finished: str) -> None:
    ana = people("Ana", **PHONE)
    ana.expected.append("status of 404")
    waiting = ana.has_table(QUICKEST, ["here", "invited"])
    game = f"/games/{QUICKEST.id}"
    for path in ("/", f"{game}/new", f"{game}/help", waiting, finished, f"{finished}/replay", "/tables/none"):
        ana.goes(path)
        assert ana.page.evaluate(SIDEWAYS) <= 0, path
        ana.page.locator("#k-menu > summary").tap()
        menu = _box(ana, ".menu-body")
        assert menu["x"] >= 0
        assert menu["x"] + menu["width"] <= 390
