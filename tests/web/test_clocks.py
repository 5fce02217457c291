"""Clocks on the page: agreed on in the form, told before anybody sits down, seen by all, and nothing jumps for them;
and the token with which a program plays."""

from __future__ import annotations

from typing import Any

import pytest

from kolejiste.core.text import LANGUAGES
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import LONG, Person
from .test_accessible import _looks_at_all_sizes
from .test_leaving import two

SLOW = {"kind": "move", "seconds": 3 * 24 * 3600, "vacation": 14}
LEFT = """() => [...document.querySelectorAll("#k-people .clock .face")].map((one) => one.textContent)"""
RUNS = """(before) => document.querySelector("#k-people .clock.runs .face").textContent !== before"""
PLACES = """() => [...document.querySelectorAll("#k-turn, #k-people li, #k-people .name, #k-people .score, #k-ask")]
  .map((one) => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })"""


def opens_clock(person: Person) -> None:
    person.page.locator("#k-menu > summary").click()
    person.page.locator("#k-clocks > summary").click()


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clock_is_chosen_in_the_form_and_told_before_anybody_joins(people: People, language: str) -> None:
    say = web_words(language)
    ana, ben = people("Ana", locale=language), people("Ben", locale=language)
    ana.goes(f"/games/{QUICKEST.id}/new")
    assert ana.page.locator("#k-clock").is_hidden(), "who wants no clock is not asked about it"
    ana.page.locator("#name-0").fill("Ana")
    ana.page.locator("#who-1").select_option("invited")
    ana.page.locator("details.more > summary").click()
    assert ana.page.locator('[name="zero"]').is_hidden()
    ana.page.locator("#k-clock").select_option("bank-600-10")
    ana.page.locator('[name="zero"]').select_option("resign")
    ana.page.locator('[name="night"]').select_option("22:00-07:00")
    ana.page.locator('[name="zone"]').fill("Europe/Prague")
    ana.page.locator('#k-new button[type="submit"]').click()
    ana.page.locator("#k-clock-terms").wait_for()
    ben.goes(ana.page.url)
    told = ben.text("#k-clock-terms")
    assert say("clock-at-zero-resign") in told
    assert say("clock-nights", begins="22:00", ends="07:00", zone="Europe/Prague") in told
    ben.sits_down(ana.page.url, 1)
    ana.page.locator("#k-frame").wait_for()
    for person in (ana, ben):
        assert person.page.locator("#k-people .clock").count() == 2
    ana.page.locator("#k-tab-about").click()
    assert say("clock-at-zero-resign") in ana.text("#k-about")


@pytest.mark.slow
def test_the_clock_runs_for_all_to_see_and_nothing_jumps(people: People) -> None:
    """On a desk and on a phone, from a calm clock to an urgent one: only its figures change."""
    ana, ben, _ = two(people, clock={"kind": "move", "seconds": 40}, first=0)
    for person in (ana, ben):
        before = person.page.locator("#k-people .clock.runs .face").text_content()
        places = person.page.evaluate(PLACES)
        person.page.wait_for_function(RUNS, arg=before)
        assert person.page.evaluate(PLACES) == places
    assert ana.page.locator(".turn h2 .clock.runs").is_visible()
    ana.page.locator("#k-people .clock.urgent").wait_for()
    ana.page.wait_for_function("() => document.getElementById('k-news').textContent !== ''")
    words = web_words("en")("clock-hurry", time="x").split("x")[0].strip("\u2068\u2069 ")
    assert words in ana.text("#k-news"), "who hears the page is told once"
    say = web_words("en")
    for person in (ana, ben):  # and at zero all are told why the planner moved
        person.page.locator("#k-log").get_by_text(say("told-flag-move", name="Ana")).wait_for(state="attached")


def test_a_phone_shows_the_own_clock_at_the_own_turn(people: People) -> None:
    ana = people("Ana", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    made = {
        "game": QUICKEST.id,
        "seats": [{"who": "here", "name": "Ana"}, {"who": "planner"}],
        "seed": 1,
        "first": 0,
        "clock": SLOW,
    }
    ana.goes(ana.posts("/api/tables", made)["address"])
    ana.waits_for_turn()
    assert ana.page.locator("#k-ask .clock .face").is_visible()
    assert ana.page.locator("#k-ask .clock .face").text_content() in ("3 d 00:00", "2 d 23:59")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pause_by_agreement_and_a_vacation_from_the_page(people: People, language: str) -> None:
    ana, ben, _ = two(people, language, clock=SLOW, first=0)
    say = web_words(language)
    opens_clock(ana)
    ana.page.locator("#k-pause").click()
    ana.page.keyboard.press("Escape")
    ben.page.locator("#k-wish").wait_for()
    ben.page.get_by_role("button", name=say("agree"), exact=True).click()
    for person in (ana, ben):
        person.page.locator("#k-paused").wait_for()
        assert person.page.locator("#k-confirm").count() == 0, "nobody moves in a pause"
    ben.page.locator("#k-paused button").click()
    ana.page.locator("#k-wish").wait_for()
    ana.page.get_by_role("button", name=say("agree"), exact=True).click()
    ana.page.locator("#k-paused").wait_for(state="detached")
    opens_clock(ben)  # who does not decide
    ben.page.locator('#k-take-vacation [name="days"]').select_option("7")
    ben.page.locator("#k-take-vacation button").click()
    ben.page.keyboard.press("Escape")
    for person in (ana, ben):
        person.page.locator("#k-people").get_by_text(say("clock-tag-vacation"), exact=True).wait_for(state="attached")
    ben.page.locator("#k-vacation button").click()
    ben.page.locator("#k-vacation").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_is_given_and_taken_back_on_the_page(people: People, language: str) -> None:
    ana, ben, _ = two(people, language)
    say = web_words(language)
    ana.page.locator("#k-tab-about").click()
    ana.page.locator("#k-program > summary").press("Enter")
    ana.page.locator("#k-give-token").press("Enter")
    ana.page.locator("#k-token-shown").wait_for()
    token = ana.text("#k-token")
    assert token.startswith(f"{ana.table}.")
    assert token in ana.text("#k-token-command")
    for person in (ana, ben):
        person.page.locator("#k-people .tag.program").wait_for(state="attached")
    turn = ana.context.request.get(
        f"{ana.address}/api/program/turn", headers={"authorization": f"Bearer {token}"}, timeout=LONG
    )
    assert turn.json()["state"] in ("waits", "decides")
    ana.page.locator("#k-revoke-token").press("Enter")
    ben.page.locator("#k-people .tag.program").wait_for(state="detached")
    assert say("program-tag") not in ben.text("#k-people")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_wrong_with_clocks_and_tokens(people: People, language: str) -> None:
    given: dict[str, Any] = {"bypass_csp": True, "reduced_motion": "reduce", "locale": language}
    ana = people("Ana", **given)
    ana.goes(f"/games/{QUICKEST.id}/new")
    ana.page.locator("details.more > summary").click()
    ana.page.locator("#k-clock").select_option("move-86400")
    ana.page.locator('[name="night"]').select_option("22:00-07:00")
    _looks_at_all_sizes(ana)
    night = {"begins": "00:00", "ends": "12:00", "zone": "UTC"}
    for clock in ({"kind": "move", "seconds": 30}, {**SLOW, "night": night}):
        seats = [{"who": "here", "name": "Ana"}, {"who": "planner"}]
        made = {"game": QUICKEST.id, "seats": seats, "seed": 1, "first": 0, "clock": clock}
        ana.goes(ana.posts("/api/tables", made)["address"])
        ana.waits_for_turn()
        _looks_at_all_sizes(ana)
    opens_clock(ana)
    _looks_at_all_sizes(ana)
    ana.page.locator("#k-pause").click()  # who plays alone agrees with nobody else
    ana.page.locator("#k-paused").wait_for()
    ana.page.keyboard.press("Escape")
    _looks_at_all_sizes(ana)
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    ana.page.locator("#k-tab-about").click()
    ana.page.locator("#k-program > summary").press("Enter")
    ana.page.locator("#k-give-token").press("Enter")
    ana.page.locator("#k-token-shown").wait_for()
    _looks_at_all_sizes(ana)
