"""The final reckoning in numbers: Europe p. 7 "Výpočet získaných bodů"; San Francisco "Záver hry a konečné bodovanie".
`scoring.py` puts it into lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, sets

from . import lending, ties, trail

if TYPE_CHECKING:
    from .fields import Paper, Table


def reckon(s: Table, w: Paper) -> None:
    """Every seat's points if the game ended now."""
    t = s.tables
    longest = 0
    for seat in range(t.players):
        lay_network(s, w, seat)
        s.total[seat] = s.score[seat] + _tickets(s, w, seat) + (t.stations - s.built[seat]) * t.unused_station
        if t.kinds > 0:
            s.total[seat] += t.souvenir_points[bits.count(s.souvenirs[seat])]
        s.trail[seat] = 0
        if t.trails_count:
            trail.find(w)
            s.trail[seat] = w.best
            longest = max(longest, w.best)
    if longest > 0:  # a trail of nothing wins nothing (T19)
        for seat in range(t.players):
            if s.trail[seat] == longest:  # everybody who ties gets it
                s.total[seat] += t.longest_trail
    s.reckoned = True


def lay_network(s: Table, w: Paper, seat: int) -> None:
    """Note the routes of a seat, what its stations could borrow and its tickets."""
    t = s.tables
    lay_own(s, w, seat)
    w.stations = s.built[seat]
    for station in range(w.stations):
        w.offers[station] = 0
        city = s.stations[seat][station]
        for other in range(t.players):
            for place in range(t.degree[city]):
                if other != seat and sets.has(s.routes[other], t.routes_at[city][place]):
                    add_offer(s, w, station, t.routes_at[city][place])
    w.tickets = s.tickets[seat].size
    for place in range(w.tickets):
        lay_ticket(s, w, place, s.tickets[seat].cells[place])


def lay_own(s: Table, w: Paper, seat: int) -> None:
    """Note the routes of a seat."""
    w.cities = s.tables.cities
    w.own = 0
    for word in range(s.tables.route_words):
        routes = s.routes[seat][word]
        while routes != 0:
            add_own(s, w, 64 * word + bits.lowest(routes))
            routes &= routes - 1


def add_own(s: Table, w: Paper, route: int) -> None:
    t = s.tables
    w.own_a[w.own] = t.a[route]
    w.own_b[w.own] = t.b[route]
    w.own_length[w.own] = t.length[route]
    w.own += 1


def add_offer(s: Table, w: Paper, station: int, route: int) -> None:
    """A route that a station could borrow."""
    t = s.tables
    offer = w.offers[station]
    w.offer_route[station][offer] = route
    w.offer_a[station][offer] = t.a[route]
    w.offer_b[station][offer] = t.b[route]
    w.offers[station] += 1


def lay_ticket(s: Table, w: Paper, place: int, ticket: int) -> None:
    t = s.tables
    w.ticket_a[place] = t.ticket_a[ticket]
    w.ticket_b[place] = t.ticket_b[ticket]
    w.ticket_points[place] = t.ticket_points[ticket]


def _tickets(s: Table, w: Paper, seat: int) -> int:
    """The points of a seat's tickets, each of its stations lending the route that is best for it (p. 6, T18)."""
    t = s.tables
    lending.lend(w)
    for station in range(t.stations):
        s.lent[seat][station] = -1
        if station < w.stations and w.borrowed[station] >= 0:
            s.lent[seat][station] = w.offer_route[station][w.borrowed[station]]
    points = 0
    for place in range(w.tickets):
        ticket = s.tickets[seat].cells[place]
        if w.met[place]:
            sets.put(s.met, ticket)
            points += t.ticket_points[ticket]
        else:
            sets.drop(s.met, ticket)
            points -= t.ticket_points[ticket]
    return points


def met_count(s: Table, seat: int) -> int:
    """How many tickets of a seat are met."""
    found = 0
    for place in range(s.tickets[seat].size):
        if sets.has(s.met, s.tickets[seat].cells[place]):
            found += 1
    return found


def rank(s: Table, seat: int) -> int:
    """Its place by points, then by the edition's tie-breaks in their order; who is equal in all shares it (T12,
    T22)."""
    found = 1
    for other in range(s.tables.players):
        if _lead(s, other, seat) > 0:
            found += 1
    return found


def _lead(s: Table, seat: int, other: int) -> int:
    """By how much a seat is before another, in the first thing in which they differ."""
    t = s.tables
    lead = s.total[seat] - s.total[other]
    for place in range(t.tie_breaks):
        if lead != 0:
            return lead
        if t.tie_break[place] == ties.TICKETS:
            lead = met_count(s, seat) - met_count(s, other)
        elif t.tie_break[place] == ties.STATIONS:
            lead = s.built[other] - s.built[seat]
        else:
            lead = s.trail[seat] - s.trail[other]
    return lead
