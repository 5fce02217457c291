"""A table: a game being played, its chance and its record. The terminal and the arena play on one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from .. import __version__
from .chance import RecordingChance
from .contract import Game, State
from .errors import BadOption, IllegalMove
from .journal import Note
from .record import (
    FORMAT,
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
    commitment,
    named_draws,
    replay,
)


def new_header(game: Game, seats: Sequence[str], *, seed: int | None = None, table: str | None = None) -> Header:
    """How the record of a new table begins. Without a seed it is sealed: the secret is drawn and committed to here."""
    if len(seats) != game.people:
        raise BadOption("seat-names", seats=len(seats), players=game.people)
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
    )
    if seed is not None:
        return head
    secret = secrets.token_bytes(32)
    return msgspec.structs.replace(head, secret=secret.hex(), commitment=commitment(secret, head))


def new_nonce() -> str:
    """What a seat adds to the seed when nobody chooses it."""
    return secrets.token_hex(16)


class Table:
    """A live game. Without a seed it is sealed: the seed is committed to before the first card and shown at the end."""

    def __init__(self, game: Game, seats: Sequence[str], *, seed: int | None = None, fast: bool = False) -> None:
        if fast and seed is None:
            raise ValueError("fast chance needs a seed")
        head = new_header(game, seats, seed=seed)
        entries: list[AnyEntry] = []
        if fast:
            head = msgspec.structs.replace(head, chance="fast", table="simulation", started=None)
        elif seed is None:
            entries += [Nonce(seat, new_nonce()) for seat in range(game.people)]
        self._deal(Record(head, entries), game)

    @classmethod
    def dealt(cls, record: Record, game: Game) -> Table:
        """The table of a record to which every seat has added its nonce: the cards are dealt."""
        table = cls.__new__(cls)
        table._deal(record, game)
        return table

    def _deal(self, record: Record, game: Game) -> None:
        self.game = game
        self.record = record
        self._chance = RecordingChance(chance_of(record))
        self.state: State = game.new(self._chance)
        record.entries.append(Deal(named_draws(game, self._chance.taken())))
        self._past: list[State] = []  # the positions before each standing move

    @classmethod
    def resume(cls, record: Record, game: Game | None = None) -> Table:
        """A table from its record, which must know its chance: the secret of a sealed table, or a seed."""
        table = cls.__new__(cls)
        table.game = game or record.game()
        table.record = record
        chance = chance_of(record)
        states = [step.state for step in replay(record, table.game, chance=chance)]
        table._chance = RecordingChance(chance)
        table.state = states[-1]
        table._past = states[:-1]
        return table

    def move(self, move: int) -> list[Note]:
        """Carry out the deciding seat's move and enter it in the record; returns what happened."""
        state = self.state.clone()
        seat = state.seat
        notes: list[Note] = []
        state.journal = notes
        try:
            state.apply(move, self._chance)
        except BaseException:
            self._chance.taken()  # what was drawn for a move that failed belongs to no other
            raise
        action = msgspec.to_builtins(self.game.action(move))
        draws = named_draws(self.game, self._chance.taken())
        self.record.entries.append(Move(seat, action, draws))
        self._past.append(self.state)
        self.state = state
        if state.over and self.record.header.secret is not None:
            self.record.entries.append(Reveal(self.record.header.secret))
            self.record.header = msgspec.structs.replace(self.record.header, secret=None)
        return notes

    def undo_seat(self) -> int | None:
        """The seat that may take the last move back: it revealed nothing, and nobody has acted on it."""
        if not self._past or self.state.over or self.record.header.chance == "fast":
            return None
        before = self._past[-1]
        return before.seat if before.reveals == self.state.reveals else None

    def undo(self) -> None:
        """Take the last move back."""
        seat = self.undo_seat()
        if seat is None:
            raise IllegalMove("undo")
        self.record.entries.append(Undo(seat, 1))
        self.state = self._past.pop()

    def chat(self, seat: int, text: str) -> None:
        """Enter what somebody says at the table into the record."""
        self.record.entries.append(Chat(seat, text))
