"""What tiles and workers bring: "Efekt navíc", the bonus of a first station, telegraph tiles, performance tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..components import (
    ACTIONS,
    ANY_COLOUR,
    COLOURS,
    GREY,
    ORANGE,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRACK_COUNT,
    TRACKS,
    Effect,
    Step,
    of_seat,
)
from ..events import AbilityUsed, BonusTaken, TileUsed, TrackAdvanced
from . import affordability, money, workers
from .phases import TOLL

if TYPE_CHECKING:
    from ..state import RailroadState


def grant(s: RailroadState, effect: Effect) -> None:
    """Money and shares come at once; everything else is offered, and lapses where there is nothing to take (R8)."""
    kind = effect.do
    if kind == "money":
        money.gain(s, s.seat, effect.count)
    elif kind == "shares":
        money.gain_shares(s, s.seat, effect.count)
    elif kind == "steps":
        s.steps += effect.count
    elif kind == "promote":
        if effect.each:
            s.paid_promotions += effect.count
        else:
            s.promotions += effect.count
    elif kind == "flip":
        s.flips += effect.count
    elif kind == "train":
        s.train_takes += 1
    elif kind == "exchange":
        s.exchanges += 1
    elif kind == "rail":
        if effect.pay:
            s.paid_rails += 1
        else:
            s.free_rails += 1
    elif kind == "station":
        s.free_stations += 1
    elif kind == "office":
        s.free_offices += 1
    elif kind == "worker":
        s.takes += (ANY_COLOUR,)
    elif kind == "workers":
        s.takes += tuple(1 << COLOURS.index(colour) for colour in effect.colours)
    else:
        s.takes += (sum(1 << COLOURS.index(colour) for colour in effect.colours),)


def clear(s: RailroadState) -> None:
    """What was offered and not taken is gone."""
    s.ability = -1
    s.bonuses = s.steps = s.promotions = s.paid_promotions = s.flips = s.train_takes = s.exchanges = 0
    s.free_rails = s.paid_rails = s.free_stations = s.free_offices = 0
    s.takes = ()
    s.tile_left = False


# --- the first station's bonus --------------------------------------------------------------------------------------


def take_bonus(s: RailroadState, move: int) -> None:
    """For the first builder, at the price on the tile; its parts are then offered."""
    s.bonuses -= 1
    _bonus(s)


def _bonus(s: RailroadState) -> None:
    board = s.game.board
    bonus = board.bonus[s.city_tile[s.city]]
    if s.journal is not None:
        s.journal.append(Note(BonusTaken(s.seat, board.cities[s.city])))
    money.pay(s, s.seat, bonus.pay)
    for effect in bonus.effects:
        grant(s, effect)


# --- the placed worker's ability ------------------------------------------------------------------------------------


def use_ability(s: RailroadState, move: int) -> None:
    """The abilities that need no further choice; those that are a flip, a train, a step or the like are used by doing
    it."""
    game, board, seat = s.game, s.game.board, s.seat
    colour, s.ability = s.ability, -1
    abilities = game.abilities
    if s.journal is not None:
        s.journal.append(Note(AbilityUsed(seat, COLOURS[colour], ACTIONS[s.action])))
    if s.action == STATION:
        if colour == GREY:  # the bonus again, or for the first time, at its price (R6)
            _bonus(s)
        elif colour == ORANGE:
            s.due = 0
        else:
            money.pay(s, seat, abilities.station_turquoise)
            grant(s, board.primary[s.city_tile[s.city]])
    elif s.action == RAILROAD:
        if colour == GREY:
            money.gain_shares(s, seat, abilities.railroad_grey)
        else:
            base, each = abilities.railroad_orange
            money.gain(s, seat, base + each * s.icons)
    elif s.action == TELEGRAPH:
        if colour == GREY:
            money.gain_shares(s, seat, board.sector_first[s.sector])
        elif colour == ORANGE:
            money.gain(s, seat, abilities.telegraph_orange * s.taken)
        else:
            money.pay(s, seat, abilities.telegraph_turquoise)
            _tile(s)
    else:
        trains = len(board.trains)
        owned = sum(s.trains_up[of_seat(seat, trains)])
        owned += sum(s.trains_down[of_seat(seat, trains)])
        money.gain(s, seat, abilities.trade_orange * owned)


# --- telegraph tiles ------------------------------------------------------------------------------------------------


def discard_for_tile(s: RailroadState, move: int) -> None:
    """A worker from the supply or the mat for the bonus; the tile stays for others."""
    s.tile_left = False
    workers.discard(s, s.seat, move - s.game.numbering.tile)
    _tile(s)


def _tile(s: RailroadState) -> None:
    board = s.game.board
    tile = s.sector_tile[s.sector]
    if s.journal is not None:
        s.journal.append(Note(TileUsed(s.seat, board.telegraph_tiles[tile])))
    grant(s, board.telegraph_effect[tile])


# --- performance tracks ---------------------------------------------------------------------------------------------


def may_pay_toll(s: RailroadState, seat: int, toll: Step, left: int) -> bool:
    """Whether a seat with this budget can pay the toll of a step."""
    price = s.game.share_price
    if toll.shares > s.shares[seat] or toll.money > s.money[seat] + price * (s.shares[seat] - toll.shares):
        return False
    cost = toll.money + price * toll.shares
    crew = s.crew[seat] - toll.workers
    if affordability.enough(s, left - cost, crew, len(s.takes)):
        return True
    return affordability.may_afford(s, cost, -toll.workers)


def advance(s: RailroadState, move: int) -> None:
    """One step (R16); money and shares are paid at once, and for a worker it is asked which."""
    track = move - s.game.numbering.advance
    seat = s.seat
    if s.steps:
        s.steps -= 1
    else:
        s.ability = -1
        s.steps += s.game.abilities.trade_purple - 1
    toll = s.game.board.tracks[track][s.step[TRACK_COUNT * seat + track] + 1]
    money.discard_shares(s, seat, toll.shares)
    money.pay(s, seat, toll.money)
    if toll.workers:
        own = workers.own_workers(s, seat)
        if len(own) > 1:
            s.back, s.phase, s.track = s.phase, TOLL, track
            return
        workers.discard(s, seat, own[0])
    climb(s, track)


def climb(s: RailroadState, track: int) -> None:
    seat = s.seat
    s.step[TRACK_COUNT * seat + track] += 1
    if s.journal is not None:
        points = s.game.board.track_points[track][s.step[TRACK_COUNT * seat + track]]
        s.journal.append(Note(TrackAdvanced(seat, TRACKS[track], points)))
