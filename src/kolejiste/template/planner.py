"""The quick player of The Switch: couples what scores most and blocks its own hand least."""

from __future__ import annotations

from collections.abc import Sequence

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

from .actions import COUPLE
from .rules import fits
from .state import SwitchState

DRAWING = 0  # what a drawn wagon is worth: it may score, and it may stay in the hand


class SwitchPlanner(Planner):
    def choose(self, state: SwitchState, legal: Sequence[int], chance: Chance) -> int:
        return max(legal, key=lambda move: (_worth(state, move), -move))


def _worth(s: SwitchState, move: int) -> int:
    """The points a move scores and saves, less the weight of own wagons that fit nowhere afterwards.

    It reads no hand but its own."""
    if move < COUPLE:
        return DRAWING
    board = s.tables
    track, wagon = divmod(move - COUPLE, len(board.weights))
    others = [other for other in range(len(board.tracks)) if other != track]
    lost = sum(
        held * board.weights[lighter]
        for lighter, held in enumerate(s.hands[s.seat][:wagon])
        if not any(fits(s, lighter, other) for other in others)
    )
    return board.points[track][wagon] + board.weights[wagon] - lost
