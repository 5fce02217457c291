"""Several people on one device: the curtain falls between their turns and hides what is hidden."""

from __future__ import annotations

import pytest

from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import Person, hides

HIDING = [title for title in titles() if hides(title)]
TURNS = 4


@pytest.mark.slow
@pytest.mark.parametrize("title", HIDING, ids=lambda title: title.id)
def test_the_curtain_hides_the_hands_between_turns(people: People, title: Title) -> None:
    both, watcher = people("Ana"), people("Zoe")
    game = title.bind(2)
    table = both.has_table(title, ["here", "here"])
    watcher.goes(table)
    both.goes(table)
    handed, secrets = 0, 0
    for _ in range(30):
        both.page.locator("#k-chosen, .curtain").first.wait_for()
        if both.page.locator(".curtain").count():
            _same_as(watcher, both)
            handed += 1
            both.page.locator(".curtain [data-as]").first.click()
            both.waits_for_turn()
            watcher.sees(both.entry)
            secrets += both.drawing() != watcher.drawing()
        if handed == TURNS:
            break
        both.moves(both.thinks(game))
    assert handed == TURNS
    assert secrets > 0
    # The address alone does not lift the curtain for the one whose turn it is not.
    other = 1 - (both.seat or 0)
    both.goes(f"{table}?as={other}")
    both.page.locator(".curtain").wait_for()
    _same_as(watcher, both)


def _same_as(watcher: Person, both: Person) -> None:
    """Behind the curtain stands nothing but what a spectator sees."""
    watcher.sees(both.entry)
    assert both.drawing() == watcher.drawing()
    assert both.text("#k-log") == watcher.text("#k-log")
    assert both.position_in_words() == watcher.position_in_words()
    for place in ("#k-moves", "#k-confirm", "#k-personal", "#k-chat", "#k-undo"):
        assert both.page.locator(place).count() == 0
