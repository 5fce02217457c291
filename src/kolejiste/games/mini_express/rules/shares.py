"""Taking a share, and exhausted share pools: "Pořízení akcie", "Vyčerpání nabídky akcií"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..components import COMPANIES
from ..events import InfluenceGained, LastShareTaken, ShareTaken, SupplyEmpty
from . import turns

if TYPE_CHECKING:
    from ..state import MiniState


def take(s: MiniState, move: int, chance: Chance) -> None:
    """One influence for each train in the pool, then the share, then trains."""
    company = move - s.game.numbering.take
    cost = s.pool[company]
    s.influence[COMPANIES * s.seat + company] -= cost
    receive(s, s.seat, company, cost, min(cost + s.game.rules.refill, s.game.rules.pool_most))
    turns.end_action(s, company)


def receive(s: MiniState, seat: int, company: int, cost: int, fill_to: int) -> None:
    """A share from the pool to a seat; the company's pool is filled up as far as the supply goes."""
    s.stock[company] -= 1
    s.shares[COMPANIES * seat + company] += 1
    trains = min(max(0, fill_to - s.pool[company]), s.supply[company])
    s.pool[company] += trains
    s.supply[company] -= trains
    if s.journal is not None:
        s.journal.append(Note(ShareTaken(seat, s.game.companies[company], cost, trains)))
    if not s.stock[company]:
        s.out |= 1 << company
        if s.journal is not None:
            s.journal.append(Note(LastShareTaken(s.game.companies[company])))
    elif not s.supply[company]:
        exhaust(s, company)


def exhaust(s: MiniState, company: int) -> None:
    """No train is left in the supply: the company's remaining shares leave the game at once."""
    if s.out >> company & 1:
        return
    s.out |= 1 << company
    if s.journal is not None:
        s.journal.append(Note(SupplyEmpty(s.game.companies[company], s.stock[company])))
    s.boxed[company] += s.stock[company]
    s.stock[company] = 0


def from_supply(s: MiniState, company: int) -> bool:
    """Take a train of the company for an event, if there is one."""
    if not s.supply[company]:
        return False
    s.supply[company] -= 1
    if not s.supply[company]:
        exhaust(s, company)
    return True


def gain(s: MiniState, seat: int, company: int, influence: int) -> None:
    """Influence has no upper end (M9)."""
    s.influence[COMPANIES * seat + company] += influence
    if s.journal is not None:
        s.journal.append(Note(InfluenceGained(seat, s.game.companies[company], influence)))


def would_exhaust(s: MiniState, company: int) -> bool:
    """Whether taking a share of this company would empty its share pool."""
    trains = min(s.game.rules.refill, s.game.rules.pool_most - s.pool[company])
    return s.stock[company] == 1 or s.supply[company] <= trains
