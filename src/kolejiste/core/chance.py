"""Chance comes from outside: decks that hold no future, and the generators that draw from them.

A state keeps a `Deck`, which is the counts of what is unseen; which card comes next is decided only when it
is drawn, by a `Chance`. So a state can be shown, copied and sampled without carrying a secret order.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence

from .errors import BadRecord


class Deck:
    """A face-down deck: how many of each card are unseen, and what was put back under it, in order.

    `tail` holds (card, mask of the seats that know it). `drawn` counts the draws since the last shuffle and
    `epoch` the shuffles, so that a sealed chance can name each draw. A deck without cards serves as a die.
    """

    __slots__ = ("counts", "drawn", "epoch", "name", "size", "tail")

    def __init__(self, name: str, counts: Sequence[int]) -> None:
        self.name = name
        self.counts = list(counts)
        self.size = sum(counts)
        self.tail: tuple[tuple[int, int], ...] = ()
        self.epoch = 0
        self.drawn = 0

    def __len__(self) -> int:
        return self.size + len(self.tail)

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.counts}, tail={self.tail}, epoch={self.epoch}, drawn={self.drawn})"

    def clone(self) -> Deck:
        """A copy to draw from without changing this deck."""
        other = Deck.__new__(Deck)
        other.name = self.name
        other.counts = self.counts[:]
        other.size = self.size
        other.tail = self.tail
        other.epoch = self.epoch
        other.drawn = self.drawn
        return other

    def take(self, card: int) -> None:
        """Draw this very card: an unseen one while there are any, then the first of the tail."""
        if self.size:
            if not (0 <= card < len(self.counts) and self.counts[card]):
                raise ValueError(f"no card {card} unseen in deck {self.name}")
            self.counts[card] -= 1
            self.size -= 1
        else:
            if self.tail[0][0] != card:
                raise ValueError(f"card {card} is not on top of deck {self.name}")
            self.tail = self.tail[1:]
        self.drawn += 1

    def under(self, card: int, known_to: int) -> None:
        """Put a card under the deck; `known_to` is the mask of seats that know which card it is."""
        self.tail = (*self.tail, (card, known_to))

    def reshuffle(self, counts: Sequence[int]) -> None:
        """Shuffle these cards into a new deck; only an empty deck is ever reshuffled."""
        self.counts = list(counts)
        self.size = sum(counts)
        self.epoch += 1
        self.drawn = 0


class Chance:
    """Fast seeded chance for simulation.

    The algorithm is fixed: Mersenne Twister seeded with the integer, one 53-bit fraction u per draw, and the
    card at place floor(u * n) of the unseen cards in the order of their numbers. Python promises the same
    fractions for the same seed in every version.
    """

    def __init__(self, seed: int) -> None:
        self._fraction = random.Random(seed).random

    def draw(self, deck: Deck) -> int:
        """The top card of the deck, which leaves it."""
        size = deck.size
        if not size:
            card = deck.tail[0][0]
            deck.tail = deck.tail[1:]
            deck.drawn += 1
            return card
        place = int(self._fraction() * size)
        counts = deck.counts
        card = 0
        for count in counts:
            if place < count:
                counts[card] = count - 1
                break
            place -= count
            card += 1
        deck.size = size - 1
        deck.drawn += 1
        return card

    def below(self, die: Deck, n: int) -> int:
        """A number from 0 to n - 1; the die is a deck that only counts its throws."""
        die.drawn += 1
        return int(self._fraction() * n)


class SealedChance(Chance):
    """The table's chance: the k-th draw of a shuffle is HMAC(key, deck, epoch, k).

    It is fixed like a shuffled deck, whoever draws and when, so that taking moves back cannot change a card.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _number(self, deck: Deck, n: int) -> int:
        message = f"{deck.name}:{deck.epoch}:{deck.drawn}".encode()
        return int.from_bytes(hmac.digest(self._key, message, hashlib.sha256)[:16], "big") % n

    def draw(self, deck: Deck) -> int:
        card = 0
        if deck.size:
            place = self._number(deck, deck.size)
            while place >= deck.counts[card]:
                place -= deck.counts[card]
                card += 1
        else:
            card = deck.tail[0][0]
        deck.take(card)
        return card

    def below(self, die: Deck, n: int) -> int:
        number = self._number(die, n)
        die.drawn += 1
        return number


class ScriptedChance(Chance):
    """Chance that gives the draws it was told, for tests, replays and explicit chance nodes.

    Each scripted draw is (deck name, card). When the script ends, `then` goes on, if there is one.
    """

    def __init__(self, draws: Iterable[tuple[str, int]], then: Chance | None = None) -> None:
        self.draws = list(draws)
        self._then = then
        self._next = 0

    @property
    def left(self) -> int:
        """How many scripted draws have not been asked for."""
        return len(self.draws) - self._next

    def _scripted(self, deck: Deck) -> int | None:
        if self._next == len(self.draws):
            if self._then is None:
                raise BadRecord("draw-missing", deck=deck.name)
            return None
        name, value = self.draws[self._next]
        if name != deck.name:
            raise BadRecord("draw-deck", deck=deck.name, scripted=name)
        self._next += 1
        return value

    def draw(self, deck: Deck) -> int:
        card = self._scripted(deck)
        if card is None:
            assert self._then is not None
            return self._then.draw(deck)
        try:
            deck.take(card)
        except (ValueError, IndexError):
            raise BadRecord("draw-impossible", deck=deck.name, card=card) from None
        return card

    def below(self, die: Deck, n: int) -> int:
        number = self._scripted(die)
        if number is None:
            assert self._then is not None
            return self._then.below(die, n)
        if not 0 <= number < n:
            raise BadRecord("draw-impossible", deck=die.name, card=number)
        die.drawn += 1
        return number


class RecordingChance(Chance):
    """Passes every draw on and remembers it in `draws` as (deck name, card)."""

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.draws: list[tuple[str, int]] = []

    def draw(self, deck: Deck) -> int:
        card = self._inner.draw(deck)
        self.draws.append((deck.name, card))
        return card

    def below(self, die: Deck, n: int) -> int:
        number = self._inner.below(die, n)
        self.draws.append((die.name, number))
        return number

    def taken(self) -> list[tuple[str, int]]:
        """The draws since the last call."""
        draws, self.draws = self.draws, []
        return draws
