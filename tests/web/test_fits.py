"""Everything that a decision needs is in the window: on every size, in positions of all titles with every kind of
question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kolejiste.core.actions import Prompt
from kolejiste.core.registry import Title, titles
from kolejiste.server.identity import BROWSER, Signer
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from .people import LONG
from .served import Served
from .spots import LOOKER, Spot, lay_out, spots

LANDSCAPE = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768))
SIDEWAYS = (844, 390)
PORTRAIT = ((390, 844), (360, 640))
LETTERS = 11.0
TAPS_EACH = 300  # in a position with anything open on the map: more than a thousand a title
PARTS = 4  # in which the positions of a title are looked at, because each takes seconds
# Questions of a room that an edition has no need of, and that of a seat which the rules play.
NEVER = {
    "mini_express": {"automa-waits"},
    "ticket_to_ride_europe": {"choose-placement", "choose-souvenir"},
    "ticket_to_ride_san_francisco": {"choose-station-payment", "choose-tunnel-payment"},
}
SPREAD = 4.0  # pixels: how far a thumb misses, as a standard deviation

# What is open, where it is, and whether all of it can be seen: inside the window and inside all that would cut it off;
# names that are cut off, and answers that look as if they could be given and cannot, or the other way round.
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
    cut: [...document.querySelectorAll("#k-people .who")].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    misleading: [...document.querySelectorAll(".doing [data-pick]")].filter((one) => (getComputedStyle(one).opacity === "1") !== one.matches(".k-open")).map((one) => one.dataset.pick),
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
    storage = Storage(Settings(folder).database)
    cookie = {"name": BROWSER, "value": Signer(storage.keys()).sign_browser(LOOKER), "url": server.address}
    storage.close()
    yield server, cookie
    server.stop()


def _page(browser: Browser, laid_out: tuple[Served, dict[str, str]], **given: Any) -> Page:
    context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **given})
    context.add_cookies([laid_out[1]])  # type: ignore[list-item]
    page = context.new_page()
    page.set_default_timeout(LONG)
    return page


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
        room = import_module(f"{type(title.bind(title.seats[1])).__module__.rpartition('.')[0]}.actions")
        kinds = {
            one.__struct_config__.tag
            for one in vars(room).values()
            if isinstance(one, type) and issubclass(one, Prompt) and one is not Prompt
        }
        assert {spot.tag for spot in found} == kinds - NEVER.get(title.id, set()), title.id


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_on_a_desk_all_that_is_open_and_the_whole_map_are_in_the_window(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title, part: int
) -> None:
    page = _page(browser, laid_out, viewport={"width": 1366, "height": 768})
    wrong = []
    for spot in spots(title.id)[part::PARTS]:
        _opens(page, laid_out, spot)
        for width, height in LANDSCAPE:
            _resize(page, width, height)
            seen = page.evaluate(SEEN)
            if seen["hidden"] or not seen["map"] or any(seen["scrolls"]) or seen["cut"] or seen["misleading"]:
                wrong.append((spot.table, spot.tag, f"{width}x{height}", seen))
    page.context.close()
    assert not wrong, wrong[:5]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_on_a_phone_all_that_is_open_is_at_most_a_tab_away_and_large_enough_for_a_thumb(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title, part: int
) -> None:
    page = _page(browser, laid_out, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    wrong = []
    for spot in spots(title.id)[part::PARTS]:
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


# Taps at the open targets of the map as it opens, each missing by some pixels: the first zooms in where letters are too
# small, the next chooses. How many take what was meant, ask with a list in which it stands, take another, or nothing.
TAPS = """({ times, spread, seed }) => {
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const missed = () => spread * Math.sqrt(-2 * Math.log(chance() || 1e-9)) * Math.cos(2 * Math.PI * chance());
  const open = [...document.querySelectorAll("#k-sheet .k-open")], found = { taken: 0, asked: 0, wrong: 0, nothing: 0 };
  const aim = (one) => {
    const outline = one.querySelector(":scope > .touch, :scope > .touch-line") ?? one;
    const box = outline.getBoundingClientRect();
    if (!outline.matches(".touch-line")) return [box.left + box.width / 2, box.top + box.height / 2];
    const point = outline.getPointAtLength(outline.getTotalLength() / 2).matrixTransform(outline.getScreenCTM());
    return [point.x, point.y];
  };
  for (let tap = 0; open.length && tap < times; tap += 1) {
    const one = open[Math.floor(chance() * open.length)];
    let [x, y] = aim(one);
    if (K.zoomTo(x + missed(), y + missed())) [x, y] = aim(one);
    const near = K.reach.nearest(open, x + missed(), y + missed());
    const meant = near.some((other) => other.dataset.pick === one.dataset.pick);
    found[!near.length ? "nothing" : !meant ? "wrong" : near.length > 1 ? "asked" : "taken"] += 1;
    document.querySelector('[data-zoom="fit"]').click();
  }
  return found;
}"""


# Zooms in on something open, as the first tap does; false if nothing on the map is.
TO_CHOOSE = """() => {
  const one = document.querySelector("#k-sheet .k-open");
  if (one) K.zoomTo(...K.reach.middle(one));
  return Boolean(one);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", PORTRAIT, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_taps_on_the_map_choose_what_was_meant_among_letters_that_can_be_read(
    browser: Browser, laid_out: tuple[Served, dict[str, str]], title: Title, size: tuple[int, int]
) -> None:
    width, height = size
    page = _page(browser, laid_out, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    found: Counter[str] = Counter()
    small = []
    for place, spot in enumerate(spots(title.id)):
        _opens(page, laid_out, spot)
        page.evaluate("() => K.openTab('none')")
        found.update(page.evaluate(TAPS, {"times": TAPS_EACH, "spread": SPREAD, "seed": place + 1}))
        if page.evaluate(TO_CHOOSE):
            letters, words = page.evaluate(SMALLEST, "#k-sheet")
            if letters < LETTERS - 0.05:
                small.append((spot.table, letters, words))
    page.context.close()
    assert not small, small[:4]
    taps = found.total()
    assert taps >= 1000
    assert found["taken"] + found["asked"] >= 0.97 * taps, found
    assert found["wrong"] <= 0.01 * taps, found
