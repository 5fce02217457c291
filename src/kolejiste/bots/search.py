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
from typing import ClassVar

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, View
from kolejiste.core.errors import BadOption
from kolejiste.core.simulation import MOST_SEED, Worlds, planned

from .ending import solved
from .player import Bot
from .race import Line, Race
from .spec import yes_or_no
from .tree import Tree
from .weighed import Weighed as Weighed

SCOUTING = 0.6  # the part of the playouts that finds the best errand
FINALISTS = 4  # lines that are tried in further worlds, besides all moves on the best errand


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
    tree: bool | None = None,
    keep: Iterable[int] = (),
    manner: str | None = None,
    errands: Iterable[int] = (),
) -> list[Weighed]:
    """These moves, weighed by so many playouts in all, the best first. The result follows from view, moves, playouts
    and seed, unless `stopped` or the time ends it early, with what is known then. Playouts go on for so many `rounds`
    of turns, where 0 is to the end, the own seat is played on in a `manner`, and in a `tree` answers are tried too; by
    default as the room says. With `errands` the moves with which the planner would set out on them are weighed, too,
    but in a tree: the best errand is found first, and then all moves are tried on it. Moves to `keep` are tried to the
    last. Small ends are solved instead."""
    if not legal:
        return []
    until = None if seconds is None else time.monotonic() + seconds

    def ended() -> bool:
        return (stopped is not None and stopped()) or (until is not None and time.monotonic() >= until)

    moves, settings = list(dict.fromkeys(legal)), game.title.search
    exact = solved(game, view, moves)
    if exact is not None:
        return exact
    rounds = settings.rounds if rounds is None else rounds
    manner = manner or settings.manner
    worlds = Worlds(game, view, seed, turns=rounds * game.players or None, threads=threads, manner=manner)
    if settings.tree if tree is None else tree:
        grown = Tree(worlds, moves, keep)
        grown.run(playouts, ended)
        return grown.weighed()
    lines, kept, by_worth = [Line(move) for move in moves], frozenset(map(Line, keep)), rounds > 0
    scouts = [*lines, *_set_out(worlds, errands)]
    if len(scouts) == len(lines):
        race = Race(lines, kept, by_worth)
        race.run(worlds, playouts, ended)
        return race.weighed()
    scouted = Race(scouts, kept, by_worth)
    scouted.run(worlds, int(SCOUTING * playouts), ended)
    best = scouted.best(FINALISTS)
    spared = [line for line in lines if line in kept]
    race = Race([*best, *spared, *(Line(move, best[0].errand) for move in moves)], kept, by_worth, after=scouted)
    if ended() or playouts - scouted.spent < len(race.running):
        return scouted.weighed()
    race.run(worlds, playouts, ended)
    # One that was stopped early knows less than the scouts do.
    return scouted.weighed() if ended() and race.worlds < scouted.worlds else race.weighed()


def _set_out(worlds: Worlds, errands: Iterable[int]) -> list[Line]:
    """The planner's move on each errand."""
    legal = worlds.some.legal()
    return [Line(worlds.planned(worlds.some, legal, Chance(0), errand), errand) for errand in errands]


def candidates(game: Game, view: View, legal: Sequence[int], manner: str | None = None) -> list[int]:
    """The moves worth weighing: those the room would look at, and its planner's choice, which comes first."""
    state = game.sampler(view)(Chance(0))
    first = planned(game, state, legal, Chance(0), manner or game.title.search.manner)
    return list(dict.fromkeys((first, *game.candidates(view, legal))))


def _grown(tree: str) -> bool | None:
    """Whether answers are tried too; unsaid, the room decides."""
    try:
        return yes_or_no(tree) if tree else None
    except KeyError:
        raise BadOption("bot-setting-value", setting="tree", value=tree[:40], kind="bool") from None


class SearchBot(Bot):
    """Weighs its moves, and leaves what the planner would do only for what is better beyond `doubt` standard errors."""

    least: ClassVar = {"playouts": 1, "doubt": 0, "seconds": 0, "threads": 0, "rounds": 0, "errands": 0}

    def __init__(
        self,
        game: Game,
        seed: int,
        playouts: int = 800,
        doubt: float = 1.0,
        seconds: float = 0.0,
        threads: int = 0,
        tree: str = "",
        rounds: int = -1,
        manner: str = "",
        errands: int = -1,
    ) -> None:
        self._game = game
        self._random = random.Random(seed)
        self.playouts, self._doubt = playouts, doubt
        self._seconds, self._threads = seconds, threads
        self._tree = _grown(tree)
        self._rounds = None if rounds < 0 else rounds
        self._manner = manner or None
        least = game.title.search.errands if errands < 0 else errands
        self._errands = 0 < least <= playouts
        game.weights(manner or game.title.search.manner)  # a manner that there is not is refused before the game

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        seed = self._random.randint(0, MOST_SEED)
        if len(legal) == 1:
            return legal[0]
        moves = candidates(self._game, view, legal, self._manner)
        if len(moves) == 1:
            return moves[0]
        found = weigh(
            self._game,
            view,
            moves,
            playouts=self.playouts,
            seed=seed,
            seconds=self._seconds or self.patience,
            threads=self._threads or None,
            keep=moves[:1],
            tree=self._tree,
            rounds=self._rounds,
            manner=self._manner,
            errands=self._game.errands(view) if self._errands else (),
        )
        best = found[0]
        usual = next(one for one in found if one.move == moves[0])
        return usual.move if best.value - usual.value < self._doubt * usual.error else best.move
