"""Who sits where: spectators, personal links that carry a seat to another browser, bots that stand in."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kolejiste.server.errors import NotAllowed
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import Person, asked

pytestmark = pytest.mark.slow

SAY = web_words("en")


def _two(people: People) -> tuple[Person, Person, str]:
    ana, ben = people("Ana"), people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    return ana, ben, table


def test_a_spectator_follows_without_reloading_and_has_no_moves(people: People) -> None:
    ana, ben, table = _two(people)
    zoe = people("Zoe")
    zoe.goes(table)
    zoe.page.locator("#k-frame").click(position={"x": 20, "y": 20})  # the board has the focus then, and still changes
    zoe.page.evaluate("() => { window.stayed = true; }")
    game = QUICKEST.bind(2)
    drawn = {zoe.drawing()}
    for _ in range(6):
        person = asked((ana, ben))
        person.moves(person.thinks(game))
        zoe.sees(person.entry)
        drawn.add(zoe.drawing())
        for place in ("#k-moves", "#k-confirm", "#k-undo", "#k-chat", "#k-personal"):
            assert zoe.page.locator(place).count() == 0
        assert zoe.seat is None
    assert len(drawn) > 3
    assert zoe.page.evaluate("() => window.stayed")
    assert zoe.page.locator("#k-people button").count() == 0
    ana.page.locator("#k-chat-text").fill("Good luck <b>all</b>")
    ana.page.locator("#k-chat button").click()
    expect(zoe.page.locator("#k-log li.chat").first).to_contain_text("Good luck <b>all</b>")
    expect(ana.page.locator("#k-chat-text")).to_have_value("")


def test_words_half_written_stay_while_others_move(people: People) -> None:
    ana, ben, _ = _two(people)
    game = QUICKEST.bind(2)
    ana.page.locator("#k-chat-text").fill("I am thinking about")
    ben.page.locator("#k-chat-text").fill("Take your")
    ben.page.locator(".game-name").click()
    for _ in range(3):
        person = asked((ana, ben))
        person.moves(person.thinks(game))
    ana.sees(ben.entry)
    ben.sees(ana.entry)
    expect(ana.page.locator("#k-chat-text")).to_have_value("I am thinking about")
    expect(ben.page.locator("#k-chat-text")).to_have_value("Take your")


def test_a_personal_link_moves_the_seat_to_another_browser(people: People) -> None:
    ana, ben, _ = _two(people)
    link = ana.text("#k-personal")
    tablet = people("Ana's tablet")
    tablet.expected.append("status of 403")
    tablet.goes(link)
    tablet.page.locator("main button").click()
    tablet.page.locator("#k-frame").wait_for()
    assert tablet.seat == 0
    expect(ana.page.locator("#k-main")).to_have_attribute("data-seat", "")
    assert ana.page.locator("#k-moves").count() == 0
    assert ana.page.locator("#k-personal").count() == 0
    game = QUICKEST.bind(2)
    for _ in range(4):
        person = asked((tablet, ben))
        person.moves(person.thinks(game))
    ana.sees(tablet.entry)
    thief = people("Max")
    thief.expected.append("status of 403")
    thief.goes(link)
    expect(thief.page.locator("main")).to_contain_text(NotAllowed("link-used").say("en"))


def test_a_bot_stands_in_until_its_person_is_back(people: People) -> None:
    ana, ben, _ = _two(people)
    game = QUICKEST.bind(2)
    ana.page.locator("#k-person-0 button").click()
    expect(ben.page.locator("#k-person-0")).to_contain_text(SAY("bot-plays"))
    for _ in range(4):  # the bot plays between Ben's moves
        person = asked((ben,))
        person.moves(person.thinks(game))
        assert ana.page.locator("#k-moves").count() == 0
    ana.page.get_by_role("button", name=SAY("take-back")).click()
    expect(ben.page.locator("#k-person-0")).not_to_contain_text(SAY("bot-plays"))
    while (person := asked((ana, ben))) is ben:
        person.moves(person.thinks(game))
    assert person is ana
    ana.moves(ana.thinks(game))


def test_a_bot_can_take_the_seat_of_one_who_went_away(people: People) -> None:
    ana, ben, table = _two(people)
    expect(ana.page.locator("#k-person-1 button")).to_be_hidden()
    ben.page.goto("about:blank")
    expect(ana.page.locator("#k-person-1")).to_contain_text(SAY("away"))
    ana.page.locator("#k-person-1 button").click()
    expect(ana.page.locator("#k-person-1")).to_contain_text(SAY("bot-plays"))
    ben.goes(table)
    ben.page.get_by_role("button", name=SAY("take-back")).click()
    expect(ana.page.locator("#k-person-1")).not_to_contain_text(SAY("bot-plays"))
