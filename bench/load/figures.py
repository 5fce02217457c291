"""What was measured, and how it is told."""

from __future__ import annotations

import math
from dataclasses import dataclass, field


@dataclass
class Phase:
    """What was measured over one stretch of time. Times are in seconds."""

    seconds: float = 0.0
    asked: int = 0
    missed: int = 0  # no table was free to move at
    accepted: int = 0
    in_time: int = 0  # of the accepted: before the time was over. Rates and shares count these, times all of them.
    failed: list[str] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # from sending a move to its answer
    players: list[float] = field(default_factory=list)  # from sending a move to the event at another player's stream
    watchers: list[float] = field(default_factory=list)  # the same at a spectator's
    events: int = 0
    bots: list[float] = field(default_factory=list)  # from one event to the next, which a bot's move brought
    pages: list[float] = field(default_factory=list)
    positions: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how long after its time a move was sent: this process's own fault
    server: float = 0.0  # CPU seconds
    workers: float = 0.0
    client: float = 0.0


def quantile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)] if ordered else math.nan


def times(values: list[float]) -> str:
    if not values:
        return "–"
    return f"{quantile(values, 0.5) * 1000:,.0f} / {quantile(values, 0.99) * 1000:,.0f}"
