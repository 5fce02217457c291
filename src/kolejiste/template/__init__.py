"""The Switch: a whole small game, a file for each thing that a game needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core.contract import OptionValue

from .components import read
from .game import SwitchGame

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

__all__ = ["SwitchGame", "bind"]


def bind(title: Title, players: int, options: Mapping[str, OptionValue], text: str, file: str) -> SwitchGame:
    """The game that an edition file's text describes."""
    dealt = int(options["wagons"])
    return SwitchGame(title, players, options, read(text, file, title.id, players * dealt), dealt)
