"""The position through the eyes of a seat: how a view is filled from the table. Here, unlike in the rules, names and
lists are made, but it reads the table as rules do, because searching bots look very often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .rules import claims, limits, phases
from .view import OwnView, SeatView, SouvenirPile, TicketsView, TunnelView

if TYPE_CHECKING:
    from typing import Any

    from .components import Board
    from .fields import Table


def view_of(s: Table, seat: int, begins: dict[str, Any]) -> TicketsView:
    """The view of a seat; -1 is a spectator. `begins` is what every view begins with."""
    board = s.game.board
    waits = s.phase
    return TicketsView(
        turns_left=None if s.last < 0 else s.last,
        idle=s.idle,
        passes=s.passes,
        stall=_stall(s),
        face_up=_face_up(s, board.faces),
        stays=s.stays,
        deck=s.deck.size,
        discards=_discards(s, board.faces),
        ticket_deck=s.ticket_deck.size + s.ticket_deck.beneath.size,
        ticket_tail=_tail(s, board.tickets, seat),
        seats=[_seat(s, other, seat, board) for other in range(s.tables.players)],
        own=None if seat < 0 else _own(s, seat, board),
        tunnel=_tunnel(s, board) if waits == phases.TUNNEL else None,
        station=board.cities[s.pending] if waits == phases.STATION else None,
        souvenir_route=board.routes[s.pending] if waits == phases.SOUVENIR else None,
        souvenirs=piles(s),
        aside=[board.kinds[kind] for kind in range(s.tables.kinds) if s.aside.counts[kind] > 0],
        **begins,
    )


def _stall(s: Table) -> int | None:
    """How many more turns in which nothing happens end the game (T8); None before it is time to say so."""
    players = s.tables.players
    if s.over or s.idle < limits.WARNED_ROUNDS * players:
        return None
    return limits.STALLED_ROUNDS * players - s.idle


def _face_up(s: Table, faces: tuple[str, ...]) -> list[str | None]:
    return [None if s.face_up[slot] < 0 else faces[s.face_up[slot]] for slot in range(s.tables.face_up)]


def _discards(s: Table, faces: tuple[str, ...]) -> dict[str, int]:
    return {faces[card]: s.discards[card] for card in range(s.tables.wild + 1) if s.discards[card] > 0}


def _tail(s: Table, names: tuple[str, ...], seat: int) -> list[str | None]:
    """What lies under the ticket deck, as far as a seat knows it."""
    found: list[str | None] = []
    for place in range(s.ticket_deck.beneath.size):
        if seat >= 0 and bits.has(s.ticket_deck.knowers.cells[place], seat):
            found.append(names[s.ticket_deck.beneath.cells[place]])
        else:
            found.append(None)
    return found


def piles(s: Table) -> dict[str, SouvenirPile]:
    """The souvenirs that lie on the board, by city."""
    if s.tables.kinds == 0:
        return {}
    board = s.game.board
    return {
        board.cities[city]: SouvenirPile(board.kinds[s.souvenir_kind[city]], s.souvenir_left[city])
        for city in range(s.tables.cities)
        if s.souvenir_kind[city] >= 0
    }


def _seat(s: Table, seat: int, viewer: int, board: Board) -> SeatView:
    """What everybody sees of a seat, and what the viewer knows of its hidden cards."""
    t = s.tables
    choosing = s.phase == phases.FIRST
    cards, boxed = 0, 0
    for card in range(t.wild + 1):
        cards += s.hands[seat][card]
    while boxed < t.most_offered and s.boxed[seat][boxed] >= 0:
        boxed += 1
    return SeatView(
        trains=s.trains[seat],
        stations_left=t.stations - s.built[seat],
        score=s.total[seat] if s.over else s.score[seat],
        cards=cards,
        known={board.faces[card]: s.known[seat][card] for card in range(t.wild + 1) if s.known[seat][card] > 0},
        able=s.able[seat],
        tickets=None if choosing else s.tickets[seat].size,
        first_kept=None if choosing else s.first_kept[seat],
        boxed=boxed,
        offered=s.offered[seat],
        told=_told(s, seat, viewer, board.tickets),
        offer_told=_offer_told(s, seat, viewer, board.tickets),
        chose=bool(choosing and s.chosen[seat] > 0),
        shown=_tickets(s, seat, board.tickets) if s.over else None,
        routes=_routes(s, seat, board.routes),
        stations=[board.cities[s.stations[seat][place]] for place in range(s.built[seat])],
        souvenirs=[board.kinds[kind] for kind in range(t.kinds) if bits.has(s.souvenirs[seat], kind)],
    )


def _tickets(s: Table, seat: int, names: tuple[str, ...]) -> list[str]:
    return [names[s.tickets[seat].cells[place]] for place in range(s.tickets[seat].size)]


def _told(s: Table, seat: int, viewer: int, names: tuple[str, ...]) -> list[str]:
    """The tickets that the viewer knows to lie in a hand."""
    found: list[str] = []
    if viewer >= 0:
        for place in range(s.tickets[seat].size):
            ticket = s.tickets[seat].cells[place]
            if bits.has(s.known_to[ticket], viewer):
                found.append(names[ticket])
    return found


def _offer_told(s: Table, seat: int, viewer: int, names: tuple[str, ...]) -> list[str]:
    """The tickets that the viewer knows to be among those a seat is choosing from."""
    found: list[str] = []
    if viewer >= 0 and s.phase == phases.KEEP:
        for place in range(s.offered[seat]):
            ticket = s.offers[seat][place]
            if bits.has(s.known_to[ticket], viewer):
                found.append(names[ticket])
    return found


def _routes(s: Table, seat: int, names: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for word in range(s.tables.route_words):
        routes = s.routes[seat][word]
        while routes != 0:
            found.append(names[64 * word + bits.lowest(routes)])
            routes &= routes - 1
    return found


def _own(s: Table, seat: int, board: Board) -> OwnView:
    """What only the seat itself sees."""
    t = s.tables
    names, chosen = board.tickets, s.chosen[seat]
    offered = range(s.offered[seat])
    return OwnView(
        hand={board.faces[card]: s.hands[seat][card] for card in range(t.wild + 1) if s.hands[seat][card] > 0},
        tickets=_tickets(s, seat, names),
        offer=[names[s.offers[seat][place]] for place in offered],
        chosen=[names[s.offers[seat][place]] for place in offered if bits.has(chosen, place)] if chosen else None,
        boxed=[names[s.boxed[seat][place]] for place in range(t.most_offered) if s.boxed[seat][place] >= 0],
    )


def _tunnel(s: Table, board: Board) -> TunnelView:
    """The tunnel being tried."""
    t = s.tables
    claim = s.pending
    route, colour, wilds = t.claim_route[claim], t.claim_colour[claim], t.claim_wilds[claim]
    return TunnelView(
        route=board.routes[route],
        colour=None if colour < 0 else board.colours[colour],
        cards=t.length[route] - wilds,
        wilds=wilds,
        revealed=[board.faces[s.revealed.cells[place]] for place in range(s.revealed.size)],
        extra=claims.extra_cards(s, claim),
    )
