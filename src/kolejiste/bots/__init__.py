"""Players. A bot gets its view, the legal moves and its own randomness; it never holds a state of the real game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, View
from kolejiste.core.errors import BadOption


class Bot(ABC):
    """A player for one seat of one game. `needs_view` False spares the table the work of making views."""

    needs_view = True

    @abstractmethod
    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """One of the legal moves."""


class RandomBot(Bot):
    """Plays any legal move with equal chance."""

    needs_view = False

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return legal[int(self._random.random() * len(legal))]


class PlannerBot(Bot):
    """Plays by the game's own heuristics, on a state dealt from its view."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._planner = game.planner()
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


BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "planner": PlannerBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name for a seat of this game."""
    if name not in BOTS:
        raise BadOption("bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seed)
