"""The JSON endpoints: everything a page or a program can do at a table. Described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from kolejiste.core.errors import BadOption, KolejisteError
from kolejiste.core.record import Reveal
from kolejiste.core.registry import titles
from kolejiste.core.seal import verify
from kolejiste.core.text import CORE_TEXT, LANGUAGES, words

from .clock_words import seat_clock
from .errors import BadRequest, NotAllowed
from .hall import Hall
from .identity import A_YEAR, Signer, browser_of
from .limits import Streams, visitor_of
from .live import LiveTable
from .messages import (
    Acting,
    Answer,
    BotWord,
    Catalogue,
    ChatText,
    Done,
    GameInfo,
    Leave,
    MoveInfo,
    MoveMade,
    Name,
    NewTable,
    Nonces,
    OptionInfo,
    OwnSeat,
    Pausing,
    PositionInfo,
    Preferences,
    Promises,
    Reason,
    SeatInfo,
    SeatLink,
    TableInfo,
    Talk,
    Trouble,
    VerdictInfo,
)
from .now import Viewer
from .position import look, names_of
from .schema import PLAYING, WAITING, Summary
from .speech import HINTS, LANGUAGE, THEME, THEMES, language_of

Req = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=40, description="The table's name, as in its address.")]


# Every endpoint may refuse, always in the same form.
REFUSALS = {
    400: "The request cannot be understood, or asks for what cannot be.",
    403: "It is for somebody else to do, not now, or the token is missing.",
    404: "There is no such table, game or address.",
    405: "This cannot be done here.",
    409: "Something happened in the meantime.",
    413: "That is too much at once.",
    415: "Nothing can be uploaded.",
    429: "Too many requests.",
}
RESPONSES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=words) for status, words in REFUSALS.items()
}
reads, acts = partial(get, responses=RESPONSES), partial(post, responses=RESPONSES)


# --- reading --------------------------------------------------------------------------------------------------------


@reads("/games", summary="What can be played")
async def games(hall: Hall, request: Req) -> Catalogue:
    language = language_of(request)
    found = []
    for title in titles():
        say = words(language, CORE_TEXT, *title.text_folders)
        options = [
            OptionInfo(
                option.name,
                say(f"option-{option.name}"),
                list(option.choices),
                option.default,
                list(option.players),
                option.when,
            )
            for option in title.options
        ]
        found.append(
            GameInfo(
                title.id,
                title.name[language],
                title.about[language],
                title.seats,
                title.minutes,
                title.board,
                title.maturity,
                options,
            )
        )
    return Catalogue(found, hall.bots, list(LANGUAGES))


@reads("/tables", summary="The public tables that wait for people or are being played")
async def open_tables(hall: Hall, request: Req) -> list[TableInfo]:
    ask, listed = hall.storage.ask, hall.storage.listed
    found = [*await ask(listed, WAITING), *await ask(listed, PLAYING)]
    return [_summary(one, language_of(request), browser_of(request)) for one in found]


@reads("/tables/{name:str}", summary="One table")
async def table_info(hall: Hall, request: Req, name: TableName) -> TableInfo:
    return _info(await hall.table(name), language_of(request), browser_of(request))


@reads("/tables/{name:str}/position", summary="The position as an own seat or a spectator may know it")
async def position(
    hall: Hall,
    request: Req,
    name: TableName,
    seat: Annotated[int | None, Parameter(ge=0, le=20, description="An own seat; without it, as a spectator.")] = None,
) -> PositionInfo:
    table, language = await hall.table(name), language_of(request)
    if seat is not None:
        hall.own(table, browser_of(request), seat)
    state, game = table.state, table.game
    if state is None:
        raise NotAllowed("not-begun")
    names = names_of(table.seats, language)
    legal = state.legal() if not table.over and state.seat == seat else []
    view = state.view(seat)
    return PositionInfo(
        entry=table.entry,
        version=table.version,
        seat=seat,
        over=table.over,
        decider=None if table.over else state.seat,
        ask="" if state.ask is None else game.say(state.ask, language, names),
        view=msgspec.to_builtins(view),
        legal=[
            MoveInfo(
                msgspec.to_builtins(game.action(move)),
                game.move_words(view, move, language, names),
                sorted(game.picks(move)),
            )
            for move in legal
        ],
        time=None if table.clocks is None else hall.time(),
        clocks={str(one.seat): clock for one in table.seats if (clock := seat_clock(table, one.seat, language))},
    )


@reads("/tables/{name:str}/why", summary="Why a drawn element cannot be chosen now")
async def why(
    hall: Hall,
    request: Req,
    name: TableName,
    element: Annotated[str, Parameter(max_length=100)],
    seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
) -> Reason:
    table, language = await hall.table(name), language_of(request)
    if seat is not None:
        hall.own(table, browser_of(request), seat)
    if table.state is None:
        raise NotAllowed("not-begun")
    names = names_of(table.seats, language)
    return Reason(table.game.why_not(table.state.view(seat), element, language, names) or "")


@reads(
    "/tables/{name:str}/events",
    summary="The version of a table, and who is there, now and at every change, as server-sent events",
    media_type="text/event-stream",
)
async def events(hall: Hall, streams: Streams, request: Req, name: TableName) -> Stream:
    table, browser = await hall.table(name), browser_of(request)
    streams.require(request)

    async def told() -> AsyncIterator[bytes]:
        with streams.counted(request):  # here, because a stream that is dropped at once never begins and never ends
            async for news in table.follow(browser):
                if news is None:
                    yield b": still here\r\n\r\n"
                else:
                    yield "event: {}\r\ndata: {}\r\nretry: 1000\r\n\r\n".format(*news).encode()

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(told(), media_type="text/event-stream", headers=headers)


@reads("/tables/{name:str}/record", summary="The record of a finished game", media_type="application/jsonl")
async def record(hall: Hall, name: TableName) -> Response[bytes]:
    table = await _finished(hall, name)
    file = f'attachment; filename="{table.game.title.id}-{table.id}.jsonl"'
    return Response(table.record.to_bytes(), media_type="application/jsonl", headers={"content-disposition": file})


@reads("/tables/{name:str}/verify", summary="Check a finished game: every move and every draw")
async def checked(hall: Hall, request: Req, name: TableName) -> VerdictInfo:
    table = await _finished(hall, name)
    say = table.game.words(language_of(request))
    try:
        verdict = await asyncio.to_thread(verify, table.record, table.game)
    except KolejisteError as why:
        return VerdictInfo(False, why.say(language_of(request)))
    words = [
        say("verify-moves", game=table.game.title.name[language_of(request)], moves=verdict.moves),
        say("verify-draws"),
    ]
    if any(isinstance(entry, Reveal) for entry in table.record.entries):
        words.append(say("verify-sealed"))
        if verdict.first_kind:
            words.append(say("verify-first-kind"))
    else:
        words.append(say("verify-not-sealed", seed=str(table.record.header.seed)))
    return VerdictInfo(True, " ".join(words))


async def _finished(hall: Hall, name: str) -> LiveTable:
    table = await hall.table(name)
    if not table.over:
        raise NotAllowed("not-over")
    return table


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Req) -> dict[str, Any]:
    """This description itself."""
    return request.app.openapi_schema.to_schema()


# --- acting ---------------------------------------------------------------------------------------------------------


@acts("/tables", summary="Make a table")
async def new_table(hall: Hall, request: Req, data: NewTable) -> Done:
    table = await hall.create(
        browser_of(request),
        data.game,
        data.options,
        data.seats,
        visitor=visitor_of(request),
        listed=data.listed,
        seed=data.seed,
        first=data.first,
        practice=data.practice,
        resigning=data.resigning,
        hints=data.hints,
        clock=data.clock,
    )
    return Done(table.version, address_of(table.id))


@acts("/tables/{name:str}/seats/{seat:int}/join", summary="Sit down on a free seat", status_code=200)
async def join(hall: Hall, request: Req, name: TableName, seat: int, data: Name) -> Done:
    table = await hall.table(name)
    await hall.join(table, browser_of(request), seat, data.name)
    return Done(table.version, address_of(name))


@acts("/tables/{name:str}/seats/{seat:int}/leave", summary="Stand up before the game has begun", status_code=200)
async def leave(hall: Hall, request: Req, name: TableName, seat: int) -> Done:
    table = await hall.table(name)
    await hall.leave(table, browser_of(request), seat)
    return Done(table.version)


@acts("/tables/{name:str}/seats/{seat:int}/mind", summary="Let a bot mind a seat, or take it back", status_code=200)
async def mind(hall: Hall, request: Req, name: TableName, seat: int, data: BotWord) -> Done:
    table = await hall.table(name)
    await hall.mind(table, browser_of(request), seat, data.bot)
    return Done(table.version)


@acts(
    "/tables/{name:str}/seats/{seat:int}/give-back",
    summary="Give a seat back to a person who has lost it, by a new personal link",
    status_code=200,
)
async def give_back(hall: Hall, signer: Signer, request: Req, name: TableName, seat: int) -> Done:
    table = await hall.table(name)
    link = await hall.give_back(table, browser_of(request), seat)
    return Done(table.version, f"/give-back/{signer.sign_seat(name, seat, link)}")


@acts("/tables/{name:str}/promise", summary="Promise what own seats will add to the sealed seed", status_code=200)
async def promise(hall: Hall, request: Req, name: TableName, data: Promises) -> Done:
    table = await hall.table(name)
    await hall.promise(table, browser_of(request), _by_seat(table, data.promises))
    return Done(table.version)


@acts("/tables/{name:str}/show", summary="Add to the sealed seed what was promised, when all have", status_code=200)
async def show(hall: Hall, request: Req, name: TableName, data: Nonces) -> Done:
    table = await hall.table(name)
    await hall.show(table, browser_of(request), _by_seat(table, data.nonces))
    return Done(table.version)


def _by_seat(table: LiveTable, given: dict[str, str]) -> dict[int, str]:
    try:
        return {int(seat): value for seat, value in given.items()}
    except ValueError:
        raise BadOption("seat-number", seat="?", players=len(table.seats)) from None


@acts("/tables/{name:str}/fill", summary="Give the free seats to bots", status_code=200)
async def fill(hall: Hall, request: Req, name: TableName, data: BotWord) -> Done:
    table = await hall.table(name)
    await hall.fill(table, browser_of(request), data.bot or "")
    return Done(table.version)


@acts("/tables/{name:str}/moves", summary="Make a move", status_code=200)
async def move(hall: Hall, request: Req, name: TableName, data: MoveMade) -> Done:
    table = await hall.table(name)
    await hall.move(table, browser_of(request), data.seat, data.entry, data.action)
    return await _done(hall, request, table, data.seat, data.have)


@acts("/tables/{name:str}/undo", summary="Take the own last move back, or ask the others to", status_code=200)
async def undo(hall: Hall, request: Req, name: TableName, data: Acting) -> Done:
    table = await hall.table(name)
    await hall.undo(table, browser_of(request), data.seat, data.entry)
    return await _done(hall, request, table, data.seat, data.have)


async def _done(hall: Hall, request: Req, table: LiveTable, seat: int, have: str | None) -> Done:
    """That it is done, and for a page that says what it has, the new position as the seat sees it."""
    if have is None:
        return Done(table.version)
    seen = look(table, hall.own_seats(table, browser_of(request)), seat)
    return Done(table.version, now=msgspec.Raw(await hall.positions.answer(table, Viewer.of(request, seen), have)))


@acts("/tables/{name:str}/undo/answer", summary="Agree that moves are taken back, or not", status_code=200)
async def answer(hall: Hall, request: Req, name: TableName, data: Answer) -> Done:
    table = await hall.table(name)
    await hall.answer(table, browser_of(request), data.seat, data.entry, data.agree)
    return await _done(hall, request, table, data.seat, data.have)


@acts("/tables/{name:str}/chat", summary="Say something to the table", status_code=200)
async def chat(hall: Hall, request: Req, name: TableName, data: ChatText) -> Done:
    table = await hall.table(name)
    await hall.chat(table, browser_of(request), data.seat, data.text)
    return Done(table.version)


@acts("/tables/{name:str}/talk", summary="The host turns the talk at the table off, or on again", status_code=200)
async def talk(hall: Hall, request: Req, name: TableName, data: Talk) -> Done:
    table = await hall.table(name)
    await hall.quiet(table, browser_of(request), not data.on)
    return Done(table.version)


@acts("/tables/{name:str}/close", summary="The host closes a table before its game", status_code=200)
async def close(hall: Hall, request: Req, name: TableName) -> Done:
    table = await hall.table(name)
    await hall.shut(table, browser_of(request))
    return Done(table.version)


@acts("/tables/{name:str}/resign", summary="Give the game up for an own seat", status_code=200)
async def resign(hall: Hall, request: Req, name: TableName, data: OwnSeat) -> Done:
    table = await hall.table(name)
    await hall.resign(table, browser_of(request), data.seat)
    return Done(table.version)


@acts("/tables/{name:str}/abandon", summary="Ask all people to end the game without a result", status_code=200)
async def abandon(hall: Hall, request: Req, name: TableName, data: OwnSeat) -> Done:
    table = await hall.table(name)
    await hall.abandon(table, browser_of(request), data.seat)
    return Done(table.version)


@acts("/tables/{name:str}/pause", summary="Ask all people to pause, or to go on", status_code=200)
async def pause(hall: Hall, request: Req, name: TableName, data: Pausing) -> Done:
    table = await hall.table(name)
    await hall.pause(table, browser_of(request), data.seat, data.on)
    return Done(table.version)


@acts("/tables/{name:str}/vacation", summary="Go on vacation, or come back", status_code=200)
async def vacation(hall: Hall, request: Req, name: TableName, data: Leave) -> Done:
    table = await hall.table(name)
    await hall.vacation(table, browser_of(request), data.seat, data.days)
    return Done(table.version)


@acts("/tables/{name:str}/again", summary="Play again with the same people", status_code=200)
async def again(hall: Hall, request: Req, name: TableName) -> Done:
    following = await hall.again(await hall.table(name), browser_of(request))
    return Done(following.version, address_of(following.id))


@acts("/seat", summary="Bring a seat to this browser by its personal link", status_code=200)
async def move_seat(hall: Hall, signer: Signer, request: Req, data: SeatLink) -> Done:
    name, seat, link = signer.seat(data.token)
    table = await hall.table(name)
    await hall.move_seat(table, browser_of(request), seat, link)
    return Done(table.version, address_of(name))


@acts("/preferences", summary="Choose the language, the colours, and whether hints are shown", status_code=200)
async def preferences(hall: Hall, data: Preferences) -> Response[Done]:
    cookies = []
    if data.language is not None:
        if data.language not in LANGUAGES:
            raise BadOption("language", language=data.language, languages=", ".join(LANGUAGES))
        cookies.append(_preference(hall, LANGUAGE, data.language))
    if data.theme is not None:
        if data.theme not in THEMES:
            raise BadRequest("theme", theme=data.theme, themes=", ".join(THEMES))
        cookies.append(_preference(hall, THEME, data.theme))
    if data.hints is not None:
        cookies.append(_preference(hall, HINTS, "yes" if data.hints else "no"))
    return Response(Done(), cookies=cookies)


def _preference(hall: Hall, key: str, value: str) -> Cookie:
    secure = hall.settings.secure
    return Cookie(key, value=value, max_age=A_YEAR, secure=secure, httponly=True, samesite="lax")


# --- words ----------------------------------------------------------------------------------------------------------


def address_of(table: str) -> str:
    return f"/tables/{table}"


def _info(table: LiveTable, language: str, browser: str) -> TableInfo:
    stored = table.stored
    return _summary(
        Summary(
            id=stored.id,
            phase=stored.phase,
            listed=stored.listed,
            host=stored.host,
            touched=stored.touched,
            header=stored.record.header,
            seats=stored.seats,
        ),
        language,
        browser,
    )


def _summary(one: Summary, language: str, browser: str) -> TableInfo:
    names = names_of(one.seats, language)
    return TableInfo(
        table=one.id,
        game=one.header.title,
        phase=one.phase,
        players=one.header.players,
        options=one.header.options,
        seats=[SeatInfo(seat.seat, names[seat.seat], seat.bot, seat.free, seat.owner == browser) for seat in one.seats],
        begins=one.header.begins,
        practice=one.header.practice,
        hints=one.header.hints_open,
        commitment=one.header.commitment,
        address=address_of(one.id),
        clock=one.header.clock,
    )


HANDLERS = [
    openapi,
    games,
    open_tables,
    table_info,
    position,
    why,
    events,
    record,
    checked,
    new_table,
    join,
    leave,
    mind,
    give_back,
    promise,
    show,
    fill,
    move,
    undo,
    answer,
    chat,
    talk,
    close,
    resign,
    abandon,
    pause,
    vacation,
    again,
    move_seat,
    preferences,
]
api = Router("/api", route_handlers=HANDLERS)
