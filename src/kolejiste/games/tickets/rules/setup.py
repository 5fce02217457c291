"""Set-up: Europe p. 2 "Příprava hry" and p. 3 "Zahájení hry"; San Francisco "Príprava"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck

from . import cards

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """A new game on an empty table: souvenir piles, hands, display, and tickets to choose from; seat 1 begins (T1).
    What remains of the long tickets leaves the game unseen."""
    t = s.tables
    _lay_piles(s, chance)
    for seat in range(t.players):
        for _ in range(t.hand):
            s.hands[seat][luck.draw(chance, s.deck)] += 1
    cards.fill_display(s, chance)
    for seat in range(t.players):
        for place in range(t.deal_long):
            s.offers[seat][place] = luck.draw(chance, s.longs)
        for place in range(t.deal_regular):
            s.offers[seat][t.deal_long + place] = luck.draw(chance, s.ticket_deck)
        s.offered[seat] = t.deal_long + t.deal_regular


def _lay_piles(s: Table, chance: Chance) -> None:
    """A souvenir pile of a random kind on each marked location; the other kinds wait aside (T11)."""
    t = s.tables
    if t.kinds > 0:
        for pile in range(t.fixed_piles):
            city = t.fixed_pile[pile]
            s.souvenir_kind[city] = luck.draw(chance, s.aside)
            s.souvenir_left[city] = t.pile
