"""Simulated games, for Python: playing on, playing many worlds, asking the planner. Compiled tables are played by the
compiled core, which lets other threads run meanwhile."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import moves as found_moves
from . import native, playing
from .engine import Position

if TYPE_CHECKING:
    from .chance import Chance


# The compiled core, which compiled tables come from.
_core: Any = importlib.import_module("kolejiste.core._worlds") if native.CORE == native.COMPILED else None


def play_on(s: Position, policy: int, chance: Chance, plies: int, turns: int) -> int:
    """Play on, for so many decisions and turns at most; returns how many decisions there were."""
    if not isinstance(s, Position):
        return _core.play_on(s, policy, chance, plies, turns)
    s.found = False
    return playing.play_on(s, policy, chance, plies, turns)


def play_worlds(
    base: Position,
    chance: Chance,
    tried: array[int],
    errands: array[int],
    first: int,
    last: int,
    seed: int,
    policy: int,
    plies: int,
    turns: int,
) -> tuple[array[float], array[int]]:
    """By world, tried move with its errand, and seat what the position is worth at the end, and the places."""
    if not isinstance(base, Position):
        return _core.play_worlds(base, chance, tried, errands, first, last, seed, policy, plies, turns)
    players = base.game.players
    cells = (last - first) * len(tried) * players
    worth, places = [0.0] * cells, [0] * cells
    world, table = base.clone(), base.clone()
    playing.play_worlds(
        base,
        world,
        table,
        chance,
        list(tried),
        list(errands),
        len(tried),
        first,
        last,
        seed,
        policy,
        plies,
        turns,
        players,
        worth,
        places,
    )
    return array("d", worth), array("b", places)


def planned(s: Position, legal: Sequence[int], chance: Chance) -> int:
    """What the planner that the position thinks with chooses among these moves."""
    if not isinstance(s, Position):
        return _core.planned(s, legal, chance)
    s.no_moves()
    for move in legal:
        found_moves.add(s, move)
    s.found = False
    return s.planned(chance)
