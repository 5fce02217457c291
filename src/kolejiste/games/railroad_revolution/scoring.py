"""The final reckoning line by line, for people; `rules/points.py` counts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .components import TRACKS
from .rules import points, trains

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


def sheet(s: RailroadState) -> list[SeatSheet]:
    board = s.game.board
    found = []
    for seat, place in enumerate(s.ranks):
        up, each = trains.up(s, seat), s.game.rules.train_points
        lines: list[Line] = [TrainsLine(points=up * each, trains=up, each=each)]
        lines += [
            MilestoneLine(points=board.points[tile], milestone=board.milestones[tile]) for tile in s.completed[seat]
        ]
        for track, name in enumerate(TRACKS):
            count = points.multiplied(s, seat, track)
            value = board.track_points[track][s.step[seat][track]]
            lines.append(TrackLine(points=count * value, track=name, count=count, each=value))
        offices = s.offices[seat]
        linked = [sector for sector in range(board.sectors - 1) if offices >> sector & 3 == 3]
        total = sum(board.links[sector] for sector in linked)
        lines.append(LinksLine(points=total, sectors=tuple(sector + 1 for sector in linked)))
        found.append(SeatSheet(seat, tuple(lines), sum(line.points for line in lines), place))
    return found
