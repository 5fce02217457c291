"""Languages and colours: what the browser asks for, and what is chosen in the menu."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kolejiste.core.text import LANGUAGES
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import Person

pytestmark = pytest.mark.slow

BACKGROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


def _choose(person: Person, button: str) -> None:
    person.page.locator("#k-menu > summary").click()
    person.page.locator(f"#k-menu {button}").click()


def _brightness(person: Person) -> int:
    person.page.wait_for_load_state()
    colour = str(person.page.evaluate(BACKGROUND))
    return sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_what_the_browser_asks_for(people: People, language: str) -> None:
    ana = people("Ana", locale={"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK"}.get(language, language))
    ana.goes("/")
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.page.locator("h1")).to_have_text(web_words(language)("lobby-heading"))
    expect(ana.page.locator(".card h3")).to_contain_text([QUICKEST.name[language]])
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    expect(ana.page.locator("#k-confirm")).to_have_text(web_words(language)("confirm"))
    asked = "(path) => fetch(path).then((answer) => answer.json())"
    given = ana.page.evaluate(asked, f"/api/tables/{ana.table}/position?seat=0")
    assert {offer.words for offer in ana.offers()} == {move["words"] for move in given["legal"]}


def test_the_menu_changes_the_language_everywhere(people: People) -> None:
    ana = people("Ana", locale="en")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    for language in ("sk", "cs", "en"):
        _choose(ana, f'button[lang="{language}"]')
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
        expect(ana.page.locator("#k-confirm")).to_have_text(web_words(language)("confirm"))
    _choose(ana, 'button[lang="cs"]')
    expect(ana.page.locator("html")).to_have_attribute("lang", "cs")
    ana.goes("/")
    expect(ana.page.locator("h1")).to_have_text(web_words("cs")("lobby-heading"))


def test_the_menu_changes_the_colours(people: People) -> None:
    ana = people("Ana", color_scheme="light")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    light, board = _brightness(ana), ana.page.locator("#k-sheet").screenshot()
    _choose(ana, """button[data-body='{"theme":"dark"}']""")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert light > 600
    assert _brightness(ana) < 200
    ana.waits_for_turn()
    assert ana.page.locator("#k-sheet").screenshot() != board
    _choose(ana, """button[data-body='{"theme":"auto"}']""")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "auto")
    assert _brightness(ana) == light


def test_the_colours_follow_the_device(people: People) -> None:
    ana = people("Ana", color_scheme="dark")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    assert _brightness(ana) < 200
    ana.page.emulate_media(color_scheme="light")
    assert _brightness(ana) > 600
