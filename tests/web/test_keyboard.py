"""The keyboard alone: from the lobby to a move that is made, without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import Person

MOST = 150  # presses of Tab to reach anything


def _tab(person: Person, selector: str, key: str = "Tab") -> None:
    """Press Tab until what has the focus is this."""
    for _ in range(MOST):
        person.page.keyboard.press(key)
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_from_the_lobby_to_a_move_by_keys(people: People, title: Title) -> None:
    ana = people("Ana")
    keyboard, page = ana.page.keyboard, ana.page
    ana.goes("/")
    keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('.skip')")
    _tab(ana, f'a[href="/games/{title.id}/new"]')
    keyboard.press("Enter")
    page.locator("#k-new").wait_for()
    chairs = page.locator(".chair").count()
    _tab(ana, 'input[name="players"]:checked')
    keyboard.press("ArrowRight")
    expect(page.locator(".chair")).to_have_count(chairs + 1)
    assert page.evaluate("() => document.activeElement.matches('input[name=players]:checked')")
    _tab(ana, "#name-0")
    keyboard.type("Ana")
    _tab(ana, "#k-new button[type=submit]")
    keyboard.press("Space")
    ana.waits_for_turn()

    entry = ana.entry
    _tab(ana, "#k-moves .move, #k-moves summary")
    if page.evaluate("() => document.activeElement.matches('summary')"):
        keyboard.press("Enter")
        _tab(ana, "#k-moves .move")
    keyboard.press("Space")
    words = page.evaluate("() => document.activeElement.dataset.words")
    assert ana.words == words
    _tab(ana, "#k-confirm", "Shift+Tab")
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"  # where the focus is can be seen
    keyboard.press("Enter")
    ana.sees(entry + 1)
