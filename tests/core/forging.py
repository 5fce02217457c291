"""Records as somebody who runs a table could forge them: with every hash made anew, so that the chain looks whole."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from kolejiste.core.record import AnyEntry, Header, Record, Reveal, is_hex


def tampered(record: Record, line: int, **changes: object) -> Record:
    """The record with some fields of one line changed."""
    lines = record.to_bytes().splitlines()
    data = json.loads(lines[line])
    data.update(changes)
    lines[line] = json.dumps(data).encode()
    changed = Record.from_bytes(b"\n".join(lines))
    return forged(changed.header, changed.entries)


def forged(header: Header, entries: Sequence[AnyEntry]) -> Record:
    """A record of these entries, chained as if they had happened so, with the seed that they tell or any other."""
    shown = next((entry.seed for entry in entries if isinstance(entry, Reveal) and is_hex(entry.seed, 64)), "0" * 64)
    kept = header.secret if header.secret is not None else shown
    record = Record(msgspec.structs.replace(header, secret=kept))
    record.add(*entries)
    record.header = header
    return record


def bare(entry: AnyEntry) -> AnyEntry:
    """An entry as it was before it was chained."""
    return msgspec.structs.replace(entry, hash="")
