"""Seeing what happens: pieces that travel, none for those who want none; marks on what is new; signs of one's turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kolejiste.core.registry import titles
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import Person

pytestmark = pytest.mark.slow

SAY = web_words("en")
COUNTED = """() => {
  window.animated = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.animated += 1;
    window.longest = Math.max(window.longest ?? 0, options.duration);
    return animate.call(this, frames, options);
  };
}"""
# A position in which another seat has just acted at the first thing that is drawn with a name.
ACTED = """() => {
  const place = document.getElementById("k-choices"), data = JSON.parse(place.textContent);
  const element = document.querySelector("#k-sheet .piece [id]"), play = document.getElementById("k-main");
  data.recent = [{ number: Number(play.dataset.moves), seat: 1, elements: [element.id] }];
  place.textContent = JSON.stringify(data);
  const before = { ...play.dataset, moves: Number(play.dataset.moves) - 1, places: new Map([["none", new DOMRect()]]) };
  document.dispatchEvent(new CustomEvent("k-shown", { detail: { before, now: null } }));
  return element.id;
}"""


def _sits(people: People, **settings: Any) -> Person:
    ana = people("Ana", **settings)
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    return ana


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_where_less_motion_is_wanted(people: People, motion: str) -> None:
    ana = _sits(people, reduced_motion=motion)
    game = QUICKEST.bind(2)
    ana.page.evaluate(COUNTED)
    for _ in range(4):
        ana.waits_for_turn()
        ana.moves(ana.thinks(game))
        if motion == "reduce":
            assert ana.page.evaluate("() => document.getAnimations().length") == 0
    ana.waits_for_turn()
    ana.page.evaluate(ACTED)
    assert (ana.page.evaluate("() => window.animated") == 0) == (motion == "reduce")
    assert ana.page.evaluate("() => window.longest ?? 0") <= 600
    expect(ana.page.locator(".k-flying")).to_have_count(0)


def test_what_others_did_is_marked_until_one_acts(people: People) -> None:
    ana = _sits(people, reduced_motion="reduce")
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    ana.waits_for_turn()
    name = ana.page.evaluate(ACTED)
    marked = ana.page.locator(".k-recent")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("id", name)
    assert "k-by-1" in (marked.get_attribute("class") or "")
    assert marked.evaluate("(one) => getComputedStyle(one).filter") == "none"  # a glow would lie over what is beside it
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    expect(ana.page.locator(f"#{name}.k-recent.k-by-1")).to_have_count(0)


def test_hovering_shows_what_belongs_to_it(people: People) -> None:
    ana = _sits(people)
    name = ana.page.evaluate("""() => {
      const [shown] = document.querySelectorAll("#k-sheet .piece [id]");
      document.querySelector("#k-people .person").dataset.shows = shown.id;
      return shown.id;
    }""")
    ana.page.locator("#k-people .person").first.hover()
    expect(ana.page.locator(".k-shown")).to_have_attribute("id", name)
    ana.page.mouse.move(1, 1)
    expect(ana.page.locator(".k-shown")).to_have_count(0)


# --- signs of one's turn ----------------------------------------------------------------------------------------------

HIDDEN = """() => {
  Object.defineProperty(document, "hidden", { get: () => Boolean(window.away), configurable: true });
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notes.push([title, body]); }
    close() {}
  };
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) { window.tones.push(this.frequency.value); return start.apply(this, given); };
}"""  # noqa: E501


def _switch(person: Person, name: str, value: str) -> None:
    person.page.locator("#k-menu > summary").click()
    button = person.page.locator(f'[data-switch="{name}"] [data-set="{value}"]')
    button.click()
    if value == "yes":
        expect(button).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")


def test_title_icon_sound_and_notification_tell_that_it_is_ones_turn(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    ana.page.add_init_script(f"({HIDDEN})()")
    title = titles()[0]
    table = ana.has_table(title, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    game = title.bind(2)
    ana.page.locator("#k-turn").wait_for()
    _switch(ana, "k-sound", "yes")
    _switch(ana, "k-notify", "yes")
    icon = ana.page.locator('link[rel="icon"]')
    for _ in range(20):
        deciding = ana.asks(f"/api/tables/{ana.table}/position")["decider"] == 0
        person = ana if deciding else ben
        person.waits_for_turn()
        assert ana.page.title().startswith("● ") == deciding
        assert ("icon-turn" in (icon.get_attribute("href") or "")) == deciding
        if deciding:
            ana.moves(ana.thinks(game))
            continue
        ana.page.evaluate("() => { window.away = true; window.tones.length = 0; }")
        ben.moves(ben.thinks(game))
        ana.sees(ben.entry)
        if ana.asks(f"/api/tables/{ana.table}/position")["decider"] == 0:
            break
    ana.waits_for_turn()
    assert ana.page.evaluate("() => window.notes")[-1][1] == ana.text("#k-ask")
    ana.page.wait_for_function("() => window.tones.length > 1")
    assert ana.page.title().startswith("● ")


def test_without_encryption_the_page_says_that_it_cannot_notify(people: People) -> None:
    ana = people("Ana")
    ana.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    _switch(ana, "k-notify", "no")
    ana.page.locator("#k-menu > summary").click()
    ana.page.locator('[data-switch="k-notify"] [data-set="yes"]').click()
    expect(ana.page.locator("#k-toast")).to_have_text(SAY("notify-insecure"))
    expect(ana.page.locator('[data-switch="k-notify"] [data-set="no"]')).to_have_attribute("aria-pressed", "true")
