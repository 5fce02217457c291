"""Deals full states that are consistent with a view, from the view alone: only the A cards of others are unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck

from .components import HEIGHTS
from .rules.phases import PHASES
from .state import VlakyState

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


class Sampler:
    """The known part of a view as a state, and the A cards to deal into it. Calling it deals one state."""

    def __init__(self, game: VlakyGame, view: VlakyView) -> None:
        board = game.board
        cards, symbols = board.card_number, board.symbol_number
        self.view = view
        self.base = s = VlakyState(game)
        s.phase = PHASES.index(view.phase)
        s.over = view.over
        s.turn = view.turn
        s.seat = view.turn if view.decider is None else view.decider
        s.ply, s.turns, s.race_turn = view.ply, view.turns, view.race_turn
        s.ending, s.dry, s.free_used = view.ending, view.dry, view.free_used
        s.side = -1 if view.side is None else board.sides.index(view.side)
        s.laid = [cards[card] for card in view.laid]
        s.head = view.head
        s.offer = [-1 if card is None else cards[card] for card in view.offer]
        s.discarded = sum(1 << cards[card] for card in view.discarded)
        s.queue = tuple((p.seat, tuple(symbols[name] for name in p.symbols), p.only_one) for p in view.queue)
        s.bend_seats = tuple(view.bend_seats)
        for number, seat in enumerate(view.seats):
            s.track[number] = -1 if seat.track is None else HEIGHTS.index(seat.track)
            s.height[number] = -1 if seat.height is None else HEIGHTS.index(seat.height)
            s.stops[number] = [None if stop is None else tuple(symbols[name] for name in stop) for stop in seat.stops]
            for row, count in seat.ticks.items():
                s.ticks[number][symbols[row]] = count
            s.slow[number], s.coins[number], s.gained[number] = seat.slow, seat.coins, seat.gained
            s.spent[number] = seat.spent
            s.hands[number] = sum(1 << cards[card] for card in seat.known)
            s.shown |= s.hands[number]
            s.bought[number], s.given_up[number], s.race[number] = seat.bought, seat.given_up, seat.race
        seen = {*s.laid, *s.offer}
        s.deck.counts = [int(card not in seen) for card in board.b_cards]
        s.deck.size = sum(s.deck.counts)
        own = 0 if view.hand is None else sum(1 << cards[card] for card in view.hand)
        if view.seat is not None:
            s.hands[view.seat] = own
        placed = own | s.shown | s.discarded
        self.pool = [int(card not in seen and not placed >> card & 1) for card in board.a_cards]

    def __call__(self, chance: Chance) -> VlakyState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        a_cards = s.game.board.a_cards
        pool = Deck("sample", self.pool)
        for number, seat in enumerate(self.view.seats):
            if number != self.view.seat:
                for _ in range(seat.cards - len(seat.known)):
                    s.hands[number] |= 1 << a_cards[chance.draw(pool)]
        s.unused = sum(1 << card for card, left in zip(a_cards, pool.counts, strict=True) if left)
        return s
