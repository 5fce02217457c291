"""The shortest ways on the map of Railroad Revolution, for the planner: what it takes to meet a milestone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.masks import bits

from .components import LEVELS

if TYPE_CHECKING:
    from .components import Board

    Plan = tuple[float, float, int, int, int]  # points and turns it costs; rails, cities and stations after it

NEVER = 1000.0
MOST_KNOWN = 50_000  # values kept before a memory is cleared


class Network:
    """Ways and plans for a seat's network; costs are points by rail and by city, and turns for one of either."""

    def __init__(
        self,
        board: Board,
        rail_cost: Sequence[float],
        station_cost: Sequence[float],
        rail_turns: float,
        station_turns: float,
    ) -> None:
        self.board = board
        self.rail_cost = rail_cost
        self.station_cost = station_cost
        self.rail_turns = rail_turns
        self.station_turns = station_turns
        self.far, self.way = _ways(len(board.cities), board.ends, rail_cost)
        self._plans: dict[tuple[int, int, int], Plan] = {}
        self._west: dict[int, tuple[int, ...]] = {}

    def _reach(self, cities: int, targets: int) -> tuple[float, int]:
        """The cheapest way from connected cities to one of the targets: its cost and its rails."""
        best, found = NEVER, 0
        for target in bits(targets):
            costs = self.far[target]
            for city in bits(cities):
                if costs[city] < best:
                    best, found = costs[city], self.way[target][city]
        return best, found

    def _join(self, cities: int, spaces: int) -> tuple[float, int]:
        """The cheapest way that ends with one of these rail spaces."""
        best, found = NEVER, 0
        for rail in bits(spaces):
            cost, way = self._reach(cities, self.board.end_mask[rail])
            if cost + self.rail_cost[rail] < best:
                best, found = cost + self.rail_cost[rail], way | 1 << rail
        return best, found

    def plan(self, rails: int, cities: int, stations: int, tile: int) -> Plan:
        """What it takes to meet a milestone's conditions."""
        key = (rails, stations, tile)
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) > MOST_KNOWN:
                self._plans.clear()
            found = self._plans[key] = self._work_out(rails, cities, stations, tile)
        return found

    def _work_out(self, rails: int, cities: int, stations: int, tile: int) -> Plan:
        board = self.board
        cost = turns = 0.0
        for kind, level, count in board.conditions[tile]:
            while True:
                of = board.level_mask[level]
                if kind == "connected":
                    if (cities & of).bit_count() >= count:
                        break
                    price, way = self._reach(cities, of & ~cities)
                elif kind == "stations":
                    if (stations & of).bit_count() >= count:
                        break
                    free = cities & of & ~stations
                    if free:
                        city = free & -free
                        stations |= city
                        cost += self.station_cost[city.bit_length() - 1]
                        turns += self.station_turns
                        continue
                    price, way = self._reach(cities, of & ~cities)
                else:
                    of = board.deal_mask if kind == "deal" else board.hard_mask[level]
                    if (rails & of).bit_count() >= count:
                        break
                    price, way = self._join(cities, of & ~rails)
                if price >= NEVER:
                    return NEVER, NEVER, rails, cities, stations
                cost += price
                turns += self.rail_turns * way.bit_count()
                rails |= way
                for rail in bits(way):
                    cities |= board.end_mask[rail]
        return cost, turns, rails, cities, stations

    def west(self, rails: int, cities: int) -> tuple[int, ...]:
        """How many rails are missing to each further city of the highest level."""
        found = self._west.get(rails)
        if found is None:
            if len(self._west) > MOST_KNOWN:
                self._west.clear()
            missing = bits(self.board.level_mask[LEVELS] & ~cities)
            found = self._west[rails] = tuple(self._reach(cities, 1 << city)[1].bit_count() for city in missing)
        return found


def _ways(
    cities: int, ends: Sequence[tuple[int, int]], costs: Sequence[float]
) -> tuple[list[list[float]], list[list[int]]]:
    """The cheapest way between any two cities: its cost and its rails."""
    far = [[0.0 if a == b else NEVER for b in range(cities)] for a in range(cities)]
    way = [[0] * cities for _ in range(cities)]
    for rail, (a, b) in enumerate(ends):
        if costs[rail] < far[a][b]:
            far[a][b] = far[b][a] = costs[rail]
            way[a][b] = way[b][a] = 1 << rail
    for middle in range(cities):
        for a in range(cities):
            for b in range(cities):
                if far[a][middle] + far[middle][b] < far[a][b]:
                    far[a][b] = far[a][middle] + far[middle][b]
                    way[a][b] = way[a][middle] | way[middle][b]
    return far, way
