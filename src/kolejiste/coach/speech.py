"""The coach's words: hints and what is found in a game, as one player would tell another, for terminal and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent

from kolejiste.core.contract import Game, View
from kolejiste.core.text import CORE_TEXT, Words, words

from .analysis import Account, Decision, move_of
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


# --- looking back -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Judged:
    """A decision in words: what was chosen, what could be expected before and after it, and where something was surely
    better, that, what it was worth more, what the choice cost, and why."""

    ply: int
    chosen: str
    before: str
    after: str
    better: str
    more: str
    cost: str
    why: tuple[str, ...]

    @property
    def number(self) -> int:
        """As moves are counted."""
        return self.ply + 1


def judged(game: Game, view: View, one: Decision, language: str, names: Sequence[str] | None = None) -> Judged:
    """What is told of a decision; the view is what the seat saw then."""
    say = coach_words(language)

    def words(move: int) -> str:
        return game.move_words(view, move, language, names)

    better = more = cost = ""
    why: tuple[str, ...] = ()
    if one.better is not None and one.sure:
        move, lead = move_of(game, one.better), one.better.lead - one.chosen.lead
        better, why = words(move), tuple(game.reasons_for(view, move, language, names))
        error = share(one.wins_error, language)
        cost = say(
            "coach-cost",
            wins=share(one.lost, language),
            error=error,
            after=share(one.chosen.wins, language),
            best=share(one.better.wins, language),
            behind="yes" if lead > 0 else "no",
            lead=in_points(lead, language),
            apart=in_points(one.lead_error, language),
        )
        more = say(
            "coach-every-more",
            move=better,
            wins=share(one.lost, language, signed=True),
            error=say("coach-error", error=error),
        )
    before, after = share(one.before, language), share(one.after, language)
    return Judged(one.ply, words(move_of(game, one.chosen)), before, after, better, more, cost, why)


@dataclass(frozen=True)
class Sum:
    """A line of how a seat came to its result."""

    label: str
    words: str
    part: float
    error: str = ""
    total: bool = False


def sums(found: Account, language: str) -> list[Sum]:
    """How a seat came to its result; luck and choices as one where they cannot be told apart."""
    say = coach_words(language)

    def line(key: str, part: float, *, signed: bool = True, error: str = "", total: bool = False) -> Sum:
        return Sum(say(f"coach-account-{key}"), share(part, language, signed), part, error, total)

    sure = say("coach-error", error=share(found.error, language)) if found.error else ""
    apart = [line("luck", found.luck), line("choices", found.choices, error=sure)]
    return [
        line("start", found.start, signed=False),
        line("deal", found.deal),
        *(apart if found.told_apart else [line("both", found.luck + found.choices)]),
        line("end", found.end, signed=False, total=True),
    ]


def about_sums(found: Account, language: str) -> str:
    """What the lines mean, or why luck and choices are one of them."""
    say = coach_words(language)
    if found.told_apart:
        return say("coach-account-about")
    error = say("coach-error", error=share(found.error, language))
    return say("coach-account-unsure", choices=share(found.choices, language, signed=True), error=error)
