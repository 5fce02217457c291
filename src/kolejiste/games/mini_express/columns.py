"""The columns of the share values: which a game uses and what they are called, in one place for the drawing, the
position in words and the reckoning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import MiniGame

COLUMNS = ("first", "second", "other")


def used(game: MiniGame) -> tuple[str, ...]:
    """The columns that count: where two compete, the first is left out (rulebook pp. 11 and 12)."""
    return COLUMNS[1:] if game.two_columns else COLUMNS


def values_of(game: MiniGame, length: int) -> list[int]:
    """What a share is worth at a track length, column by column that counts."""
    return [int(getattr(game.values, column)[length]) for column in used(game)]


def called(game: MiniGame, words: Callable[[str], str]) -> list[str]:
    """The names of the columns that count."""
    return [words(f"column-{column}") for column in used(game)]
