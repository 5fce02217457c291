"""The final reckoning: points coupled on each track, minus the weight left in hand. Equal totals share the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

if TYPE_CHECKING:
    from .state import SwitchState


class OnTrack(Line, frozen=True, kw_only=True):
    track: str


class LeftInHand(Line, frozen=True, kw_only=True):
    wagons: tuple[int, ...]


def scores(s: SwitchState) -> list[int]:
    """What is on the tracks is public; hands count only once they lie open."""
    return [sum(s.points[seat]) - (sum(s.tables.wagons(hand)) if s.over else 0) for seat, hand in enumerate(s.hands)]


def ranks(s: SwitchState) -> list[int]:
    totals = scores(s)
    return [1 + sum(other > total for other in totals) for total in totals]


def sheet(s: SwitchState) -> list[SeatSheet]:
    found = []
    for seat, (total, place) in enumerate(zip(scores(s), ranks(s), strict=True)):
        on_tracks = zip(s.tables.tracks, s.points[seat], strict=True)
        lines: list[Line] = [OnTrack(points=points, track=track) for track, points in on_tracks]
        if s.over:
            left = s.tables.wagons(s.hands[seat])
            lines.append(LeftInHand(points=-sum(left), wagons=left))
        found.append(SeatSheet(seat, tuple(lines), total, place))
    return found
