"""The coach's words: hints and what is found in a game, as one player would tell another, for terminal and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from babel.numbers import format_decimal, format_percent

from kolejiste.core.actions import Action, Merit
from kolejiste.core.contract import MOST_REASONS, Game, View
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
    """What is told of each move: its words, what it is worth, and what makes it different from the others."""
    reasons = _reasons(game, view, [one.move for one in given], language, names)
    return [
        Told(one.move, game.move_words(view, one.move, language, names), _worth(one, language), why)
        for one, why in zip(given, reasons, strict=True)
    ]


def _worth(one: Advice, language: str) -> str:
    """Chances and the lead, by which moves are ordered, and how the move stands beside the best one."""
    say = coach_words(language)
    if one.standing == "only":
        return say("hint-only")
    return say(
        "hint-worth",
        wins=share(one.wins / 100, language),
        rival="even" if not one.lead else "ahead" if one.lead > 0 else "behind",
        lead=in_points(abs(one.lead), language),
        standing=one.standing,
    )


def _reasons(
    game: Game, view: View, moves: Sequence[int], language: str, names: Sequence[str] | None
) -> list[tuple[str, ...]]:
    """What speaks for each of these moves. What speaks for all of them in the same way is said once at most, where
    nothing else speaks for the best."""
    merits = [game.merits(view, move) for move in moves]
    said: list[list[tuple[object, str]]]
    if any(merits):
        said = [
            [(_bare(game.action(move), merit), game.say(merit, language, names)) for merit in those]
            for move, those in zip(moves, merits, strict=True)
        ]
    else:
        said = [[(words, words) for words in game.reasons_for(view, move, language, names)] for move in moves]
    shared = set.intersection(*({key for key, _ in those} for those in said)) if len(moves) > 1 else set()
    told = [tuple(words for key, words in those if key not in shared)[:MOST_REASONS] for those in said]
    if told[0] or not shared:
        return told
    as_all = coach_words(language)("hint-shared", reason=next(words for key, words in said[0] if key in shared))
    return [(as_all,), *told[1:]]


def _bare(action: Action, merit: Merit) -> tuple[object, ...]:
    """A merit but for the names that the move itself says: a first share is the same reason in every company."""
    own = [value for value in msgspec.structs.asdict(action).values() if isinstance(value, str)]
    return (merit.tag, *(value for value in msgspec.structs.asdict(merit).values() if value not in own))


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
    percent: int  # of the chances that the choice cost

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
    chosen, percent = words(move_of(game, one.chosen)), max(0, round(100 * one.lost))
    return Judged(one.ply, chosen, before, after, better, more, cost, why, percent)


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
