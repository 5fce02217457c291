"""What a card on the next slot would bring to each seat, and what symbols are worth, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .components import HEIGHTS
from .rules import points as reckoned
from .rules import recording

if TYPE_CHECKING:
    from .components import Board
    from .state import VlakyState
    from .view import VlakyView


def heights(board: Board, view: VlakyView) -> dict[int, int]:
    """By seat that has a track, at which height its line comes to the next slot; a bend may lie between."""
    laid = len(view.laid)
    bend_ahead = laid and laid % board.row_slots == 0 and view.head == board.position(laid - 1)
    found = {}
    for seat, seen in enumerate(view.seats):
        if seen.height is not None:
            height = HEIGHTS.index(seen.height)
            found[seat] = board.bend[height] if bend_ahead else height
    return found


def back(board: Board, view: VlakyView) -> int:
    """Whether the row of the next slot runs to the left: 1, else 0."""
    return len(view.laid) // board.row_slots % 2


def may_come(board: Board, view: VlakyView) -> bool:
    """Whether a card can still be laid, and lines run to where it would lie."""
    return len(view.laid) < board.slots and not view.over and any(seen.height is not None for seen in view.seats)


def fits(board: Board, view: VlakyView, card: str) -> bool:
    """Whether the card's edge may meet that of the last one in its row."""
    if len(view.laid) % board.row_slots == 0:
        return True
    return board.follows[back(board, view)][board.card_number[card]][board.card_number[view.laid[-1]]]


def brings(board: Board, view: VlakyView, card: str) -> dict[int, tuple[int, ...]]:
    """By seat, the symbols of its station on this card if it were laid now; nothing where no card can come."""
    if not may_come(board, view):
        return {}
    stations = board.station[back(board, view)][board.card_number[card]]
    return {seat: stations[height] for seat, height in heights(board, view).items()}


def recorded(state: VlakyState, symbols: Iterable[tuple[int, int]]) -> VlakyState:
    """The sheets after these symbols, each with the seat that records it."""
    after = state.clone()
    for seat, symbol in symbols:
        recording.tick(after, seat, symbol)
    return after


def best_first(board: Board, symbols: Iterable[int]) -> list[int]:
    """The symbols of a station in the order that loses none: what opens the red line comes first."""
    return sorted(symbols, key=lambda symbol: symbol != board.sheet.red_opens)


def points(before: VlakyState, after: VlakyState, seat: int) -> int:
    """How many points more a seat has."""
    return reckoned.total(after, seat) - reckoned.total(before, seat)
