"""Railroad Revolution: one worker a turn, and a railway company that grows from the east coast to the west."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core.contract import OptionValue
from kolejiste.core.edition import require_game, require_seats

from .components import read
from .game import RailroadGame

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

__all__ = ["RailroadGame", "bind"]


def bind(title: Title, players: int, options: Mapping[str, OptionValue], text: str, file: str) -> RailroadGame:
    """The game that an edition file's text describes."""
    edition = read(text, file)
    require_game(edition, title.id, text, file)
    require_seats(edition, edition.rules.seats, players)
    return RailroadGame(title, players, options, edition)
