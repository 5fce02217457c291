"""The final reckoning: "Konec hry a bodování". All of it lies open, so it can be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .. import things
from . import money, trains

if TYPE_CHECKING:
    from ..fields import Table


def multiplied(s: Table, seat: int, track: int) -> int:
    """What a track multiplies: offices, stations, or connected cities of the highest level."""
    if track == 0:
        return bits.count(s.offices[seat])
    if track == 1:
        return bits.count(s.stations[seat])
    return bits.count(s.cities[seat] & s.tables.level_cities[things.LEVELS])


def total(s: Table, seat: int) -> int:
    t = s.tables
    points = t.train_points * trains.up(s, seat)
    for place in range(s.completed[seat].size):
        points += t.points[s.completed[seat].cells[place]]
    for track in range(things.TRACK_COUNT):
        points += multiplied(s, seat, track) * t.track_points[track][s.step[seat][track]]
    linked = s.offices[seat] & (s.offices[seat] >> 1)
    while linked:
        points += t.links[bits.lowest(linked)]
        linked &= linked - 1
    return points


def rank(s: Table, seat: int) -> int:
    """Most points, then most money; after that the place is shared."""
    own = total(s, seat)
    wealth = money.worth(s, seat)
    place = 1
    for other in range(s.tables.players):
        points = total(s, other)
        if points > own or (points == own and money.worth(s, other) > wealth):
            place += 1
    return place
