"""A view as numbers in named blocks, for learners: a table of what each block takes from the view, and how.

```python
found = Encoding[VlakyView](players)
found.block("hand", Marks(board.cards), lambda view: view.hand or ())
found.by_seat("seats", Scaled(coins=10, race=2), lambda view, seat: view.seats[seat])
```

Seats go from the viewer on; most numbers lie between 0 and 1.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeVar

from .contract import Block, View

V = TypeVar("V", bound=View)


class Numbers(Protocol):
    """A way to write something as so many numbers, where zeros stand before it is written."""

    size: int

    def write(self, into: MutableSequence[float], start: int, found: Any) -> None: ...


class Yes:
    """Whether something is so."""

    size = 1

    def write(self, into: MutableSequence[float], start: int, found: object) -> None:
        into[start] = float(bool(found))


class Marks:
    """Which of these are named; None, which stands for nothing, is none of them."""

    def __init__(self, names: Iterable[object]) -> None:
        self.place = {name: place for place, name in enumerate(names)}
        self.size = len(self.place)

    def write(self, into: MutableSequence[float], start: int, found: Iterable[object]) -> None:
        place = self.place
        for name in found:
            if name is not None:
                into[start + place[name]] = 1.0


class Counts:
    """How many of each of these, by a scale for all or for each; None is none of any."""

    def __init__(self, names: Sequence[str], scale: float | Sequence[float]) -> None:
        scales = scale if isinstance(scale, Sequence) else [scale] * len(names)
        self.place = {name: (place, by) for place, (name, by) in enumerate(zip(names, scales, strict=True))}
        self.size = len(names)

    def write(self, into: MutableSequence[float], start: int, found: Mapping[str, int] | None) -> None:
        for name, count in (found or {}).items():
            place, scale = self.place[name]
            into[start + place] = count / scale


class Tally:
    """How often each of these is named, by a scale for all."""

    def __init__(self, names: Iterable[str], scale: float) -> None:
        self.place = {name: place for place, name in enumerate(names)}
        self.size = len(self.place)
        self.scale = scale

    def write(self, into: MutableSequence[float], start: int, found: Iterable[str]) -> None:
        place, each = self.place, 1 / self.scale
        for name in found:
            into[start + place[name]] += each


class Scaled:
    """Fields of a struct, each by its scale; of a list its length, and None is 0."""

    def __init__(self, **scales: float) -> None:
        self.scales = [(attrgetter(name), scale) for name, scale in scales.items()]
        self.size = len(self.scales)

    def write(self, into: MutableSequence[float], start: int, found: object) -> None:
        for get, scale in self.scales:
            value = get(found)
            if value:
                into[start] = (value if isinstance(value, int) else len(value)) / scale
            start += 1


class Row:
    """So many in a row, written one after another; None among them is nothing."""

    def __init__(self, count: int, inner: Numbers) -> None:
        self.inner = inner
        self.size = count * inner.size

    def write(self, into: MutableSequence[float], start: int, found: Iterable[Any]) -> None:
        write, width = self.inner.write, self.inner.size
        for one in found:
            if one is not None:
                write(into, start, one)
            start += width


class Together:
    """Several things written one after another, each in its own way."""

    def __init__(self, *inner: Numbers) -> None:
        self.inner = inner
        self.size = sum(one.size for one in inner)

    def write(self, into: MutableSequence[float], start: int, found: Iterable[Any]) -> None:
        for numbers, one in zip(self.inner, found, strict=True):
            numbers.write(into, start, one)
            start += numbers.size


class Encoding(Generic[V]):
    """The blocks of a game in their order, and what writes each of them from a view."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.size = 0
        self._table: list[tuple[Block, Numbers, Callable[[V], Any] | None, Callable[[V, int], Any] | None]] = []

    @property
    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block, *_ in self._table)

    def block(self, name: str, numbers: Numbers, of: Callable[[V], Any]) -> None:
        self._table.append((Block(name, numbers.size), numbers, of, None))
        self.size += numbers.size

    def by_seat(self, name: str, numbers: Numbers, of: Callable[[V, int], Any]) -> None:
        self._table.append((Block(name, self.players * numbers.size), numbers, None, of))
        self.size += self.players * numbers.size

    def observe(self, view: V, buffer: MutableSequence[float]) -> None:
        """Write the view into the buffer, block after block."""
        first = view.seat or 0
        order = [(first + offset) % self.players for offset in range(self.players)]
        into = array("d", bytes(8 * self.size))  # which arrays of other kinds take at once, unlike a list
        start = 0
        for _, numbers, of, of_seat in self._table:
            if of is not None:
                numbers.write(into, start, of(view))
                start += numbers.size
            elif of_seat is not None:
                for seat in order:
                    numbers.write(into, start, of_seat(view, seat))
                    start += numbers.size
        buffer[: self.size] = into
