"""The legal moves that rules have found, in the position's own list; they add them ascending."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from .masks import bits

if TYPE_CHECKING:
    from .engine import Position

_members = lru_cache(maxsize=4096)(bits)  # the same few sets come again and again


def add(s: Position, move: int) -> None:
    """One more legal move."""
    s.moves.append(move)


def add_run(s: Position, first: int, many: int) -> None:
    """So many legal moves, one number after another."""
    if many == 1:
        s.moves.append(first)
    else:
        s.moves.extend(range(first, first + many))


def add_each(s: Position, first: int, numbers: int) -> None:
    """A legal move for each number of a set, counted from the first."""
    s.moves.extend([first + number for number in _members(numbers)])


def add_from(s: Position, row: Sequence[int], places: int) -> None:
    """The legal moves that stand at these places of a row."""
    s.moves.extend([row[place] for place in _members(places)])


def count(s: Position) -> int:
    """How many have been found."""
    return len(s.moves)


def at(s: Position, place: int) -> int:
    """The move at a place."""
    return s.moves[place]


def put(s: Position, place: int, move: int) -> None:
    """Another move at a place."""
    s.moves[place] = move


def cut(s: Position, size: int) -> None:
    """Forget all but the first so many."""
    del s.moves[size:]


def clear(s: Position) -> None:
    """Forget all."""
    s.moves = []


def has(s: Position, move: int) -> bool:
    """Whether the move is among them."""
    return move in s.moves


def listed(s: Position) -> list[int]:
    """All of them, for Python."""
    return s.moves[:]
