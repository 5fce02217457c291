"""Many games at once, for learners that think in batches: arrays in shared memory that workers fill.

```python
from kolejiste.research.vector import Tables

with Tables("ticket_to_ride_europe", players=2, games=256, workers=2) as tables:
    tables.reset(seed=7)
    for _ in range(1000):
        tables.step(choose(tables.observations, tables.masks))  # a legal move for each game
```
"""

from __future__ import annotations

import weakref
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import BadUse
from .sitting import Mask, Numbers, Sitting, whole_seed
from .workers import Boards, Here, Processes, Shift, Threads, Workers, shapes_of

WAYS = ("processes", "threads", "here")


class Tables:
    """So many games of one setting, each waiting for one decision.

    - `observations`, `masks`, `seats`: in each game, what the seat that decides sees, what it may do, and who it is.
    - `rewards`, `ended`, `scores`: what each person gained and scored in games that ended with the last step. The next
      game is dealt at once, and the other arrays show it already.

    The arrays stay the same and are written anew at each step: copy what is to be kept. What is dealt follows from the
    seed and the number of the game, whatever the number of workers and wherever they are.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        games: int = 64,
        workers: int = 1,
        on: str = "processes",
        edition: Path | str | None = None,
        **options: Any,
    ) -> None:
        if on not in WAYS:
            raise BadUse("vector-way", given=str(on)[:80], known=", ".join(WAYS))
        if type(games) is not int or type(workers) is not int or not 1 <= workers <= games:
            raise BadUse("vector-size", games=str(games)[:20], workers=str(workers)[:20])
        sitting = Sitting(title, players, edition, options)
        self.game = sitting.game
        self.games = games
        shapes = shapes_of(sitting, games)
        memory = SharedMemory(create=True, size=Boards(shapes).size) if on == "processes" else None
        boards = Boards(shapes, memory)
        self.observations: Numbers = boards.rows["observations"]
        self.masks: Mask = boards.rows["masks"]
        self.seats: NDArray[np.int32] = boards.rows["seats"]
        self.rewards: Numbers = boards.rows["rewards"]
        self.ended: NDArray[np.bool_] = boards.rows["ended"]
        self.scores: NDArray[np.int32] = boards.rows["scores"]
        self._moves: NDArray[np.int32] = boards.rows["moves"]
        self._numbers = np.arange(games)
        self._dealt = self._closed = False
        bounds = [games * worker // workers for worker in range(workers + 1)]
        parts = [(first, last - first) for first, last in pairwise(bounds)]
        self._workers: Workers
        if memory is not None:
            self._release = weakref.finalize(self, _release, memory)
            self._workers = Processes(sitting, parts, boards)
        else:
            shifts = [Shift(sitting.__deepcopy__({}), first, count, boards) for first, count in parts]
            self._workers = Threads(shifts) if on == "threads" else Here(shifts)

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self._open()
        self._workers.reset(whole_seed(seed))
        self._dealt = True

    def step(self, moves: Any) -> None:
        """Make a move in every game. If one of them is not legal, none is made."""
        self._open()
        if not self._dealt:
            raise BadUse("not-reset")
        given = np.asarray(moves)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise BadUse("vector-moves", games=self.games)
        inside = (given >= 0) & (given < self.masks.shape[1])
        allowed = inside & (self.masks[self._numbers, np.where(inside, given, 0)] == 1)
        if not allowed.all():
            wrong = int(np.argmin(allowed))
            raise BadUse("vector-illegal", game=wrong, move=str(given[wrong]))
        self._moves[:] = given
        self._workers.step()

    def _open(self) -> None:
        if self._closed:
            raise BadUse("vector-closed")

    def close(self) -> None:
        """End the workers. The arrays keep what they show."""
        if self._closed:
            return
        self._closed = True
        self._workers.close()
        for name in ("observations", "masks", "seats", "rewards", "ended", "scores"):
            setattr(self, name, getattr(self, name).copy())
        del self._moves

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()


def _release(memory: SharedMemory) -> None:
    memory.unlink()
