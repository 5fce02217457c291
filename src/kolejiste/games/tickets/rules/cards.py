"""Drawing train cards: Europe p. 3 "Tažení karet vozů" and p. 4 "Lokomotivy"; San Francisco "Doberanie prepravných
kariet"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import (
    CardDrawn,
    CardDrawnUnseen,
    CardTaken,
    CardTurned,
    DeckReshuffled,
    DisplayReplaced,
    DisplayStays,
    DrawLapsed,
)
from . import turns
from .phases import SECOND, TURN

if TYPE_CHECKING:
    from ..state import TicketsState

MOST_REPLACED = 3  # times in a row that the display is replaced because of its wild cards (T6)


def top(s: TicketsState, chance: Chance) -> int:
    """The top card of the deck, or -1 when there is none. An empty deck is made anew from the discards when a card is
    needed (T3)."""
    deck = s.deck
    if not deck.size:
        if not any(s.discards):
            return -1
        deck.reshuffle(s.discards)
        s.discards = [0] * len(s.discards)
        if s.journal is not None:
            s.journal.append(Note(DeckReshuffled(deck.size)))
    return chance.draw(deck)


def hold(s: TicketsState, seat: int, card: int) -> None:
    """A card comes into a hand, and with it what the hand pays for."""
    hand, numbering = s.hands[seat], s.game.numbering
    hand[card] += 1
    if card == s.game.wild:
        s.payable[seat] = numbering.payable(hand)
    else:
        s.payable[seat] |= numbering.pays[card][hand[card]][hand[-1]]


def legal_second(s: TicketsState) -> list[int]:
    """The second card: from the deck, or face up, but never a face-up wild card."""
    shown = face_up_mask(s) & ~(1 << s.game.board.wild)
    if s.deck.size or any(s.discards):
        return s.game.draws[shown][:]
    return s.game.draws[shown][1:]


def face_up_mask(s: TicketsState) -> int:
    """Which cards lie face up, as a mask of card numbers."""
    bit = s.game.card_bit
    mask = 0
    for card in s.face_up:
        mask |= bit[card]
    return mask


def draw_blind(s: TicketsState, move: int, chance: Chance) -> None:
    """The top card of the deck; a wild card drawn this way counts as one card like any other."""
    seat = s.turn
    card = chance.draw(s.deck) if s.deck.size else top(s, chance)
    s.reveals += 1
    hold(s, seat, card)
    if s.journal is not None:
        s.journal.append(Note(CardDrawn(seat, s.game.board.faces[card]), 1 << seat, CardDrawnUnseen(seat)))
    _drawn(s, chance)


def take_face_up(s: TicketsState, move: int, chance: Chance) -> None:
    """A face-up card, replaced at once from the deck. A wild card is the whole draw."""
    seat = s.turn
    card = move - s.game.numbering.face_up
    s.reveals += 1
    hold(s, seat, card)
    s.known[seat][card] += 1
    if s.journal is not None:
        s.journal.append(Note(CardTaken(seat, s.game.board.faces[card])))
    slot = s.face_up.index(card)
    s.face_up[slot] = -1
    _turn_up(s, slot, chance)
    wild = s.game.wild
    if s.face_up.count(wild) >= s.game.reset_at:
        replace_display(s, chance)
    else:
        s.stays = False
    if card == wild:
        turns.end_turn(s, chance)
    else:
        _drawn(s, chance)


def _drawn(s: TicketsState, chance: Chance) -> None:
    """After a card: the second one is asked for, unless this was it or there is none to take (T4)."""
    if s.phase == TURN:
        s.phase = SECOND
        if s.deck.size or legal_second(s):
            return
        if s.journal is not None:
            s.journal.append(Note(DrawLapsed(s.turn)))
    turns.end_turn(s, chance)


def _turn_up(s: TicketsState, slot: int, chance: Chance) -> None:
    card = chance.draw(s.deck) if s.deck.size else top(s, chance)
    s.face_up[slot] = card
    if card >= 0 and s.journal is not None:
        s.journal.append(Note(CardTurned(s.game.board.faces[card])))


def fill_display(s: TicketsState, chance: Chance) -> None:
    """Turn cards up on every empty slot while there are any (T5), and replace the display where it must be."""
    for slot, card in enumerate(s.face_up):
        if card < 0:
            _turn_up(s, slot, chance)
    replace_display(s, chance)


def replace_display(s: TicketsState, chance: Chance) -> None:
    """Three face-up wild cards: discard the display and turn up a new one, while that can help, but three times in a
    row at most (T6)."""
    board = s.game.board
    wild, rules = board.wild, board.rules
    replaced = 0
    s.stays = False
    while s.face_up.count(wild) >= rules.reset_at and _can_replace(s):
        if replaced == MOST_REPLACED:
            s.stays = True
            if s.journal is not None:
                s.journal.append(Note(DisplayStays(s.face_up.count(wild))))
            return
        replaced += 1
        if s.journal is not None:
            s.journal.append(Note(DisplayReplaced(s.face_up.count(wild))))
        for card in s.face_up:
            if card >= 0:
                s.discards[card] += 1
        s.face_up = [-1] * rules.face_up
        for slot in range(rules.face_up):
            _turn_up(s, slot, chance)


def _can_replace(s: TicketsState) -> bool:
    """Whether display, deck and discards hold enough cards, and enough ordinary ones, for a display that stays."""
    board = s.game.board
    rules, wild = board.rules, board.wild
    shown = [card for card in s.face_up if card >= 0]
    total = len(shown) + s.deck.size + sum(s.discards)
    wilds = shown.count(wild) + s.deck.counts[wild] + s.discards[wild]
    return total >= rules.face_up and total - wilds > rules.face_up - rules.reset_at
