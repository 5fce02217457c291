"""What is drawn: a view with its game, words, and the moves that the viewer may make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from kolejiste.core.text import Words

from .. import gains
from ..components import HEIGHTS, Board
from ..view import VlakyView

if TYPE_CHECKING:
    from ..game import VlakyGame
    from ..state import VlakyState

NOBODY = (-1, -1, -1)  # seats by height


@dataclass(frozen=True)
class Scene:
    """What every part of the table is drawn from."""

    game: VlakyGame
    view: VlakyView
    language: Words
    names: Sequence[str]  # of the seats
    picks: frozenset[str]  # of the moves the viewer may make now
    state: VlakyState  # dealt from the view: right in all that the viewer knows

    @property
    def board(self) -> Board:
        return self.game.board

    def words(self, key: str, **arguments: str | int) -> str:
        """A text in the language of the drawing."""
        return _said(self.language, key, tuple(arguments.items()))

    def symbol_name(self, symbol: str) -> str:
        """The text of an edition's symbol, or its id where nobody has written one."""
        return _symbol_name(self.language, symbol)

    def station_name(self, symbols: Sequence[int]) -> str:
        names = [self.symbol_name(self.board.symbols[symbol]) for symbol in symbols]
        return ", ".join(names) or self.words("no-station")

    # --- cards to come --------------------------------------------------------------------------------------------

    @cached_property
    def comes(self) -> dict[int, int]:
        """By seat, at which height its line comes to the next slot; nothing where no card can come."""
        return gains.heights(self.board, self.view) if gains.may_come(self.board, self.view) else {}

    @cached_property
    def back(self) -> int:
        """Whether the row of the next slot runs to the left."""
        return gains.back(self.board, self.view)

    def lines_on(self, card: str) -> tuple[int, int, int]:
        """The seats whose lines would be at each height on the left of a card, laid on the next slot."""
        leaves = self.board.leaves[1][self.board.card_number[card]]
        return by_height({seat: leaves[at] if self.back else at for seat, at in self.comes.items()})

    def card_words(self, card: str) -> str:
        """A card in words: what it would bring to each seat on the next slot or, where none comes, as printed."""
        stations = self.board.station[self.back][self.board.card_number[card]]
        if self.comes:
            met = {seat: stations[height] for seat, height in self.comes.items()}
            return f"{card}: {self.met_words(met)}"
        printed = self.board.station[0][self.board.card_number[card]]
        return f"{card}: " + " / ".join(self.station_name(station) for station in printed)

    def met_words(self, met: dict[int, tuple[int, ...]]) -> str:
        """What each seat meets at its station."""
        return "; ".join(
            self.words("outline-met", seat=self.names[seat], symbols=self.station_name(symbols))
            for seat, symbols in met.items()
        )

    def rows_of(self, symbols: Sequence[int]) -> str | None:
        """The ids of the marks on the viewer's rows that these symbols are recorded in."""
        if self.view.seat is None or not symbols:
            return None
        names = dict.fromkeys(self.board.symbols[symbol] for symbol in symbols)
        return " ".join(f"mark-{self.view.seat}-{name}" for name in names)

    # --- the track ------------------------------------------------------------------------------------------------

    @cached_property
    def lanes(self) -> list[list[tuple[int, int]]]:
        """By seat and slot: the heights of its line at the left and at the right edge of the card."""
        board, view = self.board, self.view
        laid = [board.card_number[card] for card in view.laid]
        found: list[list[tuple[int, int]]] = []
        for seat in view.seats:
            line: list[tuple[int, int]] = []
            if seat.track is not None:
                height = HEIGHTS.index(seat.track)
                for slot, card in enumerate(laid):
                    back = slot // board.row_slots % 2
                    leaves = board.leaves[back][card][height]
                    line.append((leaves, height) if back else (height, leaves))
                    height = leaves
                    if (slot + 1) % board.row_slots == 0:
                        height = board.bend[height]
            found.append(line)
        return found


# Most of what a drawing says it has said before, and looking it up again would be most of its work.


@lru_cache(16384)
def _said(language: Words, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    return language(key, **dict(arguments))


@lru_cache(512)
def _symbol_name(language: Words, symbol: str) -> str:
    key = f"symbol-{symbol}"
    return language(key) if key in language else symbol


def by_height(heights: dict[int, int]) -> tuple[int, int, int]:
    """The seat at each height, -1 for none."""
    found = [-1, -1, -1]
    for seat, height in heights.items():
        found[height] = seat
    return found[0], found[1], found[2]
