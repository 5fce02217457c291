"""Sets of more than 64 small numbers, as a list of words of 64 bits, as rules use them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WORD = 64
FULL = (1 << WORD) - 1


def has(words: Sequence[int], number: int) -> bool:
    """Whether the number is in the set."""
    return words[number >> 6] >> (number & 63) & 1 == 1


def put(words: list[int], number: int) -> None:
    """Put the number into the set."""
    words[number >> 6] |= 1 << (number & 63)


def drop(words: list[int], number: int) -> None:
    """Take the number out of the set."""
    words[number >> 6] &= ~(1 << (number & 63))


def count(words: Sequence[int], width: int) -> int:
    """How many numbers are in a set of so many words."""
    found = 0
    for word in range(width):
        found += words[word].bit_count()
    return found


# --- for the people's side, never in compiled rules -------------------------------------------------------------------


def width(most: int) -> int:
    """How many words a set of so many things takes."""
    return (most + WORD - 1) // WORD


def spread(mask: int, width: int) -> list[int]:
    """A set given as one int, in words."""
    return [mask >> WORD * word & FULL for word in range(width)]


def joined(words: Iterable[int]) -> int:
    """The set as one int."""
    found = 0
    for place, word in enumerate(words):
        found |= word << WORD * place
    return found
