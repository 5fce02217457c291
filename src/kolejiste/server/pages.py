"""The pages of a table; those around it stand beside: lobby, help, replay. They are drawn here and shown by a browser;
they know no game."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import Parameter
from litestar.response import Template

from .clock_words import clock_terms
from .coaching import coaching
from .daytime import year_of
from .drawn import board_css_address, symbols
from .errors import NotAllowed
from .hall import Hall
from .helping import help_page, help_picture
from .hooks import HANDLERS as HOOKS
from .hooks import has_hook
from .identity import Signer, browser_of
from .invitation import invitation
from .ladder import HANDLERS as LADDER
from .live import LiveTable
from .lobby import board_picture, choice_words, lobby, make_table, new_form, play_now
from .mail import HANDLERS as MAIL
from .mine import HANDLERS as MINE
from .now import Viewer, marks
from .paper import As, Req, TableName, page
from .passkeys import HANDLERS as PASSKEYS
from .passkeys import remove_passkey
from .position import late_names, look, names_of
from .push import HANDLERS as PUSH
from .replaying import replay_page, result_picture
from .settings import LONGEST_NAME
from .speech import THEMES, language_of, theme_of
from .tour import tour_step
from .vacations import HANDLERS as VACATIONS
from .vacations import choices
from .worker import HANDLERS as WORKER


def _asked(given: str) -> int | None:
    return int(given) if given.isdecimal() else None


@get("/tables/{name:str}", include_in_schema=False)
async def table_page(hall: Hall, signer: Signer, request: Req, name: TableName, as_: As = "") -> Template:
    table, language, theme = await hall.table(name), language_of(request), theme_of(request)
    browser = browser_of(request)
    own = hall.own_seats(table, browser)
    seen = look(table, own, _asked(as_))
    gathering, host = table.gathering, table.stored.host == browser
    now = await hall.positions.whole(table, Viewer.of(request, seen)) if table.state is not None else None
    return page(
        request,
        "table.html",
        game=table.game.title,
        table=table,
        own=own,
        look=seen,
        names=table.game.names(language, names_of(table.seats, language)),
        links={one: f"{request.base_url}seat/{signer.sign_seat(name, one, table.seats[one].link)}" for one in own},
        invited=invitation(request, hall.settings, f"/tables/{name}"),
        host=host,
        keep=len(own) == 1,  # where several play at one device, nobody finds another's hand on it
        hooks=bool(hall.settings.public) and host and not table.over,
        hooked=host and await hall.storage.ask(has_hook, hall.storage, name),
        options=_chosen_words(table, language),
        longest_name=LONGEST_NAME,
        gathering=gathering,
        clock_terms=[] if table.record.header.clock is None else clock_terms(table.record.header.clock, language),
        vacation_choices=choices(table.record.header.clock.vacation) if table.record.header.clock is not None else [],
        vacation_left=_vacation_left(hall, table, language),
        time=f"{hall.time():.3f}",
        late_names=late_names(gathering, language),
        css=board_css_address(table, theme),
        symbols=symbols(table.game, language, theme),
        now=now,
        fragments={} if now is None else {one.id: one.html for one in now.fragments},
        marks="" if now is None else marks(now),
    )


@get("/tables/{name:str}/now", include_in_schema=False, media_type=MediaType.JSON)
async def table_now(
    hall: Hall,
    request: Req,
    name: TableName,
    as_: As = "",
    have: Annotated[str, Parameter(max_length=4000)] = "",
) -> Response[bytes]:
    """The position for a page, without the fragments that it has."""
    table = await hall.table(name)
    if table.state is None:
        raise NotAllowed("not-begun")
    seen = look(table, hall.own_seats(table, browser_of(request)), _asked(as_))
    return Response(await hall.positions.answer(table, Viewer.of(request, seen), have), media_type=MediaType.JSON)


@get("/tables/{name:str}/words", include_in_schema=False)
async def table_words(hall: Hall, request: Req, name: TableName, as_: As = "") -> Template:
    """The position in words, for whoever opens it."""
    table, language = (await hall.table(name)).still(), language_of(request)
    if table.state is None:
        raise NotAllowed("not-begun")
    seen = look(table, hall.own_seats(table, browser_of(request)), _asked(as_))
    names = names_of(table.seats, language)
    outline = await asyncio.to_thread(table.game.outline, table.state.view(seen.seat), language, names)
    return page(request, "words.html", game=table.game.title, outline=outline)


def _vacation_left(hall: Hall, table: LiveTable, language: str) -> list[tuple[str, int]]:
    """Everybody's days of vacation that are left, for all to see."""
    clocks = table.clocks
    if clocks is None or not clocks.clock.vacation:
        return []
    names, year = names_of(table.seats, language), year_of(hall.time())
    return [(names[seat], clocks.vacation_left(seat, year)) for seat in sorted(clocks.people)]


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
    text = (await hall.table(name)).game.style(theme if theme in THEMES else "auto")
    return Response(text, media_type="text/css", headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/seat/{token:str}", include_in_schema=False)
async def seat_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    name, seat, link = signer.seat(token)
    table = await hall.table(name)
    if seat >= len(table.seats) or table.seats[seat].link != link:
        raise NotAllowed("link-used")
    names = names_of(table.seats, language_of(request))
    return page(request, "seat.html", game=table.game.title, token=token, name=names[seat])


@get("/give-back/{token:str}", include_in_schema=False)
async def give_back_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    """The link that gives a seat back, to be sent to whoever has lost it."""
    name, seat, link = signer.seat(token)
    table = await hall.table(name)
    if seat >= len(table.seats) or table.seats[seat].link != link:
        raise NotAllowed("link-used")
    return page(
        request,
        "give_back.html",
        game=table.game.title,
        table=table.id,
        name=names_of(table.seats, language_of(request))[seat],
        invited=invitation(request, hall.settings, f"/seat/{token}"),
    )


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
        table_words,
        table_css,
        tour_step,
        seat_page,
        give_back_page,
        replay_page,
        result_picture,
        *coaching,
        help_page,
        help_picture,
        *MINE,
        *VACATIONS,
        remove_passkey,
        *MAIL,
        *WORKER,
        *LADDER,
    ],
)
people_api = Router("/api", route_handlers=[*PASSKEYS, *PUSH, *HOOKS])
