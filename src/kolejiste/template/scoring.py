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
    hands = [sum(hand) if s.over else 0 for hand in s.hands]
    return [sum(points) - held for points, held in zip(s.points, hands, strict=True)]


def ranks(s: SwitchState) -> list[int]:
    totals = scores(s)
    return [1 + sum(other > total for other in totals) for total in totals]


def sheet(s: SwitchState) -> list[SeatSheet]:
    found = []
    for seat, (total, place) in enumerate(zip(scores(s), ranks(s), strict=True)):
        on_tracks = zip(s.game.board.tracks, s.points[seat], strict=True)
        lines: list[Line] = [OnTrack(points=points, track=track) for track, points in on_tracks]
        if s.over:
            lines.append(LeftInHand(points=-sum(s.hands[seat]), wagons=tuple(s.hands[seat])))
        found.append(SeatSheet(seat, tuple(lines), total, place))
    return found
