"""The pages: lobby, new table, table, replay, help. They are drawn here and shown by the browser; they know no game."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter, QueryParameter
from litestar.response import Redirect, Template

from kolejiste.bots import BOTS
from kolejiste.core.contract import OptionValue
from kolejiste.core.errors import BadOption, KolejisteError
from kolejiste.core.registry import Option, Title, bound, load, titles, typed
from kolejiste.core.text import CORE_TEXT, LANGUAGES, Words, list_of, words

from .api import address_of
from .drawn import symbols
from .errors import NotAllowed
from .guide import guide, picture
from .hall import HERE, INVITED, Chair, Hall
from .identity import Signer, browser_of
from .invitation import invitation
from .live import LiveTable
from .now import Viewer, marks, placed
from .position import look, names_of
from .replays import replayed, steps
from .settings import LONGEST_NAME
from .speech import HINTS, THEMES, WEB_TEXT, language_of, theme_of, web_words
from .storage import OVER, PLAYING, WAITING, Summary
from .templates import environment

Req = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=40)]
As = Annotated[str, QueryParameter(name="as", max_length=10)]


def page(request: Req, template: str, /, *, status: int = 200, game: Title | None = None, **context: Any) -> Template:
    """A page in the language and colours of the one who asks."""
    language = language_of(request)
    return Template(
        template,
        status_code=status,
        context={
            "say": web_words(language),
            "language": language,
            "theme": theme_of(request),
            "hints": request.cookies.get(HINTS) != "no",
            "here": request.url.path,
            "game": game,
            **context,
        },
    )


def error_page(request: Req, status: int, sentence: str) -> Response[Any]:
    """A page that says what went wrong. Made without the CSRF token, which a failed request may not have."""
    language = language_of(request)
    text = (
        environment()
        .get_template("error.html")
        .render(
            say=web_words(language),
            language=language,
            theme=theme_of(request),
            here="/",
            sentence=sentence,
            status=status,
            csrf_token=lambda: "",
        )
    )
    return Response(text, status_code=status, media_type=MediaType.HTML)


# --- the lobby ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A table in a list of the lobby."""

    address: str
    title: str
    names: str
    free: int
    phase: str


def _rows(found: list[Summary], language: str) -> list[Row]:
    rows = []
    for one in found:
        names = [name for name, seat in zip(names_of(one.seats, language), one.seats, strict=True) if not seat.free]
        rows.append(
            Row(
                address_of(one.id),
                load(one.header.title).name[language],
                list_of(names, language) if names else "",
                sum(seat.free for seat in one.seats),
                one.phase,
            )
        )
    return rows


@get("/", include_in_schema=False)
async def lobby(hall: Hall, request: Req) -> Template:
    language, browser = language_of(request), browser_of(request)
    mine = hall.storage.of_browser(browser)
    own = {one.id for one in mine}
    waiting = [one for one in hall.storage.listed(WAITING) if one.id not in own]
    playing = [one for one in hall.storage.listed(PLAYING) if one.id not in own]
    return page(
        request,
        "lobby.html",
        titles=titles(),
        mine=_rows([one for one in mine if one.phase != OVER], language),
        finished=_rows([one for one in mine if one.phase == OVER][:10], language),
        waiting=_rows(waiting, language),
        playing=_rows(playing, language),
    )


# --- a new table ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """An option of the form: its words, its choices, what is chosen."""

    name: str
    words: str
    choices: tuple[tuple[str, str], ...]
    chosen: str


def _title(game: str) -> Title:
    return load(game)


def _players(title: Title, given: str | None) -> int:
    """How many chairs the form shows; what makes no sense is the usual number."""
    usual = max(2, title.seats[0])
    number = int(given) if given is not None and given.isdecimal() and len(given) < 3 else usual
    return number if number in title.seat_numbers else usual


def _options(title: Title, players: int, form: Any) -> dict[str, OptionValue]:
    """The options as far as they apply; others are by default, as if never touched."""
    chosen: dict[str, OptionValue] = {option.name: option.default for option in title.options}
    for option in title.options:  # in order: an option may depend on one before it
        given = form.get(f"option-{option.name}")
        known = {typed(choice): choice for choice in option.choices}
        if option.applies(players, chosen) and given in known:
            chosen[option.name] = known[given]
    return chosen


def _settings(title: Title, players: int, chosen: dict[str, OptionValue], say: Words) -> list[Setting]:
    found = []
    for option in title.options:
        if option.applies(players, chosen):
            choices = tuple((typed(choice), _choice(option, choice, say)) for choice in option.choices)
            found.append(Setting(option.name, say(f"option-{option.name}"), choices, typed(chosen[option.name])))
    return found


def _choice(option: Option, choice: OptionValue, say: Words) -> str:
    key = f"option-{option.name}-{typed(choice)}"
    return say(key) if key in say else typed(choice)


def _chairs(players: int, form: Any) -> list[Chair]:
    """The chairs as they stand in the form; at first oneself and bots."""
    chairs = []
    for seat in range(players):
        who = form.get(f"who-{seat}", HERE if seat == 0 else "planner")
        chairs.append(Chair(who if isinstance(who, str) else "", str(form.get(f"name-{seat}", ""))))
    return chairs


@get("/games/{game:str}/new", include_in_schema=False)
async def new_form(request: Req, game: str) -> Template:
    return _form_page(request, _title(game), request.query_params, "")


@post("/games/{game:str}/new", include_in_schema=False)
async def make_table(hall: Hall, request: Req, game: str) -> Response[Any]:
    title = _title(game)
    form = await request.form()
    players = _players(title, form.get("players"))
    try:
        table = await hall.create(
            browser_of(request),
            title.id,
            _options(title, players, form),
            _chairs(players, form),
            listed=form.get("listed") == "yes",
            seed=_seed(form.get("seed", "")),
        )
    except KolejisteError as why:
        return _form_page(request, title, form, why.say(language_of(request)), status=400)
    return Redirect(address_of(table.id), status_code=303)


def _seed(given: object) -> int | None:
    text = str(given).strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > 15:
        raise BadOption("seed-number")
    return int(text)


def _form_page(request: Req, title: Title, form: Any, sentence: str, status: int = 200) -> Template:
    language = language_of(request)
    players = _players(title, form.get("players"))
    chosen = _options(title, players, form)
    say = words(language, CORE_TEXT, *title.text_folders, WEB_TEXT)
    edition = bound(title.id, players, chosen).edition
    return page(
        request,
        "new.html",
        status=status,
        game=title,
        players=players,
        settings=_settings(title, players, chosen, say),
        chairs=_chairs(players, form),
        whos=[(HERE, say("who-here")), (INVITED, say("who-invited")), *((bot, say(f"bot-{bot}")) for bot in BOTS)],
        listed=form.get("listed") == "yes",
        seed=str(form.get("seed", ""))[:20],
        longest=LONGEST_NAME,
        edition=edition,
        sentence=sentence,
    )


# --- a table --------------------------------------------------------------------------------------------------------


def _asked(given: str) -> int | None:
    return int(given) if given.isdecimal() else None


@get("/tables/{name:str}", include_in_schema=False)
async def table_page(hall: Hall, signer: Signer, request: Req, name: TableName, as_: As = "") -> Template:
    table, language, theme = hall.table(name), language_of(request), theme_of(request)
    browser = browser_of(request)
    own = hall.own_seats(table, browser)
    seen = look(table, own, _asked(as_))
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
        host=table.kept.host == browser,
        options=_chosen_words(table, language),
        longest_name=LONGEST_NAME,
        nonces=table.nonces(),
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
    table = hall.table(name)
    if table.state is None:
        raise NotAllowed("not-begun")
    seen = look(table, hall.own_seats(table, browser_of(request)), _asked(as_))
    return Response(await hall.positions.answer(table, Viewer.of(request, seen), have), media_type=MediaType.JSON)


@get("/tables/{name:str}/words", include_in_schema=False)
async def table_words(hall: Hall, request: Req, name: TableName, as_: As = "") -> Template:
    """The position in words, for whoever opens it."""
    table, language = hall.table(name).still(), language_of(request)
    if table.state is None:
        raise NotAllowed("not-begun")
    seen = look(table, hall.own_seats(table, browser_of(request)), _asked(as_))
    names = names_of(table.seats, language)
    outline = await asyncio.to_thread(table.game.outline, table.state.view(seen.seat), language, names)
    return page(request, "words.html", game=table.game.title, outline=outline)


def _chosen_words(table: LiveTable, language: str) -> list[str]:
    """The options a table was made with, in words."""
    title, game = table.game.title, table.game
    say = game.words(language)
    return [
        f"{say(f'option-{option.name}')}: {_choice(option, game.options[option.name], say)}"
        for option in title.options
        if option.applies(game.people, game.options)
    ]


def board_css_address(table: LiveTable, theme: str) -> str:
    """The address of the style sheet of a table's boards, new whenever it is."""
    mark = hashlib.blake2b(table.game.style(theme).encode(), digest_size=6).hexdigest()
    return f"/tables/{table.id}/board.css?theme={theme}&v={mark}"


@get("/tables/{name:str}/board.css", include_in_schema=False, media_type="text/css")
async def table_css(
    hall: Hall, name: TableName, theme: Annotated[str, Parameter(max_length=10)] = "auto"
) -> Response[str]:
    text = hall.table(name).game.style(theme if theme in THEMES else "auto")
    return Response(text, media_type="text/css", headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/seat/{token:str}", include_in_schema=False)
async def seat_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    name, seat, link = signer.seat(token)
    table = hall.table(name)
    if seat >= len(table.seats) or table.seats[seat].link != link:
        raise NotAllowed("link-used")
    names = names_of(table.seats, language_of(request))
    return page(request, "seat.html", game=table.game.title, token=token, name=names[seat])


# --- replays --------------------------------------------------------------------------------------------------------


@get("/tables/{name:str}/replay", include_in_schema=False)
async def replay_page(
    hall: Hall,
    request: Req,
    name: TableName,
    as_: As = "",
    ply: Annotated[int | None, Parameter(ge=0, le=100_000)] = None,
    part: Annotated[bool, Parameter(description="Only what changes.")] = False,
) -> Template:
    table, language, theme = hall.table(name).still(), language_of(request), theme_of(request)
    if table.state is None:
        raise NotAllowed("not-begun")
    own = hall.own_seats(table, browser_of(request))
    everything = table.over and as_ == "above"
    seat = _eyes(table, own, as_)
    story = await asyncio.to_thread(steps, table)
    last = len(story) - 1
    at = last if ply is None else min(ply, last)
    names = names_of(table.seats, language)
    shown = await asyncio.to_thread(replayed, table, story, at, seat, language, theme, names, above=everything)
    eyes = range(table.game.people) if table.over else own
    return page(
        request,
        "replayed.html" if part else "replay.html",
        game=table.game.title,
        table=table,
        names=table.game.names(language, names),
        shown=shown,
        at=at,
        last=last,
        eyes=list(eyes),
        chosen="above" if everything else "" if seat is None else str(seat),
        css=board_css_address(table, theme),
        symbols=symbols(table.game, language, theme),
        placed=placed,
    )


def _eyes(table: LiveTable, own: list[int], given: str) -> int | None:
    """The seat whose view is asked for: before the end only an own one."""
    asked = _asked(given)
    if given in ("", "above") and (table.over or not given):
        return None
    if asked is None or asked not in (range(table.game.people) if table.over else own):
        raise NotAllowed("not-your-eyes")
    return asked


# --- help -----------------------------------------------------------------------------------------------------------


@get("/games/{game:str}/help", include_in_schema=False)
async def help_page(request: Req, game: str) -> Template:
    title = _title(game)
    return page(request, "help.html", game=title, pieces=guide(title.id, language_of(request)))


@get("/games/{game:str}/help/{name:str}", include_in_schema=False, media_type="image/png")
async def help_picture(
    hall: Hall,
    game: str,
    name: str,
    language: Annotated[str, Parameter(max_length=5)],
    theme: Annotated[str, Parameter(max_length=6)],
) -> Response[bytes]:
    ply, _, part = name.removesuffix(".png").partition("-")
    if not ply.isdecimal() or len(ply) > 5 or language not in LANGUAGES or theme not in THEMES:
        raise KolejisteError("no-picture")
    drawn = await hall.painters.run(picture, _title(game).id, language, int(ply), part, theme)
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=86400"})


pages = Router(
    "/",
    route_handlers=[
        lobby,
        new_form,
        make_table,
        table_page,
        table_now,
        table_words,
        table_css,
        seat_page,
        replay_page,
        help_page,
        help_picture,
    ],
)
