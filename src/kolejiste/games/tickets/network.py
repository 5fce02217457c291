"""The network a seat means to build for its tickets: shortest paths over open, own and borrowed routes."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from .scoring import routes_in
from .stations import lend

if TYPE_CHECKING:
    from .game import TicketsGame

SCALE = 256  # prices are whole numbers: 256 is the price of one train
CITY_BITS = 7  # a heap entry is price and city in one number; editions have at most 120 cities
CLOSED = 1 << 40

CLAIM_PRICE = 1.0  # each claim is a turn
TUNNEL_PRICE = 0.8
FERRY_PRICE = 0.7  # for each space that asks for a wild card
POINTS_PRICE = 0.35  # each point of a route pays for so many trains
BORROW_PRICE = 7.0  # a station: its cards, its turn, and the points it is worth unbuilt
SOUVENIR_PRICE = 0.6
LEAST_PRICE = 0.3


class Plan:
    """What a seat means to claim and borrow, ticket by ticket."""

    __slots__ = ("borrowed", "claimed", "detours", "missed", "open", "price", "routes", "steps", "trains")

    def __init__(self) -> None:
        self.routes: list[int] = []  # to claim
        self.borrowed: list[int] = []  # routes of others to borrow through stations not built yet
        self.steps: list[tuple[int, list[int], list[int]]] = []  # (ticket, its new routes, its borrowed routes)
        self.missed: list[int] = []  # tickets out of reach
        self.trains = 0  # what the routes need
        self.price: list[int] = []
        self.detours: dict[int, int] = {}

    @property
    def points(self) -> int:
        return 0


class Network:
    """The map of a game as a graph, and the plans made on it."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game
        self.board = board = game.board
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in board.cities]
        for route in range(len(board.routes)):
            self.neighbours[board.a[route]].append((board.b[route], route))
            self.neighbours[board.b[route]].append((board.a[route], route))
        self.price = [self._price(route) for route in range(len(board.routes))]
        self.doubles = [
            game.route_bit[route] | game.route_bit[twin] for route, twin in enumerate(board.twin) if twin > route
        ]
        self.plans: dict[tuple[object, ...], Plan] = {}

    def _price(self, route: int) -> int:
        board = self.board
        price = board.length[route] + CLAIM_PRICE - POINTS_PRICE * board.points[route]
        price += TUNNEL_PRICE * board.tunnel[route] + FERRY_PRICE * board.wilds[route]
        return int(SCALE * max(price, LEAST_PRICE))

    def closed(self, own: int, taken: int) -> int:
        """The routes this seat can no longer claim."""
        closed = taken | own
        both = own if self.game.doubles_open else closed
        for double in self.doubles:
            if both & double:
                closed |= double
        return closed

    def plan(
        self,
        own: int,
        others: int,
        tickets: Sequence[int],
        trains: int,
        stations: tuple[int, ...],
        stations_left: int,
        souvenirs: tuple[int, ...] = (),
    ) -> Plan:
        key = (own, others, tickets, stations, souvenirs)
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) > 5000:
                self.plans.clear()
            found = self.plans[key] = self._make(own, others, tickets, trains, stations, stations_left, souvenirs)
        return found

    def _make(
        self,
        own: int,
        others: int,
        tickets: Sequence[int],
        trains: int,
        stations: tuple[int, ...],
        stations_left: int,
        souvenirs: tuple[int, ...],
    ) -> Plan:
        board = self.board
        price = self.price[:]
        borrowable = others if stations_left else 0
        for route in routes_in(self.closed(own, others)):
            price[route] = CLOSED
        for city in souvenirs:
            for _, route in self.neighbours[city]:
                if price[route] < CLOSED:
                    price[route] = max(price[route] - int(SOUVENIR_PRICE * SCALE), int(LEAST_PRICE * SCALE))
        for route in routes_in(borrowable):
            price[route] = int(BORROW_PRICE * SCALE)
        for route in routes_in(own):
            price[route] = 0
        if stations:
            for route in self._lent(own, others, tickets, stations):
                price[route] = 0
        plan = Plan()
        plan.price = price
        points = board.ticket_points
        for ticket in sorted(tickets, key=lambda ticket: (-points[ticket], ticket)):
            path = self.path(price, board.ticket_a[ticket], board.ticket_b[ticket])
            if path is None:
                plan.missed.append(ticket)
                continue
            new = [route for route in path if price[route]]
            if not new:
                continue
            claims = [route for route in new if not others >> route & 1]
            borrows = [route for route in new if others >> route & 1]
            length = sum(board.length[route] for route in claims)
            if plan.trains + length > trains or len(plan.borrowed) + len(borrows) > stations_left:
                plan.missed.append(ticket)
                continue
            plan.trains += length
            plan.routes += claims
            plan.borrowed += borrows
            plan.steps.append((ticket, claims, borrows))
            for route in new:
                price[route] = 0
        return plan

    def _lent(self, own: int, others: int, tickets: Sequence[int], stations: tuple[int, ...]) -> list[int]:
        board = self.board
        a, b = board.a, board.b
        lenders = [[r for r in routes_in(others) if city in (a[r], b[r])] for city in stations]
        chosen, _ = lend(
            [(a[r], b[r]) for r in routes_in(own)],
            [[(a[r], b[r]) for r in routes] for routes in lenders],
            [(board.ticket_a[t], board.ticket_b[t], board.ticket_points[t]) for t in tickets],
        )
        return [routes[pick] for pick, routes in zip(chosen, lenders, strict=True) if pick >= 0]

    def path(self, price: list[int], start: int, goal: int) -> list[int] | None:
        """The routes of the cheapest path, from its end; None when there is none."""
        reached = [CLOSED] * len(self.neighbours)
        via = [-1] * len(self.neighbours)
        reached[start] = 0
        heap = [start]
        neighbours = self.neighbours
        while heap:
            entry = heappop(heap)
            city = entry & 127
            so_far = entry >> CITY_BITS
            if city == goal:
                break
            if so_far > reached[city]:
                continue
            for other, route in neighbours[city]:
                cost = so_far + price[route]
                if cost < reached[other]:
                    reached[other] = cost
                    via[other] = route
                    heappush(heap, cost << CITY_BITS | other)
        else:
            return None
        path = []
        a, b = self.board.a, self.board.b
        while goal != start:
            route = via[goal]
            path.append(route)
            goal = a[route] + b[route] - goal
        return path

    def distance(self, price: list[int], start: int, goal: int) -> int:
        path = self.path(price, start, goal)
        return CLOSED if path is None else sum(price[route] for route in path)

    def detour(self, plan: Plan, route: int) -> int:
        """What it would cost to go round a planned route if it were lost."""
        found = plan.detours.get(route)
        if found is None:
            price = plan.price[:]
            price[route] = CLOSED
            twin = self.board.twin[route]
            if twin >= 0 and not self.game.doubles_open:
                price[twin] = CLOSED
            found = plan.detours[route] = min(
                self.distance(price, self.board.a[route], self.board.b[route]), 30 * SCALE
            )
        return found
