"""Tickets: Europe p. 3 "Zahájení hry", p. 6 "Tažení karet vlakových linek"; San Francisco "Doberanie kariet cieľových
staníc"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, moves, rows

from . import phases, souvenirs, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def at_least(s: Table) -> int:
    """How many of the offered tickets must be kept; a last single ticket must always be."""
    t = s.tables
    keep = t.keep_first if s.phase == phases.FIRST else t.keep_drawn
    return min(keep, s.offered[s.seat])


def any_left(s: Table) -> bool:
    """Whether there is a ticket to draw."""
    return s.ticket_deck.size > 0 or s.ticket_deck.beneath.size > 0


def legal_keep(s: Table) -> None:
    """Any of the offered tickets, but at least so many."""
    least = at_least(s)
    for kept in range(1, 1 << s.offered[s.seat]):
        if bits.count(kept) >= least:
            moves.add(s, s.tables.first_keep + kept - 1)


def draw(s: Table, chance: Chance) -> None:
    """Draw three tickets (San Francisco: two), or what is left."""
    seat = s.turn
    deck = s.ticket_deck
    while s.offered[seat] < s.tables.draw_tickets and any_left(s):
        # A ticket that came back under the deck is known to those who put it there.
        knowers = 0
        if deck.size == 0:
            knowers = deck.knowers.cells[0]
        ticket = luck.draw(chance, deck)
        s.known_to[ticket] = knowers
        if bits.has(knowers, seat):
            s.known_to[ticket] -= bits.bit(seat)
        s.offers[seat][s.offered[seat]] = ticket
        s.offered[seat] += 1
    s.reveals += 1
    s.phase = phases.KEEP
    if s.telling:
        telling.tickets_offered(s, seat)


def keep(s: Table, kept: int, chance: Chance) -> None:
    """Keep these tickets of the offer, as bits."""
    if s.phase == phases.FIRST:
        _choose_first(s, kept)
        return
    seat = s.turn
    if bits.count(kept) < s.offered[seat]:
        # Who knew a ticket of the offer knows that it lies in this hand only if all are kept (T10).
        for place in range(s.offered[seat]):
            s.known_to[s.offers[seat][place]] = 0
    _split(s, seat, kept, False)
    if s.telling:
        telling.tickets_kept(s, seat, bits.count(kept))
    turns.end_turn(s, chance)


def _split(s: Table, seat: int, kept: int, to_box: bool) -> None:
    """The tickets that are kept come into the hand; the others go to the box, or under the deck in the order in which
    they were drawn (T9)."""
    boxed = 0
    for place in range(s.offered[seat]):
        ticket = s.offers[seat][place]
        s.offers[seat][place] = -1
        if bits.has(kept, place):
            rows.push(s.tickets[seat], ticket)
        elif to_box:
            s.boxed[seat][boxed] = ticket
            boxed += 1
        else:
            rows.push(s.ticket_deck.beneath, ticket)
            rows.push(s.ticket_deck.knowers, bits.bit(seat))
    s.offered[seat] = 0


def _choose_first(s: Table, kept: int) -> None:
    """All choose at the same time: seat by seat, and what they chose stays hidden until the last has chosen (T13)."""
    t = s.tables
    s.chosen[s.seat] = kept
    if s.telling:
        telling.tickets_chosen(s, s.seat)
    if s.seat + 1 < t.players:
        turns.ask(s, s.seat + 1)
        return
    for owner in range(t.players):
        s.first_kept[owner] = bits.count(s.chosen[owner])
        _split(s, owner, s.chosen[owner], t.to_box)
        s.chosen[owner] = 0
        if s.telling:
            telling.tickets_kept(s, owner, s.first_kept[owner])
    s.reveals += 1
    turns.ask(s, 0)
    s.phase = phases.TURN
    if s.aside.size > 0:
        souvenirs.begin_placing(s)
