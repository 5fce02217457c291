"""Mini Express: shares in four railway companies whose tracks everybody builds; both maps, every mode, the automa."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core.contract import OptionValue
from kolejiste.core.edition import require_game, require_seats

from .components import read
from .game import MiniGame

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

__all__ = ["MiniGame", "bind"]


def bind(title: Title, players: int, options: Mapping[str, OptionValue], text: str, file: str) -> MiniGame:
    """The game that an edition file's text describes."""
    edition = read(text, file)
    require_game(edition, title.id, text, file)
    require_seats(edition, edition.rules.seats, players)
    return MiniGame(title, players, options, edition)
