"""What speaks for a move, from a view alone: what changes in influence, shares and track lengths, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Merit

from .actions import Pass, RunAutoma
from .choosing import tried
from .rules.figures import COMPANIES

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState
    from .view import MiniView


class PointsNow(Merit, frozen=True):
    """As if the game ended now."""

    points: int


class LeadsInfluence(Merit, frozen=True):
    """Nobody has as much influence there any more."""

    company: str


class DrawsLevel(Merit, frozen=True):
    """The seat shares the first place in influence now."""

    company: str


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
    after, _ = tried(before, move)
    found: list[Merit] = []
    points = after.scores[seat] - before.scores[seat]
    if after.ending and not before.ending:
        lead = after.scores[seat] - max(score for other, score in enumerate(after.scores) if other != seat)
        found += [EndsWhileAhead(lead)] if lead > 0 else []
    for company, name in enumerate(game.companies[:COMPANIES]):
        found += _influence(before, after, seat, company, name)
    for company, name in enumerate(game.companies[:COMPANIES]):
        found += _shares(before, after, seat, company, name)
    return [*([PointsNow(points)] if points > 0 else []), *found]


def _influence(before: MiniState, after: MiniState, seat: int, company: int, name: str) -> list[Merit]:
    """A first place in influence that was not the seat's alone, where it has shares."""
    if not after.shares[seat][company]:
        return []
    was, now = (_lead(state, seat, company) for state in (before, after))
    if was <= 0 < now:
        return [LeadsInfluence(name)]
    return [DrawsLevel(name)] if was < 0 == now and after.influence[seat][company] else []


def _lead(state: MiniState, seat: int, company: int) -> int:
    others = [influence[company] for other, influence in enumerate(state.influence) if other != seat]
    return int(state.influence[seat][company] - max(others))


def _shares(before: MiniState, after: MiniState, seat: int, company: int, name: str) -> list[Merit]:
    shares, length = after.shares[seat][company], after.length[company]
    if shares > before.shares[seat][company]:
        return [AnotherShare(name, shares, length) if shares > 1 else FirstShare(name, length)]
    return [LongerTrack(name, shares, length)] if shares and length > before.length[company] else []
