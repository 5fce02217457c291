"""A map as flat tables, made once when a game is bound: spaces, distances, ways and what lies in reach.

Spaces are numbered from east to west and in a column from north to south, so that the lowest of several numbers is the
furthest east and then north. Sets of spaces and of cities are masks of those numbers.
"""

from __future__ import annotations

from math import atan2, pi, sqrt

from kolejiste.core.masks import mask

from .components import EuropeMap, Map, Place, UsaMap

NOWHERE = 999  # further than any way
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from north


class Geography:
    """One map with or without its ports in play."""

    def __init__(self, world: Map, companies: list[str], most: int, *, ports: bool) -> None:
        cities = sorted(world.cities, key=lambda city: city.number)
        havens = world.ports if isinstance(world, EuropeMap) else []
        known: list[Place] = [*cities, *world.starts]
        land = [*world.landscape, *((port.q, port.r) for port in havens)]
        taken = [(place.q, place.r) for place in known]
        self.places = tuple(sorted((*taken, *land), key=lambda place: (-place[0], place[1])))
        number = {place: space for space, place in enumerate(self.places)}
        self.space_at = number
        self.size = len(self.places)
        self.most = most

        # --- names
        west = min(q for q, _ in self.places)
        top = min(2 * r + q for q, r in self.places)
        self.labels = tuple(_column(q - west) + str((2 * r + q - top) // 2 + 1) for q, r in self.places)
        named = {number[place.q, place.r]: place for place in (*known, *havens)}
        self.names = tuple(named[x].id if x in named else self.labels[x].lower() for x in range(self.size))
        self.shown = tuple(named[x].name if x in named else self.labels[x] for x in range(self.size))
        self.number = {name: space for space, name in enumerate(self.names)}

        # --- cities, starts, ports
        self.cities = tuple(city.id for city in cities)
        self.city_names = tuple(city.name for city in cities)
        self.city_number = {city: number for number, city in enumerate(self.cities)}
        self.capacity = tuple(city.capacity for city in cities)
        self.city_space = tuple(number[city.q, city.r] for city in cities)
        self.city_at = tuple(self.city_space.index(x) if x in self.city_space else -1 for x in range(self.size))
        starts = {start.company: number[start.q, start.r] for start in world.starts}
        self.start_space = tuple(starts[company] for company in companies)
        self.ports = tuple(port.id for port in havens) if ports else ()
        self.port_space = tuple(number[port.q, port.r] for port in havens) if ports else ()
        blocked = set(self.port_space)
        self.is_land = tuple(place in set(land) and number[place] not in blocked for place in self.places)
        self.spike = world.golden_spike if isinstance(world, UsaMap) else None
        self.spike_tile = number[self.spike.q, self.spike.r] if self.spike is not None else -1

        # --- neighbours, distances and ways. A way into a city runs over landscape only, wherever
        # it begins; start locations are never crossed (M1), nor are ports in play.
        self.beside = tuple(
            tuple(number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number) for q, r in self.places
        )
        self.beside_mask = tuple(mask(spaces) for spaces in self.beside)
        self.distance = tuple(self._distances(space) for space in self.city_space)
        # layer[city][d]: all spaces from which the way into the city takes d trains; land_layer: the landscape in it.
        self.layer = tuple(self._layers(city, landscape=False) for city in range(len(cities)))
        self.land_layer = tuple(self._layers(city, landscape=True) for city in range(len(cities)))
        # onward[city][space]: the landscape by which a shortest way goes on; empty next to the city.
        self.onward = tuple(
            tuple(
                tuple(y for y in sorted(self.beside[x]) if self.is_land[y] and far[y] == far[x] - 1)
                if far[x] > 1
                else ()
                for x in range(self.size)
            )
            for far in self.distance
        )
        # within[space]: for 1, 2 ... trains the mask of cities that a track could reach, side by side in one number.
        self.city_count = len(cities)
        self.within = tuple(
            sum(
                1 << (self.city_count * (trains - 1) + city)
                for trains in range(1, most + 1)
                for city in range(len(cities))
                if self.distance[city][x] <= trains and x != self.city_space[city]
            )
            for x in range(self.size)
        )
        self.all_cities = (1 << self.city_count) - 1
        self._routes: dict[tuple[int, int], tuple[int, ...]] = {}

    def _distances(self, city: int) -> tuple[int, ...]:
        """From each space, how many trains the shortest way into the city takes."""
        far = [NOWHERE] * self.size
        far[city] = 0
        ring, steps = [city], 0
        while ring:
            steps += 1
            found = []
            for x in ring:
                for y in self.beside[x]:
                    if far[y] == NOWHERE:
                        far[y] = steps
                        if self.is_land[y]:
                            found.append(y)
            ring = found
        return tuple(far)

    def _layers(self, city: int, *, landscape: bool) -> tuple[int, ...]:
        far = self.distance[city]
        return tuple(
            mask([x for x in range(self.size) if far[x] == d and (not landscape or self.is_land[x])])
            for d in range(self.most + 1)
        )

    def trains_needed(self, net: int, city: int) -> int:
        """How many trains the shortest way from this network into the city takes, if no more than the pool can hold."""
        for trains, spaces in enumerate(self.layer[city]):
            if net & spaces:
                return trains
        return NOWHERE

    # --- the automa's way ---------------------------------------------------------------------------------------------

    def clockwise_route(self, start: int, city: int) -> tuple[int, ...]:
        """The landscape of the shortest way from a space into a city that keeps to the left hand all along (M21)."""
        known = self._routes.get((start, city))
        if known is None:
            known = self._routes[start, city] = tuple(self._leftmost(start, city))
        return known

    def _leftmost(self, start: int, city: int) -> list[int]:
        route: list[int] = []
        x = start
        ahead = self._heading(start, self.city_space[city])
        while self.onward[city][x]:
            following = max(self.onward[city][x], key=lambda y: _turn(ahead, self._heading(x, y)))
            ahead = self._heading(x, following)
            route.append(following)
            x = following
        return route

    def _heading(self, x: int, y: int) -> float:
        """The direction from one space to another, counter-clockwise as on the map."""
        (q, r), (p, s) = self.places[x], self.places[y]
        east, south = 1.5 * (p - q), sqrt(3) * ((s - r) + (p - q) / 2)
        return atan2(-south, east)


def _turn(ahead: float, heading: float) -> float:
    """How far to the left a heading lies, between minus and plus half a turn; straight back counts as left."""
    turn = (heading - ahead) % (2 * pi)
    return round(turn if turn <= pi + 1e-9 else turn - 2 * pi, 6)


def _column(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else _column(number // 26 - 1) + _column(number % 26)
