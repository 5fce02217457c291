"""What a seat makes of the others: how long the game will last, whose trail is longer, which cities few routes lead to,
which routes rivals seem to need. All of it from what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, sets

from . import lending, prices, reckoning, trail

if TYPE_CHECKING:
    from .fields import Paper, Table, Thinking

# --- how long it lasts ------------------------------------------------------------------------------------------------


def hand_size(s: Table, seat: int) -> int:
    found = 0
    for card in range(s.tables.wild + 1):
        found += s.hands[seat][card]
    return found


def rounds(s: Table) -> int:
    """How many turns the seat probably has, this one counted: until the quickest rival has laid its trains."""
    t = s.tables
    if s.last >= 0:
        return 1
    if not t.watches:
        return prices.LONG_GAME
    quickest = 99.0
    for seat in range(t.players):
        if seat != s.seat:
            lay = s.trains[seat] - t.end_at
            draw = max(0.0, lay - t.useful * hand_size(s, seat))
            quickest = min(quickest, draw / t.pace + lay / t.trains_a_claim)
    return bits.whole(quickest) + 2


# --- the trail --------------------------------------------------------------------------------------------------------


def minds_trails(s: Table) -> bool:
    return s.tables.longest_trail > 0 and s.tables.trail_point > 0


def find_trails(s: Table, mind: Thinking, w: Paper) -> None:
    """Note by how much the own trail is longer than every rival's, and the cities at its ends."""
    t = s.tables
    mind.trail_longest = 0
    for seat in range(t.players):
        if seat != s.seat:
            reckoning.lay_own(s, w, seat)
            trail.find(w)
            mind.trail_longest = max(mind.trail_longest, w.best)
    reckoning.lay_own(s, w, s.seat)
    trail.find(w)
    mind.trail_lead = w.best - mind.trail_longest
    for word in range(t.city_words):
        mind.trail_ends[word] = 0
    for route in range(w.own):
        if bits.has(w.best_used, route):
            _flip(mind.trail_ends, w.own_a[route])
            _flip(mind.trail_ends, w.own_b[route])


def _flip(cities: list[int], city: int) -> None:
    """Put a city into a set, or take it out if it is there."""
    if sets.has(cities, city):
        sets.drop(cities, city)
    else:
        sets.put(cities, city)


def lengthening(s: Table, mind: Thinking, route: int) -> float:
    """What a route is worth because it lengthens the own trail at an end, while the bonus is in doubt."""
    t = s.tables
    if mind.trail_lead > t.trail_reach or mind.trail_lead < -t.trail_reach:
        return 0.0
    if sets.has(mind.trail_ends, t.a[route]) or sets.has(mind.trail_ends, t.b[route]):
        return t.trail_point * t.length[route]
    return 0.0


def trail_swing(s: Table, mind: Thinking, w: Paper, route: int) -> int:
    """How many points of the trail's bonus a route brings at once, those that it takes from rivals counted."""
    t = s.tables
    if mind.trail_lead > 0 or mind.trail_lead + t.length[route] < 0:
        return 0
    reckoning.lay_own(s, w, s.seat)
    reckoning.add_own(s, w, route)
    trail.find(w)
    points = 0
    if mind.trail_lead < 0 and w.best >= mind.trail_longest:
        points += t.longest_trail
    if w.best > mind.trail_longest > 0:
        points += t.longest_trail
    return points


# --- where it is narrow -----------------------------------------------------------------------------------------------


def narrow(s: Table, city: int) -> float:
    """How few free routes lead to a city: 1 for a single one; 0 where the seat is already."""
    t = s.tables
    ways = 0
    for place in range(t.degree[city]):
        route = t.routes_at[city][place]
        if sets.has(s.routes[s.seat], route):
            return 0.0
        if sets.has(s.open[s.seat], route) and not (t.twin[route] > route and sets.has(s.open[s.seat], t.twin[route])):
            ways += 1
    return 1 / max(1, ways)


def find_needed(s: Table, mind: Thinking, w: Paper) -> None:
    """Note for each free route how much rivals seem to need it: it joins two pieces of what one of them has built, or
    goes on from an end of it, and few others do."""
    t = s.tables
    for route in range(t.routes):
        mind.needed[route] = 0.0
    for seat in range(t.players):
        if seat != s.seat:
            reckoning.lay_own(s, w, seat)
            lending.own_pieces(w)
            for city in range(t.cities):
                mind.passes[city] = 0
            for route in range(w.own):
                mind.passes[w.own_a[route]] += 1
                mind.passes[w.own_b[route]] += 1
            for route in range(t.routes):
                if sets.has(s.open[s.seat], route):
                    mind.needed[route] = max(mind.needed[route], _needs(s, mind, w, route))


def _needs(s: Table, mind: Thinking, w: Paper, route: int) -> float:
    """How much the rival whose network lies on the paper seems to need a route."""
    t = s.tables
    a, b = t.a[route], t.b[route]
    if mind.passes[a] > 0 and mind.passes[b] > 0:
        if w.root[a] == w.root[b]:
            return 0.0
        return 2.0
    if mind.passes[a] == 1 or mind.passes[b] == 1:
        return max(narrow(s, a), narrow(s, b))
    return 0.0
