"""Who plays the blocks of a run: this process, several on this machine, or a Ray cluster. The rows come in the order of
the blocks and are the same whoever played them, since each follows from its block alone."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from kolejiste.core.errors import KolejisteError
from kolejiste.core.extras import require
from kolejiste.core.processes import begin, deaf

from .blocks import Block, Row, play_block
from .errors import BadRun

HERE = "here"
RAY = "ray"
LARGEST = 1 << 12  # blocks in a batch
T = TypeVar("T")

Batch = tuple[list[list[Row]], float]  # the rows of each block, and the seconds they took
Map = Callable[[Iterable[Block]], Iterator[list[Row]]]


def play_batch(blocks: Sequence[Block], measures: Sequence[str], records: bool) -> Batch:
    """Several blocks at a time: to send each alone would take longer than to play it."""
    began = time.perf_counter()
    return [play_block(block, measures, records) for block in blocks], time.perf_counter() - began


@contextmanager
def crew(on: str = HERE, jobs: int = 1, *, measures: Sequence[str] = (), records: bool = False) -> Iterator[Map]:
    """Those who play, for as long as the run takes: `jobs` processes here, or the Ray cluster that `on` names."""
    work = partial(play_batch, measures=tuple(measures), records=records)
    if on != HERE:
        with _cluster(on, work) as (submit, collect, workers):
            yield partial(_ordered, submit, collect, workers, 5.0)
    elif jobs == 1:
        yield partial(map, partial(play_block, measures=measures, records=records))
    else:
        with deaf():
            pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin)
        try:
            yield partial(_ordered, partial(_submit, pool, work), Future.result, lambda: jobs, 0.5)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Callable[..., Batch], blocks: list[Block]) -> Future[Batch]:
    with deaf():  # a process may begin only now
        return pool.submit(work, blocks)


def _ordered(
    submit: Callable[[list[Block]], T],
    collect: Callable[[T], Batch],
    workers: Callable[[], int],
    seconds: float,
    blocks: Iterable[Block],
) -> Iterator[list[Row]]:
    """The rows of each block in order, with some work in advance for everybody. A batch grows until it takes so many
    seconds."""
    rest, waiting, size = iter(blocks), deque[T](), 1
    while True:
        while len(waiting) < 2 * workers() and (batch := list(islice(rest, size))):
            waiting.append(submit(batch))
        if not waiting:
            return
        rows, took = collect(waiting.popleft())
        yield from rows
        size = max(1, min(LARGEST, round(size * min(2.0, seconds / max(took, 1e-6)))))


# --- Ray --------------------------------------------------------------------------------------------------------------


@contextmanager
def _cluster(
    on: str, work: Callable[..., Batch]
) -> Iterator[tuple[Callable[[list[Block]], Any], Any, Callable[[], int]]]:
    """The cluster at an address such as ray://host:10001; `ray` alone is the one that RAY_ADDRESS names, or one that is
    begun here. What a node that fails was at is played again elsewhere."""
    if on != RAY and not on.startswith("ray://"):
        raise BadRun("on", on=on[:80])
    require("ray")
    ray: Any = import_module("ray")

    try:
        ray.init(address=None if on == RAY else on, log_to_driver=False, configure_logging=False)
    except Exception as why:
        raise BadRun("no-cluster", on=on[:80], reason=" ".join(str(why).split())[:200]) from None

    def played(blocks: list[Block]) -> Batch:
        return work(blocks)

    task = ray.remote(num_cpus=1, max_retries=-1)(played)

    def collect(waiting: Any) -> Batch:
        try:
            found: Batch = ray.get(waiting)
            return found
        except ray.exceptions.RayTaskError as why:
            cause = getattr(why, "cause", None)
            raise (cause if isinstance(cause, KolejisteError) else why) from None

    try:
        yield task.remote, collect, lambda: max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()
