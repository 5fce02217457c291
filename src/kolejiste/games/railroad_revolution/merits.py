"""What speaks for a move, from a view alone: what it brings at once, which milestones it serves, and for a worker that
is placed, what the turn can then bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Action, Merit
from kolejiste.core.chance import Chance
from kolejiste.core.simulation import planned

from .actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    DiscardForTile,
    Done,
    ExchangeWorker,
    HireWorker,
    KeepMilestone,
    LayRail,
    Pass,
    PayWorker,
    PlaceWorker,
    SellPiece,
    SellShare,
    TakeWorker,
    UseAbility,
)
from .components import COLOURS
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
    missing: int  # managers, and what the conditions lack, after the move


class ReachesCity(Merit, frozen=True):
    """A city that the network had not reached."""

    city: str


class FirstThere(Merit, frozen=True):
    """The first station in a city brings its bonus."""

    city: str


class WantedManager(Merit, frozen=True):
    """A milestone of the seat still wants such a manager."""

    milestone: str


class NewColour(Merit, frozen=True):
    """The seat has no such worker yet."""


class NotWanted(Merit, frozen=True):
    """No milestone of the seat wants the worker that it gives away."""


class SavesMoney(Merit, frozen=True):
    money: int  # that is left


class SavesShares(Merit, frozen=True):
    shares: int


class PaysOwed(Merit, frozen=True):
    """What is sold goes towards so much that the seat owes and does not have."""

    money: int


class PaysLess(Merit, frozen=True):
    """So much less is owed for the main action."""

    money: int


class OpensSteps(Merit, frozen=True):
    """So many steps on the tracks, to be taken at once."""

    steps: int


class Opens(Merit, frozen=True):
    """Something else that may be done at once: a train, a rail, a station, an office, a promotion, an exchange of
    workers, or a worker."""

    what: str


class MoreRails(Merit, frozen=True):
    rails: int  # on the map then


class ThenRail(Merit, frozen=True):
    """The turn can connect this city."""

    city: str


class ThenStation(Merit, frozen=True):
    city: str


class ThenOffice(Merit, frozen=True):
    sector: int


class ThenSale(Merit, frozen=True):
    money: int


class ThenHire(Merit, frozen=True):
    worker: str


class TurnBrings(Merit, frozen=True):
    """All that the turn can bring, as far as nothing is drawn."""

    points: int


class TrackStep(Merit, frozen=True):
    track: str


class WorthKeeping(Merit, frozen=True):
    """A milestone, and how many managers and things on the map it still asks for."""

    points: int
    missing: int


def merits(game: RailroadGame, view: RailroadView, move: int) -> list[Merit]:
    """The weightiest first: milestones, the map, and what is in the hand at once."""
    action = game.action(move)
    if view.seat is None or isinstance(action, Pass):
        return []
    before, seat = game.laid_out(view), view.seat
    if isinstance(action, KeepMilestone):
        tile = game.board.milestone_number[action.milestone]
        return [WorthKeeping(game.board.points[tile], _asked(before, seat, tile))]
    after = before.clone()
    after.apply(move, Chance(0))  # only what does not hang on draws is told of it
    if isinstance(action, Done):
        return _saved(after, seat)
    if isinstance(action, PlaceWorker):
        return _turn(game, before, after, seat)
    if isinstance(action, SellShare):
        return _pays(game, before, after, seat) or _brought(before, after, seat, sold=True)
    found = [*_milestones(game, before, after, seat), *_map(game, before, after, seat, action)]
    found += [*_crew(game, before, seat, action), *_brought(before, after, seat), *_offered(before, after, action)]
    return found or ([TrackStep(action.track)] if isinstance(action, Advance) else [])


def _saved(after: RailroadState, seat: int) -> list[Merit]:
    """What one who finishes has left."""
    money, shares = after.money[seat], after.shares[seat]
    return [*([SavesMoney(money)] if money else []), *([SavesShares(shares)] if shares else [])]


def _pays(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int) -> list[Merit]:
    """What a share is sold for: what is still owed, or what the planner could not do before."""
    owed = before.due - before.money[seat]
    if owed > 0:
        return [PaysOwed(owed)]
    if after.seat != seat or after.turn != before.turn:
        return []
    move = planned(game, after, after.legal(), Chance(0))
    if move in before.legal():
        return []
    then = after.clone()
    then.apply(move, Chance(0))
    return _step(game, after, then, seat, game.action(move))


def _turn(game: RailroadGame, before: RailroadState, placed: RailroadState, seat: int) -> list[Merit]:
    """What a worker that is placed leads to, played through as the planner would until the turn ends or something is
    drawn: its first step on the map, what it brings, and the milestones that it serves."""
    then: list[Merit] = []
    at, turn = placed, placed.turn
    while not at.over and at.turn == turn and at.seat == seat and at.reveals == placed.reveals:
        move = planned(game, at, at.legal(), Chance(0))
        after = at.clone()
        after.apply(move, Chance(0))
        if not then:
            then = _step(game, at, after, seat, game.action(move))
        at = after
    more = at.scores[seat] - before.scores[seat]
    brings: list[Merit] = [TurnBrings(more)] if more > 0 else []
    return [*_milestones(game, before, at, seat), *then, *brings]


def _step(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int, action: Action) -> list[Merit]:
    match action:
        case LayRail():
            return [ThenRail(city) for city in _reached(game, before, after, seat)[:1]]
        case BuildStation(city=city):
            return [ThenStation(city)]
        case BuildOffice(sector=sector):
            return [ThenOffice(sector)]
        case SellPiece():
            return [ThenSale(after.money[seat] - before.money[seat])]
        case HireWorker(worker=worker):
            return [ThenHire(worker)]
    return []


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
            found.append(ServesMilestone(name, points, _missing(after, seat, slot)))
    return found


def _missing(state: RailroadState, seat: int, slot: int) -> int:
    """What a milestone still asks for, counted: managers, and what its conditions lack."""
    tile = state.milestones[seat][slot]
    return int(workers.managers_missing(state, seat, slot)) + _lacking(state, seat, tile)


def _asked(state: RailroadState, seat: int, tile: int) -> int:
    """The same of one that is not kept yet."""
    return len(state.game.board.managers[tile]) + _lacking(state, seat, tile)


def _lacking(state: RailroadState, seat: int, tile: int) -> int:
    conditions = state.game.board.conditions[tile]
    return sum(max(0, count - counted(state, seat, kind, level)) for kind, level, count in conditions)


def _map(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int, action: Action) -> list[Merit]:
    board = game.board
    if isinstance(action, LayRail):
        reached = _reached(game, before, after, seat)
        return [ReachesCity(reached[0])] if reached else [MoreRails(after.rails[seat].bit_count())]
    if isinstance(action, BuildStation):
        first = not before.first_stations >> board.city_number[action.city] & 1
        return [FirstThere(action.city)] if first else []
    return []


def _reached(game: RailroadGame, before: RailroadState, after: RailroadState, seat: int) -> list[str]:
    """The cities that are newly connected."""
    new = after.cities[seat] & ~before.cities[seat]
    return [city for number, city in enumerate(game.board.cities) if new >> number & 1]


def _crew(game: RailroadGame, before: RailroadState, seat: int, action: Action) -> list[Merit]:
    """Whom the seat gains, or gives away."""
    match action:
        case ChooseAsset(asset=asset):
            place = list(before.assets).index(game.board.assets.index(asset))
            return _gained(game, before, seat, before.asset_workers[place])
        case HireWorker(worker=worker) | TakeWorker(worker=worker) | ExchangeWorker(new=worker):
            return _gained(game, before, seat, COLOURS.index(worker))
        case PayWorker(worker=worker) | DiscardForTile(worker=worker):
            return [] if _wanting(before, seat, COLOURS.index(worker)) else [NotWanted()]
    return []


def _gained(game: RailroadGame, before: RailroadState, seat: int, colour: int) -> list[Merit]:
    slots = _wanting(before, seat, colour)
    found: list[Merit] = [WantedManager(game.board.milestones[before.milestones[seat][slot]]) for slot in slots]
    new = not before.supply[seat][colour] + before.mat[seat][colour]
    return [*found, *([NewColour()] if new else [])]


def _wanting(state: RailroadState, seat: int, colour: int) -> list[int]:
    """The slots of the seat whose milestones still want a manager of this colour."""
    return [
        slot for slot in range(SLOTS) if state.milestones[seat][slot] >= 0 and state.wants[seat][slot] >> colour & 1
    ]


def _offered(before: RailroadState, after: RailroadState, action: Action) -> list[Merit]:
    """What is to be used then, and what need not be paid."""
    if after.seat != before.seat or after.turn != before.turn:
        return []
    less = before.due - after.due if isinstance(action, UseAbility) else 0
    found: list[Merit] = [PaysLess(less)] if less > 0 else []
    steps = after.steps - before.steps
    found += [OpensSteps(steps)] if steps > 0 else []
    was, now = _open(before), _open(after)
    return [*found, *(Opens(what) for what in now if now[what] > was[what])]


def _open(s: RailroadState) -> dict[str, int]:
    return {
        "train": s.train_takes,
        "rail": s.free_rails + s.paid_rails,
        "station": s.free_stations,
        "office": s.free_offices,
        "promotion": s.promotions + s.paid_promotions,
        "exchange": s.exchanges,
        "worker": s.takes.size,
    }


def _brought(before: RailroadState, after: RailroadState, seat: int, sold: bool = False) -> list[Merit]:
    """What the seat has more; no money that it had to sell shares for to pay something else."""
    own = [
        sum(state.supply[seat][colour] + state.mat[seat][colour] for colour in range(COLOUR_COUNT))
        for state in (before, after)
    ]
    richer = sold or after.means(seat) > before.means(seat)
    changes = (
        (BringsPoints, after.scores[seat] - before.scores[seat]),
        (BringsMoney, after.money[seat] - before.money[seat] if richer else 0),
        (BringsShares, after.shares[seat] - before.shares[seat]),
        (BringsWorkers, own[1] - own[0]),
    )
    return [kind(more) for kind, more in changes if more > 0]
