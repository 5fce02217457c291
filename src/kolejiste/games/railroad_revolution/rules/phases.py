"""The phases of a game and of a turn, and the question each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import (
    RailroadPrompt,
    UseOrangeOrPay,
    WhatNext,
    WhichAsset,
    WhichAssetUse,
    WhichCompleted,
    WhichDeal,
    WhichMilestone,
    WhichToll,
    WhichWorker,
)
from ..components import ACTIONS, COLOURS, ORANGE, STATION, TRACKS

if TYPE_CHECKING:
    from ..state import RailroadState

ASSET, ASSET_USE, PLACE, ACT, TOLL, DEAL, MILESTONE, ORDER, OVER = range(9)
PHASES = ("asset", "asset-use", "worker", "action", "toll", "deal", "milestone", "milestone-order", "over")


def prompt(s: RailroadState) -> RailroadPrompt | None:
    """What is being decided now."""
    board = s.game.board
    match s.phase:
        case 0:
            return WhichAsset()
        case 1:
            return WhichAssetUse()
        case 2:
            return WhichWorker()
        case 3:
            if s.action == STATION and s.ability == ORANGE and s.due:
                return UseOrangeOrPay(s.due)
            return WhatNext(ACTIONS[s.action], COLOURS[s.worker], s.owed > 0)
        case 4:
            return WhichToll(TRACKS[s.track])
        case 5:
            return WhichDeal(board.deals[s.deal])
        case 6:
            return WhichMilestone(board.stack[s.drawn[0]])
        case 7:
            return WhichCompleted()
        case _:
            return None
