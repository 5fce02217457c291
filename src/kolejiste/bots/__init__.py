"""Players. A bot gets its view, the legal moves and its own randomness; it never holds a state of the real game.

Installed packages bring bots of their own by entry points of the group `kolejiste.bots`."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint
from typing import NamedTuple

from kolejiste.core import outside
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, View
from kolejiste.core.errors import BadOption, BadPackage, KolejisteError


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


class GuestBot(Bot):
    """A bot of an installed package: whatever goes wrong in it is told in a sentence that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot
        self.needs_view = bot.needs_view

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        move = outside.guarded(lambda: self._bot.choose(view, list(legal)), lambda reason: _broken(self._name, reason))
        if type(move) is not int or move not in legal:
            raise BadPackage("bot-illegal", self._name, bot=self._name, move=repr(move)[:80])
        return move


def _broken(name: str, reason: str) -> BadPackage:
    return BadPackage("bot-broken", name, bot=name, reason=reason)


# By name. A program may add its own; packages bring theirs by entry points.
BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "planner": PlannerBot}
RESERVED = ("you", "here", "invited", "automa", "none")  # words that mean something else where a bot is named
NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")


class Guests(NamedTuple):
    """The bots that installed packages bring, not loaded yet, and what is wrong with packages that were left out."""

    bots: dict[str, EntryPoint]
    troubles: tuple[BadPackage, ...]


@cache
def guests() -> Guests:
    found: dict[str, EntryPoint] = {}
    troubles = []
    for entry in outside.entries(outside.BOTS):
        if not NAME.fullmatch(entry.name) or entry.name in RESERVED:
            troubles.append(outside.left_out(entry, KolejisteError("bot-name")))
        elif entry.name in found or entry.name in BOTS:
            troubles.append(outside.left_out(entry, KolejisteError("bot-taken", bot=entry.name)))
        else:
            found[entry.name] = entry
    return Guests(found, tuple(troubles))


def bots() -> list[str]:
    """The names of all bots: our own first, then those of installed packages."""
    return [*BOTS, *guests().bots]


def require(name: str, game: Game) -> None:
    """Refuse a bot that does not exist, or cannot play this game."""
    if name not in bots():
        raise BadOption("bot", bot=name[:40], bots=", ".join(bots()))
    if name not in BOTS:
        make(name, game, 0)


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name for a seat of this game."""
    if name in BOTS:
        return BOTS[name](game, seed)
    entry = guests().bots.get(name)
    if entry is None:
        raise BadOption("bot", bot=name[:40], bots=", ".join(bots()))

    def made() -> Bot:
        bot = entry.load()(game, seed)
        if not isinstance(bot, Bot):
            raise TypeError(f"{entry.value} makes no Bot")
        return bot

    return GuestBot(name, outside.guarded(made, lambda reason: _broken(name, reason)))
