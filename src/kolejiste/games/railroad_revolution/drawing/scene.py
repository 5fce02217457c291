"""What is drawn: a view with its game and words, the state that it shows, and what is kept of earlier drawings."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from kolejiste.core.kept import Kept
from kolejiste.core.svg import element
from kolejiste.core.text import Words

from ..components import Board, Effect
from ..speech import Speaker
from ..view import RailroadView, SeatPart

if TYPE_CHECKING:
    from ..game import RailroadGame
    from ..state import RailroadState

KEPT = 20_000  # drawings and words


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the table is drawn from."""

    game: RailroadGame
    view: RailroadView
    words: Words
    names: tuple[str, ...]  # of the seats
    ends: frozenset[str]  # whether the viewer may finish or pass now
    state: RailroadState  # laid out from the view
    speaker: Speaker

    @property
    def board(self) -> Board:
        return self.game.board

    def seat(self, seat: int) -> SeatPart:
        return self.view.table.seats[seat]

    def say(self, key: str, **args: str | int) -> str:
        """A text; most are said again and again."""
        return _said(self.words, key, tuple(args.items()))

    def effect(self, effect: Effect) -> str:
        key = (effect.do, effect.count, effect.pay, effect.each, *effect.colours)
        return self.once(key, lambda: self.speaker.effect(effect))

    def deal(self, side: str) -> str:
        tile = self.board.deals[self.state.deal_tile]
        return self.once(("deal", tile, side), lambda: self.speaker.deal(tile, side))

    def bonus(self, tile: int) -> str:
        return self.once(("bonus", tile), lambda: self.speaker.bonus(self.board.bonus[tile]))

    def once(self, key: Hashable, make: Callable[[], str]) -> str:
        """Words or drawings that depend on the edition, the seats, the language and this key only."""
        whole = (self.game.edition.hash, self.game.players, self.words.language, key)
        return _once.get(whole, make)


def pick(name: str) -> dict[str, str | None]:
    """The attributes of an element that can be chosen at some time."""
    return {"id": name, "class_": "pick", "data_pick": name}


def touch(wide: float, high: float, x: float = 0, y: float = 0) -> str:
    """The outline of an element that can be chosen, which the page marks and which takes clicks."""
    return element("rect", x=x or None, y=y or None, width=wide, height=high, rx=7, class_="touch")


_once: Kept[str] = Kept(KEPT)


@lru_cache(KEPT)
def _said(words: Words, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return words(key, **dict(args))
