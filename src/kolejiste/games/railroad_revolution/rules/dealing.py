"""Set-up: "Počáteční příprava". What every game begins with lies on the empty table; here is what chance decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, piles

from .. import things
from . import workers

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """City, telegraph, deal, milestone and asset tiles, and a worker on each asset."""
    t = s.tables
    for level in range(things.LEVELS + 1):
        piles.lay(s.heap, t.level_heap[level], t.level_tiles[level])
        for city in range(t.cities):
            if bits.has(t.level_cities[level], city) and s.city_tile[city] < 0:
                s.city_tile[city] = t.level_tile[level][luck.draw(chance, s.heap)]
    piles.lay(s.heap, t.telegraph_heap, t.telegraph_tiles)
    for sector in range(t.sectors):
        if not bits.has(t.deal_sectors, sector):
            s.sector_tile[sector] = luck.draw(chance, s.heap)
    s.deal_tile = luck.draw(chance, s.deal_deck)
    for slot in range(things.SLOTS):
        piles.lay(s.heap, t.first_heap[slot], t.first_tiles[slot])
        for seat in range(t.players):
            workers.hold(s, seat, slot, t.first_tile[slot][luck.draw(chance, s.heap)])
    _lay_assets(s, chance)
    s.turn = t.players - 1
    s.seat = s.turn


def _lay_assets(s: Table, chance: Chance) -> None:
    """A tile for each seat, on either side, and on each a worker that is not white; no two are of the same colour."""
    t = s.tables
    piles.lay(s.heap, t.asset_heap, t.assets // 2)
    piles.lay(s.coin, t.side_heap, 0)
    for place in range(t.players):
        tile = luck.draw(chance, s.heap)
        s.assets[place] = 2 * tile + luck.below(chance, s.coin, 2)
    piles.lay(s.heap, t.worker_heap, things.COLOUR_COUNT)
    s.heap.counts[things.WHITE] = 0
    s.heap.size -= 1
    for place in range(t.players):
        s.asset_workers[place] = luck.draw(chance, s.heap)
        workers.take_out(s, s.asset_workers[place])
