"""What lies on the table in Vlaky na trati, each thing declared once.

Cards, symbols, stations, heights and seats are numbers of the board's tables; cards in masks are bits. Places along the
line are counted from the start card, which is 0; each bend is a place of its own. All faster locomotives stand at
`head`, because every card moves every one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.contract import PhasedState
from kolejiste.core.fields import (
    NOBODY,
    OWNER,
    SEATS,
    Axis,
    deck,
    declared,
    each,
    flag,
    growing,
    mask,
    number,
    one,
    record,
    several,
)
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import mask as mask_of

from .components import (
    HEIGHTS,
    MOST_BOXES,
    MOST_CARDS,
    MOST_OFFER,
    MOST_PLACES,
    MOST_SIDES,
    MOST_SLOTS,
    MOST_STATIONS,
    MOST_SYMBOLS,
)
from .view import Pending

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView

CARDS = Axis("cards", MOST_CARDS, lambda game: game.board.cards)
B_CARDS = Axis("B cards", MOST_CARDS, lambda game: game.decks["B"])
SYMBOLS = Axis("symbols", MOST_SYMBOLS, lambda game: game.board.symbols)
STATIONS = Axis("stations", MOST_STATIONS, lambda game: game.board.station_names, list[str])
HEIGHT = Axis("heights", len(HEIGHTS), lambda game: HEIGHTS)
SIDES = Axis("sides", MOST_SIDES, lambda game: game.board.sides)
OFFERED = Axis("offered cards", MOST_OFFER, lambda game: game.board.rules.offer, Natural)


def all_a(game: VlakyGame) -> int:
    return mask_of(game.board.a_cards)


def all_b(game: VlakyGame) -> list[int]:
    return [1] * len(game.board.b_cards)


@declared
class Table(PhasedState):
    """The track and its cards, then by seat its line and its score sheet, then what the turn waits for."""

    game: VlakyGame
    if TYPE_CHECKING:

        def view(self, seat: int | None) -> VlakyView: ...

    side = one(SIDES, "the side of the start card")
    laid = growing(one(CARDS), "cards in the order they were laid", most=MOST_SLOTS, pieces="card")
    head = number("the place of all faster locomotives", most=MOST_PLACES, kept=False)
    offer = each(OFFERED, one(CARDS), "card by slot", pieces="card")
    deck = deck("B", B_CARDS, "the B cards nobody has seen", start=all_b, pieces="card")
    discarded = mask(CARDS, "A cards discarded", pieces="card")
    unused = mask(CARDS, "A cards left in the box", start=all_a, seen=NOBODY, kept=False, pieces="card")

    hands = each(SEATS, mask(CARDS), "A cards", seen=OWNER, pieces="card")
    shown = mask(CARDS, "A cards that all have seen; those in a hand were laid or discarded, and taken back")
    track = each(SEATS, one(HEIGHT), "the height of its start")
    height = each(SEATS, one(HEIGHT), "where its line leaves the last card", kept=False)
    stops = each(
        SEATS,
        growing(one(STATIONS), most=MOST_PLACES + 1, start=(-1,)),
        "by place along its line: the station there",
        kept=False,
    )
    slow = each(SEATS, number(most=MOST_PLACES), "the place of its slower locomotive")
    coins = each(SEATS, number(), "coins to spend")
    spent = each(SEATS, number(), "coins crossed out")
    ticks = each(SEATS, each(SYMBOLS, number(most=MOST_BOXES)), "ticked boxes by row")
    gained = each(SEATS, number(), "symbols gained in the row that majority counts")
    bought = each(SEATS, number(), "symbols bought")
    given_up = each(SEATS, number(), "symbols given up")
    race = each(SEATS, number(most=2), "1 first to the last box of the raced row, 2 later, 0 not there")

    queue: tuple[tuple[int, int, bool], ...] = several(
        record(Pending, seat=one(SEATS), symbols=one(STATIONS), only_one=flag()), "still to be recorded", most=8
    )
    bend_seats = several(one(SEATS), "seats that may still move the slower locomotive from this bend", most=SEATS.most)
    ending = number("0 before the last round, 1 in it, 2 in the closing actions", most=2)
    dry = number("turns in a row without a card")
    free_used = flag("the turn's free action is done")
    turns = number("turns begun, to tell what happened in the same one")
    race_turn = number("the turn in which the raced row's last box was first reached", start=-1, least=-1)
