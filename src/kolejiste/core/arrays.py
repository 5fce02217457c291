"""The kinds of fields that are arrays for rules alone, and the larger ones: grids of numbers, sets of more than 64
things, rows that grow. Each has its largest size, so that a compiled table can keep it inside itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import sets, showing
from .kinds import Add, Axis, Kind, Native, One, Read
from .many import Listed
from .masks import bits
from .rows import Row
from .showing import Show

if TYPE_CHECKING:
    from .layout import Layout


BOARD = 4096  # bytes in which a compiled table keeps a position


class Grid(Kind):
    """Nested lists of numbers, by sizes alone; nobody sees them by names."""

    mutable = True

    def __init__(self, sizes: Sequence[int], code: str, start: float | Callable[[Any], Any]) -> None:
        self.sizes = tuple(sizes)
        self.code = code
        self._start = start

    def start(self, game: Any) -> Any:
        if callable(self._start):
            return self._start(game)
        return _filled(self.sizes, self._start)

    def copied(self, value: str) -> str:
        return _copy(value, len(self.sizes))

    def native(self) -> Native:
        return Native(self.code, self.sizes)

    def shape(self, layout: Layout) -> tuple[int, ...]:
        return self.sizes


class Boards(Grid):
    """Room for so many positions that a planner keeps while it tries moves: `s.keep(boards[0])`, and later
    `s.put_back(boards[0])`. In a plain build each is a list with the table that was kept."""

    def __init__(self, count: int) -> None:
        super().__init__((count, BOARD), "b", lambda game: [[] for _ in range(count)])


class Wide(Kind):
    """Some things of an axis with more than 64, in words; shown by their names."""

    mutable = True

    def __init__(self, axis: Axis, start: Callable[[Any], int] | int) -> None:
        self.axis = axis
        self.width = sets.width(axis.most)
        self._start = start
        self.form = list[axis.form]  # type: ignore[name-defined]  # a type for msgspec, made here

    def start(self, game: Any) -> list[int]:
        return sets.spread(self._start(game) if callable(self._start) else self._start, self.width)

    def nothing(self, game: Any) -> list[int]:
        return [0] * self.width

    def copied(self, value: str) -> str:
        return f"{value}[:]"

    def axes(self) -> Iterable[Axis]:
        return (self.axis,)

    def fits(self, value: Sequence[int], layout: Layout) -> bool:
        return len(value) == self.width and 0 <= sets.joined(value) < 1 << layout.size(self.axis)

    def shower(self, layout: Layout) -> Show:
        show = showing.some_of(layout.names(self.axis))
        return lambda value: show(sets.joined(value))

    def reader(self, layout: Layout) -> Read:
        return lambda shown, place: sets.spread(layout.mask(self.axis, shown, place), self.width)

    def tally(self, value: Sequence[int], layout: Layout, add: Add) -> None:
        names = layout.names(self.axis)
        for number in bits(sets.joined(value)):
            add(names[number], 1)

    def native(self) -> Native:
        return Native("Q", (self.width,))

    def shape(self, layout: Layout) -> tuple[int, ...]:
        return (self.width,)


class Rowed(Listed):
    """A row with so many at most; shown as a list."""

    def __init__(self, inner: Kind, most: int, start: Sequence[Any]) -> None:
        super().__init__(inner, most, start, list)
        self.made = Row  # type: ignore[assignment]
        self.mutable = True

    def copied(self, value: str) -> str:
        return f"{value}.clone()"

    def native(self) -> Native:
        assert isinstance(self.inner, One) or self.inner.native().code in "bh", "rows hold small numbers"
        return Native("R", ())


def _filled(sizes: Sequence[int], value: float) -> Any:
    if not sizes:
        return value
    return [_filled(sizes[1:], value) for _ in range(sizes[0])]


def _copy(value: str, depth: int) -> str:
    return f"{value}[:]" if depth == 1 else f"[{_copy(f'row{depth}', depth - 1)} for row{depth} in {value}]"
