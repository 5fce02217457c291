"""Every page about oneself in three languages: axe finds nothing wrong, and nothing is wider than the screen. And there
is no page that nobody looks at."""

from __future__ import annotations

import sqlite3
import warnings
from pathlib import Path

import pytest
from litestar.response import Template

from kolejiste.core.text import LANGUAGES
from kolejiste.server.app import application
from kolejiste.server.identity import CONFIRM, STOP, Signer
from kolejiste.server.settings import Settings
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import LONG, Person
from .served import Served
from .test_accessible import PAGES, faults

LOOKS = (((1366, 768), "light"), ((390, 844), "dark"), ((360, 640), "light"))
ABOUT_ME = {
    "GET /mine",
    "POST /mine/link",
    "GET /come/{token:str}",
    "POST /mine/vacation",
    "POST /mine/mail",
    "GET /confirm/{token:str}",
    "POST /confirm/{token:str}",
    "GET /stop/{token:str}",
    "POST /stop/{token:str}",
    "GET /mine/forget",
    "GET /ladder",
    "GET /offline",
}


def test_no_page_is_left_out(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app = application(Settings(tmp_path))
    answered = {
        f"{method} {route.path}"
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods - {"HEAD", "OPTIONS"}
        if handler.parsed_fn_signature.return_type.annotation is Template
    }
    looked_at = {route for routes in PAGES.values() for route in routes} | ABOUT_ME
    assert answered == looked_at


def letters(served: Served, address: str) -> tuple[str, str]:
    """The links in the letters that somebody gets: one to confirm the address, one to stop all letters."""
    with sqlite3.connect(f"file:{served.folder / 'tables.sqlite'}?mode=ro", uri=True) as database:
        signer = Signer([bytes.fromhex(one) for (one,) in database.execute("SELECT secret FROM keys ORDER BY number")])
        known = database.execute("SELECT id, mails FROM persons WHERE address = ?", [address])
        person, number = known.fetchone()
    return tuple(f"/{kind}/{signer.sign_link(kind, person, number)}" for kind in (CONFIRM, STOP))  # type: ignore[return-value]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_about_me_shuts_anybody_out(people: People, language: str) -> None:
    ana, other = (people(name, bypass_csp=True, reduced_motion="reduce", locale=language) for name in ("Ana", "Eva"))
    path = ana.has_table(QUICKEST, ["here", "planner"], seed=3)
    ana.posts(f"/api{path}/seats/0/mind", {"bot": "planner"})
    ana.has_table(QUICKEST, ["here", "invited"])
    ana.has_table(QUICKEST, ["here", "planner"])
    ana.goes(path)
    ana.page.locator('#k-main[data-over="yes"]').wait_for()
    ana.goes("/mine")
    ana.page.locator('form[action="/mine/link"] button').click()
    link = ana.text("#k-address")
    _looks(ana)
    other.page.goto(link)
    _looks(other)
    for page in ("/mine", "/mine/forget", "/ladder", "/offline"):
        ana.goes(page)
        _looks(ana)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_confirmed_and_stopped_on_pages_for_everybody(
    people: People, served: Served, language: str
) -> None:
    ana = people("Ana", bypass_csp=True, reduced_motion="reduce", locale=language)
    stranger = people("Eva", bypass_csp=True, reduced_motion="reduce", locale=language)  # a mail program's browser
    say, address = web_words(language), f"ana-{language}@example.org"
    ana.goes("/mine")
    ana.page.locator("#k-mail").fill(address)
    ana.page.locator('form[action="/mine/mail"] button').click()
    ana.page.get_by_text(say("mail-sent", address=address)).wait_for()
    _looks(ana)
    confirm, stop = letters(served, address)
    stranger.goes(confirm)
    _looks(stranger)
    stranger.page.get_by_role("button", name=say("mail-confirm")).click()
    stranger.page.get_by_text(say("mail-confirmed")).wait_for()
    _looks(stranger)
    ana.goes("/mine")
    ana.page.get_by_text(f"{address} · {say('mail-each-on')}").wait_for()
    stranger.goes(stop)
    _looks(stranger)
    stranger.page.get_by_role("button", name=say("mail-stop")).click()
    stranger.page.get_by_text(say("mail-stopped")).wait_for()
    _looks(stranger)
    ana.goes("/mine")
    assert address not in ana.page.content()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_vacation_everywhere_and_back(people: People, language: str) -> None:
    ana, ben = (people(name, bypass_csp=True, reduced_motion="reduce", locale=language) for name in ("Ana", "Ben"))
    say = web_words(language)
    clock = {"kind": "move", "seconds": 3 * 24 * 3600, "vacation": 30, "yearly": True}
    made = {"game": QUICKEST.id, "seats": [{"who": "here", "name": "Ana"}, {"who": "invited"}], "seed": 1, "first": 0}
    table = str(ana.posts("/api/tables", {**made, "clock": clock})["address"])
    ben.sits_down(table, 1)
    ana.goes("/mine")
    ana.page.locator("#k-vacations").wait_for()
    ben.goes("/mine")
    _looks(ben)
    ben.page.locator('#k-vacations [name="days"]').select_option("14")
    ben.page.get_by_role("button", name=say("vacation-everywhere")).click()
    ben.page.get_by_text(say("vacation-begun", days=14)).wait_for()
    _looks(ben)
    ana.goes(table)
    ana.page.locator("#k-people").get_by_text(say("clock-tag-vacation"), exact=True).wait_for(state="attached")
    ben.goes("/mine")
    _looks(ben)
    ben.page.get_by_role("button", name=say("vacation-back")).click()
    ben.page.get_by_text(say("vacation-over")).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_of_a_host_and_of_a_program_are_for_everybody(people: People, language: str) -> None:
    ana = people("Ana", bypass_csp=True, reduced_motion="reduce", locale=language)
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    ana.page.locator("#k-tab-about").press("Enter")
    ana.page.locator("#k-hook").wait_for()
    ana.page.locator("#k-program > summary").press("Enter")
    ana.page.locator("#k-give-token").press("Enter")
    ana.page.locator("#k-token-shown").wait_for()
    _looks(ana, wide=False)
    ana.page.locator("#k-hook").fill("https://chat.example.org/room")
    ana.page.locator("#k-hook").press("Enter")
    ana.page.get_by_text(web_words(language)("hook-set")).wait_for(state="attached", timeout=LONG)
    ana.page.locator("#k-tab-about").press("Enter")
    _looks(ana, wide=False)


def _looks(person: Person, *, wide: bool = True) -> None:
    for (width, height), scheme in LOOKS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert faults(person) == [], (person.page.url, width, scheme)
        if wide:
            most = person.page.evaluate("() => document.documentElement.scrollWidth")
            assert most <= width, (person.page.url, most)
    person.page.set_viewport_size({"width": 1366, "height": 768})
