"""Structs made ready for threads. msgspec looks at the types of a struct's fields when one is first read, and enters
what it has found so far before it has finished: a second thread that reads one meanwhile ends the whole process. So
whoever has threads lets it look at all structs before."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import msgspec

_looking = threading.Lock()
_ready: WeakSet[type] = WeakSet()


def ready_structs() -> None:
    """Every struct that there is by now can be read in any thread when this returns."""
    with _looking:  # who comes second waits until all is known
        for struct in list(_structs(msgspec.Struct)):
            if struct not in _ready:
                with contextlib.suppress(Exception):  # one that cannot be read at all, such as a generic one
                    msgspec.json.Decoder(struct)
                _ready.add(struct)


def is_ready(struct: type) -> bool:
    """Whether it was looked at."""
    return struct in _ready


def _structs(struct: type[Any]) -> Iterator[type[Any]]:
    for one in struct.__subclasses__():
        yield one
        yield from _structs(one)
