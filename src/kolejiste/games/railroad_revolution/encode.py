"""A view as numbers in named blocks, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.encoding import Counts, Encoding, Marks, Row, Scaled, Tally, Together, Yes

from .actions import SIDES
from .asking import PHASES
from .components import ACTIONS, COLOURS, TRACKS
from .view import RailroadView

if TYPE_CHECKING:
    from .game import RailroadGame


def encoding(game: RailroadGame) -> Encoding[RailroadView]:
    """The blocks in the order in which they are written."""
    board, sectors = game.board, range(1, game.board.sectors + 1)
    colours, cities, offices = Marks(COLOURS), Marks(board.cities), Marks(sectors)
    milestones, deals = Marks(board.milestones), Marks(board.deals)
    means = Scaled(money=1000, shares=10, rails_gone=board.mat_rails, buildings_gone=board.mat_buildings)
    points = Counts(["points", "completed", "worth"], [200, 8, 200])
    found = Encoding[RailroadView](game.players)
    found.block("phase", Marks(PHASES), lambda view: [view.phase])
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.by_seat("decider", Yes(), lambda view, seat: seat == view.decider)
    found.block("clock", Counts(["round", "last known", "left"], [25, 1, 2]), _clock)
    found.by_seat(
        "seats", Together(means, points), lambda view, seat: (view.table.seats[seat], _points(game, view, seat))
    )
    found.by_seat("supply", Counts(COLOURS, 5), lambda view, seat: view.table.seats[seat].supply)
    found.by_seat("mat", Counts(COLOURS, 5), lambda view, seat: view.table.seats[seat].mat)
    found.by_seat("rails", Marks(board.rails), lambda view, seat: view.table.seats[seat].rails)
    found.by_seat("stations", cities, lambda view, seat: view.table.seats[seat].stations)
    found.by_seat("offices", offices, lambda view, seat: view.table.seats[seat].offices)
    found.by_seat("trains", Row(2, Counts(board.trains, 3)), _trains)
    found.by_seat("steps", Counts(TRACKS, board.track_end), lambda view, seat: view.table.seats[seat].steps)
    found.by_seat("milestones", Row(2, milestones), _milestones)
    found.by_seat("managers", Row(2, Tally(COLOURS, 2)), _managers)
    found.block("pool", Counts(COLOURS, 12), lambda view: view.table.pool)
    found.block("stacks", Counts(board.trains, 5), lambda view: view.table.trains)
    found.block(
        "first",
        Together(cities, offices),
        lambda view: (view.table.first_stations or (), view.table.first_offices or ()),
    )
    tiles = Marks((city, tile) for city in board.cities for tile in board.city_tiles)
    found.block("city_tiles", tiles, lambda view: _city_tiles(game, view))
    tiles = Marks((str(sector), tile) for sector in sectors for tile in board.telegraph_tiles)
    found.block("telegraph_tiles", tiles, lambda view: view.table.telegraph_tiles.items())
    found.block("deal", deals, lambda view: [view.table.deal])
    found.block("discards", deals, lambda view: view.table.deal_discards)
    found.block("choice", milestones, lambda view: view.choice or ())
    found.block("under", milestones, _under)
    found.block("assets", Row(len(board.assets), Together(Yes(), colours)), lambda view: _assets(game, view))
    talk = Scaled(
        ability=1,
        owed=2,
        due=1000,
        icons=5,
        taken=5,
        bonuses=2,
        tile=1,
        steps=5,
        promotions=2,
        paid_promotions=2,
        flips=2,
        trains=1,
        exchanges=1,
        rails=1,
        paid_rails=1,
        stations=1,
        offices=1,
        workers=2,
        deal=1,
        deals_left=2,
    )
    whole_talk = Together(Marks(ACTIONS), colours, talk, Yes(), cities, offices, Tally(COLOURS, 2), Marks(TRACKS))
    found.block("talk", whole_talk, _talk)
    found.block("deals_taken", Marks(SIDES), lambda view: view.table.talk.deals_taken)
    return found


def _clock(view: RailroadView) -> dict[str, int]:
    table = view.table
    if table.last_round is None:
        return {"round": table.round}
    return {"round": table.round, "last known": 1, "left": table.last_round - table.round + 1}


def _points(game: RailroadGame, view: RailroadView, seat: int) -> dict[str, int]:
    """Points so far, how many milestones are completed, and what those bring."""
    board, completed = game.board, view.table.seats[seat].completed
    worth = sum(board.points[board.milestone_number[name]] for name in completed)
    return {"points": view.scores[seat], "completed": len(completed), "worth": worth}


def _trains(view: RailroadView, seat: int) -> tuple[dict[str, int] | None, ...]:
    return view.table.seats[seat].trains_up, view.table.seats[seat].trains_down


def _milestones(view: RailroadView, seat: int) -> list[list[str] | None]:
    return [None if held is None else [held.tile] for held in view.table.seats[seat].milestones]


def _managers(view: RailroadView, seat: int) -> list[list[str] | None]:
    return [None if held is None else held.managers for held in view.table.seats[seat].milestones]


def _city_tiles(game: RailroadGame, view: RailroadView) -> list[tuple[str, str]]:
    """By city the tile that lies there, or the one that is printed."""
    tiles = view.table.city_tiles
    return [(city, tiles.get(city, city)) for city in game.board.cities]


def _under(view: RailroadView) -> list[str | None]:
    """Milestones that are known to lie under a stack."""
    return [entry.tile for stack in view.stacks.values() for entry in stack.under]


def _assets(game: RailroadGame, view: RailroadView) -> list[tuple[bool, list[str | None]] | None]:
    """By starting asset the worker on it, if it lies there."""
    workers = {part.side: part.worker for part in view.table.assets}
    return [None if workers.get(asset) is None else (True, [workers[asset]]) for asset in game.board.assets]


def _talk(view: RailroadView) -> tuple[Any, ...]:
    """What was said in this turn: the action, its worker, what is still to be had, the toll, where, and for whom."""
    talk = view.table.talk
    units = [colour for unit in talk.workers for colour in set(unit)]
    return [talk.action], [talk.worker], talk, talk.toll is not None, [talk.city], [talk.sector], units, [talk.toll]
