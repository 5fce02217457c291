"""What is drawn: a view with its game, words, and the moves that the viewer may click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from kolejiste.core.contract import SeatSheet
from kolejiste.core.text import Words

from ..components import HEIGHTS, Board
from ..view import VlakyView

if TYPE_CHECKING:
    from ..game import VlakyGame
    from ..state import VlakyState


@dataclass(frozen=True)
class Scene:
    """What every part of the table is drawn from."""

    game: VlakyGame
    view: VlakyView
    words: Words
    names: Sequence[str]  # of the seats
    title: str
    picks: frozenset[str]  # of the moves the viewer may make now
    state: VlakyState  # dealt from the view: right in all that the viewer knows

    @property
    def board(self) -> Board:
        return self.game.board

    def symbol_name(self, symbol: str) -> str:
        """The text of an edition's symbol, or its id where nobody has written one."""
        key = f"symbol-{symbol}"
        return self.words(key) if key in self.words else symbol

    def card_words(self, card: str) -> str:
        """A card in words, for those who hear it: its stations from the top."""
        stations = self.board.station[0][self.board.card_number[card]]
        return f"{card}: " + " / ".join(
            " + ".join(self.symbol_name(self.board.symbols[symbol]) for symbol in station) or "–"
            for station in stations
        )

    def pick(self, name: str) -> dict[str, str | None]:
        """The attributes of an element that can be clicked, where it can be."""
        if name in self.picks:
            return {"class_": "pick", "data_pick": name}
        return {}

    @cached_property
    def reckoning(self) -> list[SeatSheet]:
        """Everybody's points line by line as the sheets stand."""
        return self.state.sheet()

    @cached_property
    def lanes(self) -> list[list[tuple[int, int]]]:
        """By seat and slot: the heights of its line at the left and at the right edge of the card."""
        board, view = self.board, self.view
        found: list[list[tuple[int, int]]] = []
        for seat in view.seats:
            line: list[tuple[int, int]] = []
            if seat.track is not None:
                height = HEIGHTS.index(seat.track)
                for slot, card in enumerate(view.laid):
                    back = slot // board.row_slots % 2
                    leaves = board.leaves[back][board.card_number[card]][height]
                    line.append((leaves, height) if back else (height, leaves))
                    height = leaves
                    if (slot + 1) % board.row_slots == 0:
                        height = board.bend[height]
            found.append(line)
        return found
