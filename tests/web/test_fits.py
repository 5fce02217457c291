"""Everything that a decision needs is in the window: on every size, in positions of all titles with every kind of
question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kolejiste.core.registry import Title, titles
from kolejiste.server.identity import BROWSER, Signer
from kolejiste.server.settings import Settings

from .served import Served
from .spots import LOOKER, Spot, lay_out, spots

LANDSCAPE = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768))
SIDEWAYS = (844, 390)
PORTRAIT = ((390, 844), (360, 640))
LETTERS = 11.0
TAPS = 1000  # a title
SPREAD = 4.0  # pixels: how far a thumb misses, as a standard deviation

# What is open, where it is, and whether all of it can be seen: inside the window and inside all that would cut it off.
SEEN = """() => {
  const whole = (box, frame, more = 1) => box.left >= frame.left - more && box.right <= frame.right + more && box.top >= frame.top - more && box.bottom <= frame.bottom + more;
  const seen = (element) => {
    const outline = element.querySelector(":scope > .touch, :scope > .touch-line") ?? element;
    const box = outline.getBoundingClientRect();
    if (!box.width && !box.height) return false;
    if (!whole(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflow, display } = getComputedStyle(up);
      if (overflow !== "visible" && display !== "contents" && !(up instanceof SVGElement) && !whole(box, up.getBoundingClientRect())) return false;
    }
    return true;
  };
  const open = [...document.querySelectorAll("#k-main .k-open")];
  const map = document.querySelector("#k-sheet .piece").getBoundingClientRect();
  const page = document.scrollingElement;
  return {
    open: open.length,
    hidden: open.filter((one) => !seen(one)).map((one) => one.dataset.pick),
    map: whole(map, document.getElementById("k-frame").getBoundingClientRect()),
    scrolls: [page.scrollHeight > innerHeight, page.scrollWidth > innerWidth],
    small: open.filter((one) => !one.closest("#k-sheet")).map((one) => [one.dataset.pick, (one.querySelector(":scope > .touch") ?? one).getBoundingClientRect()])
      .filter(([, box]) => box.width && Math.min(box.width, box.height) < 39.5).map(([pick, box]) => `${pick} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
    tab: document.getElementById("k-main").dataset.tab,
  };
}"""  # noqa: E501
# The smallest letters that are drawn, in pixels, in what can be seen now (or on the map).
SMALLEST = """(where) => {
  let least = [99, ""];
  for (const one of document.querySelectorAll(`${where} .piece text`)) {
    const box = one.getBoundingClientRect(), scale = one.getScreenCTM()?.a ?? 0;
    if (!box.width || !scale || !one.textContent.trim()) continue;
    const matrix = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < least[0]) least = [size, one.textContent];
  }
  return least;
}"""


@pytest.fixture(scope="package")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, str]]]:
    """A server on whose tables lie all positions, and the cookie of the one who looks."""
    folder = tmp_path_factory.mktemp("spots")
    lay_out(folder, {title.id: spots(title.id) for title in titles()})
    server = Served(folder)
    cookie = {"name": BROWSER, "value": Signer(Settings(folder).key).sign_browser(LOOKER), "url": server.address}
    yield server, cookie
    server.stop()


def _page(browser: Browser, laid_out: tuple[Served, dict[str, str]], **given: Any) -> Page:
    context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **given})
    context.add_cookies([laid_out[1]])  # type: ignore[list-item]
    return context.new_page()


def _opens(page: Page, laid_out: tuple[Served, dict[str, str]], spot: Spot) -> None:
    page.goto(f"{laid_out[0].address}/tables/{spot.table}")
    page.locator("#k-main .k-open").first.wait_for(state="attached")


def _resize(page: Page, width: int, height: int) -> None:
    """A window of this size, after the page has had the time to arrange itself in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """([width, height]) => new Promise((done) => {
          const look = () => (innerWidth === width && innerHeight === height
            ? requestAnimationFrame(() => requestAnimationFrame(done)) : requestAnimationFrame(look));
          look();
        })""",
        [width, height],
    )


def test_every_title_has_enough_positions_with_every_kind_of_question() -> None:
    for title in titles():
        found = spots(title.id)
        assert len(found) >= 20, title.id
        assert len({spot.tag for spot in found}) >= 3


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_on_a_desk_all_that_is_open_and_the_whole_map_are_in_the_window(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title
) -> None:
    page = _page(browser, laid_out, viewport={"width": 1366, "height": 768})
    wrong = []
    for spot in spots(title.id):
        _opens(page, laid_out, spot)
        for width, height in LANDSCAPE:
            _resize(page, width, height)
            seen = page.evaluate(SEEN)
            if seen["hidden"] or not seen["map"] or any(seen["scrolls"]):
                wrong.append((spot.table, spot.tag, f"{width}x{height}", seen))
    page.context.close()
    assert not wrong, wrong[:5]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_on_a_phone_all_that_is_open_is_at_most_a_tab_away_and_large_enough_for_a_thumb(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title
) -> None:
    page = _page(browser, laid_out, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    wrong = []
    for spot in spots(title.id):
        _opens(page, laid_out, spot)
        for width, height in (*PORTRAIT, SIDEWAYS):
            _resize(page, width, height)
            everywhere: set[str] = set()
            small: set[str] = set()
            letters: tuple[float, str] = (99.0, "")
            names = page.locator("#k-tabs [data-tab]").evaluate_all("(all) => all.map((one) => one.dataset.tab)")
            found: dict[str, set[str]] = {}
            for name in ["none", *names]:
                page.evaluate("(name) => K.openTab(name)", name)
                seen = page.evaluate(SEEN)
                found[name] = set(seen["hidden"])
                everywhere |= set(seen["hidden"])
                small |= set(seen["small"])
                letters = min(letters, tuple(page.evaluate(SMALLEST, "#k-main :is(#k-dock, #k-doing, #k-people)")))
                assert not any(seen["scrolls"]), (spot.table, name)
            unreachable = set.intersection(*found.values())
            upright = height > width
            if unreachable or (upright and small) or letters[0] < LETTERS - 0.05:
                wrong.append(
                    (spot.table, spot.tag, f"{width}x{height}", sorted(unreachable), sorted(small)[:6], letters)
                )
    page.context.close()
    assert not wrong, wrong[:4]


# The points at which a person would tap for each open target of the map, and what a tap there did.
TARGETS = """() => [...document.querySelectorAll("#k-sheet .k-open")].map((one) => {
  const outline = one.querySelector(":scope > .touch, :scope > .touch-line") ?? one;
  let point;
  if (outline.classList.contains("touch-line") && outline.getTotalLength) {
    const at = outline.getPointAtLength(outline.getTotalLength() / 2), matrix = outline.getScreenCTM();
    point = new DOMPoint(at.x, at.y).matrixTransform(matrix);
  } else {
    const box = outline.getBoundingClientRect();
    point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return [one.dataset.pick, point.x, point.y];
})"""


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_taps_on_the_map_choose_what_was_meant(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title
) -> None:
    """A thumb misses by some pixels. On the map as it opens the first tap may zoom in; the next chooses what was meant,
    or asks with a list in which it stands."""
    page = _page(browser, laid_out, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    there = list(spots(title.id))
    dice = random.Random(5)
    right = wrong = nothing = 0
    rounds = 0
    while right + wrong + nothing < TAPS and rounds < 4:
        rounds += 1
        for spot in there:
            _opens(page, laid_out, spot)
            page.evaluate("() => K.openTab('none')")
            targets = page.evaluate(TARGETS)
            dice.shuffle(targets)
            for pick, x, y in targets[: -(-TAPS // len(there))]:
                meant = page.evaluate(
                    "([pick, x, y]) => K.wouldTap(x, y)", [pick, x + dice.gauss(0, SPREAD), y + dice.gauss(0, SPREAD)]
                )
                if meant.get("zoomed"):
                    point = page.evaluate(TARGETS)
                    ((x, y),) = [(one[1], one[2]) for one in point if one[0] == pick][:1]
                    meant = page.evaluate(
                        "([x, y]) => K.wouldTap(x, y)", [x + dice.gauss(0, SPREAD), y + dice.gauss(0, SPREAD)]
                    )
                    page.evaluate("() => K.whole()")
                if pick in meant["picks"]:
                    right += 1
                elif meant["picks"]:
                    wrong += 1
                else:
                    nothing += 1
    page.context.close()
    taps = right + wrong + nothing
    if not taps:
        pytest.skip("nothing on the map of this title is ever chosen in these positions")
    assert right >= 0.97 * taps, (right, wrong, nothing)
    assert wrong <= 0.01 * taps, (right, wrong, nothing)
