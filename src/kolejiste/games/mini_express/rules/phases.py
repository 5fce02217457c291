"""The phases of a game and of a turn, and the question each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import (
    AutomaWaits,
    MiniPrompt,
    WhichAction,
    WhichInfluence,
    WhichOperator,
    WhichPort,
    WhichShareForBoth,
    WhichStartingShare,
    WhichTwoShares,
    WhichWay,
)

if TYPE_CHECKING:
    from ..state import MiniState

DRAFT, DRAFT_TWO, DRAFT_BOTH, ACT, WAY, INFLUENCE, OPERATOR, PORT, AUTOMA, OVER = range(10)
PHASES = ("draft", "draft-two", "draft-both", "action", "way", "influence", "operator", "port", "automa", "over")


def prompt(s: MiniState) -> MiniPrompt | None:
    """What is being decided now."""
    game = s.game
    if s.phase == ACT:
        return WhichAction(s.used >= 0)
    if s.phase == WAY:
        return WhichWay(game.companies[s.company], game.land.cities[s.city])
    if s.phase == INFLUENCE:
        return WhichInfluence(game.companies[game.token_first[s.tokens[s.city]]])
    if s.phase == OPERATOR:
        return WhichOperator()
    if s.phase == PORT:
        return WhichPort(game.companies[game.token_first[s.tokens[s.city]]])
    if s.phase == AUTOMA:
        return AutomaWaits()
    if s.phase == DRAFT:
        return WhichStartingShare(len(s.picks) >= game.people)
    if s.phase == DRAFT_TWO:
        return WhichTwoShares()
    if s.phase == DRAFT_BOTH:
        return WhichShareForBoth()
    return None
