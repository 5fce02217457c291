"""How a game ends before its rules say so: somebody resigns, or all agree to abandon it."""

from __future__ import annotations

from .errors import BadRecord
from .record import Abandon, Header, Record, Resign, is_person

EndingEntry = Resign | Abandon


class Ending:
    """Who has resigned, and whether the game goes on. What cannot be so is refused and changes nothing."""

    def __init__(self, header: Header) -> None:
        self.people = {seat for seat, who in enumerate(header.seats) if is_person(who)}
        self.rule = header.resigning
        self.resigned: list[int] = []
        self.abandoned = False

    @classmethod
    def of(cls, record: Record) -> Ending:
        """How far the game of a record has come to such an end."""
        found = cls(record.header)
        for line, entry in enumerate(record.entries, 2):
            if isinstance(entry, EndingEntry):
                found.enter(entry, line)
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended so: also if no person is left who plays."""
        last = self.rule == "nobody" or self.people == set(self.resigned)
        return self.abandoned or (bool(self.resigned) and last)

    def enter(self, entry: EndingEntry, line: int) -> None:
        """What happened next, in this line of the record."""
        if self.is_over:
            raise BadRecord("record-after-end", line=line)
        if isinstance(entry, Abandon):
            self.abandoned = True
        elif entry.seat in self.people and entry.seat not in self.resigned:
            self.resigned.append(entry.seat)
        else:
            raise BadRecord("record-resign", line=line, seat=entry.seat + 1)
