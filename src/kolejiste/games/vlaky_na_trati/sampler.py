"""Deals full states that are consistent with a view, from the view alone: only the A cards of others are unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.masks import mask
from kolejiste.core.snapshots import seen

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView


class Sampler:
    """The known part of a view as a state, and the A cards to deal into it. Calling it deals one state."""

    def __init__(self, game: VlakyGame, view: VlakyView) -> None:
        board = game.board
        self.view = view
        self.base = s = seen(game, view, view.phase)
        game.forms.lay(s, view)
        for number, seat in enumerate(view.seats):
            s.hands[number] = mask(board.card_number[card] for card in seat.known)
        s.shown = s.in_hands()
        open_cards = {*s.laid, *s.offer}
        s.deck.counts = [int(card not in open_cards) for card in board.b_cards]
        s.deck.size = sum(s.deck.counts)
        own = 0 if view.hand is None else mask(board.card_number[card] for card in view.hand)
        if view.seat is not None:
            s.hands[view.seat] = own
        placed = own | s.shown | s.discarded
        self.pool = [int(card not in open_cards and not placed >> card & 1) for card in board.a_cards]

    def __call__(self, chance: Chance) -> VlakyState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        a_cards = s.game.board.a_cards
        pool = Deck("sample", self.pool)
        for number, seat in enumerate(self.view.seats):
            if number != self.view.seat:
                for _ in range(seat.cards - len(seat.known)):
                    s.hands[number] |= 1 << a_cards[chance.draw(pool)]
        s.unused = mask(card for card, left in zip(a_cards, pool.counts, strict=True) if left)
        return s
