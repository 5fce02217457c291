"""Stepping through a game: any position of it, through any eyes that may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kolejiste.core.contract import Game, Section, State
from kolejiste.core.hands import hand_words
from kolejiste.core.journal import seen_by
from kolejiste.core.record import Plays, Record, Step, replay
from kolejiste.core.table import Told

from .chart import chart, rows
from .drawn import DrawnPart, drawing, drawn_parts, from_above
from .live import LiveTable
from .speech import web_words


@dataclass(frozen=True)
class Replayed:
    """A position of the past: the picture, what the last move was, the position in words, the scores then."""

    parts: tuple[DrawnPart, ...]
    mover: int | None
    lines: tuple[str, ...]
    elements: tuple[str, ...]  # at which the move happened
    outline: tuple[Section, ...]
    scores: tuple[int, ...]


def steps(table: LiveTable) -> tuple[Step, ...]:
    """Every position of the table so far."""
    return _steps(_Key(table.id, table.entry, table))


class _Key:
    """A table at an entry: equal keys have equal records."""

    def __init__(self, table: str, entry: int, live: LiveTable) -> None:
        self._what = (table, entry)
        self.game = live.game
        self.record = Record(live.record.header, live.record.entries)

    def __hash__(self) -> int:
        return hash(self._what)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other._what == self._what


@lru_cache(maxsize=16)
def _steps(key: _Key) -> tuple[Step, ...]:
    return tuple(replay(key.record, key.game))


def scores(story: Sequence[Step]) -> list[tuple[int, ...]]:
    """Everybody's points after each move: what is public by then, and at the end the final ones."""
    return [tuple(step.state.scores) for step in story]


@dataclass(frozen=True)
class Scores:
    """How the points went: the chart, and the same as rows of a table."""

    chart: str
    rows: tuple[tuple[int, tuple[int, ...]], ...]


def how_it_went(table: LiveTable, names: Sequence[str], root: str) -> Scores:
    """The points of a finished game, from the first move to the last."""
    points = scores(steps(table))
    return Scores(chart(points, names, root), tuple(rows(points)))


def replayed(
    table: LiveTable,
    story: Sequence[Step],
    ply: int,
    seat: int | None,
    language: str,
    theme: str,
    names: Sequence[str],
    *,
    above: bool = False,
) -> Replayed:
    game, step = table.game, story[ply]
    events = seen_by(step.notes, seat)
    state: State = step.state
    if above:
        views = [state.view(one) for one in range(game.people)]
        parts = drawn_parts(game, from_above(game, views, state.view(None), language, names), language, theme)
    else:
        view = state.view(seat)
        parts = drawing(game, view, language, theme, names)
    return Replayed(
        parts=parts,
        mover=step.seat,
        lines=(*_hands(table, ply, language, names), *(game.say(event, language, names) for event in events)),
        elements=tuple(sorted({one for event in events for one in game.places(event)})),
        outline=_all_words(game, state, language, names) if above else tuple(game.outline(view, language, names)),
        scores=tuple(state.scores),
    )


def _hands(table: LiveTable, ply: int, language: str, names: Sequence[str]) -> list[str]:
    """Who else moves for somebody from this move on."""
    told = (one.entry for one in table.asides if isinstance(one, Told) and one.after == ply - 1)
    say = web_words(language)
    return [hand_words(say, "hand", names[one.seat], one.who) for one in told if isinstance(one, Plays)]


def _all_words(game: Game, state: State, language: str, names: Sequence[str]) -> tuple[Section, ...]:
    """The same in words: the public position, and the lines that only a seat's own telling has."""
    public = tuple(game.outline(state.view(None), language, names))
    known = {line for section in public for line in section.lines}
    private = []
    for seat, name in enumerate(game.names(language, names)[: game.people]):
        told = [line for section in game.outline(state.view(seat), language, names) for line in section.lines]
        own = tuple(line for line in told if line not in known)
        if own:
            private.append(Section(web_words(language)("own-view", name=name), own))
    return (*public, *private)
