"""What can go wrong on the command line, besides what can go wrong in a game."""

from __future__ import annotations

from pathlib import Path

from kolejiste.core.errors import KolejisteError

CLI_TEXT = Path(__file__).parent / "text"


class BadCommand(KolejisteError):
    """What was typed cannot be done so."""

    texts = CLI_TEXT
