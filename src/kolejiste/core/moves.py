"""The legal moves that rules have found, in the position's own list; they add them ascending."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .engine import Position


def add(s: Position, move: int) -> None:
    """One more legal move."""
    s.moves.append(move)


def add_run(s: Position, first: int, many: int) -> None:
    """So many legal moves, one number after another."""
    s.moves.extend(range(first, first + many))


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
