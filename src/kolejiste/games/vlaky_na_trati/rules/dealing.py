"""Dealing what a viewer cannot know: the A cards of others, for a sampler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck, sets

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """Give every hand the cards it lacks, from those in `a_deck`; the rest is in the box."""
    t = s.tables
    for number in range(t.a_count):
        if s.a_deck.counts[number]:
            sets.put(s.unused, t.a_cards[number])
    for seat in range(t.players):
        for _ in range(s.unknown[seat]):
            card = t.a_cards[luck.draw(chance, s.a_deck)]
            sets.put(s.hands[seat], card)
            sets.drop(s.unused, card)
        s.unknown[seat] = 0
    s.a_deck.size = 0
    for number in range(t.a_count):
        s.a_deck.counts[number] = 0
    s.a_deck.drawn = 0
