"""What a seat may know, by allow-list: everything on the table, and its own hand of A cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core import sets
from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS
from kolejiste.core.rows import Row

from .actions import VlakyPrompt
from .fields import STATIONS
from .rules import points

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
        lay_pending(s, view.queue)
        for number, seat in enumerate(view.seats):
            self.seat.lay(s, seat, number)


def pending(s: VlakyState) -> list[Pending]:
    """What is still to be recorded, by names."""
    return [Pending(seat, s.game.board.station_names[station], one) for seat, station, one in s.queue]


def lay_pending(s: VlakyState, queue: list[Pending]) -> None:
    """Put that on the table."""
    layout = s.game.layout
    station, seat = layout.reader_of(STATIONS), layout.reader_of(SEATS)
    place = "queue[{}]".format
    s.queue_seat = Row(seat(wait.seat, f"{place(at)}.seat") for at, wait in enumerate(queue))
    s.queue_station = Row(station(wait.symbols, f"{place(at)}.symbols") for at, wait in enumerate(queue))
    s.queue_one = Row(wait.only_one for wait in queue)


def view_of(game: VlakyGame, s: VlakyState, seat: int | None) -> VlakyView:
    """The position through the eyes of a seat; None is a spectator."""
    forms, lying = game.forms, s.plain_values()
    hands, shown = [sets.joined(hand) for hand in lying.hands], sets.joined(lying.shown)
    return forms.table.of(
        lying,
        **s.seen(seat),
        sheet=game.board.sheet_name,
        unused=sets.joined(s.unused).bit_count(),
        seats=[
            forms.seat.of(
                lying,
                number,
                cards=hands[number].bit_count(),
                known=game.board.named(hands[number] & shown),
                score=points.total(s, number),
            )
            for number in range(game.players)
        ],
        hand=None if seat is None else game.board.named(hands[seat]),
        queue=pending(s),
    )
