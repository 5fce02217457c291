"""Whether a turn can still be finished: "Všeobecná pravidla". Nobody may begin what cannot be paid by any means of the
turn, or end a turn with fewer workers than the rules want.

The main action's price is owed and may be paid last (R2). Whatever else costs money must be payable when it is taken,
with money or with shares sold, and must leave enough for what is owed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows

from .. import things
from . import building, money, phases, purse, steps, trains, trials, workers

if TYPE_CHECKING:
    from ..fields import Table


# --- what the main action will cost ---------------------------------------------------------------------------------


def open_cities(s: Table, seat: int) -> int:
    """Cities where a seat may build: connected, and none of its stations there."""
    return s.cities[seat] & ~s.stations[seat]


def open_rails(s: Table, seat: int) -> int:
    """Rail spaces where a seat may build: they touch its network, and none of its rails is there."""
    return s.edge[seat] & ~s.rails[seat]


def cheapest_station(s: Table, seat: int) -> int:
    t = s.tables
    free = s.cities[seat] & ~s.stations[seat]
    for price in range(t.prices):
        if free & t.price_cities[price]:
            return t.price_of[price]
    return things.NEVER


def least_icons(s: Table, spaces: int) -> int:
    """The least difficult terrain among these rail spaces."""
    t = s.tables
    for icons in range(things.ICONS):
        if spaces & t.hard_rails[icons]:
            return icons
    return t.most_icons


def fewest_icons(s: Table, rails: int, edge: int, count: int) -> int:
    """The least difficult terrain on which a network of these rails, with these beside it, can grow by one or two."""
    t = s.tables
    free = edge & ~rails
    if count == 1:
        return least_icons(s, free)
    best = 2 * t.most_icons
    for icons in range(things.ICONS):
        if icons >= best:  # the second rail may cost nothing at best
            break
        spaces = free & t.hard_rails[icons]
        while spaces:
            rail = bits.lowest(spaces)
            spaces &= spaces - 1
            following = (free | (t.beside[rail] & ~rails)) & ~bits.bit(rail)
            best = min(best, icons + least_icons(s, following))
    return best


def icons_ahead(s: Table, seat: int) -> int:
    """The least difficult terrain on which the rails still owed can be laid."""
    if s.owed == 0:
        return 0
    return fewest_icons(s, s.rails[seat], s.edge[seat], s.owed)


def main_cost(s: Table, seat: int) -> int:
    """What is owed for the main action, and the least that the rest of it will add."""
    cost = s.due
    if s.owed:
        if s.action == things.STATION:
            cost += cheapest_station(s, seat)
        elif s.action == things.RAILROAD:
            cost += s.tables.hard_price * icons_ahead(s, seat)
    return cost


def ability_gain(s: Table, seat: int) -> int:
    """Money that the placed worker's unused ability is sure to bring towards the price."""
    t = s.tables
    if s.ability == things.ORANGE:
        if s.action == things.STATION:
            return cheapest_station(s, seat) if s.owed else s.due
        if s.action == things.RAILROAD:
            return t.railroad_orange + t.railroad_orange_icon * (s.icons + icons_ahead(s, seat))
    elif s.ability == things.GREY and s.action == things.RAILROAD:
        return t.railroad_grey * t.share_price
    return 0


def budget(s: Table, seat: int) -> int:
    """What is left when the main action is paid for in the cheapest way."""
    t = s.tables
    action = s.action
    left = money.worth(s, seat)
    if action == things.STATION:
        if s.ability == things.ORANGE:  # nothing has to be paid
            return left
        return left - (cheapest_station(s, seat) if s.owed else s.due)
    if action == things.RAILROAD:
        icons = icons_ahead(s, seat)
        left -= s.due + t.hard_price * icons
        if s.ability == things.ORANGE:
            return left + t.railroad_orange + t.railroad_orange_icon * (s.icons + icons)
        if s.ability == things.GREY:
            return left + t.railroad_grey * t.share_price
    elif action == things.TRADE and s.owed:
        left += building.sale_value(s, seat)
    return left


def enough(s: Table, left: int, crew: int, takes: int) -> bool:
    """Whether this budget, these workers and those still to be taken make a legal end of the turn, with hiring if
    needed (R21)."""
    t = s.tables
    missing = t.least_workers - crew
    if missing <= 0:
        return left >= 0
    there = 0
    for colour in range(things.COLOUR_COUNT):
        there += s.pool[colour]
    missing -= min(takes, there)
    return left >= max(0, missing) * t.hire_price and missing <= max(0, there - takes)


def settled(s: Table, seat: int) -> bool:
    """Whether the turn could end just now."""
    return s.crew[seat] >= s.tables.least_workers and money.worth(s, seat) >= s.due


# --- stations that pay for themselves ---------------------------------------------------------------------------------


def pays_for_itself(s: Table, seat: int, worth: int, city: int, colours: int) -> int:
    """Of these colours, those with which a station that costs more than a seat is worth pays for itself, through its
    bonus and flips. A rough bound is looked at first; white and turquoise do not differ."""
    t = s.tables
    short = t.price[city] - worth
    if short <= 0:
        return 0
    first = 0 if bits.has(s.first_stations, city) else 1
    tile = s.city_tile[city]
    fleet = 0
    if s.fleet[seat] & t.earning_up:
        fleet += 1
    if s.fleet[seat] & t.earning_down:
        fleet += 2
    able = 0
    if (
        colours & things.PLAIN
        and t.hope[things.TURQUOISE][first][fleet][tile] >= short
        and station_pays(s, seat, things.TURQUOISE, city)
    ):
        able |= things.PLAIN
    if (
        bits.has(colours, things.PURPLE)
        and t.hope[things.PURPLE][first][fleet][tile] >= short
        and station_pays(s, seat, things.PURPLE, city)
    ):
        able |= bits.bit(things.PURPLE)
    if (
        bits.has(colours, things.GREY)
        and t.hope[things.GREY][first][fleet][tile] >= short
        and station_pays(s, seat, things.GREY, city)
    ):
        able |= bits.bit(things.GREY)
    return able


def any_self_paying(s: Table, seat: int, worth: int, colours: int) -> int:
    """Of these colours, those with which some open station pays for itself."""
    able = 0
    cities = open_cities(s, seat)
    while cities:
        able |= pays_for_itself(s, seat, worth, bits.lowest(cities), colours)
        cities &= cities - 1
    return able


def unused_colours(s: Table) -> int:
    """The colour of the unused ability, or those that have none for a station."""
    return things.PLAIN if s.ability < 0 else bits.bit(s.ability)


def station_pays(s: Table, seat: int, colour: int, city: int) -> bool:
    """Whether a station could be paid through what it brings itself, with a worker of this colour whose ability is
    unused."""
    t = s.tables
    tile = s.city_tile[city]
    purse.no_offers()
    if not bits.has(s.first_stations, city):
        purse.offer_bonus(s, tile)
    if colour == things.GREY:
        purse.offer_bonus(s, tile)
    if colour == things.PURPLE:
        purse.offer_flip(t.station_purple)
    purse.open_purse(s, seat, purse.every_offer())
    purse.take_more(t.effect_workers[t.primary[tile]])
    return purse.suffices(s, t.price[city], 0)


# --- money from further offers --------------------------------------------------------------------------------------


def acting(s: Table) -> bool:
    """Whether the seat whose turn it is decides about its action."""
    return (s.phase == phases.ACT or s.phase == phases.TOLL) and s.seat == s.turn


def rescued(s: Table) -> bool:
    """Whether some order of the offers still open makes a legal end of the turn. Only looked for where money or
    workers are short without them."""
    seat = s.seat
    unbuilt = s.owed > 0 and s.action == things.STATION and s.crew[seat] >= s.tables.least_workers
    if unbuilt and any_self_paying(s, seat, money.worth(s, seat), unused_colours(s)):
        return True
    if not hopeful(s):
        return False
    if s.owed and s.action == things.STATION and (s.free_rails or s.paid_rails):
        return rail_leads_out(s)
    if rail_may_bring_deal(s) and deal_rail_leads_out(s):
        return True
    need = s.due
    if acting(s):
        need = main_cost(s, seat)
        if s.ability >= 0:
            need -= ability_gain(s, seat)
        if s.owed and s.action == things.TRADE:
            need -= building.sale_value(s, seat)
    purse.no_offers()
    write_offers(s, seat)
    offers = purse.every_offer()
    write_deals(s)
    deals = purse.every_offer() & ~offers
    if need <= 0 and s.action < 0:
        offers = deals
        deals = 0
    purse.open_purse(s, seat, offers)
    return purse.suffices(s, need, deals)


def hopeful(s: Table) -> bool:
    """Whether any offer is left that could bring money or workers."""
    if s.flips or s.bonuses or s.train_takes or s.tile_left or s.deal_due or s.deals_left:
        return True
    if s.owed and s.action == things.STATION and (s.free_rails or s.paid_rails):
        return True
    if rail_may_bring_deal(s):
        return True
    ability = s.ability
    if ability == things.PURPLE:
        return s.action == things.STATION
    if ability == things.GREY:
        return s.city >= 0 or s.sector >= 0
    if ability == things.ORANGE:
        return s.sector >= 0 or s.action == things.TRADE
    return ability == things.TURQUOISE and (s.action == things.TRADE or s.sector >= 0)


def write_offers(s: Table, seat: int) -> None:
    """Offers that could bring money or workers: what each takes, and its effects."""
    t = s.tables
    for _ in range(s.train_takes):
        purse.offer_train()
    if not acting(s):
        return
    if s.city >= 0:
        for _ in range(s.bonuses):
            purse.offer_bonus(s, s.city_tile[s.city])
        if s.ability == things.GREY and s.action == things.STATION:
            purse.offer_bonus(s, s.city_tile[s.city])
    if s.action == things.STATION and s.ability == things.PURPLE:
        purse.offer_flip(t.station_purple)
    if s.action == things.TRADE and s.ability == things.TURQUOISE:
        purse.offer_flip(0)
    if s.sector >= 0 and s.ability == things.ORANGE and s.taken:
        purse.offer_money(t.telegraph_orange * s.taken)
    if s.sector >= 0 and s.ability == things.GREY and t.sector_first[s.sector]:
        purse.offer_shares(t.sector_first[s.sector])
    if s.action == things.TRADE and s.ability == things.ORANGE:
        purse.offer_money(t.trade_orange * (trains.up(s, seat) + trains.down(s, seat)))
    if s.sector >= 0 and s.sector_tile[s.sector] >= 0:
        effect = t.telegraph_effect[s.sector_tile[s.sector]]
        if s.tile_left:
            purse.offer_effect(s, 0, 0, 1, effect)
        if s.ability == things.TURQUOISE and s.action == things.TELEGRAPH:
            purse.offer_effect(s, t.telegraph_turquoise, 0, 0, effect)


def write_deals(s: Table) -> None:
    """The deals that the deciding seat may still take, now or after its action."""
    t = s.tables
    count = s.deals_left
    if acting(s) and s.action >= 0:
        count = 2 if s.deal_due else 0
    if count == 0:
        return
    for side in range(things.SIDES):
        if not bits.has(s.deals_taken, side):
            effect = t.deal_effect[s.deal_tile][side]
            purse.offer_effect(s, t.effect_pay[effect], t.deal_shares[s.deal_tile][side], 0, effect)


def rail_leads_out(s: Table) -> bool:
    """A station is owed, and a rail that may be laid first opens a city for it."""
    t = s.tables
    seat = s.seat
    if s.rails_gone[seat] >= t.mat_rails:
        return False
    rails = open_rails(s, seat)
    while rails:
        rail = bits.lowest(rails)
        rails &= rails - 1
        if t.ends[rail] & ~s.cities[seat] and leads_out(s, t.rail + rail):
            return True
    return False


def rail_may_bring_deal(s: Table) -> bool:
    """Workers are short, and a rail of the main action still to be laid could bring a deal that has some."""
    if s.owed == 0 or s.action != things.RAILROAD or s.deal_due or s.crew[s.seat] >= s.tables.least_workers:
        return False
    return s.shares[s.seat] >= s.tables.worker_deal[s.deal_tile]


def deal_rail_leads_out(s: Table) -> bool:
    """A rail on a deal icon, or before the last one any rail that opens the way to it."""
    t = s.tables
    rails = open_rails(s, s.seat)
    if s.owed == 1:
        rails &= t.deal_rails
    while rails:
        if leads_out(s, t.rail + bits.lowest(rails)):
            return True
        rails &= rails - 1
    return False


def purple_train(s: Table, seat: int) -> bool:
    """Whether the purple worker's flip of a rail train opens a city where its station can be built and paid."""
    t = s.tables
    own = s.fleet[seat] & t.rail_trains
    if own == 0 or s.rails_gone[seat] >= t.mat_rails:
        return False
    if money.worth(s, seat) < t.station_purple:
        return False
    trials.keep(s)
    s.phase = phases.ACT
    s.action = things.STATION
    s.owed = 1
    s.worker = things.PURPLE
    s.ability = things.PURPLE
    found = leads_out(s, t.flip + bits.lowest(own))
    trials.put_back(s)
    return found


def hire_to_promote(s: Table) -> bool:
    """Whether a worker that could be hired now could be promoted, although none of the seat's own can."""
    t = s.tables
    price = t.hire_price
    if s.promotions == 0 and s.ability < 0:
        if s.paid_promotions == 0:
            return False
        price += t.promotion_price
    if money.worth(s, s.seat) - s.due < price:
        return False
    return workers.wanted(s, s.seat) & s.in_pool != 0


def leads_out(s: Table, move: int) -> bool:
    """Whether a legal end of the turn can still be reached after this move: it is tried."""
    trials.keep(s)
    steps.take(s, move)
    found = can_finish(s)
    trials.put_back(s)
    return found


def can_finish(s: Table) -> bool:
    """Whether a legal end of the turn can be reached."""
    return enough(s, budget(s, s.seat), crew_after_toll(s), s.takes.size) or rescued(s)


def crew_after_toll(s: Table) -> int:
    """The deciding seat's workers, without one that is owed to a toll."""
    return s.crew[s.seat] - 1 if s.phase == phases.TOLL else s.crew[s.seat]


# --- at any time ----------------------------------------------------------------------------------------------------


def asides(s: Table, left: int) -> None:
    """Selling a share and hiring, which are always allowed to whoever decides, as long as what is owed can be paid from
    this budget."""
    t = s.tables
    crew = crew_after_toll(s)
    price = t.hire_price
    hired = money.worth(s, s.seat) >= price and (
        enough(s, left - price, crew + 1, s.takes.size) or may_afford(s, price, 1)
    )
    selling = s.shares[s.seat] > 0 and (crew >= t.least_workers or may_sell(s))
    add_asides(s, selling, hired)


def add_asides(s: Table, selling: bool, hired: bool) -> None:
    """Selling a share, and hiring any worker of the common supply."""
    if selling:
        moves.add(s, s.tables.sell_share)
    if hired:
        moves.add_each(s, s.tables.hire, s.in_pool)


def may_sell(s: Table) -> bool:
    """Where workers are short, shares may be what a deal that brings some will cost."""
    seat = s.seat
    if enough(s, budget(s, seat), crew_after_toll(s), s.takes.size):
        return True
    s.shares[seat] -= 1
    s.money[seat] += s.tables.share_price
    found = rescued(s)
    s.shares[seat] += 1
    s.money[seat] -= s.tables.share_price
    return found


def may_afford(s: Table, price: int, crew: int) -> bool:
    """Whether paying this, with so many workers more or fewer, leaves a way to finish through other offers."""
    if not hopeful(s):
        return False
    seat = s.seat
    cash = s.money[seat]
    shares = s.shares[seat]
    lacking = price - cash
    if lacking > 0:
        sold = money.sold_for(s, lacking)
        s.shares[seat] -= sold
        s.money[seat] += sold * s.tables.share_price
    s.money[seat] -= price
    s.crew[seat] += crew
    found = s.shares[seat] >= 0 and rescued(s)
    s.money[seat] = cash
    s.shares[seat] = shares
    s.crew[seat] -= crew
    return found


def deal_settles(s: Table, seat: int) -> bool:
    """Too few workers, but the deal that follows can bring them."""
    if not s.deal_due or s.crew[seat] >= s.tables.least_workers or money.worth(s, seat) < s.due:
        return False
    trials.keep(s)
    rows.clear(s.takes)
    s.bonuses = 0
    s.flips = 0
    s.tile_left = False
    s.ability = -1
    found = rescued(s)
    trials.put_back(s)
    return found
