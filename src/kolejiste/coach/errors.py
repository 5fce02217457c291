"""What the coach refuses, said in its own words."""

from __future__ import annotations

from pathlib import Path

from kolejiste.core.errors import KolejisteError

COACH_TEXT = Path(__file__).parent / "text"


class BadAnalysis(KolejisteError):
    """There is nothing to look back on."""

    texts = COACH_TEXT
