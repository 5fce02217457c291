"""Dealing what a viewer cannot know, for a sampler. The pools of unknown cards and tickets lie in the decks of the
table: what is not dealt stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, rows

from . import limits, phases, stations

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """Deal on a table on which only what the viewer knows is laid."""
    _deal_cards(s, chance, False)
    tries = 0
    while not _able(s):
        tries += 1
        _take_back(s)
        _deal_cards(s, chance, tries > limits.EASY_TRIES)
    s.deck.drawn = 0
    _deal_tickets(s, chance)


# --- cards ------------------------------------------------------------------------------------------------------------


def _able(s: Table) -> bool:
    """Who named a city can pay for its station: other hands are impossible."""
    for seat in range(s.tables.players):
        if s.able[seat] > 0 and s.able[seat] > stations.can_lay(s, seat):
            return False
    return True


def _take_back(s: Table) -> None:
    """Of hands that are not known whole only the known cards are left."""
    t = s.tables
    for seat in range(t.players):
        if s.unknown_cards[seat] > 0:
            for card in range(t.wild + 1):
                dealt = s.hands[seat][card] - s.known[seat][card]
                s.hands[seat][card] -= dealt
                s.deck.counts[card] += dealt
                s.deck.size += dealt


def _deal_cards(s: Table, chance: Chance, hard: bool) -> None:
    """Deal the unknown cards; where it is `hard` to find hands that can do what all know, what they need first."""
    t = s.tables
    for seat in range(t.players):
        s.undealt_cards[seat] = s.unknown_cards[seat]
    if hard:
        for seat in range(t.players):
            _deal_needed(s, seat)
    for seat in range(t.players):
        for _ in range(s.undealt_cards[seat]):
            s.hands[seat][luck.draw(chance, s.deck)] += 1


def _deal_needed(s: Table, seat: int) -> None:
    """The fewest unknown cards with which a hand can lay as many of one colour as all know it can."""
    t = s.tables
    hand = s.hands[seat]
    pool = s.deck.counts
    best = -1
    fewest = s.undealt_cards[seat] + 1
    for colour in range(t.wild):
        lacking = max(0, s.able[seat] - hand[colour] - hand[t.wild])
        if lacking < fewest and lacking - pool[colour] <= pool[t.wild]:
            best = colour
            fewest = lacking
    if best >= 0:
        wilds = max(0, fewest - pool[best])
        _give(s, seat, best, fewest - wilds)
        _give(s, seat, t.wild, wilds)


def _give(s: Table, seat: int, card: int, count: int) -> None:
    s.deck.counts[card] -= count
    s.deck.size -= count
    s.hands[seat][card] += count
    s.undealt_cards[seat] -= count


# --- tickets ----------------------------------------------------------------------------------------------------------


def _deal_tickets(s: Table, chance: Chance) -> None:
    """Deal the tickets this viewer cannot place to hands, offers, boxes and under the deck."""
    t = s.tables
    for ticket in range(t.tickets):
        s.set_apart[ticket] = 0
    if s.phase == phases.FIRST:
        for seat in range(t.players):
            if seat != s.viewer:
                _deal_first(s, seat, chance)
    else:
        _share_longs(s, chance)
        for seat in range(t.players):
            if seat != s.viewer:
                _deal_seat(s, seat, chance)
    _deal_tail(s, chance)
    for ticket in range(t.tickets):
        s.ticket_deck.counts[ticket] += s.set_apart[ticket]
        s.ticket_deck.size += s.set_apart[ticket]
    s.ticket_deck.drawn = 0
    s.longs.drawn = 0


def _deal_first(s: Table, seat: int, chance: Chance) -> None:
    """The first tickets another seat is choosing from and, if it has chosen, what it may have chosen."""
    t = s.tables
    for place in range(t.deal_long):
        s.offers[seat][place] = luck.draw(chance, s.longs)
    for place in range(t.deal_regular):
        s.offers[seat][t.deal_long + place] = luck.draw(chance, s.ticket_deck)
    s.offered[seat] = t.deal_long + t.deal_regular
    if s.chose[seat]:
        ways = 0
        for kept in range(1, 1 << s.offered[seat]):
            if bits.count(kept) >= t.keep_first:
                ways += 1
        way = luck.below(chance, s.die, ways)
        for kept in range(1, 1 << s.offered[seat]):
            if bits.count(kept) >= t.keep_first:
                if way == 0:
                    s.chosen[seat] = kept
                way -= 1


def _share_longs(s: Table, chance: Chance) -> None:
    """Which of the unknown tickets are long: everybody was dealt as many, so how many there are follows from the sizes
    of deck, hands and boxes. Where first tickets go under the deck they may lie anywhere by now, but for the part of
    the deck that nobody has seen."""
    t = s.tables
    for seat in range(t.players):
        s.long_slots[seat] = 0
    if t.to_box:
        for _ in range(s.unknown_longs):
            free = 0
            for seat in range(t.players):
                if s.long_slots[seat] < s.room_for_longs[seat]:
                    free += 1
            chosen = luck.below(chance, s.die, free)
            for seat in range(t.players):
                if s.long_slots[seat] < s.room_for_longs[seat]:
                    if chosen == 0:
                        s.long_slots[seat] += 1
                        break
                    chosen -= 1
    else:
        for _ in range(s.unseen_tickets):
            s.set_apart[luck.draw(chance, s.ticket_deck)] += 1
        for _ in range(s.unknown_longs):
            s.ticket_deck.counts[luck.draw(chance, s.longs)] += 1
            s.ticket_deck.size += 1


def _deal_seat(s: Table, seat: int, chance: Chance) -> None:
    """The hand, box and offer of another seat: of its first tickets it kept any, long or not."""
    first = min(s.unknown_tickets[seat], s.first_kept[seat])
    kept_longs = 0
    for drawn in range(s.long_slots[seat]):  # each long ticket is one of the first ones, kept or boxed
        if luck.below(chance, s.die, first + s.unknown_boxed[seat] - drawn) < first - kept_longs:
            kept_longs += 1
    for place in range(kept_longs):
        rows.insert(s.tickets[seat], place, luck.draw(chance, s.longs))
    for _ in range(s.unknown_tickets[seat] - kept_longs):
        rows.push(s.tickets[seat], luck.draw(chance, s.ticket_deck))
    boxed_longs = s.long_slots[seat] - kept_longs
    for place in range(boxed_longs):
        s.boxed[seat][place] = luck.draw(chance, s.longs)
    for place in range(boxed_longs, s.unknown_boxed[seat]):
        s.boxed[seat][place] = luck.draw(chance, s.ticket_deck)
    while s.offered[seat] < s.all_offered[seat]:
        s.offers[seat][s.offered[seat]] = luck.draw(chance, s.ticket_deck)
        s.offered[seat] += 1


def _deal_tail(s: Table, chance: Chance) -> None:
    """Whoever put an unknown ticket under the deck knows it; which seat that was does not show in this view."""
    t = s.tables
    other = (max(0, s.viewer) + 1) % t.players
    tail = s.ticket_deck.beneath
    for place in range(tail.size):
        if tail.cells[place] < 0:
            tail.cells[place] = luck.draw(chance, s.ticket_deck)
            s.ticket_deck.knowers.cells[place] = 0
            if t.players > 1:
                s.ticket_deck.knowers.cells[place] = bits.bit(other)
