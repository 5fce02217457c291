"""The legal moves as people choose among them: in words, grouped by kind of action. Terminal and browser share it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from .contract import Game, View

LONG = 12  # groups longer than this are put in alphabetical order
ASIDE = "aside"  # what is allowed at almost any moment is one group, which needs no room of its own


class Choice(NamedTuple):
    """A legal move in words."""

    move: int
    text: str


class Group(NamedTuple):
    """The moves of one kind of action, and what it is called when they are not listed one by one."""

    kind: str
    label: str
    choices: tuple[Choice, ...]


def groups(game: Game, view: View, legal: Sequence[int], language: str, names: Sequence[str]) -> list[Group]:
    """The legal moves of the seat of the view as a list shows them, asides last."""
    found = []
    for kind, moves in by_kind(game, view, legal).items():
        texts = [game.move_words(view, move, language, names) for move in moves]
        listed = tuple(Choice(moves[place], texts[place]) for place in listing(texts))
        found.append(Group(kind, kind_words(game, kind, texts, language), listed))
    return found


def by_kind(game: Game, view: View, legal: Sequence[int]) -> dict[str, list[int]]:
    """The moves of each kind, the most sensible one first; asides last."""
    found: dict[str, list[int]] = {}
    for move in legal:
        found.setdefault(ASIDE if move in game.asides else game.kind(move), []).append(move)
    return {kind: game.sensible(view, found[kind]) for kind in sorted(found, key=lambda kind: kind == ASIDE)}


def kind_words(game: Game, kind: str, texts: Sequence[str], language: str) -> str:
    """What a kind is called: the game's own words, or those that its moves share."""
    say = game.words(language)
    if kind == ASIDE:
        return say("moves-asides")
    return say(f"kind-{kind}") if f"kind-{kind}" in say else heading_of(*shared_words(texts)) or texts[0]


def listing(texts: Sequence[str]) -> list[int]:
    """The order of a list: moves with the same stem together, the most sensible first; the stems of a long list by the
    alphabet."""
    stems: dict[str, list[int]] = {}
    for place, words in enumerate(texts):
        stems.setdefault(stem(words), []).append(place)
    order = sorted(stems, key=folded) if len(texts) > LONG else list(stems)
    return [place for one in order for place in stems[one]]


def stem(words: str) -> str:
    """A move's words up to the last colon, after which the ways to pay for the same thing differ."""
    return words.rpartition(": ")[0] or words


def by_stem(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The moves with those of the same stem taken together: the ways to pay for a route."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(stem(choice.text), []).append(choice)
    return found


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
