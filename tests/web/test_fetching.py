"""A page asks for what it does not have, and for nothing twice."""

from __future__ import annotations

import pytest

from .conftest import QUICKEST, People
from .people import Person, asked

pytestmark = pytest.mark.slow


def _asked_for(person: Person) -> list[str]:
    """The positions that a page fetches from now on."""
    found: list[str] = []
    person.page.on("request", lambda request: found.append(request.url) if "/now?" in request.url else None)
    return found


def test_the_first_load_and_an_own_move_bring_the_position_along(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    fetched = {person: _asked_for(person) for person in (ana, ben)}
    ana.page.reload()
    ana.page.locator("#k-frame").wait_for()
    ana.page.wait_for_timeout(800)  # the stream is open, and has told the version
    assert fetched[ana] == []
    person = asked((ana, ben))
    other = ben if person is ana else ana
    person.moves(person.thinks(QUICKEST.bind(2)))
    other.sees(person.entry)
    person.page.wait_for_timeout(500)
    assert fetched[person] == []
    assert len(fetched[other]) == 1
    assert "have=" in fetched[other][0]
    told = other.page.locator("#k-log .move .words").first.text_content()
    assert told
    assert other.page.locator("#k-news").text_content() == told  # it is read aloud


def test_only_what_changed_is_sent(people: People) -> None:
    """After words at the table the log comes, and not the board."""
    ana, ben = people("Ana"), people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    with ana.page.expect_response(lambda answer: "/now?" in answer.url) as heard:
        ben.posts(f"/api{table}/chat", {"seat": 1, "text": "Ahoj"})
    sent = {one["id"]: "html" in one and one["html"] is not None for one in heard.value.json()["fragments"]}
    assert [name for name, came in sent.items() if came] == ["k-story"]
    assert len(sent) > 5
