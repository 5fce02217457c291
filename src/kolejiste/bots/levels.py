"""The levels, from a first game to a master: planners in an easier manner, the planner itself, and search with budgets
that the title says. A level sees no more than its seat; the stronger ones think more games ahead."""

from __future__ import annotations

from kolejiste.core.contract import CLUB, Game

from .player import Bot, PlannerBot
from .search import SearchBot

USUAL = "casual"  # the opponent of whoever chooses none


def _in_manner(game: Game, seed: int, manner: str) -> Bot:
    """The planner in a manner; a room that has no such manner has one planner for all."""
    return PlannerBot(game, seed, manner if manner in game.manners else CLUB)


def beginner(game: Game, seed: int) -> Bot:
    """For a first game."""
    return _in_manner(game, seed, "beginner")


def casual(game: Game, seed: int) -> Bot:
    """Plays for fun, and decently."""
    return _in_manner(game, seed, "casual")


def club(game: Game, seed: int) -> Bot:
    """The planner as it is best."""
    return PlannerBot(game, seed)


def expert(game: Game, seed: int) -> Bot:
    """Weighs every move."""
    return SearchBot(game, seed, _share(game, game.title.search.expert))


def master(game: Game, seed: int) -> Bot:
    """Weighs every move with care."""
    return SearchBot(game, seed, _share(game, game.title.search.master))


def _share(game: Game, playouts: int) -> int:
    """Budgets are those of two seats; with more of them games are longer, and nobody wants to wait longer."""
    return max(1, playouts * 2 // max(2, game.players))


LEVELS = {"beginner": beginner, "casual": casual, "club": club, "expert": expert, "master": master}
