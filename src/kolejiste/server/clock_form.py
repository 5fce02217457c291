"""The clock in the form of a new table: what it offers, and what was chosen there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast, get_args

import msgspec

from kolejiste.core.clock import AtZero, Clock, Night
from kolejiste.core.text import Words

from .clock_words import PRESETS, clock_name
from .speech import web_words

NIGHTS = ("", "22:00-07:00", "22:00-08:00", "23:00-07:00", "00:00-08:00", "18:00-09:00")
# By the word in the form: days in the whole game, or in each year.
VACATIONS = {
    "": (0, False),
    "7": (7, False),
    "14": (14, False),
    "28": (28, False),
    "14-year": (14, True),
    "30-year": (30, True),
}


@dataclass(frozen=True)
class ClockFields:
    """The fields of the form, with what stands in them."""

    presets: list[tuple[str, str]]
    chosen: str
    zero: str
    nights: list[tuple[str, str]]
    night: str
    zone: str
    vacations: list[tuple[str, str]]
    vacation: str


def clock_of_form(form: Any) -> Clock | None:
    """The clock that was chosen; whoever chose none has chosen nothing about it."""
    fields = clock_fields(form, "en")
    preset = PRESETS[fields.chosen]
    if preset is None:
        return None
    begins, _, ends = fields.night.partition("-")
    night = Night(begins, ends, fields.zone or "UTC") if fields.night else None
    zero = cast(AtZero, fields.zero)
    days, yearly = VACATIONS[fields.vacation]
    return msgspec.structs.replace(preset, at_zero=zero, night=night, vacation=days, yearly=yearly)


def clock_fields(form: Any, language: str) -> ClockFields:
    """The fields as they are filled; what makes no sense is as if never touched."""
    say = web_words(language)
    given = {name: str(form.get(name, "")) for name in ("clock", "zero", "night", "zone", "vacation")}
    spans = [(span, *span.partition("-")[::2]) for span in NIGHTS[1:]]
    return ClockFields(
        presets=[(key, clock_name(clock, language)) for key, clock in PRESETS.items()],
        chosen=given["clock"] if given["clock"] in PRESETS else "",
        zero=given["zero"] if given["zero"] in get_args(AtZero) else "move",
        nights=[
            ("", say("clock-night-none")),
            *((span, say("clock-night-span", begins=begins, ends=ends)) for span, begins, ends in spans),
        ],
        night=given["night"] if given["night"] in NIGHTS else "",
        zone=given["zone"][:60],
        vacations=[(word, _vacation_words(*chosen, say)) for word, chosen in VACATIONS.items()],
        vacation=given["vacation"] if given["vacation"] in VACATIONS else "",
    )


def _vacation_words(days: int, yearly: bool, say: Words) -> str:
    if not days:
        return say("clock-vacation-none")
    return say("clock-vacation-choice-yearly" if yearly else "clock-vacation-choice", days=days)
