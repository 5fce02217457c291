"""The pages that look back: a game step by step, and its result as a picture."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from litestar.response import Template

from .chart import chart
from .coaching import at_ply, by_move
from .drawn import badge, board_css_address, symbols
from .errors import NotAllowed
from .hall import Hall
from .identity import browser_of
from .live import LiveTable
from .now import placed
from .paper import As, Req, TableName, page
from .pictures import result
from .position import names_of
from .replays import Replayed, replayed, scores, steps
from .speech import THEMES, language_of, theme_of


@get("/tables/{name:str}/replay", include_in_schema=False)
async def replay_page(
    hall: Hall,
    request: Req,
    name: TableName,
    as_: As = "",
    ply: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    part: Annotated[bool, Parameter(description="Only what changes.")] = False,
) -> Template:
    table, language, theme = (await hall.table(name)).still(), language_of(request), theme_of(request)
    if table.state is None:
        raise NotAllowed("not-begun")
    own = hall.own_seats(table, browser_of(request))
    everything = table.over and as_ == "above"
    seat = _eyes(table, own, as_)
    story = await asyncio.to_thread(steps, table)
    last = len(story) - 1
    at = min(ply, last)
    people = names_of(table.seats, language)
    names = table.game.names(language, people)
    shown = await asyncio.to_thread(replayed, table, story, at, seat, language, theme, people, above=everything)
    root = table.game.root(theme)
    found = await hall.coach.found(table) if table.over else None
    coached = None
    if found is not None:
        coached = await asyncio.to_thread(at_ply, table.game, story, found, at, language, people)
    return page(
        request,
        "replayed.html" if part else "replay.html",
        game=table.game.title,
        table=table,
        names=names,
        badges=[badge(root, one) for one in range(table.game.players)],
        shown=shown,
        chances=[] if found is None else by_move(found)[at],
        coached=coached,
        decider=story[at].state.seat,
        happened=_happened(at, shown),
        chart=chart(scores(story), names, root, at=at),
        at=at,
        last=last,
        eyes=list(range(table.game.people) if table.over else own),
        chosen="above" if everything else "" if seat is None else str(seat),
        css=board_css_address(table, theme),
        symbols=symbols(table.game, language, theme),
        placed=placed,
    )


def _happened(at: int, shown: Replayed) -> str:
    """What the last move was, for the script that lets pieces travel. It stands in HTML."""
    made = [] if shown.mover is None else [{"number": at, "seat": shown.mover, "elements": shown.elements}]
    return msgspec.json.encode({"moves": [], "recent": made}).decode().replace("<", "\\u003c")


def _eyes(table: LiveTable, own: list[int], given: str) -> int | None:
    """The seat whose view is asked for: before the end only an own one."""
    asked = int(given) if given.isdecimal() else None
    if given in ("", "above") and (table.over or not given):
        return None
    if table.over and asked not in range(table.game.people):
        raise NotAllowed("not-a-seat")
    if asked is None or not (table.over or asked in own):
        raise NotAllowed("not-your-eyes")
    return asked


@get("/tables/{name:str}/result.png", include_in_schema=False, media_type="image/png")
async def result_picture(
    hall: Hall, request: Req, name: TableName, theme: Annotated[str, Parameter(max_length=6)] = "light"
) -> Response[bytes]:
    """The end of a game in one picture, to save and to share."""
    table, language = (await hall.table(name)).still(), language_of(request)
    state, game = table.state, table.game
    if state is None or not state.over:
        raise NotAllowed("not-over")
    drawn = await hall.painters.run(
        result,
        game.title.id,
        game.people,
        dict(game.options),
        state.view(None).to_json(),
        game.names(language, names_of(table.seats, language)),
        [(sheet.seat, sheet.total) for sheet in sorted(state.sheet(), key=lambda sheet: (sheet.place, sheet.seat))],
        language,
        theme if theme in THEMES else "light",
    )
    return Response(drawn, media_type="image/png")
