"""A phone held upright: everything has room, fingers choose and zoom."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import Person

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


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


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_finger_chooses_and_zooms_and_nothing_overlaps(people: People, title: Title) -> None:
    ana = people("Ana", **PHONE)
    page = ana.page
    ana.goes(ana.has_table(title, ["here", "planner"]))
    ana.waits_for_turn()
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate("() => innerWidth") == 390
    board, side = _box(ana, "#k-frame"), _box(ana, "#k-side")
    assert _apart(board, side)
    assert _apart(_box(ana, ".bar"), board)
    for box in (board, side):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["height"] >= 150

    wide = _box(ana, "#k-sheet")["width"]
    page.locator('[data-zoom="in"]').tap()
    larger = _box(ana, "#k-sheet")["width"]
    assert larger > wide * 1.2
    _pinch(ana, board, 60, 140)
    assert _box(ana, "#k-sheet")["width"] > larger * 1.5
    page.locator('[data-zoom="out"]').tap()
    page.locator('[data-zoom="fit"]').tap()
    assert page.evaluate(SIDEWAYS) <= 0

    for pick in sorted(ana.thinks(title.bind(2)).picks & ana.open()):
        page.touchscreen.tap(*ana.point(pick))
        page.locator(f'#k-sheet .k-picked[data-pick="{pick}"]').first.wait_for()
    before = ana.entry
    page.locator("#k-confirm:enabled").tap()
    ana.sees(before + 1)


def _pinch(person: Person, box: FloatRect, begin: float, end: float) -> None:
    """Two fingers on the board, this far from its middle at first and at last."""
    session = person.context.new_cdp_session(person.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, apart: float | None) -> None:
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", begin)
    for step in range(1, 5):
        touch("touchMove", begin + (end - begin) * step / 4)
    touch("touchEnd", None)
    session.detach()


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
