"""A view as numbers in named blocks, for learners."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from kolejiste.core.encoding import Counts, Encoding, Marks, Scaled, Yes

from .rules.phases import PHASES
from .view import TicketsView, TunnelView

if TYPE_CHECKING:
    from .game import TicketsGame


def encoding(game: TicketsGame) -> Encoding[TicketsView]:
    """The blocks in the order in which they are written."""
    board, players = game.board, game.players
    size, tickets = sum(board.card_counts), len(board.tickets)
    cards, routes, cities = Counts(board.faces, max(board.card_counts)), Marks(board.routes), Marks(board.cities)
    ticket_marks, kinds = Marks(board.tickets), Marks(board.kinds)
    seat_scales = Scaled(
        trains=board.rules.trains, stations_left=3, score=100, cards=size, tickets=10, first_kept=4, offered=4, chose=1
    )
    found = Encoding[TicketsView](players)
    found.block("phase", Marks(PHASES), lambda view: [view.phase])
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.block("clock", Scaled(turns_left=players, idle=players, passes=players), lambda view: view)
    found.block("decks", Scaled(deck=size, ticket_deck=tickets, ticket_tail=tickets), lambda view: view)
    found.block("face_up", cards, lambda view: Counter(face for face in view.face_up if face is not None))
    found.block("discards", cards, lambda view: view.discards)
    found.block("hand", cards, lambda view: view.own and view.own.hand)
    found.by_seat("known", cards, lambda view, seat: view.seats[seat].known)
    found.by_seat("seats", seat_scales, lambda view, seat: view.seats[seat])
    found.by_seat("routes", routes, lambda view, seat: view.seats[seat].routes)
    found.by_seat("stations", cities, lambda view, seat: view.seats[seat].stations)
    found.block("tickets", ticket_marks, lambda view: view.own.tickets if view.own else ())
    found.block("offer", ticket_marks, lambda view: view.own.offer if view.own else ())
    found.block("boxed", ticket_marks, lambda view: view.own.boxed if view.own else ())
    found.block("tail", ticket_marks, lambda view: view.ticket_tail)  # those it knows to lie under the deck
    found.by_seat("told", ticket_marks, _told)
    found.block("tunnel", Tunnel(game), lambda view: view.tunnel)
    found.block("station", cities, lambda view: [view.station])
    found.block("souvenir_route", routes, lambda view: [view.souvenir_route])
    lying = Counts([f"{city} {kind}" for city in board.cities for kind in board.kinds], board.pile(players))
    found.block(
        "souvenirs", lying, lambda view: {f"{city} {pile.kind}": pile.left for city, pile in view.souvenirs.items()}
    )
    found.by_seat("owned", kinds, lambda view, seat: view.seats[seat].souvenirs)
    found.block("aside", kinds, lambda view: view.aside)
    return found


def _told(view: TicketsView, seat: int) -> list[str]:
    """Tickets that the viewer knows to lie in a hand or offer; at the end, all."""
    seen = view.seats[seat]
    return seen.shown if seen.shown is not None else [*seen.told, *seen.offer_told]


class Tunnel:
    """A tunnel being tried: its route, what was laid, what was revealed, wild cards laid, and how many it asks for."""

    def __init__(self, game: TicketsGame) -> None:
        board = game.board
        self.each = max(board.card_counts)
        self.routes = Marks(board.routes)
        self.cards = Counts(board.faces, self.each)
        self.size = self.routes.size + 2 * self.cards.size + 2

    def write(self, into: MutableSequence[float], start: int, found: TunnelView | None) -> None:
        if found is None:
            return
        self.routes.write(into, start, [found.route])
        start += self.routes.size
        self.cards.write(into, start, {found.colour: found.cards} if found.colour else None)
        start += self.cards.size
        self.cards.write(into, start, Counter(found.revealed))
        start += self.cards.size
        into[start] = found.wilds / self.each
        into[start + 1] = found.extra / 3
