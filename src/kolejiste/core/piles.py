"""Face-down decks that hold no future. A compiled build has its own `Deck`, which reads and writes inside a table."""

from __future__ import annotations

from collections.abc import Sequence

from .rows import Row

NAMES: list[str] = []  # of decks, by their numbers


class Deck:
    """A face-down deck: how many of each card are unseen, and what was put back under it, in order.

    `tail` holds (card, mask of the seats that know it). `drawn` counts the draws since the last shuffle and
    `epoch` the shuffles, so that a sealed chance can name each draw. A deck without cards serves as a die.
    Rules see the tail as two rows, `beneath` with the cards and `knowers` with the masks.
    """

    __slots__ = ("beneath", "counts", "drawn", "epoch", "knowers", "name", "size")

    def __init__(self, name: str, counts: Sequence[int]) -> None:
        self.name = name
        self.counts = list(counts)
        self.size = sum(counts)
        self.beneath = Row()
        self.knowers = Row()
        self.epoch = 0
        self.drawn = 0

    @property
    def tail(self) -> tuple[tuple[int, int], ...]:
        return tuple(zip(self.beneath, self.knowers, strict=True))

    @tail.setter
    def tail(self, tail: Sequence[tuple[int, int]]) -> None:
        self.beneath = Row(card for card, _ in tail)
        self.knowers = Row(known for _, known in tail)

    def __len__(self) -> int:
        return self.size + self.beneath.size

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.counts}, tail={self.tail}, epoch={self.epoch}, drawn={self.drawn})"

    def clone(self) -> Deck:
        """A copy to draw from without changing this deck."""
        other = Deck.__new__(Deck)
        other.name = self.name
        other.counts = self.counts[:]
        other.size = self.size
        other.beneath = self.beneath.clone()
        other.knowers = self.knowers.clone()
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
            if not self.tail or self.tail[0][0] != card:
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


def number_of(name: str) -> int:
    """The number of a name, for rules that lay decks out by it."""
    if name not in NAMES:
        NAMES.append(name)
    return NAMES.index(name)


def lay(deck: Deck, name: int, faces: int) -> None:
    """Another deck in its place, with one card of each face; without any it is a die. For rules that need one only in
    passing."""
    deck.name = NAMES[name]
    deck.counts = [1] * faces
    deck.size = faces
    deck.tail = ()
    deck.epoch = 0
    deck.drawn = 0


def handle(pile: Deck) -> Deck:
    """The deck by which Python handles what rules do."""
    return pile


def lying(deck: Deck) -> Deck:
    """What rules handle of a deck: in a plain build the deck itself."""
    return deck
