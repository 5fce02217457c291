"""What speaks for a move, from a view alone: what changes in influence, shares and track lengths, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Merit

from .actions import LayTrack, Pass, RunAutoma
from .choosing import tried
from .rules.figures import COMPANIES

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState
    from .view import MiniView


NEAR = 3  # trains


class PointsNow(Merit, frozen=True):
    """As if the game ended now."""

    points: int


class LeadsInfluence(Merit, frozen=True):
    """Nobody has as much influence there any more."""

    company: str


class DrawsLevel(Merit, frozen=True):
    """The seat shares the first place in influence now."""

    company: str


class WidensLead(Merit, frozen=True):
    """The seat was ahead of everybody in influence there already."""

    company: str
    lead: int  # then


class ClosesUp(Merit, frozen=True):
    """The seat has shares there and comes nearer to the first in influence."""

    company: str
    gap: int  # then


class StaysAhead(Merit, frozen=True):
    """The share is paid with influence, and still nobody has as much."""

    company: str


class PaysShare(Merit, frozen=True):
    """The seat's influence is enough now for a share that it could not take before."""

    company: str


class NearsShare(Merit, frozen=True):
    """So much more influence is needed for a share of a company of which the seat has none."""

    company: str
    lacks: int


class FirstInfluence(Merit, frozen=True):
    """Influence in a company in which the seat had none."""

    company: str


class OthersShares(Merit, frozen=True):
    """How many others hold shares of the company that is taken at the start."""

    others: int


class NearCities(Merit, frozen=True):
    """So many cities could be reached by a company that is chosen at the start with few trains."""

    cities: int
    trains: int


class ShareCosts(Merit, frozen=True):
    """The way of the track brings a company trains, which make its shares dearer."""

    company: str
    influence: int  # then


class AnotherShare(Merit, frozen=True):
    company: str
    shares: int  # then
    length: int


class FirstShare(Merit, frozen=True):
    """The last chance is not meant: the seat had none of this company."""

    company: str
    length: int


class LongerTrack(Merit, frozen=True):
    """The company's shares may be worth more, and the seat has some."""

    company: str
    shares: int
    length: int


class EndsWhileAhead(Merit, frozen=True):
    """The last round begins while the seat leads."""

    lead: int


def merits(game: MiniGame, view: MiniView, move: int) -> list[Merit]:
    """The weightiest first. What a person does reveals nothing, so a trial tells it all."""
    if view.seat is None or isinstance(game.action(move), Pass | RunAutoma):
        return []
    before, seat = game.laid_out(view), view.seat
    after, parted = tried(before, move)
    found: list[Merit] = []
    points = after.scores[seat] - before.scores[seat]
    if after.ending and not before.ending:
        lead = after.scores[seat] - max(score for other, score in enumerate(after.scores) if other != seat)
        found += [EndsWhileAhead(lead)] if lead > 0 else []
    for company, name in enumerate(game.companies[:COMPANIES]):
        found += _influence(before, after, seat, company, name)
    for company, name in enumerate(game.companies[:COMPANIES]):
        found += _shares(before, after, seat, company, name)
    if isinstance(game.action(move), LayTrack) and not parted:
        pools = zip(game.companies[:COMPANIES], before.pool, after.pool, strict=False)
        found += [ShareCosts(name, now) for name, was, now in pools if now > was]
    return [*([PointsNow(points)] if points > 0 else []), *found]


def _influence(before: MiniState, after: MiniState, seat: int, company: int, name: str) -> list[Merit]:
    """A first place in influence that was not the seat's alone, where it has shares."""
    had, has = before.influence[seat][company], after.influence[seat][company]
    was, now = (_lead(state, seat, company) for state in (before, after))
    if not after.shares[seat][company] or has <= had:
        stays = has < had and after.shares[seat][company] and now > 0
        return [StaysAhead(name)] if stays else _means(before, after, seat, company, name)
    if was <= 0 < now:
        return [LeadsInfluence(name)]
    if was < 0 == now:
        return [DrawsLevel(name)]
    return [WidensLead(name, now) if now > 0 else ClosesUp(name, -now)]


def _means(before: MiniState, after: MiniState, seat: int, company: int, name: str) -> list[Merit]:
    """What influence is good for where the seat has no shares yet: to take one."""
    had, has, price = before.influence[seat][company], after.influence[seat][company], after.pool[company]
    if has <= had:
        return []
    if not after.stock[company] or had >= before.pool[company]:
        return [] if had else [FirstInfluence(name)]
    return [PaysShare(name) if has >= price else NearsShare(name, price - has)]


def _near(state: MiniState, company: int) -> int:
    """How many cities a company's track could be built into with few trains."""
    land, track = state.game.land, state.network_of(company)
    return sum(land.trains_needed(track, city) <= NEAR for city in range(len(land.cities)) if state.open >> city & 1)


def _lead(state: MiniState, seat: int, company: int) -> int:
    others = [influence[company] for other, influence in enumerate(state.influence) if other != seat]
    return int(state.influence[seat][company] - max(others))


def _shares(before: MiniState, after: MiniState, seat: int, company: int, name: str) -> list[Merit]:
    shares, length = after.shares[seat][company], after.length[company]
    if shares > before.shares[seat][company]:
        started: list[Merit]
        others = sum(bool(held[company]) for other, held in enumerate(after.shares) if other != seat)
        started = [] if any(after.length) else [OthersShares(others), NearCities(_near(after, company), NEAR)]
        return [AnotherShare(name, shares, length) if shares > 1 else FirstShare(name, length), *started]
    return [LongerTrack(name, shares, length)] if shares and length > before.length[company] else []
