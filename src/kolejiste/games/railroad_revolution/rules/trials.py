"""Steps taken on trial: rules and planner carry one out on the table itself, look at what follows, and put everything
back. Nobody hears of it. Trials may lie within each other; every thread has its own."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from kolejiste.core import moves

if TYPE_CHECKING:
    from ..fields import Table


class Kept(threading.local):
    """How tables lay before the trials that are going on: a copy, the moves that were found, whether they were all, and
    whether somebody listened."""

    def __init__(self) -> None:
        self.trials: list[tuple[Table, list[int], bool, bool]] = []


_kept = Kept()


def keep(s: Table) -> None:
    """Begin a trial."""
    _kept.trials.append((s.clone(), moves.listed(s), s.found, s.telling))
    s.telling = False


def put_back(s: Table) -> None:
    """End a trial: the table lies as it did before."""
    before, found, all_found, telling = _kept.trials.pop()
    journal = s.journal
    s.become(before)
    moves.clear(s)
    for move in found:
        moves.add(s, move)
    s.found = all_found
    s.journal = journal
    s.telling = telling


def forget() -> None:
    """End a trial, but stay with it."""
    _kept.trials.pop()
