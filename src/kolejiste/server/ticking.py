"""Where the clocks of a table stand after something has happened: what the database keeps beside the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kolejiste.core.clock import A_DAY, Clock, Night
from kolejiste.core.contract import State
from kolejiste.core.ending import Ending
from kolejiste.core.record import AnyEntry, Back, Chat, Flag, Move, Quiet, Record, Undo, Vacation
from kolejiste.core.timing import Clocks

from .daytime import comes, ran
from .schema import Running, Seat

AGAIN = 30.0  # seconds until somebody looks whether the planner has moved for one whose time was up


def ticking(
    record: Record,
    running: Running | None,
    added: Sequence[AnyEntry],
    state: State | None,
    seats: Sequence[Seat],
    now: float,
) -> dict[str, Any]:
    """What the database keeps of the clocks after these entries, the last ones of a record: where the running one
    stands, and when something is due. The position and who sits where are those after them, too."""
    clocks = Clocks.of(record)
    talk = bool(added) and all(isinstance(entry, Chat | Quiet) for entry in added)
    if clocks is None or state is None or talk:
        return {}
    before, night = running or Running(), clocks.clock.night
    away = {seat: until for seat, until in before.away.items() if until > now}
    for entry in added:
        if isinstance(entry, Vacation):
            away[entry.seat] = now + entry.days * A_DAY
        elif isinstance(entry, Back):
            away.pop(entry.seat, None)
    decided = any(isinstance(entry, Move | Undo | Flag) for entry in added)
    after = Running(seat=state.seat, away=away, used=0 if decided else spent(before, night, now))
    turn, ending = clocks.at(state.seat), Ending.of(record)
    if state.over or ending.is_over:
        return {"clock": Running(), "deadline": None}
    if clocks.paused:
        after.resume = before.resume
        return {"clock": after, "deadline": after.resume}
    if turn.flagged:
        return {"clock": after, "deadline": now + AGAIN}
    seat = seats[state.seat] if state.seat < len(seats) else None
    if seat is None or seat.bot or seat.stand_in or state.seat in ending.resigned:
        return {"clock": after, "deadline": None}
    after.since = max(now, away.get(state.seat, now))
    left = turn.left[state.seat] - turn.used - after.used
    return {"clock": after, "deadline": comes(night, after.since, max(left, 0))}


def spent(running: Running | None, night: Night | None, now: float) -> int:
    """For how many milliseconds the running clock has run since the last move."""
    if running is None:
        return 0
    return running.used + (0 if running.since is None else ran(night, running.since, now))


def stopped(running: Running | None, clock: Clock | None, now: float) -> Running | None:
    """The clocks of a table that is taken elsewhere: what has run until now has run."""
    if running is None or clock is None:
        return None
    return msgspec.structs.replace(running, used=spent(running, clock.night, now), since=None)
