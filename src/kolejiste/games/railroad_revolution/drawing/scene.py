"""What is drawn: a view with its game, words, and the moves that the viewer may click."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from kolejiste.core.text import Words

from ..components import Board, Effect
from ..speech import Speaker
from ..view import RailroadView, SeatPart

if TYPE_CHECKING:
    from ..game import RailroadGame
    from ..state import RailroadState


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the table is drawn from."""

    game: RailroadGame
    view: RailroadView
    words: Words
    names: Sequence[str]  # of the seats
    title: str
    moves: dict[frozenset[str], int]  # what the viewer may do now, by picks
    picks: frozenset[str]  # of all these moves
    state: RailroadState  # laid out from the view
    speaker: Speaker

    @property
    def board(self) -> Board:
        return self.game.board

    def seat(self, seat: int) -> SeatPart:
        return self.view.table.seats[seat]

    def pick(self, name: str) -> dict[str, str | None]:
        """The attributes of an element that can be clicked, where it can be."""
        return {"class_": "pick", "data_pick": name} if name in self.picks else {}

    def say(self, key: str, **args: str | int) -> str:
        """A text; most are said again and again."""
        return _said(self.words, key, tuple(args.items()))

    def told(self, name: str) -> str:
        """The move that one pick names, in words."""
        move = self.moves[frozenset({name})]
        return self.once(("move", move), lambda: self.game.say(self.game.action(move), self.words.language))

    def effect(self, effect: Effect) -> str:
        key = (effect.do, effect.count, effect.pay, effect.each, *effect.colours)
        return self.once(key, lambda: self.speaker.effect(effect))

    def deal(self, side: str) -> str:
        tile = self.board.deals[self.state.deal]
        return self.once(("deal", tile, side), lambda: self.speaker.deal(tile, side))

    def bonus(self, tile: int) -> str:
        return self.once(("bonus", tile), lambda: self.speaker.bonus(self.board.bonus[tile]))

    def once(self, key: Hashable, make: Callable[[], str]) -> str:
        """Words that depend on the edition, the language and this key only."""
        whole = (self.game.edition.hash, self.words.language, key)
        if whole not in _once:
            if len(_once) > 20_000:
                _once.clear()
            _once[whole] = make()
        return _once[whole]


_once: dict[Hashable, str] = {}


@lru_cache(20_000)
def _said(words: Words, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return words(key, **dict(args))
