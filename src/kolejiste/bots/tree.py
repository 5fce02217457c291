"""A tree over the planner's games, for titles without much luck: everybody looks for better than what the planner would
do, each for themselves, and a game is played out where the tree ends.

Without luck and secrets all worlds are one, and trying a move twice tells nothing new; what tells more is to try other
answers to it. Eight games at a time are played out, whatever the number of threads, so the tree is always the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

from kolejiste.core.chance import Chance
from kolejiste.core.simulation import Worlds

from .weighed import Weighed, standing, value, variance

AT_ONCE = 8
CURIOSITY = 1.2  # how much less known moves are favoured
TRUST = 0.4  # the part of the curiosity that the planner's own move gets
SHY = 0.05  # what has not been tried is thought so much worse than the position itself
ENOUGH = 4  # a move tried a fourth as often as the most tried one is well known


class Result:
    """What a game led to: by seat the value, the share of the first place, the points and the lead."""

    __slots__ = ("leads", "points", "values", "wins")

    def __init__(self, points: Sequence[float], places: Sequence[float], spread: float) -> None:
        self.points = points
        self.leads, self.wins, self.values = [], [], []
        for seat in range(len(points)):
            others = [other for other in range(len(points)) if other != seat]
            won, place = standing(places[seat], [places[other] for other in others])
            lead = points[seat] - max(points[other] for other in others)
            self.leads.append(lead)
            self.wins.append(won)
            self.values.append(value(place, lead, spread))


class Node:
    """A position as the moves that led to it tell; its figures are those of the seat that chose to come here."""

    __slots__ = ("leads", "planned", "playouts", "points", "squares", "stage", "total", "visits", "ways", "wins")

    def __init__(self) -> None:
        self.visits = 0  # those under way included, which count as lost until they are known
        self.playouts = 0
        self.total = self.squares = self.wins = self.points = self.leads = 0.0
        self.ways: dict[int, Node] = {}
        self.planned = -1  # the planner's move from here, once that was asked

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def hear(self, result: Result, seat: int) -> None:
        """A game that went this way has come to its end."""
        self.playouts += 1
        self.total += result.values[seat]
        self.squares += result.values[seat] ** 2
        self.wins += result.wins[seat]
        self.points += result.points[seat]
        self.leads += result.leads[seat]


class Tree:
    """Grows by playouts, and weighs the moves of its root."""

    def __init__(self, worlds: Worlds, moves: Sequence[int], keep: Iterable[int]) -> None:
        self.worlds, self.game, self.seat = worlds, worlds.game, worlds.seat
        self.root = Node()
        self.root.planned = next(iter(keep), -1)
        self.root.ways = {move: Node() for move in moves}
        self.spread = 1.0
        self.begun = 0  # games, each with a world and luck of its own

    def run(self, playouts: int, ended: Callable[[], bool]) -> None:
        """Grow by so many games."""
        self._first()
        with ThreadPoolExecutor(min(AT_ONCE, self.worlds.threads)) as pool:
            while self.begun < playouts and not ended():
                leaves = [self._descend() for _ in range(min(AT_ONCE, playouts - self.begun))]
                for (path, _, _), result in zip(leaves, pool.map(self._played, leaves), strict=True):
                    for node, seat in path:
                        node.hear(result, seat)

    def _first(self) -> None:
        """Every move once, all in one world; how much their leads differ tells what a lead is worth."""
        found = self.worlds.try_out(list(self.root.ways), 0, 1)
        seats = range(self.game.players)
        ends = [
            ([found.worth(number, 0, seat) for seat in seats], [found.place(number, 0, seat) for seat in seats])
            for number in range(len(found.moves))
        ]
        self.spread = max(1.0, sqrt(variance([Result(*end, 1.0).leads[self.seat] for end in ends])))
        for node, end in zip(self.root.ways.values(), ends, strict=True):
            node.visits = 1
            node.hear(Result(*end, self.spread), self.seat)
        self.root.visits = self.begun = len(ends)
        self.root.total = sum(node.total for node in self.root.ways.values())

    def _descend(self) -> tuple[list[tuple[Node, int]], Any, Chance]:
        """From the root to a position that is new, in a world of its own."""
        state, chance = self.worlds.world(self.begun)
        self.begun += 1
        node, seat = self.root, self.seat
        node.visits += 1
        path = [(node, seat)]
        while not state.over and node.visits > 1:
            seat = state.seat
            move = self._chosen(node, state)
            state.apply(move, chance)
            node = node.ways.setdefault(move, Node())
            node.visits += 1
            path.append((node, seat))
        return path, state, chance

    def _chosen(self, node: Node, state: Any) -> int:
        """The move that promises the seat most, or is too little known."""
        legal = list(node.ways) if node is self.root else state.legal()
        if len(legal) == 1:
            return legal[0]
        if node.planned not in legal:
            node.planned = self.worlds.planned(state, legal, Chance(node.visits))
        known = [way for move in legal if (way := node.ways.get(move)) is not None]
        settled = sum(way.total for way in known) / sum(way.visits for way in known) if known else 0.5
        curious = CURIOSITY * sqrt(node.visits)
        share = (1 - TRUST) / len(legal)
        best, most = legal[0], -1.0
        for move in legal:
            way = node.ways.get(move)
            tried = 0 if way is None else way.visits
            promise = settled - SHY if way is None else way.total / way.visits
            promise += curious * (share + (TRUST if move == node.planned else 0.0)) / (1 + tried)
            if promise > most:
                best, most = move, promise
        return best

    def _played(self, leaf: tuple[list[tuple[Node, int]], Any, Chance]) -> Result:
        _, state, chance = leaf
        self.worlds.play_on(state, chance)
        return Result(state.scores, state.ranks, self.spread)

    def weighed(self) -> list[Weighed]:
        """The moves of the root, the best of the well known ones first."""
        most = max(way.playouts for way in self.root.ways.values())
        order = sorted(
            self.root.ways.items(),
            key=lambda pair: (pair[1].playouts * ENOUGH < most, -pair[1].total / pair[1].playouts),
        )
        first = _error(order[0][1])
        return [
            _weighed(move, way, first if way is order[0][1] else sqrt(first**2 + _error(way) ** 2))
            for move, way in order
        ]


def _error(way: Node) -> float:
    n = way.playouts
    return sqrt(max(0.0, way.squares / n - (way.total / n) ** 2) / n)


def _weighed(move: int, way: Node, error: float) -> Weighed:
    n = way.playouts
    return Weighed(move, way.total / n, error, way.wins / n, way.points / n, way.leads / n, n)
