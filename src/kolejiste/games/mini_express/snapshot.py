"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .components import COMPANIES
from .rules.phases import PHASES
from .view import Natural, TablePart, table

if TYPE_CHECKING:
    from .state import MiniState


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of Mini Express. `options` and `edition` left out are those of the game it is restored in."""

    title: str
    players: int
    options: dict[str, str | bool] | None = None
    edition: str | None = None
    phase: str = "action"
    turn: Natural = 0
    seat: Natural | None = None  # left out: the seat whose turn it is
    ply: Natural = 0
    reveals: Natural = 0
    shuffles: Natural = 0  # how often the automa's bag was filled again
    table: TablePart


def write(s: MiniState) -> dict[str, Any]:
    """The whole position."""
    position = Position(
        title=s.game.title.id,
        players=s.game.players,
        options={name: value for name, value in s.game.options.items() if isinstance(value, str | bool)},
        edition=s.game.edition.hash,
        phase=PHASES[s.phase],
        turn=s.turn,
        seat=s.seat,
        ply=s.ply,
        reveals=s.reveals,
        shuffles=s.bag.epoch if s.game.automas else 0,
        table=table(s),
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def census(s: MiniState) -> dict[str, int]:
    """Trains and shares of each company, and the demand tokens of the cities, counted wherever they lie."""
    game = s.game
    found = {}
    for company, name in enumerate(game.companies):
        on_tile = (s.east == company) + (s.west == company)
        found[f"train {name}"] = s.pool[company] + s.supply[company] + s.net[company].bit_count() + on_tile
        held = sum(s.shares[company::COMPANIES])
        found[f"share {name}"] = s.stock[company] + s.aside[company] + s.boxed[company] + held
    found["token"] = sum(token >= 0 for token in s.tokens)  # those that no city needed stay in the box
    return found
