"""What a seat may know, by allow-list: the tracks, its own hand, of other hands how many wagons they hold and which of
them all have seen. Piles are by weight, `{"1": 2, "4": 1}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS

from .actions import ChooseTurn

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import SwitchGame
    from .state import SwitchState


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    wagons: int  # how many it holds
    hand: dict[str, int] | None  # which: the viewer's own, and hands that lie open
    known: dict[str, int]  # of a hidden hand: wagons that all have seen in it
    out: bool
    points: dict[str, int]  # by track


class SwitchView(View, frozen=True, kw_only=True):
    """A position of The Switch as one seat, or a spectator, sees it."""

    phase: str
    ask: ChooseTurn | None
    deck: int
    trains: dict[str, dict[str, int]]  # by track
    seats: list[SeatView]


class Forms:
    """How the table fills views and, with what is added by hand, is laid out from them again."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(SwitchView)
        self.seat = layout.form(SeatView, SEATS)
        layout.check_shown(self.table, self.seat)

    def lay(self, s: SwitchState, view: SwitchView) -> None:
        """What everybody sees."""
        self.table.lay(s, view)
        for number, seat in enumerate(view.seats):
            self.seat.lay(s, seat, number)


def look(game: SwitchGame, s: SwitchState, seat: int | None) -> SwitchView:
    """The position through the eyes of a seat; None is a spectator."""
    return game.forms.table.of(
        s,
        **s.seen(seat),
        seats=[
            game.forms.seat.of(
                s,
                other,
                wagons=sum(s.hands[other]),
                hand=game.named(s.hands[other]) if other == seat or s.out[other] or s.over else None,
            )
            for other in range(game.players)
        ],
    )
