"""Records: a header and a list of entries, one JSON line each. Replaying one needs no generator; results follow
from it and are never stored in it. At a table each line carries a hash over everything before it and itself."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from .chance import Chance, Deck, ScriptedChance
from .clock import Clock
from .contract import Game, OptionValue, State
from .edition import EditionText
from .errors import BadRecord, KolejisteError
from .journal import Note, seen_by
from .reading import make_ready
from .registry import load

FORMAT = 2
FIRST_FORMAT = 1  # it had no chain, and nonces that were not promised: its seal is of the first kind
HEX = re.compile(r"[0-9a-f]+")
T = TypeVar("T")
Draw = tuple[str, str | int]  # deck and the face drawn, or die and number


# How it came that seat 0 begins: by lot, because somebody chose so, or because it is the next one's turn to begin.
Begins = Literal["lot", "chosen", "turn"]
# Who plays on when somebody resigns.
Resigning = Literal["planner", "nobody"]
BEGINS_WORDS: dict[Begins, str] = {"lot": "begins-lot", "chosen": "begins-chosen", "turn": "begins-turn"}


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was played, by whom, and where its chance came from.

    `rules` is the version of the rules it was played by; records older than such versions have none, which is 1.
    A sealed table has a `commitment`; a game with a given `seed` is not sealed. `secret` is the seed of a
    sealed table that is still being played: it stays with whoever runs the table.

    `seats` tells who sits where once the cards are dealt: the first begins. A simulation, a game for one person and
    records older than the lot say nothing about how that came: they have no `begins`. At a table for `practice`
    everything may be taken back, also what has shown something hidden, and hints are open; at another only if `hints`
    says so. `resigning` is who plays on for somebody who resigns: the planner, or nobody, and the game ends there.
    `clock` is what was agreed about time, if anything was.
    """

    format: int
    title: str
    version: str
    players: int
    options: dict[str, OptionValue]
    edition: str
    edition_name: str
    seats: list[str]
    table: str
    chance: Literal["fast", "sealed"]
    seed: int | None = None
    commitment: str | None = None
    secret: str | None = None
    started: str | None = None
    rules: int | None = None
    begins: Begins | None = None
    practice: bool = False
    resigning: Resigning = "planner"
    clock: Clock | None = None
    hints: bool = False

    @property
    def hints_open(self) -> bool:
        """Whether the coach may be asked while the game is played."""
        return self.practice or self.hints


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,  # so that it stands last in its line
    tag_field="entry",
    tag=str.lower,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """One line of a record. `hash` is over the lines before it and itself; simulations and old records have none.

    Everybody at the table may see hashes while the game is played. They are keyed by the seed, or the few cards that
    could have been drawn could be tried out on them."""

    hash: str = ""


class Sit(Entry, frozen=True):
    """Somebody sits down before the deal; `who` is the word that the header has for them then. Seats are counted as
    people sat before the lot."""

    seat: int
    who: str


class Stand(Entry, frozen=True):
    """Somebody stands up before the deal, of their own will or because the host frees the seat."""

    seat: int
    host: bool = False


class Promise(Entry, frozen=True):
    """A person has seen the commitment and promises a nonce: the hash of it, so that nobody can answer to it."""

    seat: int
    promise: str


class Nonce(Entry, frozen=True):
    """What a person adds to the sealed seed, shown when all have promised theirs."""

    seat: int
    nonce: str


class Anew(Entry, frozen=True):
    """These seats did not show what they had promised: every promise and nonce is void, and all promise anew."""

    late: list[int]


class Lot(Entry, frozen=True):
    """Who begins, drawn by lot when all have sat down: that seat becomes the first, and the others follow it around."""

    first: int


class Deal(Entry, frozen=True):
    """The set-up and the draws it caused."""

    draws: list[Draw]


class Move(Entry, frozen=True):
    """A move as a typed action, and the draws it caused; `took` is for how many milliseconds the clock ran for it."""

    seat: int
    action: dict[str, Any]
    draws: list[Draw]
    took: int = 0


class Undo(Entry, frozen=True):
    """The last `moves` moves that still stand are taken back; `took` is for how many milliseconds the own clock had run
    since the last of them."""

    seat: int
    moves: int
    took: int = 0


class Chat(Entry, frozen=True):
    """Words at the table."""

    seat: int
    text: str


class Resign(Entry, frozen=True):
    """Somebody gives the game up; who plays on was settled when the table was made."""

    seat: int


class Abandon(Entry, frozen=True):
    """All people have agreed to end the game here, without a result."""


class Flag(Entry, frozen=True):
    """Time has run out for the seat that decides, after these milliseconds; what follows was agreed before the game."""

    seat: int
    took: int


class Pause(Entry, frozen=True):
    """The game pauses because all agreed, or goes on: clocks stand meanwhile, and nobody moves."""

    on: bool


class Vacation(Entry, frozen=True):
    """Somebody goes on vacation for so many days, in which their clock stands."""

    seat: int
    days: int


class Back(Entry, frozen=True):
    """Somebody comes back early from a vacation: so many whole days of it are left for another time."""

    seat: int
    days: int


class Quiet(Entry, frozen=True):
    """The host turns the talk at the table off, or on again."""

    on: bool


class Close(Entry, frozen=True):
    """The host has closed the table before its game."""


class Reveal(Entry, frozen=True):
    """The seed of a sealed table, shown when the game is over."""

    seed: str


AnyEntry = (
    Sit
    | Stand
    | Promise
    | Nonce
    | Anew
    | Close
    | Lot
    | Deal
    | Move
    | Undo
    | Resign
    | Abandon
    | Flag
    | Pause
    | Vacation
    | Back
    | Chat
    | Quiet
    | Reveal
)
make_ready(Header, AnyEntry)


def public(header: Header) -> bytes:
    """A header as it is fixed when the table is made: without who sits where, which entries tell, and the secret."""
    return msgspec.json.encode(msgspec.structs.replace(header, seats=[], secret=None))


def is_person(word: str) -> bool:
    """Whether this word of a header is a person's; others are bots'."""
    return word == "you" or word.startswith("name:")


class Record:
    """A whole game: `header` and `entries`."""

    def __init__(self, header: Header, entries: Sequence[AnyEntry] = ()) -> None:
        self.header = header
        self.entries = list(entries)

    @property
    def is_chained(self) -> bool:
        """Whether its lines carry hashes: those of tables do, since there is a chain."""
        return self.header.format > FIRST_FORMAT and self.header.chance == "sealed"

    @property
    def hash(self) -> str:
        """The hash over everything so far."""
        if not self.is_chained:
            return ""
        return self.entries[-1].hash if self.entries else start_of_chain(self.header)

    def chained(self, added: Sequence[AnyEntry]) -> list[AnyEntry]:
        """These entries as the next ones: with their hashes where the record has such."""
        if not self.is_chained:
            return list(added)
        before, key, found = self.hash, self.chain_key(), []
        for entry in added:
            before = next_hash(key, before, entry)
            found.append(msgspec.structs.replace(entry, hash=before))
        return found

    def seed(self) -> bytes:
        """The seed of a table: shown at the end, kept in the header before, or given by a person."""
        if self.header.seed is not None:
            return seed_bytes(self.header.seed)
        shown = (entry.seed for entry in reversed(self.entries) if isinstance(entry, Reveal))
        text = self.header.secret or next(shown, None)
        if text is None:
            raise BadRecord("record-no-secret")
        if not is_hex(text, 64):
            raise BadRecord("record-seed")
        return bytes.fromhex(text)

    def chain_key(self) -> bytes:
        """What keys the hashes of its lines."""
        return hmac.digest(self.seed(), b"kolejiste chain", "sha256")

    def add(self, *added: AnyEntry) -> None:
        """Enter what has happened."""
        self.entries += self.chained(added)

    def lines(self, *, secret: bool = False) -> Iterator[bytes]:
        """The record line by line; with `secret`, as the one who runs the table must keep it."""
        header = self.header if secret else msgspec.structs.replace(self.header, secret=None)
        yield msgspec.json.encode(header)
        for entry in self.entries:
            yield msgspec.json.encode(entry)

    def to_bytes(self, *, secret: bool = False) -> bytes:
        """The file's content; with `secret` also the seed of a game that is still being played."""
        return b"\n".join(self.lines(secret=secret)) + b"\n"

    def write(self, path: Path | str, *, secret: bool = False) -> None:
        """Write the whole file, so that a crash leaves either the old one or the new one."""
        path = Path(path)
        if path.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
        draft = path.with_name(path.name + ".new")
        # Whoever can read the secret of a running table can read its cards.
        draft.touch(mode=0o600 if secret else 0o666)
        draft.write_bytes(self.to_bytes(secret=secret))
        draft.replace(path)

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """The record that a file's content holds; `BadRecord` tells what is wrong with it."""
        lines = data.splitlines()
        if not lines:
            raise BadRecord("record-empty")
        kind: Any = Header
        entries: list[AnyEntry] = []
        header = None
        for number, line in enumerate(lines, 1):
            try:
                thing = msgspec.json.decode(line, type=kind)
            except (msgspec.DecodeError, RecursionError) as why:
                raise BadRecord("record-line", line=number, reason=str(why)) from None
            if header is None:
                header, kind = thing, AnyEntry
                if header.format not in (FIRST_FORMAT, FORMAT):
                    raise BadRecord("record-format", format=header.format, ours=FORMAT)
            else:
                entries.append(thing)
        assert header is not None
        return cls(header, entries)

    @classmethod
    def read(cls, path: Path | str) -> Record:
        """The record in a file; `BadRecord` tells what is wrong with it."""
        try:
            return cls.from_bytes(Path(path).read_bytes())
        except (OSError, ValueError) as why:
            reason = why.strerror if isinstance(why, OSError) and why.strerror else str(why)
            raise BadRecord("record-unreadable", file=str(path), reason=reason) from None

    def game(self, edition: Path | str | EditionText | None = None) -> Game:
        """The game this record was played with, also with an edition of ours that was replaced since; an edition of
        one's own must be given again."""
        head = self.header
        if len(head.seats) != head.players:
            raise BadRecord("seat-names", seats=len(head.seats), players=head.players)
        title = load(head.title)
        options = title.choose(head.options)
        if edition is None:
            game = title.of_edition(head.edition, head.players, options)
        else:
            game = title.bind(head.players, edition=edition, **options)
        if game.edition.hash != head.edition:
            raise BadRecord("record-edition", name=head.edition_name, ours=game.edition.name)
        return game

    def standing(self) -> list[Move]:
        """The moves that were not taken back."""
        moves: list[Move] = []
        for number, entry in enumerate(self.entries, 2):
            if isinstance(entry, Move):
                moves.append(entry)
            elif isinstance(entry, Undo):
                if not 1 <= entry.moves <= len(moves):
                    raise BadRecord("record-undo", line=number)
                del moves[-entry.moves :]
        return moves

    def nonces(self) -> list[Nonce]:
        """What seats have added to the seed."""
        return [entry for entry in self.entries if isinstance(entry, Nonce)]

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return any(isinstance(entry, Deal) for entry in self.entries)

    def deal(self) -> Deal:
        """What was drawn while the table was laid."""
        for entry in self.entries:
            if isinstance(entry, Deal):
                return entry
        raise BadRecord("record-no-deal")


def start_of_chain(header: Header) -> str:
    """What the first entry's hash begins with."""
    return hashlib.sha256(b"kolejiste record\n" + public(header)).hexdigest()


def next_hash(key: bytes, before: str, entry: AnyEntry) -> str:
    """The hash of an entry that follows the one of this hash."""
    line = msgspec.json.encode(msgspec.structs.replace(entry, hash=""))
    return hmac.digest(key, f"{before}\n".encode() + line, "sha256").hex()


def seed_bytes(seed: int) -> bytes:
    """The 32 bytes that stand for a seed given by a person."""
    return hashlib.sha256(f"kolejiste seed {seed}".encode()).digest()


def is_hex(text: str, letters: int) -> bool:
    """Whether this is a number as records write secrets and hashes."""
    return len(text) == letters and HEX.fullmatch(text) is not None


def named_draws(game: Game, draws: Sequence[tuple[str, int]]) -> list[Draw]:
    """Draws as records keep them: cards by their faces, dice by their numbers."""
    return [(deck, game.decks[deck][card] if deck in game.decks else card) for deck, card in draws]


def numbered_draws(game: Game, draws: Sequence[Draw]) -> list[tuple[str, int]]:
    """The way back: draws as chance gives them."""
    numbered: list[tuple[str, int]] = []
    for deck, face in draws:
        faces = game.decks.get(deck)
        if faces is None and isinstance(face, int):
            numbered.append((deck, face))
        elif faces is not None and isinstance(face, str) and face in faces:
            numbered.append((deck, faces.index(face)))
        else:
            raise BadRecord("draw-impossible", deck=deck, card=face)
    return numbered


def decode_move(game: Game, action: Mapping[str, Any]) -> int:
    """The move number of an action as records and requests write it."""
    try:
        return game.number(msgspec.convert(action, game.action_type))
    except msgspec.ValidationError as why:
        raise BadRecord("record-action", reason=str(why)) from None


def around(seats: Sequence[T], first: int) -> list[T]:
    """The same people in the same order around the table, counted from this one."""
    return [*seats[first:], *seats[:first]]


class Step(msgspec.Struct, frozen=True):
    """One step of a replay: the move that was made (None for the deal), what happened, and the state after it."""

    move: int | None
    seat: int | None
    notes: tuple[Note, ...]
    state: Any


def replay(record: Record, game: Game | None = None, *, chance: Chance | None = None) -> Iterator[Step]:
    """Play the record again, step by step. With `chance`, its draws are made anew and must equal the recorded ones.

    A game played by other rules is replayed as far as its moves and draws come out the same; where they do not, the
    error says that the rules have changed since.
    """
    game = game or record.game()
    try:
        yield from _steps(record, game, chance)
    except BadRecord as why:
        raise by_which_rules(record, game, why) from None


def by_which_rules(record: Record, game: Game, why: BadRecord) -> BadRecord:
    """Why a record cannot be replayed: because it was played by other rules, if it was."""
    played, ours = record.header.rules or 1, game.rules_version
    if played < ours:
        return BadRecord("record-older-rules", played=played, ours=ours, reason=why)
    if played > ours:
        return BadRecord("record-newer-rules", played=played, ours=ours, reason=why)
    return why


def _steps(record: Record, game: Game, chance: Chance | None) -> Iterator[Step]:
    scripted = _Rechecked(numbered_draws(game, record.deal().draws), chance)
    state = game.new(scripted)
    scripted.finish(0)
    steps = [Step(None, None, (), state)]
    for line, entry in enumerate(record.entries, 2):
        if isinstance(entry, Move):
            steps.append(_step(steps[-1].state.clone(), entry, len(steps), chance))
        elif isinstance(entry, Undo):
            if not 1 <= entry.moves < len(steps):
                raise BadRecord("record-undo", line=line)
            if steps[-1].state.over:
                raise BadRecord("record-too-long", move=len(steps))
            undone = steps[-entry.moves :]
            del steps[-entry.moves :]
            notes = [note for step in undone for note in step.notes]
            steps[-1] = msgspec.structs.replace(steps[-1], state=taken_back(steps[-1].state, notes))
    yield from steps


def _step(state: State, move: Move, number: int, chance: Chance | None) -> Step:
    """Carry one recorded move out."""
    if state.over:
        raise BadRecord("record-too-long", move=number)
    if move.seat != state.seat:
        raise BadRecord("record-seat", move=number, seat=move.seat + 1, decider=state.seat + 1)
    scripted = _Rechecked(numbered_draws(state.game, move.draws), chance)
    notes: list[Note] = []
    state.journal = notes
    try:
        numbered = decode_move(state.game, move.action)
        state.apply(numbered, scripted)
        scripted.finish(number)
    except KolejisteError as why:
        raise BadRecord("record-move", move=number, reason=why) from None
    state.journal = None
    return Step(numbered, move.seat, tuple(notes), state)


def taken_back(before: State, notes: Sequence[Note]) -> State:
    """The position before moves that are taken back: as it was, but what all saw of those moves stays known."""
    state = before.clone()
    state.remember(seen_by(notes, None))
    return state


class _Rechecked(ScriptedChance):
    """Recorded draws that must be used up and, where a generator is given, equal its own."""

    def __init__(self, draws: list[tuple[str, int]], chance: Chance | None) -> None:
        super().__init__(draws)
        self._again = chance

    def draw(self, deck: Deck) -> int:
        again = None if self._again is None else self._again.draw(deck.clone())
        card = super().draw(deck)
        if again is not None and again != card:
            raise BadRecord("draw-differs", deck=deck.name)
        return card

    def below(self, die: Deck, n: int) -> int:
        again = None if self._again is None else self._again.below(die.clone(), n)
        number = super().below(die, n)
        if again is not None and again != number:
            raise BadRecord("draw-differs", deck=die.name)
        return number

    def finish(self, move: int) -> None:
        if self.left:
            raise BadRecord("draws-left", move=move)


def final_state(record: Record, game: Game | None = None, ply: int | None = None) -> State:
    """The position after `ply` moves, or after the last one."""
    state: State | None = None
    for number, step in enumerate(replay(record, game)):
        state = step.state
        if number == ply:
            return state
    assert state is not None
    if ply is not None:
        raise BadRecord("record-ply", ply=ply, last=state.ply)
    return state
