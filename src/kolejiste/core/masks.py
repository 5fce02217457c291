"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterable


def mask(numbers: Iterable[int]) -> int:
    """These numbers as a set of bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def bits(found: int) -> list[int]:
    """The numbers in a mask, ascending."""
    numbers = []
    while found:
        low = found & -found
        numbers.append(low.bit_length() - 1)
        found ^= low
    return numbers
