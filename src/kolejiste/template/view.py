"""What a seat may know, by allow-list: the tracks, its own hand, of other hands how many wagons
they hold and which of them all have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View

from .actions import ChooseTurn

if TYPE_CHECKING:
    from .state import SwitchState


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    wagons: int  # how many it holds
    hand: list[int] | None  # which: the viewer's own, and hands that lie open
    known: list[int]  # of a hidden hand: wagons that all have seen in it
    out: bool
    points: list[int]  # by track


class SwitchView(View, frozen=True, kw_only=True):
    """A position of The Switch as one seat, or a spectator, sees it."""

    ask: ChooseTurn | None
    deck: int
    trains: list[list[int]]  # by track
    seats: list[SeatView]


def look(s: SwitchState, seat: int | None) -> SwitchView:
    """The position through the eyes of a seat; None is a spectator."""
    return SwitchView(
        title=s.game.title.id,
        players=s.game.players,
        seat=seat,
        turn=s.turn,
        decider=None if s.over else s.seat,
        ply=s.ply,
        over=s.over,
        ask=s.ask,
        deck=s.deck.size,
        trains=[train[:] for train in s.trains],
        seats=[_seat(s, other, open_=other == seat or s.out[other] or s.over) for other in range(s.game.players)],
    )


def _seat(s: SwitchState, seat: int, open_: bool) -> SeatView:
    hand = s.hands[seat]
    return SeatView(
        wagons=len(hand),
        hand=hand[:] if open_ else None,
        known=s.known[seat][:],
        out=s.out[seat],
        points=s.points[seat][:],
    )
