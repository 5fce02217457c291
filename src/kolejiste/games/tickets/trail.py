"""The longest trail: the longest unbroken way over one player's routes that uses no route twice.

Leaves are peeled off first, so trees cost next to nothing. Each core that remains goes through a best-first search over
its routes, bounded by the same problem without the demand that the trail hangs together. Both parts are exact. The
routes and the answer stand on the `Paper`; `workings.py` asks for networks given as lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import desk, trail_bounds, trail_search

if TYPE_CHECKING:
    from .fields import Paper


def find_on(paper: Paper) -> None:
    """The same from Python."""
    find(desk.cells(paper))


def find(w: Paper) -> None:
    """Find the length of the longest trail over the own routes, and the set of its routes."""
    for city in range(w.cities):
        w.degree[city] = 0
        w.link[city] = 0
        w.one[city] = 0
        w.two[city] = 0
        w.one_used[city] = 0
        w.two_used[city] = 0
    for route in range(w.own):
        w.degree[w.own_a[route]] += 1
        w.degree[w.own_b[route]] += 1
        w.link[w.own_a[route]] ^= route
        w.link[w.own_b[route]] ^= route
    w.best = 0
    w.best_used = 0
    for city in range(w.cities):
        _peel(w, city)
    _find_cores(w)
    left = bits.bit(w.cores) - 1
    while left != 0:
        core = _connected(w, bits.bit(bits.lowest(left)))
        left &= ~core
        _plan(w, core)
        trail_bounds.find(w)
        trail_search.search(w)


def _peel(w: Paper, city: int) -> None:
    """Take leaves off, from this one on as long as it leaves another behind, and note the arms and the longest trail
    within what was taken."""
    while w.degree[city] == 1:
        route = w.link[city]
        other = w.own_a[route]
        if other == city:
            other = w.own_b[route]
        w.degree[city] = 0
        w.degree[other] -= 1
        w.link[other] ^= route
        length = w.own_length[route] + w.one[city]
        used = w.one_used[city] | bits.bit(route)
        have = w.one[other]
        if length + have > w.two[other]:
            w.two[other] = length + have
            w.two_used[other] = used | w.one_used[other]
            if length + have > w.best:
                w.best = length + have
                w.best_used = w.two_used[other]
        if length > have:
            w.one[other] = length
            w.one_used[other] = used
        city = other


def _find_cores(w: Paper) -> None:
    """Number the cities that are left, and note their routes and neighbours."""
    w.cores = 0
    for city in range(w.cities):
        if w.degree[city] > 0:
            w.city_of[w.cores] = city
            w.core_of[city] = w.cores
            w.routes_at[w.cores] = 0
            w.near[w.cores] = bits.bit(w.cores)
            w.cores += 1
    for route in range(w.own):
        if w.degree[w.own_a[route]] > 0 and w.degree[w.own_b[route]] > 0:
            a, b = w.core_of[w.own_a[route]], w.core_of[w.own_b[route]]
            _note(w, a, b, route)
            _note(w, b, a, route)


def _note(w: Paper, city: int, other: int, route: int) -> None:
    w.route_at[city][w.routes_at[city]] = route
    w.routes_at[city] += 1
    w.near[city] |= bits.bit(other)


def _connected(w: Paper, start: int) -> int:
    """The cities connected with a city, all as bits."""
    core = start
    edge = start
    while edge != 0:
        reached = w.near[bits.lowest(edge)] & ~core
        edge &= edge - 1
        core |= reached
        edge |= reached
    return core


def _plan(w: Paper, core: int) -> None:
    """Order a core city by city so that few cities are open at the same time."""
    for city in range(w.cores):
        w.slot_of[city] = -1
    w.steps = 0
    taken = 0
    unseen = core
    placed = bits.bit(0) >> 1
    while core != 0:
        city = _next_city(w, core, unseen)
        core &= ~bits.bit(city)
        unseen &= ~w.near[city]
        w.step_open[w.steps] = taken
        if w.slot_of[city] < 0:
            w.slot_of[city] = taken
            w.holder[taken] = city
            taken += 1
        mine = w.slot_of[city]
        for place in range(w.routes_at[city]):
            route = w.route_at[city][place]
            if not bits.has(placed, route):
                placed |= bits.bit(route)
                other = w.core_of[w.own_a[route]]
                if other == city:
                    other = w.core_of[w.own_b[route]]
                if w.slot_of[other] < 0:
                    w.slot_of[other] = taken
                    w.holder[taken] = other
                    taken += 1
                both = bits.bit(mine) | bits.bit(w.slot_of[other])
                _step(w, both, both, route, city)
                w.step_open[w.steps] = taken
        taken -= 1
        last = w.holder[taken]
        if last == city:
            _step(w, bits.bit(mine), bits.bit(0) >> 1, -1, city)
        else:
            _step(w, bits.bit(mine), bits.bit(taken), -1, city)
            w.holder[mine] = last
            w.slot_of[last] = mine
    w.step_open[w.steps] = 0


def _step(w: Paper, slots: int, move: int, route: int, city: int) -> None:
    w.step_slots[w.steps] = slots
    w.step_move[w.steps] = move
    w.step_route[w.steps] = route
    w.step_city[w.steps] = w.city_of[city]
    w.steps += 1


def _next_city(w: Paper, core: int, unseen: int) -> int:
    """The city that opens the fewest cities, itself counted. It may lie apart from the open ones: all neighbours of a
    big junction would otherwise be open at once."""
    fewest = w.cores + 1
    city = 0
    while core != 0 and fewest > 0:
        candidate = bits.lowest(core)
        core &= core - 1
        opens = bits.count(w.near[candidate] & unseen)
        if opens < fewest:
            fewest = opens
            city = candidate
    return city
