"""Records: a header and a list of entries, one JSON line each. Replaying one needs no generator; results follow
from it and are never stored in it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Any, Literal

import msgspec

from .chance import Chance, Deck, ScriptedChance, SealedChance
from .contract import Game, OptionValue, State
from .errors import BadRecord, KolejisteError
from .journal import Note
from .registry import load

FORMAT = 1
Draw = tuple[str, str | int]  # deck and the face drawn, or die and number


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was played, by whom, and where its chance came from.

    `rules` is the version of the rules it was played by; records older than such versions have none, which is 1.
    A sealed table has a `commitment`; a game with a given `seed` is not sealed. `secret` is the seed of a
    sealed table that is still being played: it stays with whoever runs the table.
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


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """One line of a record."""


class Nonce(Entry, frozen=True):
    """What a seat adds to the sealed seed after it has seen the commitment."""

    seat: int
    nonce: str


class Deal(Entry, frozen=True):
    """The set-up and the draws it caused."""

    draws: list[Draw]


class Move(Entry, frozen=True):
    """A move as a typed action, and the draws it caused."""

    seat: int
    action: dict[str, Any]
    draws: list[Draw]


class Undo(Entry, frozen=True):
    """The last `moves` moves that still stand are taken back."""

    seat: int
    moves: int


class Chat(Entry, frozen=True):
    """Words at the table."""

    seat: int
    text: str


class Reveal(Entry, frozen=True):
    """The seed of a sealed table, shown when the game is over."""

    seed: str


AnyEntry = Nonce | Deal | Move | Undo | Chat | Reveal


class Record:
    """A whole game: `header` and `entries`."""

    def __init__(self, header: Header, entries: Sequence[AnyEntry] = ()) -> None:
        self.header = header
        self.entries = list(entries)

    def lines(self, *, secret: bool = False) -> Iterator[bytes]:
        """The record line by line; with `secret`, as the one who runs the table must keep it."""
        header = self.header if secret else msgspec.structs.replace(self.header, secret=None)
        yield msgspec.json.encode({k: v for k, v in msgspec.to_builtins(header).items() if v is not None})
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
                if header.format != FORMAT:
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

    def game(self, edition: Path | str | None = None) -> Game:
        """The game this record was played with; an edition of one's own must be given again."""
        head = self.header
        if len(head.seats) != head.players:
            raise BadRecord("seat-names", seats=len(head.seats), players=head.players)
        title = load(head.title)
        game = title.bind(head.players, edition=edition, **title.choose(head.options))
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

    def deal(self) -> Deal:
        """What was drawn while the table was laid."""
        for entry in self.entries:
            if isinstance(entry, Deal):
                return entry
        raise BadRecord("record-no-deal")


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
        raise _by_which_rules(record, game, why) from None


def _by_which_rules(record: Record, game: Game, why: BadRecord) -> BadRecord:
    """Why a record cannot be replayed: because it was played by other rules, if it was."""
    played, ours = record.header.rules or 1, game.rules_version
    if played < ours:
        return BadRecord("record-older-rules", played=played, ours=ours, reason=why)
    if played > ours:
        return BadRecord("record-newer-rules", played=played, ours=ours, reason=why)
    return why


def _steps(record: Record, game: Game, chance: Chance | None) -> Iterator[Step]:
    entry = record.deal()
    scripted = _Rechecked(numbered_draws(game, entry.draws), chance)
    state = game.new(scripted)
    scripted.finish(0)
    yield Step(None, None, (), state.clone())
    for number, move in enumerate(record.standing(), 1):
        if state.over:
            raise BadRecord("record-too-long", move=number)
        if move.seat != state.seat:
            raise BadRecord("record-seat", move=number, seat=move.seat + 1, decider=state.seat + 1)
        scripted = _Rechecked(numbered_draws(game, move.draws), chance)
        state.journal = []
        try:
            numbered = decode_move(game, move.action)
            seat = state.seat
            state.apply(numbered, scripted)
            scripted.finish(number)
        except KolejisteError as why:
            raise BadRecord("record-move", move=number, reason=why) from None
        yield Step(numbered, seat, tuple(state.journal), state.clone())


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


# --- seals ------------------------------------------------------------------------------------------------------


def commitment(seed: bytes, header: Header) -> str:
    """What is shown before the first move: a hash over seed, table, edition, seats and options."""
    public = msgspec.json.encode(
        [header.title, header.table, header.edition, header.players, header.options], order="deterministic"
    )
    return hashlib.sha256(b"kolejiste commitment\n" + seed + b"\n" + public).hexdigest()


def sealed_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of a sealed table: from the seed and every seat's nonce, so that nobody alone can choose the cards."""
    return hmac.digest(seed, "\n".join(["kolejiste key", *nonces]).encode(), "sha256")


def seed_bytes(seed: int) -> bytes:
    """The 32 bytes that stand for a seed given by a person."""
    return hashlib.sha256(f"kolejiste seed {seed}".encode()).digest()


def _seed(record: Record) -> bytes:
    """The seed of a sealed table: shown at the end, kept in the header before, or given by a person."""
    if record.header.seed is not None:
        return seed_bytes(record.header.seed)
    shown = [entry.seed for entry in record.entries if isinstance(entry, Reveal)]
    text = shown[0] if shown else record.header.secret
    if text is None:
        raise BadRecord("record-no-secret")
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("record-seed") from None


def chance_of(record: Record) -> Chance:
    """The generator that made the record's draws; its seed must be known by now."""
    head = record.header
    if head.chance == "fast":
        if head.seed is None:
            raise BadRecord("record-no-seed")
        return Chance(head.seed)
    nonces = [entry.nonce for entry in record.entries if isinstance(entry, Nonce)]
    return SealedChance(sealed_key(_seed(record), nonces))


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found: the final state, how many moves, and whether the seal was opened and holds."""

    state: Any
    moves: int
    sealed: bool


def verify(record: Record, game: Game | None = None) -> Verdict:
    """Replay the record, recompute every draw, and check the commitment of a sealed table.

    A record whose draws cannot be recomputed proves nothing and is refused; whoever runs a sealed table that is still
    being played can check it, because its secret is in the header.
    """
    head = record.header
    if head.seed is None and head.commitment is None:
        raise BadRecord("record-no-seed")
    shown = [entry.seed for entry in record.entries if isinstance(entry, Reveal)]
    if head.commitment is not None:
        if not shown and head.secret is None:
            raise BadRecord("record-no-reveal")
        if not hmac.compare_digest(commitment(_seed(record), head), head.commitment):
            raise BadRecord("record-commitment")
    steps = list(replay(record, game, chance=chance_of(record)))
    last = steps[-1].state
    if head.chance == "fast" and not last.over:
        raise _by_which_rules(record, last.game, BadRecord("record-cut", moves=len(steps) - 1))
    return Verdict(last, len(steps) - 1, bool(shown))
