"""The names of the phases, and the question each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import (
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
from .components import ACTIONS, COLOURS, TRACKS
from .rules.phases import ACT, ASSET, ASSET_USE, DEAL, MILESTONE, ORDER, PLACE, TOLL
from .things import ORANGE, STATION

if TYPE_CHECKING:
    from .state import RailroadState

PHASES = ("asset", "asset-use", "worker", "action", "toll", "deal", "milestone", "milestone-order", "over")


def prompt(s: RailroadState) -> RailroadPrompt | None:
    """What is being decided now."""
    board = s.game.board
    if s.phase == PLACE:
        return WhichWorker()
    if s.phase == ACT:
        if s.action == STATION and s.ability == ORANGE and s.due:
            return UseOrangeOrPay(s.due)
        return WhatNext(ACTIONS[s.action], COLOURS[s.worker], s.owed > 0)
    if s.phase == TOLL:
        return WhichToll(TRACKS[s.track])
    if s.phase == DEAL:
        return WhichDeal(board.deals[s.deal_tile])
    if s.phase == MILESTONE:
        return WhichMilestone(board.stack[s.drawn[0]])
    if s.phase == ORDER:
        return WhichCompleted()
    if s.phase == ASSET:
        return WhichAsset()
    if s.phase == ASSET_USE:
        return WhichAssetUse()
    return None
