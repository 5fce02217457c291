"""The network a seat means to build for its tickets: cheapest paths over its own, open and borrowable routes.

What a plan is for and what comes of it stands in the planner's `Thinking`; a plan is named by its place there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, sets

from . import errands, lending, prices, reckoning

if TYPE_CHECKING:
    from .fields import Paper, Table, Thinking


def look(s: Table, mind: Thinking) -> None:
    """All that a plan depends on, but for the tickets: what lies on the board."""
    t = s.tables
    seat = s.seat
    mind.any_others = False
    for word in range(t.route_words):
        mind.own[word] = s.routes[seat][word]
        mind.others[word] = 0
        for other in range(t.players):
            if other != seat:
                mind.others[word] |= s.routes[other][word]
        if mind.others[word] != 0:
            mind.any_others = True
    for word in range(t.city_words):
        mind.piles[word] = 0
    if t.kinds > 0:
        for city in range(t.cities):
            if s.souvenir_kind[city] >= 0 and not bits.has(s.souvenirs[seat], s.souvenir_kind[city]):
                sets.put(mind.piles, city)


def own_tickets(s: Table, mind: Thinking) -> None:
    """The plan is for the tickets of the seat that decides, but for one that it gives up on an errand."""
    held = s.tickets[s.seat]
    without = errands.given_up(s)
    mind.tickets = 0
    for place in range(held.size):
        if held.cells[place] != without:
            mind.ticket[mind.tickets] = held.cells[place]
            mind.tickets += 1


def plan(s: Table, mind: Thinking, w: Paper) -> int:
    """The plan for the tickets of the seat that decides, remembered until something of it changes."""
    look(s, mind)
    own_tickets(s, mind)
    seat = s.seat
    if mind.game[seat] != s.tables.serial:
        mind.game[seat] = s.tables.serial
        mind.made[seat] = 0
    if not _made_before(s, mind, seat):
        make(s, mind, w, seat)
        _keep(s, mind, seat)
    return seat


def _made_before(s: Table, mind: Thinking, seat: int) -> bool:
    t = s.tables
    if not mind.made[seat]:
        return False
    if mind.made_tickets[seat] != mind.tickets or mind.made_stations[seat] != s.built[seat]:
        return False
    for word in range(t.route_words):
        if mind.made_own[seat][word] != mind.own[word] or mind.made_others[seat][word] != mind.others[word]:
            return False
    for word in range(t.city_words):
        if mind.made_piles[seat][word] != mind.piles[word]:
            return False
    for place in range(mind.tickets):
        if mind.made_ticket[seat][place] != mind.ticket[place]:
            return False
    for place in range(s.built[seat]):
        if mind.made_station[seat][place] != s.stations[seat][place]:
            return False
    return True


def _keep(s: Table, mind: Thinking, seat: int) -> None:
    t = s.tables
    mind.made[seat] = 1
    mind.made_tickets[seat] = mind.tickets
    mind.made_stations[seat] = s.built[seat]
    for word in range(t.route_words):
        mind.made_own[seat][word] = mind.own[word]
        mind.made_others[seat][word] = mind.others[word]
    for word in range(t.city_words):
        mind.made_piles[seat][word] = mind.piles[word]
    for place in range(mind.tickets):
        mind.made_ticket[seat][place] = mind.ticket[place]
    for place in range(s.built[seat]):
        mind.made_station[seat][place] = s.stations[seat][place]


def make(s: Table, mind: Thinking, w: Paper, found: int) -> None:
    """By prices that love long routes; where trains are short, by frugal ones if those miss no more."""
    _find_lent(s, mind, w)
    _sort(s, mind)
    _set_prices(s, mind, 0)
    _lay(s, mind, found)
    if mind.missed[found] > 0 or mind.trains[found] > s.tables.comfort * s.trains[s.seat]:
        _set_prices(s, mind, 1)
        _lay(s, mind, prices.FRUGAL)
        lost, lost_frugally = _lost(s, mind, found), _lost(s, mind, prices.FRUGAL)
        if lost_frugally < lost or (lost_frugally == lost and mind.trains[prices.FRUGAL] < mind.trains[found]):
            _copy(mind, prices.FRUGAL, found)


def _lost(s: Table, mind: Thinking, found: int) -> int:
    """The points of the tickets that a plan misses."""
    points = 0
    for place in range(mind.missed[found]):
        points += s.tables.ticket_points[mind.missed_ticket[found][place]]
    return points


def _copy(mind: Thinking, source: int, found: int) -> None:
    mind.routes[found] = mind.routes[source]
    mind.borrowed[found] = mind.borrowed[source]
    mind.steps[found] = mind.steps[source]
    mind.missed[found] = mind.missed[source]
    mind.trains[found] = mind.trains[source]
    for place in range(mind.routes[source]):
        mind.route[found][place] = mind.route[source][place]
    for place in range(mind.borrowed[source]):
        mind.borrowed_route[found][place] = mind.borrowed_route[source][place]
    for place in range(mind.steps[source]):
        mind.step_ticket[found][place] = mind.step_ticket[source][place]
        mind.step_routes[found][place] = mind.step_routes[source][place]
        mind.step_borrowed[found][place] = mind.step_borrowed[source][place]
    for place in range(mind.missed[source]):
        mind.missed_ticket[found][place] = mind.missed_ticket[source][place]


# --- prices -----------------------------------------------------------------------------------------------------------


def lay_prices(s: Table) -> None:
    """The two price lists of an empty board, which follow from the weights."""
    _lay_price_list(s, 0, s.tables.point_discount)
    _lay_price_list(s, 1, s.tables.frugal_discount)


def _lay_price_list(s: Table, which: int, discount: float) -> None:
    t = s.tables
    for route in range(t.routes):
        price = t.length[route] + t.claim_price - discount * t.points[route]
        price += t.tunnel_price * t.tunnel[route] + t.ferry_price * t.wilds[route]
        t.base_price[which][route] = bits.whole(prices.SCALE * max(price, t.least_price))


def _set_prices(s: Table, mind: Thinking, which: int) -> None:
    """What each route costs here: own and lent ones nothing, closed ones more than anybody has."""
    t = s.tables
    for route in range(t.routes):
        mind.price[route] = t.base_price[which][route]
    if t.kinds > 0:
        for city in range(t.cities):
            if sets.has(mind.piles, city):
                _discount(s, mind, city)
    for route in range(t.routes):
        if sets.has(mind.own, route):
            mind.price[route] = 0
        elif sets.has(mind.others, route):
            mind.price[route] = prices.CLOSED
            if s.built[s.seat] < t.stations:
                mind.price[route] = bits.whole(t.borrow_price * prices.SCALE)
        elif _twin_closes(s, mind, t.twin[route]):
            mind.price[route] = prices.CLOSED
    for place in range(mind.lent):
        mind.price[mind.lent_route[place]] = 0


def _twin_closes(s: Table, mind: Thinking, twin: int) -> bool:
    """Whether a free route cannot be claimed because of the other line."""
    if twin < 0:
        return False
    return sets.has(mind.own, twin) or (not s.tables.doubles_open and sets.has(mind.others, twin))


def _discount(s: Table, mind: Thinking, city: int) -> None:
    """Routes that lead to a wanted souvenir are cheaper."""
    t = s.tables
    for place in range(t.degree[city]):
        route = t.routes_at[city][place]
        price = mind.price[route] - t.souvenir_discount * prices.SCALE
        mind.price[route] = bits.whole(max(price, t.least_price * prices.SCALE))


def _find_lent(s: Table, mind: Thinking, w: Paper) -> None:
    """What the stations already built lend to the tickets met by now."""
    t = s.tables
    mind.lent = 0
    if s.built[s.seat] == 0:
        return
    reckoning.lay_own(s, w, s.seat)
    w.stations = s.built[s.seat]
    for station in range(w.stations):
        w.offers[station] = 0
        city = s.stations[s.seat][station]
        for place in range(t.degree[city]):
            if sets.has(mind.others, t.routes_at[city][place]):
                reckoning.add_offer(s, w, station, t.routes_at[city][place])
    w.tickets = mind.tickets
    for place in range(mind.tickets):
        reckoning.lay_ticket(s, w, place, mind.ticket[place])
    lending.lend(w)
    for station in range(w.stations):
        if w.borrowed[station] >= 0:
            mind.lent_route[mind.lent] = w.offer_route[station][w.borrowed[station]]
            mind.lent += 1


# --- ticket by ticket -------------------------------------------------------------------------------------------------


def _sort(s: Table, mind: Thinking) -> None:
    """The tickets by value, the dearest first."""
    points = s.tables.ticket_points
    for place in range(mind.tickets):
        ticket = mind.ticket[place]
        at = place
        while at > 0 and _before(points[ticket], ticket, points[mind.order[at - 1]], mind.order[at - 1]):
            mind.order[at] = mind.order[at - 1]
            at -= 1
        mind.order[at] = ticket


def _before(points: int, ticket: int, other_points: int, other: int) -> bool:
    return points > other_points or (points == other_points and ticket < other)


def _lay(s: Table, mind: Thinking, found: int) -> None:
    """The tickets by value, as many as are thought of at a time, each by its cheapest path; what is planned costs the
    later ones nothing. Other orders were tried and gave nothing, as did prices that favour cards at hand (41 to 49 %
    in Europe, 51 in San Francisco, within the interval) or the ends of trails (50 %)."""
    t = s.tables
    stations = t.stations - s.built[s.seat]
    mind.routes[found] = 0
    mind.borrowed[found] = 0
    mind.steps[found] = 0
    mind.missed[found] = 0
    mind.trains[found] = 0
    for place in range(mind.tickets):
        if mind.steps[found] >= t.sight:
            return
        ticket = mind.order[place]
        planned = find_path(s, mind, t.ticket_a[ticket], t.ticket_b[ticket], 0) and _step(s, mind, found, ticket)
        if not planned and mind.any_others and mind.borrowed[found] < stations:
            cheap = bits.whole(t.rescue_price * prices.SCALE)
            planned = find_path(s, mind, t.ticket_a[ticket], t.ticket_b[ticket], cheap) and _step(
                s, mind, found, ticket
            )
        if not planned:
            mind.missed_ticket[found][mind.missed[found]] = ticket
            mind.missed[found] += 1


def _step(s: Table, mind: Thinking, found: int, ticket: int) -> bool:
    """Add to a plan what the path claims and borrows; not if trains or stations do not suffice."""
    t = s.tables
    trains, stations, claims = mind.trains[found], s.built[s.seat] + mind.borrowed[found], 0
    for place in range(mind.path):
        route = mind.path_route[place]
        if mind.price[route] > 0:
            if sets.has(mind.others, route):
                stations += 1
            else:
                trains += t.length[route]
                claims += 1
    if trains > s.trains[s.seat] or stations > t.stations:
        return False
    if claims == 0 and stations == s.built[s.seat] + mind.borrowed[found]:
        return True  # met already
    for place in range(mind.path):
        route = mind.path_route[place]
        if mind.price[route] > 0:
            if sets.has(mind.others, route):
                mind.borrowed_route[found][mind.borrowed[found]] = route
                mind.borrowed[found] += 1
            else:
                mind.route[found][mind.routes[found]] = route
                mind.routes[found] += 1
            mind.price[route] = 0
    mind.trains[found] = trains
    step = mind.steps[found]
    mind.step_ticket[found][step] = ticket
    mind.step_routes[found][step] = mind.routes[found]
    mind.step_borrowed[found][step] = mind.borrowed[found]
    mind.steps[found] += 1
    return True


def find_path(s: Table, mind: Thinking, start: int, goal: int, cheap: int) -> bool:
    """Find the routes of the cheapest path, from the goal back; `cheap` is the price of others' routes, if not 0."""
    t = s.tables
    for city in range(t.cities):
        mind.reached[city] = prices.CLOSED
    for word in range(t.city_words):
        mind.front[word] = 0
    mind.reached[start] = 0
    city = start
    while city != goal:
        for place in range(t.degree[city]):
            route = t.routes_at[city][place]
            price = mind.price[route]
            if cheap > 0 and price > 0 and sets.has(mind.others, route):
                price = cheap
            price += mind.reached[city]
            other = t.a[route] + t.b[route] - city
            if price < mind.reached[other]:
                mind.reached[other] = price
                mind.via[other] = route
                sets.put(mind.front, other)
        city = _nearest(s, mind)
        if city < 0:
            return False
        sets.drop(mind.front, city)
    mind.path = 0
    while city != start:
        route = mind.via[city]
        mind.path_route[mind.path] = route
        mind.path += 1
        city = t.a[route] + t.b[route] - city
    return True


def _nearest(s: Table, mind: Thinking) -> int:
    """The city that is reached at the lowest price, and not gone on from yet; -1 if there is none."""
    nearest, lowest = -1, prices.CLOSED
    for word in range(s.tables.city_words):
        cities = mind.front[word]
        while cities != 0:
            city = 64 * word + bits.lowest(cities)
            cities &= cities - 1
            if mind.reached[city] < lowest:
                nearest = city
                lowest = mind.reached[city]
    return nearest


# --- what a single route would complete -------------------------------------------------------------------------------


def find_pieces(s: Table, mind: Thinking, w: Paper) -> None:
    """Note for each city the lowest one that own and lent routes connect it with, in the paper's `root`."""
    t = s.tables
    look(s, mind)
    own_tickets(s, mind)
    _find_lent(s, mind, w)
    reckoning.lay_own(s, w, s.seat)
    for place in range(mind.lent):
        reckoning.add_own(s, w, mind.lent_route[place])
    w.cities = t.cities
    lending.own_pieces(w)


def swing(s: Table, mind: Thinking, w: Paper, route: int) -> int:
    """How many points the tickets that a route alone would complete bring beyond not losing them."""
    t = s.tables
    a, b = w.root[t.a[route]], w.root[t.b[route]]
    if a == b:
        return 0
    points = 0
    for place in range(mind.tickets):
        ticket = mind.ticket[place]
        c, d = w.root[t.ticket_a[ticket]], w.root[t.ticket_b[ticket]]
        if (a == c and b == d) or (a == d and b == c):
            points += 2 * t.ticket_points[ticket]
    return points
