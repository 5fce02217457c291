"""What can go wrong at a server, besides what can go wrong in a game."""

from __future__ import annotations

from kolejiste.core.errors import KolejisteError

from .speech import WEB_TEXT


class BadRequest(KolejisteError):
    """What was asked of a table or a page cannot be done."""

    texts = WEB_TEXT


class NoSuchTable(BadRequest):
    """No table has this name."""


class NotAllowed(BadRequest):
    """Somebody tried what is for others to do, or not yet or no longer possible."""


class Conflict(BadRequest):
    """Somebody else was quicker."""


class Behind(Conflict):
    """What this process knows of a table is old: another one was quicker. It catches up and tries again."""


class TooMany(BadRequest):
    """Too much was asked for at once."""
