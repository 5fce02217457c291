"""Stations: Europe p. 6 "Vybudování železniční stanice"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves, sets

from . import claims, phases, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def price(s: Table) -> int:
    """How many cards the next station of the turn's seat costs."""
    return s.tables.station_cards[s.built[s.turn]]


def can_lay(s: Table, seat: int) -> int:
    """How many cards of one colour a hand can lay, wild ones counted."""
    t = s.tables
    hand = s.hands[seat]
    most = 0
    for colour in range(t.wild):
        most = max(most, hand[colour])
    return most + hand[t.wild]


def add_cities(s: Table, seat: int) -> None:
    """A station can be built in any city that has none, if the cards for it are there."""
    t = s.tables
    if s.built[seat] == t.stations or can_lay(s, seat) < price(s):
        return
    for word in range(t.city_words):
        moves.add_each(s, t.first_build + 64 * word, s.free_cities[word])


def build(s: Table, city: int) -> None:
    """Name a city without a station; the payment is asked next."""
    s.pending = city
    s.phase = phases.STATION
    claims.show_able(s, s.turn, price(s))
    if s.telling:
        telling.station_chosen(s, s.turn, city)


def legal_payment(s: Table) -> None:
    """One, two or three cards of one colour for the first, second and third station; wild cards stand for any."""
    t = s.tables
    cost = price(s)
    hand = s.hands[s.turn]
    for way in range(t.payments):
        if t.payment_cards[way] == cost and t.payment_wilds[way] <= hand[t.wild]:
            colour = t.payment_colour[way]
            if colour < 0 or cost - t.payment_wilds[way] <= hand[colour]:
                moves.add(s, t.first_pay_station + way)


def pay(s: Table, way: int, chance: Chance) -> None:
    """Pay and put the station on the city; one a turn, one a city."""
    t = s.tables
    seat, city = s.turn, s.pending
    colour, wilds = t.payment_colour[way], t.payment_wilds[way]
    paid = t.payment_cards[way] - wilds
    claims.pay(s, seat, colour, paid, wilds)
    s.stations[seat][s.built[seat]] = city
    s.built[seat] += 1
    sets.drop(s.free_cities, city)
    s.pending = -1
    if s.telling:
        telling.station_built(s, seat, city, colour, paid, wilds)
    turns.end_turn(s, chance)
