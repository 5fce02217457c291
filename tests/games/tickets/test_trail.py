"""The longest trail against a plain walk over every trail, known examples, and the clock."""

import random
import time
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolejiste.core import native
from kolejiste.games.tickets import sizes
from kolejiste.games.tickets.workings import longest_trail, trail_length

Network = list[tuple[int, int, int]]

EDITION = Path(__file__).parents[3] / "src/kolejiste/games/tickets/europe/data/edition.toml"
TRAINS = 45
LIMIT = 0.020  # seconds; the worst network found takes under a millisecond on a quiet machine


def walk_every_trail(routes: Network) -> int:
    at: dict[int, list[tuple[int, int, int]]] = {}
    for e, (a, b, length) in enumerate(routes):
        at.setdefault(a, []).append((e, b, length))
        at.setdefault(b, []).append((e, a, length))

    @cache
    def onwards(city: int, used: int) -> int:
        return max(
            (length + onwards(other, used | 1 << e) for e, other, length in at[city] if not used >> e & 1), default=0
        )

    return max((onwards(city, 0) for city in at), default=0)


def is_walk(routes: Network, order: tuple[int, ...]) -> bool:
    """Whether the routes in this order form one way, walked from either city of the first."""
    ways = set(routes[order[0]][:2]) if order else set()
    for start in ways:
        city = start
        for e in order:
            a, b, _ = routes[e]
            if city not in (a, b):
                break
            city = b if city == a else a
        else:
            return True
    return not order


def check(routes: Network) -> int:
    length, order = longest_trail(routes)
    assert len(set(order)) == len(order)
    assert length == sum(routes[e][2] for e in order) == trail_length(routes)
    assert is_walk(routes, order)
    assert longest_trail(list(routes)) == (length, order)
    return length


def clique(cities: int) -> Network:
    return [(a, b, 1) for a, b in combinations(range(cities), 2)]


def grid(width: int, height: int) -> Network:
    across = [(y * width + x, y * width + x + 1, 1) for y in range(height) for x in range(width - 1)]
    down = [(y * width + x, (y + 1) * width + x, 1) for y in range(height - 1) for x in range(width)]
    return across + down


def ring(cities: int, length: int = 1, first: int = 0) -> Network:
    return [(first + i, first + (i + 1) % cities, length) for i in range(cities)]


def triangles_on_bridges(count: int) -> Network:
    """A star whose every ray ends in a triangle: without the bridges all triangles would count."""
    corners = range(1, 3 * count, 3)
    rays = [(0, c, 1) for c in corners]
    return rays + [side for c in corners for side in ring(3, 1, c)]


EXAMPLES: dict[str, tuple[Network, int]] = {
    "no route": ([], 0),
    "one route": ([(3, 7, 4)], 4),
    "two routes apart": ([(0, 1, 4), (2, 3, 6)], 6),
    "path": ([(0, 1, 1), (1, 2, 2), (2, 3, 3)], 6),
    "star": ([(0, 1, 2), (0, 2, 4), (0, 3, 6), (0, 4, 1)], 10),
    "tree with its longest way off the first city": ([(0, 1, 1), (1, 2, 8), (1, 3, 6), (3, 4, 4), (3, 5, 3)], 18),
    "ring": (ring(5, 2), 10),
    "ring with a tail": ([*ring(4, 1), (0, 9, 6)], 10),
    "ring with two tails at one city": ([*ring(4, 1), (0, 9, 6), (0, 8, 4)], 14),
    "ring with two tails side by side": ([*ring(4, 1), (0, 9, 6), (1, 8, 4)], 13),
    "ring with two tails across": ([*ring(4, 1), (0, 9, 6), (2, 8, 4)], 12),
    "ring worth less than the tree it hangs on": ([*ring(3, 1), (0, 3, 1), (3, 4, 8), (3, 5, 8)], 16),
    "figure eight": ([*ring(4), (0, 4, 1), (4, 5, 1), (5, 6, 1), (6, 0, 1)], 8),
    "two triangles sharing a city": ([(0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 1), (3, 4, 1), (4, 0, 1)], 9),
    "two triangles sharing a route": ([(0, 1, 1), (1, 2, 1), (2, 0, 1), (1, 3, 1), (3, 2, 1)], 5),
    "bridge between two rings": ([*ring(3), *ring(4, 1, 3), (0, 3, 2)], 9),
    "three rings on one junction": (triangles_on_bridges(3), 8),
    "two routes between the same cities": ([(0, 1, 3), (0, 1, 2)], 5),
    "three routes between the same cities": ([(0, 1, 3), (0, 1, 2), (1, 0, 4)], 9),
    "four cities, each joined with each": (clique(4), 5),
    "K5": (clique(5), 10),
    "K6": (clique(6), 13),
    "K7": (clique(7), 21),
    "K10": (clique(10), 41),
    "two K5 apart": (clique(5) + [(a + 5, b + 5, 2) for a, b, _ in clique(5)], 20),
    "grid of nine": (grid(3, 3), 10),
    "cities with high numbers": ([(60, 61, 1), (61, 119, 2), (119, 60, 3), (61, 0, 4)], 10),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_known_example(name: str) -> None:
    routes, length = EXAMPLES[name]
    assert check(routes) == length
    if len(routes) <= 15:
        assert walk_every_trail(routes) == length


@st.composite
def networks(draw: st.DrawFn) -> Network:
    cities = draw(st.integers(2, 8))
    lengths = draw(st.sampled_from([[1], [1, 2], [1, 2, 3, 4, 6, 8], [1, 9]]))
    route = st.tuples(st.integers(0, cities - 1), st.integers(0, cities - 1), st.sampled_from(lengths))
    return draw(st.lists(route.filter(lambda r: r[0] != r[1]), max_size=11))


@settings(max_examples=120, deadline=None)
@given(networks())
def test_agrees_with_walking_every_trail(routes: Network) -> None:
    assert check(routes) == walk_every_trail(routes)


@settings(max_examples=100, deadline=None)
@given(networks(), st.randoms(use_true_random=False))
def test_length_does_not_depend_on_the_order_of_routes_or_cities(routes: Network, rng: random.Random) -> None:
    mixed = [(b, a, length) if rng.random() < 0.5 else (a, b, length) for a, b, length in routes]
    rng.shuffle(mixed)
    names = list(range(20))
    rng.shuffle(names)
    assert check(mixed) == trail_length(routes)
    assert check([(names[a], names[b], length) for a, b, length in mixed]) == trail_length(routes)


@pytest.mark.parametrize("seed", range(8))
def test_agrees_with_walking_every_trail_on_seeded_networks(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        cities = rng.randint(3, 10)
        routes = []
        for _ in range(rng.randint(0, 12)):
            a, b = rng.sample(range(cities), 2)
            routes.append((a, b, rng.randint(1, 4)))
        assert check(routes) == walk_every_trail(routes)


@pytest.mark.skipif(native.CORE == native.COMPILED, reason="a compiled core has its sizes built in")
@pytest.mark.parametrize(
    "room",
    [
        {"MOST_WAITING": 1, "MOST_WAITING_PARTS": 1},
        {"MOST_WAITING": 40, "MOST_WAITING_PARTS": 20},
        {"MOST_BOUNDS": 4},
    ],
    ids=["one state waits", "a few states wait", "no bounds"],
)
def test_too_little_room_costs_time_but_no_length(room: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in room.items():
        monkeypatch.setattr(sizes, name, most)
    rng = random.Random(60)
    for _ in range(60):
        cities = rng.randint(3, 10)
        pairs = [rng.sample(range(cities), 2) for _ in range(rng.randint(4, 12))]
        routes = [(a, b, rng.randint(1, 4)) for a, b in pairs]
        assert check(routes) == walk_every_trail(routes)


def europe() -> Network:
    """Every route of the map, but one of each double: no player holds both."""
    board = tomllib.loads(EDITION.read_text(encoding="utf-8"))["map"]
    number = {city["id"]: i for i, city in enumerate(board["cities"])}
    routes: Network = []
    doubles = set()
    for route in board["routes"]:
        if route.get("double", route["id"]) not in doubles:
            doubles.add(route.get("double", route["id"]))
            routes.append((number[route["a"]], number[route["b"]], route["length"]))
    return routes


def grow(rng: random.Random, board: Network, routes: Network, trains: int = TRAINS) -> Network:
    """Add adjoining routes until the trains run out, half of the time preferring those that close a ring."""
    grown = list(routes) or [rng.choice(board)]
    left = trains - sum(length for _, _, length in grown)
    while True:
        cities = {city for a, b, _ in grown for city in (a, b)}
        near = [r for r in board if r[2] <= left and (r[0] in cities or r[1] in cities) and r not in grown]
        if not near:
            return grown
        closing = [r for r in near if r[0] in cities and r[1] in cities]
        grown.append(rng.choice(closing if closing and rng.random() < 0.5 else near))
        left -= grown[-1][2]


def tangle(routes: Network) -> tuple[int, int]:
    """The cycle rank of a network (0 when it is not connected) and its number of odd cities."""
    degree: dict[int, int] = {}
    piece: dict[int, int] = {}
    for a, b, _ in routes:
        degree[a] = degree.get(a, 0) + 1
        degree[b] = degree.get(b, 0) + 1
        old, new = piece.setdefault(a, a), piece.setdefault(b, b)
        for city, of in piece.items():
            if of == old:
                piece[city] = new
    rank = len(routes) - len(degree) + 1 if len(set(piece.values())) == 1 else 0
    return rank, sum(d % 2 for d in degree.values())


def adversary(rng: random.Random, board: Network, steps: int, odd_weight: float) -> Network:
    """Search for a connected network of 45 trains with many rings and many odd cities."""
    routes = grow(rng, board, [])
    best = 0.0
    for _ in range(steps):
        kept = rng.sample(routes, len(routes) - rng.randint(1, 3))
        changed = grow(rng, board, kept)
        rank, odd = tangle(changed)
        if rank and rank + odd_weight * odd >= best:
            routes, best = changed, rank + odd_weight * odd
    return routes


def best_of_three(routes: Network) -> float:
    times = []
    for _ in range(3):
        start = time.process_time()
        trail_length(routes)
        times.append(time.process_time() - start)
    return min(times)


def test_agrees_with_walking_every_trail_on_the_europe_map() -> None:
    rng = random.Random(2005)
    board = europe()
    for _ in range(25):
        routes = grow(rng, board, [], 28)
        assert check(routes) == walk_every_trail(routes)


def test_adversarial_europe_networks_are_fast() -> None:
    rng = random.Random(45)
    board = europe()
    networks = [adversary(rng, board, 150, odd_weight) for odd_weight in (0.0, 0.3, 0.5, 1.0) for _ in range(3)]
    assert max(tangle(routes)[0] for routes in networks) >= 7
    assert max(tangle(routes)[1] for routes in networks) >= 12
    for routes in networks:
        assert sum(length for _, _, length in routes) <= TRAINS
        assert check(routes) <= TRAINS
        assert best_of_three(routes) < LIMIT, routes


ADVERSARIES: dict[str, Network] = {
    "grid 5 x 5": grid(5, 5),
    "grid 6 x 4 and more": grid(6, 5)[:TRAINS],
    "ladder": grid(15, 2)[:TRAINS],
    "K10": clique(10),
    "five cities joined with nine": [(a, 5 + b, 1) for a in range(5) for b in range(9)],
    "three cities joined with fifteen": [(a, 3 + b, 1) for a in range(3) for b in range(15)],
    "wheel": [*ring(22, 1, 1), *((0, i, 1) for i in range(1, 23))],
    "windmill": [side for i in range(1, 31, 2) for side in ((0, i, 1), (i, i + 1, 1), (i + 1, 0, 1))],
    "triangles on bridges": triangles_on_bridges(11),
    "ring with tails": [*ring(15), *((i, 15 + i, 1 + i % 3) for i in range(15))],
    "forty-five routes between two cities": [(0, 1, 1)] * TRAINS,
    "three routes at each of thirty cities": [
        *ring(30),
        *((i, (i + 7 + 2 * (i % 5)) % 30, 1) for i in range(0, 30, 2)),
    ],
}


@pytest.mark.parametrize("name", ADVERSARIES)
def test_adversarial_networks_of_an_edition_are_fast(name: str) -> None:
    routes = ADVERSARIES[name]
    assert check(routes) <= len(routes) * 3
    assert best_of_three(routes) < LIMIT


def test_known_lengths_of_large_networks() -> None:
    assert trail_length(ADVERSARIES["windmill"]) == 45  # all even: one round trip
    assert trail_length(ADVERSARIES["triangles on bridges"]) == 8  # two rays and their triangles
    assert trail_length(ADVERSARIES["forty-five routes between two cities"]) == 45
    assert trail_length(grid(15, 2)) == 31  # 26 odd cities: 12 of the 13 inner rungs are left out
    assert trail_length(ADVERSARIES["three cities joined with fifteen"]) == 32
