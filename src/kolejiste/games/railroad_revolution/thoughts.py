"""Where the planner thinks: every thread has its own paper."""

from __future__ import annotations

import threading

from .fields import Thinking


class Own(threading.local):
    def __init__(self) -> None:
        self.mind = Thinking(None)


_own = Own()


def mind() -> Thinking:
    """The paper of this thread."""
    return _own.mind
