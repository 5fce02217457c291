"""What may stand where in a record: first people gather, then the cards are dealt, then moves are made, and a sealed
table ends with its seed. Whether moves and draws are right is for `verify` to say."""

from __future__ import annotations

from .clock import check_clock
from .ending import Ending, EndingEntry
from .errors import BadOption, BadRecord
from .gathering import Gathering, GatheringEntry
from .hands import Hands
from .record import (
    FIRST_FORMAT,
    Abandon,
    AnyEntry,
    Back,
    Chat,
    Close,
    Deal,
    Flag,
    Header,
    Lot,
    Move,
    Nonce,
    Plays,
    Quiet,
    Record,
    Resign,
    Reveal,
    Undo,
    Vacation,
    around,
    next_hash,
    start_of_chain,
)
from .timing import ClockEntry, Clocks


def check_structure(record: Record) -> Ending:
    """Refuse a record whose lines do not follow on each other as those of a played game do. Returns how the game ended,
    if it did so before its rules say it."""
    head = record.header
    _check_header(head)
    course = _Course(record)
    for line, entry in enumerate(record.entries, 2):
        if isinstance(entry, Deal):
            course.deal(line)
        elif isinstance(entry, Reveal):
            course.reveal(line)
        elif isinstance(entry, Chat):
            course.talk(entry, line)
        elif isinstance(entry, Quiet):
            course.quiet = entry.on
        elif isinstance(entry, Move | Undo | Resign | Abandon | Plays | ClockEntry):
            course.play(entry, line)
        else:
            course.gather(entry, line)
        course.run_clocks(entry, line)
        course.hands.enter(entry, line)
    if not course.dealt:
        raise BadRecord("record-no-deal")
    course.check_owed(len(record.entries) + 1)
    course.hands.finish(len(record.entries) + 1)
    return course.ending


def _check_header(head: Header) -> None:
    if head.seed is None and head.commitment is None:
        raise BadRecord("record-no-seed")
    if head.commitment is not None and (head.seed is not None or head.chance == "fast"):
        raise BadRecord("record-two-seeds")
    if head.clock is not None:
        if head.format == FIRST_FORMAT or head.chance == "fast":
            raise BadRecord("record-simulated", line=1)
        try:
            check_clock(head.clock)
        except BadOption as why:
            raise BadRecord("record-clock", reason=why) from None


class _Course:
    """How far a record has come while its lines are read."""

    def __init__(self, record: Record) -> None:
        self.head = record.header
        self.old = self.head.format == FIRST_FORMAT
        self.fast = self.head.chance == "fast"
        self.gathering = Gathering(self.head)
        self.first: int | None = None
        self.nonces: set[int] = set()  # of an old record
        self.dealt = self.revealed = self.closed = self.quiet = False
        self.ending = Ending(self.head)
        self.hands = Hands(self.head)
        self.clocks = None if self.head.clock is None else Clocks(self.head, self.head.clock)

    def talk(self, entry: Chat, line: int) -> None:
        _require_seat(self.head, entry.seat, line)
        if not entry.text.strip() or self.quiet:
            raise BadRecord("record-chat", line=line)

    def run_clocks(self, entry: AnyEntry, line: int) -> None:
        """Refuse what the clocks cannot have shown, or have caused where there are none."""
        if self.clocks is not None:
            self.clocks.enter(entry, line)
        elif isinstance(entry, ClockEntry) or (isinstance(entry, Move | Undo) and entry.took):
            raise BadRecord("record-no-clock", line=line)

    def check_owed(self, line: int) -> None:
        if self.clocks is not None and self.clocks.owed is not None:
            raise BadRecord("record-clock-zero", line=line, seat=self.clocks.owed + 1)

    def play(self, entry: Move | Undo | EndingEntry | Plays | ClockEntry, line: int) -> None:
        if not self.dealt:
            raise BadRecord("record-early", line=line)
        if self.revealed or self.ending.is_over:
            raise BadRecord("record-after-end", line=line)
        if isinstance(entry, EndingEntry):
            if self.old or self.fast:
                raise BadRecord("record-simulated", line=line)
            self.ending.enter(entry, line)
        elif isinstance(entry, Undo):
            _require_seat(self.head, entry.seat, line)
            self._require_playing(entry.seat, line)
        elif isinstance(entry, Plays):
            if self.old or self.fast:
                raise BadRecord("record-simulated", line=line)
            self._require_playing(entry.seat, line)
        elif isinstance(entry, Flag | Vacation | Back):
            self._require_playing(entry.seat, line)

    def _require_playing(self, seat: int, line: int) -> None:
        if seat in self.ending.resigned:
            raise BadRecord("record-resign", line=line, seat=seat + 1)

    def gather(self, entry: GatheringEntry | Close | Lot, line: int) -> None:
        if self.dealt or self.closed:
            raise BadRecord("record-late", line=line)
        if self.fast:
            raise BadRecord("record-simulated", line=line)
        if self.first is not None:  # the lot follows from everything before it
            raise BadRecord("record-lot") if isinstance(entry, Lot) else BadRecord("record-late", line=line)
        if isinstance(entry, Lot):
            self._require_ready()
            if not 0 <= entry.first < self.head.players:
                raise BadRecord("record-lot")
            self.first = entry.first
        elif isinstance(entry, Close):
            self.closed = True
        elif not self.old:
            self.gathering.enter(entry, line)
        elif isinstance(entry, Nonce):
            _require_seat(self.head, entry.seat, line)
            if entry.seat in self.nonces:
                raise BadRecord("record-nonce-twice", line=line, seat=entry.seat + 1)
            self.nonces.add(entry.seat)
        else:
            raise BadRecord("record-simulated", line=line)

    def deal(self, line: int) -> None:
        if self.dealt:
            raise BadRecord("record-second-deal", line=line)
        if self.closed:
            raise BadRecord("record-late", line=line)
        self._require_ready()
        if (self.first is not None) != (self.head.begins == "lot"):
            raise BadRecord("record-lot")
        if not self.old and not self.fast:
            sat = [self.gathering.who[seat] for seat in range(self.head.players)]
            if around(sat, self.first or 0) != self.head.seats:
                raise BadRecord("record-names")
        self.dealt = True

    def _require_ready(self) -> None:
        if self.fast:
            return
        if not self.old:
            self.gathering.require_ready()
        elif self.head.commitment is not None:
            for seat in sorted({*range(self.head.players)} - self.nonces):
                raise BadRecord("record-nonce-missing", seat=seat + 1)
        elif self.nonces:
            raise BadRecord("record-nobody", line=2, seat=min(self.nonces) + 1)

    def reveal(self, line: int) -> None:
        if self.revealed:
            raise BadRecord("record-second-reveal", line=line)
        if self.head.commitment is None:
            raise BadRecord("record-reveal-unsealed", line=line)
        if not self.dealt:
            raise BadRecord("record-early", line=line)
        if self.head.secret is not None:
            raise BadRecord("record-secret")
        self.revealed = True


def _require_seat(head: Header, seat: int, line: int) -> None:
    if not 0 <= seat < head.players:
        raise BadRecord("record-no-seat", line=line, seat=seat + 1, players=head.players)


def check_chain(record: Record) -> None:
    """Refuse a record of which a line was changed, added, taken out or moved after it was written."""
    if not record.is_chained:
        return
    key, before = record.chain_key(), start_of_chain(record.header)
    for line, entry in enumerate(record.entries, 2):
        before = next_hash(key, before, entry)
        if entry.hash != before:
            raise BadRecord("record-chain", line=line)
