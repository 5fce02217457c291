"""What is drawn: a view with its board and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kolejiste.core.text import Words

from ..components import Board
from ..view import TicketsView


@dataclass(frozen=True, slots=True)
class Table:
    """What every part of the table is drawn from."""

    board: Board
    view: TicketsView
    words: Words
    names: Sequence[str]  # of the seats
    edition: str  # its hash
    status: str  # how sure the edition's facts are
    title: str

    def say(self, key: str, instead: str) -> str:
        """The text of a key made from the edition's data, or the datum itself where nobody has written one."""
        return self.words(key) if key in self.words else instead

    def card_name(self, face: str) -> str:
        return self.say(f"card-{face}", face)

    def souvenir_name(self, kind: str) -> str:
        return self.say(f"souvenir-{kind}", kind)
