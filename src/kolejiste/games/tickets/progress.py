"""How far a ticket is from being met, from a view alone: over the viewer's own routes, over free ones, and over routes
of others that its built stations lend."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


def owners(view: TicketsView) -> dict[str, int]:
    """The seat of every claimed route."""
    return {route: number for number, seat in enumerate(view.seats) for route in seat.routes}


def free(game: TicketsGame, owner: Mapping[str, int], route: int) -> bool:
    """Nobody's, and not closed by the other line of a double route in a game of few players."""
    board = game.board
    twin = board.twin[route]
    closed = twin >= 0 and not game.doubles_open and board.routes[twin] in owner
    return board.routes[route] not in owner and not closed


def missing(game: TicketsGame, view: TicketsView, ticket: str) -> int | None:
    """The fewest spaces that the viewer has still to claim for a ticket; None if others' routes bar every way. Each of
    its stations lends one route of another that ends in its city (Europe p. 6); which one, each ticket is told for
    itself, as if the station were there for it alone."""
    board, owner = game.board, owners(view)
    number = board.ticket_number[ticket]
    start, goal = board.ticket_a[number], board.ticket_b[number]
    built = [] if view.seat is None else view.seats[view.seat].stations
    lends = {board.city_number[city]: 1 << place for place, city in enumerate(built)}
    # By city: the next city, the spaces to claim, and the stations of which one must lend the route (0: none must).
    ways: list[list[tuple[int, int, tuple[int, ...]]]] = [[] for _ in board.cities]
    for route, name in enumerate(board.routes):
        a, b = board.a[route], board.b[route]
        spaces = board.length[route]
        lenders: tuple[int, ...] = (0,)
        if name in owner:
            spaces = 0
            if owner[name] != view.seat:
                lenders = tuple(lends[end] for end in (a, b) if end in lends)
        elif not free(game, owner, route):
            continue
        ways[a].append((b, spaces, lenders))
        ways[b].append((a, spaces, lenders))
    done: set[tuple[int, int]] = set()
    front = [(0, start, 0)]  # spaces, city, stations used on the way
    while front:
        far, city, used = heapq.heappop(front)
        if city == goal:
            return far
        if (city, used) in done:
            continue
        done.add((city, used))
        for other, more, stations in ways[city]:
            for station in stations:
                if not station & used:
                    heapq.heappush(front, (far + more, other, used | station))
    return None
