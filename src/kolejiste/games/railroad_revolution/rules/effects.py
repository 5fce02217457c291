"""What tiles and workers bring: "Efekt navíc", the bonus of a first station, telegraph tiles, performance tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, rows

from .. import things
from . import affordability, money, phases, telling, trains, workers

if TYPE_CHECKING:
    from ..fields import Table


def grant(s: Table, effect: int) -> None:
    """Money and shares come at once; everything else is offered, and lapses where there is nothing to take (R8)."""
    t = s.tables
    kind = t.effect_do[effect]
    count = t.effect_count[effect]
    if kind == things.DO_MONEY:
        money.gain(s, s.seat, count)
    elif kind == things.DO_SHARES:
        money.gain_shares(s, s.seat, count)
    elif kind == things.DO_STEPS:
        s.steps += count
    elif kind == things.DO_PROMOTE:
        if t.effect_each[effect]:
            s.paid_promotions += count
        else:
            s.promotions += count
    elif kind == things.DO_FLIP:
        s.flips += count
    elif kind == things.DO_TRAIN:
        s.train_takes += 1
    elif kind == things.DO_EXCHANGE:
        s.exchanges += 1
    elif kind == things.DO_RAIL:
        if t.effect_pay[effect]:
            s.paid_rails += 1
        else:
            s.free_rails += 1
    elif kind == things.DO_STATION:
        s.free_stations += 1
    elif kind == things.DO_OFFICE:
        s.free_offices += 1
    else:
        for worker in range(t.effect_workers[effect]):
            rows.push(s.takes, t.effect_takes[effect][worker])


def clear(s: Table) -> None:
    """What was offered and not taken is gone."""
    s.ability = -1
    s.bonuses = 0
    s.steps = 0
    s.promotions = 0
    s.paid_promotions = 0
    s.flips = 0
    s.train_takes = 0
    s.exchanges = 0
    s.free_rails = 0
    s.paid_rails = 0
    s.free_stations = 0
    s.free_offices = 0
    rows.clear(s.takes)
    s.tile_left = False


# --- the first station's bonus --------------------------------------------------------------------------------------


def take_bonus(s: Table) -> None:
    """For the first builder, at the price on the tile; its parts are then offered."""
    s.bonuses -= 1
    bonus(s)


def bonus(s: Table) -> None:
    t = s.tables
    tile = s.city_tile[s.city]
    if s.telling:
        telling.bonus_taken(s, s.seat, s.city)
    money.pay(s, s.seat, t.bonus_pay[tile])
    for part in range(t.bonus_count[tile]):
        grant(s, t.bonus_effect[tile][part])


# --- the placed worker's ability ------------------------------------------------------------------------------------


def use_ability(s: Table) -> None:
    """The abilities that need no further choice; those that are a flip, a train, a step or the like are used by doing
    it."""
    t = s.tables
    seat = s.seat
    colour = s.ability
    s.ability = -1
    if s.telling:
        telling.ability_used(s, seat, colour, s.action)
    if s.action == things.STATION:
        if colour == things.GREY:  # the bonus again, or for the first time, at its price (R6)
            bonus(s)
        elif colour == things.ORANGE:
            s.due = 0
        else:
            money.pay(s, seat, t.station_turquoise)
            grant(s, t.primary[s.city_tile[s.city]])
    elif s.action == things.RAILROAD:
        if colour == things.GREY:
            money.gain_shares(s, seat, t.railroad_grey)
        else:
            money.gain(s, seat, t.railroad_orange + t.railroad_orange_icon * s.icons)
    elif s.action == things.TELEGRAPH:
        if colour == things.GREY:
            money.gain_shares(s, seat, t.sector_first[s.sector])
        elif colour == things.ORANGE:
            money.gain(s, seat, t.telegraph_orange * s.taken)
        else:
            money.pay(s, seat, t.telegraph_turquoise)
            use_tile(s)
    else:
        money.gain(s, seat, t.trade_orange * (trains.up(s, seat) + trains.down(s, seat)))


# --- telegraph tiles ------------------------------------------------------------------------------------------------


def discard_for_tile(s: Table, move: int) -> None:
    """A worker from the supply or the mat for the bonus; the tile stays for others."""
    s.tile_left = False
    workers.discard(s, s.seat, move - s.tables.tile)
    use_tile(s)


def use_tile(s: Table) -> None:
    tile = s.sector_tile[s.sector]
    if s.telling:
        telling.tile_used(s, s.seat, tile)
    grant(s, s.tables.telegraph_effect[tile])


# --- performance tracks ---------------------------------------------------------------------------------------------


def may_climb(s: Table, seat: int, track: int, left: int) -> bool:
    """Whether a seat with this budget can go a step up on a track: its toll can be paid, or it has none."""
    t = s.tables
    step = s.step[seat][track]
    entering = t.entering[track][step]
    if entering != things.TOLL_DUE:
        return entering == things.NO_TOLL
    cash = t.toll_money[track][step]
    shares = t.toll_shares[track][step]
    given = t.toll_workers[track][step]
    if shares > s.shares[seat] or cash > s.money[seat] + t.share_price * (s.shares[seat] - shares):
        return False
    cost = cash + t.share_price * shares
    if affordability.enough(s, left - cost, s.crew[seat] - given, s.takes.size):
        return True
    return affordability.may_afford(s, cost, -given)


def advance(s: Table, move: int) -> None:
    """One step (R16); money and shares are paid at once, and for a worker it is asked which."""
    t = s.tables
    track = move - t.advance
    seat = s.seat
    if s.steps:
        s.steps -= 1
    else:
        s.ability = -1
        s.steps += t.trade_purple - 1
    step = s.step[seat][track]
    money.discard_shares(s, seat, t.toll_shares[track][step])
    money.pay(s, seat, t.toll_money[track][step])
    if t.toll_workers[track][step]:
        if bits.count(s.have[seat]) > 1:
            s.back = s.phase
            s.phase = phases.TOLL
            s.track = track
            return
        workers.discard(s, seat, bits.lowest(s.have[seat]))
    climb(s, track)


def climb(s: Table, track: int) -> None:
    seat = s.seat
    s.step[seat][track] += 1
    if s.telling:
        telling.track_advanced(s, seat, track, s.tables.track_points[track][s.step[seat][track]])
