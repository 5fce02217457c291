"""The worst final scoring we can find: five players with dense networks and stations on the Europe board."""

from __future__ import annotations

import random
import time

import kolejiste as k
from kolejiste.core.contract import State
from kolejiste.games.tickets.components import Board


def dense_networks(board: Board, players: int, dice: random.Random) -> list[list[int]]:
    """Connected networks of short routes that take turns growing around one region, so that cycles abound."""
    taken: set[int] = set()
    networks: list[list[int]] = [[] for _ in range(players)]
    trains = [board.rules.trains] * players
    cities: list[set[int]] = [{dice.randrange(len(board.cities))} for _ in range(players)]
    stuck = 0
    while stuck < players:
        stuck = 0
        for seat in range(players):
            own = cities[seat]
            fitting = [
                (board.length[r] - 3 * (board.a[r] in own) - 3 * (board.b[r] in own), dice.random(), r)
                for r in range(len(board.routes))
                if r not in taken
                and board.length[r] <= trains[seat]
                and (board.a[r] in own or board.b[r] in own)
                and board.twin[r] not in networks[seat]
            ]
            if not fitting:
                stuck += 1
                continue
            route = min(fitting)[2]
            taken.add(route)
            networks[seat].append(route)
            trains[seat] -= board.length[route]
            own |= {board.a[route], board.b[route]}
    return networks


def finished(dice: random.Random, tickets: int) -> State:
    """An ended five-player game with such networks, three stations each and many tickets."""
    game = k.load("ticket_to_ride_europe").bind(5)
    board = game.board  # type: ignore[attr-defined]  # the benchmark knows which engine it measures
    networks = dense_networks(board, 5, dice)
    cities = dice.sample(board.cities, 15)
    regular = [t for t, long in zip(board.tickets, board.ticket_long, strict=True) if not long]
    dice.shuffle(regular)
    return game.restore(
        {
            "title": game.title.id,
            "players": 5,
            "phase": "over",
            "seats": [
                {
                    "routes": [board.routes[route] for route in networks[seat]],
                    "stations": cities[3 * seat : 3 * seat + 3],
                    "tickets": regular[tickets * seat : tickets * seat + tickets],
                }
                for seat in range(5)
            ],
        }
    )


def worst(positions: int, seed: int = 0) -> tuple[float, float]:
    """Median and worst milliseconds of the whole final reckoning over so many adversarial positions."""
    times = []
    for number in range(positions):
        state = finished(random.Random(seed + number), tickets=8)
        best = float("inf")
        for _ in range(3):
            copy = state.clone()
            began = time.perf_counter()
            copy.returns()
            best = min(best, time.perf_counter() - began)
        times.append(best * 1000)
    times.sort()
    return times[len(times) // 2], times[-1]
