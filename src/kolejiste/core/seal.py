"""Seals: what a table promises before the first card, the chance that follows from it, and how a record is verified."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

import msgspec

from .chance import Chance, Deck, SealedChance
from .contract import Game
from .errors import BadRecord
from .record import Header, Lot, Record, Reveal, by_which_rules, replay


def commitment(seed: bytes, header: Header) -> str:
    """What is shown before the first move: a hash over seed, table, edition, players, options and how the table is
    played: who begins, and whether it is for practice."""
    said: list[object] = [header.title, header.table, header.edition, header.players, header.options]
    if header.begins is not None or header.practice:  # older tables did not say so
        said += [header.begins, header.practice]
    public = msgspec.json.encode(said, order="deterministic")
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
    return SealedChance(sealed_key(_seed(record), [entry.nonce for entry in record.nonces()]))


def draw_lot(record: Record, people: int) -> int:
    """Who begins, as people sat down: it follows from the same key as the cards, so that nobody alone can choose it."""
    return chance_of(record).below(Deck("who begins", ()), people)


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
    head, game = record.header, game or record.game()
    if head.seed is None and head.commitment is None:
        raise BadRecord("record-no-seed")
    shown = [entry.seed for entry in record.entries if isinstance(entry, Reveal)]
    if head.commitment is not None:
        if not shown and head.secret is None:
            raise BadRecord("record-no-reveal")
        if not hmac.compare_digest(commitment(_seed(record), head), head.commitment):
            raise BadRecord("record-commitment")
    _check_lot(record, game)
    steps = list(replay(record, game, chance=chance_of(record)))
    last = steps[-1].state
    if head.chance == "fast" and not last.over:
        raise by_which_rules(record, game, BadRecord("record-cut", moves=len(steps) - 1))
    return Verdict(last, len(steps) - 1, bool(shown))


def _check_lot(record: Record, game: Game) -> None:
    """Who begins was drawn by lot exactly where the table promised it, before the deal, and as the seed wants it."""
    before = record.entries[: record.entries.index(record.deal())]
    drawn = [entry.first for entry in before if isinstance(entry, Lot)]
    promised = [draw_lot(record, game.people)] if record.header.begins == "lot" else []
    if drawn != promised or any(isinstance(entry, Lot) for entry in record.entries[len(before) :]):
        raise BadRecord("record-lot")
