"""What may be done next within an action, a deal or a starting asset: the moves of everything owed and offered, in any
order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves

from .. import things
from . import affordability, building, deals, effects, money, workers

if TYPE_CHECKING:
    from ..fields import Table


# --- an action ------------------------------------------------------------------------------------------------------


def action_moves(s: Table) -> None:
    """Ascending; `done` only when nothing is owed and the turn may end. Asides are added unless what is owed can be
    done in one way only."""
    t = s.tables
    seat = s.seat
    before = moves.count(s)
    action = s.action
    ability = s.ability
    owed = s.owed
    worth = money.worth(s, seat)
    left = worth
    if (owed or s.due) and action != things.TELEGRAPH:
        left = affordability.budget(s, seat)
    settled = s.crew[seat] >= t.least_workers
    if owed and action == things.STATION:
        add_stations(s, seat, worth)
        if s.free_rails or s.paid_rails:  # of a train flipped before
            add_rails(s, seat, left)
    elif owed and action == things.TELEGRAPH:
        add_offices(s, seat)
    elif owed and action == things.RAILROAD:
        add_main_rails(s, seat, left)
    else:
        if action == things.RAILROAD or s.free_rails or s.paid_rails or s.free_stations or s.free_offices:
            add_free_buildings(s, seat, left)
        if owed:
            add_sales(s, seat)
    if s.bonuses and bonus_payable(s, left, worth):
        moves.add(s, t.bonus)
    if ability > things.PURPLE and ability_usable(s, left, worth):
        moves.add(s, t.ability)
    if s.tile_left:
        add_discards(s, seat, left)
    if s.flips or (ability == things.TURQUOISE and action == things.TRADE):
        add_flips(s, seat)
    elif ability == things.PURPLE and action == things.STATION:
        add_paid_flips(s, seat, left, worth)
    if s.train_takes or (ability == things.PURPLE and action == things.RAILROAD):
        add_trains(s, seat, left, worth)
    if s.steps or (ability == things.PURPLE and action == things.TRADE):
        add_steps(s, seat, left)
    if ability >= 0 or s.promotions or s.paid_promotions:
        add_promotions(s, seat, left, worth)
    if s.exchanges or (ability == things.PURPLE and action == things.TELEGRAPH):
        add_exchanges(s, seat)
    if s.takes.size:
        add_takes(s)
    if ability == things.GREY and action == things.TRADE:
        deals.legal_deals(s, left)
    if (left < 0 or not settled) and not affordability.enough(s, left, s.crew[seat], s.takes.size):
        only_ways_out(s, seat, before)
    if owed == 0 and ((settled and worth >= s.due) or affordability.deal_settles(s, seat)):
        moves.add(s, t.done)
    if owed and moves.count(s) == before + 1:  # it happens by itself (R20)
        return
    if not settled or left < t.hire_price <= worth:
        affordability.asides(s, left)
    else:
        affordability.add_asides(s, s.shares[seat] > 0, worth >= t.hire_price)


def only_ways_out(s: Table, seat: int, before: int) -> None:
    """Where something is short, only moves that cannot make it worse are left, and those that lead out."""
    kept = before
    for place in range(before, moves.count(s)):
        move = moves.at(s, place)
        if harmless(s, seat, move) or affordability.leads_out(s, move):
            moves.put(s, kept, move)
            kept += 1
    moves.cut(s, kept)


def harmless(s: Table, seat: int, move: int) -> bool:
    """Whether a move cannot make it worse where something is short: a step without a toll, a worker taken or exchanged
    cost nothing, and stations, bonuses, abilities, tiles and promotions were offered only because they lead out."""
    t = s.tables
    if move < t.advance:
        return move < t.rail or t.bonus <= move < t.flip
    if move < t.promote:
        track = move - t.advance
        return t.entering[track][s.step[seat][track]] == things.NO_TOLL
    return move < t.deal


def payable(s: Table, left: int, worth: int, price: int, move: int) -> bool:
    """Whether this price can be paid at once, and the turn finished after it: with the budget, or as the move leads
    on."""
    return price <= worth and (
        affordability.enough(s, left - price, s.crew[s.seat], s.takes.size) or affordability.leads_out(s, move)
    )


# --- buildings --------------------------------------------------------------------------------------------------------


def add_stations(s: Table, seat: int, worth: int) -> None:
    """Cities whose price can be paid, by whatever means the turn still has."""
    t = s.tables
    short = s.crew[seat] + s.takes.size < t.least_workers
    colours = affordability.unused_colours(s)
    cities = affordability.open_cities(s, seat)
    while cities:
        city = bits.lowest(cities)
        cities &= cities - 1
        if short:
            if affordability.leads_out(s, t.station + city):
                moves.add(s, t.station + city)
        elif (
            s.ability == things.ORANGE
            or t.price[city] <= worth
            or affordability.pays_for_itself(s, seat, worth, city, colours)
        ):
            moves.add(s, t.station + city)


def add_all_stations(s: Table, cities: int) -> None:
    moves.add_each(s, s.tables.station, cities)


def add_all_rails(s: Table, rails: int) -> None:
    moves.add_each(s, s.tables.rail, rails)


def add_rails_that_lead_out(s: Table, rails: int) -> None:
    while rails:
        move = s.tables.rail + bits.lowest(rails)
        rails &= rails - 1
        if affordability.leads_out(s, move):
            moves.add(s, move)


def add_rails(s: Table, seat: int, left: int) -> None:
    """The turquoise worker's third rail, and free ones."""
    t = s.tables
    if s.rails_gone[seat] >= t.mat_rails:
        return
    rails = affordability.open_rails(s, seat)
    if s.free_rails:
        add_all_rails(s, rails)
    elif s.paid_rails:
        price = t.paid_rail_price
        if money.worth(s, seat) < price:
            return
        if left >= 0 and affordability.enough(s, left - price, s.crew[seat], s.takes.size):
            add_all_rails(s, rails)
        else:
            add_rails_that_lead_out(s, rails)
    elif building.third_rail(s):
        while rails:
            rail = bits.lowest(rails)
            rails &= rails - 1
            if affordability.enough(s, left - t.hard_price * t.hard[rail], s.crew[seat], s.takes.size):
                moves.add(s, t.rail + rail)


def add_main_rails(s: Table, seat: int, left: int) -> None:
    """A space is left out only if it, or the cheapest one after it, could not be paid."""
    t = s.tables
    rails = s.rails[seat]
    edge = s.edge[seat]
    spaces = edge & ~rails
    if s.crew[seat] < t.least_workers:  # workers are short: whatever still leads to an end
        add_rails_that_lead_out(s, spaces)
        return
    owed = s.owed
    each = t.hard_price
    if s.ability == things.ORANGE:
        each -= t.railroad_orange_icon
    most = each * t.most_icons * owed
    if left >= most:
        add_all_rails(s, spaces)
        return
    # What is left when the cheapest ones are laid; the spaces at hand may cost more than those.
    spare = left + each * affordability.fewest_icons(s, rails, edge, owed)
    if spare >= most:
        add_all_rails(s, spaces)
        return
    # The second of the easiest spaces at hand can follow any other; further ones are looked for only if that is dear.
    second = second_easiest(s, spaces) if owed > 1 else 0
    while spaces:
        rail = bits.lowest(spaces)
        spaces &= spaces - 1
        icons = t.hard[rail]
        if each * (icons + second) <= spare or (
            owed > 1
            and each * (icons + affordability.fewest_icons(s, rails | bits.bit(rail), edge | t.beside[rail], owed - 1))
            <= spare
        ):
            moves.add(s, t.rail + rail)


def second_easiest(s: Table, spaces: int) -> int:
    """The difficult terrain of the second easiest of these spaces."""
    first = 0
    for icons in range(things.ICONS):
        there = bits.count(spaces & s.tables.hard_rails[icons])
        if first + there > 1:
            return icons
        first += there
    return things.NO_SPACE


def add_offices(s: Table, seat: int) -> None:
    moves.add_each(s, s.tables.office, s.tables.all_sectors & ~s.offices[seat])


def add_sales(s: Table, seat: int) -> None:
    """The leftmost sector with a piece has one kind, or both."""
    t = s.tables
    rail = t.rail_sector[s.rails_gone[seat]]
    house = t.building_sector[s.buildings_gone[seat]]
    if rail <= house:
        moves.add(s, t.sell)
    if house <= rail:
        moves.add(s, t.sell + 1)


def add_free_buildings(s: Table, seat: int, left: int) -> None:
    """Stations, rails and offices that a tile lets one place; ascending."""
    t = s.tables
    if s.owed and s.action == things.TRADE and building.pieces_left(s, seat) == 1:
        return  # the last piece of the mat is owed to the sale
    buildings = s.buildings_gone[seat] < t.mat_buildings
    if s.free_stations and buildings:
        add_all_stations(s, affordability.open_cities(s, seat))
    add_rails(s, seat, left)
    if s.free_offices and buildings:
        add_offices(s, seat)


# --- bonus, ability and tile ------------------------------------------------------------------------------------------


def bonus_payable(s: Table, left: int, worth: int) -> bool:
    """Whether the first-station bonus can be paid; one without a price can be taken anyway."""
    price = s.tables.bonus_pay[s.city_tile[s.city]]
    return price == 0 or payable(s, left, worth, price, s.tables.bonus)


def ability_usable(s: Table, left: int, worth: int) -> bool:
    """Whether the placed worker's ability can be used as a whole now; most abilities come after the main action
    (R4)."""
    t = s.tables
    colour = s.ability
    if s.action == things.TRADE:
        return colour == things.ORANGE
    if s.action == things.RAILROAD:
        return colour == things.GREY or (colour == things.ORANGE and s.owed == 0)
    if s.owed:
        return False
    if s.action == things.STATION:
        if colour == things.ORANGE:
            return s.due > 0
        if colour == things.GREY:
            return payable(s, left, worth, t.bonus_pay[s.city_tile[s.city]], t.ability)
        return colour == things.TURQUOISE and payable(s, left, worth, t.station_turquoise, t.ability)
    if colour == things.GREY:
        return t.sector_first[s.sector] > 0
    if colour == things.ORANGE:
        return s.taken > 0
    if colour == things.TURQUOISE and s.sector_tile[s.sector] >= 0:
        return payable(s, left, worth, t.telegraph_turquoise, t.ability)
    return False


def add_discards(s: Table, seat: int, left: int) -> None:
    """The own workers that may be given for the telegraph tile."""
    t = s.tables
    own = s.have[seat]
    if affordability.enough(s, left, s.crew[seat] - 1, s.takes.size) or affordability.leads_out(
        s, t.tile + bits.lowest(own)
    ):
        moves.add_each(s, t.tile, own)


# --- trains and tracks ------------------------------------------------------------------------------------------------


def add_flips(s: Table, seat: int) -> None:
    """Own trains, face up or down."""
    moves.add_each(s, s.tables.flip, s.fleet[seat])


def add_paid_flips(s: Table, seat: int, left: int, worth: int) -> None:
    """Own trains, through the purple worker's ability at a station."""
    t = s.tables
    price = t.station_purple
    if price > worth:
        return
    enough = affordability.enough(s, left - price, s.crew[seat], s.takes.size)
    faces = s.fleet[seat]
    while faces:
        move = t.flip + bits.lowest(faces)
        faces &= faces - 1
        if enough or affordability.leads_out(s, move):
            moves.add(s, move)


def add_trains(s: Table, seat: int, left: int, worth: int) -> None:
    """One of every stack that has any; if none is due, for the price of the purple worker's ability."""
    t = s.tables
    if s.train_takes == 0:
        price = t.railroad_purple
        if price > worth:
            return
        if not affordability.enough(s, left - price, s.crew[seat], s.takes.size) and (
            price == 0 or not affordability.may_afford(s, price, 0)
        ):
            return
    for train in range(t.trains):
        if s.stacks[train]:
            moves.add(s, t.train + train)


def add_steps(s: Table, seat: int, left: int) -> None:
    """The tracks on which a seat can go a step up."""
    for track in range(things.TRACK_COUNT):
        if effects.may_climb(s, seat, track, left):
            moves.add(s, s.tables.advance + track)


# --- workers ----------------------------------------------------------------------------------------------------------


def add_promotions(s: Table, seat: int, left: int, worth: int) -> None:
    """Free promotions, paid ones, and the one that any placed worker brings instead of its own ability."""
    t = s.tables
    first = s.wants[seat][0] & s.have[seat]
    second = s.wants[seat][1] & s.have[seat]
    if first == 0 and second == 0:
        return
    price = 0
    if s.promotions == 0:
        if s.paid_promotions:
            price = t.promotion_price
            if price > worth:
                return
        elif s.ability >= things.ORANGE and (s.due or s.owed):  # orange and grey may be needed for the price
            left -= affordability.ability_gain(s, seat)
    if (
        (left < price or s.crew[seat] <= t.least_workers)
        and not affordability.enough(s, left - price, s.crew[seat] - 1, s.takes.size)
        and not promotion_pays(s, price)
    ):
        return
    moves.add_each(s, t.promote, first)
    moves.add_each(s, t.promote + things.OWN_COUNT, second)


def promotion_pays(s: Table, price: int) -> bool:
    """Whether other offers pay for a promotion, and bring the worker that is missed then."""
    if not affordability.hopeful(s):
        return False
    ability = s.ability
    if s.promotions == 0 and s.paid_promotions == 0:
        s.ability = -1
    found = affordability.may_afford(s, price, -1)
    s.ability = ability
    return found


def add_exchanges(s: Table, seat: int) -> None:
    """Every own worker for every other colour of the common supply; one from the mat also for its own colour."""
    t = s.tables
    own = s.have[seat]
    while own:
        worker = bits.lowest(own)
        own &= own - 1
        colours = s.in_pool
        while colours:
            move = t.swap[worker][bits.lowest(colours)]
            colours &= colours - 1
            if move >= 0:
                moves.add(s, move)


def add_takes(s: Table) -> None:
    """Workers to be taken, of the colours that some reward allows."""
    colours = 0
    for place in range(s.takes.size):
        colours |= workers.takeable(s, s.takes.cells[place])
    moves.add_each(s, s.tables.take, colours)


# --- deals and assets -----------------------------------------------------------------------------------------------


def deal_moves(s: Table) -> None:
    """The deals that may be accepted, and what accepted ones have brought."""
    seat = s.seat
    before = moves.count(s)
    left = affordability.budget(s, seat)
    if s.deals_taken:
        add_free_buildings(s, seat, left)
        if s.flips:
            add_flips(s, seat)
        if s.train_takes:
            add_trains(s, seat, left, left)
        if s.steps:
            add_steps(s, seat, left)
        if s.promotions or s.paid_promotions:
            add_promotions(s, seat, left, left)
        if s.exchanges:
            add_exchanges(s, seat)
        if s.takes.size:
            add_takes(s)
    if s.deals_left:
        deals.legal_deals(s, left)
    if not affordability.enough(s, left, s.crew[seat], s.takes.size):
        kept = before
        for place in range(before, moves.count(s)):
            move = moves.at(s, place)
            if affordability.leads_out(s, move):
                moves.put(s, kept, move)
                kept += 1
        moves.cut(s, kept)
    if affordability.settled(s, seat):
        moves.add(s, s.tables.done)
    affordability.asides(s, left)


def asset_moves(s: Table) -> None:
    """What the chosen starting asset brings; it is taken, not declined (R17), and it counts like any other (R15)."""
    t = s.tables
    seat = s.seat
    if s.free_stations:
        add_all_stations(s, s.cities[seat] & ~s.first_stations & t.start_cities)
    if s.free_rails:
        add_all_rails(s, affordability.open_rails(s, seat))
    if s.free_offices:
        moves.add_each(s, t.office, t.deal_sectors & ~s.first_offices)
    if s.train_takes:
        for train in range(t.trains):
            if s.stacks[train]:
                moves.add(s, t.train + train)
    if s.steps:
        add_steps(s, seat, money.worth(s, seat))
    if s.exchanges:
        add_exchanges(s, seat)
