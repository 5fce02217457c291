"""What can go wrong in the laboratory, besides what can go wrong in a game."""

from __future__ import annotations

from pathlib import Path

from kolejiste.core.errors import KolejisteError

RESEARCH_TEXT = Path(__file__).parent / "text"


class BadUse(KolejisteError):
    """An environment or data set that was used in a way that makes no sense."""

    texts = RESEARCH_TEXT
