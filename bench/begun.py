"""Matches of strength that are not finished: their games are kept in `unfinished/` beside this file, each match in one
small file, so that they go on from there on any machine."""

from __future__ import annotations

import shutil
from collections.abc import Collection
from pathlib import Path

from kolejiste.arena.book import GAMES, PLAN, parts, parts_end, read, read_plan
from kolejiste.arena.contest import MatchPlan

BEGUN = Path(__file__).parent / "unfinished"


def put_away(rows: Path, wanted: Collection[str], shelf: Path = BEGUN) -> None:
    """Keep the games of wanted matches that were begun in a folder of rows; those of finished ones need no keeping."""
    for book in sorted(rows.iterdir()):
        if not (book / PLAN).exists():
            continue
        played, kept = _blocks(book), shelf / book.name
        if played >= read_plan(book, MatchPlan).blocks:
            shutil.rmtree(kept, ignore_errors=True)
        elif played > _blocks(kept):
            shutil.rmtree(kept, ignore_errors=True)
            (kept / GAMES).mkdir(parents=True)
            shutil.copy(book / PLAN, kept / PLAN)
            read(book).write_parquet(kept / GAMES / f"{0:010d}-{played:010d}.parquet", compression="zstd")
    for kept in shelf.iterdir() if shelf.exists() else ():
        if kept.name not in wanted:
            shutil.rmtree(kept)


def take_out(name: str, rows: Path, shelf: Path = BEGUN) -> None:
    """Lay the games of a match that was begun elsewhere into the folder of rows, unless it has some of its own."""
    if (shelf / name).exists() and not _blocks(rows / name):
        shutil.copytree(shelf / name, rows / name, dirs_exist_ok=True)


def _blocks(book: Path) -> int:
    """How many blocks are in a book; 0 where there is none."""
    return parts_end(parts(book)) if book.exists() else 0
