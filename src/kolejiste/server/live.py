"""A table being played: its record, the position that follows from it, and who is watching.

The record on disk is the only truth. What stands here follows from it and can be thrown away at any time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from kolejiste.core.chance import Chance, RecordingChance
from kolejiste.core.contract import Game, State
from kolejiste.core.journal import Note
from kolejiste.core.record import (
    AnyEntry,
    Chat,
    Deal,
    Header,
    Move,
    Nonce,
    Record,
    Reveal,
    Undo,
    chance_of,
    named_draws,
    replay,
)

from .presence import Presence
from .storage import OVER, PLAYING, Kept, Seat

HEARTBEAT = 15.0  # seconds after which a silent stream says that it lives
A_MOMENT = 0.05  # seconds by which a timer may be early


@dataclass(frozen=True, slots=True)
class Made:
    """A move that stands: what it was, who made it, what happened, and what had been revealed before it."""

    seat: int
    move: int
    notes: tuple[Note, ...]
    reveals: int
    told: dict[object, Any] = field(default_factory=dict, compare=False)  # what pages say of it, each once


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


@dataclass(frozen=True, slots=True)
class Next:
    """What a move would bring; it comes true when its entries are on disk."""

    state: State
    made: Made
    entries: tuple[AnyEntry, ...]
    header: Header | None  # a new one at the end, where the seed is revealed


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    kept: Kept
    game: Game
    state: State | None = None  # None until all have sat down
    chance: RecordingChance | None = None
    made: list[Made] = field(default_factory=list)
    asides: list[Said | TakenBack] = field(default_factory=list)
    changes: int = 0  # of seats and wishes, which are no entries
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    watchers: set[asyncio.Event] = field(default_factory=set)
    presence: Presence = field(default_factory=Presence)
    people: str = ""  # who is here, as it was told last
    hushed: bool = False  # the server ends: whoever follows hears no more

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def record(self) -> Record:
        return self.kept.record

    @property
    def seats(self) -> list[Seat]:
        return self.kept.seats

    @property
    def entry(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    @property
    def version(self) -> str:
        """What a page compares to learn whether it shows the present."""
        return f"{self.entry}.{self.changes}"

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is: a bot's seat, one that a bot minds, or one played by the rules."""
        if self.state is None or self.state.over:
            return None
        if self.state.seat >= self.game.people:
            return "automa"
        seat = self.seats[self.state.seat]
        return seat.bot or seat.stand_in

    # --- from the record ---------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Play the record again."""
        record = self.record
        self.made, self.asides = [], []
        if not any(isinstance(entry, Deal) for entry in record.entries):
            self.state = self.chance = None
            return
        reveals = 0
        for step in replay(record, self.game):
            if step.move is not None and step.seat is not None:
                self.made.append(Made(step.seat, step.move, step.notes, reveals))
            reveals = step.state.reveals
            self.state = step.state
        standing = 0
        for entry in record.entries:
            if isinstance(entry, Move):
                standing += 1
            elif isinstance(entry, Undo):
                standing -= entry.moves
                self.asides = [aside for aside in self.asides if aside.after <= standing or isinstance(aside, Said)]
                self.asides.append(TakenBack(entry.seat, entry.moves, standing))
            elif isinstance(entry, Chat):
                self.asides.append(Said(entry.seat, entry.text, standing))
        self.chance = RecordingChance(self._chance()) if not self.over else None

    def _chance(self) -> Chance:
        return chance_of(self.record)

    def nonces(self) -> set[int]:
        """The seats that have added to the seed."""
        return {entry.seat for entry in self.record.entries if isinstance(entry, Nonce)}

    def become(self, other: LiveTable) -> None:
        """What was made anew from the record takes the place of what stood here, all at once."""
        self.kept, self.state, self.chance = other.kept, other.state, other.chance
        self.made, self.asides = other.made, other.asides
        self.people = self.presence.told(self.seats)
        self.publish()

    def still(self) -> LiveTable:
        """The table as it is at this moment, for whoever takes a while to show it: what happens meanwhile must not
        mix with it, least of all the moves of the seat that decides next."""
        record = Record(self.record.header, self.record.entries)
        kept = msgspec.structs.replace(self.kept, record=record, seats=list(self.seats))
        return replace(self, kept=kept, made=list(self.made), asides=list(self.asides))

    # --- moves -------------------------------------------------------------------------------------------------------

    def try_move(self, move: int) -> Next:
        """What this move of the deciding seat brings; an illegal one raises and changes nothing."""
        assert self.state is not None
        if self.chance is None:
            raise self.state.refusal(move)
        state, seat = self.state.clone(), self.state.seat
        notes: list[Note] = []
        state.journal = notes
        state.apply(move, self.chance)
        draws = named_draws(self.game, self.chance.taken())
        state.journal = None
        entries: list[AnyEntry] = [Move(seat, msgspec.to_builtins(self.game.action(move)), draws)]
        header = self.record.header
        secret = header.secret
        if state.over and secret is not None:
            entries.append(Reveal(secret))
            header = msgspec.structs.replace(header, secret=None)
        made = Made(seat, move, tuple(notes), self.state.reveals)
        return Next(state, made, tuple(entries), header if header is not self.record.header else None)

    def accept(self, after: Next) -> None:
        """The move is on disk: it has happened."""
        self.record.entries += after.entries
        if after.header is not None:
            self.record.header = after.header
        self.state = after.state
        self.made.append(after.made)
        self.kept.phase = OVER if after.state.over else PLAYING
        self.kept.wish = None
        self.publish()

    def free_undo(self) -> int | None:
        """The seat that may take the last move back: it revealed nothing, and nobody has acted on it."""
        if self.state is None or self.state.over or not self.made:
            return None
        last = self.made[-1]
        return last.seat if last.reveals == self.state.reveals else None

    # --- watching ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something that is no entry is different now."""
        self.changes += 1
        self.people = self.presence.told(self.seats)
        self.publish()

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    async def follow(self, seats: Sequence[int]) -> AsyncIterator[tuple[str, str] | None]:
        """The version now and at every change, and the same of who is here; None when there was nothing to tell for a
        while."""
        with self._watching(seats) as news:
            version = people = ""
            while not self.hushed:
                news.clear()
                if version != self.version:
                    version = self.version
                    yield "version", version
                if people != self.people:
                    people = self.people
                    yield "people", people
                while not news.is_set():
                    try:
                        async with asyncio.timeout(HEARTBEAT):  # wait_for would make a task of each wait
                            await news.wait()
                    except TimeoutError:
                        yield None

    @contextlib.contextmanager
    def _watching(self, seats: Sequence[int]) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self.watchers.add(news)
        self.presence.come(seats)
        self._tell_people()
        try:
            yield news
        finally:
            self.watchers.discard(news)
            self.presence.go(seats)
            self._tell_people()

    def see(self, seat: int) -> None:
        """Somebody asked for something through this seat's eyes."""
        self.presence.see([seat])
        if not self.presence.streams[seat]:
            self._tell_people()

    def _tell_people(self) -> None:
        """Tell who is here, now and when others have been patient for long enough with those who are not."""
        self._tell_people_now()
        asyncio.get_running_loop().call_later(self.presence.patience + A_MOMENT, self._tell_people_now)

    def _tell_people_now(self) -> None:
        people = self.presence.told(self.seats)
        if people != self.people:
            self.people = people
            self.publish()

    @property
    def present(self) -> Counter[int]:
        """Open streams by seat."""
        return self.presence.streams

    def absent(self, seat: int) -> bool:
        """Whether others may give this seat to a bot."""
        return self.presence.absent(seat)


def live(kept: Kept, game: Game, patience: float = 0.0) -> LiveTable:
    """A table from what the database has."""
    table = LiveTable(kept, game, presence=Presence(patience))
    table.rebuild()
    return table


def own_last_move(table: LiveTable, seat: int) -> int | None:
    """How many moves must be taken back to undo this seat's last one."""
    if table.state is None or table.state.over:
        return None
    for back, made in enumerate(reversed(table.made), 1):
        if made.seat == seat:
            return back
    return None
