"""The legal moves as people choose among them: in words, grouped by kind of action. Terminal and browser share it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from .contract import Game

LONG = 12  # groups longer than this are put in alphabetical order
ASIDE = "aside"  # what is allowed at almost any moment is one group, which needs no room of its own


class Choice(NamedTuple):
    """A legal move in words."""

    move: int
    text: str


class Group(NamedTuple):
    """The moves of one kind of action."""

    kind: str
    choices: tuple[Choice, ...]
    label: str = ""  # what the group is called when it is folded; else the words its moves share


class Phrases:
    """The moves of a game in words; each is said once and remembered, for a turn may offer hundreds."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self._game = game
        self._spoken = language, names
        self._said: dict[int, Choice] = {}

    def groups(self, legal: Sequence[int]) -> list[Group]:
        """The moves by kind, in the order in which the game lists them."""
        found: dict[str, list[Choice]] = {}
        for move in legal:
            kind = ASIDE if move in self._game.asides else self._game.action(move).tag
            found.setdefault(kind, []).append(self._choice(move))
        for choices in found.values():
            if len(choices) > LONG:
                choices.sort(key=lambda choice: folded(choice.text))
        labels = {ASIDE: self._game.words(self._spoken[0])("moves-asides")} if ASIDE in found else {}
        return [Group(kind, tuple(choices), labels.get(kind, "")) for kind, choices in found.items()]

    def _choice(self, move: int) -> Choice:
        if move not in self._said:
            self._said[move] = Choice(move, self._game.say(self._game.action(move), *self._spoken))
        return self._said[move]

    def words(self, move: int) -> str:
        """A move in words."""
        return self._choice(move).text


@cache
def folded(text: str) -> str:
    """A text as searching compares it: without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def shared_words(texts: Sequence[str]) -> tuple[str, str]:
    """The words that all texts begin and end with: they need to be read only once."""
    if len(texts) < 2:
        return "", ""
    rows = [text.split(" ") for text in texts]
    spare = min(len(row) for row in rows) - 1  # each keeps a word of its own
    before = len(list(takewhile(lambda words: len(set(words)) == 1, zip(*rows, strict=False))))
    before = min(before, spare)
    ends = zip(*(reversed(row) for row in rows), strict=False)
    after = min(len(list(takewhile(lambda words: len(set(words)) == 1, ends))), spare - before)
    first = rows[0]
    return " ".join(first[:before]), " ".join(first[len(first) - after :] if after else [])


def heading_of(before: str, after: str) -> str:
    """`Keep the … of the offered tickets`; nothing if the moves have no first words in common."""
    return f"{before.rstrip(':,')} … {after}".rstrip() if before else ""


def heading(group: Group) -> str:
    """What a group is called: its label, or the words its moves share."""
    before, after = shared_words([choice.text for choice in group.choices])
    return group.label or heading_of(before, after) or group.choices[0].text


def by_stem(group: Group) -> dict[str, list[Choice]]:
    """The group's moves, those that are the same up to their last colon taken together: the ways to pay for a route."""
    found: dict[str, list[Choice]] = {}
    for choice in group.choices:
        found.setdefault(choice.text.rpartition(": ")[0] or choice.text, []).append(choice)
    return found
