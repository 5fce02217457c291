"""What the texts of Railroad Revolution are filled with: players, workers, cities and rails by readable names, and
tiles by what they bring. The sentences themselves are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.text import list_of

from .actions import ChooseAsset, HireWorker, KeepMilestone, SellShare, UseOrangeOrPay, WhatNext, WhichDeal
from .components import COLOURS, Bonus, Deal, Effect, Step
from .events import DealTaken, DealTurned, MilestoneKept, TileUsed
from .things import ANY_COLOUR, LEVELS

if TYPE_CHECKING:
    from .game import RailroadGame

NONE = "none"  # what a text gets in place of something that is not there


def arguments(game: RailroadGame, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
    """The words and numbers for the text of a thing: its fields under their own names.

    A worker is there in the accusative too, as `a_worker` and `a_new`. An action gives its `kind` to choose a sentence
    by, and a worker on it the `ability` it has there. A performance track tells `of_each` what its points are, and in
    the reckoning `what` is counted, of which `level`. Tiles are told by their `effect`, deals as `upper` and `lower`,
    a milestone by what it `asks` and by its `points`. A list gives its `count`.
    """
    speaker = Speaker(game, language, names)
    said: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(thing).items():
        if isinstance(value, bool):
            said[field] = "yes" if value else "no"
        elif isinstance(value, int) and field not in ("seat", "money"):
            said[field] = value
        else:
            said[field] = FIELDS[field](speaker, value) if field in FIELDS else value
        if field in ("worker", "new"):
            said[f"a_{field}"] = speaker.a_worker(value)
        elif field == "action":
            said["kind"] = value
        elif field == "track":
            said |= {"of_each": speaker.words(f"each-{value}", level=LEVELS), "what": value, "level": LEVELS}
        elif isinstance(value, tuple):
            said["count"] = len(value)
    if "worker" in said and "kind" in said:
        said["ability"] = speaker.ability(str(said["kind"]), thing.worker)  # type: ignore[attr-defined]  # it has one
    return said | _told(speaker, thing)


def _told(speaker: Speaker, thing: Thing) -> dict[str, str | int]:
    """What the fields of a thing do not say by themselves."""
    game = speaker.game
    rules = game.rules
    if isinstance(thing, ChooseAsset):
        return {"effect": speaker.asset(thing.asset)}
    if isinstance(thing, TileUsed):
        return {"effect": speaker.telegraph_tile(thing.tile)}
    if isinstance(thing, DealTaken):
        return {"effect": speaker.deal(thing.tile, thing.deal)}
    if isinstance(thing, DealTurned | WhichDeal):
        return {side: speaker.deal(thing.tile, side) for side in ("upper", "lower")}
    if isinstance(thing, KeepMilestone | MilestoneKept):
        number = game.board.milestone_number[thing.milestone]
        return {"asks": speaker.asks(thing.milestone), "points": game.board.points[number]}
    if isinstance(thing, HireWorker):
        return {"price": money(rules.hire_price)}
    if isinstance(thing, SellShare):
        return {"price": money(rules.share_price)}
    if isinstance(thing, UseOrangeOrPay):
        return {"price": money(thing.price)}
    if isinstance(thing, WhatNext):
        return {"price": money(rules.rail_price), "hard": money(rules.hard_price)}
    return {}


def money(amount: int) -> str:
    """The same in every language."""
    return f"${amount}"


class Speaker:
    """The readable names of one game's things in one language."""

    def __init__(self, game: RailroadGame, language: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.board = game.board
        self.language = language
        self.words = game.words(language)
        self.names = game.names(language, names)

    def toll(self, toll: Step) -> str:
        """What a step on a track costs, or `free`."""
        costs = []
        if toll.money:
            costs.append(money(toll.money))
        if toll.shares:
            costs.append(self.words("a-shares", shares=toll.shares))
        if toll.workers:
            costs.append(self.words("outline-toll-worker"))
        return self.several(costs) if costs else "free"

    def several(self, parts: Sequence[str]) -> str:
        return list_of(parts, self.language)

    # --- people and places ------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def city(self, city: str) -> str:
        return self.board.city_names[self.board.city_number[city]]

    def rail(self, rail: str) -> str:
        """A rail space: its two cities, its terrain and its deal icon."""
        board = self.board
        number = board.rail_number[rail]
        marks = []
        if board.hard[number]:
            marks.append(self.words("mark-hard", icons=board.hard[number]))
        if board.deal[number]:
            marks.append(self.words("mark-deal"))
        return self.words("rail", ends=self.ends(rail), marks=", ".join(marks), count=len(marks))

    def ends(self, rail: str) -> str:
        a, b = self.board.ends[self.board.rail_number[rail]]
        return f"{self.board.city_names[a]} – {self.board.city_names[b]}"

    def main(self, action: str) -> str:
        """One of the four main actions."""
        return self.words(f"main-{action}")

    def track(self, track: str) -> str:
        return self.words(f"track-{track}")

    def sectors(self, sectors: Sequence[int]) -> str:
        """Links of the telegraph line by the sectors on their left."""
        return self.several([f"{sector}–{sector + 1}" for sector in sectors])

    # --- workers ----------------------------------------------------------------------------------------------------

    def worker(self, worker: str) -> str:
        """A colour and its role: `purple foreman`."""
        return self.words(f"worker-{worker}")

    def a_worker(self, worker: str) -> str:
        """The same in the accusative."""
        return self.words(f"a-worker-{worker}")

    def crew(self, workers: dict[str, int]) -> str:
        """How many of each colour: `3 white, 1 purple`."""
        parts = [self.words(f"workers-{colour}", count=workers[colour]) for colour in COLOURS if workers.get(colour)]
        return ", ".join(parts) or self.words("nobody")

    def ability(self, action: str, worker: str) -> str:
        """What a placed worker brings besides the main action, with the edition's numbers."""
        if worker == "white":
            return self.words("ability-white")
        own = getattr(self.game.abilities, f"{action}_{worker}", 0)
        amount, more = own if isinstance(own, tuple) else (own, 0)
        return self.words(f"ability-{action}-{worker}", money=money(amount), more=money(more), count=amount)

    # --- what things bring ------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """`3 steps`, `a train for $200`, `purple foreman or grey negotiator`."""
        said = self._effect(effect, free=not effect.pay)
        return self.words("effect-pay", effect=said, money=money(effect.pay)) if effect.pay else said

    def _effect(self, effect: Effect, *, free: bool) -> str:
        """Without its price; `free` tells of rails and buildings that they cost nothing."""
        if effect.do == "money":
            return money(effect.count)
        if effect.do == "workers":
            return self.several([self.worker(colour) for colour in effect.colours])
        if effect.do == "one_of":
            return self.either([self.worker(colour) for colour in effect.colours])
        said = self.words(f"effect-{effect.do}", count=effect.count, free="yes" if free else "no")
        return self.words("effect-each", effect=said, money=money(effect.each)) if effect.each else said

    def either(self, parts: Iterable[str]) -> str:
        return reduce(lambda first, second: self.words("either", first=first, second=second), parts)

    def bonus(self, bonus: Bonus) -> str:
        """The first station's bonus, with its price."""
        said = self.several([self.effect(effect) for effect in bonus.effects])
        return self.words("effect-pay", effect=said, money=money(bonus.pay)) if bonus.pay else said

    def reward(self, tile: str) -> str:
        """What every station in a city with this tile brings."""
        return self.effect(self.board.primary[self.board.city_tiles.index(tile)])

    def first_bonus(self, tile: str) -> str:
        return self.bonus(self.board.bonus[self.board.city_tiles.index(tile)])

    def telegraph_tile(self, tile: str) -> str:
        return self.effect(self.board.telegraph_effect[self.board.telegraph_tiles.index(tile)])

    def train(self, train: str) -> str:
        """A train is called by what it brings."""
        return self.effect(self.board.train_effect[self.board.trains.index(train)])

    def trains(self, trains: dict[str, int]) -> str:
        """Trains of several types: `3 shares (2×), $600`."""
        parts = []
        for train in self.board.trains:
            count = trains.get(train, 0)
            if count:
                name = self.train(train)
                parts.append(name if count == 1 else self.words("times", thing=name, count=count))
        return ", ".join(parts) or self.words("nothing")

    def asset(self, asset: str) -> str:
        return self.effect(self.board.asset_effect[self.board.assets.index(asset)])

    def deal(self, tile: str, side: str) -> str:
        """One of a tile's two deals: what it costs and brings."""
        sides = self.board.deal_side[self.board.deals.index(tile)]
        deal: Deal = sides[("upper", "lower").index(side)]
        pay = money(deal.effect.pay) if deal.effect.pay else NONE
        return self.words("deal", effect=self._effect(deal.effect, free=False), shares=deal.shares, money=pay)

    # --- milestones -------------------------------------------------------------------------------------------------

    def milestone(self, milestone: str | int) -> str:
        return str(milestone).upper()

    def milestones(self, milestones: Sequence[str]) -> str:
        return self.several([self.milestone(milestone) for milestone in milestones])

    def managers(self, needs: Sequence[int]) -> str:
        """The managers that a milestone wants, each as a mask of colours."""
        parts = []
        for need in dict.fromkeys(needs):
            count = needs.count(need)
            if need == ANY_COLOUR:
                parts.append(self.words("manager-any", count=count))
            else:
                worker = self.worker(COLOURS[need.bit_length() - 1])
                parts.append(worker if count == 1 else self.words("many", thing=worker, count=count))
        return self.several(parts)

    def condition(self, kind: str, level: int, count: int) -> str:
        return self.words(f"condition-{kind}", level=level, count=count)

    def asks(self, milestone: str) -> str:
        """Managers and conditions of a milestone."""
        board = self.board
        number = board.milestone_number[milestone]
        needs = board.managers[number]
        conditions = self.several([self.condition(*condition) for condition in board.conditions[number]])
        return self.words("asks", managers=self.managers(needs), count=len(needs), conditions=conditions)


FIELDS: dict[str, Callable[[Speaker, Any], str]] = {
    "seat": Speaker.seat,
    "city": Speaker.city,
    "rail": Speaker.rail,
    "action": Speaker.main,
    "track": Speaker.track,
    "worker": Speaker.worker,
    "new": Speaker.worker,
    "train": Speaker.train,
    "milestone": Speaker.milestone,
    "milestones": Speaker.milestones,
    "sectors": Speaker.sectors,
    "asset": Speaker.asset,
    "money": lambda _, amount: money(amount),
}
