"""Drawing train cards: Europe p. 3 "Tažení karet vozů" and p. 4 "Lokomotivy"; San Francisco "Doberanie prepravných
kariet"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck, moves

from . import limits, phases, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def any_left(s: Table) -> bool:
    """Whether a card can be drawn: from the deck, or once the discards are shuffled."""
    if s.deck.size > 0:
        return True
    for card in range(s.tables.wild + 1):
        if s.discards[card] > 0:
            return True
    return False


def top(s: Table, chance: Chance) -> int:
    """The top card of the deck, or -1 when there is none. An empty deck is made anew from the discards when a card is
    needed (T3)."""
    if s.deck.size == 0:
        if not any_left(s):
            return -1
        _reshuffle(s)
    return luck.draw(chance, s.deck)


def _reshuffle(s: Table) -> None:
    deck = s.deck
    for card in range(s.tables.wild + 1):
        deck.counts[card] = s.discards[card]
        deck.size += s.discards[card]
        s.discards[card] = 0
    deck.epoch += 1
    deck.drawn = 0
    if s.telling:
        telling.deck_reshuffled(s, deck.size)


def legal_second(s: Table) -> None:
    """The second card: from the deck, or face up, but never a face-up wild card."""
    add_draws(s, s.tables.wild)


def add_draws(s: Table, faces: int) -> None:
    """Drawing from the deck, or taking a face-up card, but only one of the first so many cards. Face-up cards may be
    taken even when deck and discards are empty (T2)."""
    t = s.tables
    if any_left(s):
        moves.add(s, t.draw_blind)
    shown = 0
    for slot in range(t.face_up):
        card = s.face_up[slot]
        if 0 <= card < faces:
            shown |= 1 << card
    moves.add_each(s, t.first_face_up, shown)


def draw_blind(s: Table, chance: Chance) -> None:
    """The top card of the deck; a wild card drawn this way counts as one card like any other."""
    seat = s.turn
    card = top(s, chance)
    s.reveals += 1
    s.hands[seat][card] += 1
    if s.telling:
        telling.card_drawn(s, seat, card)
    _drawn(s, chance)


def take_face_up(s: Table, card: int, chance: Chance) -> None:
    """A face-up card, replaced at once from the deck. A wild card is the whole draw."""
    t = s.tables
    seat = s.turn
    s.reveals += 1
    s.hands[seat][card] += 1
    s.known[seat][card] += 1
    if s.telling:
        telling.card_taken(s, seat, card)
    slot = 0
    while s.face_up[slot] != card:
        slot += 1
    s.face_up[slot] = -1
    _turn_up(s, slot, chance)
    if wilds_shown(s) >= t.reset_at:
        replace_display(s, chance)
    else:
        s.stays = False
    if card == t.wild:
        turns.end_turn(s, chance)
    else:
        _drawn(s, chance)


def _drawn(s: Table, chance: Chance) -> None:
    """After a card: the second one is asked for, unless this was it or there is none to take (T4)."""
    if s.phase == phases.TURN:
        s.phase = phases.SECOND
        if _second_there(s):
            return
        if s.telling:
            telling.draw_lapsed(s, s.turn)
    turns.end_turn(s, chance)


def _second_there(s: Table) -> bool:
    """Whether there is anything to take as the second card."""
    t = s.tables
    for slot in range(t.face_up):
        if 0 <= s.face_up[slot] < t.wild:
            return True
    return any_left(s)


def _turn_up(s: Table, slot: int, chance: Chance) -> None:
    card = top(s, chance)
    s.face_up[slot] = card
    if card >= 0 and s.telling:
        telling.card_turned(s, card)


def wilds_shown(s: Table) -> int:
    """How many wild cards lie face up."""
    t = s.tables
    found = 0
    for slot in range(t.face_up):
        if s.face_up[slot] == t.wild:
            found += 1
    return found


def fill_display(s: Table, chance: Chance) -> None:
    """Turn cards up on every empty slot while there are any (T5), and replace the display where it must be."""
    for slot in range(s.tables.face_up):
        if s.face_up[slot] < 0:
            _turn_up(s, slot, chance)
    replace_display(s, chance)


def replace_display(s: Table, chance: Chance) -> None:
    """Three face-up wild cards: discard the display and turn up a new one, while that can help, but three times in a
    row at most (T6)."""
    t = s.tables
    replaced = 0
    s.stays = False
    while wilds_shown(s) >= t.reset_at and _can_replace(s):
        if replaced == limits.MOST_REPLACED:
            s.stays = True
            if s.telling:
                telling.display_stays(s, wilds_shown(s))
            return
        replaced += 1
        if s.telling:
            telling.display_replaced(s, wilds_shown(s))
        for slot in range(t.face_up):
            if s.face_up[slot] >= 0:
                s.discards[s.face_up[slot]] += 1
                s.face_up[slot] = -1
        for slot in range(t.face_up):
            _turn_up(s, slot, chance)


def _can_replace(s: Table) -> bool:
    """Whether display, deck and discards hold enough cards, and enough ordinary ones, for a display that stays."""
    t = s.tables
    wilds = wilds_shown(s) + s.deck.counts[t.wild] + s.discards[t.wild]
    total = s.deck.size
    for slot in range(t.face_up):
        if s.face_up[slot] >= 0:
            total += 1
    for card in range(t.wild + 1):
        total += s.discards[card]
    return total >= t.face_up and total - wilds > t.face_up - t.reset_at
