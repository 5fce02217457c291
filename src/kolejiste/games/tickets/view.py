"""What a seat may know, by allow-list: the table, its own cards and tickets, and of others' hands what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.contract import View

from .actions import TicketsPrompt
from .rules.phases import FIRST, KEEP, PHASES, SOUVENIR, STATION, TUNNEL, prompt, tunnel_extra
from .rules.turns import stall
from .scoring import routes_in

if TYPE_CHECKING:
    from .components import Board
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


def counted(board: Board, counts: list[int]) -> dict[str, int]:
    """Card counts by name, without the zeros."""
    return {face: count for face, count in zip(board.faces, counts, strict=True) if count}


def piles(s: TicketsState) -> dict[str, SouvenirPile]:
    """The souvenirs that lie on the board, by city."""
    board = s.game.board
    return {
        board.cities[city]: SouvenirPile(board.kinds[kind], s.souvenir_left[city])
        for city, kind in enumerate(s.souvenir_kind)
        if kind >= 0
    }


def look(s: TicketsState, seat: int | None) -> TicketsView:
    """The position through the eyes of a seat; None is a spectator."""
    board = s.game.board
    eyes = 0 if seat is None else 1 << seat
    return TicketsView(
        title=s.game.title.id,
        players=s.game.players,
        seat=seat,
        turn=s.turn,
        decider=None if s.over else s.seat,
        ply=s.ply,
        over=s.over,
        phase=PHASES[s.phase],
        ask=prompt(s),
        turns_left=None if s.last < 0 else s.last,
        idle=s.idle,
        passes=s.passes,
        stall=stall(s),
        face_up=[None if card < 0 else board.faces[card] for card in s.face_up],
        stays=s.stays,
        deck=s.deck.size,
        discards=counted(board, s.discards),
        ticket_deck=len(s.ticket_deck),
        ticket_tail=[board.tickets[ticket] if knowers & eyes else None for ticket, knowers in s.ticket_deck.tail],
        seats=[_seat(s, other, eyes) for other in range(s.game.players)],
        own=None if seat is None else _own(s, seat),
        tunnel=_tunnel(s) if s.phase == TUNNEL else None,
        station=board.cities[s.pending] if s.phase == STATION else None,
        souvenir_route=board.routes[s.pending] if s.phase == SOUVENIR else None,
        souvenirs=piles(s),
        aside=[board.kinds[kind] for kind in s.aside],
    )


def _seat(s: TicketsState, seat: int, eyes: int) -> SeatView:
    board = s.game.board
    choosing = s.phase == FIRST
    return SeatView(
        trains=s.trains[seat],
        stations_left=len(board.rules.station_cards) - len(s.stations[seat]),
        score=s.scores[seat] if s.over else s.score[seat],
        cards=sum(s.hands[seat]),
        known=counted(board, s.known[seat]),
        able=s.able[seat],
        tickets=None if choosing else len(s.tickets[seat]),
        first_kept=None if choosing else s.first_kept[seat],
        boxed=len(s.boxed[seat]),
        offered=len(s.offers[seat]),
        told=[board.tickets[ticket] for ticket, knowers in s.told[seat] if knowers & eyes],
        offer_told=(
            [board.tickets[ticket] for ticket, knowers in s.offer_told if knowers & eyes]
            if s.phase == KEEP and seat == s.seat
            else []
        ),
        chose=choosing and bool(s.chosen[seat]),
        shown=[board.tickets[ticket] for ticket in s.tickets[seat]] if s.over else None,
        routes=[board.routes[route] for route in routes_in(s.routes[seat])],
        stations=[board.cities[city] for city in s.stations[seat]],
        souvenirs=[kind for number, kind in enumerate(board.kinds) if s.souvenirs[seat] >> number & 1],
    )


def _own(s: TicketsState, seat: int) -> OwnView:
    tickets = s.game.board.tickets
    offer = s.offers[seat]
    return OwnView(
        hand=counted(s.game.board, s.hands[seat]),
        tickets=[tickets[ticket] for ticket in s.tickets[seat]],
        offer=[tickets[ticket] for ticket in offer],
        chosen=(
            [tickets[ticket] for place, ticket in enumerate(offer) if s.chosen[seat] >> place & 1]
            if s.chosen[seat]
            else None
        ),
        boxed=[tickets[ticket] for ticket in s.boxed[seat]],
    )


def _tunnel(s: TicketsState) -> TunnelView:
    board, numbering, claim = s.game.board, s.game.numbering, s.pending
    route, colour, wilds = numbering.claim_route[claim], numbering.claim_colour[claim], numbering.claim_wilds[claim]
    return TunnelView(
        route=board.routes[route],
        colour=None if colour < 0 else board.colours[colour],
        cards=board.length[route] - wilds,
        wilds=wilds,
        revealed=[board.faces[card] for card in s.revealed],
        extra=tunnel_extra(s, claim),
    )
