"""The lobby and the ways to a new table: at once with bots, or by the form."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from itertools import product
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect, Template

from kolejiste.bots import USUAL
from kolejiste.core.contract import OptionValue
from kolejiste.core.errors import KolejisteError
from kolejiste.core.registry import Option, Title, bound, load, titles, typed
from kolejiste.core.text import CORE_TEXT, LANGUAGES, Words, list_of, system_language, words

from .api import address_of
from .clock_form import clock_fields, clock_of_form
from .clock_words import clock_name
from .errors import BadRequest
from .hall import Hall
from .helping import FOREVER
from .identity import browser_of
from .limits import visitor_of
from .paper import Req, page
from .pictures import BOARD_THEMES, board_file, board_mark, kept_board
from .position import names_of
from .schema import OVER, PLAYING, WAITING, Summary
from .seating import HERE, INVITED, Chair
from .settings import LONGEST_NAME
from .speech import WEB_TEXT, bot_name, game_name, language_of, web_words

log = logging.getLogger("kolejiste.server")

# --- the lobby ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A table in a list of the lobby."""

    address: str
    title: str
    names: str
    free: int
    phase: str
    sealed: bool
    clock: str


def _rows(found: list[Summary], language: str) -> list[Row]:
    rows = []
    for one in found:
        names = [name for name, seat in zip(names_of(one.seats, language), one.seats, strict=True) if not seat.free]
        rows.append(
            Row(
                address_of(one.id),
                game_name(one.header.title, language),
                list_of(names, language) if names else "",
                sum(seat.free for seat in one.seats),
                one.phase,
                one.header.commitment is not None,
                clock_name(one.header.clock, language) if one.header.clock else "",
            )
        )
    return rows


@get("/", include_in_schema=False)
async def lobby(hall: Hall, request: Req) -> Template:
    language, browser = language_of(request), browser_of(request)
    ask, listed = hall.storage.ask, hall.storage.listed
    mine = await ask(hall.storage.of_browser, browser)
    own = {one.id for one in mine}
    waiting = [one for one in await ask(listed, WAITING) if one.id not in own]
    playing = [one for one in await ask(listed, PLAYING) if one.id not in own]
    return page(
        request,
        "lobby.html",
        titles=titles(),
        boards={title.id: f"/games/{title.id}/board/{board_mark(title.id)}-{language}" for title in titles()},
        longest=LONGEST_NAME,
        mine=_rows([one for one in mine if one.phase in (WAITING, PLAYING)], language),
        finished=_rows([one for one in mine if one.phase == OVER][:10], language),
        waiting=_rows(waiting, language),
        playing=_rows(playing, language),
    )


@get("/games/{game:str}/board/{name:str}", include_in_schema=False, media_type="image/webp")
async def board_picture(hall: Hall, game: str, name: str) -> Response[bytes]:
    """A title's board, at an address that is new whenever the board may look different."""
    title = load(game)
    _, language, theme = (*name.removesuffix(".webp").split("-"), "", "", "")[:3]
    if language not in LANGUAGES or theme not in BOARD_THEMES:
        raise BadRequest("no-picture")
    drawn = await hall.painters.run(kept_board, hall.settings.boards, title.id, language, theme)
    return Response(drawn, media_type="image/webp", headers=FOREVER)


async def paint(hall: Hall) -> None:
    """Have all boards of the lobby ready before anybody comes. One is drawn after the other, so that nobody who asks
    for a picture meanwhile waits for more than one."""
    spoken = sorted(LANGUAGES, key=lambda language: language != system_language())
    for language, theme, title in product(spoken, BOARD_THEMES, titles()):
        if not board_file(hall.settings.boards, title.id, language, theme).exists():
            try:
                await hall.painters.run(kept_board, hall.settings.boards, title.id, language, theme)
            except Exception:  # a guest's room may be broken: the others have their boards all the same
                log.exception("the board of %s could not be drawn", title.id)


# --- at once --------------------------------------------------------------------------------------------------------


@post("/games/{game:str}/play", include_in_schema=False)
async def play_now(hall: Hall, request: Req, game: str) -> Response[Any]:
    """A table for oneself and bots, as one had it last or as is usual; `tour` makes it a guided one."""
    title, form, language = load(game), await request.form(), language_of(request)
    players = _players(title, form.get("players"))
    me = Chair(HERE, str(form.get("name-0", "")).strip() or web_words(language)("name-default"))
    others = [chair if chair.who in hall.bots else Chair(USUAL) for chair in _chairs(players, form)[1:]]
    guided = form.get("tour") == "yes"  # who is guided begins
    try:
        table = await hall.create(
            browser_of(request),
            title.id,
            _options(title, players, form),
            [me, *others],
            visitor=visitor_of(request),
            first=0 if guided else None,
        )
    except KolejisteError as why:
        return await _form_page(hall, request, title, form, why.say(language), status=400)
    return Redirect(f"{address_of(table.id)}{'?tour=1' if guided else ''}", status_code=303)


# --- a new table ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """An option of the form: its words, its choices, what is chosen."""

    name: str
    words: str
    choices: tuple[tuple[str, str], ...]
    chosen: str


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
            choices = tuple((typed(choice), choice_words(option, choice, say)) for choice in option.choices)
            found.append(Setting(option.name, say(f"option-{option.name}"), choices, typed(chosen[option.name])))
    return found


def choice_words(option: Option, choice: OptionValue, say: Words) -> str:
    """What an option's choice is called."""
    key = f"option-{option.name}-{typed(choice)}"
    return say(key) if key in say else typed(choice)


def _chairs(players: int, form: Any) -> list[Chair]:
    """The chairs as they stand in the form; at first oneself and bots."""
    chairs = []
    for seat in range(players):
        who = form.get(f"who-{seat}", HERE if seat == 0 else USUAL)
        chairs.append(Chair(who if isinstance(who, str) else "", str(form.get(f"name-{seat}", ""))))
    return chairs


@get("/games/{game:str}/new", include_in_schema=False)
async def new_form(hall: Hall, request: Req, game: str) -> Template:
    return await _form_page(hall, request, load(game), request.query_params, "")


@post("/games/{game:str}/new", include_in_schema=False)
async def make_table(hall: Hall, request: Req, game: str) -> Response[Any]:
    title = load(game)
    form = await request.form()
    players = _players(title, form.get("players"))
    try:
        table = await hall.create(
            browser_of(request),
            title.id,
            _options(title, players, form),
            _chairs(players, form),
            visitor=visitor_of(request),
            listed=form.get("listed") == "yes",
            seed=_seed(form.get("seed", "")),
            first=_first(players, form),
            practice=form.get("practice") == "yes",
            hints=form.get("hints") == "yes",
            resigning="nobody" if form.get("resigning") == "nobody" else "planner",
            clock=clock_of_form(form),
        )
    except KolejisteError as why:
        return await _form_page(hall, request, title, form, why.say(language_of(request)), status=400)
    return Redirect(address_of(table.id), status_code=303)


def _first(players: int, form: Any) -> int | None:
    """The chair that begins, where one is chosen that there is; None is by lot."""
    given = str(form.get("first", ""))
    return int(given) if given in map(str, range(players)) else None


def _seed(given: object) -> int | None:
    text = str(given).strip()
    if not text:
        return None
    if not text.isdecimal() or len(text) > 15:
        raise BadRequest("seed-number")
    return int(text)


def _bot_words(bot: str, say: Words) -> str:
    """A bot as the form offers it, with a word about how it plays."""
    return say(f"who-{bot}") if f"who-{bot}" in say else bot_name(bot, say)


async def _form_page(hall: Hall, request: Req, title: Title, form: Any, sentence: str, status: int = 200) -> Template:
    language = language_of(request)
    players = _players(title, form.get("players"))
    chosen = _options(title, players, form)
    say = words(language, CORE_TEXT, *title.text_folders, WEB_TEXT)
    edition = (await asyncio.to_thread(bound, title.id, players, chosen)).edition
    return page(
        request,
        "new.html",
        status=status,
        game=title,
        players=players,
        settings=_settings(title, players, chosen, say),
        chairs=_chairs(players, form),
        whos=[
            (HERE, say("who-here")),
            (INVITED, say("who-invited")),
            *((bot, _bot_words(bot, say)) for bot in hall.offered),
        ],
        first=_first(players, form),
        practice=form.get("practice") == "yes",
        hints_open=form.get("hints") == "yes",
        resigning="nobody" if form.get("resigning") == "nobody" else "planner",
        listed=form.get("listed") == "yes",
        clocks=clock_fields(form, language),
        seed=str(form.get("seed", ""))[:20],
        longest=LONGEST_NAME,
        edition=edition,
        sentence=sentence,
    )
