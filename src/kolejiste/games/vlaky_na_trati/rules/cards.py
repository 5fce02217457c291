"""Laying a card: "Vyložení karty železnice"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck, moves, rows, sets

from . import recording, telling, turns, widths

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def find_fitting(s: Table) -> None:
    """The cards of hand and offer that the seat whose turn it is may lay on the next slot, into `s.fit`."""
    t = s.tables
    slot = s.laid.size
    for word in range(widths.CARD_WORDS):
        s.fit[word] = s.hands[s.turn][word]
    for place in range(t.offer):
        if s.offer[place] >= 0:
            sets.put(s.fit, s.offer[place])
    if slot >= t.slots:
        for word in range(widths.CARD_WORDS):
            s.fit[word] = 0
    elif not t.fits_always and slot % t.row_slots != 0:
        # With uniform edges every card continues all three lines (V1); else its edge must meet that of the last.
        way = slot // t.row_slots % 2
        before = s.laid.cells[slot - 1]
        for card in range(t.cards):
            if not t.follows[way][card][before]:
                sets.drop(s.fit, card)


def add_fitting(s: Table, first: int) -> None:
    """A move for each card in `s.fit`."""
    for word in range(widths.CARD_WORDS):
        moves.add_each(s, first + 64 * word, s.fit[word])


def find_cards(s: Table) -> None:
    """Laying a card is a must; only when none fits, none is laid (V2)."""
    find_fitting(s)
    add_fitting(s, s.tables.first_lay)
    if moves.count(s) == 0:
        moves.add(s, s.tables.no_card)


def no_card(s: Table) -> None:
    if s.telling:
        telling.no_card_fits(s)
    s.dry += 1
    turns.after_card(s)


def put(s: Table, card: int, coins: int, chance: Chance) -> None:
    """The card goes to the next slot; every faster locomotive runs onto it, and each seat has its station to record.
    Where both of a seat's stand at one place, either runs: they look the same (V6)."""
    t = s.tables
    seat = s.turn
    slot = s.laid.size
    from_hand = sets.has(s.hands[seat], card)
    if s.telling:
        telling.card_laid(s, card, slot + 1, from_hand, coins)
    rows.push(s.laid, card)
    s.dry = 0
    if from_hand:
        sets.drop(s.hands[seat], card)
    else:
        fill_offer(s, card, chance)
    s.head += 1
    # Rows run to the right, back to the left, and to the right again; cards stay upright (V3).
    way = slot // t.row_slots % 2
    for number in range(t.players):
        height = s.height[number]
        station = t.halts[way][card][height]
        s.height[number] = t.leaves[way][card][height]
        rows.push(s.stops[number], station)
        if station >= 0:
            if s.telling:
                telling.station_reached(s, number, station)
            # From the starting player on (V11); what needs no decision is recorded until somebody has one to take.
            if s.queue_seat.size > 0 or recording.is_choice(s, number, station, False):
                recording.wait(s, s.queue_seat.size, number, station, False)
            else:
                recording.tick_all(s, number, station)
    turns.after_card(s)


def fill_offer(s: Table, card: int, chance: Chance) -> None:
    """A card taken from the offer is replaced at once; the hand never is."""
    slot = 0
    while s.offer[slot] != card:
        slot += 1
    s.offer[slot] = -1
    if s.deck.size > 0:
        s.offer[slot] = s.tables.b_cards[luck.draw(chance, s.deck)]
        s.reveals += 1
        if s.telling:
            telling.offer_filled(s, s.offer[slot])
