"""Deals full states that are consistent with a view, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.snapshots import seen

if TYPE_CHECKING:
    from .game import SwitchGame
    from .state import SwitchState
    from .view import SwitchView


class Sampler:
    """What a view knows, as a state whose deck still has the hidden wagons. Calling it deals one state."""

    def __init__(self, game: SwitchGame, view: SwitchView) -> None:
        self.base = s = seen(game, view, view.phase)
        game.forms.lay(s, view)
        for number, seat in enumerate(view.seats):
            s.hands[number] = game.counted(seat.known if seat.hand is None else seat.hand)
        s.deck = game.deck_of([*s.trains, *s.hands])
        self.hidden = [seat.wagons - sum(hand) for seat, hand in zip(view.seats, s.hands, strict=True)]

    def __call__(self, chance: Chance) -> SwitchState:
        s = self.base.clone()
        for hand, wagons in zip(s.hands, self.hidden, strict=True):
            for _ in range(wagons):
                hand[chance.draw(s.deck)] += 1
        return s
