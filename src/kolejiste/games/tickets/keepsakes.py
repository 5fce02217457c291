"""Where the planner lays souvenirs out, and which of them it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

from . import network, wants

if TYPE_CHECKING:
    from .fields import Paper, Table, Thinking


def place(s: Table, mind: Thinking, w: Paper) -> int:
    """On a location that the plan passes, best where its routes bring no other souvenir."""
    t = s.tables
    wants.want_plan(mind, network.plan(s, mind, w))
    for city in range(t.cities):
        mind.passes[city] = 0
    for place in range(mind.wanted):
        route = mind.wanted_route[place]
        _pass(s, mind, t.a[route], t.b[route])
        _pass(s, mind, t.b[route], t.a[route])
    best, most = -1, -1
    for place in range(moves.count(s)):
        passes = mind.passes[(moves.at(s, place) - t.first_place) % t.cities]
        if passes > most:
            best = moves.at(s, place)
            most = passes
    return best


def _pass(s: Table, mind: Thinking, city: int, other: int) -> None:
    """The plan comes to a city from another."""
    if s.souvenir_kind[other] >= 0:
        mind.passes[city] += 1
    else:
        mind.passes[city] += 3


def take(s: Table, mind: Thinking, w: Paper) -> int:
    """The one that no planned route will bring later; then the scarcer one."""
    t = s.tables
    wants.want_plan(mind, network.plan(s, mind, w))
    best, least = -1, 0
    for place in range(moves.count(s)):
        city = moves.at(s, place) - t.first_take
        value = s.souvenir_left[city]
        if _comes_to(s, mind, city):
            value += 1_000
        if best < 0 or value < least:
            best = moves.at(s, place)
            least = value
    return best


def _comes_to(s: Table, mind: Thinking, city: int) -> bool:
    """Whether a wanted route ends in a city."""
    t = s.tables
    for place in range(mind.wanted):
        route = mind.wanted_route[place]
        if t.a[route] == city or t.b[route] == city:
            return True
    return False
