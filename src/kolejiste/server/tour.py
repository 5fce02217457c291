"""A guided first game: what the parts of the table are, and then, for some turns, what each question means and what
one could do. The words stand in a room's `tour/` folder, in three languages."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from kolejiste.core.registry import Title
from kolejiste.core.table import PlayedMove
from kolejiste.core.text import CORE_TEXT, Words, words

from .errors import NotAllowed
from .hall import Hall
from .identity import browser_of
from .live import LiveTable
from .paper import Req, TableName
from .position import names_of
from .speech import WEB_TEXT, language_of

# What is pointed at, in this order; the first tells the goal.
GOALS = ("map", "offer", "hand", "own", "turn")
LABELS = ("tour-heading", "tour-next", "tour-begin", "tour-skip", "tour-end", "tour-close")  # the words of its bubble
TURNS = 3  # so many times in a row somebody is guided: setting up, and two turns


class Goal(msgspec.Struct, frozen=True):
    """Words about the parts of one role."""

    role: str
    words: str


class Question(msgspec.Struct, frozen=True):
    """What is asked now, what that means, and a sensible answer with the elements that name it."""

    entry: int
    words: str
    advice: str
    picks: list[str]


class TourStep(msgspec.Struct, frozen=True):
    """Where the tour is: its goals, the question to the one who looks, or nothing yet; `done` when it is over."""

    game: str
    goals: list[Goal]
    question: Question | None
    done: bool
    labels: dict[str, str]


def tour_words(title: Title, language: str) -> Words:
    return words(language, CORE_TEXT, WEB_TEXT, *title.folders("tour"))


def goals(title: Title, language: str) -> list[Goal]:
    """What is told before the first move."""
    say = tour_words(title, language)
    return [Goal(role, say(f"tour-goal-{role}")) for role in GOALS if f"tour-goal-{role}" in say]


def turns_had(moves: Sequence[PlayedMove], seat: int) -> int:
    """How often this seat has had its say, however many moves it made in a row, and has given it on."""
    mine = [one.seat == seat for one in moves]
    return sum(before and not now for before, now in itertools.pairwise(mine))


@get("/tables/{name:str}/tour", include_in_schema=False)
async def tour_step(
    hall: Hall, request: Req, name: TableName, seat: Annotated[int, Parameter(ge=0, le=20)]
) -> TourStep:
    """The tour as it stands for an own seat."""
    table, language = (await hall.table(name)).still(), language_of(request)
    hall.own(table, browser_of(request), seat)
    state, title = table.state, table.game.title
    if state is None:
        raise NotAllowed("not-begun")
    done = state.over or turns_had(table.moves, seat) >= TURNS
    asked = not done and state.seat == seat
    question = await _question(hall, table, language) if asked else None
    say = tour_words(title, language)
    labels = {key.removeprefix("tour-"): say(key) for key in LABELS}
    return TourStep(title.id, goals(title, language), question, done, labels)


async def _question(hall: Hall, table: LiveTable, language: str) -> Question | None:
    state, game = table.state, table.game
    assert state is not None
    ask, say = state.ask, tour_words(game.title, language)
    if ask is None or f"tour-{ask.tag}" not in say:
        return None
    view, legal = state.view(state.seat), state.legal()
    move = legal[0]
    if len(legal) > 1:
        move = await hall.thinkers.choose(game.title.id, game.people, game.options, "planner", view.to_json(), legal)
    advice = game.move_words(view, move, language, names_of(table.seats, language))
    return Question(
        table.entry,
        say(f"tour-{ask.tag}"),
        say("tour-only" if len(legal) == 1 else "tour-advice", move=advice),
        sorted(game.picks(move)),
    )
