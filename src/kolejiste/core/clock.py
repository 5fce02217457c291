"""How long people may think: what is agreed about it before a game. Reckoning it is for `timing.py`; measuring it is
for whoever runs the table."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from .errors import BadOption

A_MINUTE, AN_HOUR, A_DAY = 60, 3600, 24 * 3600
SHORTEST, LONGEST = 10, 60 * A_DAY  # seconds of a clock
LONGEST_INCREMENT = 7 * A_DAY
LONGEST_NIGHT = 16 * 60  # minutes: the clock runs for some hours of every day
MOST_VACATION = 60  # days, of a game or of a year
TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+\-]*(/[A-Za-z0-9_+\-]+){0,2}")

Kind = Literal["move", "bank"]
AtZero = Literal["move", "seat", "resign"]


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time of every day in which clocks stand: from `begins` to `ends`, such as 22:00 and 07:00, in a time zone."""

    begins: str
    ends: str
    zone: str


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed about time. `seconds` are for each turn of a person (`move`), or for the whole game (`bank`),
    to which every turn adds `increment`; a turn is all that a seat decides before another decides. At zero the planner
    plays that turn (`move`), takes the seat (`seat`), or the seat resigns. Everybody may take so many days of
    `vacation`, in which their clock stands: in the whole game, or `yearly`, in each calendar year of it."""

    kind: Kind
    seconds: int
    increment: int = 0
    at_zero: AtZero = "move"
    night: Night | None = None
    vacation: int = 0
    yearly: bool = False


def check_clock(clock: Clock) -> None:
    """Refuse what makes no sense as a clock."""
    if not SHORTEST <= clock.seconds <= LONGEST:
        raise BadOption("clock-seconds", least=SHORTEST, days=LONGEST // A_DAY)
    if not 0 <= clock.increment <= (LONGEST_INCREMENT if clock.kind == "bank" else 0):
        raise BadOption("clock-increment", days=LONGEST_INCREMENT // A_DAY)
    if not 0 <= clock.vacation <= MOST_VACATION or (clock.yearly and not clock.vacation):
        raise BadOption("clock-vacation", days=MOST_VACATION)
    if clock.night is not None:
        check_night(clock.night)


def check_night(night: Night) -> None:
    """Refuse a night that is none, or leaves no day. Whether there is such a zone is for whoever keeps the time."""
    if not TIME.fullmatch(night.begins) or not TIME.fullmatch(night.ends) or len(night.zone) > 60:
        raise BadOption("clock-night", hours=LONGEST_NIGHT // 60)
    if not 0 < (minutes(night.ends) - minutes(night.begins)) % (24 * 60) <= LONGEST_NIGHT:
        raise BadOption("clock-night", hours=LONGEST_NIGHT // 60)
    if not ZONE.fullmatch(night.zone):
        raise BadOption("clock-zone", zone=night.zone[:60])


def minutes(time: str) -> int:
    """A time of day in minutes since midnight."""
    return int(time[:2]) * 60 + int(time[3:])
