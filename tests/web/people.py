"""People at the table: each has a browser of their own and does only what a person can do there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage

from kolejiste.bots import Bot, make
from kolejiste.core.contract import Game
from kolejiste.core.registry import Title

LONG = 240_000  # milliseconds: the machine may be busy with other things, and this only ends what hangs

# A point at which a click hits this drawn element and nothing that lies on it. On a phone its tab is opened first; what
# a panel hides is scrolled into view, but never the map.
POINT = """(pick) => {
  for (const element of document.querySelectorAll(`#k-main [data-pick="${CSS.escape(pick)}"]`)) {
    const part = element.closest(".part");
    const flat = document.getElementById("k-main").dataset.form !== "wide";
    if (flat && part.closest("#k-frame")) K.openTab("none"); // a panel may lie over the map
    else if (!part.checkVisibility()) K.openTab(part.closest("#k-doing") ? "turn" : part.dataset.role);
    if (!part.closest("#k-frame")) element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const steps = [[0.5, 0.5]];
    for (let i = 1; i < 16; i += 1) for (let j = 1; j < 16; j += 1) steps.push([i / 16, j / 16]);
    for (const [across, down] of steps) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      if (document.elementFromPoint(x, y)?.closest("[data-pick]") === element) return [x, y];
    }
  }
  return null;
}"""
# What flies in or is dealt is waited for, as a hand would: where it is clicked it may lie over something else still.
STILL = """(pick) => [...document.querySelectorAll(`#k-main [data-pick="${CSS.escape(pick)}"]`)]
  .flatMap((one) => one.closest(".part")?.getAnimations({ subtree: true }) ?? [])
  .every((one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
CHOICES = "() => JSON.parse(document.getElementById('k-choices')?.textContent || '{\"moves\": []}')"
OPEN = """() => [...new Set([...document.querySelectorAll("#k-main .k-open")].map((one) => one.dataset.pick))]"""
READY = """() => !document.getElementById("k-turn").hasAttribute("aria-busy")"""


@dataclass(frozen=True)
class Offer:
    """A move as the page offers it."""

    n: int
    picks: frozenset[str]
    words: str
    weighty: bool = False

    @property
    def id(self) -> str:
        """The id of its button."""
        return f"k-move-{self.n}"


class Person:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.page = context.new_page()
        self.page.set_default_timeout(LONG)
        self.expected: list[str] = []  # troubles that a test means to cause, as patterns
        self._troubles: list[str] = []
        self._minds: dict[tuple[Game, int], Bot] = {}
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._troubles.append(f"error: {error.error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._troubles.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def troubles(self) -> list[str]:
        """What the browser complained about and no test meant to cause."""
        return [one for one in self._troubles if not any(re.search(pattern, one) for pattern in self.expected)]

    # --- going places ------------------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else f"{self.address}{path}")

    def has_played(self) -> None:
        """In this browser before: the lobby knows the name."""
        self.goes("/")
        self.page.evaluate("(name) => localStorage.setItem('k-name', name)", self.name)
        self.goes("/")

    def makes_table(self, title: Title, chairs: Sequence[str]) -> str:
        """From the lobby by the form: `chairs` are what is chosen for each seat. Returns the table's address."""
        page = self.page
        self.goes("/")
        page.locator(f'a.button[href="/games/{title.id}/new"]').click()
        if len(chairs) != page.locator(".chair").count():
            page.locator(f'input[name="players"][value="{len(chairs)}"]').check()
            page.locator(f"#who-{len(chairs) - 1}").wait_for()
        for seat, chair in enumerate(chairs):
            field = page.locator(f"#who-{seat}")
            if field.input_value() != chair:
                field.select_option(chair)
                page.locator(f"#name-{seat}").wait_for(state="attached" if chair == "here" else "detached")
        for seat, chair in enumerate(chairs):
            if chair == "here":
                page.locator(f"#name-{seat}").fill(self.name if seat == 0 else f"{self.name} {seat + 1}")
        if len(chairs) > 1:
            page.locator("#k-first").select_option("0")
        page.locator('#k-new button[type="submit"]').click()
        page.locator("#k-main[data-table]").wait_for()
        return page.url

    def sits_down(self, table: str, seat: int) -> None:
        """By the invitation's address."""
        self.goes(table)
        place = self.page.locator(f"#k-seat-{seat}")
        place.locator("input").fill(self.name)
        place.locator("button").click()
        self.page.locator("#k-frame").wait_for()

    # --- without a page, where a test is about something else --------------------------------------------------------

    def asks(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.address}{path}", timeout=LONG)
        assert answer.ok, answer.text()
        return answer.json()

    def posts(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        token = next((one["value"] for one in self.context.cookies() if one["name"] == "kolejiste-csrf"), None)
        if token is None:
            self.context.request.get(f"{self.address}/", timeout=LONG)
            return self.posts(path, body)
        answer = self.context.request.post(
            f"{self.address}{path}", data=dict(body or {}), headers={"x-csrftoken": token}, timeout=LONG
        )
        assert answer.ok, answer.text()
        return answer.json()

    def has_table(
        self, title: Title, chairs: Sequence[str], *, seed: int = 1, options: Mapping[str, Any] | None = None
    ) -> str:
        """A table made without the form, dealt by a number. Returns its path."""
        seats = [
            {"who": chair, "name": (self.name if seat == 0 else f"{self.name} {seat + 1}") if chair == "here" else ""}
            for seat, chair in enumerate(chairs)
        ]
        made = {"game": title.id, "seats": seats, "seed": seed, "options": dict(options or {}), "first": 0}
        return str(self.posts("/api/tables", made)["address"])

    # --- at the table ------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return str(self.page.locator("#k-main").get_attribute("data-table"))

    @property
    def seat(self) -> int | None:
        given = self.page.locator("#k-main").get_attribute("data-seat")
        return int(given) if given else None

    @property
    def entry(self) -> int:
        return int(self.page.locator("#k-main").get_attribute("data-entry") or 0)

    @property
    def over(self) -> bool:
        return bool(self.page.locator("#k-main").get_attribute("data-over"))

    def sees(self, entry: int) -> None:
        """Wait until the page shows at least this entry."""
        self.page.wait_for_function(
            "(entry) => Number(document.getElementById('k-main').dataset.entry) >= entry", arg=entry, timeout=LONG
        )

    def waits_for_turn(self) -> None:
        self.page.locator("#k-chosen").wait_for()

    def offers(self) -> list[Offer]:
        given = self.page.evaluate(CHOICES)
        return [
            Offer(
                one["n"],
                frozenset(given["picks"][pick] for pick in one["picks"]),
                one["words"],
                one.get("weighty", False),
            )
            for one in given["moves"]
        ]

    def open(self) -> frozenset[str]:
        """The drawn elements that can be picked now."""
        return frozenset(self.page.evaluate(OPEN))

    @property
    def words(self) -> str:
        """What the page says is chosen."""
        return self.text("#k-chosen-words")

    def clicks(self, pick: str) -> None:
        """A click with the mouse at a place where this element is on top."""
        x, y = self.point(pick)
        self.page.mouse.click(x, y)

    def point(self, pick: str) -> tuple[float, float]:
        self.page.wait_for_function(STILL, arg=pick)
        found = self.page.evaluate(POINT, pick)
        assert found is not None, f"no place of {pick!r} can be clicked"
        return found[0], found[1]

    def presses(self, offer: Offer) -> None:
        """The button of a move in the list, which is opened first."""
        if not self.page.locator(f"#{offer.id}").count():
            self.page.locator("#k-list").click()
        self.page.locator(f"#{offer.id}").click()

    def picks(self, offer: Offer) -> bool:
        """Choose this move by clicking what is drawn, as far as that is needed. Returns whether it can be done so."""
        before = self.entry
        for pick in sorted(offer.picks):
            if self.is_made(before) or self.popped(offer) or self.words == offer.words:
                break
            if pick in self.open():
                self.clicks(pick)
                self.page.wait_for_function(READY)
        return self.is_made(before) or self.popped(offer) or self.words == offer.words

    def is_made(self, before: int) -> bool:
        """Whether something has happened since this entry."""
        return self.entry > before

    def popped(self, offer: Offer) -> bool:
        """Whether the panel beside the hand offers this move."""
        return bool(self.page.locator(f'#k-pop [data-make="{self._place(offer)}"]').count())

    def _place(self, offer: Offer) -> int:
        return next((place for place, one in enumerate(self.offers()) if one.n == offer.n), -1)

    def confirms(self, offer: Offer) -> None:
        """In the panel beside the hand where it asks, else by the button in the turn's panel."""
        before = self.entry
        if self.popped(offer):
            self.page.locator(f'#k-pop [data-make="{self._place(offer)}"]').click()
            self.page.wait_for_function(READY)
        else:
            assert self.words == offer.words
            self.page.locator("#k-confirm").click()
        if offer.weighty and not self.is_made(before) and self.popped(offer):
            self.page.locator(f'#k-pop [data-make="{self._place(offer)}"]').click()
        self.sees(before + 1)

    def moves(self, offer: Offer, *, button: bool = False) -> str:
        """Make this move. Returns whether it was chosen on the board or by a button."""
        before, way = self.entry, "board"
        if button or not offer.picks & self.open() or not self.picks(offer):
            way = "button"
            self.page.keyboard.press("Escape")
            self.presses(offer)
            self.page.wait_for_function(READY)
        if not self.is_made(before):
            self.confirms(offer)
        return way

    def thinks(self, game: Game) -> Offer:
        """The move that a sensible player would make, so that games come to an end."""
        seat = self.seat
        assert seat is not None
        offers = self.offers()
        if len(offers) == 1:
            return offers[0]
        mind = self._minds.setdefault((game, seat), make("planner", game, seat))
        view = game.read_view(self.asks(f"/api/tables/{self.table}/position?seat={seat}")["view"])
        numbered = {offer.n: offer for offer in offers}
        return numbered[mind.choose(view, sorted(numbered))]

    # --- what is shown -----------------------------------------------------------------------------------------------

    def drawing(self) -> str:
        """The board as it is drawn, without what choosing adds to it and in one order of attributes."""
        return str(self.page.evaluate(DRAWN))

    def position_in_words(self) -> str:
        """What the page would tell whoever opens the position in words."""
        return str(
            self.page.evaluate(
                """async () => {
                  const { table } = document.getElementById("k-main").dataset;
                  return (await fetch(`/tables/${table}/words${location.search}`)).text();
                }"""
            )
        )

    def text(self, selector: str) -> str:
        return str(self.page.locator(selector).evaluate("(one) => one.textContent.replace(/\\s+/g, ' ').trim()"))


DRAWN = """() => {
  const ours = /^k-/, added = ["role", "tabindex", "aria-label", "aria-pressed", "style"];
  const shown = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    const named = [...node.attributes].filter((one) => !added.includes(one.name)).map((one) => {
      const value = one.name === "class" ? one.value.split(/\\s+/).filter((word) => !ours.test(word)).join(" ") : one.value;
      return one.name === "class" && !value ? "" : ` ${one.name}="${value}"`;
    });
    return `<${node.tagName}${named.sort().join("")}>${[...node.childNodes].map(shown).join("")}</${node.tagName}>`;
  };
  return [...document.querySelectorAll("#k-main .part")].sort((one, other) => (one.id < other.id ? -1 : 1)).map(shown).join("");
}"""  # noqa: E501


def deciding(people: Sequence[Person]) -> Person | None:
    """The one of them who is asked, after waiting while others decide; nobody at the end."""
    first = people[0]
    table = first.table
    while True:
        now = first.asks(f"/api/tables/{table}/position")
        if now["over"]:
            for person in people:
                person.sees(now["entry"])
            return None
        for person in people:
            if person.seat == now["decider"]:
                person.sees(now["entry"])
                person.waits_for_turn()
                return person
        first.sees(now["entry"] + 1)


def asked(people: Sequence[Person]) -> Person:
    """The same in a game that is not over."""
    person = deciding(people)
    assert person is not None
    return person


def hides(title: Title, players: int = 2) -> bool:
    """Whether players of this game have something that others may not see."""
    return bool(title.bind(players).hidden_decks)
