"""Set-up: "Příprava hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.journal import Note

from ..components import HEIGHTS
from ..events import HandDealt, HandDealtUnseen, OfferFilled, SideChosen, TrackChosen
from . import recording, turns
from .phases import TRACK

if TYPE_CHECKING:
    from ..state import VlakyState


def legal_side(s: VlakyState) -> list[int]:
    return [s.game.numbering.side + side for side in range(len(s.game.board.sides))]


def choose_side(s: VlakyState, move: int, chance: Chance) -> None:
    """The starting player, on seat 1 (V25), chooses the start card's side before any card is dealt; then hands and
    offer are dealt."""
    board, rules = s.game.board, s.game.board.rules
    s.side = move - s.game.numbering.side
    if s.journal is not None:
        s.journal.append(Note(SideChosen(s.seat, board.sides[s.side])))
    deck = Deck("A", [1] * len(board.a_cards))
    for seat in range(s.game.players):
        for _ in range(rules.hand):
            s.hands[seat] |= 1 << board.a_cards[chance.draw(deck)]
        if s.journal is not None:
            cards = tuple(card for number, card in enumerate(board.cards) if s.hands[seat] >> number & 1)
            s.journal.append(Note(HandDealt(seat, cards), 1 << seat, HandDealtUnseen(seat, len(cards))))
    # With two players the other A cards go back into the box unseen.
    s.unused = sum(1 << card for card, left in zip(board.a_cards, deck.counts, strict=True) if left)
    for slot in range(rules.offer):
        s.offer[slot] = board.b_cards[chance.draw(s.deck)]
        if s.journal is not None:
            s.journal.append(Note(OfferFilled(board.cards[s.offer[slot]])))
    s.reveals += 1
    s.phase = TRACK


def legal_track(s: VlakyState) -> list[int]:
    """A track has the locomotives of one player only; with two players one stays empty (V24)."""
    return [s.game.numbering.track + height for height in range(3) if height not in s.track]


def choose_track(s: VlakyState, move: int, chance: Chance) -> None:
    """Both locomotives go to the start of the track, and its symbol is ticked."""
    height = move - s.game.numbering.track
    seat = s.seat
    s.track[seat] = s.height[seat] = height
    if s.journal is not None:
        s.journal.append(Note(TrackChosen(seat, HEIGHTS[height])))
    recording.tick(s, seat, s.game.board.start_symbol[s.side][height])
    if seat + 1 < s.game.players:
        s.seat = s.turn = seat + 1
    else:
        turns.begin_turn(s, 0)
