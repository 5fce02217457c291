"""A page that is loaded again, and a server that falls and comes back: the position is the same and play goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import asked
from .served import Served

SHOWN = ("#k-turn", "#k-people", "#k-log")


def test_a_reload_shows_the_same_position(people: People) -> None:
    ana = people("Ana")
    game = QUICKEST.bind(2)
    ana.goes(ana.has_table(QUICKEST, ["here", "random"]))
    for _ in range(4):
        ana.waits_for_turn()
        ana.moves(ana.thinks(game))
    ana.waits_for_turn()
    drawn, shown, offers = ana.drawing(), [ana.text(place) for place in SHOWN], ana.offers()
    told = ana.position_in_words()
    ana.page.reload()
    ana.waits_for_turn()
    assert ana.drawing() == drawn
    assert ana.offers() == offers
    assert [ana.text(place) for place in SHOWN[1:]] == shown[1:]
    assert ana.position_in_words() == told


@pytest.fixture
def falling(folder: Path) -> Iterator[Served]:
    """A server by the command that people use, which a test may kill."""
    server = Served(folder, real=True)
    yield server
    server.stop()


@pytest.mark.slow
def test_pages_come_back_by_themselves_when_the_server_does(people: People, falling: Served) -> None:
    ana, ben = (people(name, address=falling.address) for name in ("Ana", "Ben"))
    for person in (ana, ben):
        person.expected.append("net::ERR_")
    game = QUICKEST.bind(2)
    ben.sits_down(ana.makes_table(QUICKEST, ["here", "invited"]), 1)
    ana.page.locator("#k-frame").wait_for()
    for _ in range(5):
        person = asked((ana, ben))
        person.moves(person.thinks(game))
    person = asked((ana, ben))
    other = ben if person is ana else ana
    drawn = [person.drawing(), other.drawing()]
    offer = person.thinks(game)
    for one in (ana, ben):
        one.page.evaluate("() => { window.stayed = true; }")

    falling.stop(signal.SIGKILL)
    person.presses(offer)
    if person.popped(offer):
        person.page.keyboard.press("Enter")
    person.page.locator("#k-toast").wait_for()
    assert person.page.locator("#k-toast").inner_text() == web_words("en")("net-lost")
    falling.start()

    # What was chosen is still chosen, and the other page hears of the move without being touched.
    assert person.words == offer.words
    assert [person.drawing(), other.drawing()] == drawn
    person.confirms(offer)
    other.sees(person.entry)
    for _ in range(4):
        person = asked((ana, ben))
        person.moves(person.thinks(game))
    ana.sees(ben.entry)
    ben.sees(ana.entry)
    assert all(one.page.evaluate("() => window.stayed") for one in (ana, ben))
