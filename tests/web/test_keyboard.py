"""The keyboard alone: from the lobby through a whole turn, in the turn's panel or on the board, without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import READY, Person

MOST = 150  # presses of Tab to reach anything


def _at(person: Person, selector: str) -> bool:
    return bool(person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector))


def _tab(person: Person, selector: str, key: str = "Tab") -> None:
    """Press Tab until what has the focus is this."""
    for _ in range(MOST):
        person.page.keyboard.press(key)
        if _at(person, selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def _ends(person: Person, before: int) -> None:
    """A move that was chosen is made, after the panel that asks for it, if there is one."""
    page = person.page
    page.wait_for_function(READY)
    for _ in range(3):
        if person.entry == before and page.locator("#k-pop [data-make]:focus").count():
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
            page.wait_for_function(READY)
    person.sees(before + 1)


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_from_the_lobby_through_a_turn_by_keys(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce")
    keyboard, page = ana.page.keyboard, ana.page
    ana.goes("/")
    keyboard.press("Tab")
    assert _at(ana, ".skip")
    _tab(ana, f'a[href="/games/{title.id}/new"]')
    keyboard.press("Enter")
    page.locator("#k-new").wait_for()
    chairs = page.locator(".chair").count()
    _tab(ana, 'input[name="players"]:checked')
    keyboard.press("ArrowRight")
    expect(page.locator(".chair")).to_have_count(chairs + 1)
    assert _at(ana, "input[name=players]:checked")
    _tab(ana, "#name-0")
    keyboard.type("Ana")
    _tab(ana, "#k-new button[type=submit]")
    keyboard.press("Space")
    ana.waits_for_turn()
    for _ in range(5):  # no turn of any game takes more decisions before another seat is asked
        ana.waits_for_turn()
        entry = ana.entry
        if page.locator("#k-moves .move").count() == 0:
            _tab(ana, "#k-list")
            keyboard.press("Enter")
            assert _at(ana, "#k-search, #k-moves .move")
        else:
            _tab(ana, "#k-moves .move")
        if _at(ana, "#k-search"):
            keyboard.press("ArrowDown")
        assert _at(ana, "#k-moves .move")
        assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "solid"
        keyboard.press("Enter")
        _ends(ana, entry)


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_arrow_keys_go_over_the_board(people: People, title: Title) -> None:
    """One stop for Tab; from there the arrow keys reach the other things that can be picked, and Enter picks."""
    ana = people("Ana", reduced_motion="reduce")
    page, game = ana.page, title.bind(2)
    ana.goes(ana.has_table(title, ["here", "planner"]))
    for _ in range(14):
        ana.waits_for_turn()
        if len(ana.open()) > 2:
            break
        ana.moves(ana.thinks(game))
    assert page.locator('#k-main [data-pick][tabindex="0"]').count() == 1
    _tab(ana, "#k-main [data-pick]")
    words = {offer.words for offer in ana.offers()}
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        assert _at(ana, "#k-main .k-open")
        seen.add(page.evaluate("() => document.activeElement.dataset.pick"))
        label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        assert any(one.startswith(label.removesuffix(" …").removesuffix("…")) for one in words)
    assert len(seen) > 1
    before = ana.entry
    page.keyboard.press("Enter")
    page.wait_for_function("(entry) => Number(document.getElementById('k-main').dataset.entry) > entry || document.querySelector('#k-main .k-picked')", arg=before)  # fmt: skip  # noqa: E501
    page.keyboard.press("Escape")
    expect(page.locator("#k-main .k-picked")).to_have_count(0)


def test_a_key_takes_the_move_back(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    for title in titles():
        table = ana.has_table(title, ["here", "invited"])
        ana.goes(table)
        ben.sits_down(table, 1)
        for _ in range(4):
            person = ana if ana.asks(f"/api/tables/{ana.table}/position")["decider"] == 0 else ben
            person.waits_for_turn()
            person.moves(person.thinks(title.bind(2)))
            if person.page.locator('#k-undo[data-undo="free"]').count():
                before = person.entry
                person.page.keyboard.press("z")
                person.sees(before + 1)
                person.waits_for_turn()
                return
    raise AssertionError("no move could be taken back freely")
