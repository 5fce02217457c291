"""Drawings that are kept: most of a board is the same after the next move, and for everybody who looks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Generic, TypeVar
from weakref import WeakSet

T = TypeVar("T")
_every: WeakSet[Kept[Any]] = WeakSet()


class Kept(Generic[T]):
    """What was made lately, by a key that holds everything it depends on; the oldest is forgotten first.

    A key that lacks something shows one position in place of another, or one seat's cards to another: the tests draw
    whole games with and without what is kept, through all eyes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, T] = OrderedDict()
        _every.add(self)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What belongs to the key, made if it is not there."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= self._most:
                with suppress(KeyError):  # threads share it: another may have forgotten the last one meanwhile
                    self._made.popitem(last=False)
            found = self._made[key] = make()
        return found

    def __len__(self) -> int:
        return len(self._made)

    def clear(self) -> None:
        """Forget everything."""
        self._made.clear()


def forget_all() -> int:
    """Forget everything that is kept anywhere; returns how much it was."""
    kept = list(_every)
    much = sum(map(len, kept))
    for one in kept:
        one.clear()
    return much
