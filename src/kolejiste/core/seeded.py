"""The seeded chance of simulations, which all other kinds of chance derive from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import luck, piles
from .twister import Twister

if TYPE_CHECKING:
    from .piles import Deck


class Chance:
    """Fast seeded chance for simulation.

    The algorithm is fixed: Mersenne Twister seeded with the integer, one 53-bit fraction u per draw, and the
    card at place floor(u * n) of the unseen cards in the order of their numbers. Python promises the same
    fractions for the same seed in every version.
    """

    def __init__(self, seed: int | None = None) -> None:
        """A kind of chance that overrides `draw` and `below` needs no seed."""
        self.other = type(self) is not Chance  # then rules ask it through Python
        self.failure: BaseException | None = None
        self.twister = Twister(0 if seed is None else seed)

    def draw(self, deck: Deck) -> int:
        """The top card of the deck, which leaves it."""
        if not len(deck):
            raise ValueError(f"deck {deck.name} has no card left")
        return luck.seeded_draw(self, piles.lying(deck))

    def below(self, die: Deck, n: int) -> int:
        """A number from 0 to n - 1; the die is a deck that only counts its throws."""
        return luck.seeded_below(self, piles.lying(die), n)
