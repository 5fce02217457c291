"""The coach's words: hints and what is found in a game, as one player would tell another, for terminal and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent

from kolejiste.core.contract import Game, View
from kolejiste.core.text import CORE_TEXT, Words, words

from .errors import COACH_TEXT
from .hint import Advice

MINUS = "−"


def coach_words(language: str) -> Words:
    return words(language, CORE_TEXT, COACH_TEXT)


def share(part: float, language: str, signed: bool = False) -> str:
    """A chance in per cent; a change of one with its sign."""
    rounded = round(part, 2) + 0.0  # never minus nothing
    said = str(format_percent(abs(rounded), "0\u00a0%", locale=language))
    sign = (MINUS if rounded < 0 else "+" if rounded > 0 else "±") if signed else ""
    return f"{sign}{said}"


def in_points(value: float, language: str) -> str:
    """So many points, with the word for them: 1 point, 2.7 points."""
    rounded = round(value, 1) + 0.0
    said = str(format_decimal(abs(rounded), "0.#", locale=language))
    count = abs(int(rounded)) if rounded.is_integer() else "many"  # the form of Czech and Slovak for parts
    return coach_words(language)("in-points", said=f"{MINUS if rounded < 0 else ''}{said}", count=count)


@dataclass(frozen=True)
class Told:
    """A piece of advice in words."""

    move: int
    words: str
    worth: str
    why: tuple[str, ...]


def advice(
    game: Game, view: View, given: Sequence[Advice], language: str, names: Sequence[str] | None = None
) -> list[Told]:
    """What is told of each move: its words, what it is worth, and why."""
    say = coach_words(language)
    told = []
    for place, one in enumerate(given):
        if len(given) == 1 and not one.wins and not one.points:
            worth = say("hint-only")
        else:
            worth = say(
                "hint-worth",
                wins=share(one.wins, language),
                points=in_points(one.points, language),
                behind="best" if not place else "level" if one.level else "behind",
                lead=in_points(one.behind, language),
            )
        why = game.reasons_for(view, one.move, language, names)
        told.append(Told(one.move, game.move_words(view, one.move, language, names), worth, tuple(why)))
    return told
