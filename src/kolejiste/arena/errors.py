"""What can go wrong with a run of many games."""

from __future__ import annotations

from pathlib import Path

from kolejiste.core.errors import KolejisteError

ARENA_TEXT = Path(__file__).parent / "text"


class BadRun(KolejisteError):
    """A run that cannot be begun, gone on with or read so."""

    texts = ARENA_TEXT
