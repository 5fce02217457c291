"""Taking a move back: alone where nothing became known, with everybody's consent otherwise."""

from __future__ import annotations

import pytest

from kolejiste.core.contract import OptionValue
from kolejiste.core.registry import Title, bound, titles
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import asked, deciding, hides

SAY = web_words("en")


def test_a_move_that_revealed_nothing_is_taken_back_freely(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    title = next((title for title in titles() if not hides(title)), QUICKEST)
    options = _without_automas(title)
    game = bound(title.id, 2, options)
    table = ana.has_table(title, ["here", "invited"], options=options)
    ana.goes(table)
    ben.sits_down(table, 1)
    for _ in range(20):
        person = asked((ana, ben))
        before, offers = person.drawing(), person.offers()
        person.moves(person.thinks(game))
        undo = person.page.locator("#k-undo")
        if undo.count() and undo.inner_text() == SAY("undo-free"):
            break
    assert person.drawing() != before
    undo.click()
    person.waits_for_turn()
    person.page.wait_for_function("(words) => document.getElementById('k-log').textContent.includes(words)", arg=SAY("taken-back", name=person.name, moves=1))  # fmt: skip  # noqa: E501
    assert person.drawing() == before
    assert person.offers() == offers
    other = ben if person is ana else ana
    other.sees(person.entry)
    assert other.page.locator("#k-wish").count() == 0


def _without_automas(title: Title) -> dict[str, OptionValue]:
    """Options by which two people play alone, where two would have an automa."""
    found = (options for players, options in title.settings() if players == 2)
    return next((options for options in found if bound(title.id, 2, options).automas == 0), {})


@pytest.mark.slow
@pytest.mark.parametrize("agrees", [True, False], ids=["agreed", "refused"])
def test_others_are_asked_where_something_is_known(people: People, agrees: bool) -> None:
    ana, ben = people("Ana"), people("Ben")
    game = QUICKEST.bind(2)
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    for _ in range(8):
        asking = asked((ana, ben))
        before, entry = [ana.drawing(), ben.drawing()], asking.entry
        asking.moves(asking.thinks(game))
    other = ben if asking is ana else ana
    other.sees(asking.entry)
    after = [ana.drawing(), ben.drawing()]
    undo = asking.page.locator("#k-undo")
    assert undo.inner_text() == SAY("undo-ask")
    undo.click()
    asking.page.locator("#k-wish").wait_for()
    assert asking.page.locator("#k-wish button").count() == 0  # who asks agrees already
    other.page.locator("#k-wish").wait_for()
    assert asking.name in other.text("#k-wish")
    other.page.get_by_role("button", name=SAY("agree" if agrees else "refuse"), exact=True).click()
    for person in (ana, ben):
        person.page.locator("#k-wish").wait_for(state="detached")
    if agrees:
        for person in (ana, ben):
            person.sees(entry + 2)  # the move and that it was taken back
        assert [ana.drawing(), ben.drawing()] == before
        assert deciding((ana, ben)) is asking
    else:
        assert [ana.drawing(), ben.drawing()] == after
        assert asking.entry == entry + 1
