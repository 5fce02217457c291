"""Time as clocks count it: all of it but the nights that a table keeps. Instants are seconds since 1970, as servers
count them; a clock counts milliseconds."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Iterator
from datetime import UTC, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kolejiste.core.clock import Night
from kolejiste.core.errors import BadOption

A_DAY = timedelta(days=1)


class Time:
    """The time by which clocks run: the server's, or that of the database where several machines serve it."""

    def __init__(self, source: Callable[[], float]) -> None:
        self._source = source
        self._ahead = 0.0

    def __call__(self) -> float:
        return self._source() + self._ahead

    def set(self, now: float) -> None:
        """It is this late by the clock that counts."""
        if self._source is time.time:
            self._ahead = now - time.time()


def year_of(instant: float) -> int:
    """The calendar year, by UTC."""
    return datetime.datetime.fromtimestamp(instant, UTC).year


def require_zone(night: Night | None) -> None:
    """Refuse a night in a time zone that nobody knows."""
    if night is not None:
        try:
            ZoneInfo(night.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise BadOption("clock-zone", zone=night.zone[:60]) from None


def nights(night: Night | None, begin: float) -> Iterator[tuple[float, float]]:
    """The nights that end after this instant, one after another."""
    if night is None:
        return
    zone = ZoneInfo(night.zone)
    falls, lifts = datetime.time.fromisoformat(night.begins), datetime.time.fromisoformat(night.ends)
    day = datetime.datetime.fromtimestamp(begin, UTC).astimezone(zone).date() - A_DAY
    while True:
        morning = day + A_DAY if lifts <= falls else day
        first = datetime.datetime.combine(day, falls, zone).timestamp()
        last = datetime.datetime.combine(morning, lifts, zone).timestamp()
        if last > begin:
            yield max(first, begin), last
        day += A_DAY


def ran(night: Night | None, since: float, until: float) -> int:
    """For how many milliseconds a clock has run from one instant to another."""
    counted = max(until - since, 0.0)
    for first, last in nights(night, since):
        if first >= until:
            break
        counted -= min(last, until) - first
    return int(counted * 1000)


def comes(night: Night | None, since: float, milliseconds: int) -> float:
    """The instant at which a clock has run for so long."""
    instant = since + milliseconds / 1000
    for first, last in nights(night, since):
        if first >= instant:
            break
        instant += last - first
    return instant


def spans(night: Night | None, since: float, until: float) -> list[tuple[float, float]]:
    """The nights between two instants."""
    found = []
    for first, last in nights(night, since):
        if first >= until:
            break
        found.append((first, last))
    return found
