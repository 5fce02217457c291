"""Tickets: Europe p. 3 "Zahájení hry", p. 6 "Tažení karet vlakových linek"; San Francisco "Doberanie kariet cieľových
staníc"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import TicketsChosen, TicketsKept, TicketsKeptUnseen, TicketsOffered, TicketsOfferedUnseen
from . import souvenirs, turns
from .phases import FIRST, KEEP, TURN, at_least

if TYPE_CHECKING:
    from ..state import TicketsState


def legal_keep(s: TicketsState) -> list[int]:
    """Any of the offered tickets, but at least so many."""
    return s.game.numbering.keep_moves[len(s.offers[s.seat])][at_least(s)][:]


def draw(s: TicketsState, move: int, chance: Chance) -> None:
    """Draw three tickets (San Francisco: two), or what is left."""
    seat, deck = s.turn, s.ticket_deck
    offer: list[int] = []
    told: list[tuple[int, int]] = []
    while len(offer) < s.game.board.rules.draw_tickets and (deck.size or deck.tail):
        # A ticket that came back under the deck is known to those who put it there.
        knowers = 0 if deck.size else deck.tail[0][1] & ~(1 << seat)
        ticket = chance.draw(deck)
        offer.append(ticket)
        if knowers:
            told.append((ticket, knowers))
    s.reveals += 1
    s.offers[seat] = tuple(offer)
    s.offer_told = tuple(told)
    s.phase = KEEP
    if s.journal is not None:
        names = tuple(s.game.board.tickets[ticket] for ticket in offer)
        s.journal.append(Note(TicketsOffered(seat, names), 1 << seat, TicketsOfferedUnseen(seat, len(offer))))


def keep(s: TicketsState, move: int, chance: Chance) -> None:
    """Keep these tickets of the offer."""
    mask = move - s.game.numbering.keep + 1
    if s.phase == FIRST:
        _choose_first(s, mask)
        return
    seat = s.turn
    kept, returned = _split(s.offers[seat], mask)
    s.tickets[seat] += kept
    for ticket in returned:  # under the deck in the order in which they were drawn (T9)
        s.ticket_deck.under(ticket, 1 << seat)
    if not returned:
        # Who knew a ticket of the offer now knows that it lies in this hand (T10).
        s.told[seat] += s.offer_told
    s.offers[seat] = ()
    s.offer_told = ()
    _tell_kept(s, seat, kept)
    turns.end_turn(s, chance)


def _tell_kept(s: TicketsState, seat: int, kept: tuple[int, ...]) -> None:
    if s.journal is not None:
        names = tuple(s.game.board.tickets[ticket] for ticket in kept)
        s.journal.append(Note(TicketsKept(seat, names), 1 << seat, TicketsKeptUnseen(seat, len(kept))))


def _split(offer: tuple[int, ...], mask: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    kept = tuple(ticket for place, ticket in enumerate(offer) if mask >> place & 1)
    returned = tuple(ticket for place, ticket in enumerate(offer) if not mask >> place & 1)
    return kept, returned


def _choose_first(s: TicketsState, mask: int) -> None:
    """All choose at the same time: seat by seat, and what they chose stays hidden until the last has chosen
    (T13)."""
    seat = s.seat
    s.chosen[seat] = mask
    if s.journal is not None:
        s.journal.append(Note(TicketsChosen(seat)))
    if seat + 1 < s.game.players:
        s.turn = s.seat = seat + 1
        return
    to_box = s.game.board.rules.first_return == "box"
    for owner, offer in enumerate(s.offers):
        kept, returned = _split(offer, s.chosen[owner])
        s.tickets[owner] = kept
        s.first_kept[owner] = len(kept)
        if to_box:
            s.boxed[owner] = returned
        else:
            for ticket in returned:
                s.ticket_deck.under(ticket, 1 << owner)
        _tell_kept(s, owner, kept)
        s.offers[owner] = ()
        s.chosen[owner] = 0
    s.reveals += 1
    s.turn = s.seat = 0
    s.phase = TURN
    if s.aside:
        souvenirs.begin_placing(s)
