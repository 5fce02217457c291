"""A table as a page shows it now: fragments with hashes. A page is sent only those it does not have yet, and equal
viewers share what was made for one of them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from .drawn import DrawnPart
from .live import LiveTable
from .panels import panels
from .position import Viewpoint, position
from .speech import HINTS, language_of, theme_of

KEPT = 400  # positions and answers in memory, of all tables together
# Where on the page the parts of a role stand; those of the turn and of rivals are drawn into their panels.
PLACES = {"map": "k-sheet", "offer": "k-dock", "hand": "k-dock", "own": "k-dock", "legend": "k-legend"}
MATS = "k-mats"  # the place of parts that are opened on demand


class Fragment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of the page: an element by its id, the place it stands in, and its HTML unless the page has it."""

    id: str
    place: str
    hash: str
    html: str | None = None


class Now(msgspec.Struct, frozen=True):
    """The position as a page shows it."""

    version: str
    entry: int
    hash: str  # over everything up to that entry
    seat: int | None
    own: list[int]  # the seats of the one who looks
    moves: int
    over: bool
    fragments: list[Fragment]


@dataclass(frozen=True)
class Viewer:
    """Whose eyes see a page, in which words and colours."""

    look: Viewpoint
    language: str
    theme: str
    hints: bool

    @classmethod
    def of(cls, request: ASGIConnection[Any, Any, Any, Any], look: Viewpoint) -> Viewer:
        """The one who asks."""
        return cls(look, language_of(request), theme_of(request), request.cookies.get(HINTS) != "no")


class Positions:
    """What pages show of all tables, each made once and kept for a while."""

    def __init__(self) -> None:
        # Threads share one interpreter: several that draw would only take it from each other and from the event loop.
        self._hand = ThreadPoolExecutor(1, "draw")
        self._made: OrderedDict[object, asyncio.Future[Now]] = OrderedDict()
        self._sent: OrderedDict[object, bytes] = OrderedDict()

    def close(self) -> None:
        self._hand.shutdown(wait=False)

    async def whole(self, table: LiveTable, viewer: Viewer) -> Now:
        """The position with all its fragments."""
        key = (table.id, table.version, viewer)
        task = self._made.get(key)
        if task is None:
            # The end of a game is told at length, for which nobody who still plays shall wait.
            hand = None if table.over else self._hand
            task = asyncio.get_running_loop().run_in_executor(hand, made, table.still(), viewer)
            _keep(self._made, key, task)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._made.pop(key, None)
            raise

    async def answer(self, table: LiveTable, viewer: Viewer, have: str) -> bytes:
        """The position as JSON, without the fragments that the page has: `have` names them as `id:hash,…`."""
        now = await self.whole(table, viewer)
        key = (table.id, now.version, viewer, have)
        sent = self._sent.get(key)
        if sent is None:
            sent = msgspec.json.encode(without(now, have))
            _keep(self._sent, key, sent)
        return sent


def _keep(memory: OrderedDict[object, Any], key: object, what: object) -> None:
    memory[key] = what
    while len(memory) > KEPT:
        memory.popitem(last=False)


def without(now: Now, have: str) -> Now:
    """The position less the HTML that the page has already."""
    known = set(have.split(","))
    fragments = [
        Fragment(one.id, one.place, one.hash) if f"{one.id}:{one.hash}" in known else one for one in now.fragments
    ]
    return msgspec.structs.replace(now, fragments=fragments)


def marks(now: Now) -> str:
    """What a freshly loaded page has: its fragments by id with place and hash, for the script. It stands in HTML."""
    bare = msgspec.structs.replace(now, fragments=[Fragment(one.id, one.place, one.hash) for one in now.fragments])
    return msgspec.json.encode(bare).decode().replace("<", "\\u003c")


def made(table: LiveTable, viewer: Viewer) -> Now:
    """The whole position for a viewer; this takes some milliseconds."""
    seen = position(table, viewer.look, viewer.language, viewer.theme)
    fragments = placed(seen.parts)
    fragments += [_fragment(f"k-{name}", "", html) for name, html in panels(table, seen, viewer.language, viewer.hints)]
    return Now(
        version=table.version,
        entry=table.entry,
        hash=table.record.hash,
        seat=viewer.look.seat,
        own=list(viewer.look.own),
        moves=seen.moves,
        over=table.over,
        fragments=fragments,
    )


def placed(parts: Sequence[DrawnPart]) -> list[Fragment]:
    """The parts that have a place of their own on the page."""
    found = [_fragment(f"k-part-{part.name}", _place(part), part.html, part.hash) for part in parts]
    return [one for one in found if one.place]


def _place(part: DrawnPart) -> str:
    return MATS if part.folded else PLACES.get(part.role, "")


def _fragment(name: str, place: str, html: str, mark: str = "") -> Fragment:
    return Fragment(name, place, mark or hashlib.blake2b(html.encode(), digest_size=6).hexdigest(), str(html))
