"""A table being played: its record, the position that follows from it, and who is watching.

The record on disk is the only truth. What stands here follows from it and can be thrown away at any time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic
from time import time as wall_time

import msgspec

from kolejiste.core.contract import Game, State
from kolejiste.core.gathering import Gathering
from kolejiste.core.hands import PROGRAM, hand_of, hands
from kolejiste.core.record import AnyEntry, Plays, Quiet, Record
from kolejiste.core.table import Aside, PendingEnd, PendingMove, PendingUndo, PlayedMove, Table
from kolejiste.core.timing import Clocks

from .drawn import Drawings
from .limits import Allowance
from .presence import Presence
from .schema import OVER, PLAYING, Seat, StoredTable

CHATS_AT_ONCE, CHAT_TIME = 8, 30.0  # lines that a seat may say in so many seconds
HEARTBEAT = 15.0  # seconds after which a silent stream says that it lives
A_MOMENT = 0.05  # seconds by which a timer may be early
TELLINGS, TELLING_TIME = (
    10,
    10.0,
)  # so often in so many seconds it is told who is here, however often people come and go
STAND_IN = "planner"  # who plays for one who is away or out of time: not a bot of others' choice
DESERTED = 60.0  # seconds after the last visit until bots stop to play among themselves


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    stored: StoredTable
    game: Game
    play: Table | None = None  # the game, once all have sat down
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    talk: Allowance = field(default_factory=lambda: Allowance(CHATS_AT_ONCE, CHAT_TIME))  # by seat
    awaiting: asyncio.Task[None] | None = None  # what people have promised
    watchers: set[asyncio.Event] = field(default_factory=set)
    presence: Presence = field(default_factory=Presence)
    people: str = ""  # who is here, as it was told last
    drawn: Drawings = field(default_factory=dict)  # as its pages show it
    hushed: bool = False  # the server ends: whoever follows hears no more
    announce: Callable[[LiveTable], None] | None = None  # tells other processes who is here
    time: Callable[[], float] = wall_time  # by which its clocks run
    visited: float = field(default_factory=monotonic)  # when somebody last asked for something here
    _clocks: tuple[object, Clocks | None] = (None, None)
    _tellings: Allowance = field(default_factory=lambda: Allowance(TELLINGS, TELLING_TIME))
    _soon: asyncio.TimerHandle | None = None
    _later: asyncio.TimerHandle | None = None

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def record(self) -> Record:
        return self.stored.record

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    @property
    def state(self) -> State | None:
        """The position; None until all have sat down."""
        return None if self.play is None else self.play.state

    @property
    def moves(self) -> Sequence[PlayedMove]:
        """The moves that stand."""
        return () if self.play is None else self.play.moves

    @property
    def asides(self) -> Sequence[Aside]:
        """What was said, taken back and told between them."""
        return () if self.play is None else self.play.asides

    @property
    def entry(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    @property
    def changes(self) -> int:
        """How often something changed that is no entry: seats and wishes."""
        return self.stored.changes

    @property
    def version(self) -> str:
        """What a page compares to learn whether it shows the present."""
        return f"{self.entry}.{self.changes}"

    @property
    def over(self) -> bool:
        return self.play is not None and self.play.over

    @property
    def quiet(self) -> bool:
        """Whether the host has turned the talk off."""
        return next((entry.on for entry in reversed(self.record.entries) if isinstance(entry, Quiet)), False)

    @property
    def clocks(self) -> Clocks | None:
        """What the record tells of the clocks, if there are any."""
        record = self.record
        key = (record, len(record.entries))
        if key != self._clocks[0]:
            self._clocks = key, Clocks.of(record) if self.play is not None else None
        return self._clocks[1]

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is: a bot's seat, one that a bot minds, or one played by the rules. The planner
        plays for whose time is up; while the table pauses, nobody does."""
        if self.state is None or self.over:
            return None
        if (clocks := self.clocks) is not None and (clocks.paused or clocks.at(self.state.seat).flagged):
            return None if clocks.paused else STAND_IN
        if self.state.seat >= self.game.people:
            return "automa"
        seat = self.seats[self.state.seat]
        return seat.bot or seat.stand_in

    def other_hand(self, hand: str) -> list[Plays]:
        """What the record must tell before a move of the deciding seat that this hand makes: nothing, where it was so
        before. Who resigned or ran out of time is known to be played for."""
        assert self.play is not None
        seat = self.play.state.seat
        known = seat >= self.game.people or self.seats[seat].bot or seat in self.play.ending.resigned
        if known or (self.clocks is not None and self.clocks.at(seat).flagged):
            return []
        return [] if hand == hand_of(self.record, seat) else [Plays(seat, hand)]

    def by_program(self, seat: int) -> bool:
        """Whether a program plays this seat; of a game that is over, whether one has."""
        return (seat, PROGRAM) in hands(self.record) if self.over else self.seats[seat].token is not None

    def deserted(self) -> bool:
        """Whether bots mind every seat and nobody looks: they wait until somebody comes."""
        minded = all(seat.bot or seat.stand_in for seat in self.seats)
        return minded and not self.watchers and monotonic() - self.visited > DESERTED

    # --- from the record ---------------------------------------------------------------------------------------------

    @property
    def gathering(self) -> Gathering:
        """Who has sat down, and what they have promised and shown."""
        return Gathering.of(self.record)

    def become(self, stored: StoredTable, play: Table | None) -> None:
        """What was made anew from the record takes the place of what stood here, all at once."""
        self.stored, self.play = stored, play
        self.people = self.presence.told(self.seats)
        self.publish()

    def still(self) -> LiveTable:
        """The table as it is at this moment, for whoever takes a while to show it: what happens meanwhile must not
        mix with it, least of all the moves of the seat that decides next."""
        play = None if self.play is None else self.play.still()
        record = Record(self.record.header, self.record.entries) if play is None else play.record
        return replace(
            self, stored=msgspec.structs.replace(self.stored, record=record, seats=list(self.seats)), play=play
        )

    # --- what has happened -------------------------------------------------------------------------------------------

    def accept(self, pending: PendingMove | PendingUndo | PendingEnd) -> None:
        """What was tried is on disk: it has happened."""
        assert self.play is not None
        self.play.accept(pending)
        self.stored.phase = OVER if self.over else PLAYING
        self.stored.wish = None
        self.publish()

    def enter(self, entries: Sequence[AnyEntry]) -> None:
        """These entries, which change no position, are on disk."""
        if self.play is not None:
            self.play.enter(entries)
        else:
            self.record.entries += entries
        self.publish()

    # --- taking back -------------------------------------------------------------------------------------------------

    def asked_to_agree(self) -> set[int]:
        """The seats of all people but those who have resigned: one for whom a bot plays meanwhile is still a person who
        may mind."""
        resigned = () if self.play is None else self.play.ending.resigned
        return {seat.seat for seat in self.seats if seat.bot is None and seat.seat not in resigned}

    def undo_of(self, seat: int) -> str:
        """How this seat may take its last move back: "free", or "ask" the others; else not at all. Nobody is there to
        agree with one who plays alone with bots: what has become known stays, unless the table is for practice."""
        if self.play is None or not self.play.back_to(seat) or seat in self.play.ending.resigned:
            return ""
        timed_out = self.clocks is not None and self.clocks.flagged_back(self.play.back_to(seat))
        if self.play.free_undo() == seat and not timed_out:
            return "free"
        if self.asked_to_agree() != {seat}:
            return "ask"
        return "free" if self.play.practice else ""

    # --- watching ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something that is no entry is different now."""
        self.people = self.presence.told(self.seats)
        self.publish()

    def publish(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    async def follow(self, browser: str) -> AsyncIterator[tuple[str, str] | None]:
        """The version now and at every change, and the same of who is here; None when there was nothing to tell for a
        while."""
        with self._watching(browser) as news:
            version = people = ""
            while not self.hushed:
                news.clear()
                if version != self.version:
                    version = self.version
                    yield "version", version
                    if self.record.header.clock is not None:
                        yield "time", f"{self.time():.3f}"
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
    def _watching(self, browser: str) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self.watchers.add(news)
        self.presence.come(browser)
        self._tell_people()
        try:
            yield news
        finally:
            self.watchers.discard(news)
            self.presence.go(browser)
            if any(seat.owner == browser for seat in self.seats):
                self.presence.see(browser)
            self._tell_people()

    def see(self, browser: str) -> None:
        """Somebody asked for something through a seat's eyes."""
        self.presence.see(browser)
        if not self.presence.streams[browser]:
            self._tell_people()

    def hear(self, process: str, here: Sequence[str]) -> None:
        """Another process tells who looks at this table there."""
        self.presence.hear(process, here)
        self._tell_people_now()

    def _tell_people(self) -> None:
        """Tell who is here, now and when others have been patient for long enough with those who are not."""
        loop = asyncio.get_running_loop()
        if self._soon is None:
            if wait := self._tellings.take("", 1):
                self._soon = loop.call_later(wait, self._tell_people_now)
            else:
                self._tell_people_now()
        if self._later is not None:
            self._later.cancel()
        self._later = loop.call_later(self.presence.patience + A_MOMENT, self._tell_people_now)

    def _tell_people_now(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        people = self.presence.told(self.seats)
        if people != self.people:
            self.people = people
            self.publish()
            if self.announce is not None:
                self.announce(self)

    def absent(self, seat: int) -> bool:
        """Whether others may give this seat to a bot."""
        return self.presence.absent(self.seats[seat])


def begun(record: Record, game: Game) -> Table | None:
    """The game of a record, if it has begun."""
    return Table.resume(record, game, trusted=True) if record.dealt else None


def live(stored: StoredTable, game: Game, patience: float = 0.0) -> LiveTable:
    """A table from what the database has."""
    return LiveTable(stored, game, begun(stored.record, game), presence=Presence(patience))
