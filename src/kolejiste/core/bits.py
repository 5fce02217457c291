"""Sets of at most 64 small numbers as the bits of an int, as rules use them. `masks.py` has more, for people's side."""

from __future__ import annotations

from collections.abc import Sequence


def bit(number: int) -> int:
    """The set of this number alone."""
    return 1 << number


def has(mask: int, number: int) -> bool:
    """Whether the number is in the set."""
    return mask >> number & 1 == 1


def lowest(mask: int) -> int:
    """The smallest number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def at_least(numbers: Sequence[int], size: int, least: int) -> int:
    """The places of numbers, as a set, among the first so many, where there is at least so much."""
    found = 0
    for place, number in enumerate(numbers[:size]):
        if number >= least:
            found |= 1 << place
    return found


def count(mask: int) -> int:
    """How many numbers are in the set."""
    return mask.bit_count()


def whole(number: float) -> int:
    """The whole part of a number that is not negative."""
    return int(number)
