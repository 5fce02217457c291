"""Sequential halving: moves tried in the same worlds with the same luck, and the more often the better they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil, log2, sqrt
from typing import NamedTuple

from kolejiste.core.simulation import Playouts, Worlds

from .weighed import Weighed, mean, standing, value, variance

LEAST_ROUNDS = 4  # in which the budget is spent, so that what is clear ends early
FEW = 16  # worlds in which nothing is clear yet
CLEAR = 4.0  # standard errors behind the best: such a move is played no more
UNKNOWN = 0.5  # the error of what was tried in one world


class Line(NamedTuple):
    """A move, and the errand on which the seat plays on after it; 0 is none."""

    move: int
    errand: int = 0


class _Tried:
    """A line and what it led to, world by world."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []
        self.wins: list[float] = []
        self.points: list[float] = []
        self.margins: list[float] = []

    @property
    def games(self) -> int:
        return len(self.values)

    @property
    def middle(self) -> float:
        return mean(self.values) if self.values else 0.0


class Race:
    """Sequential halving: in each round all that are left are tried in further worlds, and then the worse half goes."""

    def __init__(self, lines: Iterable[Line], keep: frozenset[Line], by_worth: bool, after: Race | None = None) -> None:
        """One `after` another is run in other worlds, and with what that has left of the budget."""
        self.running = [_Tried(line) for line in dict.fromkeys(lines)]
        self.begin: int = 0 if after is None else after.begin + after.worlds
        self.spent: int = 0 if after is None else after.spent
        self.out: list[_Tried] = []  # those that went, the first first
        self.keep = keep
        self.by_worth = by_worth
        self.spread = 0.0  # of the leads in the first round: what a lead of some points means now

    def run(self, worlds: Worlds, playouts: int, ended: Callable[[], bool]) -> None:
        """Spend the budget, or as much of it as is needed."""
        begun = len(self.running)
        rounds = max(LEAST_ROUNDS, ceil(log2(max(2, begun))))
        for number in range(1, rounds + 1):
            left = playouts - self.spent
            each = max(1, left // (rounds - number + 1) // len(self.running))
            if number > 1 and each * len(self.running) > left:
                break
            done = self.running[0].games
            moves, errands = zip(*(one.line for one in self.running), strict=True)
            found = worlds.try_out(moves, self.begin + done, self.begin + done + each, ended, errands)
            self.spent += found.n * len(moves)
            self.hear(found)
            if ended() or self.settled():
                break
            if number < rounds:
                self.halve(max(2, ceil(begun / 2**number)))

    def hear(self, found: Playouts) -> None:
        """Take in what came of some worlds."""
        outcomes = [outcome(found, number, self.by_worth) for number in range(len(self.running))]
        if not self.spread:
            leads = [lead for _, _, margins, _ in outcomes for lead in margins]
            self.spread = max(1.0, sqrt(variance(leads)))
        for one, (wins, places, margins, points) in zip(self.running, outcomes, strict=True):
            one.wins.extend(wins)
            one.points.extend(points)
            one.margins.extend(margins)
            one.values.extend(value(place, lead, self.spread) for place, lead in zip(places, margins, strict=True))

    def settled(self) -> bool:
        """Let go what is clearly worse; whether one alone is left."""
        best = max(self.running, key=lambda one: one.middle)
        if best.games < FEW:
            return False
        behind = {one.line: _behind(one, best) for one in self.running if one is not best}
        clear = [one for one in self.running if one is not best and behind[one.line][0] >= CLEAR * behind[one.line][1]]
        if len(clear) == len(self.running) - 1:
            return True
        self._leave(one for one in clear if one.line not in self.keep)
        return False

    def halve(self, most: int) -> None:
        """Let the worse ones go, down to so many."""
        order = sorted(self.running, key=lambda one: -one.middle)
        self._leave(reversed([one for one in order[most:] if one.line not in self.keep]))

    def _leave(self, those: Iterable[_Tried]) -> None:
        gone = sorted(those, key=lambda one: one.middle)
        self.out.extend(gone)
        self.running = [one for one in self.running if one not in gone]

    @property
    def worlds(self) -> int:
        """How many worlds those had that were tried the most."""
        return max(one.games for one in self.every())

    def every(self) -> list[_Tried]:
        """All that were tried, the best first, of those that went the last."""
        return sorted(self.running, key=lambda one: -one.middle) + self.out[::-1]

    def best(self, most: int) -> list[Line]:
        """The best lines."""
        return [one.line for one in self.every()[:most]]

    def weighed(self) -> list[Weighed]:
        """All moves, each by the best of its lines."""
        order = self.every()
        best = order[0]
        first = {one.line.move: one for one in reversed(order)}
        found = [_against(best, one) for one in order if first[one.line.move] is one]
        return [found[0], *sorted(found[1:], key=lambda one: -one.value)]


def outcome(
    found: Playouts, move: int, by_worth: bool
) -> tuple[list[float], list[float], list[float], Sequence[float]]:
    """By world the share of the first place, the place from 0 to 1, the lead, and the points."""
    own, seat = found.worths(move, found.seat), found.seat
    others = [found.worths(move, other) for other in range(found.players) if other != seat]
    if not others:
        return [1.0] * len(own), [0.5] * len(own), list(own), own
    best = others[0] if len(others) == 1 else [max(them) for them in zip(*others, strict=True)]
    margins = [mine - their for mine, their in zip(own, best, strict=True)]
    if by_worth:  # the higher is before the lower
        mine, rivals = [-worth for worth in own], [[-worth for worth in them] for them in others]
    else:
        mine, *rivals = [list(map(float, found.places(move, one))) for one in (seat, *_others(found, seat))]
    wins, places = [], []
    for me, *them in zip(mine, *rivals, strict=True):
        won, place = standing(me, them)
        wins.append(won)
        places.append(place)
    return wins, places, margins, own


def _others(found: Playouts, seat: int) -> list[int]:
    return [other for other in range(found.players) if other != seat]


def _against(best: _Tried, one: _Tried) -> Weighed:
    games = one.games
    if one is best:
        error = sqrt(variance(best.values) / games) if games > 1 else UNKNOWN
    else:
        error = _behind(one, best)[1]

    def level(of: Callable[[_Tried], list[float]]) -> float:
        return mean(of(best)) + mean(of(one)) - mean(of(best)[:games])

    return Weighed(
        one.line.move,
        min(1.0, max(0.0, level(lambda tried: tried.values))),
        error,
        min(1.0, max(0.0, level(lambda tried: tried.wins))),
        level(lambda tried: tried.points),
        level(lambda tried: tried.margins),
        games,
    )


def _behind(one: _Tried, best: _Tried) -> tuple[float, float]:
    """How far a move is behind the best in the worlds of both, and the standard error of that."""
    gaps = [better - worse for better, worse in zip(best.values, one.values, strict=False)]
    return mean(gaps), sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else UNKNOWN
