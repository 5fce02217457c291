"""The journal: what happened, as typed events, each with who may see it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .actions import Event

EVERYONE = -1


class Note(msgspec.Struct, frozen=True):
    """An event and its audience: a mask of seats, or everyone. The rest see `instead`, or nothing."""

    event: Event
    seats: int = EVERYONE
    instead: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat may see it; `None` is a spectator."""
        if self.seats == EVERYONE or (seat is not None and self.seats >> seat & 1):
            return self.event
        return self.instead


def seen_by(notes: Iterable[Note], seat: int | None) -> list[Event]:
    """What a seat sees of these notes."""
    events = (note.seen_by(seat) for note in notes)
    return [event for event in events if event is not None]
