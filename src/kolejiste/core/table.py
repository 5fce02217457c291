"""A table: a game being played, its chance and its record. The terminal, the server and the arena play on one.

A table does no input and output. Whoever must write a move down before it has happened tries it, writes the entries and
then lets the table accept it; others just move."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import msgspec

from .. import __version__
from .chance import RecordingChance
from .clock import Clock, check_clock
from .contract import Game, State
from .ending import Ending
from .errors import BadOption, IllegalMove
from .gathering import Gathering, promise_of
from .journal import Note
from .record import (
    FORMAT,
    Abandon,
    AnyEntry,
    Back,
    Begins,
    Chat,
    Deal,
    Flag,
    Header,
    Lot,
    Move,
    Nonce,
    Pause,
    Plays,
    Promise,
    Quiet,
    Record,
    Resign,
    Resigning,
    Reveal,
    Sit,
    Undo,
    Vacation,
    around,
    named_draws,
    replay,
)
from .seal import chance_of, commitment, draw_lot


def new_header(
    game: Game,
    seats: Sequence[str],
    *,
    seed: int | None = None,
    table: str | None = None,
    begins: Begins = "lot",
    practice: bool = False,
    resigning: Resigning = "planner",
    hints: bool = False,
    clock: Clock | None = None,
) -> Header:
    """How the record of a new table begins. Without a seed it is sealed: the secret is drawn and committed to here."""
    if len(seats) != game.people:
        raise BadOption("seat-names", seats=len(seats), players=game.people)
    if clock is not None:
        check_clock(clock)
    head = Header(
        format=FORMAT,
        title=game.title.id,
        version=__version__,
        players=game.people,
        options=dict(game.options),
        edition=game.edition.hash,
        edition_name=game.edition.name,
        seats=list(seats),
        table=table or secrets.token_hex(8),
        chance="sealed",
        seed=seed,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        rules=game.rules_version,
        begins=begins if game.people > 1 else None,
        practice=practice,
        resigning=resigning,
        hints=hints,
        clock=clock,
    )
    if seed is not None:
        return head
    secret = secrets.token_bytes(32)
    return msgspec.structs.replace(head, secret=secret.hex(), commitment=commitment(secret, head))


def new_nonce() -> str:
    """What a person adds to the seed when nobody chooses it."""
    return secrets.token_hex(16)


def gathered(record: Record) -> Record:
    """The record of a new table after all have sat down at one place, where one program draws the nonces of all."""
    head = record.header
    if head.chance == "fast":
        return record
    record.add(*(Sit(seat, who) for seat, who in enumerate(head.seats)))
    if head.seed is None:
        nonces = {seat: new_nonce() for seat in sorted(Gathering.of(record).people)}
        record.add(*(Promise(seat, promise_of(head.table, seat, nonce)) for seat, nonce in nonces.items()))
        record.add(*(Nonce(seat, nonce) for seat, nonce in nonces.items()))
    return record


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that stands: what it was, who made it, what happened, and whether something hidden became known by it."""

    seat: int
    move: int
    notes: tuple[Note, ...]
    revealed: bool
    told: dict[object, Any] = field(default_factory=dict, compare=False)  # room for words about it, each made once


@dataclass(frozen=True, slots=True)
class Said:
    """Words at the table, after so many standing moves."""

    seat: int
    text: str
    after: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Moves that were taken back, after so many standing moves."""

    seat: int
    moves: int
    after: int


ToldEntry = Resign | Abandon | Quiet | Flag | Pause | Vacation | Back | Plays


@dataclass(frozen=True, slots=True)
class Told:
    """Something else that everybody at the table hears, after so many standing moves: that somebody has resigned, that
    the game was abandoned, that the talk was turned off or on, what a clock has brought, or that another hand moves for
    a seat."""

    entry: ToldEntry
    after: int


Aside = Said | TakenBack | Told


@dataclass(frozen=True, slots=True)
class PendingEnd:
    """What giving the game up would bring. It has happened when the table accepts it."""

    entries: tuple[AnyEntry, ...]
    over: bool
    header: Header | None  # a new one at the end, where the seed is revealed


@dataclass(frozen=True, slots=True)
class PendingMove:
    """What a move would bring. It has happened when the table accepts it."""

    state: State
    played: PlayedMove
    entries: tuple[AnyEntry, ...]
    header: Header | None  # a new one at the end, where the seed is revealed


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """What taking moves back would bring. It has happened when the table accepts it."""

    state: State
    entry: Undo


class Table:
    """A game that has begun: the record, the position that follows from it, the moves that stand, and what was said
    and taken back between them. Whatever fails, be it an illegal move or chance itself, leaves all of it untouched."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        *,
        seed: int | None = None,
        fast: bool = False,
        first: int | None = None,
        practice: bool = False,
    ) -> None:
        """Who begins is drawn by lot, unless it is said who is `first`. A `fast` one is for simulations: the seats stay
        as they are, and nothing is taken back."""
        if fast and seed is None:
            raise ValueError("fast chance needs a seed")
        if first is not None:
            if not 0 <= first < len(seats):
                raise BadOption("seat-number", seat=first + 1, players=len(seats))
            seats = around(seats, first)
        head = new_header(game, seats, seed=seed, begins="lot" if first is None else "chosen", practice=practice)
        if fast:
            head = msgspec.structs.replace(head, chance="fast", table="simulation", started=None, begins=None)
        self._deal(gathered(Record(head)), game)

    @classmethod
    def dealt(cls, record: Record, game: Game) -> Table:
        """The table of a record where all have sat down and shown their nonces: it is drawn who begins, and the cards
        are dealt."""
        table = cls.__new__(cls)
        table._deal(record, game)
        return table

    def _deal(self, record: Record, game: Game) -> None:
        self.game = game
        self.record = record
        self.moves: list[PlayedMove] = []
        self.asides: list[Aside] = asides_of(record)
        if record.header.begins == "lot":
            first = draw_lot(record, game.people)
            record.add(Lot(first))
            record.header = msgspec.structs.replace(record.header, seats=around(record.header.seats, first))
        self.ending = Ending(record.header)
        self._chance = chance_of(record)
        chance = RecordingChance(self._chance)
        self.state: State = game.new(chance)
        record.add(Deal(named_draws(game, chance.draws)))

    @classmethod
    def resume(cls, record: Record, game: Game | None = None, *, trusted: bool = False) -> Table:
        """A table from its record, which must know its chance: the secret of a sealed table, or a seed. Its draws are
        made anew and must come out the same, unless the record comes from somewhere `trusted`."""
        table = cls.__new__(cls)
        table.game = game or record.game()
        table.record = record
        table._chance = chance_of(record)
        table.moves = []
        reveals = 0
        for step in replay(record, table.game, chance=None if trusted else table._chance):
            if step.move is not None and step.seat is not None:
                table.moves.append(PlayedMove(step.seat, step.move, step.notes, step.state.reveals != reveals))
            table.state, reveals = step.state, step.state.reveals
        table.asides = asides_of(record)
        table.ending = Ending.of(record)
        return table

    def still(self) -> Table:
        """The table as it is at this moment; what happens meanwhile does not change it."""
        other = copy(self)
        other.record = Record(self.record.header, self.record.entries)
        other.moves, other.asides = self.moves[:], self.asides[:]
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or before."""
        return self.state.over or self.ending.is_over

    @property
    def practice(self) -> bool:
        """Whether it was made for practice: everything may be taken back."""
        return self.record.header.practice

    # --- moves -------------------------------------------------------------------------------------------------------

    def try_move(self, move: int, took: int = 0, before: Sequence[AnyEntry] = ()) -> PendingMove:
        """What this move of the deciding seat brings, for which its clock ran so many milliseconds; entries may stand
        `before` it. An illegal one raises and changes nothing."""
        state, seat = self.state.clone(), self.state.seat
        notes: list[Note] = []
        state.journal = notes
        chance = RecordingChance(self._chance)  # of this move alone: what a move that fails has drawn is forgotten
        state.apply(move, chance)
        state.journal = None
        action = msgspec.to_builtins(self.game.action(move))
        entries: list[AnyEntry] = [*before, Move(seat, action, named_draws(self.game, chance.draws), took)]
        header = self._reveal(entries) if state.over else None
        played = PlayedMove(seat, move, tuple(notes), state.reveals != self.state.reveals)
        return PendingMove(state, played, tuple(self.record.chained(entries)), header)

    def _reveal(self, entries: list[AnyEntry]) -> Header | None:
        """At the end the seed of a sealed table is shown, and the header keeps it no longer."""
        head = self.record.header
        if head.secret is None:
            return None
        entries.append(Reveal(head.secret))
        return msgspec.structs.replace(head, secret=None)

    def accept(self, pending: PendingMove | PendingUndo | PendingEnd) -> None:
        """What was tried has happened."""
        if isinstance(pending, PendingEnd):
            self.record.entries += pending.entries
            self.record.header = pending.header or self.record.header
            self.ending = Ending.of(self.record)
            self.asides = asides_of(self.record)
            return
        if isinstance(pending, PendingMove):
            self.record.entries += pending.entries
            self.record.header = pending.header or self.record.header
            self._tell(pending.entries)
            self.moves.append(pending.played)
        else:
            entry = pending.entry
            self.record.entries.append(entry)
            del self.moves[-entry.moves :]
            self.asides = _with_undo(self.asides, entry, len(self.moves))
        self.state = pending.state

    def move(self, move: int) -> PlayedMove:
        """Carry out the deciding seat's move and enter it in the record; returns what happened."""
        pending = self.try_move(move)
        self.accept(pending)
        return pending.played

    # --- taking back -------------------------------------------------------------------------------------------------

    def free_undo(self) -> int | None:
        """The seat that may take the last move back: nothing became known by it, and nobody has acted on it."""
        if not self.moves or self.over or self.record.header.chance == "fast":
            return None
        last = self.moves[-1]
        return None if last.revealed else last.seat

    def back_to(self, seat: int) -> int:
        """How many moves must be taken back to undo this seat's last one; 0 where there is none to undo."""
        if self.over or self.record.header.chance == "fast":
            return 0
        return next((back for back, made in enumerate(reversed(self.moves), 1) if made.seat == seat), 0)

    def undoable(self, seat: int, bots: Collection[int] = ()) -> int:
        """How many moves this seat may take back without asking anybody: its last one and what `bots` have done since,
        while nothing has become known by it; at a table for practice whatever leads back to before it."""
        back = self.back_to(seat)
        last = self.moves[len(self.moves) - back :]
        free = all(made.seat in bots for made in last[1:]) and not any(made.revealed for made in last)
        return back if self.practice or free else 0

    def try_undo(self, seat: int, moves: int, took: int = 0) -> PendingUndo:
        """What taking so many moves back at the wish of a seat brings, whose clock has run so many milliseconds since.
        Who must agree to it is not asked here."""
        if not 1 <= moves <= len(self.moves) or self.over or self.record.header.chance == "fast":
            raise IllegalMove("undo-nothing")
        longer = Record(self.record.header, self.record.entries)
        longer.add(Undo(seat, moves, took))
        *_, last = replay(longer, self.game)
        entry = longer.entries[-1]
        assert isinstance(entry, Undo)
        return PendingUndo(last.state, entry)

    def undo(self, seat: int, bots: Collection[int] = ()) -> None:
        """Take this seat's last move back, with what `bots` have done since."""
        moves = self.undoable(seat, bots)
        if not moves:
            raise self.undo_refusal(seat, bots)
        self.accept(self.try_undo(seat, moves))

    def undo_refusal(self, seat: int, bots: Collection[int] = ()) -> IllegalMove:
        """Why this seat cannot take its last move back by itself."""
        back = self.back_to(seat)
        if not back:
            return IllegalMove("undo-nothing")
        acted = any(made.seat not in bots for made in self.moves[len(self.moves) - back + 1 :])
        return IllegalMove("undo-acted") if acted else IllegalMove("undo-known")

    # --- giving up ---------------------------------------------------------------------------------------------------

    def try_end(self, entry: Resign | Abandon, before: Sequence[AnyEntry] = ()) -> PendingEnd:
        """What resigning or abandoning the game brings; entries may stand `before` it. Who must agree to it is not
        asked here."""
        if self.over:
            raise IllegalMove("game-over")
        ending = Ending.of(self.record)
        ending.enter(entry, len(self.record.entries) + 2)
        entries: list[AnyEntry] = [*before, entry]
        header = self._reveal(entries) if ending.is_over else None
        return PendingEnd(tuple(self.record.chained(entries)), ending.is_over, header)

    # --- talk --------------------------------------------------------------------------------------------------------

    def chat(self, seat: int, text: str) -> None:
        """Words of a seat go into the record."""
        self.enter(self.record.chained([Chat(seat, text)]))

    def enter(self, entries: Sequence[AnyEntry]) -> None:
        """Talk, and what leaves the position as it is, stands in the record now."""
        self.record.entries += entries
        self._tell(entries)

    def _tell(self, entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            if isinstance(entry, Chat):
                self.asides.append(Said(entry.seat, entry.text, len(self.moves)))
            elif isinstance(entry, ToldEntry):
                self.asides.append(Told(entry, len(self.moves)))


def asides_of(record: Record) -> list[Aside]:
    """What was said, taken back and told, each after the move it followed."""
    asides: list[Aside] = []
    standing = 0
    for entry in record.entries:
        if isinstance(entry, Move):
            standing += 1
        elif isinstance(entry, Undo):
            standing -= entry.moves
            asides = _with_undo(asides, entry, standing)
        elif isinstance(entry, Chat):
            asides.append(Said(entry.seat, entry.text, standing))
        elif isinstance(entry, ToldEntry):
            asides.append(Told(entry, standing))
    return asides


def _with_undo(asides: Sequence[Aside], entry: Undo, standing: int) -> list[Aside]:
    """Words stay said; that moves were taken back which were taken back themselves is no longer told."""
    left = [aside for aside in asides if aside.after <= standing or not isinstance(aside, TakenBack)]
    return [*left, TakenBack(entry.seat, entry.moves, standing)]
