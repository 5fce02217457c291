"""The book of a run: a folder with its plan, which is fixed before the first game, and a row for every game in Parquet
files. Whole blocks are appended in order and each file appears at once, so whoever is stopped or killed goes on where
the book ends, and no game is in it twice."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from kolejiste.core.extras import require

from .blocks import Block, Row
from .errors import BadRun

if TYPE_CHECKING:
    import polars as pl

PLAN, GAMES, RECORDS, LOCK = "plan.json", "games", "records", "lock"
PART = re.compile(r"(\d{10})-(\d{10})\.parquet")  # the first block in it, and the first after it
SECONDS = 5.0  # what is lost at most when a run is killed
FULL = 20_000  # games after which a file is written anyway
P = TypeVar("P", bound=msgspec.Struct)


class Book:
    """The games of a run. `blocks` is how many are in it; it is open to one writer at a time."""

    def __init__(self, folder: Path) -> None:
        require("arena")
        self.folder = folder
        self._new: list[Row] = []
        self._saved = time.monotonic()
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        self._lock = _locked(folder)
        self._parts = parts(folder)
        self.blocks = self._written = parts_end(self._parts)

    def __enter__(self) -> Book:
        return self

    def __exit__(self, *why: object) -> None:
        self.save()
        os.close(self._lock)

    def add(self, rows: Sequence[Row]) -> None:
        """The games of the next block."""
        assert rows[0].block == self.blocks
        self._new += rows
        self.blocks += 1
        if time.monotonic() - self._saved >= SECONDS or len(self._new) >= FULL:
            self.save()

    def save(self) -> None:
        """Write what is new."""
        if self._new:
            for row in self._new:
                if row.record:
                    path = self.folder / RECORDS / f"{row.block:010d}-{row.turn}.jsonl"
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(row.record, encoding="utf-8")
            path = self.folder / GAMES / f"{self._written:010d}-{self.blocks:010d}.parquet"
            _write(frame(self._new), path)
            self._parts.append(path)
            self._new = []
            self._written = self.blocks
        self._saved = time.monotonic()

    def require_same_game(self, block: Block) -> None:
        """The last block of the book must have been played with the data and rules that its game has now: games of two
        kinds would not belong together."""
        import polars as pl

        if self._parts:
            game = block.setting.game()
            edition, rules = pl.read_parquet(self._parts[-1], columns=["edition", "rules"]).row(-1)
            if (edition, rules) != (game.edition.hash, game.rules_version):
                raise BadRun("book-game", folder=str(self.folder), game=block.setting.title)

    def rows(self, columns: Sequence[str] | None = None) -> pl.DataFrame:
        """All games so far, those not written yet among them."""
        self.save()
        return read(self.folder, columns)


def frame(rows: Sequence[Row]) -> pl.DataFrame:
    """Rows as a table."""
    import polars as pl

    return pl.DataFrame([_plain(row) for row in rows], schema=_schema(), orient="row")


def read(folder: Path, columns: Sequence[str] | None = None) -> pl.DataFrame:
    """The games in a book, in order."""
    require("arena")
    import polars as pl

    found = parts(folder)
    parts_end(found)
    if not found:
        empty = pl.DataFrame(schema=_schema())
        return empty if columns is None else empty.select(columns)
    return pl.concat(pl.read_parquet(part, columns=None if columns is None else list(columns)) for part in found)


def parts(folder: Path) -> list[Path]:
    """The files of a book in order. What a killed run left half written is none of them."""
    return sorted(path for path in (folder / GAMES).glob("*.parquet") if PART.fullmatch(path.name))


def parts_end(found: Sequence[Path]) -> int:
    """How many blocks these files hold; one that is missing among them is told."""
    blocks = 0
    for path in found:
        match = PART.fullmatch(path.name)
        assert match is not None
        first, after = map(int, match.groups())
        if first != blocks:
            raise BadRun("book-gap", file=str(path), block=blocks)
        blocks = after
    return blocks


# --- the plan ---------------------------------------------------------------------------------------------------------


def write_plan(folder: Path, plan: msgspec.Struct) -> None:
    """Fix the plan of a new run. A folder that holds this very plan already is a run to go on with; one that holds
    another plan is refused."""
    path = folder / PLAN
    if path.exists():
        old, new = (msgspec.to_builtins(one) for one in (read_plan(folder, type(plan)), plan))
        others = [name for name in new if old[name] != new[name]]
        if others:
            raise BadRun("book-other", folder=str(folder), differs=", ".join(others))
        return
    folder.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")
    draft.replace(path)


def read_plan(folder: Path, kind: type[P]) -> P:
    """The plan of a run that was begun."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=kind)
    except OSError:
        raise BadRun("book-none", folder=str(folder)) from None
    except (msgspec.ValidationError, msgspec.DecodeError) as why:
        raise BadRun("book-plan", folder=str(folder), reason=str(why)) from None


# --- files ------------------------------------------------------------------------------------------------------------


def _locked(folder: Path) -> int:
    """Hold the folder until the process ends; a second run in it is refused."""
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        import fcntl
    except ImportError:  # elsewhere nobody minds two runs in one folder
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadRun("book-busy", folder=str(folder)) from None
    return lock


def _write(table: pl.DataFrame, path: Path) -> None:
    """On disk as a whole or not at all, whatever happens."""
    draft = path.with_suffix(".new")
    table.write_parquet(draft)
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def _schema() -> dict[str, Any]:
    import polars as pl

    line = pl.Struct({"line": pl.String, "about": pl.String, "points": pl.Int32})
    kinds: dict[str, Any] = {
        "block": pl.Int64,
        "turn": pl.Int32,
        "group": pl.String,
        "title": pl.String,
        "players": pl.Int32,
        "options": pl.String,
        "edition": pl.String,
        "rules": pl.Int32,
        "version": pl.String,
        "seed": pl.Int64,
        "again": pl.Int32,
        "bots": pl.List(pl.String),
        "versions": pl.List(pl.String),
        "entrants": pl.List(pl.Int32),
        "scores": pl.List(pl.Int32),
        "places": pl.List(pl.Int32),
        "won": pl.List(pl.Float64),
        "plies": pl.Int32,
        "sheets": pl.List(pl.List(line)),
        "measures": pl.String,
    }
    return kinds


def _plain(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    del plain["record"]
    return plain
