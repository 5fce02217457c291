"""Typed things: the actions players take, the prompts that ask for them, the events that tell of them.

All are small frozen structs with a tag made from their class name, so `ClaimRoute(route="brest-paris", ...)` is
`{"is": "claim-route", "route": "brest-paris", ...}` in JSON and `action-claim-route` in the texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from .errors import IllegalMove


def tag_of(name: str) -> str:
    """`ClaimRoute` -> `claim-route`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Thing(msgspec.Struct, frozen=True, tag_field="is", tag=tag_of):
    """A typed struct that has a text. `family` is the first part of its text key."""

    @property
    def tag(self) -> str:
        """Its name in JSON and in the texts, like `claim-route`."""
        return str(self.__struct_config__.tag)


class Action(Thing, frozen=True):
    """One decision a player can take."""


class Prompt(Thing, frozen=True):
    """What is being decided. Prompts are public: what only the decider may know stands in the view."""


class Event(Thing, frozen=True):
    """Something that happened."""


class Line(Thing, frozen=True, kw_only=True):
    """One line of the final reckoning."""

    points: int


class Reason(Thing, frozen=True):
    """Why a drawn thing cannot be chosen now. Like all typed things it has a text, `why-` and its tag; it names nothing
    that the seat it is told to cannot know."""


class Merit(Thing, frozen=True):
    """What speaks for a move, as one player would tell another: it meets a ticket, it keeps a way open. Its text is
    `for-` and its tag; like a reason it names nothing that the seat it is told to cannot know."""


FAMILIES: tuple[tuple[type[Thing], str], ...] = (
    (Action, "action"),
    (Prompt, "ask"),
    (Event, "event"),
    (Line, "line"),
    (Reason, "why"),
    (Merit, "for"),
)


def text_key(thing: Thing | type[Thing]) -> str:
    """The text key of a typed thing: `action-claim-route`."""
    kind = thing if isinstance(thing, type) else type(thing)
    for family, prefix in FAMILIES:
        if issubclass(kind, family):
            return f"{prefix}-{tag_of(kind.__name__)}"
    raise TypeError(f"{kind.__name__} is no action, prompt, event, line, reason or merit")


class ActionTable(Sequence[Action]):
    """A bound game's fixed table of typed actions; a move is an index into it."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        if len(self._numbers) != len(self._actions):
            raise ValueError("an action stands twice in the table")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:  # type: ignore[override]  # moves are ints, never slices
        return self._actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._numbers

    def number(self, action: Action) -> int:
        """The move that stands for this action."""
        try:
            return self._numbers[action]
        except (KeyError, TypeError):
            raise IllegalMove("no-such-action", action=repr(action)) from None
