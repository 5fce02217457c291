"""Leaving a game from its page: by agreement or by resigning, and a table that its host closes."""

from __future__ import annotations

import pytest

from kolejiste.core.text import LANGUAGES
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import Person


def two(people: People, language: str = "en", **given: object) -> tuple[Person, Person, str]:
    """Two people at a running sealed table."""
    ana, ben = people("Ana", locale=language), people("Ben", locale=language, viewport={"width": 390, "height": 844})
    seats = [{"who": "here", "name": "Ana"}, {"who": "invited"}]
    path = str(ana.posts("/api/tables", {"game": QUICKEST.id, "seats": seats, **given})["address"])
    ana.goes(path)
    ben.sits_down(path, 1)
    ana.page.locator("#k-frame").wait_for()
    return ana, ben, path


def leaves(person: Person, button: str) -> None:
    person.page.locator("#k-menu > summary").click()
    person.page.locator("#k-leaving > summary").click()
    person.page.locator(button).click()


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_abandoned_from_the_page_when_both_agree(people: People, language: str) -> None:
    ana, ben, _ = two(people, language)
    say = web_words(language)
    leaves(ana, "#k-abandon")
    ben.page.locator("#k-wish").wait_for()
    assert "Ana" in ben.text("#k-wish")
    ben.page.get_by_role("button", name=say("agree"), exact=True).click()
    for person in (ana, ben):
        person.page.locator('#k-main[data-over="yes"]').wait_for()
        assert say("ended-abandoned") in person.text("#k-turn")
        person.page.locator('#k-checked[data-good="yes"]').wait_for()  # the seal is opened, and both check it
    assert ana.page.locator("#k-doing").is_hidden()


def test_who_resigns_ends_the_game_where_it_was_settled_so(people: People) -> None:
    ana, ben, _ = two(people, resigning="nobody")
    leaves(ben, "#k-resign")
    for person in (ana, ben):
        person.page.locator('#k-main[data-over="yes"]').wait_for()
        assert web_words("en")("ended-resigned", names="Ben") in person.text("#k-turn")


def test_a_closed_table_says_so_to_who_waits_there(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    seats = [{"who": "here", "name": "Ana"}, {"who": "invited"}, {"who": "invited"}]
    path = str(ana.posts("/api/tables", {"game": QUICKEST.id, "seats": seats})["address"])
    ana.goes(path)
    ben.goes(path)
    place = ben.page.locator("#k-seat-1")
    place.locator("input").fill("Ben")
    place.locator("button").click()
    ana.page.locator("#k-seat-1 button").wait_for()  # by which the host frees the seat
    ana.page.locator("#k-close").click()
    for person in (ana, ben):
        person.page.get_by_text(web_words("en")("closed-words")).wait_for()
