"""What stations lend, against trying every choice of every station."""

import random
import time
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolejiste.games.tickets.workings import lend

Pairs = list[tuple[int, int]]
Tickets = list[tuple[int, int, int]]
Position = tuple[Pairs, list[Pairs], Tickets]


def tickets_met(routes: Pairs, tickets: Tickets) -> int:
    piece = {city: city for a, b, *_ in [*routes, *tickets] for city in (a, b)}
    for a, b in routes:
        old, new = piece[a], piece[b]
        piece = {city: new if of == old else of for city, of in piece.items()}
    return sum(1 << i for i, (a, b, _) in enumerate(tickets) if piece[a] == piece[b])


def try_every_choice(own: Pairs, offers: list[Pairs], tickets: Tickets) -> tuple[tuple[int, ...], int]:
    found = []
    for choice in product(*(range(-1, len(pairs)) for pairs in offers)):
        borrowed = [pairs[k] for pairs, k in zip(offers, choice, strict=True) if k >= 0]
        met = tickets_met(own + borrowed, tickets)
        points = sum(p if met >> i & 1 else -p for i, (_, _, p) in enumerate(tickets))
        found.append((-points, -met.bit_count(), len(borrowed), choice, met))
    return min(found)[3:]


def some_tickets(rng: random.Random, cities: int, count: int) -> Tickets:
    tickets = []
    for _ in range(count):
        a, b = rng.sample(range(cities), 2)
        tickets.append((a, b, rng.randint(5, 8)))
    return tickets


def test_without_stations_tickets_are_met_by_own_routes() -> None:
    assert lend([(0, 1), (1, 2)], [], [(0, 2, 5), (0, 3, 8), (2, 1, 4)]) == ((), 0b101)


def test_nothing_at_all() -> None:
    assert lend([], [], []) == ((), 0)
    assert lend([], [[(0, 1)]], []) == ((-1,), 0)
    assert lend([], [[], []], [(0, 1, 5)]) == ((-1, -1), 0)


def test_station_lends_the_route_that_meets_a_ticket() -> None:
    assert lend([(0, 1), (2, 3)], [[(1, 5), (1, 2)]], [(0, 3, 7)]) == ((1,), 0b1)


def test_station_lends_one_route_for_all_tickets() -> None:
    # Either branch would serve one ticket; a station cannot serve both.
    assert lend([], [[(0, 1), (0, 2)]], [(0, 1, 5), (0, 2, 8)]) == ((1,), 0b10)


def test_one_borrowed_route_serves_many_tickets() -> None:
    own = [(0, 1), (2, 3)]
    assert lend(own, [[(1, 2)]], [(0, 3, 5), (1, 2, 6), (0, 2, 7), (0, 1, 1)]) == ((0,), 0b1111)


def test_two_stations_join_their_routes() -> None:
    # Routes 1-5 and 5-2 belong to others; only together do they reach.
    assert lend([(0, 1), (2, 3)], [[(1, 5)], [(6, 2), (5, 2)]], [(0, 3, 20)]) == ((0, 1), 0b1)


def test_three_stations_in_a_row() -> None:
    offers = [[(1, 9), (1, 2)], [(3, 8), (2, 3)], [(4, 7), (3, 4)]]
    assert lend([(0, 1), (4, 5)], offers, [(0, 5, 21), (0, 9, 20)]) == ((1, 1, 1), 0b01)


def test_points_count_before_the_number_of_tickets() -> None:
    assert lend([(1, 2)], [[(0, 1), (0, 3)]], [(0, 1, 4), (0, 2, 4), (0, 3, 9)]) == ((1,), 0b100)


def test_number_of_tickets_breaks_equal_points() -> None:
    assert lend([(1, 2)], [[(0, 3), (0, 1)]], [(0, 1, 4), (0, 2, 5), (0, 3, 9)]) == ((1,), 0b011)


def test_borrows_as_few_routes_as_possible() -> None:
    # A detour over two stations does what one route does.
    assert lend([], [[(0, 1), (0, 2)], [(1, 2)]], [(0, 2, 5)]) == ((1, -1), 0b1)
    assert lend([(0, 1)], [[(0, 1)], [(1, 2)]], [(0, 1, 5)]) == ((-1, -1), 0b1)


def test_lowest_choice_among_equals() -> None:
    assert lend([], [[(0, 1), (0, 1)]], [(0, 1, 5)]) == ((0,), 0b1)
    assert lend([], [[(0, 1)], [(0, 1)]], [(0, 1, 5)]) == ((-1, 0), 0b1)
    assert lend([(1, 2)], [[(0, 2), (0, 1)]], [(0, 1, 5)]) == ((0,), 0b1)


def test_ticket_without_points_is_still_met() -> None:
    assert lend([], [[(0, 1)]], [(0, 1, 0)]) == ((0,), 0b1)


def test_any_number_of_stations() -> None:
    offers = [[(i, i + 1), (i, 20 + i)] for i in range(7)]
    assert lend([], offers, [(0, 7, 12), (0, 21, 3)]) == ((0,) * 7, 0b01)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    cities = draw(st.integers(2, 9))
    city = st.integers(0, cities - 1)
    pair = st.tuples(city, city).filter(lambda p: p[0] != p[1])
    own = draw(st.lists(pair, max_size=6))
    offers = []
    for _ in range(draw(st.integers(0, 3))):
        station = draw(city)
        offers.append([(station, other) for other in draw(st.lists(city, max_size=4)) if other != station])
    tickets = draw(st.lists(st.tuples(city, city, st.integers(0, 6)), max_size=6))
    return own, offers, tickets


@settings(max_examples=150, deadline=None)
@given(positions())
def test_agrees_with_trying_every_choice(position: Position) -> None:
    assert lend(*position) == try_every_choice(*position)


@settings(max_examples=60, deadline=None)
@given(positions(), st.randoms(use_true_random=False))
def test_points_do_not_depend_on_the_order_of_own_routes(position: Position, rng: random.Random) -> None:
    own, offers, tickets = position
    mixed = [(b, a) if rng.random() < 0.5 else (a, b) for a, b in own]
    rng.shuffle(mixed)
    assert lend(mixed, offers, tickets) == lend(own, offers, tickets)


@pytest.mark.parametrize("seed", range(6))
def test_agrees_with_trying_every_choice_on_seeded_positions(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(50):
        cities = rng.randint(6, 16)
        own = [(a, b) for a, b in (rng.sample(range(cities), 2) for _ in range(rng.randint(0, 8)))]
        offers = [
            [(s, other) for other in rng.sample(range(cities), rng.randint(0, 5)) if other != s]
            for s in rng.sample(range(cities), rng.randint(1, 3))
        ]
        tickets = some_tickets(rng, cities, rng.randint(1, 6))
        assert lend(own, offers, tickets) == try_every_choice(own, offers, tickets)


def test_three_stations_with_eight_offers_each_and_twenty_tickets_are_fast() -> None:
    rng = random.Random(7)
    for cities in (11, 14, 24):
        offers = [[(s, other) for other in rng.sample(range(3, cities), 8)] for s in range(3)]
        tickets = some_tickets(rng, cities, 20)
        times = []
        for _ in range(3):
            start = time.process_time()
            lend([], offers, tickets)
            times.append(time.process_time() - start)
        assert min(times) < 0.02  # under a millisecond on a quiet machine
