"""The phases of a game and of a turn, and the question each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import (
    VlakyPrompt,
    WhichCard,
    WhichClosingAction,
    WhichFreeAction,
    WhichSide,
    WhichSlowMove,
    WhichSymbol,
    WhichTrack,
)

if TYPE_CHECKING:
    from ..state import VlakyState

SIDE, TRACK, LAY, RECORD, BEND, FREE, CLOSING, OVER = range(8)
PHASES = ("side", "track", "card", "symbol", "bend", "free-action", "closing", "over")


def prompt(s: VlakyState) -> VlakyPrompt | None:
    """What is being decided now."""
    if s.phase == SIDE:
        return WhichSide()
    if s.phase == TRACK:
        return WhichTrack()
    if s.phase == LAY:
        return WhichCard()
    if s.phase == RECORD:
        _, station, only_one = s.queue[0]
        return WhichSymbol(tuple(s.game.board.station_names[station]), only_one)
    if s.phase == BEND:
        return WhichSlowMove()
    if s.phase == FREE:
        return WhichFreeAction()
    if s.phase == CLOSING:
        return WhichClosingAction()
    return None
