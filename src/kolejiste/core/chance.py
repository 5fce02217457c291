"""Chance comes from outside: decks that hold no future, and the generators that draw from them.

A state keeps a `Deck`, which is the counts of what is unseen; which card comes next is decided only when it
is drawn, by a `Chance`. So a state can be shown, copied and sampled without carrying a secret order.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from .errors import BadRecord
from .piles import Deck
from .seeded import Chance

__all__ = ["Chance", "Deck", "RecordingChance", "ScriptedChance", "SealedChance"]


class SealedChance(Chance):
    """The table's chance: the k-th draw of a shuffle is HMAC(key, deck, epoch, k).

    It is fixed like a shuffled deck, whoever draws and when, so that taking moves back cannot change a card.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__()
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
        super().__init__()
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
        super().__init__()
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
