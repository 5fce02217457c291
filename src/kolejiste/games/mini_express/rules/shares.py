"""Taking a share, and exhausted share pools: "Pořízení akcie", "Vyčerpání nabídky akcií"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import telling, turns

if TYPE_CHECKING:
    from ..fields import Table


def take(s: Table, company: int) -> None:
    """One influence for each train in the pool, then the share, then trains."""
    cost = s.pool[company]
    s.influence[s.seat][company] -= cost
    receive(s, s.seat, company, cost, min(cost + s.tables.refill, s.tables.pool_most))
    turns.end_action(s, company)


def receive(s: Table, seat: int, company: int, cost: int, fill_to: int) -> None:
    """A share from the pool to a seat; the company's pool is filled up as far as the supply goes."""
    s.stock[company] -= 1
    s.shares[seat][company] += 1
    trains = min(max(0, fill_to - s.pool[company]), s.supply[company])
    s.pool[company] += trains
    s.supply[company] -= trains
    if s.telling:
        telling.share_taken(s, seat, company, cost, trains)
    if s.stock[company] == 0:
        s.out |= bits.bit(company)
        if s.telling:
            telling.last_share_taken(s, company)
    elif s.supply[company] == 0:
        exhaust(s, company)


def exhaust(s: Table, company: int) -> None:
    """No train is left in the supply: the company's remaining shares leave the game at once."""
    if bits.has(s.out, company):
        return
    s.out |= bits.bit(company)
    if s.telling:
        telling.supply_empty(s, company)
    s.boxed[company] += s.stock[company]
    s.stock[company] = 0


def from_supply(s: Table, company: int) -> bool:
    """Take a train of the company for an event, if there is one."""
    if s.supply[company] == 0:
        return False
    s.supply[company] -= 1
    if s.supply[company] == 0:
        exhaust(s, company)
    return True


def gain(s: Table, seat: int, company: int, influence: int) -> None:
    """Influence has no upper end (M9)."""
    s.influence[seat][company] += influence
    if s.telling:
        telling.influence_gained(s, seat, company, influence)


def would_exhaust(s: Table, company: int) -> bool:
    """Whether taking a share of this company would empty its share pool."""
    trains = min(s.tables.refill, s.tables.pool_most - s.pool[company])
    return s.stock[company] == 1 or s.supply[company] <= trains
