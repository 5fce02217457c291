"""How far the tickets of a seat are, from a view alone: which are met, and the shortest ways still open to the
rest; and what a tunnel can be paid with."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .components import Board
from .stations import lend

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


@dataclass(frozen=True, slots=True)
class Way:
    """A way between two cities: its routes in order, those of them still to be claimed, and the spaces of these."""

    routes: tuple[int, ...]
    missing: tuple[int, ...]
    spaces: int


class Ways:
    """The ways open to one seat, which uses its own routes for nothing."""

    def __init__(self, game: TicketsGame, view: TicketsView, seat: int) -> None:
        self.board = board = game.board
        self.view = view
        self.seat = seat
        number = board.route_number
        self.own = frozenset(number[name] for name in view.seats[seat].routes)
        taken = {number[name] for seen in view.seats for name in seen.routes} - self.own
        if not game.doubles_open:
            taken |= {board.twin[route] for route in (*taken, *self.own) if board.twin[route] >= 0} - self.own
        self.shut = frozenset(taken)  # others' routes, and lines of doubles that are closed

    def between(self, start: int, goal: int) -> Way | None:
        """The way with the fewest spaces still to be claimed, or None if others bar every way."""
        return _shortest(self.board, self.own, self.shut, start, goal)

    def of_ticket(self, ticket: int) -> Way | None:
        return self.between(self.board.ticket_a[ticket], self.board.ticket_b[ticket])

    def met(self, tickets: Sequence[int]) -> set[int]:
        """Which of these tickets, the seat's own, are met by now, with what its stations would lend."""
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
def _shortest(board: Board, own: frozenset[int], shut: frozenset[int], start: int, goal: int) -> Way | None:
    """Fewest spaces first, then fewest routes. Claims are rare among moves, so most ways are asked for again."""
    neighbours: list[list[tuple[int, int, int]]] = [[] for _ in board.cities]
    for route, (a, b) in enumerate(zip(board.a, board.b, strict=True)):
        if route not in shut:
            spaces = 0 if route in own else board.length[route]
            neighbours[a].append((b, spaces, route))
            neighbours[b].append((a, spaces, route))
    came: dict[int, tuple[int, int]] = {}
    front = [(0, 0, start, -1, -1)]
    while front:
        spaces, steps, city, before, route = heapq.heappop(front)
        if city in came:
            continue
        came[city] = before, route
        if city == goal:
            routes = []
            while city != start:
                city, route = came[city]
                routes.append(route)
            routes.reverse()
            return Way(tuple(routes), tuple(route for route in routes if route not in own), spaces)
        for other, more, by in neighbours[city]:
            if other not in came:
                heapq.heappush(front, (spaces + more, steps + 1, other, city, by))
    return None


def tunnel_payments(board: Board, view: TicketsView) -> list[int]:
    """With how many wild cards the viewer can pay what a tunnel asks for, once the laid cards are paid."""
    seen, own = view.tunnel, view.own
    if seen is None or own is None:
        return []
    spare_wilds = own.hand.get(board.faces[board.wild], 0) - seen.wilds
    spare = 0 if seen.colour is None else own.hand.get(seen.colour, 0) - seen.cards
    return [count for count in range(seen.extra + 1) if count <= spare_wilds and seen.extra - count <= spare]
