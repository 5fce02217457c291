"""The kinds of fields that a table has: how each is kept, copied, shown by names, read back and counted. Here are those
of single values; `many.py` has lists, records and decks.

Rules handle plain numbers, bits and lists of them. People, records and learners get names, by the same few ways
everywhere: a number of something is shown as its name, bits as a list of names, counts as a mapping without the zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec

from . import showing
from .errors import BadSnapshot
from .masks import bits
from .showing import Show

if TYPE_CHECKING:
    from .layout import Layout

Read = Callable[[Any, str], Any]  # what is shown, and its place in the snapshot
Add = Callable[[str, int], None]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Native(NamedTuple):
    """How a compiled table keeps a field: the code of its cells, and how many there are at most in each direction.

    Codes: b, h, i and q are whole numbers of 1, 2, 4 and 8 bytes, ? is yes or no, Q is 64 bits of a set, d is a
    fraction, R is a row, P is a deck."""

    code: str
    sizes: tuple[int, ...] = ()


def integer(least: int, most: int) -> str:
    """The code of the narrowest whole number that holds these bounds."""
    widths = (("b", 7), ("h", 15), ("i", 31), ("q", 63))
    return next(code for code, width in widths if -(1 << width) <= least and most < 1 << width)


class Axis:
    """Things that fields are counted by, such as seats or cards. `of` tells their names in a bound game; of things
    without names, which are shown by their numbers (`form=Natural`), only how many there are. `most` is how many there
    may be in any game, so that a table has a largest shape."""

    def __init__(self, name: str, most: int, of: Callable[[Any], Sequence[Any] | int], form: Any = str) -> None:
        self.name = name
        self.most = most
        self.of = of
        self.form = form
        self.named = form is not Natural

    def names(self, game: Any) -> Sequence[Any]:
        of = self.of(game)
        return range(of) if isinstance(of, int) else of

    def __repr__(self) -> str:
        return f"Axis({self.name!r}, {self.most})"


class Kind:
    """How a field is kept. `form` is the type of what is shown; `mutable` tells that copies need one of their own."""

    mutable = False
    form: Any = int

    def start(self, game: Any) -> Any:
        """Its value on an empty table."""
        raise NotImplementedError

    def nothing(self, game: Any) -> Any:
        """The value of what is left out where others of its kind are shown."""
        return 0

    def copied(self, value: str) -> str:
        """The code that copies it."""
        return value

    def native(self) -> Native:
        """How a compiled table keeps it."""
        raise TypeError(f"{type(self).__name__} is no kind for compiled tables")

    def shape(self, layout: Layout) -> tuple[int, ...]:
        """How many cells there are in each direction in this game."""
        return ()

    def axes(self) -> Iterable[Axis]:
        return ()

    def fits(self, value: Any, layout: Layout) -> bool:
        """Whether a value keeps within the declared bounds, those of the largest shape included."""
        return True

    def shower(self, layout: Layout) -> Show | None:
        """What shows a value by names; None if it is shown as it is."""
        return None

    def reader(self, layout: Layout) -> Read:
        """What reads the value back from what is shown, and refuses what cannot be."""
        raise NotImplementedError

    def tally(self, value: Any, layout: Layout, add: Add) -> None:
        """Count the pieces that lie here, by their names."""
        raise NotImplementedError

    def within(self, axis: Axis) -> Kind | None:
        """The kind of what belongs to a single one of these; None if it is not kept by them."""
        return None

    def at(self, index: int, layout: Layout) -> int | slice:
        """Where that stands in the value."""
        raise NotImplementedError


class Number(Kind):
    def __init__(self, start: int | Callable[[Any], int], least: int, most: int) -> None:
        self._start = start
        self.least = least
        self.most = most
        self.form = int if least < 0 else Natural

    def start(self, game: Any) -> int:
        return self._start(game) if callable(self._start) else self._start

    def native(self) -> Native:
        return Native(integer(self.least, self.most))

    def fits(self, value: int, layout: Layout) -> bool:
        return self.least <= value <= self.most

    def reader(self, layout: Layout) -> Read:
        least, most = self.least, self.most

        def read(shown: int, place: str) -> int:
            if not least <= shown <= most:
                raise BadSnapshot("snapshot-value", place=place, value=shown)
            return shown

        return read


class Flag(Kind):
    form = bool

    def native(self) -> Native:
        return Native("?")

    def __init__(self, start: bool | Callable[[Any], bool]) -> None:
        self._start = start

    def start(self, game: Any) -> bool:
        return self._start(game) if callable(self._start) else self._start

    def reader(self, layout: Layout) -> Read:
        return lambda shown, place: shown


class One(Kind):
    def __init__(self, axis: Axis, start: int) -> None:
        self.axis = axis
        self._start = start
        self.form = axis.form | None

    def start(self, game: Any) -> int:
        return self._start

    def nothing(self, game: Any) -> int:
        return -1

    def axes(self) -> Iterable[Axis]:
        return (self.axis,)

    def native(self) -> Native:
        return Native(integer(-1, self.axis.most))

    def fits(self, value: int, layout: Layout) -> bool:
        return -1 <= value < layout.size(self.axis)

    def shower(self, layout: Layout) -> Show:
        return showing.one_of(layout.names(self.axis))

    def reader(self, layout: Layout) -> Read:
        return layout.reader_of(self.axis)

    def tally(self, value: int, layout: Layout, add: Add) -> None:
        if value >= 0:
            add(layout.names(self.axis)[value], 1)


class Mask(Kind):
    def __init__(self, axis: Axis, start: int | Callable[[Any], int]) -> None:
        self.axis = axis
        self._start = start
        self.form = list[axis.form]  # type: ignore[name-defined]  # a type for msgspec, made here

    def start(self, game: Any) -> int:
        return self._start(game) if callable(self._start) else self._start

    def axes(self) -> Iterable[Axis]:
        return (self.axis,)

    def native(self) -> Native:
        assert self.axis.most <= 64, f"a set of more than 64 {self.axis.name} is wide"
        return Native("Q")

    def fits(self, value: int, layout: Layout) -> bool:
        return 0 <= value < 1 << layout.size(self.axis)

    def shower(self, layout: Layout) -> Show:
        return showing.some_of(layout.names(self.axis))

    def reader(self, layout: Layout) -> Read:
        return lambda shown, place: layout.mask(self.axis, shown, place)

    def tally(self, value: int, layout: Layout, add: Add) -> None:
        names = layout.names(self.axis)
        for number in bits(value):
            add(names[number], 1)


class Real(Kind):
    """A fraction, such as a weight of a planner."""

    form = float

    def __init__(self, start: Any) -> None:
        self._start = start  # or a function of the game

    def start(self, game: Any) -> float:
        return float(self._start(game) if callable(self._start) else self._start)

    def native(self) -> Native:
        return Native("d")
