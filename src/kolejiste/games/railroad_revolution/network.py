"""The shortest ways on the map of Railroad Revolution, for the planner: what it takes to meet a milestone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import things
from .rules import desk

if TYPE_CHECKING:
    from .fields import Table, Thinking


def reach(s: Table, m: Thinking, cities: int, targets: int) -> float:
    """The cost of the cheapest way from connected cities to one of the targets; its rails are in `m.way`."""
    t = s.tables
    best = things.FAR * 1.0
    m.way = 0
    while targets:
        target = bits.lowest(targets)
        targets &= targets - 1
        there = cities
        while there:
            city = bits.lowest(there)
            there &= there - 1
            if t.way_cost[target][city] < best:
                best = t.way_cost[target][city]
                m.way = t.way_rails[target][city]
    return best


def join(s: Table, m: Thinking, cities: int, spaces: int) -> float:
    """The cost of the cheapest way that ends with one of these rail spaces."""
    t = s.tables
    best = things.FAR * 1.0
    found = 0
    while spaces:
        rail = bits.lowest(spaces)
        spaces &= spaces - 1
        cost = reach(s, m, cities, t.ends[rail]) + t.rail_cost[rail]
        if cost < best:
            best = cost
            found = m.way | bits.bit(rail)
    m.way = found
    return best


def plan(s: Table, m: Thinking, rails: int, cities: int, stations: int, tile: int) -> int:
    """What it takes to meet a milestone's conditions: the place where it is remembered."""
    key = desk.mixed(desk.mixed(desk.mixed(rails, stations), tile), s.tables.identity)
    place = desk.place(key)
    if m.plan_key[place] != key:
        m.plan_key[place] = key
        work_out(s, m, rails, cities, stations, tile, place)
    return place


def work_out(s: Table, m: Thinking, rails: int, cities: int, stations: int, tile: int, place: int) -> None:
    t = s.tables
    cost = 0.0
    turns = 0.0
    condition = 0
    while condition < t.conditions[tile]:
        kind = t.condition_of[tile][condition]
        those = t.condition_those[tile][condition]
        count = t.condition_count[tile][condition]
        if kind == things.CITIES:
            if bits.count(cities & those) >= count:
                condition += 1
                continue
            price = reach(s, m, cities, those & ~cities)
        elif kind == things.STATIONS:
            if bits.count(stations & those) >= count:
                condition += 1
                continue
            free = cities & those & ~stations
            if free:
                stations |= free & ~(free - 1)
                cost += t.station_cost[bits.lowest(free)]
                turns += t.weigh_station_turns
                continue
            price = reach(s, m, cities, those & ~cities)
        else:
            if bits.count(rails & those) >= count:
                condition += 1
                continue
            price = join(s, m, cities, those & ~rails)
        if price >= things.FAR:
            cost = things.FAR * 1.0
            turns = things.FAR * 1.0
            break
        cost += price
        turns += t.weigh_rail_turns * bits.count(m.way)
        rails |= m.way
        way = m.way
        while way:
            cities |= t.ends[bits.lowest(way)]
            way &= way - 1
    m.plan_cost[place] = cost
    m.plan_turns[place] = turns
    m.plan_rails[place] = rails
    m.plan_cities[place] = cities
    m.plan_stations[place] = stations
