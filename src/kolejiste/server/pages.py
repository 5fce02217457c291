"""The pages of a table; those around it stand beside: lobby, help, replay. They are drawn here and shown by a browser;
they know no game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.params import Parameter
from litestar.response import Template

from kolejiste.bots import BOTS

from .drawn import symbols
from .errors import NotAllowed
from .hall import Hall
from .helping import help_page, help_picture
from .identity import Signer, browser_of
from .live import LiveTable
from .lobby import board_picture, choice_words, lobby, make_table, new_form, play_now
from .paper import As, Req, TableName, page
from .position import look, names_of, position
from .replaying import replay_page, result_picture
from .settings import LONGEST_CHAT, LONGEST_NAME
from .speech import THEMES, language_of, theme_of
from .tour import tour_step


def _asked(given: str) -> int | None:
    return int(given) if given.isdecimal() else None


@get("/tables/{name:str}", include_in_schema=False)
async def table_page(hall: Hall, signer: Signer, request: Req, name: TableName, as_: As = "") -> Template:
    return await _table(hall, signer, request, name, as_, "table.html", None)


@get("/tables/{name:str}/now", include_in_schema=False)
async def table_now(
    hall: Hall,
    signer: Signer,
    request: Req,
    name: TableName,
    as_: As = "",
    since: Annotated[int | None, Parameter(ge=0, le=100_000)] = None,
) -> Template:
    """The part of the page that changes, for a page that has shown the first `since` moves."""
    return await _table(hall, signer, request, name, as_, "now.html", since)


async def _table(
    hall: Hall, signer: Signer, request: Req, name: str, asked: str, template: str, since: int | None
) -> Template:
    table, language = hall.table(name).still(), language_of(request)
    browser = browser_of(request)
    own = hall.own_seats(table, browser)
    seen = look(table, own, _asked(asked))
    names = names_of(table.seats, language)
    links = {seat: f"{request.base_url}seat/{signer.sign_seat(table.id, seat, table.seats[seat].link)}" for seat in own}
    context: dict[str, Any] = {
        "table": table,
        "own": own,
        "look": seen,
        "names": table.game.names(language, names),
        "links": links,
        "address": f"{request.base_url}tables/{table.id}",
        "host": table.kept.host == browser,
        "options": _chosen_words(table, language),
        "bots": list(BOTS),
        "longest_name": LONGEST_NAME,
        "longest_chat": LONGEST_CHAT,
        "nonces": table.nonces(),
        "css": f"/tables/{table.id}/board.css?theme={theme_of(request)}",
        "symbols": symbols(table.game, language, theme_of(request)),
        "position": None,
    }
    if table.state is not None:
        context["position"] = await asyncio.to_thread(position, table, seen, language, theme_of(request), since)
    return page(request, template, game=table.game.title, **context)


def _chosen_words(table: LiveTable, language: str) -> list[str]:
    """The options a table was made with, in words."""
    title, game = table.game.title, table.game
    say = game.words(language)
    return [
        f"{say(f'option-{option.name}')}: {choice_words(option, game.options[option.name], say)}"
        for option in title.options
        if option.applies(game.people, game.options)
    ]


@get("/tables/{name:str}/board.css", include_in_schema=False, media_type="text/css")
async def table_css(
    hall: Hall, name: TableName, theme: Annotated[str, Parameter(max_length=10)] = "auto"
) -> Response[str]:
    game = hall.table(name).game
    text = game.style(theme if theme in THEMES else "auto")
    return Response(text, media_type="text/css", headers={"cache-control": "private, max-age=600"})


@get("/seat/{token:str}", include_in_schema=False)
async def seat_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    name, seat, link = signer.seat(token)
    table = hall.table(name)
    if seat >= len(table.seats) or table.seats[seat].link != link:
        raise NotAllowed("link-used")
    names = names_of(table.seats, language_of(request))
    return page(request, "seat.html", game=table.game.title, token=token, name=names[seat])


pages = Router(
    "/",
    route_handlers=[
        lobby,
        board_picture,
        new_form,
        make_table,
        play_now,
        table_page,
        table_now,
        table_css,
        tour_step,
        seat_page,
        replay_page,
        result_picture,
        help_page,
        help_picture,
    ],
)
