"""The main actions: "Stanice", "Železnice", "Telegraf", "Obchod"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..components import RAILROAD, TURQUOISE
from ..events import OfficeBuilt, PieceSold, RailLaid, StationBuilt
from . import effects, money
from .phases import ASSET_USE

if TYPE_CHECKING:
    from ..state import RailroadState


def build_station(s: RailroadState, move: int) -> None:
    """The leftmost building of the mat; the first in a city takes the first slot. Where a tile lets one build for
    nothing, there is neither price nor reward (R7)."""
    game, board, seat = s.game, s.game.board, s.seat
    city = move - game.numbering.station
    first = not s.first_stations >> city & 1
    s.stations[seat] |= 1 << city
    s.grown |= 1 << seat
    s.first_stations |= 1 << city
    if s.journal is not None:
        s.journal.append(Note(StationBuilt(seat, board.cities[city], first)))
    if s.phase == ASSET_USE:  # the building that was set aside
        s.free_stations -= 1
    else:
        s.buildings_gone[seat] += 1
        if s.free_stations:
            s.free_stations -= 1
        else:
            s.owed = 0
            s.city = city
            s.due = board.price[city]
            s.bonuses = int(first)
            effects.grant(s, board.primary[s.city_tile[city]])


def lay_rail(s: RailroadState, move: int) -> None:
    """A rail of the main action costs by its terrain and may bring a deal; a free one does neither."""
    game, board, seat = s.game, s.game.board, s.seat
    rail = move - game.numbering.rail
    s.rails[seat] |= 1 << rail
    s.grown |= 1 << seat
    s.cities[seat] |= board.end_mask[rail]
    s.edge[seat] |= board.beside[rail]
    if s.journal is not None:
        s.journal.append(Note(RailLaid(seat, board.rails[rail])))
    if s.phase == ASSET_USE:
        s.free_rails -= 1
    else:
        s.rails_gone[seat] += 1
        if s.free_rails:
            s.free_rails -= 1
        elif s.paid_rails:
            s.paid_rails -= 1
            money.pay(s, seat, game.paid_rail_price)
        else:
            if s.owed:
                s.owed -= 1
            else:
                s.ability = -1  # the third rail of the turquoise worker
            s.icons += board.hard[rail]
            s.due += game.rules.hard_price * board.hard[rail]
            if board.deal[rail]:
                s.deal_due = True


def build_office(s: RailroadState, move: int) -> None:
    """The leftmost building of the mat into a sector: shares for everybody, more for the first."""
    game, board, seat = s.game, s.game.board, s.seat
    sector = move - game.numbering.office
    first = not s.first_offices >> sector & 1
    s.offices[seat] |= 1 << sector
    s.first_offices |= 1 << sector
    if s.journal is not None:
        s.journal.append(Note(OfficeBuilt(seat, sector + 1, first)))
    if s.phase == ASSET_USE:
        s.free_offices -= 1
    else:
        s.buildings_gone[seat] += 1
        if s.free_offices:
            s.free_offices -= 1
        else:
            s.owed = 0
            s.sector = sector
            s.taken = board.sector_shares[sector] + (board.sector_first[sector] if first else 0)
            money.gain_shares(s, seat, s.taken)
            s.tile_left = s.sector_tile[sector] >= 0
            if board.sector_deal[sector]:
                s.deal_due = True


def sell_piece(s: RailroadState, move: int) -> None:
    """A rail or a building from the leftmost sector that holds a piece."""
    board, seat = s.game.board, s.seat
    building = move - s.game.numbering.sell
    s.owed = 0
    if building:
        amount = board.value[board.building_sector[s.buildings_gone[seat]]]
        s.buildings_gone[seat] += 1
    else:
        amount = board.value[board.rail_sector[s.rails_gone[seat]]]
        s.rails_gone[seat] += 1
    if s.journal is not None:
        s.journal.append(Note(PieceSold(seat, "building" if building else "rail", amount)))
    s.money[seat] += amount
    s.sold = True


def third_rail(s: RailroadState) -> bool:
    """Whether the turquoise worker may add a rail to the two of the action (R5)."""
    return s.action == RAILROAD and s.ability == TURQUOISE and not s.owed
