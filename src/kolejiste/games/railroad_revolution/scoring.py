"""The final reckoning: "Konec hry a bodování". All of it lies open, so it can be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .components import LEVELS, TRACK_COUNT, of_seat

if TYPE_CHECKING:
    from .state import RailroadState


class TrainsLine(Line, frozen=True, kw_only=True):
    """Trains that lie face up."""

    trains: int
    each: int


class MilestoneLine(Line, frozen=True, kw_only=True):
    """A completed milestone."""

    milestone: str


class TrackLine(Line, frozen=True, kw_only=True):
    """A performance track: what it counts, times its step's points."""

    track: str
    count: int
    each: int


class LinksLine(Line, frozen=True, kw_only=True):
    """Neighbouring telegraph offices: the sectors (from 1) on the left of each link."""

    sectors: tuple[int, ...]


LINES: tuple[type[Line], ...] = (TrainsLine, MilestoneLine, TrackLine, LinksLine)


def counts(s: RailroadState, seat: int) -> tuple[int, int, int]:
    """Offices, stations, and connected cities of the highest level: what the three tracks multiply."""
    cities = s.cities[seat] & s.game.board.level_mask[LEVELS]
    return s.offices[seat].bit_count(), s.stations[seat].bit_count(), cities.bit_count()


def total(s: RailroadState, seat: int) -> int:
    game, board = s.game, s.game.board
    trains = len(board.trains)
    points = game.rules.train_points * sum(s.trains_up[of_seat(seat, trains)])
    for tile in s.completed[seat]:
        points += board.points[tile]
    for track, count in enumerate(counts(s, seat)):
        points += count * board.track_points[track][s.step[TRACK_COUNT * seat + track]]
    offices = s.offices[seat]
    linked = offices & offices >> 1
    if linked:
        for sector, link in enumerate(board.links):
            if linked >> sector & 1:
                points += link
    return points


def ranks(s: RailroadState) -> list[int]:
    """Most points, then most money; after that the place is shared."""
    keys = [(total(s, seat), s.worth(seat)) for seat in range(s.game.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def sheet(s: RailroadState) -> list[SeatSheet]:
    board = s.game.board
    places = ranks(s)
    trains = len(board.trains)
    found = []
    for seat in range(s.game.players):
        up = sum(s.trains_up[of_seat(seat, trains)])
        each = s.game.rules.train_points
        lines: list[Line] = [TrainsLine(points=up * each, trains=up, each=each)]
        lines += [
            MilestoneLine(points=board.points[tile], milestone=board.milestones[tile]) for tile in s.completed[seat]
        ]
        for track, (name, count) in enumerate(zip(("telegraph", "stations", "network"), counts(s, seat), strict=True)):
            value = board.track_points[track][s.step[TRACK_COUNT * seat + track]]
            lines.append(TrackLine(points=count * value, track=name, count=count, each=value))
        offices = s.offices[seat]
        linked = [sector for sector in range(board.sectors - 1) if offices >> sector & 3 == 3]
        points = sum(board.links[sector] for sector in linked)
        lines.append(LinksLine(points=points, sectors=tuple(sector + 1 for sector in linked)))
        found.append(SeatSheet(seat, tuple(lines), sum(line.points for line in lines), places[seat]))
    return found
