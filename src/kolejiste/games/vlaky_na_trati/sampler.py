"""Deals full states that are consistent with a view, from the view alone: only the A cards of others are unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.masks import mask
from kolejiste.core.snapshots import seen

from .rules import dealing
from .rules.widths import CARD_WORDS

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView


class Sampler:
    """The known part of a view as a state, with the A cards to deal into it. Calling it deals one state."""

    def __init__(self, game: VlakyGame, view: VlakyView) -> None:
        board = game.board
        self.base = s = seen(game, view, view.phase)
        game.forms.lay(s, view)
        for number, seat in enumerate(view.seats):
            s.hands[number] = _spread(mask(board.card_number[card] for card in seat.known))
            s.unknown[number] = 0 if number == view.seat else seat.cards - len(seat.known)
        shown = s.in_hands()
        s.shown = _spread(shown)
        open_cards = {*s.laid, *s.offer}
        s.deck.counts = [int(card not in open_cards) for card in board.b_cards]
        s.deck.size = sum(s.deck.counts)
        own = 0 if view.hand is None else mask(board.card_number[card] for card in view.hand)
        if view.seat is not None:
            s.hands[view.seat] = _spread(own)
        placed = own | shown | sets.joined(s.discarded)
        s.unused = _spread(0)
        s.a_deck.counts = [int(card not in open_cards and not placed >> card & 1) for card in board.a_cards]
        s.a_deck.size = sum(s.a_deck.counts)

    def __call__(self, chance: Chance) -> VlakyState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        dealing.deal(s, chance)
        return s


def _spread(cards: int) -> list[int]:
    return sets.spread(cards, CARD_WORDS)
