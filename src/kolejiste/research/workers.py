"""Who plays many games at once: shifts of games on rows of common arrays, worked here, in threads or in processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .errors import BadUse
from .sitting import SEED_BITS, Sitting

READY, FAILED = "ready", "failed"


class Boards:
    """What is known of all games, an array for each thing with a row for each game. They lie in one piece of memory."""

    def __init__(self, shapes: dict[str, tuple[tuple[int, ...], str]], memory: SharedMemory | None = None) -> None:
        size = 0
        places = {}
        for name, (shape, kind) in shapes.items():
            places[name] = size
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        self.shapes = shapes
        self.memory = memory
        buffer: Any = bytearray(size) if memory is None else memory.buf
        self.rows: dict[str, NDArray[Any]] = {
            name: np.ndarray(shape, kind, buffer, places[name]) for name, (shape, kind) in shapes.items()
        }
        self.size = size


def shapes_of(sitting: Sitting, games: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays that so many games need."""
    people = sitting.game.people
    return {
        "observations": ((games, sitting.size), "f4"),
        "masks": ((games, len(sitting.game.actions)), "i1"),
        "seats": ((games,), "i4"),
        "rewards": ((games, people), "f4"),
        "ended": ((games,), "?"),
        "scores": ((games, people), "i4"),
        "moves": ((games,), "i4"),
    }


class Shift:
    """The games of one worker: from `first` on, so many as there are sittings."""

    def __init__(self, sitting: Sitting, first: int, count: int, boards: Boards) -> None:
        self._sittings = [sitting, *(sitting.__deepcopy__({}) for _ in range(count - 1))]
        self._first = first
        # Its own rows of each array.
        self._rows = {name: rows[first : first + count] for name, rows in boards.rows.items()}

    def reset(self, seed: int) -> None:
        """New games; what is dealt follows from the seed and the number of the game alone."""
        for number, sitting in enumerate(self._sittings):
            sequence = np.random.SeedSequence([seed, self._first + number])
            sitting.deal(int(sequence.generate_state(1, np.uint64)[0]) >> (64 - SEED_BITS))
            self._show(number, sitting)
        for name in ("rewards", "ended", "scores"):
            self._rows[name].fill(0)

    def step(self) -> None:
        """The move that stands in each row; a game that ends with it is followed by the next at once."""
        rewards, ended, scores = (self._rows[name] for name in ("rewards", "ended", "scores"))
        rewards.fill(0)
        for number, move in enumerate(self._rows["moves"].tolist()):
            sitting = self._sittings[number]
            sitting.move(move)
            state = sitting.state
            if state.over:
                rewards[number] = sitting.returns()
                scores[number] = state.scores[: sitting.game.people]
                sitting.deal()
            ended[number] = state.over
            self._show(number, sitting)

    def _show(self, number: int, sitting: Sitting) -> None:
        rows, seat = self._rows, sitting.state.seat
        rows["seats"][number] = seat
        sitting.observe(seat, rows["observations"][number])
        mask = rows["masks"][number]
        mask.fill(0)
        mask[sitting.state.legal()] = 1


class Workers(Protocol):
    """Who plays the games: here, in threads or in processes."""

    def reset(self, seed: int) -> None: ...

    def step(self) -> None: ...

    def close(self) -> None: ...


class Here:
    """One shift after another, in this thread."""

    def __init__(self, shifts: list[Shift]) -> None:
        self._shifts = shifts

    def reset(self, seed: int) -> None:
        for shift in self._shifts:
            shift.reset(seed)

    def step(self) -> None:
        for shift in self._shifts:
            shift.step()

    def close(self) -> None:
        self._shifts = []


class Threads(Here):
    """Each shift in a thread; it gains where Python has no global lock, or the rules give it up."""

    def __init__(self, shifts: list[Shift]) -> None:
        super().__init__(shifts)
        self._pool = ThreadPoolExecutor(len(shifts))

    def reset(self, seed: int) -> None:
        list(self._pool.map(lambda shift: shift.reset(seed), self._shifts))

    def step(self) -> None:
        list(self._pool.map(Shift.step, self._shifts))

    def close(self) -> None:
        super().close()
        self._pool.shutdown()


class Processes:
    """Each shift in a process of its own, on memory that all share."""

    def __init__(self, sitting: Sitting, parts: list[tuple[int, int]], boards: Boards) -> None:
        assert boards.memory is not None
        context = get_context("spawn")
        self._wires: list[Connection[Any, Any]] = []
        self._started = []
        for first, count in parts:
            ours, theirs = context.Pipe()
            given = (theirs, sitting, first, count, boards.memory.name, boards.shapes)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._wires.append(ours)
            self._started.append(process)
        self._wait()

    def _wait(self) -> None:
        """Until all have done what they were told."""
        try:
            told = [wire.recv() for wire in self._wires]
        except (EOFError, OSError):
            raise BadUse("worker-gone") from None
        for word, why in told:
            if word == FAILED:
                raise why

    def _tell(self, order: tuple[str, int]) -> None:
        try:
            for wire in self._wires:
                wire.send(order)
        except OSError:
            raise BadUse("worker-gone") from None
        self._wait()

    def reset(self, seed: int) -> None:
        self._tell(("reset", seed))

    def step(self) -> None:
        self._tell(("step", 0))

    def close(self) -> None:
        for wire in self._wires:
            wire.close()
        for process in self._started:
            process.join()
        self._wires, self._started = [], []


def _work(
    wire: Connection[Any, Any],
    sitting: Sitting,
    first: int,
    count: int,
    memory: str,
    shapes: dict[str, tuple[tuple[int, ...], str]],
) -> None:
    """The life of a process: do what is told until the wire is cut."""
    shared = SharedMemory(memory)
    shift = Shift(sitting, first, count, Boards(shapes, shared))
    answer: tuple[str, Exception | None] = (READY, None)
    try:
        while True:
            wire.send(answer)
            word, seed = wire.recv()
            try:
                if word == "reset":
                    shift.reset(seed)
                else:
                    shift.step()
                answer = (READY, None)
            except Exception as why:
                answer = (FAILED, why)
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # nobody needs us any more
    finally:
        del shift
        shared.close()
