"""What each move within a turn does by itself: nothing follows from it yet, and nothing is drawn, so that rules and
planner can look ahead with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import blocks, building, deals, effects, money, setup, trains, turns, workers

if TYPE_CHECKING:
    from ..fields import Table


def take(s: Table, move: int) -> None:
    block = s.tables.block[move]
    if block == blocks.ASSET:
        setup.choose_asset(s, move)
    elif block == blocks.PLACE:
        turns.place_worker(s, move)
    elif block == blocks.STATION:
        building.build_station(s, move)
    elif block == blocks.RAIL:
        building.lay_rail(s, move)
    elif block == blocks.OFFICE:
        building.build_office(s, move)
    elif block == blocks.SELL:
        building.sell_piece(s, move)
    elif block == blocks.BONUS:
        effects.take_bonus(s)
    elif block == blocks.ABILITY:
        effects.use_ability(s)
    elif block == blocks.TILE:
        effects.discard_for_tile(s, move)
    elif block == blocks.FLIP:
        trains.flip(s, move)
    elif block == blocks.TRAIN:
        trains.take(s, move)
    elif block == blocks.ADVANCE:
        effects.advance(s, move)
    elif block == blocks.PROMOTE:
        workers.promote(s, move)
    elif block == blocks.EXCHANGE:
        workers.exchange(s, move)
    elif block == blocks.TAKE:
        workers.take(s, move)
    elif block == blocks.DEAL:
        deals.take_deal(s, move)
    elif block == blocks.TOLL:
        workers.pay_toll(s, move)
    elif block == blocks.SELL_SHARE:
        money.sell_share(s)
    else:
        money.hire(s, move)
