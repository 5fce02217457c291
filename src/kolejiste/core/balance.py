"""What a room adds to the report on its balance: how the lines of its sheets are grouped, which of its events announce
the end, and the things that a table is worth, such as routes and tickets.

A room has these in a class `Balance` in `balance.py`; one without it gets the report that every game gets."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from .actions import Event
from .contract import Game


class Kind(NamedTuple):
    """A kind of things that get a table: their heading's text key, whether they are offered before they are kept,
    whether having them is not yet meeting them, whether a seat may have one several times, and whether the map shows
    them."""

    name: str
    heading: str
    offered: bool = False
    met: bool = False
    several: bool = False
    drawn: bool = False


class Fact(NamedTuple):
    """What became of a thing for a seat: `what` is offered, had, met or points."""

    kind: str
    thing: str
    what: str
    seat: int
    amount: int = 1


class RoomBalance:
    """What is said of a game without a word of its room."""

    # Events that announce the end, by tag, with the key of words for each; whoever moves then has brought it on.
    ends: Mapping[str, str] = {}
    kinds: tuple[Kind, ...] = ()
    veiled: tuple[str, ...] = ()  # the ids of what is drawn over these things on the map

    def __init__(self, game: Any, language: str = "en") -> None:
        self.game = game
        self.language = language

    def heard(self, event: Event) -> Iterator[Fact]:
        """What an event tells of things."""
        return iter(())

    def reckoned(self, seat: int, line: dict[str, Any]) -> Iterator[Fact]:
        """What a line of the final reckoning, with its tag as `is`, tells of things."""
        return iter(())

    def part(self, line: dict[str, Any]) -> str:
        """The part of the score that a line of the reckoning belongs to."""
        return str(line["is"])

    def part_name(self, part: str) -> str:
        """That part in words."""
        return part.replace("-", " ")

    def thing_name(self, kind: str, thing: str) -> str:
        """A thing in words."""
        return thing

    def mark(self, kind: str, thing: str) -> str:
        """The id of the thing where it is drawn on the map."""
        return thing


@cache
def _class(engine: str) -> type[RoomBalance]:
    module = f"kolejiste.games.{engine}" if engine.isidentifier() else engine
    if importlib.util.find_spec(module) is None or importlib.util.find_spec(f"{module}.balance") is None:
        return RoomBalance
    found: type[RoomBalance] = importlib.import_module(f"{module}.balance").Balance
    return found


def room_balance(game: Game, language: str = "en") -> RoomBalance:
    """What the room of a game adds."""
    module = type(game).__module__.rpartition(".")[0]
    return _class(module.removeprefix("kolejiste.games."))(game, language)
