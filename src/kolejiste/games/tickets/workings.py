"""The longest trail and what stations lend, for networks given as lists: for the sheet, for previews, and for whoever
wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from . import lending, trail
from .components import MOST_CITIES, MOST_TICKETS, MOST_TRAINS
from .fields import Paper

Route = tuple[int, int, int]  # city, city, length
Pair = tuple[int, int]  # the two cities of a route


@cache
def _paper() -> Paper:
    return Paper(None)


def trail_length(routes: Sequence[Route]) -> int:
    """The length of the longest trail over `routes`, given as (city, city, length)."""
    return _longest(routes)[0]


def longest_trail(routes: Sequence[Route]) -> tuple[int, tuple[int, ...]]:
    """The longest trail's length and the indices of its routes in walking order."""
    length, used = _longest(routes)
    return length, _walk(routes, used)


def _longest(routes: Sequence[Route]) -> tuple[int, int]:
    """The longest trail's length and the mask of its routes."""
    assert len(routes) <= MOST_TRAINS, "more routes than a player has trains"
    w = _paper()
    _lay_own(w, routes)
    trail.find_on(w)
    return w.best, w.best_used


def _lay_own(w: Paper, routes: Sequence[Sequence[int]]) -> None:
    w.cities = 1 + max((max(route[0], route[1]) for route in routes), default=-1)
    assert w.cities <= MOST_CITIES
    w.own = len(routes)
    for number, route in enumerate(routes):
        w.own_a[number], w.own_b[number] = route[0], route[1]
        w.own_length[number] = route[2] if len(route) > 2 else 1


def lend(
    own: Sequence[Pair], offers: Sequence[Sequence[Pair]], tickets: Sequence[tuple[int, int, int]]
) -> tuple[tuple[int, ...], int]:
    """For each station the index of the offer it borrows, or -1, and the mask of the tickets met."""
    assert len(tickets) <= MOST_TICKETS
    w = _paper()
    _lay_own(w, own)
    w.stations = len(offers)
    w.tickets = len(tickets)
    for pair in (*(pair for pairs in offers for pair in pairs), *(ticket[:2] for ticket in tickets)):
        w.cities = max(w.cities, 1 + max(pair))
    for station, pairs in enumerate(offers):
        w.offers[station] = len(pairs)
        for number, (a, b) in enumerate(pairs):
            w.offer_a[station][number], w.offer_b[station][number] = a, b
    for number, (a, b, points) in enumerate(tickets):
        w.ticket_a[number], w.ticket_b[number], w.ticket_points[number] = a, b, points
    lending.lend_on(w)
    return tuple(w.borrowed[: len(offers)]), sum(1 << number for number in range(len(tickets)) if w.met[number])


def _walk(routes: Sequence[Route], used: int) -> tuple[int, ...]:
    """Return the routes in the mask `used`, which form one trail, in walking order."""
    at: dict[int, list[int]] = {}
    for e in range(len(routes) - 1, -1, -1):  # so that popping gives the lowest index first
        if used >> e & 1:
            a, b, _ = routes[e]
            at.setdefault(a, []).append(e)
            at.setdefault(b, []).append(e)
    if not at:
        return ()
    start = min(at, key=lambda city: (1 - len(at[city]) % 2, city))
    order: list[int] = []
    way = [(start, -1)]
    while way:
        city, came_by = way[-1]
        here = at[city]
        while here and not used >> here[-1] & 1:
            here.pop()
        if here:
            e = here.pop()
            used ^= 1 << e
            a, b, _ = routes[e]
            way.append((b if a == city else a, e))
        else:
            way.pop()
            if came_by >= 0:
                order.append(came_by)
    order.reverse()
    return tuple(order)
