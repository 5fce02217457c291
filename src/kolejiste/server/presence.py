"""Who is at a table just now. Everybody may know it; it changes no position, and no page is fetched for it."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from .schema import Seat

STALE = 10.0  # seconds after which a process that told nothing more counts as gone


class SeatPresence(msgspec.Struct, frozen=True):
    """A person's seat: whether somebody looks through its eyes, and whether others may give it to a bot."""

    present: bool
    may_mind: bool


@dataclass(eq=False)
class Presence:
    """By browser, because seats change hands: the event streams that are open, and when the last one closed or
    something was last asked for."""

    patience: float = 0.0  # seconds after which an absent person's seat may be given to a bot
    streams: Counter[str] = field(default_factory=Counter)
    seen: dict[str, float] = field(default_factory=dict)
    opened: float = field(default_factory=time.monotonic)
    elsewhere: dict[str, tuple[float, frozenset[str]]] = field(default_factory=dict)  # by process: when it was told

    def looks(self, owner: str) -> bool:
        """Whether this browser has an event stream open, here or at another process."""
        now = time.monotonic()
        return bool(self.streams[owner]) or any(
            owner in here and now - heard < STALE for heard, here in self.elsewhere.values()
        )

    def hear(self, process: str, here: Sequence[str]) -> None:
        """Another process tells who looks there."""
        for left in self.elsewhere.get(process, (0.0, frozenset()))[1] - frozenset(here):
            self.see(left)
        self.elsewhere[process] = time.monotonic(), frozenset(here)

    def come(self, browser: str) -> None:
        self.streams[browser] += 1

    def go(self, browser: str) -> None:
        self.streams[browser] -= 1
        if not self.streams[browser]:
            del self.streams[browser]

    def see(self, browser: str) -> None:
        """Somebody asked for something through a seat's eyes: a program has no stream, and is here all the same."""
        self.seen[browser] = time.monotonic()

    def here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat's eyes, or did a moment ago."""
        owner = seat.owner or ""
        return self.looks(owner) or time.monotonic() - self.seen.get(owner, -math.inf) < self.patience

    def absent(self, seat: Seat) -> bool:
        """Whether nobody has looked through this seat's eyes for longer than others need to be patient."""
        owner = seat.owner or ""
        return not self.looks(owner) and time.monotonic() - self.seen.get(owner, self.opened) >= self.patience

    def told(self, seats: Sequence[Seat]) -> str:
        """What everybody may know about the people on these seats, by the seat's number, as JSON."""
        people = [seat for seat in seats if seat.bot is None and seat.name is not None]
        return msgspec.json.encode(
            {
                one.seat: SeatPresence(self.looks(one.owner or ""), one.stand_in is None and self.absent(one))
                for one in people
            }
        ).decode()
