"""Dealing what is hidden: milestones in their stacks, those under them, and those that another seat has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck

from .. import things

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """Fill in the milestones that are written as -1, from those nobody has seen: under each stack, and those drawn."""
    t = s.tables
    for deck in range(things.DECKS):
        under = s.tiles[deck].beneath.size
        for place in range(under):
            if s.tiles[deck].beneath.cells[place] < 0:
                s.tiles[deck].beneath.cells[place] = luck.draw(chance, s.tiles[deck])
        if deck == s.drawn_deck:
            for place in range(s.drawn.size):
                if s.drawn.cells[place] < 0:
                    s.drawn.cells[place] = t.of_deck[deck][luck.draw(chance, s.tiles[deck])]
        s.tiles[deck].drawn = 0
