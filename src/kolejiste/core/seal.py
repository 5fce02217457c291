"""Seals: what a table promises before the first card, the chance that follows from it, and how a record is verified."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from .chance import Chance, Deck, SealedChance
from .contract import Game
from .ending import Ending
from .errors import BadRecord
from .gathering import Gathering
from .hands import hands
from .record import FIRST_FORMAT, Anew, Header, Lot, Record, Reveal, by_which_rules, public, replay
from .structure import check_chain, check_structure


def commitment(seed: bytes, header: Header) -> str:
    """What is shown before the first move: a hash over the seed and everything that is settled about the table before
    anybody has sat down."""
    if header.format == FIRST_FORMAT:
        return _first_commitment(seed, header)
    bare = msgspec.structs.replace(header, commitment=None)
    return hashlib.sha256(b"kolejiste commitment 2\n" + seed + b"\n" + public(bare)).hexdigest()


def _first_commitment(seed: bytes, header: Header) -> str:
    """As seals of the first kind had it."""
    said: list[object] = [header.title, header.table, header.edition, header.players, header.options]
    if header.begins is not None or header.practice:  # the oldest tables did not say so
        said += [header.begins, header.practice]
    settled = msgspec.json.encode(said, order="deterministic")
    return hashlib.sha256(b"kolejiste commitment\n" + seed + b"\n" + settled).hexdigest()


def sealed_key(seed: bytes, nonces: Sequence[str], kind: str = "kolejiste key 2") -> bytes:
    """The key of a sealed table: from the seed and every seat's nonce, so that nobody alone can choose the cards."""
    return hmac.digest(seed, "\n".join([kind, *nonces]).encode(), "sha256")


def chance_of(record: Record) -> Chance:
    """The generator that made the record's draws; its seed must be known by now."""
    head = record.header
    if head.chance == "fast":
        if head.seed is None:
            raise BadRecord("record-no-seed")
        return Chance(head.seed)
    seed = record.seed()
    if head.format == FIRST_FORMAT:  # bots added nonces of their own, and all stood in the order they came
        return SealedChance(sealed_key(seed, [entry.nonce for entry in record.nonces()], "kolejiste key"))
    return SealedChance(sealed_key(seed, Gathering.of(record).in_order(seed)))


def draw_lot(record: Record, people: int) -> int:
    """Who begins, as people sat down: it follows from the same key as the cards, so that nobody alone can choose it."""
    return chance_of(record).below(Deck("who begins", ()), people)


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry by its number, and the hash it had when somebody saw it."""

    entry: int
    hash: str


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser keeps of a table by itself: the commitment that it saw first, the nonces of its seats, the last
    entry before it showed them, and the last entry that it saw at all."""

    table: str
    commitment: str | None = None
    nonces: dict[str, str] = {}
    shown: Seen | None = None
    seen: Seen | None = None

    @classmethod
    def read(cls, path: Path | str) -> Kept:
        """What a browser has written down in a file."""
        try:
            return msgspec.json.decode(Path(path).read_bytes(), type=cls)
        except (OSError, ValueError, RecursionError) as why:
            raise BadRecord("kept-unreadable", file=str(path), reason=str(why)) from None


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found: the final state, how many moves, whether the seal was opened and holds, whether it is of the
    first kind, how often the deal was begun anew, how it ended if not by its rules, and who else moved for seats of
    people: programs, or bots that minded them."""

    state: Any
    moves: int
    sealed: bool
    first_kind: bool = False
    begun_anew: int = 0
    ending: Ending | None = None
    hands: tuple[tuple[int, str], ...] = ()


def verify(record: Record, game: Game | None = None, kept: Kept | None = None) -> Verdict:
    """Check that the lines of a record follow on each other, replay it, recompute every draw, and check the commitment
    of a sealed table, the chain of its lines and, if it is given, what a browser has `kept` of it.

    A record whose draws cannot be recomputed proves nothing and is refused; whoever runs a sealed table that is still
    being played can check it, because its secret is in the header.
    """
    head, game = record.header, game or record.game()
    ending = check_structure(record)
    shown = [entry.seed for entry in record.entries if isinstance(entry, Reveal)]
    if head.commitment is not None:
        if not shown and head.secret is None:
            raise BadRecord("record-no-reveal")
        if commitment(record.seed(), head) != head.commitment:
            raise BadRecord("record-commitment")
    if head.begins == "lot":
        drawn = next(entry.first for entry in record.entries if isinstance(entry, Lot))
        if drawn != draw_lot(record, game.people):
            raise BadRecord("record-lot")
    steps = list(replay(record, game, chance=chance_of(record)))
    last = steps[-1].state
    if head.chance == "fast" and not last.over:
        raise by_which_rules(record, game, BadRecord("record-cut", moves=len(steps) - 1))
    if head.commitment is not None and (last.over or ending.is_over) and not shown:
        raise BadRecord("record-no-reveal")
    if last.over and ending.is_over:  # nobody can give up what is over
        raise BadRecord("record-too-long", move=len(steps))
    if shown and not last.over and not ending.is_over:
        raise by_which_rules(record, game, BadRecord("record-reveal-early", moves=len(steps) - 1))
    check_chain(record)
    if kept is not None:
        check_kept(record, kept)
    first_kind = head.format == FIRST_FORMAT and head.commitment is not None
    anew = sum(isinstance(entry, Anew) for entry in record.entries)
    early = ending if ending.is_over else None
    return Verdict(last, len(steps) - 1, bool(shown), first_kind, anew, early, tuple(hands(record)))


def check_kept(record: Record, kept: Kept) -> None:
    """Refuse a record that is not the one of which a browser has kept this."""
    head = record.header
    if kept.table != head.table:
        raise BadRecord("kept-table", table=kept.table, ours=head.table)
    if kept.commitment is not None and kept.commitment != head.commitment:
        raise BadRecord("kept-commitment")
    for seen in filter(None, (kept.shown, kept.seen)):
        if not 0 < seen.entry <= len(record.entries):
            raise BadRecord("kept-cut", entry=seen.entry, last=len(record.entries))
        if record.entries[seen.entry - 1].hash != seen.hash:
            raise BadRecord("kept-hash", line=seen.entry + 1)
    given = Gathering.of(record).nonces if head.format != FIRST_FORMAT else {}
    for seat, nonce in kept.nonces.items():
        if not seat.isdecimal() or given.get(int(seat)) != nonce:
            raise BadRecord("kept-nonce", seat=int(seat) + 1 if seat.isdecimal() else 0)
    if kept.nonces and kept.shown is not None:
        before = Gathering.of(Record(head, record.entries[: kept.shown.entry]))
        if not before.all_promised or before.promises != Gathering.of(record).promises:
            raise BadRecord("kept-order")
