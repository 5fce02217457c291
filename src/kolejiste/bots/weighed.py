"""What a weighed move is, and what the end of a game is worth to whom: places and leads as one number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

STEEPEST = 30.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, weighed."""

    move: int
    value: float  # what is maximised, 0 to 1: half places, half the lead
    error: float  # standard error of the difference to the best move; of the value itself for the best
    wins: float  # the share of games that ended in the first place, shared ones in parts
    points: float  # mean points at the end, or the room's forecast at the horizon
    margin: float  # mean lead over the best rival
    playouts: int


def standing(mine: float, theirs: Sequence[float]) -> tuple[float, float]:
    """The share of the first place, and all that a place is worth from 0 to 1, by places or anything else of which the
    lower is better. Where nothing but winning counted, whoever is behind would play at random."""
    before, equal = sum(one < mine for one in theirs), sum(one == mine for one in theirs)
    won = 0.0 if before else 1 / (1 + equal)
    return won, (won + 1 - (before + equal / 2) / len(theirs)) / 2


def value(place: float, lead: float, spread: float) -> float:
    """Half the place, half the lead, measured by how much leads differ in this position."""
    steep = max(-STEEPEST, min(STEEPEST, lead / spread))
    return (place + 1 / (1 + exp(-steep))) / 2


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1)
