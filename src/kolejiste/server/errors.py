"""What can go wrong at a server, besides what can go wrong in a game."""

from __future__ import annotations

from kolejiste.core.errors import KolejisteError


class NoSuchTable(KolejisteError):
    """No table has this name."""


class NotAllowed(KolejisteError):
    """Somebody tried what is for others to do, or not yet or no longer possible."""


class Conflict(KolejisteError):
    """Somebody else was quicker."""


class TooMany(KolejisteError):
    """Too much was asked for at once."""
