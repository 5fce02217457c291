"""The main actions: "Stanice", "Železnice", "Telegraf", "Obchod"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .. import things
from . import effects, money, phases, telling

if TYPE_CHECKING:
    from ..fields import Table


def build_station(s: Table, move: int) -> None:
    """The leftmost building of the mat; the first in a city takes the first slot. Where a tile lets one build for
    nothing, there is neither price nor reward (R7)."""
    t = s.tables
    seat = s.seat
    city = move - t.station
    first = not bits.has(s.first_stations, city)
    s.stations[seat] |= bits.bit(city)
    s.grown |= bits.bit(seat)
    s.first_stations |= bits.bit(city)
    if s.telling:
        telling.station_built(s, seat, city, first)
    if s.phase == phases.ASSET_USE:  # the building that was set aside
        s.free_stations -= 1
    else:
        s.buildings_gone[seat] += 1
        if s.free_stations:
            s.free_stations -= 1
        else:
            s.owed = 0
            s.city = city
            s.due = t.price[city]
            s.bonuses = 1 if first else 0
            effects.grant(s, t.primary[s.city_tile[city]])


def lay_rail(s: Table, move: int) -> None:
    """A rail of the main action costs by its terrain and may bring a deal; a free one does neither."""
    t = s.tables
    seat = s.seat
    rail = move - t.rail
    s.rails[seat] |= bits.bit(rail)
    s.grown |= bits.bit(seat)
    s.cities[seat] |= t.ends[rail]
    s.edge[seat] |= t.beside[rail]
    if s.telling:
        telling.rail_laid(s, seat, rail)
    if s.phase == phases.ASSET_USE:
        s.free_rails -= 1
    else:
        s.rails_gone[seat] += 1
        if s.free_rails:
            s.free_rails -= 1
        elif s.paid_rails:
            s.paid_rails -= 1
            money.pay(s, seat, t.paid_rail_price)
        else:
            if s.owed:
                s.owed -= 1
            else:
                s.ability = -1  # the third rail of the turquoise worker
            s.icons += t.hard[rail]
            s.due += t.hard_price * t.hard[rail]
            if bits.has(t.deal_rails, rail):
                s.deal_due = True


def build_office(s: Table, move: int) -> None:
    """The leftmost building of the mat into a sector: shares for everybody, more for the first."""
    t = s.tables
    seat = s.seat
    sector = move - t.office
    first = not bits.has(s.first_offices, sector)
    s.offices[seat] |= bits.bit(sector)
    s.first_offices |= bits.bit(sector)
    if s.telling:
        telling.office_built(s, seat, sector, first)
    if s.phase == phases.ASSET_USE:
        s.free_offices -= 1
    else:
        s.buildings_gone[seat] += 1
        if s.free_offices:
            s.free_offices -= 1
        else:
            s.owed = 0
            s.sector = sector
            s.taken = t.sector_shares[sector]
            if first:
                s.taken += t.sector_first[sector]
            money.gain_shares(s, seat, s.taken)
            s.tile_left = s.sector_tile[sector] >= 0
            if bits.has(t.deal_sectors, sector):
                s.deal_due = True


def sell_piece(s: Table, move: int) -> None:
    """A rail or a building from the leftmost sector that holds a piece."""
    t = s.tables
    seat = s.seat
    building = move - t.sell
    s.owed = 0
    if building:
        amount = t.value[t.building_sector[s.buildings_gone[seat]]]
        s.buildings_gone[seat] += 1
    else:
        amount = t.value[t.rail_sector[s.rails_gone[seat]]]
        s.rails_gone[seat] += 1
    if s.telling:
        telling.piece_sold(s, seat, building, amount)
    s.money[seat] += amount
    s.sold = True


def sale_value(s: Table, seat: int) -> int:
    """What the leftmost piece of a mat is sold for."""
    t = s.tables
    return t.value[min(t.rail_sector[s.rails_gone[seat]], t.building_sector[s.buildings_gone[seat]])]


def pieces_left(s: Table, seat: int) -> int:
    """How many pieces a mat still has."""
    t = s.tables
    return t.mat_rails - s.rails_gone[seat] + t.mat_buildings - s.buildings_gone[seat]


def third_rail(s: Table) -> bool:
    """Whether the turquoise worker may add a rail to the two of the action (R5)."""
    return s.action == things.RAILROAD and s.ability == things.TURQUOISE and s.owed == 0
