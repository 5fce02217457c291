"""Around a game in the browser: to the first decision at once, the guided first game, the help, what comes after."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import Person

each_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


def _play_now(person: Person, title: Title) -> None:
    person.page.locator(f"#k-game-{title.id} .play-now .big").click()


def _tours(person: Person, title: Title) -> Page:
    """A guided table, when its first bubble is there."""
    person.has_played()
    person.page.locator(f'#k-game-{title.id} button[name="tour"]').click()
    expect(person.page.locator("#k-tour")).to_be_visible()
    return person.page


# --- at once ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_title
def test_who_has_played_before_decides_after_one_click(people: People, title: Title) -> None:
    ana = people("Ana")
    ana.has_played()
    expect(ana.page.locator("#k-me-name")).to_have_text("Ana")
    _play_now(ana, title)
    ana.waits_for_turn()
    assert ana.text(f"#k-person-{ana.seat} .name").startswith("Ana")  # which seat that is, the lot has decided


def test_a_newcomer_decides_after_two_clicks(people: People) -> None:
    ana = people("Ana", locale="cs")
    page = ana.page
    ana.goes("/")
    expect(page.locator("#k-me")).to_be_hidden()
    _play_now(ana, QUICKEST)
    expect(page.locator("#k-who-name")).to_have_value("Hráč")
    expect(page.locator("#k-who-name")).to_be_focused()
    page.locator("#k-who .big").click()
    ana.waits_for_turn()
    ana.goes("/")
    expect(page.locator("#k-me-name")).to_have_text("Hráč")
    page.locator("#k-me-name").click()
    page.locator("#k-who-name").fill("Anička")
    page.keyboard.press("Enter")
    expect(page.locator("#k-me-name")).to_have_text("Anička")


def test_the_last_choice_of_seats_and_bots_is_taken_again(people: People) -> None:
    ana = people("Ana")
    ana.makes_table(QUICKEST, ["here", "random", "club"])
    ana.goes("/")
    _play_now(ana, QUICKEST)
    ana.waits_for_turn()
    assert ana.page.locator("#k-people li").count() == 3
    assert "Random" in ana.text(f"#k-person-{((ana.seat or 0) + 1) % 3} .name")  # around the table as they sat


def test_the_lobby_shows_a_board_for_every_title(people: People) -> None:
    ana = people("Ana")
    ana.goes("/")
    boards = ana.page.locator(".card-board img")
    assert boards.count() == len(titles())
    for board in boards.all():
        board.scroll_into_view_if_needed()
        ana.page.wait_for_function("(one) => one.complete && one.naturalWidth > 0", arg=board.element_handle())


# --- the first game -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_title
def test_the_tour_tells_the_goal_and_then_what_to_do(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce")
    page = _tours(ana, title)
    expect(page.locator(".tour-ring")).to_be_visible()
    told = set()
    while page.locator("#k-tour .button:not(.quiet)").count():
        told.add(ana.text("#k-tour p >> nth=0"))
        before = ana.text("#k-tour")
        page.locator("#k-tour .button:not(.quiet)").click()
        page.wait_for_function(
            "(old) => document.getElementById('k-tour')?.textContent.replace(/\\s+/g, ' ').trim() !== old", arg=before
        )
    assert 2 <= len(told) <= 4
    game = title.bind(page.locator("#k-people li").count() - (title.id == "mini_express"))
    for _ in range(3):  # whatever is asked, the bubble has words for it and advice that can be followed
        ana.waits_for_turn()
        expect(page.locator("#k-tour .tour-advice")).to_be_visible()
        offer = ana.thinks(game)
        suggested = page.evaluate("() => [...document.querySelectorAll('.k-suggested')].map((one) => one.dataset.pick)")
        assert not suggested or any(set(suggested) <= one.picks for one in ana.offers())
        before = ana.text("#k-tour")
        ana.moves(offer)
        page.wait_for_function("(old) => document.getElementById('k-tour')?.textContent !== old", arg=before)
        if page.locator("#k-tour .button:not(.quiet)").count():
            break  # the tour was short


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_tour_is_left_for_good_and_shuts_nobody_out(people: People, size: dict[str, int]) -> None:
    ana = people("Ana", reduced_motion="reduce", bypass_csp=True, viewport=size)
    page = _tours(ana, QUICKEST)
    found = Axe().run(page).response
    assert [fault["id"] for fault in found["violations"]] == []
    box = page.locator("#k-tour").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    page.reload()
    expect(page.locator("#k-tour")).to_be_visible()
    page.locator("#k-tour .quiet").click()
    expect(page.locator("#k-tour")).to_have_count(0)
    page.reload()
    ana.waits_for_turn()
    expect(page.locator("#k-tour:visible")).to_have_count(0)


# --- the help -----------------------------------------------------------------------------------------------------


def test_the_contents_lead_through_the_rules(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(f"/games/{QUICKEST.id}/help")
    links = page.locator("#k-toc a")
    assert links.count() > 4
    links.nth(3).click()
    expect(page).to_have_url(re.compile("#"))
    expect(links.nth(3)).to_have_attribute("aria-current", "true")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator("#k-toc")).to_be_hidden()
    page.locator(".toc-folded summary").click()
    expect(page.locator(".toc-folded a").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 390, 844, 1024, 1440, 1920])
def test_no_page_around_a_game_is_wider_than_the_window(people: People, width: int) -> None:
    ana = people("Ana", viewport={"width": width, "height": 800}, locale="sk")
    for path in ("/", f"/games/{QUICKEST.id}/new", f"/games/{QUICKEST.id}/help"):
        ana.goes(path)
        assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


# --- afterwards ---------------------------------------------------------------------------------------------------


def test_the_end_has_a_chart_a_picture_and_a_way_on(people: People, finished: str) -> None:
    ana = people("Ana")
    page = ana.page
    ana.goes(finished)
    expect(page.locator("#k-went svg.chart")).to_be_visible()
    page.locator("#k-went summary").click()
    numbers = page.locator("#k-went tbody tr").last.locator("td").all_inner_texts()
    totals = page.locator(".sheet-head .total").all_inner_texts()
    assert sorted(map(int, numbers)) == sorted(map(int, totals))
    with page.expect_download() as saved:
        page.get_by_role("link", name="Picture to share").click()
    assert saved.value.suggested_filename == f"{QUICKEST.id}.png"


def test_a_seated_host_is_not_asked_to_sit_down(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    expect(ana.page.locator("#k-seat-1 button[type=submit]")).to_be_hidden()
    ben.goes(table)
    expect(ben.page.locator("#k-seat-1 button[type=submit]")).to_be_visible()
