"""The page of one's own games, on one device after another: what waits for me, what came of the others, and the ways
by which another device of mine gets there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
from babel.dates import format_timedelta
from litestar import Response, get, post
from litestar.response import Redirect, Template

from kolejiste.core.errors import KolejisteError
from kolejiste.core.text import list_of

from .api import address_of
from .clock_words import face, seat_clock
from .errors import BadRequest, NotAllowed
from .hall import Hall
from .history import Played, Tally, by_title, head_to_head, played_by
from .identity import COME, Signer, browser_of, device_of
from .invitation import invitation
from .paper import Req, page
from .people import (
    BY_LINK,
    Person,
    devices,
    ensured,
    forgotten,
    joined,
    known_person,
    left,
    new_link,
    own_passkeys,
    own_tables,
    person_of,
    removed,
    revoked,
)
from .position import names_of
from .reaching import is_subscribed, public_key
from .schema import PLAYING, WAITING, Summary
from .settings import LONGEST_NAME
from .speech import bot_name, game_name, language_of, web_words
from .vacations import choices, vacations

MINE = "/mine"
SHOWN = 100  # running tables on the page


class Going(msgspec.Struct, frozen=True):
    """A table that is not over: whose turn it is there, and since when."""

    address: str
    title: str
    names: str
    waiting: bool  # for people to sit down
    mine: bool  # it is my turn
    decider: str
    since: str
    left: str  # on the clock of whoever's turn it is, if one runs


class Ended(msgspec.Struct, frozen=True):
    """A finished game, and how I stood."""

    address: str
    title: str
    names: str
    place: int | None
    players: int
    points: int | None
    practice: bool
    when: str


# --- the page -------------------------------------------------------------------------------------------------------


@get(MINE, include_in_schema=False)
async def mine_page(hall: Hall, request: Req) -> Template:
    language, browser, device = language_of(request), browser_of(request), device_of(request)
    storage = hall.storage
    person = await storage.ask(person_of, storage, device)
    found = [one for one in await storage.ask(storage.of_browser, browser, 300) if one.phase in (WAITING, PLAYING)]
    going = await asyncio.gather(*(_going(hall, one, browser, language) for one in found[:SHOWN]))
    played = await played_by(hall, browser)
    away = [own for _, own in await vacations(hall, browser, language)]
    say = web_words(language)
    return page(
        request,
        "mine.html",
        keep=True,
        ladder=hall.settings.ladder,
        longest=LONGEST_NAME,
        public=bool(hall.settings.public),
        push_key=await storage.ask(public_key, storage) if hall.settings.public else "",
        subscribed=await storage.ask(is_subscribed, storage, device),
        mails=hall.settings.mail is not None,
        going=sorted(going, key=lambda one: (not one.mine, one.waiting)),
        ended=[_ended(one, language) for one in played],
        vacations=away,
        vacation_choices=choices(max((own.days for own in away), default=0)),
        titles=[(game_name(one.name, language), one) for one in by_title(played)],
        rivals=[(_rival(one, say), one) for one in head_to_head(played)],
        person=person,
        devices=await storage.ask(devices, storage, person.id, device) if person else [],
        passkeys=await storage.ask(own_passkeys, storage, person.id) if person else [],
        ago=lambda when: _ago(when, language),
    )


async def _going(hall: Hall, one: Summary, browser: str, language: str) -> Going:
    names = names_of(one.seats, language)
    decider, mine, left = "", False, ""
    if one.phase == PLAYING:
        try:
            table = await hall.table(one.id)
        except KolejisteError:  # the package of its game is gone
            table = None
        if table is not None and table.state is not None and not table.over:
            seat = table.state.seat
            decider = table.game.names(language, names)[seat]
            mine = seat < len(table.seats) and table.seats[seat].owner == browser and not table.seats[seat].stand_in
            clock = seat_clock(table, seat, language)
            if clock is not None:
                left = clock.shown if clock.until is None else face(round(1000 * (clock.until - table.time())))
    sitting = [name for name, seat in zip(names, one.seats, strict=True) if not seat.free]
    return Going(
        address_of(one.id),
        game_name(one.header.title, language),
        list_of(sitting, language) if sitting else "",
        one.phase == WAITING,
        mine,
        decider,
        _ago(one.touched, language),
        left,
    )


def _ended(one: Played, language: str) -> Ended:
    names, counted = names_of(one.table.seats, language), one.seat is not None and bool(one.result.places)
    return Ended(
        address_of(one.table.id),
        game_name(one.table.header.title, language),
        list_of(list(names), language),
        one.result.places[one.seat] if counted and one.seat is not None else None,
        len(names),
        one.result.points[one.seat] if counted and one.seat is not None else None,
        one.table.header.practice,
        _ago(one.table.touched, language),
    )


def _rival(tally: Tally, say: Any) -> str:
    return bot_name(tally.bot, say) if tally.bot else tally.name


def _ago(when: str, language: str) -> str:
    """How long ago it was, in words."""
    return format_timedelta(datetime.fromisoformat(when) - datetime.now(UTC), add_direction=True, locale=language)


# --- devices --------------------------------------------------------------------------------------------------------


@post(f"{MINE}/link", include_in_schema=False, status_code=200)
async def make_link(hall: Hall, signer: Signer, request: Req) -> Template:
    """A recovery link, which is shown this once."""
    person = await ensured(hall, request)
    token = signer.sign_link(COME, person.id, await new_link(hall, person))
    return page(request, "link.html", invited=invitation(request, hall.settings, f"/come/{token}"))


@post(f"{MINE}/link/revoke", include_in_schema=False)
async def revoke_link(hall: Hall, request: Req) -> Redirect:
    await revoked(hall, await required(hall, request))
    return back()


@post(f"{MINE}/leave", include_in_schema=False)
async def leave_person(hall: Hall, request: Req) -> Redirect:
    await left(hall, await required(hall, request), device_of(request))
    return back()


@post(f"{MINE}/devices/{{mark:str}}/remove", include_in_schema=False)
async def remove_device(hall: Hall, request: Req, mark: str) -> Redirect:
    await removed(hall, await required(hall, request), mark)
    return back()


@get("/come/{token:str}", include_in_schema=False)
async def come_page(hall: Hall, signer: Signer, request: Req, token: str) -> Template:
    """Whoever opens a recovery link is asked first: nothing happens by a mere visit."""
    person = await _linked(hall, signer, token)
    own = await hall.storage.ask(person_of, hall.storage, device_of(request))
    if own is not None and own.id != person.id:
        raise NotAllowed("come-other")
    tables = await hall.storage.ask(own_tables, hall.storage, device_of(request))
    return page(request, "come.html", token=token, tables=tables)


@post("/come/{token:str}", include_in_schema=False)
async def come(hall: Hall, signer: Signer, request: Req, token: str) -> Redirect:
    person, form = await _linked(hall, signer, token), await request.form()
    bring = form.get("bring") == "yes"
    await joined(hall, device_of(request), person.id, BY_LINK, bring=bring, link=person.link)
    return back()


async def _linked(hall: Hall, signer: Signer, token: str) -> Person:
    name, number = signer.link(COME, token)
    person = await hall.storage.ask(known_person, hall.storage, name)
    if person is None or not person.linked or person.link != number:
        raise NotAllowed("come-used")
    return person


async def required(hall: Hall, request: Req) -> Person:
    """Whose browser asks; one that is only its own has nothing of that kind."""
    person = await hall.storage.ask(person_of, hall.storage, device_of(request))
    if person is None:
        raise BadRequest("no-such-person")
    return person


def back() -> Redirect:
    return Redirect(MINE, status_code=303)


# --- what is kept about me ------------------------------------------------------------------------------------------


@get(f"{MINE}/export", include_in_schema=False)
async def export(hall: Hall, request: Req) -> Response[bytes]:
    """Everything that is kept about whoever asks, and the records of their finished games, as one file."""
    browser, device, storage = browser_of(request), device_of(request), hall.storage
    person = await storage.ask(person_of, storage, device)
    found = await storage.ask(storage.of_browser, browser, None)
    known = {one.table.id: one.result for one in await played_by(hall, browser)}
    kept = []
    for one in found:
        stored = await storage.ask(storage.read, one.id) if one.id in known else None
        kept.append(
            {
                "table": one.id,
                "game": one.header.title,
                "phase": one.phase,
                "touched": one.touched,
                "made_by_me": one.host == browser,
                "my_seats": [{"seat": seat.seat, "name": seat.name} for seat in one.seats if seat.owner == browser],
                "names": list(names_of(one.seats, "en")),
                "result": known.get(one.id),
                "record": None if stored is None else [line.decode() for line in stored.record.lines()],
            }
        )
    about = None
    if person is not None:
        about = {
            "since": person.made,
            "recovery_link": person.linked,
            "passkeys": [{"since": one.made} for one in await storage.ask(own_passkeys, storage, person.id)],
            "devices": [
                {"since": one.made, "way": one.way} for one in await storage.ask(devices, storage, person.id, device)
            ],
            "language": person.language,
            "ladder": person.ladder,
            "address": person.address,
            "address_confirmed": person.confirmed,
            "daily": person.daily,
        }
    body = msgspec.json.format(msgspec.json.encode({"kolejiste_export": 1, "person": about, "tables": kept}))
    headers = {"content-disposition": 'attachment; filename="kolejiste.json"'}
    return Response(body, media_type="application/json", headers=headers)


@get(f"{MINE}/forget", include_in_schema=False)
async def forget_page(request: Req) -> Template:
    return page(request, "forget.html")


@post(f"{MINE}/forget", include_in_schema=False)
async def forget_me(hall: Hall, request: Req) -> Redirect:
    """Running games are given up as was settled at each table, tables that wait are left; then nothing leads here from
    this person any more."""
    form = await request.form()
    if form.get("sure") != "yes":
        raise BadRequest("forget-unsure")
    browser, storage = browser_of(request), hall.storage
    for one in await storage.ask(storage.of_browser, browser, None):
        if one.phase in (WAITING, PLAYING):
            try:
                await _give_up(hall, one, browser)
            except KolejisteError:  # a game that cannot be opened, or that has just ended
                continue
    await forgotten(hall, await ensured(hall, request))
    return Redirect("/", status_code=303)


async def _give_up(hall: Hall, one: Summary, browser: str) -> None:
    table = await hall.table(one.id)
    if table.state is None and table.stored.host == browser:
        await hall.shut(table, browser)
        return
    for seat in hall.own_seats(table, browser):
        if table.state is None:
            await hall.leave(table, browser, seat)
        elif not table.over and table.play is not None and seat not in table.play.ending.resigned:
            await hall.resign(table, browser, seat)


HANDLERS: list[Any] = [
    mine_page,
    make_link,
    revoke_link,
    leave_person,
    remove_device,
    come_page,
    come,
    export,
    forget_page,
    forget_me,
]
