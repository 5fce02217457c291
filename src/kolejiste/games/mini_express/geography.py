"""A map as flat tables, made once when a game is bound: spaces, distances, ways and what lies in reach.

Spaces are numbered from east to west and in a column from north to south, so that the lowest of several numbers is the
furthest east and then north. Sets of cities are masks of those numbers, sets of spaces have a word for each 64 of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, pi, sqrt

from kolejiste.core.masks import mask
from kolejiste.core.sets import spread

from .components import MOST_POOL, MOST_SPACES, EuropeMap, Map, Place, UsaMap
from .rules.figures import NOWHERE

CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # from north
# The neighbours of a space by their numbers: those in the east first, in a column those in the north.
DIRECTIONS = ((1, -1), (1, 0), (0, -1), (0, 1), (-1, 0), (-1, 1))
CLOCK = tuple(CLOCKWISE.index(direction) for direction in DIRECTIONS)
WIDTH = MOST_SPACES // 64  # words of a set of spaces


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
            tuple(number[q + dq, r + dr] for dq, dr in CLOCKWISE if (q + dq, r + dr) in number) for q, r in self.places
        )
        self.towards = tuple(tuple(number.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS) for q, r in self.places)
        self.around = tuple(spread(mask(spaces), WIDTH) for spaces in self.beside)
        self.distance = tuple(self._distances(space) for space in self.city_space)
        # fringe[city][d]: the landscape from which the way into the city takes d trains.
        self.fringe = tuple(
            tuple(
                spread(mask(x for x in range(self.size) if far[x] == d and self.is_land[x]), WIDTH)
                for d in range(most + 1)
            )
            for far in self.distance
        )
        # onward[city][space]: the landscape by which a shortest way goes on; empty next to the city.
        self.onward = tuple(
            tuple(
                tuple(y for y in self.towards[x] if y >= 0 and self.is_land[y] and far[y] == far[x] - 1)
                if far[x] > 1
                else ()
                for x in range(self.size)
            )
            for far in self.distance
        )
        # within[space][trains]: the mask of cities that a track of so many trains, as a pool may hold, could reach.
        self.city_count = len(cities)
        self.all_cities = (1 << self.city_count) - 1
        self.within = tuple(
            tuple(
                mask(city for city, far in enumerate(self.distance) if 0 < far[x] <= trains <= most)
                for trains in range(MOST_POOL + 1)
            )
            for x in range(self.size)
        )

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

    def trains_needed(self, spaces: Iterable[int], city: int) -> int:
        """How many trains the shortest way from these spaces into the city takes."""
        return min(self.distance[city][x] for x in spaces)

    def hanging_together(self, spaces: set[int], roots: Iterable[int]) -> set[int]:
        """Those of the spaces that hang together with these roots among them."""
        rim = [x for x in roots if x in spaces]
        found = set(rim)
        while rim:
            fresh = spaces.intersection(self.beside[rim.pop()]) - found
            found |= fresh
            rim += fresh
        return found

    def first_step(self, start: int, city: int) -> int:
        """The direction in which the shortest way from a space into a city sets out that keeps to the left hand (M21);
        -1 next to the city."""
        onward = self.onward[city][start]
        if not onward:
            return -1
        ahead = self._heading(start, self.city_space[city])
        first = max(onward, key=lambda y: _turn(ahead, self._heading(start, y))) if len(onward) > 1 else onward[0]
        return self.towards[start].index(first)

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
