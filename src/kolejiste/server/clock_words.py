"""Clocks in words, and as a page shows them at each seat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from babel.dates import format_datetime
from babel.units import format_unit

from kolejiste.core.clock import A_DAY, A_MINUTE, AN_HOUR, AtZero, Clock
from kolejiste.core.record import Back, Flag, Pause, Vacation
from kolejiste.core.text import list_of

from .daytime import spans
from .live import LiveTable
from .speech import web_words

UNITS = (("day", A_DAY), ("hour", AN_HOUR), ("minute", A_MINUTE), ("second", 1))
ZERO_WORDS: dict[AtZero, str] = {
    "move": "clock-at-zero-move",
    "seat": "clock-at-zero-seat",
    "resign": "clock-at-zero-resign",
}
FLAG_WORDS: dict[AtZero, str] = {"move": "told-flag-move", "seat": "told-flag-seat", "resign": "told-flag-resign"}
URGENT = 0.15  # the part of a clock below which it is urgent
URGENT_AT_MOST = AN_HOUR  # but a long one only in its last hour

# What the form offers; the JSON interface takes any clock.
PRESETS = {
    "": None,
    "move-120": Clock(kind="move", seconds=2 * A_MINUTE),
    "bank-600-10": Clock(kind="bank", seconds=10 * A_MINUTE, increment=10),
    "bank-1800-30": Clock(kind="bank", seconds=30 * A_MINUTE, increment=30),
    "move-86400": Clock(kind="move", seconds=A_DAY),
    "move-259200": Clock(kind="move", seconds=3 * A_DAY),
    "bank-604800-28800": Clock(kind="bank", seconds=7 * A_DAY, increment=8 * AN_HOUR),
}


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat. `left` is in milliseconds: now where it stands, else what it had when it began to run.
    Instants are in seconds by the server's time: `until` its time is up, and it stands in the spans of `nights`."""

    left: int
    shown: str
    urgent: int  # from so many milliseconds on
    state: str  # "runs", "stands", "paused", "vacation" or "flagged"
    words: str  # about the state, if there is anything to say
    since: float | None = None
    until: float | None = None
    nights: tuple[tuple[float, float], ...] = ()


def seat_clock(table: LiveTable, seat: int, language: str) -> SeatClock | None:
    """The clock of a person's seat as everybody may see it."""
    clocks, state, running = table.clocks, table.state, table.stored.clock
    if clocks is None or state is None or running is None or table.over or seat not in clocks.people:
        return None
    assert table.play is not None
    if seat in table.play.ending.resigned:
        return None
    say, clock = web_words(language), clocks.clock
    turn = clocks.at(state.seat)
    decides = seat == state.seat
    left = turn.left[seat] - (turn.used + running.used if decides else 0)
    away = running.away.get(seat, 0.0)
    urgent = round(min(clock.seconds * URGENT, URGENT_AT_MOST) * 1000)
    since, until, words = running.since, table.stored.deadline, ""
    if decides and turn.flagged:
        state_is, words = "flagged", say("clock-flagged")
    elif clocks.paused:
        state_is, words = "paused", say("clock-paused")
    elif away > table.time():
        state_is, words = "vacation", say("clock-vacation-until", date=date_of(away, language))
    elif decides and since is not None:
        state_is = "runs"
    else:
        state_is = "stands"
    if not (decides and since is not None and until is not None and state_is in ("runs", "vacation")):
        return SeatClock(left, face(left), urgent, state_is, words)
    nights = tuple((max(first, since), last) for first, last in spans(clock.night, since, until))
    return SeatClock(left, face(left), urgent, state_is, words, since, until, nights)


def face(milliseconds: int) -> str:
    """What a clock shows: 2 d 05:07 for days, hours and minutes, 1:05:07 for hours, minutes and seconds, or 5:07."""
    seconds = max(milliseconds, 0) // 1000
    days, rest = divmod(seconds, A_DAY)
    if days:
        return f"{days} d {rest // AN_HOUR:02}:{rest % AN_HOUR // 60:02}"
    hours, rest = divmod(seconds, AN_HOUR)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


def date_of(instant: float, language: str) -> str:
    """A moment in time, as calendars write it."""
    return format_datetime(datetime.fromtimestamp(instant, UTC), "d. M. HH:mm 'UTC'", locale=language)


# --- words ----------------------------------------------------------------------------------------------------------


def lasting(seconds: int, language: str) -> str:
    """A length of time in words: “1 week”, “2 hours and 30 minutes”."""
    if seconds and seconds % (7 * A_DAY) == 0:
        return format_unit(seconds // (7 * A_DAY), "duration-week", locale=language)
    parts = []
    for unit, size in UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(format_unit(count, f"duration-{unit}", locale=language))
    return list_of(parts, language) if parts else format_unit(0, "duration-second", locale=language)


def clock_name(clock: Clock | None, language: str) -> str:
    """A clock in a few words."""
    say = web_words(language)
    if clock is None:
        return say("clock-none")
    given = {"time": lasting(clock.seconds, language)}
    if clock.kind == "move":
        return say("clock-move", **given)
    return say(
        "clock-bank", **given, increment=lasting(clock.increment, language), has="yes" if clock.increment else "no"
    )


def clock_terms(clock: Clock, language: str) -> list[str]:
    """All that is agreed about time, in sentences."""
    say = web_words(language)
    found = [say("clock-of-table", clock=clock_name(clock, language)), say(ZERO_WORDS[clock.at_zero])]
    if clock.night is not None:
        night = clock.night
        found.append(say("clock-nights", begins=night.begins, ends=night.ends, zone=night.zone))
    if clock.vacation:
        key = "clock-vacations-yearly" if clock.yearly else "clock-vacations"
        found.append(say(key, days=clock.vacation))
    return found


def clock_told(entry: Flag | Pause | Vacation | Back, table: LiveTable, language: str, names: Sequence[str]) -> str:
    """What a clock has brought, for the log."""
    say, clock = web_words(language), table.record.header.clock
    match entry:
        case Flag():
            return say(FLAG_WORDS[clock.at_zero if clock else "move"], name=names[entry.seat])
        case Pause():
            return say("told-pause" if entry.on else "told-go-on")
        case Vacation():
            return say("told-vacation", name=names[entry.seat], days=entry.days)
        case Back():
            return say("told-back", name=names[entry.seat])
