"""The clocks of a table as its record tells them: what each person has left, who ran out of time, whether the table
pauses, and who is on vacation. Everything is counted in milliseconds of running clocks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .clock import Clock
from .errors import BadRecord
from .record import AnyEntry, Back, Flag, Header, Move, Pause, Record, Resign, Undo, Vacation, is_person

LAST_YEAR = 9999
ClockEntry = Flag | Pause | Vacation | Back


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in progress: all that a seat decides before another decides. `left` is what every seat had when it began,
    `used` what its own clock has run since, `flagged` whether it ran out of time: then the planner plays the turn."""

    seat: int | None
    left: tuple[int, ...]
    used: int = 0
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class _Made:
    """A move that stands: the turn before it, and how long it took."""

    before: Turn
    took: int


class Clocks:
    """The clocks as entries move them on. What cannot be so is refused and changes nothing."""

    def __init__(self, header: Header, clock: Clock) -> None:
        self.clock = clock
        self.people = {seat for seat, who in enumerate(header.seats) if is_person(who)}
        self.turn = Turn(None, (clock.seconds * 1000,) * header.players)
        self.paused = False
        self.away: dict[int, Vacation] = {}  # by seat: the last vacation, if it was not ended
        self._taken: dict[tuple[int, int], int] = {}  # by seat and year: days of vacation; years are 0 if none is told
        self.year = 0  # of the last vacation
        self.owed: int | None = None  # the seat that ran out of time and therefore resigns
        self._due: int | None = None  # the seat that ran out of time, for which the planner moves next
        self._made: list[_Made] = []

    @classmethod
    def of(cls, record: Record) -> Clocks | None:
        """The clocks of a record, if it has any."""
        if record.header.clock is None:
            return None
        found = cls(record.header, record.header.clock)
        for line, entry in enumerate(record.entries, 2):
            found.enter(entry, line)
        return found

    def at(self, seat: int) -> Turn:
        """The turn when this seat decides: the one in progress, or a new one."""
        turn = self.turn
        if seat == turn.seat:
            return turn
        left = list(turn.left)
        if turn.seat in self.people:
            assert turn.seat is not None
            bank = turn.left[turn.seat] - turn.used + self.clock.increment * 1000
            left[turn.seat] = bank if self.clock.kind == "bank" else self.clock.seconds * 1000
        return Turn(seat, tuple(left))

    def left(self, seat: int, decider: int) -> int:
        """What this seat has left, as far as the record tells, while another or itself decides."""
        turn = self.at(decider)
        return turn.left[seat] - (turn.used if seat == decider else 0)

    def flagged_back(self, moves: int) -> bool:
        """Whether the planner made one of the last so many moves because time had run out."""
        return any(made.before.flagged for made in self._made[len(self._made) - moves :])

    def vacation_left(self, seat: int, year: int) -> int:
        """How many days of vacation this seat may still take in this calendar year."""
        if seat not in self.people:
            return 0
        return self.clock.vacation - self._taken.get((seat, year if self.clock.yearly else 0), 0)

    # --- entries -----------------------------------------------------------------------------------------------------

    def enter(self, entry: AnyEntry, line: int) -> None:
        """What happened next, in this line of the record."""
        if self.owed is not None:
            if not isinstance(entry, Resign) or entry.seat != self.owed:
                raise BadRecord("record-clock-zero", line=line, seat=self.owed + 1)
            self.owed = None
        match entry:
            case Move():
                self._move(entry, line)
            case Undo():
                self._undo(entry, line)
            case Flag():
                self._flag(entry, line)
            case Pause():
                if entry.on == self.paused:
                    raise BadRecord("record-pause", line=line)
                self.paused = entry.on
            case Vacation():
                self._leave(entry, line)
            case Back():
                self._come_back(entry, line)

    def _move(self, entry: Move, line: int) -> None:
        if self._due not in (None, entry.seat):
            raise BadRecord("record-seat", move=len(self._made) + 1, seat=entry.seat + 1, decider=self._due + 1)
        self._due = None
        turn = self.at(entry.seat)
        self._require_time(turn, entry.seat, entry.took, line)
        self._made.append(_Made(turn, entry.took))
        self.turn = replace(turn, used=turn.used + entry.took)

    def _require_time(self, turn: Turn, seat: int, took: int, line: int) -> None:
        """Refuse what happens while the table pauses, and time of one whose clock does not run or has run out."""
        if self.paused:
            raise BadRecord("record-paused", line=line)
        runs = seat in self.people and not turn.flagged
        if not 0 <= took <= (turn.left[seat] - turn.used if runs else 0):
            raise BadRecord("record-took", line=line, seat=seat + 1)

    def _undo(self, entry: Undo, line: int) -> None:
        """What was taken back with another person's moves, or after time had run out, all have agreed to: the clocks
        are as they were. Who takes back only their own move wins no time by it."""
        if entry.moves > len(self._made):
            raise BadRecord("record-undo", line=line)
        self._require_time(self.at(entry.seat), entry.seat, entry.took, line)
        self._due = None
        undone = self._made[-entry.moves :]
        del self._made[-entry.moves :]
        turn = undone[0].before
        assert turn.seat is not None
        if any(made.before.flagged for made in undone):
            self.turn = replace(turn, used=0, flagged=False)
        elif any(made.before.seat != entry.seat and made.before.seat in self.people for made in undone):
            self.turn = turn
        else:
            used = turn.used + entry.took + sum(made.took for made in undone)
            self.turn = replace(turn, used=min(used, turn.left[turn.seat]))

    def _flag(self, entry: Flag, line: int) -> None:
        if entry.seat not in self.people:
            raise BadRecord("record-flag", line=line, seat=entry.seat + 1)
        turn = self.at(entry.seat)
        if self.paused or turn.flagged or turn.used + entry.took != turn.left[entry.seat] or entry.took < 0:
            raise BadRecord("record-flag", line=line, seat=entry.seat + 1)
        self.turn = replace(turn, used=turn.left[entry.seat], flagged=True)
        if self.clock.at_zero == "resign":
            self.owed = entry.seat
        self._due = entry.seat

    def _leave(self, entry: Vacation, line: int) -> None:
        in_order = self.year <= entry.year <= LAST_YEAR and bool(entry.year) == self.clock.yearly
        if not in_order or not 0 < entry.days <= self.vacation_left(entry.seat, entry.year):
            raise BadRecord("record-vacation", line=line, seat=entry.seat + 1)
        self.year = entry.year
        self._take(entry.seat, entry.year, entry.days)
        self.away[entry.seat] = entry

    def _come_back(self, entry: Back, line: int) -> None:
        left = self.away.get(entry.seat)
        if left is None or not 0 <= entry.days < left.days:
            raise BadRecord("record-vacation", line=line, seat=entry.seat + 1)
        self._take(entry.seat, left.year, -entry.days)
        del self.away[entry.seat]

    def _take(self, seat: int, year: int, days: int) -> None:
        self._taken[seat, year] = self._taken.get((seat, year), 0) + days
