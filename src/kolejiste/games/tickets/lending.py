"""What stations lend: for each station the route of another player that serves the player's tickets best.

The question and the answer stand on the `Paper`; `workings.py` asks it for networks given as lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import desk

if TYPE_CHECKING:
    from .fields import Paper


def lend_on(paper: Paper) -> None:
    """The same from Python."""
    lend(desk.cells(paper))


def lend(w: Paper) -> None:
    """Find for each station what it borrows, and the tickets met.

    Most points come first (no ticket's are negative), then most tickets, fewest routes borrowed, and lowest places
    among the offers, -1 being the lowest.
    """
    own_pieces(w)
    for station in range(w.stations):
        w.borrowed[station] = -1
    open_tickets = 0
    for ticket in range(w.tickets):
        w.met[ticket] = w.root[w.ticket_a[ticket]] == w.root[w.ticket_b[ticket]]
        if not w.met[ticket]:
            open_tickets += 1
    if open_tickets == 0 or w.stations == 0:
        return
    _helpable(w)
    if w.unmet > 0:
        _find_useful(w)
        _choose(w)


def own_pieces(w: Paper) -> None:
    """The pieces of network that the own routes form."""
    root = w.root
    for city in range(w.cities):
        root[city] = city
    for route in range(w.own):
        _unite(root, w.own_a[route], w.own_b[route])
    _flatten(root, w.cities)


def _unite(root: list[int], a: int, b: int) -> None:
    """Join the pieces of two cities; the lower root wins, so that one pass upwards is enough to flatten."""
    while root[a] != a:
        a = root[a]
    while root[b] != b:
        b = root[b]
    if a < b:
        root[b] = a
    else:
        root[a] = b


def _flatten(root: list[int], cities: int) -> None:
    """Afterwards each city points at the root of its piece."""
    for city in range(cities):
        root[city] = root[root[city]]


def _helpable(w: Paper) -> None:
    """Borrowing everything shows which tickets can be helped at all."""
    root, whole = w.root, w.whole
    for city in range(w.cities):
        whole[city] = root[city]
    for station in range(w.stations):
        for offer in range(w.offers[station]):
            _unite(whole, root[w.offer_a[station][offer]], root[w.offer_b[station][offer]])
    _flatten(whole, w.cities)
    w.unmet = 0
    for ticket in range(w.tickets):
        if not w.met[ticket] and whole[w.ticket_a[ticket]] == whole[w.ticket_b[ticket]]:
            w.unmet_ticket[w.unmet] = ticket
            w.unmet += 1


def _find_useful(w: Paper) -> None:
    """The offers without those that join nothing, repeat an earlier one or lead to a dead end."""
    for station in range(w.stations):
        w.useful[station] = 0
        for offer in range(w.offers[station]):
            if _joins_anew(w, station, offer):
                w.useful_offer[station][w.useful[station]] = offer
                w.useful[station] += 1
    while _drop_dead_ends(w):
        pass


def _joins_anew(w: Paper, station: int, offer: int) -> bool:
    """Whether an offer joins two pieces that none kept before it joins."""
    root = w.root
    a, b = root[w.offer_a[station][offer]], root[w.offer_b[station][offer]]
    if a == b:
        return False
    for place in range(w.useful[station]):
        kept = w.useful_offer[station][place]
        c, d = root[w.offer_a[station][kept]], root[w.offer_b[station][kept]]
        if (a == c and b == d) or (a == d and b == c):
            return False
    return True


def _drop_dead_ends(w: Paper) -> bool:
    """Drop the offers that end in a dead end; whether there were any. A piece is one if no ticket ends there and only
    one station has offers there, for it lends just one."""
    root, reasons = w.root, w.reasons
    for city in range(w.cities):
        reasons[city] = 0
    for place in range(w.unmet):
        ticket = w.unmet_ticket[place]
        reasons[root[w.ticket_a[ticket]]] = 3 << w.stations
        reasons[root[w.ticket_b[ticket]]] = 3 << w.stations
    for station in range(w.stations):
        for place in range(w.useful[station]):
            offer = w.useful_offer[station][place]
            reasons[root[w.offer_a[station][offer]]] |= 1 << station
            reasons[root[w.offer_b[station][offer]]] |= 1 << station
    dropped = False
    for station in range(w.stations):
        kept = 0
        for place in range(w.useful[station]):
            offer = w.useful_offer[station][place]
            a, b = root[w.offer_a[station][offer]], root[w.offer_b[station][offer]]
            if bits.count(reasons[a]) > 1 and bits.count(reasons[b]) > 1:
                w.useful_offer[station][kept] = offer
                kept += 1
            else:
                dropped = True
        w.useful[station] = kept
    return dropped


def _choose(w: Paper) -> None:
    """Try the useful offers of all stations together. Going on in the order of places, with -1 first, makes the first
    of equals the lowest."""
    for city in range(w.cities):
        w.cluster[0][city] = w.root[city]
    w.best_worth = 0
    w.best_borrowed = 0
    _try_from(w, 0, 0)
    _meet(w)


def _meet(w: Paper) -> None:
    """Mark the tickets that the best choice meets."""
    root = w.whole
    for city in range(w.cities):
        root[city] = w.root[city]
    for station in range(w.stations):
        offer = w.borrowed[station]
        if offer >= 0:
            _unite(root, w.root[w.offer_a[station][offer]], w.root[w.offer_b[station][offer]])
    _flatten(root, w.cities)
    for place in range(w.unmet):
        ticket = w.unmet_ticket[place]
        w.met[ticket] = root[w.ticket_a[ticket]] == root[w.ticket_b[ticket]]


def _try_from(w: Paper, station: int, borrowed: int) -> None:
    """Try what this station and those after it could borrow."""
    cluster, after = w.cluster[station], w.cluster[station + 1]
    w.trying[station] = -1
    if station + 1 < w.stations:
        for city in range(w.cities):
            after[city] = cluster[city]
        _try_from(w, station + 1, borrowed)
    for place in range(w.useful[station]):
        offer = w.useful_offer[station][place]
        a, b = cluster[w.offer_a[station][offer]], cluster[w.offer_b[station][offer]]
        if a != b:
            w.trying[station] = offer
            _weigh(w, station, borrowed + 1, a, b)
            if station + 1 < w.stations:
                for city in range(w.cities):
                    after[city] = a if cluster[city] == b else cluster[city]
                _try_from(w, station + 1, borrowed + 1)


def _weigh(w: Paper, station: int, borrowed: int, a: int, b: int) -> None:
    """Keep what is being tried, with nothing borrowed by the stations after this, if it is better: it joins the
    clusters a and b."""
    cluster = w.cluster[station]
    worth = 0
    for place in range(w.unmet):
        ticket = w.unmet_ticket[place]
        start, goal = cluster[w.ticket_a[ticket]], cluster[w.ticket_b[ticket]]
        if start == goal or (start == a and goal == b) or (start == b and goal == a):
            worth += (w.ticket_points[ticket] << 16) + 1  # points and, below them, one for the ticket
    if worth > w.best_worth or (worth == w.best_worth and borrowed < w.best_borrowed):
        w.best_worth = worth
        w.best_borrowed = borrowed
        for other in range(w.stations):
            w.borrowed[other] = w.trying[other] if other <= station else -1
