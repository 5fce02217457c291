"""The network a seat means to build for its tickets: cheapest paths over its own, open and borrowable routes."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from .scoring import routes_in
from .stations import lend

if TYPE_CHECKING:
    from .game import TicketsGame

# Prices are whole numbers, SCALE for a train. Percentages here and in `planner.py` are win shares in self-play, from
# 600 games or more, intervals about 3 either way. Prices without one were tried half and double and made no difference.
SCALE = 256
CLOSED = 1 << 40
CLAIM_PRICE = 1.0  # a claim is a turn
TUNNEL_PRICE = 0.8
FERRY_PRICE = 0.7  # for each space that only a wild card pays
POINT_DISCOUNT = 0.5  # for each point of the route: 56 % against 0.35, 54 % against 0.6
FRUGAL_DISCOUNT = 0.15  # when trains are short: 55 % against the one price list
COMFORT = 0.85  # a plan that needs a larger part of the trains is made again by the frugal prices
BORROW_PRICE = 7.0  # a station: its turn, its cards, and what it is worth unbuilt
RESCUE_PRICE = 1.5  # a station for a ticket that is lost otherwise: 51 % against none
SOUVENIR_DISCOUNT = 0.6  # 53 % (two seats) and 56 % (four) against 1.5
LEAST_PRICE = 0.3

CITY_BITS = 7  # an entry of the heap is a price and a city in one number; no edition has more than 120 cities
CITY_MASK = (1 << CITY_BITS) - 1
MOST_PLANS = 1000  # kept before the memory is cleared; many more make garbage collection pause for 10 ms


class Situation:
    """All that a plan depends on: what lies on the board, and the tickets of the seat."""

    __slots__ = ("key", "others", "own", "piles", "stations", "tickets", "trains")

    def __init__(
        self,
        own: int,
        others: int,
        tickets: tuple[int, ...],
        trains: int,
        stations: tuple[int, ...],
        piles: tuple[int, ...],
    ) -> None:
        self.own = own  # mask of its routes
        self.others = others  # mask of everybody else's
        self.tickets = tickets
        self.trains = trains
        self.stations = stations  # cities with its stations
        self.piles = piles  # cities with souvenirs it wants
        self.key = (own, others, tickets, stations, piles)  # the trains follow from its routes


class Plan:
    """What a seat means to claim and to borrow, ticket by ticket."""

    __slots__ = ("borrowed", "missed", "routes", "steps", "trains")

    def __init__(self) -> None:
        self.routes: list[int] = []  # to claim
        self.borrowed: list[int] = []  # others' routes to borrow through stations not built yet
        self.steps: list[tuple[int, list[int], list[int]]] = []  # unmet ticket, what it adds to routes and to borrowed
        self.missed: list[int] = []  # tickets out of reach
        self.trains = 0  # how many the routes take


class Network:
    """A game's map as a graph, and the plans made on it."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game
        self.board = board = game.board
        self.stations = len(board.rules.station_cards)
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in board.cities]  # (city, route)
        for route in range(len(board.routes)):
            self.neighbours[board.a[route]].append((board.b[route], route))
            self.neighbours[board.b[route]].append((board.a[route], route))
        self.prices = self._price_list(POINT_DISCOUNT)
        self.frugal_prices = self._price_list(FRUGAL_DISCOUNT)
        self.doubles = [
            game.route_bit[route] | game.route_bit[twin] for route, twin in enumerate(board.twin) if twin > route
        ]
        self._plans: dict[tuple[object, ...], Plan] = {}

    def _price_list(self, discount: float) -> list[int]:
        board = self.board
        prices = []
        for route, length in enumerate(board.length):
            price = length + CLAIM_PRICE - discount * board.points[route]
            price += TUNNEL_PRICE * board.tunnel[route] + FERRY_PRICE * board.wilds[route]
            prices.append(int(SCALE * max(price, LEAST_PRICE)))
        return prices

    def plan(self, situation: Situation) -> Plan:
        """The plan for a situation, remembered."""
        found = self._plans.get(situation.key)
        if found is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            found = self._plans[situation.key] = self._make(situation)
        return found

    def _make(self, situation: Situation) -> Plan:
        """By prices that love long routes; where trains are short, by frugal ones if those miss no more."""
        plan = self._lay(situation, self._prices_in(situation, self.prices))
        if plan.missed or plan.trains > COMFORT * situation.trains:
            frugal = self._lay(situation, self._prices_in(situation, self.frugal_prices))
            points = self.board.ticket_points
            lost = sum(points[ticket] for ticket in plan.missed)
            lost_frugally = sum(points[ticket] for ticket in frugal.missed)
            if (lost_frugally, frugal.trains) < (lost, plan.trains):
                return frugal
        return plan

    def closed(self, own: int, others: int) -> int:
        """Mask of the routes a seat can no longer claim, its own among them."""
        closed = own | others
        shut = own if self.game.doubles_open else closed
        for double in self.doubles:
            if shut & double:
                closed |= double
        return closed

    def _prices_in(self, situation: Situation, prices: list[int]) -> list[int]:
        """What each route costs here: own and lent ones nothing, closed ones more than anybody has."""
        own, others = situation.own, situation.others
        prices = prices[:]
        for city in situation.piles:
            for _, route in self.neighbours[city]:
                prices[route] = int(max(prices[route] - SOUVENIR_DISCOUNT * SCALE, LEAST_PRICE * SCALE))
        for route in routes_in(self.closed(own, others)):
            prices[route] = CLOSED
        for route in routes_in(own):
            prices[route] = 0
        if len(situation.stations) < self.stations:
            for route in routes_in(others):
                prices[route] = int(BORROW_PRICE * SCALE)
        if situation.stations:
            for route in self._lent(situation):
                prices[route] = 0
        return prices

    def _lent(self, situation: Situation) -> list[int]:
        """What the stations already built lend to the tickets met by now."""
        board = self.board
        a, b = board.a, board.b
        lenders = [[r for r in routes_in(situation.others) if city in (a[r], b[r])] for city in situation.stations]
        chosen, _ = lend(
            [(a[r], b[r]) for r in routes_in(situation.own)],
            [[(a[r], b[r]) for r in routes] for routes in lenders],
            [(board.ticket_a[t], board.ticket_b[t], board.ticket_points[t]) for t in situation.tickets],
        )
        return [routes[pick] for pick, routes in zip(chosen, lenders, strict=True) if pick >= 0]

    def _lay(self, situation: Situation, prices: list[int]) -> Plan:
        """The tickets by value, each by its cheapest path; what is planned costs the later ones nothing. Other orders
        were tried and gave nothing."""
        board, others = self.board, situation.others
        points = board.ticket_points
        stations = self.stations - len(situation.stations)
        plan = Plan()
        for ticket in sorted(situation.tickets, key=lambda ticket: (-points[ticket], ticket)):
            start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
            step = self._step(situation, plan, prices, self.path(prices, start, goal))
            if step is None and others and len(plan.borrowed) < stations:
                path = self.path(self._rescue_prices(prices, others), start, goal)
                step = self._step(situation, plan, prices, path)
            if step is None:
                plan.missed.append(ticket)
            else:
                self._add(plan, ticket, *step, prices)
        return plan

    def _step(
        self, situation: Situation, plan: Plan, prices: list[int], path: list[int] | None
    ) -> tuple[list[int], list[int]] | None:
        """What a path adds to a plan, to claim and to borrow; None when trains or stations do not suffice."""
        if path is None:
            return None
        others = situation.others
        claims = [route for route in path if prices[route] and not others >> route & 1]
        borrows = [route for route in path if prices[route] and others >> route & 1]
        trains = plan.trains + sum(self.board.length[route] for route in claims)
        stations = len(situation.stations) + len(plan.borrowed) + len(borrows)
        return (claims, borrows) if trains <= situation.trains and stations <= self.stations else None

    def _rescue_prices(self, prices: list[int], others: int) -> list[int]:
        cheap = int(RESCUE_PRICE * SCALE)
        return [cheap if price and others >> route & 1 else price for route, price in enumerate(prices)]

    def _add(self, plan: Plan, ticket: int, claims: list[int], borrows: list[int], prices: list[int]) -> None:
        if not claims and not borrows:
            return  # met already
        plan.steps.append((ticket, claims, borrows))
        plan.routes += claims
        plan.borrowed += borrows
        for route in claims:
            plan.trains += self.board.length[route]
            prices[route] = 0
        for route in borrows:
            prices[route] = 0

    def path(self, prices: list[int], start: int, goal: int) -> list[int] | None:
        """The routes of the cheapest path; None when there is none."""
        neighbours = self.neighbours
        reached = [CLOSED] * len(neighbours)
        via = [-1] * len(neighbours)
        reached[start] = 0
        heap = [start]
        while heap:
            entry = heappop(heap)
            city, so_far = entry & CITY_MASK, entry >> CITY_BITS
            if city == goal:
                return self._walked(via, start, goal)
            if so_far == reached[city]:
                for other, route in neighbours[city]:
                    price = so_far + prices[route]
                    if price < reached[other]:
                        reached[other] = price
                        via[other] = route
                        heappush(heap, price << CITY_BITS | other)
        return None

    def _walked(self, via: list[int], start: int, goal: int) -> list[int]:
        a, b = self.board.a, self.board.b
        path = []
        while goal != start:
            route = via[goal]
            path.append(route)
            goal = a[route] + b[route] - goal
        return path

    def swings(self, situation: Situation) -> list[int]:
        """By route: how many points the tickets that it alone would complete bring beyond not losing them."""
        board = self.board
        root = self._pieces(situation)
        points: dict[frozenset[int], int] = {}
        for ticket in situation.tickets:
            pair = frozenset((root[board.ticket_a[ticket]], root[board.ticket_b[ticket]]))
            if len(pair) == 2:
                points[pair] = points.get(pair, 0) + 2 * board.ticket_points[ticket]
        if not points:
            return [0] * len(board.routes)
        return [points.get(frozenset((root[a], root[b])), 0) for a, b in zip(board.a, board.b, strict=True)]

    def _pieces(self, situation: Situation) -> list[int]:
        """By city: the lowest city that own and lent routes connect it with."""
        board = self.board
        root = list(range(len(board.cities)))
        lent = self._lent(situation) if situation.stations else []
        for route in (*routes_in(situation.own), *lent):
            a, b = root[board.a[route]], root[board.b[route]]
            if a != b:
                root = [min(a, b) if city in (a, b) else city for city in root]
        return root

    def ends(self, routes: Iterable[int]) -> set[int]:
        """The cities these routes touch."""
        return {city for route in routes for city in (self.board.a[route], self.board.b[route])}
