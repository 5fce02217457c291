"""Players. A bot gets its view, the legal moves and its own randomness; it never holds a state of the real game.

Installed packages bring bots of their own by entry points of the group `kolejiste.bots`; how further ones are named
stands in `spec.py`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, NamedTuple

from kolejiste import __version__
from kolejiste.core import outside
from kolejiste.core.contract import Game, View
from kolejiste.core.errors import BadOption, BadPackage, KolejisteError

from .afar import HttpBot, StdioBot
from .levels import LEVELS as LEVELS
from .levels import USUAL as USUAL
from .player import AutomaBot as AutomaBot
from .player import Bot as Bot
from .player import PlannerBot as PlannerBot
from .player import RandomBot as RandomBot
from .search import SearchBot as SearchBot
from .spec import Spec as Spec
from .spec import parse, settings_for


class GuestBot(Bot):
    """Somebody else's bot: whatever goes wrong in it is told in a sentence that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot
        self.needs_view = bot.needs_view

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        move = outside.guarded(lambda: self._bot.choose(view, list(legal)), lambda reason: _broken(self._name, reason))
        if type(move) is not int or move not in legal:
            raise BadPackage("bot-illegal", self._name, bot=self._name, move=repr(move)[:80])
        return move

    def close(self) -> None:
        outside.guarded(self._bot.close, lambda reason: _broken(self._name, reason))


def _broken(name: str, reason: str) -> BadPackage:
    return BadPackage("bot-broken", name, bot=name, reason=reason)


# By name. A program may add its own; packages bring theirs by entry points.
BOTS: dict[str, Callable[..., Bot]] = {**LEVELS, "random": RandomBot, "planner": PlannerBot, "search": SearchBot}
OTHER_NAMES = ("planner", "search")  # of what the levels are made of: known everywhere, offered to nobody who chooses
# Words that mean something else where a bot is named.
RESERVED = ("you", "here", "invited", "automa", "none", "name", "stdio", "http", "https")
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


def offered() -> list[str]:
    """The bots as people choose among them: the levels, the easiest first, then the others."""
    return [bot for bot in bots() if bot not in OTHER_NAMES]


def require(bot: str, game: Game, among: Sequence[str] | None = None) -> None:
    """Refuse a bot that is none of these, by default of those known by name, or cannot play this game."""
    offered = bots() if among is None else among
    if bot not in offered:
        raise BadOption("bot", bot=bot[:40], bots=", ".join(offered))
    if bot not in BOTS:
        make(bot, game, 0).close()


def make(spec: str, game: Game, seed: int) -> Bot:
    """The bot that this text names, for a seat of this game."""
    given = parse(spec)
    if given.kind == "named" and given.name in BOTS:
        maker = BOTS[given.name]
        return maker(game, seed, **settings_for(maker, given))

    def made() -> Bot:
        bot = _made(given, game, seed)
        if not isinstance(bot, Bot):
            raise TypeError(f"{given.name} makes no Bot")
        return bot

    return GuestBot(spec, outside.guarded(made, lambda reason: _broken(spec, reason)))


def _made(given: Spec, game: Game, seed: int) -> Any:
    if given.kind == "stdio":
        return StdioBot(given.name, game, seed)
    if given.kind == "http":
        return HttpBot(given.name, game, seed)
    maker = found_class(given.name) if given.kind == "class" else _entry(given.name).load()
    return maker(game, seed, **settings_for(maker, given))


def _entry(name: str) -> EntryPoint:
    entry = guests().bots.get(name)
    if entry is None:
        raise BadOption("bot", bot=name[:40], bots=", ".join(bots()))
    return entry


def found_class(spec: str) -> Any:
    """What `module:Class` names; a module may lie in the folder where one works."""
    module, _, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def version(spec: str) -> str:
    """Which version of a bot this is, as far as it tells: ours, its package's or its module's."""
    given = parse(spec)
    if given.kind == "class":
        return str(getattr(sys.modules.get(given.name.partition(":")[0]), "__version__", ""))
    if given.kind != "named":
        return ""
    entry = guests().bots.get(given.name)
    return __version__ if entry is None or entry.dist is None else entry.dist.version
