"""What the texts of Vlaky na trati are filled with: players, cards, symbols and tracks by their readable names. The
sentences themselves are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.text import list_of

from .actions import BuySymbol, DiscardCard, LaySecondCard
from .components import HEIGHTS
from .events import CardLaid
from .scoring import RowFulfilled, RowRaced

if TYPE_CHECKING:
    from .game import VlakyGame


def arguments(game: VlakyGame, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
    """The words and numbers for the text of a thing: its fields under their own names.

    A list also gives its `count`; an action that costs or brings coins gives them as `coins`; of a row in a chain the
    boxes that do not count are `lost`, and of a raced row `race` tells who came first.
    """
    speaker = Speaker(game, language, names)
    said: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(thing).items():
        if isinstance(value, bool):
            said[field] = "yes" if value else "no"
        else:
            said[field] = FIELDS[field](speaker, value) if field in FIELDS else value
        if isinstance(value, tuple):
            said["count"] = len(value)
    rules = game.board.rules
    if isinstance(thing, CardLaid):
        said["card"] = thing.card  # what it brings to whom is told next
    elif isinstance(thing, LaySecondCard):
        said["coins"] = rules.second_cost
    elif isinstance(thing, DiscardCard):
        said["coins"] = rules.discard_coins
    elif isinstance(thing, BuySymbol):
        said["coins"] = rules.symbol_cost
    elif isinstance(thing, RowFulfilled):
        said["lost"] = thing.ticked - thing.fulfilled
    elif isinstance(thing, RowRaced):
        full = thing.ticked == game.board.sheet.length[game.board.symbol_number[thing.row]]
        said["race"] = "open" if not full else "first" if thing.first else "later"
    return said


class Speaker:
    """The readable names of one game's things in one language."""

    def __init__(self, game: VlakyGame, language: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.board = game.board
        self.language = language
        self.words = game.words(language)
        self.names = game.names(language, names)

    # --- single things ----------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def seat_colour(self, seat: int) -> str:
        return self._named("seat-colour", self.board.rules.seat_colours[seat])

    def symbol(self, symbol: str) -> str:
        return self._named("symbol", symbol)

    def height(self, height: str) -> str:
        return self._named("height", height)

    def _named(self, family: str, name: str) -> str:
        """A word for the name; an edition of one's own may have names that we have no word for."""
        key = f"{family}-{name}"
        return self.words(key) if key in self.words else name.replace("_", " ")

    def card(self, card: str) -> str:
        """The card and its stations, from the top line down, each named by where it begins on the left as printed."""
        printed = self.board.edition.cards.rail[self.board.card_number[card]]
        return self._lined(card, [getattr(printed, height).station for height in HEIGHTS])

    def side(self, side: str) -> str:
        """A side of the start card with the symbol at the start of each track."""
        printed = self.board.edition.start.sides[self.board.sides.index(side)]
        return self._lined(side, [[getattr(printed, height)] for height in HEIGHTS])

    def _lined(self, name: str, stations: Sequence[Sequence[str]]) -> str:
        lines = [
            self.words("card-line", height=self.height(height), symbols=self.station(station))
            for height, station in zip(HEIGHTS, stations, strict=True)
        ]
        return self.words("card-name", card=name, lines="; ".join(lines))

    # --- several ----------------------------------------------------------------------------------------------------

    def station(self, symbols: Sequence[str]) -> str:
        """`coal, beet`, or a dash where a line has no station."""
        return ", ".join(self.symbol(symbol) for symbol in symbols) if symbols else self.words("no-station")

    def symbols(self, symbols: Sequence[str]) -> str:
        """`coal and beet`."""
        return list_of([self.symbol(symbol) for symbol in symbols], self.language)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards by name alone: what they bring would fill the screen, and the hand tells it."""
        return list_of(cards, self.language)

    def product(self, values: Sequence[int]) -> str:
        return " × ".join(str(value) for value in values)


FIELDS: dict[str, Callable[[Speaker, Any], str]] = {
    "seat": Speaker.seat,
    "card": Speaker.card,
    "cards": Speaker.cards,
    "side": Speaker.side,
    "track": Speaker.height,
    "symbol": Speaker.symbol,
    "symbols": Speaker.symbols,
    "row": Speaker.symbol,
    "rows": Speaker.symbols,
    "values": Speaker.product,
}
