"""What a bot is, and the ones that play every game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, View


class Bot(ABC):
    """A player for one seat of one game. `needs_view` False spares the table the work of making views."""

    needs_view = True
    patience: float | None = None  # seconds for an answer, where people wait for it; it may end its search by then

    @abstractmethod
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """One of the legal moves."""

    def close(self) -> None:  # noqa: B027  # most have nothing to put away
        """The game is over, or goes on without it."""


class RandomBot(Bot):
    """Plays any legal move with equal chance."""

    needs_view = False

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return legal[int(self._random.random() * len(legal))]


class PlannerBot(Bot):
    """Plays by the game's own heuristics, on a state dealt from its view."""

    def __init__(self, game: Game, seed: int, manner: str = CLUB) -> None:
        self._game = game
        self._planner = game.planner(manner)
        self._chance = Chance(seed)

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        state = self._game.sampler(view)(self._chance)
        return self._planner.choose(state, legal, self._chance)


class AutomaBot(Bot):
    """Carries out the only move of a seat that the rules play."""

    needs_view = False

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return legal[0]
