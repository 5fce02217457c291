"""What speaks for a move, from a view alone: what it brings at once, and which milestones it serves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Action, Merit
from kolejiste.core.chance import Chance

from .actions import Advance, BuildStation, Done, KeepMilestone, LayRail, Pass, PlaceWorker
from .outline import counted
from .rules import workers
from .things import COLOUR_COUNT

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView

SLOTS = 2  # milestones at a time


class BringsPoints(Merit, frozen=True):
    points: int


class BringsMoney(Merit, frozen=True):
    money: int


class BringsShares(Merit, frozen=True):
    shares: int


class BringsWorkers(Merit, frozen=True):
    workers: int


class CompletesMilestone(Merit, frozen=True):
    milestone: str
    points: int


class ServesMilestone(Merit, frozen=True):
    """A manager more, or a condition nearer."""

    milestone: str
    points: int


class ReachesCity(Merit, frozen=True):
    """A city that the network had not reached."""

    city: str


class FirstThere(Merit, frozen=True):
    """The first station in a city brings its bonus."""

    city: str


class FitsTheWork(Merit, frozen=True):
    """What the worker adds to the action."""

    worker: str
    action: str


class TrackStep(Merit, frozen=True):
    track: str


class WorthKeeping(Merit, frozen=True):
    """A milestone that asks little of what is missing."""

    points: int


def merits(game: RailroadGame, view: RailroadView, move: int) -> list[Merit]:
    """The weightiest first: milestones, the map, and what is in the hand at once."""
    action = game.action(move)
    if view.seat is None or isinstance(action, Pass | Done):
        return []
    before, seat = game.laid_out(view), view.seat
    if isinstance(action, KeepMilestone):
        return [WorthKeeping(game.board.points[game.board.milestone_number[action.milestone]])]
    after = before.clone()
    after.apply(move, Chance(0))  # only what does not hang on draws is told of it
    found = [*_milestones(game, before, after, seat), *_map(game, before, after, seat, action)]
    if isinstance(action, PlaceWorker):
        found.append(FitsTheWork(action.worker, action.action))
    return [*found, *_brought(before, after, seat)]


def _milestones(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int) -> list[Merit]:
    found: list[Merit] = []
    board = game.board
    for slot in range(SLOTS):
        tile = before.milestones[seat][slot]
        if tile < 0:
            continue
        name, points = board.milestones[tile], board.points[tile]
        if tile in list(after.completed[seat]) and tile not in list(before.completed[seat]):
            found.append(CompletesMilestone(name, points))
        elif after.milestones[seat][slot] == tile and _missing(after, seat, slot) < _missing(before, seat, slot):
            found.append(ServesMilestone(name, points))
    return found


def _missing(state: RailroadState, seat: int, slot: int) -> int:
    """What a milestone still asks for, counted: managers, and what its conditions lack."""
    board = state.game.board
    lacking = workers.managers_missing(state, seat, slot)
    for kind, level, count in board.conditions[state.milestones[seat][slot]]:
        lacking += max(0, count - counted(state, seat, kind, level))
    return int(lacking)


def _map(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int, action: Action) -> list[Merit]:
    board = game.board
    if isinstance(action, LayRail):
        new = after.cities[seat] & ~before.cities[seat]
        reached = [city for number, city in enumerate(board.cities) if new >> number & 1]
        return [ReachesCity(reached[0])] if reached else []
    if isinstance(action, BuildStation):
        first = not before.first_stations >> board.city_number[action.city] & 1
        return [FirstThere(action.city)] if first else []
    return [TrackStep(action.track)] if isinstance(action, Advance) else []


def _brought(before: RailroadState, after: RailroadState, seat: int) -> list[Merit]:
    own = [
        sum(state.supply[seat][colour] + state.mat[seat][colour] for colour in range(COLOUR_COUNT))
        for state in (before, after)
    ]
    changes = (
        (BringsPoints, after.scores[seat] - before.scores[seat]),
        (BringsMoney, after.money[seat] - before.money[seat]),
        (BringsShares, after.shares[seat] - before.shares[seat]),
        (BringsWorkers, own[1] - own[0]),
    )
    return [kind(more) for kind, more in changes if more > 0]
