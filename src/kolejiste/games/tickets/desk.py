"""Room for working something out: each thread has its own. A compiled build has it in the thread's own memory."""

from __future__ import annotations

import threading

from .fields import Paper, Thinking

_room = threading.local()


def cells(paper: Paper) -> Paper:
    """What rules handle of a paper that Python holds."""
    return paper


def paper() -> Paper:
    """The scratch paper of this thread."""
    found: Paper | None = getattr(_room, "paper", None)
    if found is None:
        found = _room.paper = Paper(None)
    return found


def thinking() -> Thinking:
    """The planner's room of this thread."""
    found: Thinking | None = getattr(_room, "thinking", None)
    if found is None:
        found = _room.thinking = Thinking(None)
    return found
