"""Deals full states that are consistent with a view, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck

from .state import SwitchState

if TYPE_CHECKING:
    from .game import SwitchGame
    from .view import SwitchView


class Sampler:
    """What a view knows, as a state, and the wagons whose place it does not know. Calling it deals one state."""

    def __init__(self, game: SwitchGame, view: SwitchView) -> None:
        self.known = s = SwitchState(game)
        s.seat = s.turn = view.turn
        s.ply, s.over = view.ply, view.over
        s.trains = [list(train) for train in view.trains]
        s.hands = [list(seat.known if seat.hand is None else seat.hand) for seat in view.seats]
        s.known = [list(seat.known) for seat in view.seats]
        s.out = [seat.out for seat in view.seats]
        s.points = [list(seat.points) for seat in view.seats]
        self.hidden = [seat.wagons - len(hand) for seat, hand in zip(view.seats, s.hands, strict=True)]
        self.unseen = [game.board.each] * len(game.board.weights)
        for pile in (*s.hands, *s.trains):
            for weight in pile:
                self.unseen[weight - 1] -= 1

    def __call__(self, chance: Chance) -> SwitchState:
        s = self.known.clone()
        pool = Deck("sample", self.unseen)
        for hand, wagons in zip(s.hands, self.hidden, strict=True):
            for _ in range(wagons):
                hand.append(chance.draw(pool) + 1)
            hand.sort()
        s.set_deck(pool.counts)
        return s
