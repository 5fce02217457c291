"""What a seat may know, by allow-list: everything on the table, and its own hand of A cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS

from .actions import VlakyPrompt
from .scoring import total

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import VlakyGame
    from .state import VlakyState


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a seat: its line, its locomotives and its whole sheet."""

    track: str | None
    height: str | None  # where its line leaves the last card
    slow: int  # the place of its slower locomotive
    stops: list[list[str] | None]  # by place along its line: the station's symbols, None where there is no station
    cards: int
    known: list[str]  # A cards of the hand that all have seen
    coins: int
    spent: int  # coins crossed out
    ticks: dict[str, int]
    gained: int  # symbols gained in the row that majority counts
    bought: int
    given_up: int
    race: int  # 1 first to the last box of the raced row, 2 later, 0 not there
    score: int


class Pending(msgspec.Struct, frozen=True):
    """Symbols still to be recorded by a seat; of a slow move's station only one."""

    seat: int
    symbols: list[str]
    only_one: bool


class VlakyView(View, frozen=True, kw_only=True):
    """A position of Vlaky na trati as one seat, or a spectator, sees it."""

    sheet: str
    phase: str
    ask: VlakyPrompt | None
    side: str | None
    laid: list[str]
    head: int  # the place of all faster locomotives
    offer: list[str | None]
    deck: int
    discarded: list[str]
    unused: int  # A cards left in the box
    seats: list[SeatView]
    hand: list[str] | None
    queue: list[Pending]
    bend_seats: list[int]
    ending: int
    dry: int
    free_used: bool
    turns: int
    race_turn: int


class Forms:
    """How the table fills views and, with what is added by hand, is laid out from them again."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(VlakyView, unused=None)
        self.seat = layout.form(SeatView, SEATS)
        layout.check_shown(self.table, self.seat, by_hand=["shown"])

    def lay(self, s: VlakyState, view: VlakyView) -> None:
        """What everybody sees."""
        self.table.lay(s, view)
        for number, seat in enumerate(view.seats):
            self.seat.lay(s, seat, number)


def view_of(game: VlakyGame, s: VlakyState, seat: int | None) -> VlakyView:
    """The position through the eyes of a seat; None is a spectator."""
    forms = game.forms
    return forms.table.of(
        s,
        **s.seen(seat),
        sheet=game.board.sheet_name,
        unused=s.unused.bit_count(),
        seats=[
            forms.seat.of(
                s,
                number,
                cards=s.hands[number].bit_count(),
                known=game.board.named(s.hands[number] & s.shown),
                score=total(s, number),
            )
            for number in range(game.players)
        ],
        hand=None if seat is None else game.board.named(s.hands[seat]),
    )
