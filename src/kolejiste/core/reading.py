"""Structs are made ready before threads read them: msgspec works out what a struct holds when it is first read, and who
reads the same one meanwhile crashes the process."""

from __future__ import annotations

from threading import RLock
from typing import Any

import msgspec

ONE_AT_A_TIME = RLock()
_ready: set[Any] = set()


def make_ready(*kinds: Any) -> None:
    """From now on these structs, with all that they hold, can be read by any thread."""
    for kind in kinds:
        if kind not in _ready:
            with ONE_AT_A_TIME:
                msgspec.json.Decoder(kind)
                _ready.add(kind)
