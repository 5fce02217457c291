"""The Ticket to Ride engine: rules once, editions as data. A further edition is a folder with `meta.toml` and
`data/edition.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core.contract import OptionValue
from kolejiste.core.edition import with_lines
from kolejiste.core.errors import BadEdition, BadOption, Problem

from .components import read
from .game import TicketsGame

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

__all__ = ["TicketsGame", "bind"]


def bind(title: Title, players: int, options: Mapping[str, OptionValue], text: str, file: str) -> TicketsGame:
    """The game that an edition file's text describes."""
    edition = read(text, file)
    least, most = edition.rules.seats
    if edition.about.game != title.id:
        raise BadEdition(file, with_lines(text, [Problem("about.game", "other-game", game=edition.about.game)]))
    if not least <= players <= most:
        raise BadOption("seats", game=edition.about.name, least=least, most=most, players=str(players))
    return TicketsGame(title, players, options, edition)
