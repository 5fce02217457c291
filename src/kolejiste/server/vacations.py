"""Vacation at all tables of one's own at a time: how many days are left at each, and who goes is away everywhere."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.response import Template

from kolejiste.core.clock import MOST_VACATION
from kolejiste.core.errors import KolejisteError
from kolejiste.core.text import list_of

from .api import address_of
from .clock_words import date_of
from .daytime import year_of
from .errors import BadRequest
from .hall import Hall
from .identity import browser_of
from .live import LiveTable
from .paper import Req, page
from .position import names_of
from .schema import PLAYING
from .speech import game_name, language_of, web_words

MOST = 300  # tables that are looked at, the last touched
OFFERED = (1, 2, 3, 5, 7, 10, 14, 21, 28, 42, MOST_VACATION)


class Own(msgspec.Struct, frozen=True):
    """An own seat at a table where vacation was agreed: the days that are left, and until when one is away."""

    address: str
    title: str
    seat: int
    days: int
    yearly: bool
    until: str


def choices(most: int) -> list[int]:
    """So many days are offered where there are at most so many."""
    return sorted({days for days in (*OFFERED, most) if 0 < days <= most})


def own_vacations(hall: Hall, table: LiveTable, browser: str, language: str) -> list[Own]:
    """The own seats of a table with their days, if there is vacation at all."""
    clocks, running, play = table.clocks, table.stored.clock, table.play
    if clocks is None or running is None or play is None or table.over or not clocks.clock.vacation:
        return []
    now, names = hall.time(), names_of(table.seats, language)
    found = []
    for seat in table.seats:
        if seat.owner == browser and seat.name is not None and seat.seat not in play.ending.resigned:
            away = running.away.get(seat.seat, 0.0)
            left = clocks.vacation_left(seat.seat, year_of(now))
            until = date_of(away, language) if away > now else ""
            others = [name for place, name in enumerate(names) if place != seat.seat]
            title = game_name(table.record.header.title, language)
            title = f"{title} ({list_of(others, language)})" if others else title
            found.append(Own(address_of(table.id), title, seat.seat, left, clocks.clock.yearly, until))
    return found


async def vacations(hall: Hall, browser: str, language: str) -> list[tuple[LiveTable, Own]]:
    """All own seats that may go on vacation."""
    found = []
    for one in await hall.storage.ask(hall.storage.of_browser, browser, MOST):
        if one.phase == PLAYING and one.header.clock is not None and one.header.clock.vacation:
            try:
                table = await hall.table(one.id)
            except KolejisteError:  # the package of its game is gone
                continue
            found += [(table, own) for own in own_vacations(hall, table, browser, language)]
    return found


@post("/mine/vacation", include_in_schema=False, status_code=200)
async def go_on_vacation(hall: Hall, request: Req) -> Template:
    """Everywhere where vacation was agreed: so many days, or as many as are left there; with none, everywhere back."""
    language, browser, form = language_of(request), browser_of(request), await request.form()
    given = str(form.get("days", ""))
    if not given.isascii() or not given.isdecimal() or not 0 <= (days := int(given[:4])) <= MOST_VACATION:
        raise BadRequest("vacation-number", most=MOST_VACATION)
    say, told = web_words(language), []
    for table, own in await vacations(hall, browser, language):
        taken = min(days, max(own.days, 1))  # who has none left is told so by the table
        try:
            await hall.vacation(table, browser, own.seat, taken)
            words = say("vacation-begun", days=taken) if taken else say("vacation-over")
        except KolejisteError as why:
            words = why.say(language)
        told.append((own, words))
    return page(request, "vacation.html", told=told)


HANDLERS: list[Any] = [go_on_vacation]
