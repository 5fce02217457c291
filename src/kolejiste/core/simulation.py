"""Simulated games of a bound game: playing on by a policy, and what moves lead to in many worlds that fit a view.

```python
game.playout(state.clone(), "planner", chance)
found = game.playouts(view, state.legal(), 200, seed=7)
best = max(range(len(found.moves)), key=lambda move: found.mean(move))
```
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakKeyDictionary

from . import luck, worlds
from .chance import Chance
from .errors import BadOption
from .policies import POLICIES

if TYPE_CHECKING:
    from .contract import Game

NO_LIMIT = 1_000_000
BATCH = 16  # worlds that a thread plays at a time
MOST_SEED = 2**32 - 1


class Playouts:
    """What tried moves led to, world by world: the worth of the position to each seat, and the places."""

    def __init__(self, moves: Sequence[int], n: int, players: int, seat: int, worth: array[float], places: array[int]):
        self.moves = tuple(moves)
        self.n = n
        self.players = players
        self.seat = seat  # the viewer's, or that which decides where a spectator looks
        self._worth = worth
        self._places = places

    def _at(self, move: int, world: int, seat: int) -> int:
        return (world * len(self.moves) + move) * self.players + seat

    def worth(self, move: int, world: int, seat: int | None = None) -> float:
        """What the move number `move` of those tried was worth in a world."""
        return self._worth[self._at(move, world, self.seat if seat is None else seat)]

    def place(self, move: int, world: int, seat: int | None = None) -> int:
        """The place to which it led, 1 is best."""
        return self._places[self._at(move, world, self.seat if seat is None else seat)]

    def mean(self, move: int, seat: int | None = None) -> float:
        """What it was worth on average."""
        return sum(self.worth(move, world, seat) for world in range(self.n)) / self.n

    def wins(self, move: int, seat: int | None = None) -> float:
        """The share of worlds in which it led to the first place."""
        return sum(self.place(move, world, seat) == 1 for world in range(self.n)) / self.n


def playout(game: Game, state: Any, policy: str, chance: Chance, plies: int | None) -> int:
    """Play on by a policy, to the end or for so many decisions; returns how many there were."""
    most = NO_LIMIT if plies is None else plies
    if policy == "random" and game.played_inside:  # nobody has to think
        return worlds.play_on(state, POLICIES[policy], chance, most)
    with _simulator(game, policy) as simulator:
        return simulator.play_on(state, chance, most)


def playouts(
    game: Game, view: Any, moves: Sequence[int], n: int, seed: int, policy: str, plies: int | None, threads: int | None
) -> Playouts:
    """Deal n worlds that fit the view, try each move in each of them, play on by the policy, and tell what came of it.

    The same seed gives the same, whatever the number of threads, and every move is tried with the same luck.
    """
    if n < 1 or not 0 <= seed <= MOST_SEED:
        raise BadOption("no-worlds", worlds=str(n)[:80], seed=str(seed)[:80], most=MOST_SEED)
    _check_policy(policy)
    sampler = game.sampler(view)
    some_world: Any = sampler(Chance(0))
    legal = some_world.legal()
    for move in moves:
        if move not in legal:
            raise some_world.refusal(move)
    tried = array("i", moves)
    most = NO_LIMIT if plies is None else plies

    def batch(first: int) -> tuple[array[float], array[int]]:
        with _simulator(game, policy) as simulator:
            return simulator.play_worlds(sampler, tried, first, min(first + BATCH, n), seed, most)

    worth, places = array("d"), array("b")
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for some_worth, some_places in pool.map(batch, range(0, n, BATCH)):
            worth.extend(some_worth)
            places.extend(some_places)
    seat = view.seat if view.seat is not None else some_world.seat
    return Playouts(moves, n, game.players, seat, worth, places)


def _check_policy(policy: str) -> None:
    if policy not in POLICIES:
        raise BadOption("no-policy", policy=str(policy)[:80], policies=", ".join(POLICIES))


@contextmanager
def _simulator(game: Game, policy: str) -> Iterator[_Simulator]:
    """One that nobody else uses meanwhile; its planner keeps what it has worked out for the next time."""
    _check_policy(policy)
    idle = _IDLE.setdefault(game, {}).setdefault(policy, [])
    try:
        simulator = idle.pop()
    except IndexError:
        simulator = _Inside(game, policy) if game.played_inside else _Plain(game, policy)
    yield simulator
    idle.append(simulator)


class _Simulator(Protocol):
    def play_on(self, state: Any, chance: Chance, plies: int) -> int: ...

    def play_worlds(
        self, sampler: Any, tried: array[int], first: int, last: int, seed: int, plies: int
    ) -> tuple[array[float], array[int]]: ...


_IDLE: WeakKeyDictionary[Game, dict[str, list[_Simulator]]] = WeakKeyDictionary()


class _Inside:
    """Plays inside the core."""

    def __init__(self, game: Game, policy: str) -> None:
        self.policy = POLICIES[policy]
        self.thinking = game.thinking()  # games that stop before the end are weighed by it

    def play_on(self, state: Any, chance: Chance, plies: int) -> int:
        state.thinking = self.thinking
        return worlds.play_on(state, self.policy, chance, plies)

    def play_worlds(
        self, sampler: Any, tried: array[int], first: int, last: int, seed: int, plies: int
    ) -> tuple[array[float], array[int]]:
        base = sampler.base.clone()
        base.thinking = self.thinking
        return worlds.play_worlds(base, Chance(0), tried, first, last, seed, self.policy, plies)


class _Plain:
    """Plays a game that is not made for the core, such as one from outside, by its contract alone."""

    def __init__(self, game: Game, policy: str) -> None:
        self.planner = game.planner() if policy == "planner" else None
        self.players = game.players

    def play_on(self, state: Any, chance: Chance, plies: int) -> int:
        played = 0
        while not state.over and played < plies:
            legal = state.legal()
            if self.planner is None:
                move = legal[int(luck.fraction(chance) * len(legal))]
            else:
                move = self.planner.choose(state, legal, chance)
            state.apply(move, chance)
            played += 1
        return played

    def play_worlds(
        self, sampler: Any, tried: array[int], first: int, last: int, seed: int, plies: int
    ) -> tuple[array[float], array[int]]:
        worth, places = array("d"), array("b")
        for number in range(first, last):
            world = sampler(Chance((seed << 32) + 2 * number))
            for move in tried:
                table, chance = world.clone(), Chance((seed << 32) + 2 * number + 1)
                table.apply(move, chance)
                self.play_on(table, chance, plies)
                worth.extend(table.scores)
                places.extend(table.ranks)
        return worth, places
