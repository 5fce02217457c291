"""Stations: Europe p. 6 "Vybudování železniční stanice"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import StationBuilt, StationChosen
from . import claims, turns
from .phases import STATION, station_price

if TYPE_CHECKING:
    from ..state import TicketsState


def build(s: TicketsState, move: int, chance: Chance) -> None:
    """Name a city without a station; the payment is asked next."""
    s.pending = move - s.game.numbering.build
    s.phase = STATION
    claims.show_able(s, s.turn, station_price(s))
    if s.journal is not None:
        s.journal.append(Note(StationChosen(s.turn, s.game.board.cities[s.pending])))


def legal_payment(s: TicketsState) -> list[int]:
    """One, two or three cards of one colour for the first, second and third station; wild cards stand for any."""
    numbering = s.game.numbering
    price = station_price(s)
    hand = s.hands[s.turn]
    return [
        numbering.pay_station + number
        for number, (cards, colour, wilds) in enumerate(numbering.station_payment)
        if cards == price and wilds <= hand[-1] and (colour < 0 or cards - wilds <= hand[colour])
    ]


def pay(s: TicketsState, move: int, chance: Chance) -> None:
    """Pay and put the station on the city; one a turn, one a city."""
    numbering, seat, city = s.game.numbering, s.turn, s.pending
    cards, colour, wilds = numbering.station_payment[move - numbering.pay_station]
    claims.pay(s, seat, colour, cards - wilds, wilds)
    s.stations[seat] = (*s.stations[seat], city)
    s.free_cities = [free for free in s.free_cities if free != numbering.build + city]
    s.pending = -1
    if s.journal is not None:
        name = None if colour < 0 else s.game.board.colours[colour]
        s.journal.append(Note(StationBuilt(seat, s.game.board.cities[city], name, cards - wilds, wilds)))
    turns.end_turn(s, chance)
