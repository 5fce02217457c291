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
    match s.phase:
        case 0:
            return WhichStartingShare(len(s.picks) >= game.people)
        case 1:
            return WhichTwoShares()
        case 2:
            return WhichShareForBoth()
        case 3:
            return WhichAction(s.used >= 0)
        case 4:
            return WhichWay(game.companies[s.company], game.land.cities[s.city])
        case 5:
            return WhichInfluence(game.companies[game.token_first[s.tokens[s.city]]])
        case 6:
            return WhichOperator()
        case 7:
            return WhichPort(game.companies[game.token_first[s.tokens[s.city]]])
        case 8:
            return AutomaWaits()
        case _:
            return None
