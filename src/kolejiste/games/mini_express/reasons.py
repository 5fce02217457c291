"""Why something drawn cannot be chosen now. Everything is open in Mini Express, so the state that a view shows is the
whole truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Reason

from . import drafting
from .rules import building, shares
from .rules.figures import COMPANIES, NOWHERE

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState
    from .view import MiniView


# --- the draft --------------------------------------------------------------------------------------------------------


class StartingSharesGone(Reason, frozen=True):
    """No starting share of the company is left."""

    company: str


class SameStartingShare(Reason, frozen=True):
    """The second starting share is of another company."""

    company: str


class PairTaken(Reason, frozen=True):
    """Somebody has the same two companies."""

    company: str


class DraftWouldStick(Reason, frozen=True):
    """Somebody else would be left without a pick."""

    company: str


# --- shares -----------------------------------------------------------------------------------------------------------


class NoShareLeft(Reason, frozen=True):
    company: str


class TooLittleInfluence(Reason, frozen=True):
    """A share costs an influence for each train in the company's pool."""

    company: str
    need: int
    have: int


# --- tracks -----------------------------------------------------------------------------------------------------------


class NoTrains(Reason, frozen=True):
    company: str


class NothingInReach(Reason, frozen=True):
    """With the trains in its pool the company reaches no city."""

    company: str
    trains: int


class CityClosed(Reason, frozen=True):
    """The city's demand token is gone."""

    city: str


class EverybodyThere(Reason, frozen=True):
    """Every company that could build has a train there."""

    city: str


class CityTooFar(Reason, frozen=True):
    """The company that lacks the fewest trains."""

    city: str
    company: str
    need: int
    have: int


class CityFarAway(Reason, frozen=True):
    """No pool could hold the trains for it."""

    city: str
    most: int


class CityFirst(Reason, frozen=True):
    """Spaces are chosen only after the city."""


class NotOnTheWay(Reason, frozen=True):
    """The track takes a shortest way."""

    space: str
    city: str


# --- a second action --------------------------------------------------------------------------------------------------


class SameCompany(Reason, frozen=True):
    """The first action was this company's."""

    company: str


class WouldEndGame(Reason, frozen=True):
    """A second action must not exhaust a company."""


# --- tokens and variants ----------------------------------------------------------------------------------------------


class CompanyOnToken(Reason, frozen=True):
    """The wild token brings its own company influence anyway."""

    company: str


class RunsEast(Reason, frozen=True):
    company: str


class NotWhereTheyMet(Reason, frozen=True):
    """The company has no train where the branches met."""

    company: str


class PortTaken(Reason, frozen=True):
    port: str
    company: str


class PortLater(Reason, frozen=True):
    """Ports open with the first track into a city with a wild token."""


# --- which pick, and why not ------------------------------------------------------------------------------------------

PANEL = {"draft": "company", "draft-two": "company", "draft-both": "company", "influence": "influence"}


def pick_of(game: MiniGame, view: MiniView, element: str) -> str | None:
    """Parts of a company stand for what is done with them, trains and names of spaces for where they are."""
    if element in game.every_pick:
        return element
    kind, _, name = element.partition("-")
    if kind == "train":
        kind, name = "label", name.partition("-")[2]
    elif kind == "mark":
        kind, name = "track", name.rpartition("-")[0]
    pick = ""
    if kind in ("stock", "panel", "length"):
        done = "west" if kind != "stock" and view.phase == "operator" else PANEL.get(view.phase, "share")
        pick = f"{done}-{name}"
    elif kind == "pool":
        pick = f"build-{name}"
    elif kind == "track":
        pick = f"influence-{name}"
    elif kind == "label":
        return next(
            (f"{what}-{name}" for what in ("city", "space", "port") if f"{what}-{name}" in game.every_pick), None
        )
    return pick if pick in game.every_pick else None


def refused(game: MiniGame, view: MiniView, pick: str) -> Reason | None:
    """The most fundamental reason first: what is gone for good, then what this action may not do, then the means."""
    kind, _, name = pick.partition("-")
    s = game.laid_out(view)
    phase = view.phase
    if kind == "company" and phase in ("draft", "draft-two", "draft-both"):
        return _draft(s, name, phase)
    if kind == "share" and phase == "action":
        return _share(s, name)
    if kind == "build" and phase == "action":
        return _build(s, name)
    if kind == "city" and phase == "action":
        return _city(s, game.land.city_number[name])
    if kind == "space":
        if phase == "way":
            return NotOnTheWay(name, game.land.cities[s.city])
        return CityFirst() if phase == "action" else None
    if kind == "influence" and phase == "influence":
        return CompanyOnToken(name)
    if kind == "west" and phase == "operator":
        return _west(s, name)
    if kind == "port":
        there = view.table.ports.get(name)
        return PortTaken(name, there) if there is not None else PortLater()
    return None


def _draft(s: MiniState, name: str, phase: str) -> Reason | None:
    company, game = s.game.companies.index(name), s.game
    people, made = game.people, list(s.picks)
    if phase != "draft" or made.count(company) >= game.setup.aside:
        return StartingSharesGone(name)
    if len(made) >= people:
        first = made[drafting.picker(people, len(made))]
        if company == first:
            return SameStartingShare(name)
        others = [{made[seat], made[2 * people - 1 - seat]} for seat in range(2 * people - len(made), people)]
        if {company, first} in others:
            return PairTaken(name)
    return DraftWouldStick(name)


def _share(s: MiniState, name: str) -> Reason | None:
    company = s.game.companies.index(name)
    if not s.stock[company]:
        return NoShareLeft(name)
    if company == s.used:
        return SameCompany(name)
    have = s.influence[s.seat][company]
    if have < s.pool[company]:
        return TooLittleInfluence(name, s.pool[company], have)
    return WouldEndGame() if s.used >= 0 and shares.would_exhaust(s, company) else None


def _build(s: MiniState, name: str) -> Reason | None:
    company = s.game.companies.index(name)
    if not s.pool[company]:
        return NoTrains(name)
    if company == s.used:
        return SameCompany(name)
    return WouldEndGame() if building.reachable(s, company) else NothingInReach(name, s.pool[company])


def _city(s: MiniState, city: int) -> Reason | None:
    game, name = s.game, s.game.land.cities[city]
    if not s.open >> city & 1:
        return CityClosed(name)
    able = [company for company in range(COMPANIES) if company != s.used]
    if any(building.reachable(s, company) >> city & 1 for company in able):
        return WouldEndGame()
    able = [company for company in able if not s.here[company] >> city & 1]
    if not able:
        return EverybodyThere(name)
    needs = {company: building.trains_needed(s, company, city) for company in able}
    nearest = min(able, key=lambda company: needs[company] - s.pool[company])
    if needs[nearest] >= NOWHERE:
        return CityFarAway(name, game.rules.pool_most)
    return CityTooFar(name, game.companies[nearest], needs[nearest], s.pool[nearest])


def _west(s: MiniState, name: str) -> Reason | None:
    company = s.game.companies.index(name)
    if company == s.east:
        return RunsEast(name)
    harmful = s.used >= 0 and s.supply[company] <= 1
    return WouldEndGame() if harmful else NotWhereTheyMet(name)
