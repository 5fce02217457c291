"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from .rules.phases import PHASES, SOUVENIR, STATION, TUNNEL
from .scoring import routes_in
from .view import SouvenirPile, counted, piles

if TYPE_CHECKING:
    from .state import TicketsState

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Counts = dict[str, Natural]


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a snapshot. What is left out has the value of an untouched table."""


class KnownTicket(Part, kw_only=True):
    """A ticket and the seats (from 0) that know it, besides its owner."""

    ticket: str
    known_to: list[Natural] = []


class CardDeck(Part, kw_only=True):
    """The card deck; `unseen` left out means every card that lies nowhere else."""

    unseen: Counts | None = None
    drawn: Natural = 0
    shuffles: Natural = 0


class TicketDeck(Part, kw_only=True):
    """The ticket deck; `unseen` left out means every regular ticket that lies nowhere else."""

    unseen: list[str] | None = None
    tail: list[KnownTicket] = []
    drawn: Natural = 0
    shuffles: Natural = 0


class Seat(Part, kw_only=True):
    hand: Counts = {}
    known: Counts = {}
    able: Natural = 0
    routes: list[str] = []
    stations: list[str] = []
    tickets: list[str] = []
    first_kept: Natural | None = None  # left out: as many as it holds, up to those dealt
    told: list[KnownTicket] = []
    offer: list[str] = []
    chosen: list[str] = []
    boxed: list[str] = []
    souvenirs: list[str] = []


class Tunnel(Part, kw_only=True):
    route: str
    colour: str | None
    wilds: Natural
    revealed: list[str]


class Position(Part, kw_only=True):
    """A position of Ticket to Ride."""

    title: str
    edition: str | None = None
    players: int
    phase: str = "turn"
    turn: Natural = 0
    ply: Natural = 0
    reveals: Natural = 0
    turns_left: Natural | None = None
    idle: Natural = 0
    passes: Natural = 0
    face_up: list[str | None] = []
    stays: bool = False
    cards: CardDeck = msgspec.field(default_factory=CardDeck)
    discards: Counts = {}
    tickets: TicketDeck = msgspec.field(default_factory=TicketDeck)
    undealt: list[str] | None = None  # left out: every long ticket that lies nowhere else
    seats: list[Seat]
    offer_told: list[KnownTicket] = []
    tunnel: Tunnel | None = None
    station: str | None = None
    souvenir_route: str | None = None
    souvenirs: dict[str, SouvenirPile] = {}
    aside: list[str] = []


# --- writing ----------------------------------------------------------------------------------------------------


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def write(s: TicketsState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board, numbering = s.game.board, s.game.numbering

    def named(tickets: Iterable[int]) -> list[str]:
        return [board.tickets[ticket] for ticket in tickets]

    def known(told: Iterable[tuple[int, int]]) -> list[KnownTicket]:
        return [KnownTicket(ticket=board.tickets[ticket], known_to=_seats_in(mask)) for ticket, mask in told]

    tunnel = None
    if s.phase == TUNNEL:
        colour = numbering.claim_colour[s.pending]
        tunnel = Tunnel(
            route=board.routes[numbering.claim_route[s.pending]],
            colour=None if colour < 0 else board.colours[colour],
            wilds=numbering.claim_wilds[s.pending],
            revealed=[board.faces[card] for card in s.revealed],
        )
    unseen = [ticket for ticket, left in enumerate(s.ticket_deck.counts) if left]
    position = Position(
        title=s.game.title.id,
        edition=s.game.edition.hash,
        players=s.game.players,
        phase=PHASES[s.phase],
        turn=s.turn,
        ply=s.ply,
        reveals=s.reveals,
        turns_left=None if s.last < 0 else s.last,
        idle=s.idle,
        passes=s.passes,
        face_up=[None if card < 0 else board.faces[card] for card in s.face_up],
        stays=s.stays,
        cards=CardDeck(unseen=counted(board, s.deck.counts), drawn=s.deck.drawn, shuffles=s.deck.epoch),
        discards=counted(board, s.discards),
        tickets=TicketDeck(
            unseen=named(unseen),
            tail=known(s.ticket_deck.tail),
            drawn=s.ticket_deck.drawn,
            shuffles=s.ticket_deck.epoch,
        ),
        undealt=named(s.undealt),
        seats=[
            Seat(
                hand=counted(board, s.hands[seat]),
                known=counted(board, s.known[seat]),
                able=s.able[seat],
                routes=[board.routes[route] for route in routes_in(s.routes[seat])],
                stations=[board.cities[city] for city in s.stations[seat]],
                tickets=named(s.tickets[seat]),
                first_kept=s.first_kept[seat],
                told=known(s.told[seat]),
                offer=named(s.offers[seat]),
                chosen=named(t for place, t in enumerate(s.offers[seat]) if s.chosen[seat] >> place & 1),
                boxed=named(s.boxed[seat]),
                souvenirs=[kind for number, kind in enumerate(board.kinds) if s.souvenirs[seat] >> number & 1],
            )
            for seat in range(s.game.players)
        ],
        offer_told=known(s.offer_told),
        tunnel=tunnel,
        station=board.cities[s.pending] if s.phase == STATION else None,
        souvenir_route=board.routes[s.pending] if s.phase == SOUVENIR else None,
        souvenirs=piles(s),
        aside=[board.kinds[kind] for kind in s.aside],
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def census(s: TicketsState) -> dict[str, int]:
    """Every component, counted wherever it lies."""
    board = s.game.board
    found: Counter[str] = Counter()
    for card, face in enumerate(board.faces):
        found[f"card {face}"] = s.deck.counts[card] + s.discards[card] + sum(hand[card] for hand in s.hands)
    for card in (*s.face_up, *s.revealed):
        if card >= 0:
            found[f"card {board.faces[card]}"] += 1
    lying = [ticket for ticket, left in enumerate(s.ticket_deck.counts) for _ in range(left)]
    lying += [ticket for ticket, _ in s.ticket_deck.tail]
    lying += s.undealt
    for pile in (*s.tickets, *s.offers, *s.boxed):
        lying += pile
    for ticket in range(len(board.tickets)):
        found[f"ticket {board.tickets[ticket]}"] = 0
    for ticket in lying:
        found[f"ticket {board.tickets[ticket]}"] += 1
    for seat in range(s.game.players):
        used = sum(board.length[route] for route in routes_in(s.routes[seat]))
        found[f"trains of seat {seat}"] = s.trains[seat] + used
    if board.kinds:
        aside = len(s.aside) * s.game.placed_tokens
        owned = sum(mask.bit_count() for mask in s.souvenirs)
        found["souvenirs"] = sum(s.souvenir_left) + owned + aside
    return dict(found)
