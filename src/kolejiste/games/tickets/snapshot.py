"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.fields import SEATS, fields_of
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import bits
from kolejiste.core.snapshots import Heading, Written, heading, written

from .fields import Table
from .rules.phases import SOUVENIR, STATION, TUNNEL
from .seeing import piles
from .view import SouvenirPile

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import TicketsGame
    from .state import TicketsState

Counts = dict[str, Natural]


class KnownTicket(Written, kw_only=True):
    """A ticket and the seats (from 0) that know it, besides its owner."""

    ticket: str
    known_to: list[Natural] = msgspec.field(default_factory=list)


class CardDeck(Written, kw_only=True):
    """The card deck; `unseen` left out means every card that lies nowhere else."""

    unseen: Counts | None = None
    drawn: Natural = 0
    shuffles: Natural = 0


class TicketDeck(Written, kw_only=True):
    """The ticket deck; `unseen` left out means every regular ticket that lies nowhere else."""

    unseen: list[str] | None = None
    tail: list[KnownTicket] = msgspec.field(default_factory=list)
    drawn: Natural = 0
    shuffles: Natural = 0


class Seat(Written, kw_only=True):
    """What is written by hand of a seat, besides the fields of the table."""

    stations: list[str] = msgspec.field(default_factory=list)
    first_kept: Natural | None = None  # left out: as many as it holds, up to those dealt
    told: list[KnownTicket] = msgspec.field(default_factory=list)
    offer: list[str] = msgspec.field(default_factory=list)
    chosen: list[str] = msgspec.field(default_factory=list)
    boxed: list[str] = msgspec.field(default_factory=list)


class Tunnel(Written, kw_only=True):
    route: str
    colour: str | None
    wilds: Natural
    revealed: list[str]


class Position(Heading, kw_only=True):
    """A position of Ticket to Ride: what is written by hand of it, besides the fields of the table."""

    phase: str = "turn"
    turns_left: Natural | None = None
    cards: CardDeck = msgspec.field(default_factory=CardDeck)
    tickets: TicketDeck = msgspec.field(default_factory=TicketDeck)
    undealt: list[str] | None = None  # left out: every long ticket that lies nowhere else
    seats: list[Seat]
    offer_told: list[KnownTicket] = msgspec.field(default_factory=list)
    tunnel: Tunnel | None = None
    station: str | None = None
    souvenir_route: str | None = None
    souvenirs: dict[str, SouvenirPile] = msgspec.field(default_factory=dict)
    aside: list[str] = msgspec.field(default_factory=list)


WrittenSeat = written(fields_of(Table), Seat, SEATS, hand="hands", offer="offers")
WrittenPosition = written(fields_of(Table), Position, apart=[SEATS], seats=list[WrittenSeat])  # type: ignore[valid-type]


class Forms:
    """How the table fills snapshots and is laid out from them again."""

    def __init__(self, layout: Layout) -> None:
        by_hand = ("tickets", "aside", "souvenirs")
        self.table = layout.form(WrittenPosition, **dict.fromkeys(by_hand))
        of_seat = ("stations", "first_kept", "chosen", "boxed")
        self.seat = layout.form(WrittenSeat, SEATS, hand="hands", **dict.fromkeys(of_seat))

    def lay(self, s: TicketsState, position: Position) -> None:
        self.table.lay(s, position)
        for number, seat in enumerate(position.seats):
            self.seat.lay(s, seat, number, place=f"seats[{number}].")


def write(game: TicketsGame, s: TicketsState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board, forms = game.board, game.written

    def named(tickets: Iterable[int]) -> list[str]:
        return [board.tickets[ticket] for ticket in tickets]

    def told(tickets: Iterable[int]) -> list[KnownTicket]:
        return known((ticket, s.known_to[ticket]) for ticket in tickets if s.known_to[ticket])

    def known(tickets: Iterable[tuple[int, int]]) -> list[KnownTicket]:
        return [KnownTicket(ticket=board.tickets[ticket], known_to=bits(knowers)) for ticket, knowers in tickets]

    def of_seat(seat: int) -> Any:
        offer = s.offer(seat)
        return forms.seat.of(
            s,
            seat,
            stations=s.station_names(seat),
            first_kept=s.first_kept[seat],
            told=told(s.tickets[seat]),
            offer=named(offer),
            chosen=named(ticket for place, ticket in enumerate(offer) if s.chosen[seat] >> place & 1),
            boxed=named(s.boxed_tickets(seat)),
        )

    unseen = {face: count for face, count in zip(board.faces, s.deck.counts, strict=True) if count}
    position = forms.table.of(
        s,
        **heading(s),
        turns_left=None if s.last < 0 else s.last,
        cards=CardDeck(unseen=unseen, drawn=s.deck.drawn, shuffles=s.deck.epoch),
        tickets=TicketDeck(
            unseen=named(ticket for ticket, left in enumerate(s.ticket_deck.counts) if left),
            tail=known(s.ticket_deck.tail),
            drawn=s.ticket_deck.drawn,
            shuffles=s.ticket_deck.epoch,
        ),
        undealt=named(ticket for ticket, left in enumerate(s.longs.counts) if left),
        seats=[of_seat(seat) for seat in range(game.players)],
        offer_told=told(s.offer(s.seat)),
        tunnel=_tunnel(s) if s.phase == TUNNEL else None,
        station=board.cities[s.pending] if s.phase == STATION else None,
        souvenir_route=board.routes[s.pending] if s.phase == SOUVENIR else None,
        souvenirs=piles(s),
        aside=s.kinds_aside(),
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def _tunnel(s: TicketsState) -> Tunnel:
    board, numbering = s.game.board, s.game.numbering
    colour = numbering.claim_colour[s.pending]
    return Tunnel(
        route=board.routes[numbering.claim_route[s.pending]],
        colour=None if colour < 0 else board.colours[colour],
        wilds=numbering.claim_wilds[s.pending],
        revealed=[board.faces[card] for card in s.revealed],
    )
