"""Drawing, as rules do it.

Rules call `luck.draw(chance, deck)` and `luck.below(chance, die, n)`. The other chances, which are sealed, scripted or
recording (`chance.py`), are asked through Python. When one of them fails, the move goes on with any card that is there
and is thrown away afterwards: `settle` raises what happened, and `apply` puts everything back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bits, piles, rows

if TYPE_CHECKING:
    from .piles import Deck
    from .seeded import Chance


def draw(chance: Chance, deck: Deck) -> int:
    """The top card of the deck, which leaves it."""
    return asked(chance, deck) if chance.other else seeded_draw(chance, deck)


def seeded_draw(chance: Chance, deck: Deck) -> int:
    """The card that the seeded fractions give."""
    if deck.size == 0:
        return from_tail(deck)
    place = bits.whole(chance.twister.random() * deck.size)
    counts = deck.counts
    card = 0
    while place >= counts[card]:
        place -= counts[card]
        card += 1
    counts[card] -= 1
    deck.size -= 1
    deck.drawn += 1
    return card


def below(chance: Chance, die: Deck, n: int) -> int:
    """A number from 0 to n - 1."""
    return thrown(chance, die, n) if chance.other else seeded_below(chance, die, n)


def seeded_below(chance: Chance, die: Deck, n: int) -> int:
    """The number that the seeded fractions give."""
    die.drawn += 1
    return bits.whole(chance.twister.random() * n)


def fraction(chance: Chance) -> float:
    """A number from 0 up to 1, for whoever chooses at random; only a seeded chance has it."""
    return chance.twister.random()


def seed(chance: Chance, seed: int, number: int) -> None:
    """Begin anew with the fractions of one of many seeds that follow from one."""
    chance.twister.seed((seed << 32) + number)


def from_tail(deck: Deck) -> int:
    """The first of the cards that were put under the deck."""
    card = rows.shift(deck.beneath)
    rows.shift(deck.knowers)
    deck.drawn += 1
    return card


def any_card(deck: Deck) -> int:
    """Any card that is there, for a move that will be thrown away."""
    if deck.size == 0:
        return from_tail(deck)
    card = 0
    while deck.counts[card] == 0:
        card += 1
    deck.counts[card] -= 1
    deck.size -= 1
    deck.drawn += 1
    return card


def asked(chance: Chance, deck: Deck) -> int:
    """A card from another kind of chance."""
    if chance.failure is None:
        try:
            return chance.draw(piles.handle(deck))
        except BaseException as why:
            chance.failure = why
    return any_card(deck)


def thrown(chance: Chance, die: Deck, n: int) -> int:
    """A throw from another kind of chance."""
    if chance.failure is None:
        try:
            return chance.below(piles.handle(die), n)
        except BaseException as why:
            chance.failure = why
    die.drawn += 1
    return 0


def settle(chance: Chance) -> None:
    """After a move: raise what made chance fail in it."""
    failure = chance.failure
    if failure is not None:
        chance.failure = None
        raise failure
