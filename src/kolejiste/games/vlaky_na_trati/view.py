"""What a seat may know, by allow-list: everything on the table, and its own hand of A cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View

from .actions import VlakyPrompt
from .components import HEIGHTS
from .rules.phases import PHASES, prompt
from .scoring import total

if TYPE_CHECKING:
    from .components import Board
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


def named(board: Board, mask: int) -> list[str]:
    """The cards of a mask by name."""
    return [card for number, card in enumerate(board.cards) if mask >> number & 1]


def look(s: VlakyState, seat: int | None) -> VlakyView:
    """The position through the eyes of a seat; None is a spectator."""
    board = s.game.board
    return VlakyView(
        title=s.game.title.id,
        players=s.game.players,
        seat=seat,
        turn=s.turn,
        decider=None if s.over else s.seat,
        ply=s.ply,
        over=s.over,
        sheet=board.sheet_name,
        phase=PHASES[s.phase],
        ask=prompt(s),
        side=None if s.side < 0 else board.sides[s.side],
        laid=[board.cards[card] for card in s.laid],
        head=s.head,
        offer=[None if card < 0 else board.cards[card] for card in s.offer],
        deck=s.deck.size,
        discarded=named(board, s.discarded),
        unused=s.unused.bit_count(),
        seats=[_seat(s, number) for number in range(s.game.players)],
        hand=None if seat is None else named(board, s.hands[seat]),
        queue=pending(s),
        bend_seats=list(s.bend_seats),
        ending=s.ending,
        dry=s.dry,
        free_used=s.free_used,
        turns=s.turns,
        race_turn=s.race_turn,
    )


def pending(s: VlakyState) -> list[Pending]:
    names = s.game.board.symbols
    return [Pending(seat, [names[symbol] for symbol in symbols], one) for seat, symbols, one in s.queue]


def ticked(s: VlakyState, seat: int) -> dict[str, int]:
    """The ticked boxes by row, without the empty rows."""
    return {row: count for row, count in zip(s.game.board.symbols, s.ticks[seat], strict=True) if count}


def _seat(s: VlakyState, seat: int) -> SeatView:
    names = s.game.board.symbols
    return SeatView(
        track=None if s.track[seat] < 0 else HEIGHTS[s.track[seat]],
        height=None if s.height[seat] < 0 else HEIGHTS[s.height[seat]],
        slow=s.slow[seat],
        stops=[None if stop is None else [names[symbol] for symbol in stop] for stop in s.stops[seat]],
        cards=s.hands[seat].bit_count(),
        known=named(s.game.board, s.hands[seat] & s.shown),
        coins=s.coins[seat],
        spent=s.spent[seat],
        ticks=ticked(s, seat),
        gained=s.gained[seat],
        bought=s.bought[seat],
        given_up=s.given_up[seat],
        race=s.race[seat],
        score=total(s, seat),
    )
