"""Simulated games of a bound game: playing on by a policy, and what moves lead to in many worlds that fit a view.

```python
game.playout(state.clone(), "planner", chance)
found = game.playouts(view, state.legal(), 200, seed=7)
best = max(range(len(found.moves)), key=lambda move: found.mean(move))
```
"""

from __future__ import annotations

import multiprocessing
import os
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from . import luck, worlds
from .chance import Chance
from .errors import BadOption
from .policies import POLICIES

if TYPE_CHECKING:
    from .contract import Game

T = TypeVar("T")

NO_LIMIT = 1_000_000
BATCH = 16  # games, or little more, that a thread plays at a time
MOST_SEED = 2**32 - 1
CLUB = "club"  # the manner in which planners play unless they are asked for another


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

    def worths(self, move: int, seat: int) -> array[float]:
        """What it was worth to a seat, world by world."""
        return self._worth[move * self.players + seat :: len(self.moves) * self.players]

    def places(self, move: int, seat: int) -> array[int]:
        """A seat's places, world by world."""
        return self._places[move * self.players + seat :: len(self.moves) * self.players]

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
        return worlds.play_on(state, POLICIES[policy], chance, most, NO_LIMIT)
    with _simulator(game, policy) as simulator:
        return simulator.play_on(state, chance, most, NO_LIMIT, -1)


class Worlds:
    """The worlds of a seed that fit a view, by their numbers, to try moves in. World number w is always the same, and
    so is the luck of what is played in it, whichever moves are tried."""

    def __init__(
        self,
        game: Game,
        view: Any,
        seed: int,
        policy: str = "planner",
        plies: int | None = None,
        turns: int | None = None,
        threads: int | None = None,
        manner: str = CLUB,
    ) -> None:
        """Games are played on by the policy, to the end, for so many decisions or until so many turns have ended; a
        planner plays the seat that looks in a manner, and the others as ever."""
        if not 0 <= seed <= MOST_SEED:
            raise BadOption("no-worlds", worlds="1", seed=str(seed)[:80], most=MOST_SEED)
        _check_policy(policy)
        self.game = game
        self.sampler = game.sampler(view)
        self.some: Any = self.sampler(Chance(0))  # one of them, to look at
        self.seat = view.seat if view.seat is not None else self.some.seat
        self._looks = -1 if view.seat is None else view.seat
        self._seed, self._policy, self._manner = seed, policy, manner
        self._plies = NO_LIMIT if plies is None else plies
        self._turns = NO_LIMIT if turns is None else turns
        # A process that works for another one is one of several, which share the machine.
        self.threads = threads or (1 if multiprocessing.parent_process() else os.cpu_count()) or 1

    def world(self, number: int) -> tuple[Any, Chance]:
        """A world, and the luck that follows in it."""
        first = (self._seed << 32) + 2 * number
        return self.sampler(Chance(first)), Chance(first + 1)

    def planned(self, state: Any, legal: Sequence[int], chance: Chance, errand: int = 0) -> int:
        """What the seat that decides in a world would choose; with an errand, if it is the one that looks."""
        return planned(self.game, state, legal, chance, self._manner if state.seat == self._looks else CLUB, errand)

    def play_on(self, state: Any, chance: Chance) -> None:
        """Play a world on."""
        with _simulator(self.game, self._policy, self._manner) as simulator:
            simulator.play_on(state, chance, self._plies, self._turns, self._looks)

    def try_out(
        self,
        moves: Sequence[int],
        first: int,
        last: int,
        stopped: Callable[[], bool] | None = None,
        errands: Sequence[int] = (),
    ) -> Playouts:
        """What each of the moves leads to in the worlds from the first up to the last, each with an errand for the seat
        that looks, if any are given; once `stopped` says so in fewer worlds, but always in some of the first."""
        legal = self.some.legal()
        for move in moves:
            if move not in legal:
                raise self.some.refusal(move)
        if errands and len(errands) != len(moves):
            raise ValueError(f"{len(moves)} moves cannot have {len(errands)} errands: each has one, or none has.")
        tried, going = array("i", moves), array("i", errands or [0] * len(moves))
        step = max(1, BATCH // max(1, len(moves)))

        def batch(begin: int) -> tuple[array[float], array[int]] | None:
            if begin > first and stopped is not None and stopped():
                return None
            with _simulator(self.game, self._policy, self._manner) as simulator:
                end = min(begin + step, last)
                return simulator.play_worlds(
                    self.sampler, tried, going, begin, end, self._seed, self._plies, self._turns, self._looks
                )

        worth, places = array("d"), array("b")
        for found in self._shared(batch, range(first, last, step)):
            if found is None:
                break
            worth.extend(found[0])
            places.extend(found[1])
        players = self.game.players
        return Playouts(moves, len(places) // max(1, len(moves) * players), players, self.seat, worth, places)

    def _shared(self, call: Callable[[int], T], given: range) -> Iterator[T]:
        """The call for each of these, in order, shared by the threads."""
        if self.threads == 1 or len(given) < 2:
            yield from map(call, given)
            return
        with ThreadPoolExecutor(min(self.threads, len(given))) as pool:
            begun: deque[Future[T]] = deque()  # few at a time, so that little is left to do when nobody wants more
            for one in given:
                begun.append(pool.submit(call, one))
                if len(begun) > 2 * self.threads:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()


def playouts(
    game: Game, view: Any, moves: Sequence[int], n: int, seed: int, policy: str, plies: int | None, threads: int | None
) -> Playouts:
    """Deal n worlds that fit the view, try each move in each of them, play on by the policy, and tell what came of it.

    The same seed gives the same, whatever the number of threads, and every move is tried with the same luck.
    """
    if n < 1:
        raise BadOption("no-worlds", worlds=str(n)[:80], seed=str(seed)[:80], most=MOST_SEED)
    return Worlds(game, view, seed, policy, plies, threads=threads).try_out(moves, 0, n)


def _check_policy(policy: str) -> None:
    if policy not in POLICIES:
        raise BadOption("no-policy", policy=str(policy)[:80], policies=", ".join(POLICIES))


@contextmanager
def _simulator(game: Game, policy: str, manner: str = CLUB) -> Iterator[_Simulator]:
    """One that nobody else uses meanwhile; its planner keeps what it has worked out for the next time."""
    _check_policy(policy)
    idle = _IDLE.setdefault(game, {}).setdefault((policy, manner), [])
    try:
        simulator = idle.pop()
    except IndexError:
        simulator = _Inside(game, policy, manner) if game.played_inside else _Plain(game, policy, manner)
    yield simulator
    idle.append(simulator)


def planned(game: Game, state: Any, legal: Sequence[int], chance: Chance, manner: str = CLUB, errand: int = 0) -> int:
    """The planner's choice in a position, in a manner and with an errand if it was dealt from a view of the seat that
    decides."""
    with _simulator(game, "planner", manner) as simulator:
        return simulator.planned(state.clone(), legal, chance, errand)


class _Simulator(Protocol):
    def planned(self, state: Any, legal: Sequence[int], chance: Chance, errand: int) -> int: ...

    def play_on(self, state: Any, chance: Chance, plies: int, turns: int, seat: int) -> int:
        """Play on; the seat that looks, if one does, in the manner."""

    def play_worlds(
        self,
        sampler: Any,
        tried: array[int],
        errands: array[int],
        first: int,
        last: int,
        seed: int,
        plies: int,
        turns: int,
        seat: int,
    ) -> tuple[array[float], array[int]]:
        """By world, tried move with its errand, and seat what came of it, and the places."""


_IDLE: WeakKeyDictionary[Game, dict[tuple[str, str], list[_Simulator]]] = WeakKeyDictionary()


class _Inside:
    """Plays inside the core, where a position that was dealt from a view knows the seat that looks."""

    def __init__(self, game: Game, policy: str, manner: str) -> None:
        self.policy = POLICIES[policy]
        self.manner = game.mannered(manner)
        self.thinking = game.thinking()  # games that stop before the end are weighed by it

    def _lend(self, state: Any) -> None:
        """Let a position think with what is kept here."""
        state.thinking = self.thinking
        if self.manner is not None:
            state.manner = self.manner

    def planned(self, state: Any, legal: Sequence[int], chance: Chance, errand: int) -> int:
        self._lend(state)
        state.errand = errand
        return worlds.planned(state, legal, chance)

    def play_on(self, state: Any, chance: Chance, plies: int, turns: int, seat: int) -> int:
        self._lend(state)
        return worlds.play_on(state, self.policy, chance, plies, turns)

    def play_worlds(
        self,
        sampler: Any,
        tried: array[int],
        errands: array[int],
        first: int,
        last: int,
        seed: int,
        plies: int,
        turns: int,
        seat: int,
    ) -> tuple[array[float], array[int]]:
        base = sampler.base.clone()
        self._lend(base)
        return worlds.play_worlds(base, Chance(0), tried, errands, first, last, seed, self.policy, plies, turns)


class _Plain:
    """Plays a game that is not made for the core, such as one from outside, by its contract alone."""

    def __init__(self, game: Game, policy: str, manner: str) -> None:
        self.planner = game.planner() if policy == "planner" else None
        self.own = game.planner(manner) if policy == "planner" else None
        self.players = game.players

    def planned(self, state: Any, legal: Sequence[int], chance: Chance, errand: int) -> int:
        assert self.own is not None
        return self.own.choose(state, legal, chance)

    def play_on(self, state: Any, chance: Chance, plies: int, turns: int, seat: int) -> int:
        played, turn = 0, state.turn
        while not state.over and played < plies and turns > 0:
            legal = state.legal()
            planner = self.own if state.seat == seat else self.planner
            if planner is None:
                move = legal[int(luck.fraction(chance) * len(legal))]
            else:
                move = planner.choose(state, legal, chance)
            state.apply(move, chance)
            played += 1
            if state.turn != turn:
                turn, turns = state.turn, turns - 1
        return played

    def play_worlds(
        self,
        sampler: Any,
        tried: array[int],
        errands: array[int],
        first: int,
        last: int,
        seed: int,
        plies: int,
        turns: int,
        seat: int,
    ) -> tuple[array[float], array[int]]:
        worth, places = array("d"), array("b")
        for number in range(first, last):
            world = sampler(Chance((seed << 32) + 2 * number))
            for move in tried:
                table, chance = world.clone(), Chance((seed << 32) + 2 * number + 1)
                table.apply(move, chance)
                self.play_on(table, chance, plies, turns - (table.turn != world.turn), seat)
                worth.extend(table.scores)
                places.extend(table.ranks)
        return worth, places
