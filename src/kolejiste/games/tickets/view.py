"""What a seat may know, by allow-list: the table, its own cards and tickets, and of others' hands what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS

from .actions import TicketsPrompt

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .state import TicketsState


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a seat, and which of its hidden cards this viewer has seen going there."""

    trains: int
    stations_left: int
    score: int
    cards: int
    known: dict[str, int]  # cards seen going into the hand, or laid and taken back, and not yet paid
    able: int  # so many cards of one colour, wild ones counted, all know it can lay
    tickets: int | None  # None while the first tickets are being chosen
    first_kept: int | None  # how many of the first tickets it kept
    boxed: int  # how many of the first tickets it put into the box
    offered: int  # how many tickets it is choosing from
    told: list[str]  # tickets this viewer knows to lie in the hand
    offer_told: list[str]  # tickets this viewer knows to be among the offered
    chose: bool  # it has chosen its first tickets, others have not yet
    shown: list[str] | None  # its tickets, laid open at the end of the game
    routes: list[str]
    stations: list[str]
    souvenirs: list[str]


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat itself sees."""

    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]
    chosen: list[str] | None  # the first tickets it has chosen to keep, while others still choose
    boxed: list[str]  # the first tickets it put into the box


class TunnelView(msgspec.Struct, frozen=True, kw_only=True):
    """A tunnel being tried: what was laid, what was revealed, and how many cards it asks for."""

    route: str
    colour: str | None
    cards: int
    wilds: int
    revealed: list[str]
    extra: int


class SouvenirPile(msgspec.Struct, frozen=True):
    kind: str
    left: int


class TicketsView(View, frozen=True, kw_only=True):
    """A position of Ticket to Ride as one seat, or a spectator, sees it."""

    phase: str
    ask: TicketsPrompt | None
    turns_left: int | None  # once the last round has begun
    idle: int
    passes: int
    stall: int | None  # so many more turns of tunnels given up and passes end the game, once that is near
    face_up: list[str | None]
    stays: bool  # the face-up cards were replaced as often as they may be and lie as they are until one changes
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    ticket_tail: list[str | None]  # what lies under the ticket deck, where this viewer knows it
    seats: list[SeatView]
    own: OwnView | None
    tunnel: TunnelView | None
    station: str | None  # the city whose station is being paid
    souvenir_route: str | None  # the route whose souvenir is being chosen
    souvenirs: dict[str, SouvenirPile]
    aside: list[str]


class Forms:
    """How the table is laid out again from views, which `seeing.py` fills: what everybody sees must be in them."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(TicketsView, souvenirs=None, aside=None)
        by_hand = ("score", "tickets", "first_kept", "stations", "boxed")
        self.seat = layout.form(SeatView, SEATS, **dict.fromkeys(by_hand))
        elsewhere = ("score", "first_kept", "stations", "aside", "souvenir_kind", "souvenir_left")
        layout.check_shown(self.table, self.seat, by_hand=[*elsewhere, "pending", "revealed", "last"])

    def lay(self, s: TicketsState, view: TicketsView) -> None:
        """What everybody sees and no hand need add to."""
        self.table.lay(s, view)
        for number, seat in enumerate(view.seats):
            self.seat.lay(s, seat, number)
