"""Whether a turn can still be finished: "Všeobecná pravidla". Nobody may begin what cannot be paid by any means of the
turn, or end a turn with fewer workers than the rules want.

The main action's price is owed and may be paid last (R2). Whatever else costs money must be payable when it is taken,
with money or with shares sold, and must leave enough for what is owed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.masks import bits

from ..actions import SELLING
from ..components import (
    GREY,
    NEVER,
    ORANGE,
    PLAIN,
    PURPLE,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRADE,
    TURQUOISE,
    Effect,
    of_seat,
)
from . import workers
from .phases import ACT, TOLL
from .purse import Offer, Purse, search

if TYPE_CHECKING:
    from ..state import RailroadState


# --- what the main action will cost ---------------------------------------------------------------------------------


def open_cities(s: RailroadState, seat: int) -> int:
    """Cities where a seat may build: connected, and none of its stations there."""
    return s.cities[seat] & ~s.stations[seat]


def open_rails(s: RailroadState, seat: int) -> int:
    """Rail spaces where a seat may build: they touch its network, and none of its rails is there."""
    return s.edge[seat] & ~s.rails[seat]


def cheapest_station(s: RailroadState, seat: int) -> int:
    free = s.cities[seat] & ~s.stations[seat]
    for price, cities in s.game.board.by_price:
        if free & cities:
            return price
    return NEVER


def fewest_icons(s: RailroadState, seat: int, rails: int) -> int:
    """The least difficult terrain on which so many rails can be laid."""
    return s.game.fewest_icons(s.rails[seat], s.edge[seat], rails)


def main_cost(s: RailroadState, seat: int) -> int:
    """What is owed for the main action, and the least that the rest of it will add."""
    cost = s.due
    if s.owed:
        if s.action == STATION:
            cost += cheapest_station(s, seat)
        elif s.action == RAILROAD:
            cost += s.game.rules.hard_price * fewest_icons(s, seat, s.owed)
    return cost


def ability_gain(s: RailroadState, seat: int) -> int:
    """Money that the placed worker's unused ability is sure to bring towards the price."""
    if s.ability == ORANGE:
        if s.action == STATION:
            return s.due if not s.owed else cheapest_station(s, seat)
        base, each = s.game.abilities.railroad_orange
        if s.action == RAILROAD:
            icons = s.icons + (fewest_icons(s, seat, s.owed) if s.owed else 0)
            return base + each * icons
    elif s.ability == GREY and s.action == RAILROAD:
        return s.game.abilities.railroad_grey * s.game.share_price
    return 0


def budget(s: RailroadState, seat: int) -> int:
    """What is left when the main action is paid for in the cheapest way."""
    game, action = s.game, s.action
    left = s.worth(seat)
    if action == STATION:
        if s.ability == ORANGE:  # nothing has to be paid
            return left
        return left - (cheapest_station(s, seat) if s.owed else s.due)
    if action == RAILROAD:
        icons = game.fewest_icons(s.rails[seat], s.edge[seat], s.owed) if s.owed else 0
        left -= s.due + game.rules.hard_price * icons
        if s.ability == ORANGE:
            base, each = game.abilities.railroad_orange
            return left + base + each * (s.icons + icons)
        if s.ability == GREY:
            return left + game.abilities.railroad_grey * game.share_price
    elif action == TRADE and s.owed:
        left += game.board.sale_value[s.rails_gone[seat]][s.buildings_gone[seat]]
    return left


def enough(s: RailroadState, left: int, crew: int, takes: int) -> bool:
    """Whether this budget, these workers and those still to be taken make a legal end of the turn, with hiring if
    needed (R21)."""
    missing = s.game.least_workers - crew
    if missing <= 0:
        return left >= 0
    there = sum(s.pool)
    missing -= min(takes, there)
    return left >= max(0, missing) * s.game.hire_price and missing <= max(0, there - takes)


def settled(s: RailroadState, seat: int) -> bool:
    """Whether the turn could end just now."""
    return s.crew[seat] >= s.game.least_workers and s.worth(seat) >= s.due


def self_paying(s: RailroadState, seat: int, worth: int, colours: int) -> list[tuple[int, int]]:
    """Cities whose station costs more than a seat is worth, but pays for itself through its bonus and flips: each with
    the colours, of these, with which it does. A rough bound is looked at first."""
    game = s.game
    price, fleet = game.board.price, s.fleet[seat]
    trains = (fleet & game.earning_up > 0) + 2 * (fleet & game.earning_down > 0)
    kinds = [kind for kind in (PLAIN, 1 << PURPLE, 1 << GREY) if kind & colours]  # who differ in what they bring
    found = []
    for city in bits(open_cities(s, seat)):
        short = price[city] - worth
        if short <= 0:
            continue
        first, tile = not s.first_stations >> city & 1, s.city_tile[city]
        able = 0
        for kind in kinds:
            colour = kind.bit_length() - 1
            if game.hope[colour][first][trains][tile] >= short and _station_pays(s, seat, colour, city):
                able |= kind
        if able:
            found.append((city, able))
    return found


# --- money from further offers --------------------------------------------------------------------------------------


def rescued(s: RailroadState) -> bool:
    """Whether some order of the offers still open makes a legal end of the turn. Only looked for where money or
    workers are short without them."""
    if s.owed and s.action == STATION and s.crew[s.seat] >= s.game.least_workers:
        worth = s.worth(s.seat)
        if self_paying(s, s.seat, worth, PLAIN if s.ability < 0 else 1 << s.ability):
            return True
    if not hopeful(s):
        return False
    seat = s.seat
    purse = Purse(s, seat)
    purse.offers = tuple(_offers(s, seat))
    need = s.due
    if s.phase in (ACT, TOLL) and seat == s.turn:
        need = main_cost(s, seat) - (ability_gain(s, seat) if s.ability >= 0 else 0)
        if s.owed and s.action == TRADE:
            need -= s.game.board.sale_value[s.rails_gone[seat]][s.buildings_gone[seat]]
    if s.owed and s.action == STATION and (s.free_rails or s.paid_rails):
        return _rail_leads_out(s)
    if _rail_may_bring_deal(s) and _deal_rail_leads_out(s):
        return True
    deals = tuple(_deal_offers(s))
    if need <= 0 and s.action < 0:
        purse.offers, deals = deals, ()
    return search(s, purse, need, deals, set())


def _station_pays(s: RailroadState, seat: int, colour: int, city: int) -> bool:
    """Whether a station could be paid through what it brings itself, with a worker of this colour whose ability is
    unused."""
    game, board = s.game, s.game.board
    purse = Purse(s, seat)
    primary = board.primary[s.city_tile[city]]
    purse.takes += len(primary.colours) if primary.do == "workers" else primary.do in ("worker", "one_of")
    bonus = board.bonus[s.city_tile[city]]
    offers: list[Offer] = [(bonus.pay, 0, 0, tuple(bonus.effects))] * (
        (not s.first_stations >> city & 1) + (colour == GREY)
    )
    if colour == PURPLE:
        offers.append((game.abilities.station_purple, 0, 0, (game.flip_effect,)))
    purse.offers = tuple(offers)
    return search(s, purse, board.price[city], (), set())


def hopeful(s: RailroadState) -> bool:
    """Whether any offer is left that could bring money or workers."""
    if s.flips or s.bonuses or s.train_takes or s.tile_left or s.deal_due or s.deals_left:
        return True
    if s.owed and s.action == STATION and (s.free_rails or s.paid_rails):
        return True
    if _rail_may_bring_deal(s):
        return True
    ability = s.ability
    if ability == PURPLE:
        return s.action == STATION
    if ability == GREY:
        return s.city >= 0 or s.sector >= 0
    if ability == ORANGE:
        return s.sector >= 0 or s.action == TRADE
    return ability == TURQUOISE and (s.action == TRADE or s.sector >= 0)


def _offers(s: RailroadState, seat: int) -> list[Offer]:
    """Offers that could bring money or workers: what each takes, and its effects."""
    game, board = s.game, s.game.board
    found: list[Offer] = [(0, 0, 0, (game.train_offer,))] * s.train_takes
    if s.phase in (ACT, TOLL) and seat == s.turn:
        if s.city >= 0:
            bonus = board.bonus[s.city_tile[s.city]]
            count = s.bonuses + (s.ability == GREY and s.action == STATION)
            found += [(bonus.pay, 0, 0, tuple(bonus.effects))] * count
        if s.action == STATION and s.ability == PURPLE:
            found.append((game.abilities.station_purple, 0, 0, (game.flip_effect,)))
        if s.action == TRADE and s.ability == TURQUOISE:
            found.append((0, 0, 0, (game.flip_effect,)))
        if s.sector >= 0 and s.ability == ORANGE and s.taken:
            found.append((0, 0, 0, (Effect(do="money", count=game.abilities.telegraph_orange * s.taken),)))
        if s.sector >= 0 and s.ability == GREY and board.sector_first[s.sector]:
            found.append((0, 0, 0, (Effect(do="shares", count=board.sector_first[s.sector]),)))
        if s.action == TRADE and s.ability == ORANGE:
            own = of_seat(seat, len(board.trains))
            count = sum(s.trains_up[own]) + sum(s.trains_down[own])
            found.append((0, 0, 0, (Effect(do="money", count=game.abilities.trade_orange * count),)))
        if s.sector >= 0 and s.sector_tile[s.sector] >= 0:
            tile = (board.telegraph_effect[s.sector_tile[s.sector]],)
            if s.tile_left:
                found.append((0, 0, 1, tile))
            if s.ability == TURQUOISE and s.action == TELEGRAPH:
                found.append((game.abilities.telegraph_turquoise, 0, 0, tile))
    return found


def _deal_offers(s: RailroadState) -> list[Offer]:
    """The deals that the deciding seat may still take, now or after its action."""
    count = s.deals_left
    if s.phase in (ACT, TOLL) and s.seat == s.turn and s.action >= 0:
        count = 2 if s.deal_due else 0
    if not count:
        return []
    sides = enumerate(s.game.board.deal_side[s.deal])
    return [(deal.effect.pay, deal.shares, 0, (deal.effect,)) for side, deal in sides if not s.deals_taken >> side & 1]


def _rail_leads_out(s: RailroadState) -> bool:
    """A station is owed, and a rail that may be laid first opens a city for it."""
    seat, board = s.seat, s.game.board
    if s.rails_gone[seat] >= board.mat_rails:
        return False
    first = s.game.numbering.rail
    return any(
        leads_out(s, first + rail) for rail in bits(open_rails(s, seat)) if board.end_mask[rail] & ~s.cities[seat]
    )


def _rail_may_bring_deal(s: RailroadState) -> bool:
    """Workers are short, and a rail of the main action still to be laid could bring a deal that has some."""
    if not s.owed or s.action != RAILROAD or s.deal_due or s.crew[s.seat] >= s.game.least_workers:
        return False
    return s.shares[s.seat] >= s.game.board.worker_deal[s.deal]


def _deal_rail_leads_out(s: RailroadState) -> bool:
    """A rail on a deal icon, or before the last one any rail that opens the way to it."""
    rails = open_rails(s, s.seat)
    if s.owed == 1:
        rails &= s.game.board.deal_mask
    return any(leads_out(s, move) for move in s.game.numbering.rails(rails))


def purple_train(s: RailroadState, seat: int) -> bool:
    """Whether the purple worker's flip of a rail train opens a city where its station can be built and paid."""
    board = s.game.board
    own = s.fleet[seat] & board.rail_trains
    if not own or s.rails_gone[seat] >= board.mat_rails:
        return False
    if s.worth(seat) < s.game.abilities.station_purple:
        return False
    trial = s.clone()
    trial.phase, trial.action, trial.owed = ACT, STATION, 1
    trial.worker = trial.ability = PURPLE
    return leads_out(trial, s.game.numbering.flip + bits(own)[0])


def hire_to_promote(s: RailroadState) -> bool:
    """Whether a worker that could be hired now could be promoted, although none of the seat's own can."""
    seat = s.seat
    free = s.promotions or s.ability >= 0
    if not (free or s.paid_promotions):
        return False
    price = s.game.hire_price + (0 if free else s.game.promotion_price)
    if s.worth(seat) - s.due < price:
        return False
    return workers.wanted(s, seat) & s.in_pool > 0


def leads_out(s: RailroadState, move: int) -> bool:
    """Whether a legal end of the turn can still be reached after this move: it is tried on a copy."""
    return can_finish(s.after(move))


def can_finish(s: RailroadState) -> bool:
    """Whether a legal end of the turn can be reached."""
    crew = s.crew[s.seat] - (s.phase == TOLL)
    return enough(s, budget(s, s.seat), crew, len(s.takes)) or rescued(s)


# --- at any time ----------------------------------------------------------------------------------------------------


def asides(s: RailroadState, left: int | None = None) -> tuple[int, ...]:
    """Selling a share and hiring, which are always allowed to whoever decides, as long as what is owed can be paid."""
    game, seat = s.game, s.seat
    shares = s.shares[seat]
    crew = s.crew[seat]
    if s.phase == TOLL:
        crew -= 1
    price = game.hire_price
    hired = 0
    if s.worth(seat) >= price:
        if left is None:
            left = budget(s, seat)
        if enough(s, left - price, crew + 1, len(s.takes)) or may_afford(s, price, 1):
            hired = s.in_pool
    if shares and (crew >= game.least_workers or _may_sell(s)):
        hired |= SELLING
    return game.numbering.aside[hired]


def _may_sell(s: RailroadState) -> bool:
    """Where workers are short, shares may be what a deal that brings some will cost."""
    seat = s.seat
    if enough(s, budget(s, seat), s.crew[seat] - (s.phase == TOLL), len(s.takes)):
        return True
    trial = s.clone()
    trial.shares[seat] -= 1
    trial.money[seat] += s.game.share_price
    return rescued(trial)


def may_afford(s: RailroadState, price: int, crew: int) -> bool:
    """Whether paying this, with so many workers more or fewer, leaves a way to finish through other offers."""
    if not hopeful(s):
        return False
    trial = s.clone()
    seat = s.seat
    lacking = price - trial.money[seat]
    if lacking > 0:
        sold = -(-lacking // s.game.share_price)
        trial.shares[seat] -= sold
        trial.money[seat] += sold * s.game.share_price
    trial.money[seat] -= price
    trial.crew[seat] += crew
    return trial.shares[seat] >= 0 and rescued(trial)
