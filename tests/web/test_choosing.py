"""Choosing a move on the board: picks narrow what is open, the words are the move's, the rest tells why not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import Offer, Person

MOST = 14  # moves after which a position with something to narrow has come in every game


def _words_of_server(person: Person) -> dict[str, frozenset[str]]:
    """Every legal move as the server says it to programs: its words and its picks."""
    given = person.asks(f"/api/tables/{person.table}/position?seat={person.seat}")
    return {move["words"]: frozenset(move["picks"]) for move in given["legal"]}


def _drawn(person: Person) -> frozenset[str]:
    every = "() => [...document.querySelectorAll('#k-sheet [data-pick]')].map((one) => one.dataset.pick)"
    return frozenset(person.page.evaluate(every))


def _picked(person: Person) -> frozenset[str]:
    every = "() => [...document.querySelectorAll('#k-sheet .k-picked')].map((one) => one.dataset.pick)"
    return frozenset(person.page.evaluate(every))


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_picks_narrow_what_is_open_and_can_be_cancelled(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce")
    game = title.bind(2)
    ana.goes(ana.has_table(title, ["here", "planner"]))
    narrowed = False
    for _ in range(MOST):
        ana.waits_for_turn()
        offers, drawn = ana.offers(), _drawn(ana)
        assert {offer.words: offer.picks for offer in offers} == _words_of_server(ana)
        assert ana.open() == drawn & _all(offers)
        assert ana.page.locator("#k-confirm").is_disabled()
        assert ana.page.locator("#k-cancel").is_disabled()
        steps = [offer for offer in offers if len(offer.picks & drawn) > 1]
        if steps and len(ana.open()) > 2:
            _narrow(ana, offers, steps[len(steps) // 2], drawn)
            narrowed = True
            break
        ana.moves(ana.thinks(game))
    assert narrowed or all(len(game.picks(move)) < 2 for move in range(len(game.actions)))


def _all(offers: list[Offer]) -> frozenset[str]:
    return frozenset().union(*(offer.picks for offer in offers))


def _narrow(ana: Person, offers: list[Offer], goal: Offer, drawn: frozenset[str]) -> None:
    untouched = ana.words
    picked: set[str] = set()
    for pick in sorted(goal.picks & drawn):
        ana.clicks(pick)
        picked.add(pick)
        left = [offer for offer in offers if picked <= offer.picks]
        assert _picked(ana) == picked
        assert ana.open() == (drawn & _all(left)) - picked
        exact = [offer for offer in left if offer.picks == picked] or (left if len(left) == 1 else [])
        if exact:
            assert ana.words == exact[0].words
            assert ana.page.locator("#k-confirm").is_enabled()
        else:
            assert ana.words not in {offer.words for offer in offers} | {untouched}
            assert ana.page.locator("#k-confirm").is_disabled()
        shown = ana.page.locator("#k-moves .move:not(.k-out)").evaluate_all("(all) => all.map((one) => one.id)")
        assert set(shown) == {offer.id for offer in left}
    ana.page.locator("#k-cancel").click()
    assert _picked(ana) == frozenset()
    assert ana.open() == drawn & _all(offers)
    assert ana.words == untouched
    assert ana.page.locator("#k-confirm").is_disabled()


def test_a_second_click_lets_go_and_escape_cancels(people: People) -> None:
    ana = people("Ana")
    ana.goes(ana.has_table(titles()[0], ["here", "planner"]))
    ana.waits_for_turn()
    pick = min(ana.open())
    ana.clicks(pick)
    assert _picked(ana) == {pick}
    ana.clicks(pick)
    assert _picked(ana) == frozenset()
    ana.clicks(pick)
    ana.page.keyboard.press("Escape")
    assert _picked(ana) == frozenset()


# Elements that stand open for nobody now, each with a point at which a click hits nothing nearer that has a name.
SHUT = """() => {
  const found = [];
  for (const element of document.querySelectorAll("#k-sheet [id]")) {
    if (element.closest(".k-open") || element.querySelector(".k-open")) continue;
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("[id]") === element) {
        found.push({ id: element.id, x, y });
        break;
      }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_cannot_be_chosen_tells_why(people: People, title: Title) -> None:
    ana = people("Ana", reduced_motion="reduce")  # so that nothing glides away from under the mouse
    ana.goes(ana.has_table(title, ["here", "planner"]))
    game = title.bind(2)
    for _ in range(MOST):
        ana.waits_for_turn()
        place = f"/api/tables/{ana.table}"
        names = [seat["name"] for seat in ana.asks(place)["seats"]]
        view = game.read_view(ana.asks(f"{place}/position?seat={ana.seat}")["view"])
        for shut in ana.page.evaluate(SHUT):
            words = game.why_not(view, shut["id"], "en", names)
            if words:
                ana.page.mouse.click(shut["x"], shut["y"])
                expect(ana.page.locator("#k-toast")).to_be_visible()
                assert ana.text("#k-toast") == words
                assert _picked(ana) == frozenset()
                return
        ana.moves(ana.thinks(game))
    raise AssertionError("nothing that cannot be chosen had a reason")
