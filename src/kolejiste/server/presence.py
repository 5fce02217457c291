"""Who is at a table just now. Everybody may know it; it changes no position, and no page is fetched for it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from .storage import Seat


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

    def come(self, browser: str) -> None:
        self.streams[browser] += 1

    def go(self, browser: str) -> None:
        self.streams[browser] -= 1
        if not self.streams[browser]:
            del self.streams[browser]

    def see(self, browser: str) -> None:
        """Somebody asked for something through a seat's eyes: a program has no stream, and is here all the same."""
        self.seen[browser] = time.monotonic()

    def absent(self, seat: Seat) -> bool:
        """Whether nobody has looked through this seat's eyes for longer than others need to be patient."""
        owner = seat.owner or ""
        return not self.streams[owner] and time.monotonic() - self.seen.get(owner, self.opened) >= self.patience

    def told(self, seats: Sequence[Seat]) -> str:
        """What everybody may know about the people on these seats, by the seat's number, as JSON."""
        people = [seat for seat in seats if seat.bot is None and seat.name is not None]
        return msgspec.json.encode(
            {
                one.seat: SeatPresence(bool(self.streams[one.owner or ""]), one.stand_in is None and self.absent(one))
                for one in people
            }
        ).decode()
