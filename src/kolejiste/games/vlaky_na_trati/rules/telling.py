"""What happens, told as events to whoever listens; rules call these only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Event
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits

from ..components import HEIGHTS
from ..events import (
    BendReached,
    CardDiscarded,
    CardLaid,
    ClosingBegan,
    ColumnCompleted,
    GameEnded,
    HandDealt,
    HandDealtUnseen,
    LastRound,
    NoCardFits,
    OfferFilled,
    RaceWon,
    RoundWithoutCard,
    RowFull,
    SideChosen,
    SlowMoved,
    SlowStayed,
    StationReached,
    SymbolBought,
    SymbolGivenUp,
    SymbolLost,
    SymbolTicked,
    TrackChosen,
)

if TYPE_CHECKING:
    from ..fields import Table


def _tell(s: Table, event: Event) -> None:
    assert s.journal is not None
    s.journal.append(Note(event))


def side_chosen(s: Table) -> None:
    _tell(s, SideChosen(s.seat, s.game.board.sides[s.side]))


def hand_dealt(s: Table, seat: int) -> None:
    assert s.journal is not None
    cards = tuple(s.game.board.cards[card] for card in bits(sets.joined(s.hands[seat])))
    s.journal.append(Note(HandDealt(seat, cards), 1 << seat, HandDealtUnseen(seat, len(cards))))


def offer_filled(s: Table, card: int) -> None:
    _tell(s, OfferFilled(s.game.board.cards[card]))


def track_chosen(s: Table, seat: int, height: int) -> None:
    _tell(s, TrackChosen(seat, HEIGHTS[height]))


def no_card_fits(s: Table) -> None:
    _tell(s, NoCardFits(s.turn))


def card_laid(s: Table, card: int, slot: int, from_hand: bool, coins: int) -> None:
    _tell(s, CardLaid(s.turn, s.game.board.cards[card], slot, bool(from_hand), coins))


def station_reached(s: Table, seat: int, station: int) -> None:
    _tell(s, StationReached(seat, tuple(s.game.board.station_names[station])))


def card_discarded(s: Table, seat: int, card: int, coins: int) -> None:
    _tell(s, CardDiscarded(seat, s.game.board.cards[card], coins))


def slow_moved(s: Table, seat: int, stations: int, coins: int) -> None:
    _tell(s, SlowMoved(seat, stations, coins))


def slow_stayed(s: Table, seat: int) -> None:
    _tell(s, SlowStayed(seat))


def bend_reached(s: Table) -> None:
    _tell(s, BendReached())


def symbol_ticked(s: Table, seat: int, row: int, box: int) -> None:
    _tell(s, SymbolTicked(seat, s.game.board.symbols[row], box))


def symbol_lost(s: Table, seat: int, row: int) -> None:
    _tell(s, SymbolLost(seat, s.game.board.symbols[row]))


def symbol_bought(s: Table, seat: int, row: int, coins: int) -> None:
    _tell(s, SymbolBought(seat, s.game.board.symbols[row], coins))


def symbol_given_up(s: Table, seat: int, row: int) -> None:
    _tell(s, SymbolGivenUp(seat, s.game.board.symbols[row]))


def row_full(s: Table, seat: int, row: int, coins: int) -> None:
    _tell(s, RowFull(seat, s.game.board.symbols[row], coins))


def column_completed(s: Table, seat: int, column: int, coins: int) -> None:
    _tell(s, ColumnCompleted(seat, column, coins))


def race_won(s: Table, seat: int, row: int) -> None:
    _tell(s, RaceWon(seat, s.game.board.symbols[row]))


def round_without_card(s: Table) -> None:
    _tell(s, RoundWithoutCard())


def last_round(s: Table) -> None:
    _tell(s, LastRound())


def closing_began(s: Table) -> None:
    _tell(s, ClosingBegan())


def game_ended(s: Table) -> None:
    _tell(s, GameEnded())
