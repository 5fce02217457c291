"""How far the tickets of a seat are, from a view alone: which are met, and the shortest ways still open to the
rest; and what a tunnel can be paid with."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .components import Board
from .workings import lend

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


@dataclass(frozen=True, slots=True)
class Way:
    """A way between two cities: its routes in order, those of them still to be claimed, and the spaces of these. The
    others are the seat's own, or lent by its stations."""

    routes: tuple[int, ...]
    missing: tuple[int, ...]
    spaces: int


class Ways:
    """The ways open to one seat, which uses its own routes for nothing; None has no routes and no stations."""

    def __init__(self, game: TicketsGame, view: TicketsView, seat: int | None) -> None:
        self.board = board = game.board
        self.view = view
        self.seat = seat
        number = board.route_number
        mine = None if seat is None else view.seats[seat]
        self.own = frozenset(() if mine is None else (number[name] for name in mine.routes))
        taken = {number[name] for seen in view.seats for name in seen.routes} - self.own
        self.others = frozenset(taken)
        self.stations = () if mine is None else tuple(board.city_number[city] for city in mine.stations)
        if not game.doubles_open:
            taken |= {board.twin[route] for route in (*taken, *self.own) if board.twin[route] >= 0} - self.own
        self.shut = frozenset(taken)  # others' routes, and lines of doubles that are closed

    def between(self, start: int, goal: int) -> Way | None:
        """The way with the fewest spaces still to be claimed, or None if others bar every way. Each station lends one
        route of another that ends in its city (Europe p. 6), as if it were there for this way alone."""
        return _shortest(self.board, self.own, self.shut, self.others, self.stations, start, goal)

    def of_ticket(self, ticket: int) -> Way | None:
        return self.between(self.board.ticket_a[ticket], self.board.ticket_b[ticket])

    def met(self, tickets: Sequence[int]) -> set[int]:
        """Which of these tickets, the seat's own, are met by now, with what its stations would lend."""
        assert self.seat is not None
        board, seen = self.board, self.view.seats[self.seat]
        a, b = board.a, board.b
        theirs = [other.routes for number, other in enumerate(self.view.seats) if number != self.seat]
        others = [board.route_number[name] for routes in theirs for name in routes]
        lenders = []
        for city in seen.stations:
            here = board.city_number[city]
            lenders.append([(a[route], b[route]) for route in others if here in (a[route], b[route])])
        _, met = lend(
            [(a[route], b[route]) for route in sorted(self.own)],
            lenders,
            [(board.ticket_a[one], board.ticket_b[one], board.ticket_points[one]) for one in tickets],
        )
        return {ticket for place, ticket in enumerate(tickets) if met >> place & 1}


@lru_cache(maxsize=4096)
def _shortest(
    board: Board,
    own: frozenset[int],
    shut: frozenset[int],
    others: frozenset[int],
    stations: tuple[int, ...],
    start: int,
    goal: int,
) -> Way | None:
    """Fewest spaces first, then fewest routes. Claims are rare among moves, so most ways are asked for again."""
    lends = {city: 1 << place for place, city in enumerate(stations)}
    # By city: the next city, the spaces to claim, the route, and the station that must lend it (0: none must).
    neighbours: list[list[tuple[int, int, int, int]]] = [[] for _ in board.cities]
    for route, (a, b) in enumerate(zip(board.a, board.b, strict=True)):
        lenders = [0] if route not in shut else [lends[end] for end in (a, b) if end in lends and route in others]
        spaces = board.length[route] if route not in shut and route not in own else 0
        for lender in lenders:
            neighbours[a].append((b, spaces, route, lender))
            neighbours[b].append((a, spaces, route, lender))
    came: dict[tuple[int, int], tuple[tuple[int, int], int]] = {}  # (city, stations used) -> where from, and by what
    front = [(0, 0, start, 0, (start, 0), -1)]
    while front:
        spaces, steps, city, used, before, route = heapq.heappop(front)
        place = (city, used)
        if place in came:
            continue
        came[place] = before, route
        if city == goal:
            routes = []
            while route >= 0:
                routes.append(route)
                place, route = before, came[before][1]
                before = came[place][0]
            routes.reverse()
            missing = tuple(route for route in routes if route not in own and route not in shut)
            return Way(tuple(routes), missing, spaces)
        for other, more, by, lender in neighbours[city]:
            if not used & lender and (other, used | lender) not in came:
                heapq.heappush(front, (spaces + more, steps + 1, other, used | lender, place, by))
    return None


def tunnel_payments(board: Board, view: TicketsView) -> list[int]:
    """With how many wild cards the viewer can pay what a tunnel asks for, once the laid cards are paid."""
    seen, own = view.tunnel, view.own
    if seen is None or own is None:
        return []
    spare_wilds = own.hand.get(board.faces[board.wild], 0) - seen.wilds
    spare = 0 if seen.colour is None else own.hand.get(seen.colour, 0) - seen.cards
    return [count for count in range(seen.extra + 1) if count <= spare_wilds and seen.extra - count <= spare]
