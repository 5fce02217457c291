"""Stepping through a game: any position of it, through any eyes that may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kolejiste.core.contract import Game, Section, State
from kolejiste.core.journal import seen_by
from kolejiste.core.record import Record, Step, replay

from .live import LiveTable
from .position import Drawing, drawing


@dataclass(frozen=True)
class Replayed:
    """A position of the past: the picture, what the last move was, the position in words, the scores then."""

    drawing: Drawing
    mover: int | None
    lines: tuple[str, ...]
    outline: tuple[Section, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Hidden:
    """What only one seat knew."""

    name: str
    sections: tuple[Section, ...]


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


def replayed(
    table: LiveTable,
    story: Sequence[Step],
    ply: int,
    seat: int | None,
    language: str,
    theme: str,
    names: Sequence[str],
) -> Replayed:
    game, step = table.game, story[ply]
    state: State = step.state
    return Replayed(
        drawing=drawing(game, state, seat, language, theme, names),
        mover=step.seat,
        lines=tuple(game.say(event, language, names) for event in seen_by(step.notes, seat)),
        outline=tuple(game.outline(state.view(seat), language, names)),
        scores=tuple(state.scores),
    )


def above(game: Game, state: State, language: str, names: Sequence[str]) -> tuple[Hidden, ...]:
    """From above: beside the public position, what each seat knew that others did not."""
    public = {
        (section.heading, line) for section in game.outline(state.view(None), language, names) for line in section.lines
    }
    everybody = game.names(language, names)
    found = []
    for seat in range(game.people):
        sections = []
        for section in game.outline(state.view(seat), language, names):
            own = tuple(line for line in section.lines if (section.heading, line) not in public)
            if own:
                sections.append(Section(section.heading, own))
        found.append(Hidden(everybody[seat], tuple(sections)))
    return tuple(found)
