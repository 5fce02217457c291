"""Weighing moves by playing them out: the same worlds and the same luck for every move, more games for the better ones.

```python
found = weigh(game, view, candidates(game, view, legal), playouts=800, seed=7)
found[0].move, found[0].value, found[0].wins
```

Worlds are dealt by the game's sampler from the view alone, and each is played on by the game's planner. A planner reads
a position only as far as the seat that decides may know it, so nobody in a playout reacts to cards that are hidden
there, and nothing need be dealt anew at the others' decisions.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, exp, log2, sqrt

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, View
from kolejiste.core.simulation import MOST_SEED, Playouts, Worlds

from .player import Bot

LEAST_ROUNDS = 4  # in which the budget is spent, so that what is clear ends early
FEW = 16  # worlds in which nothing is clear yet
CLEAR = 4.0  # standard errors behind the best: such a move is played no more
UNKNOWN = 0.5  # the error of what was tried in one world


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, weighed. The others' figures are the best one's and the difference to it in the worlds that both were
    tried in, so they compare although the worse ones were tried less."""

    move: int
    value: float  # what is maximised, 0 to 1: half places, half the lead
    error: float  # standard error of the difference to the best move; of the value itself for the best
    wins: float  # the share of games that ended in the first place, shared ones in parts
    points: float  # mean points at the end, or the room's forecast at the horizon
    margin: float  # mean lead over the best rival
    playouts: int


def weigh(
    game: Game,
    view: View,
    legal: Sequence[int],
    *,
    playouts: int,
    seed: int,
    seconds: float | None = None,
    threads: int | None = None,
    stopped: Callable[[], bool] | None = None,
    rounds: int | None = None,
    keep: Iterable[int] = (),
) -> list[Weighed]:
    """These moves, weighed by so many playouts in all, the best first. The result follows from view, moves, playouts
    and seed, unless `stopped` or the time ends it early, with what is known then. Playouts go on for so many `rounds`
    of turns, by default as the room says, where 0 is to the end. Moves to `keep` are tried to the last."""
    if not legal:
        return []
    until = None if seconds is None else time.monotonic() + seconds

    def ended() -> bool:
        return (stopped is not None and stopped()) or (until is not None and time.monotonic() >= until)

    rounds = game.title.search.rounds if rounds is None else rounds
    worlds = Worlds(game, view, seed, turns=rounds * game.players or None, threads=threads)
    race = _Race(list(dict.fromkeys(legal)), frozenset(keep), by_worth=rounds > 0)
    race.run(worlds, playouts, ended)
    return race.weighed()


def candidates(game: Game, view: View, legal: Sequence[int]) -> list[int]:
    """The moves worth weighing: those the room would look at, and its planner's choice, which comes first."""
    planned = game.planner().choose(game.sampler(view)(Chance(0)), legal, Chance(0))
    return list(dict.fromkeys((planned, *game.candidates(view, legal))))


class SearchBot(Bot):
    """Weighs its moves, and leaves what the planner would do only for what is better beyond `doubt` standard errors."""

    def __init__(
        self, game: Game, seed: int, playouts: int = 800, doubt: float = 1.0, seconds: float = 0.0, threads: int = 0
    ) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._playouts, self._doubt = playouts, doubt
        self._seconds, self._threads = seconds, threads

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        seed = self._random.randint(0, MOST_SEED)
        if len(legal) == 1:
            return legal[0]
        moves = candidates(self._game, view, legal)
        if len(moves) == 1:
            return moves[0]
        found = weigh(
            self._game,
            view,
            moves,
            playouts=self._playouts,
            seed=seed,
            seconds=self._seconds or None,
            threads=self._threads or None,
            keep=moves[:1],
        )
        best = found[0]
        planned = next(one for one in found if one.move == moves[0])
        return planned.move if best.value - planned.value < self._doubt * planned.error else best.move


class _Tried:
    """A move and what it led to, world by world."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.values: list[float] = []
        self.wins: list[float] = []
        self.points: list[float] = []
        self.margins: list[float] = []

    @property
    def games(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return _mean(self.values) if self.values else 0.0


class _Race:
    """Sequential halving: in each round all that are left are tried in further worlds, and then the worse half goes."""

    def __init__(self, moves: list[int], keep: frozenset[int], by_worth: bool) -> None:
        self.running = [_Tried(move) for move in moves]
        self.out: list[_Tried] = []  # those that went, the first first
        self.keep = keep
        self.by_worth = by_worth
        self.spread = 0.0  # of the leads in the first round: what a lead of some points means now

    def run(self, worlds: Worlds, playouts: int, ended: Callable[[], bool]) -> None:
        """Spend the budget, or as much of it as is needed."""
        begun = len(self.running)
        rounds = max(LEAST_ROUNDS, ceil(log2(max(2, begun))))
        for number in range(1, rounds + 1):
            left = playouts - sum(one.games for one in (*self.running, *self.out))
            each = max(1, left // (rounds - number + 1) // len(self.running))
            if number > 1 and each * len(self.running) > left:
                break
            done = self.running[0].games
            self.hear(worlds.try_out([one.move for one in self.running], done, done + each, ended))
            if ended() or self.settled():
                break
            if number < rounds:
                self.halve(max(2, ceil(begun / 2**number)))

    def hear(self, found: Playouts) -> None:
        """Take in what came of some worlds."""
        outcomes = [_outcome(found, number, self.by_worth) for number in range(len(self.running))]
        if not self.spread:
            leads = [lead for _, _, margins, _ in outcomes for lead in margins]
            self.spread = max(1.0, sqrt(_variance(leads)))
        for one, (wins, places, margins, points) in zip(self.running, outcomes, strict=True):
            one.wins.extend(wins)
            one.points.extend(points)
            one.margins.extend(margins)
            one.values.extend(
                (place + _squashed(lead / self.spread)) / 2 for place, lead in zip(places, margins, strict=True)
            )

    def settled(self) -> bool:
        """Let go what is clearly worse; whether one alone is left."""
        best = max(self.running, key=lambda one: one.mean)
        if best.games < FEW:
            return False
        behind = {one.move: _behind(one, best) for one in self.running if one is not best}
        clear = [one for one in self.running if one is not best and behind[one.move][0] >= CLEAR * behind[one.move][1]]
        if len(clear) == len(self.running) - 1:
            return True
        self._leave(one for one in clear if one.move not in self.keep)
        return False

    def halve(self, most: int) -> None:
        """Let the worse ones go, down to so many."""
        order = sorted(self.running, key=lambda one: -one.mean)
        self._leave(reversed([one for one in order[most:] if one.move not in self.keep]))

    def _leave(self, those: Iterable[_Tried]) -> None:
        gone = sorted(those, key=lambda one: one.mean)
        self.out.extend(gone)
        self.running = [one for one in self.running if one not in gone]

    def weighed(self) -> list[Weighed]:
        """All of them, those that ran longest first."""
        order = sorted(self.running, key=lambda one: -one.mean) + self.out[::-1]
        best = order[0]
        found = [_against(best, one) for one in order]
        return [found[0], *sorted(found[1:], key=lambda one: -one.value)]


def _outcome(
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
        before, equal = sum(one < me for one in them), sum(one == me for one in them)
        won = 0.0 if before else 1 / (1 + equal)
        place = 1 - (before + equal / 2) / len(them)
        wins.append(won)
        places.append((won + place) / 2)
    return wins, places, margins, own


def _others(found: Playouts, seat: int) -> list[int]:
    return [other for other in range(found.players) if other != seat]


def _against(best: _Tried, one: _Tried) -> Weighed:
    games = one.games
    if one is best:
        error = sqrt(_variance(best.values) / games) if games > 1 else UNKNOWN
    else:
        error = _behind(one, best)[1]

    def level(of: Callable[[_Tried], list[float]]) -> float:
        return _mean(of(best)) + _mean(of(one)) - _mean(of(best)[:games])

    return Weighed(
        one.move,
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
    return _mean(gaps), sqrt(_variance(gaps) / len(gaps)) if len(gaps) > 1 else UNKNOWN


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def _squashed(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
