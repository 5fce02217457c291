"""Choosing a move: what is legal is marked, one gesture makes a move, the rest is asked beside the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from kolejiste.core.registry import Title, titles
from kolejiste.server.speech import web_words

from .conftest import People
from .people import Offer, Person

SAY = web_words("en")
MOST = 14  # moves after which a position with something to narrow has come in every game
DRAWN = "() => [...document.querySelectorAll('#k-main [data-pick]')].map((one) => one.dataset.pick)"
PICKED = "() => [...document.querySelectorAll('#k-main .k-picked')].map((one) => one.dataset.pick)"
# Change what the page was told to choose from, as if the server had told it so.
TOLD = """(change) => {
  const place = document.getElementById("k-choices"), data = JSON.parse(place.textContent);
  for (const [key, value] of Object.entries(change)) {
    if (key === "weighty") for (const move of data.moves) move.weighty = value;
    else data[key] = value;
  }
  place.textContent = JSON.stringify(data);
  document.dispatchEvent(new CustomEvent("k-shown", { detail: { before: null, now: null } }));
}"""


def _all(offers: Sequence[Offer]) -> frozenset[str]:
    return frozenset().union(*(offer.picks for offer in offers))


def _drawn(person: Person) -> frozenset[str]:
    return frozenset(person.page.evaluate(DRAWN))


def _picked(person: Person) -> frozenset[str]:
    return frozenset(person.page.evaluate(PICKED))


def _sits(people: People, title: Title, **settings: Any) -> Person:
    ana = people("Ana", reduced_motion="reduce", **settings)
    ana.goes(ana.has_table(title, ["here", "planner"]))
    ana.waits_for_turn()
    return ana


def _comes_to(ana: Person, title: Title, found: Callable[[list[Offer]], list[Offer]]) -> list[Offer]:
    """Play on until such offers are there."""
    game = title.bind(2)
    for _ in range(MOST):
        ana.waits_for_turn()
        if offers := found(ana.offers()):
            return offers
        ana.moves(ana.thinks(game))
    return []


def _first(people: People, found: Callable[[list[Offer]], list[Offer]]) -> tuple[Person, list[Offer]]:
    """Somebody at the first game in which such offers come soon."""
    for title in titles():
        ana = _sits(people, title)
        if offers := _comes_to(ana, title, found):
            return ana, offers
    raise AssertionError("no game has such moves")


def _single(offers: list[Offer]) -> list[Offer]:
    """Moves that one pick names and nothing else follows."""
    return [
        one for one in offers if len(one.picks) == 1 and sum(bool(one.picks & other.picks) for other in offers) == 1
    ]


def _several(offers: list[Offer]) -> list[Offer]:
    """The moves of a pick that some share, a few, none of them made of the picks of another."""
    for pick in sorted(_all(offers)):
        left = [one for one in offers if pick in one.picks]
        if 1 < len(left) < 9 and not any(one.picks < other.picks for one in left for other in left):
            return [Offer(one.n, frozenset({pick}), one.words) for one in left]
    return []


def _gathering(offers: list[Offer]) -> list[Offer]:
    """The largest of moves that gather things of one sort, and one that is a part of it."""
    for one in sorted(offers, key=lambda offer: -len(offer.picks)):
        inner = [other for other in offers if other.picks and other.picks < one.picks]
        if inner and len({pick.split("-")[0] for pick in one.picks}) == 1:
            return [one, inner[0]]
    return []


# --- marks ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_is_legal_is_marked_and_a_pick_narrows_it(people: People, title: Title) -> None:
    ana, game = _sits(people, title), title.bind(2)
    narrowed = 0
    for _ in range(MOST):
        ana.waits_for_turn()
        offers, drawn = ana.offers(), _drawn(ana)
        given = ana.asks(f"/api/tables/{ana.table}/position?seat={ana.seat}")["legal"]
        assert {one.words: one.picks for one in offers} == {one["words"]: frozenset(one["picks"]) for one in given}
        assert ana.open() == drawn & _all(offers)
        assert ana.page.locator(".k-strong").count() == 0
        shared = [pick for pick in sorted(ana.open()) if sum(pick in one.picks for one in offers) > 1]
        if shared:
            pick = shared[len(shared) // 2]
            ana.clicks(pick)
            left = [one for one in offers if pick in one.picks]
            assert _picked(ana) == {pick}
            assert ana.open() == (drawn & _all(left)) - {pick}
            assert ana.page.locator(".k-open:not(.k-strong)").count() == 0
            ana.page.keyboard.press("Escape")
            assert _picked(ana) == frozenset()
            assert ana.open() == drawn & _all(offers)
            assert ana.words == SAY("choose-here")
            narrowed += 1
            if narrowed == 2:
                break
        ana.moves(ana.thinks(game))
    assert narrowed or all(len(game.picks(move)) < 2 for move in range(len(game.actions)))


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_kind_brings_out_its_own(people: People, title: Title) -> None:
    ana = _sits(people, title)
    for _ in range(MOST):
        ana.waits_for_turn()
        chips = ana.page.locator("#k-kinds [data-kind]")
        if chips.count() > 1:
            break
        ana.moves(ana.thinks(title.bind(2)))
    else:
        pytest.skip("this game asks for one kind of action at a time")
    told = ana.page.evaluate("() => JSON.parse(document.getElementById('k-choices').textContent)")
    for chip in range(chips.count()):
        kind = told["kinds"][int(chips.nth(chip).get_attribute("data-kind") or 0)]
        chips.nth(chip).click()
        expect(chips.nth(chip)).to_have_attribute("aria-pressed", "true")
        own = {told["picks"][pick] for place in kind["moves"] for pick in told["moves"][place]["picks"]}
        strong = ana.page.locator(".k-strong").evaluate_all("(all) => all.map((one) => one.dataset.pick)")
        assert set(strong) == own & _drawn(ana) == ana.open()
        assert not any(letter.isdigit() for letter in chips.nth(chip).inner_text())
    ana.page.keyboard.press("Escape")
    assert ana.page.locator(".k-strong").count() == 0


# --- one gesture ----------------------------------------------------------------------------------------------------


def test_one_click_makes_a_move(people: People) -> None:
    ana, offers = _first(people, _single)
    before = ana.entry
    ana.clicks(min(offers[0].picks))
    ana.sees(before + 1)


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("title", [one for one in titles() if one.engine == "tickets"], ids=lambda title: title.id)
def test_two_clicks_draw_two_cards(people: People, title: Title) -> None:
    ana, game = _sits(people, title), title.bind(2)
    deck = next(move for move, action in enumerate(game.actions) if action.tag == "draw-blind")
    assert _comes_to(ana, title, lambda offers: [one for one in offers if one.n == deck])
    before = ana.entry
    (pick,) = game.picks(deck)
    for card in (1, 2):
        ana.clicks(pick)
        ana.sees(before + card)


def test_a_setting_confirms_every_move(people: People) -> None:
    ana, offers = _first(people, _single)
    before = ana.entry
    ana.page.locator("#k-menu > summary").click()
    ana.page.locator('[data-switch="k-confirm"] [data-set="yes"]').click()
    ana.page.keyboard.press("Escape")
    ana.page.reload()
    ana.waits_for_turn()
    ana.clicks(min(offers[0].picks))
    assert ana.words == offers[0].words
    expect(ana.page.locator("#k-pop [data-make]")).to_be_focused()
    assert ana.page.locator("#k-confirm").is_enabled()
    assert ana.entry == before
    ana.page.keyboard.press("Enter")
    ana.sees(before + 1)


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("where", ["beside", "bar", "twice"])
def test_a_weighty_move_is_confirmed(people: People, where: str) -> None:
    ana, offers = _first(people, _single)
    ana.page.evaluate(TOLD, {"weighty": True})
    before, pick = ana.entry, min(offers[0].picks)
    if where == "twice":
        ana.page.mouse.dblclick(*ana.point(pick))
    else:
        ana.clicks(pick)
        assert ana.words == offers[0].words
        ana.page.wait_for_timeout(200)
        assert ana.entry == before
        ana.page.locator("#k-pop [data-make]" if where == "beside" else "#k-confirm").click()
    ana.sees(before + 1)


def test_a_second_click_lets_go(people: People) -> None:
    ana, offers = _first(people, _several)
    pick = min(offers[0].picks)
    ana.clicks(pick)
    assert _picked(ana) == {pick}
    ana.page.wait_for_timeout(600)  # not a double click
    ana.clicks(pick)
    assert _picked(ana) == frozenset()


@pytest.mark.slow
def test_what_is_gathered_waits_for_a_word(people: People) -> None:
    ana, (whole, part) = _first(people, _gathering)
    before = ana.entry
    for pick in sorted(part.picks):
        ana.clicks(pick)
    assert ana.words == part.words
    assert ana.page.locator("#k-confirm").is_enabled()
    for pick in sorted(whole.picks - part.picks):
        ana.clicks(pick)
    assert ana.words == whole.words
    assert ana.entry == before
    ana.page.locator("#k-confirm").click()
    ana.sees(before + 1)


# --- where the hand is ----------------------------------------------------------------------------------------------

BOXES = """(pick) => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  return [box(document.getElementById("k-pop")), box(document.querySelector(`#k-main .k-picked[data-pick="${CSS.escape(pick)}"]`)),
    { left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
}"""  # noqa: E501


def test_what_is_left_is_asked_beside_the_thing(people: People) -> None:
    ana, offers = _first(people, _several)
    before, pick = ana.entry, min(offers[0].picks)
    x, y = ana.point(pick)
    ana.page.mouse.click(x, y)
    entries = ana.page.locator("#k-pop [data-make]")
    assert entries.count() == len(offers)
    panel, thing, window = ana.page.evaluate(BOXES, pick)
    assert window["left"] <= panel["left"] < panel["right"] <= window["right"]
    assert window["top"] <= panel["top"] < panel["bottom"] <= window["bottom"]
    if thing["right"] - thing["left"] < 160 and thing["bottom"] - thing["top"] < 160:
        assert panel["left"] >= thing["right"] or panel["right"] <= thing["left"] or panel["top"] >= thing["bottom"] or panel["bottom"] <= thing["top"]  # fmt: skip  # noqa: E501
    assert not (panel["left"] < x < panel["right"] and panel["top"] < y < panel["bottom"])
    expect(entries.first).to_be_focused()  # the sensible one
    ana.page.keyboard.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#k-pop")).to_have_count(0)
    assert ana.entry == before
    ana.page.mouse.click(*ana.point(pick))
    ana.page.keyboard.press("Enter")
    ana.sees(before + 1)


# Elements that stand open for nobody now, each with a point at which a click hits nothing nearer that has a name.
SHUT = """() => {
  const found = [];
  for (const element of document.querySelectorAll("#k-main .piece [id]")) {
    if (element.closest(".k-open") || element.querySelector(".k-open") || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]]) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      const open = [...document.querySelectorAll("#k-main .k-open")];
      if (hit?.closest("[id]") === element && !K.reach.nearest(open, x, y, K.reach.MOUSE).length) {
        found.push({ id: element.id, x, y });
        break;
      }
    }
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_cannot_be_chosen_tells_why(people: People, title: Title) -> None:
    ana = _sits(people, title)
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
                expect(ana.page.locator("#k-pop.k-note")).to_have_text(words)
                assert _picked(ana) == frozenset()
                return
        ana.moves(ana.thinks(game))
    raise AssertionError("nothing that cannot be chosen had a reason")


# --- previews -------------------------------------------------------------------------------------------------------


def test_the_hand_shows_what_would_be(people: People) -> None:
    ana, offers = _first(people, _single)
    part = ana.page.locator("#k-sheet .part").first.get_attribute("id") or ""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        ghosts = {part.removeprefix("k-part-"): '<circle cx="20" cy="20" r="9"/>'}
        route.fulfill(json={"words": "+7 points", "ghosts": ghosts})

    ana.page.route("**/preview?*", answer)
    pick = min(offers[0].picks)
    ana.page.mouse.move(*ana.point(pick))
    expect(ana.page.locator("#k-preview")).to_contain_text("+7 points")
    assert offers[0].words in ana.text("#k-preview")
    expect(ana.page.locator(f"#{part} .k-ghost circle")).to_have_count(1)
    ana.page.mouse.move(2, 2)
    expect(ana.page.locator("#k-preview")).to_be_empty()
    expect(ana.page.locator(".k-ghost")).to_have_count(0)
    ana.page.mouse.move(*ana.point(pick))
    expect(ana.page.locator(".k-ghost")).to_have_count(1)
    assert len(asked) == 1  # the same position and move are asked about once


# --- the list -------------------------------------------------------------------------------------------------------


def test_a_long_list_is_searched_without_accents(people: People) -> None:
    ana, offers = _first(people, lambda offers: offers if len(offers) > 20 else [])
    ana.page.locator("#k-list").click()
    expect(ana.page.locator("#k-search")).to_be_focused()
    assert ana.page.locator("#k-moves .move").count() == len(offers)
    goal = offers[len(offers) // 2]
    ana.page.keyboard.type(goal.words.replace(": ", " ").upper())
    shown = ana.page.locator("#k-moves .move:visible")
    assert goal.id in shown.evaluate_all("(all) => all.map((one) => one.id)")
    assert shown.count() < len(offers)
    ana.page.locator("#k-search").fill("qqq")
    expect(ana.page.locator("#k-nothing")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_nothing_jumps_while_one_looks(people: People, title: Title) -> None:
    """Hovering and picking change words and marks, but move nothing on the page."""
    ana = _sits(people, title)
    place = "() => ['k-people', 'k-kinds', 'k-stage'].map((name) => JSON.stringify(document.getElementById(name).getBoundingClientRect()))"  # noqa: E501
    offers, before = ana.offers(), ana.page.evaluate(place)
    ana.page.mouse.move(*ana.point(min(ana.open())))
    ana.page.wait_for_timeout(200)
    assert ana.page.evaluate(place) == before
    shared = [pick for pick in sorted(ana.open()) if sum(pick in one.picks for one in offers) > 1]
    if shared and len(offers) > 6:
        ana.clicks(shared[0])
        assert ana.page.evaluate(place) == before
