"""The pages of the coach: advice and chances beside a table, and a finished game looked back on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Router, get
from litestar.params import Parameter
from litestar.response import Template
from markupsafe import Markup

from kolejiste.coach.analysis import Analysis, Decision, account
from kolejiste.coach.speech import Judged, about_sums, advice, coach_words, judged, sums
from kolejiste.core.contract import Game
from kolejiste.core.record import Step

from .api import acts, reads
from .chart import Mark, chart, rows
from .drawn import badge, board_css_address, symbols
from .errors import NotAllowed
from .hall import Hall
from .identity import browser_of
from .paper import As, Req, TableName, page
from .position import look, names_of
from .replays import steps
from .speech import language_of, theme_of, web_words

COSTLIEST = 5


@get("/tables/{name:str}/hint", include_in_schema=False)
async def hint_page(hall: Hall, request: Req, name: TableName, as_: As = "") -> Template:
    """The coach's advice for the own seat that decides."""
    table, language = await hall.table(name), language_of(request)
    seat = int(as_) if as_.isdecimal() else -1
    browser = browser_of(request)
    hall.own(table, browser, seat)
    still = table.still()
    given = await hall.coach.hint(still, browser, seat)
    names = names_of(table.seats, language)
    assert still.state is not None
    told = await asyncio.to_thread(advice, table.game, still.state.view(seat), given, language, names)
    return page(request, "hint.html", game=table.game.title, told=told)


@dataclass(frozen=True)
class Chance:
    """A seat's chance to win, for a bar."""

    seat: int
    name: str
    badge: Markup
    percent: int


@get("/tables/{name:str}/chances", include_in_schema=False)
async def chances_page(hall: Hall, request: Req, name: TableName, as_: As = "") -> Template:
    """Who stands how, quietly: as those who watch may know, or at a table for practice as one's own seat does."""
    table, language = await hall.table(name), language_of(request)
    browser = browser_of(request)
    own = hall.own_seats(table, browser)
    if own and not table.record.header.practice:  # also between the turns of people at one device
        raise NotAllowed("chances-shut")
    seat = look(table, own, int(as_) if as_.isdecimal() else None).seat
    found = await hall.coach.chances(table.still(), browser, seat)
    names, root = table.game.names(language, names_of(table.seats, language)), table.game.root(theme_of(request))
    bars = [Chance(one, names[one], badge(root, one), percent) for one, percent in enumerate(whole(found))]
    return page(request, "chances.html", game=table.game.title, bars=bars, root=root, mine=seat is not None)


def whole(parts: Sequence[float]) -> list[int]:
    """Shares as whole per cents that sum up to a hundred, as nearly as can be."""
    found = [int(100 * part) for part in parts]
    order = sorted(range(len(parts)), key=lambda one: found[one] - 100 * parts[one])
    for one in order[: max(0, round(100 * sum(parts)) - sum(found))]:
        found[one] += 1
    return found


# --- looking back -----------------------------------------------------------------------------------------------------


class AnalysisInfo(msgspec.Struct):
    """How far the coach has looked back on a game, and what it found when it is done."""

    ready: bool
    done: int
    all: int
    words: str
    analysis: Analysis | None = None


@acts("/tables/{name:str}/analysis", summary="Let the coach look back on a finished game", status_code=200)
async def begin_analysis(hall: Hall, request: Req, name: TableName) -> AnalysisInfo:
    table, say = await hall.table(name), web_words(language_of(request))
    job = await hall.coach.look_back(table, browser_of(request))
    if job is None:
        return AnalysisInfo(True, 0, 0, "")
    return AnalysisInfo(False, job.done, job.all, say("analysis-progress", done=job.done, all=job.all))


@reads("/tables/{name:str}/analysis", summary="What the coach found in a finished game")
async def read_analysis(hall: Hall, request: Req, name: TableName) -> AnalysisInfo:
    table, say = await hall.table(name), web_words(language_of(request))
    found, job = await hall.coach.found(table), hall.coach.jobs.get(table.id)
    done, all_ = (0, 0) if job is None else (job.done, job.all)
    return AnalysisInfo(found is not None, done, all_, say("analysis-progress", done=done, all=all_), found)


@get("/tables/{name:str}/analysis", include_in_schema=False)
async def analysis_page(
    hall: Hall,
    request: Req,
    name: TableName,
    of: Annotated[str, Parameter(max_length=3, description="Whose decisions.")] = "",
) -> Template:
    table, language, theme = (await hall.table(name)).still(), language_of(request), theme_of(request)
    if not table.over or not table.moves:
        raise NotAllowed("analysis-later")
    game, found = table.game, await hall.coach.found(table)
    people = names_of(table.seats, language)
    names, root = game.names(language, people), game.root(theme)
    context: dict[str, Any] = {
        "table": table,
        "names": names,
        "coach": coach_words(language),
        "css": board_css_address(table, theme),
        "symbols": symbols(game, language, theme),
        "badges": [badge(root, one) for one in range(game.players)],
        "found": found,
    }
    if found is None:
        return page(request, "analysis.html", game=game.title, seat=None, **context)
    own = hall.own_seats(table, browser_of(request))
    asked = int(of) if of.isdecimal() else next((one for one in own if one in found.seats), found.seats[0])
    if asked >= game.people:
        raise NotAllowed("not-a-seat")
    if asked not in found.seats:
        raise NotAllowed("analysis-of-people")
    story = await asyncio.to_thread(steps, table)
    every = await asyncio.to_thread(_judged, game, story, found.of(asked), language, people)
    of_ply = {one.ply: one for one in every}
    costly = [of_ply[one.ply] for one in found.costliest(asked, COSTLIEST)]
    drawn, numbers = _chart(found, costly, asked, names, root, f"/tables/{table.id}/replay")
    came = account(found, asked)
    return page(
        request,
        "analysis.html",
        game=game.title,
        seat=asked,
        costly=costly,
        every=every,
        sums=[] if came is None else sums(came, language),
        about_sums="" if came is None else about_sums(came, language),
        chart=drawn,
        numbers=numbers,
        count=len(every),
        **context,
    )


def _judged(
    game: Game, story: Sequence[Step], found: Sequence[Decision], language: str, names: Sequence[str]
) -> list[Judged]:
    return [judged(game, story[one.ply].state.view(one.seat), one, language, names) for one in found]


def at_ply(
    game: Game, story: Sequence[Step], found: Analysis, ply: int, language: str, names: Sequence[str]
) -> Judged | None:
    """What the coach said of the decision that was taken at a ply; None where nothing was surely better."""
    sure = [one for one in found.decisions if one.ply == ply and one.sure]
    return next(iter(_judged(game, story, sure, language, names)), None)


def by_move(found: Analysis) -> list[list[int]]:
    """Everybody's chances after each move in per cent, each held until the next one is known."""
    known = {point.ply: whole(point.wins) for point in found.chart}
    line: list[list[int]] = []
    for ply in range(found.plies + 1):
        line.append(known[ply] if ply in known else line[-1])
    return line


def _chart(
    found: Analysis, costly: Sequence[Judged], seat: int, names: Sequence[str], root: str, replay: str
) -> tuple[str, list[tuple[int, tuple[int, ...]]]]:
    """Everybody's chances by move, beside them what the seat itself could expect after its moves, with the costliest
    marked; and everybody's chances as numbers."""
    line = by_move(found)
    known = {one.ply: 100 * one.after for one in found.of(seat)}
    marks = [
        Mark(one.ply, seat, known[one.ply], f"{one.number}: {one.chosen}", f"{replay}?ply={one.ply}&as={seat}")
        for one in sorted(costly, key=lambda one: one.ply)
    ]
    dots = [(ply, seat, part) for ply, part in known.items()]
    return chart(line, names, root, unit="\u00a0%", known=dots, marks=marks), rows(line)


coaching = [hint_page, chances_page, analysis_page]
coach_api = Router("/api", route_handlers=[begin_analysis, read_analysis])
