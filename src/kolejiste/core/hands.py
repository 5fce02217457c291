"""Whose hand moves for a person's seat: the person's, a program's of theirs, or a bot's that minds it. The record tells
it where it changes, together with the first move of the other hand."""

from __future__ import annotations

from .errors import BadRecord
from .record import AnyEntry, Header, Move, Plays, Record, is_person
from .text import Words

PERSON, PROGRAM = "", "program"  # other words are those of bots


def hand_of(record: Record, seat: int) -> str:
    """Whose hand has moved for this seat last, as far as the record tells."""
    told = (entry.who for entry in reversed(record.entries) if isinstance(entry, Plays) and entry.seat == seat)
    return next(told, PERSON)


def hands(record: Record) -> list[tuple[int, str]]:
    """The seats of people for which somebody else has moved, and who, in the order of the first such moves."""
    told = ((entry.seat, entry.who) for entry in record.entries if isinstance(entry, Plays) and entry.who != PERSON)
    return list(dict.fromkeys(told))


def hand_words(say: Words, key: str, name: str, who: str) -> str:
    """A sentence about who moves for somebody: `hand`, from here on, or `hand-ever`."""
    bot = say(f"bot-{who}") if f"bot-{who}" in say else who
    return say(key, name=name, who=who or "person", bot=bot)


class Hands:
    """The hands as entries change them. What cannot be so is refused."""

    def __init__(self, header: Header) -> None:
        self._people = {seat for seat, who in enumerate(header.seats) if is_person(who)}
        self._now: dict[int, str] = {}
        self._due: int | None = None  # the seat for which another hand moves next

    def enter(self, entry: AnyEntry, line: int) -> None:
        """What happened next, in this line of the record."""
        if self._due is not None and not (isinstance(entry, Move) and entry.seat == self._due):
            raise BadRecord("record-plays", line=line - 1, seat=self._due + 1)
        self._due = None
        if isinstance(entry, Plays):
            if entry.seat not in self._people or self._now.get(entry.seat, PERSON) == entry.who:
                raise BadRecord("record-plays", line=line, seat=entry.seat + 1)
            self._now[entry.seat] = entry.who
            self._due = entry.seat

    def finish(self, line: int) -> None:
        """The record ends after this line."""
        if self._due is not None:
            raise BadRecord("record-plays", line=line, seat=self._due + 1)
