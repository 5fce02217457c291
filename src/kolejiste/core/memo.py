"""Memory for what a planner has worked out, in fixed arrays: a key of 64 bits, 0 where there is none, and a value. A
later value may take an earlier one's place, so it saves work and changes nothing."""

from __future__ import annotations

FULL = (1 << 64) - 1
FACTOR, STEP = 0x9E3779B97F4A7C15, 0x632BE59BD9B4E019


def mix(key: int, number: int) -> int:
    """The key with one more number in it; begin with 1."""
    key = (((key ^ (number & FULL)) + STEP) * FACTOR) & FULL
    return key ^ key >> 29


def place(key: int, size: int) -> int:
    """Where the value of a key stands among so many, a power of two."""
    return key >> 20 & size - 1
