"""How a table comes together before the deal: who sits where, what people promise and what they show.

Whoever runs a table knows its seed. So that they cannot answer to what others add to it, every person first promises a
nonce, and only when all have promised are the nonces shown."""

from __future__ import annotations

import hashlib
import hmac

from .errors import BadRecord
from .record import Anew, Header, Nonce, Promise, Record, Sit, Stand, is_hex, is_person

GatheringEntry = Sit | Stand | Promise | Nonce | Anew


def promise_of(table: str, seat: int, nonce: str) -> str:
    """What a person shows of a nonce before all have promised theirs."""
    return hashlib.sha256(f"kolejiste nonce\n{table}\n{seat}\n{nonce}".encode()).hexdigest()


def bot_nonce(seed: bytes, seat: int) -> str:
    """What a bot adds to the seed: it follows from the seed, so that it adds nothing anybody could choose."""
    return hmac.digest(seed, f"kolejiste bot {seat}".encode(), "sha256").hex()[:32]


class Gathering:
    """A table before its deal. Entries that cannot follow on what has happened are refused and change nothing."""

    def __init__(self, header: Header) -> None:
        self.table = header.table
        self.places = header.players
        self.sealed = header.seed is None
        self.who: dict[int, str] = {}
        self.promises: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.begun_anew: list[list[str]] = []  # who was late, each time
        self.round = 0  # how often promises have become void

    @classmethod
    def of(cls, record: Record) -> Gathering:
        """The gathering that a record tells of."""
        found = cls(record.header)
        for line, entry in enumerate(record.entries, 2):
            if isinstance(entry, GatheringEntry):
                found.enter(entry, line)
        return found

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {seat for seat, who in self.who.items() if is_person(who)}

    @property
    def is_full(self) -> bool:
        return len(self.who) == self.places

    @property
    def all_promised(self) -> bool:
        """Whether nonces may be shown."""
        return self.is_full and self.sealed and self.people == self.promises.keys()

    @property
    def missing(self) -> set[int]:
        """The people for whom the deal waits."""
        return self.people - self.nonces.keys() if self.sealed else set()

    @property
    def is_ready(self) -> bool:
        """Whether the cards can be dealt."""
        return self.is_full and not self.missing

    def enter(self, entry: GatheringEntry, line: int) -> None:
        """What happened next, in this line of the record."""
        match entry:
            case Sit():
                self._require_seat(entry.seat, line)
                if entry.seat in self.who:
                    raise BadRecord("record-sit", line=line, seat=entry.seat + 1)
                self.who[entry.seat] = entry.who
            case Stand():
                self._require_seat(entry.seat, line)
                if entry.seat not in self.people:
                    raise BadRecord("record-stand", line=line, seat=entry.seat + 1)
                del self.who[entry.seat]
                self.round += 1
                if self.nonces:  # who sits down now could answer to them
                    self._forget()
                self.promises.pop(entry.seat, None)
            case Promise():
                self._require_person(entry.seat, line)
                if entry.seat in self.promises or not is_hex(entry.promise, 64):
                    raise BadRecord("record-promise", line=line, seat=entry.seat + 1)
                self.promises[entry.seat] = entry.promise
            case Nonce():
                self._show(entry, line)
            case Anew():
                if not self.all_promised or set(entry.late) != self.missing or not entry.late:
                    raise BadRecord("record-anew", line=line)
                self._forget()
                self.round += 1
                self.begun_anew.append([self.who[seat] for seat in entry.late])

    def _show(self, entry: Nonce, line: int) -> None:
        self._require_person(entry.seat, line)
        if not self.all_promised:
            raise BadRecord("record-nonce-early", line=line, seat=entry.seat + 1)
        if entry.seat in self.nonces:
            raise BadRecord("record-nonce-twice", line=line, seat=entry.seat + 1)
        promised = self.promises[entry.seat]
        if not is_hex(entry.nonce, 32) or promise_of(self.table, entry.seat, entry.nonce) != promised:
            raise BadRecord("record-nonce-other", line=line, seat=entry.seat + 1)
        self.nonces[entry.seat] = entry.nonce

    def _forget(self) -> None:
        self.promises.clear()
        self.nonces.clear()

    def _require_seat(self, seat: int, line: int) -> None:
        if not 0 <= seat < self.places:
            raise BadRecord("record-no-seat", line=line, seat=seat + 1, players=self.places)

    def _require_person(self, seat: int, line: int) -> None:
        self._require_seat(seat, line)
        if not self.sealed or seat not in self.people:
            raise BadRecord("record-nobody", line=line, seat=seat + 1)

    def require_ready(self) -> None:
        """Refuse a deal for which somebody is missing."""
        if not self.is_full:
            free = next(seat for seat in range(self.places) if seat not in self.who)
            raise BadRecord("record-free-seat", seat=free + 1)
        for seat in sorted(self.missing):
            raise BadRecord("record-nonce-missing", seat=seat + 1)

    def in_order(self, seed: bytes) -> list[str]:
        """What all seats have added, by seat."""
        return [self.nonces.get(seat) or bot_nonce(seed, seat) for seat in range(self.places)] if self.sealed else []
