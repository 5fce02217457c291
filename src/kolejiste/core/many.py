"""The kinds of fields that hold many values: lists by an axis, lists with a largest length, records and decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import showing
from .chance import Deck
from .errors import BadSnapshot
from .kinds import Add, Axis, Kind, Native, Natural, Number, One, Read
from .showing import Show

if TYPE_CHECKING:
    from .layout import Layout


class Each(Kind):
    """By an axis with names they are shown as a mapping, without the empty ones unless zeros are wanted; else as a
    list."""

    mutable = True

    def __init__(
        self, axis: Axis, inner: Kind, start: Callable[[Any], Iterable[Any]] | None, zeros: bool = False
    ) -> None:
        self.axis = axis
        self.inner = inner
        self.zeros = zeros
        self._start = start
        self.form = dict[str, inner.form] if axis.named else list[inner.form]  # type: ignore[name-defined]

    def start(self, game: Any) -> list[Any]:
        if self._start is not None:
            return list(self._start(game))
        return [self.inner.start(game) for _ in self.axis.names(game)]

    def nothing(self, game: Any) -> list[Any]:
        return [self.inner.nothing(game) for _ in self.axis.names(game)]

    def copied(self, value: str) -> str:
        return f"[{self.inner.copied('one')} for one in {value}]" if self.inner.mutable else f"{value}[:]"

    def native(self) -> Native:
        code, sizes = self.inner.native()
        return Native(code, (self.axis.most, *sizes))

    def shape(self, layout: Layout) -> tuple[int, ...]:
        return (layout.size(self.axis), *self.inner.shape(layout))

    def axes(self) -> Iterable[Axis]:
        return (self.axis, *self.inner.axes())

    def fits(self, value: Any, layout: Layout) -> bool:
        return len(value) == layout.size(self.axis) and all(self.inner.fits(one, layout) for one in value)

    def shower(self, layout: Layout) -> Show | None:
        show = self.inner.shower(layout)
        if not self.axis.named:
            return showing.listed(show)
        return showing.by_names(layout.names(self.axis), show, self.zeros)

    def reader(self, layout: Layout) -> Read:
        read, size = self.inner.reader(layout), layout.size(self.axis)
        number = layout.reader_of(self.axis)

        def read_all(shown: Any, place: str) -> list[Any]:
            found = self.nothing(layout.game)
            if isinstance(shown, Mapping):
                for name, one in shown.items():
                    found[number(name, place)] = read(one, f"{place}.{name}")
                return found
            if len(shown) > size:
                raise BadSnapshot("snapshot-value", place=place, value=len(shown))
            found[: len(shown)] = _all(read, shown, place)
            return found

        return read_all

    def tally(self, value: list[Any], layout: Layout, add: Add) -> None:
        if isinstance(self.inner, Number):
            for name, count in zip(layout.names(self.axis), value, strict=True):
                add(name, count)
        else:
            for one in value:
                self.inner.tally(one, layout, add)

    def within(self, axis: Axis) -> Kind | None:
        return self.inner if axis is self.axis else None

    def at(self, index: int, layout: Layout) -> int | slice:
        return index


class Listed(Kind):
    """A list or a tuple with so many at most."""

    def __init__(
        self, inner: Kind, most: int, start: Sequence[Any], made: type[list[Any]] | type[tuple[Any, ...]]
    ) -> None:
        self.inner = inner
        self.most = most
        self._start = start
        self.made = made
        self.mutable = made is list
        form = inner.axis.form if isinstance(inner, One) else inner.form  # in a list nobody writes "none"
        self.form = list[form]  # type: ignore[valid-type]

    def start(self, game: Any) -> Any:
        return self.made(self._start)

    def nothing(self, game: Any) -> Any:
        return self.made()

    def copied(self, value: str) -> str:
        return f"{value}[:]" if self.mutable else value

    def axes(self) -> Iterable[Axis]:
        return self.inner.axes()

    def fits(self, value: Any, layout: Layout) -> bool:
        return len(value) <= self.most and all(self.inner.fits(one, layout) for one in value)

    def shower(self, layout: Layout) -> Show:
        return showing.listed(self.inner.shower(layout))

    def reader(self, layout: Layout) -> Read:
        read, most, made = self.inner.reader(layout), self.most, self.made

        def read_all(shown: Sequence[Any], place: str) -> Any:
            if len(shown) > most:
                raise BadSnapshot("snapshot-value", place=place, value=len(shown))
            return made(_all(read, shown, place))

        return read_all

    def tally(self, value: Sequence[Any], layout: Layout, add: Add) -> None:
        for one in value:
            self.inner.tally(one, layout, add)


class Pile(Kind):
    """A deck. Everyone sees how many cards are left; its snapshot is written by hand, because secrets are."""

    mutable = True
    form = Natural

    def __init__(self, name: str, faces: Axis, start: Callable[[Any], Sequence[int]], tail: int) -> None:
        self.name = name
        self.faces = faces
        self._start = start
        self.tail = tail

    def start(self, game: Any) -> Deck:
        return Deck(self.name, self._start(game))

    def copied(self, value: str) -> str:
        return f"{value}.clone()"

    def native(self) -> Native:
        return Native("P")

    def axes(self) -> Iterable[Axis]:
        return (self.faces,)

    def fits(self, value: Deck, layout: Layout) -> bool:
        counts = value.counts
        return len(counts) <= self.faces.most and sum(counts) == value.size and len(value.tail) <= self.tail

    def shower(self, layout: Layout) -> Show:
        return len

    def tally(self, value: Deck, layout: Layout, add: Add) -> None:
        names = layout.names(self.faces)
        for name, count in zip(names, value.counts, strict=True):
            add(name, count)
        for card, _ in value.tail:
            add(names[card], 1)


class Piles(Kind):
    """A list of decks."""

    mutable = True

    def __init__(self, piles: Sequence[Pile]) -> None:
        self.piles = piles

    def start(self, game: Any) -> list[Deck]:
        return [pile.start(game) for pile in self.piles]

    def copied(self, value: str) -> str:
        return f"[one.clone() for one in {value}]"

    def native(self) -> Native:
        return Native("P", (len(self.piles),))

    def shape(self, layout: Layout) -> tuple[int, ...]:
        return (len(self.piles),)

    def axes(self) -> Iterable[Axis]:
        return (pile.faces for pile in self.piles)

    def fits(self, value: list[Deck], layout: Layout) -> bool:
        return all(pile.fits(deck, layout) for pile, deck in zip(self.piles, value, strict=True))

    def tally(self, value: list[Deck], layout: Layout, add: Add) -> None:
        for pile, deck in zip(self.piles, value, strict=True):
            pile.tally(deck, layout, add)


def _all(read: Read, shown: Iterable[Any], place: str) -> list[Any]:
    """Read one after another; only where something is refused its very place is looked for."""
    try:
        return [read(one, place) for one in shown]
    except BadSnapshot:
        for index, one in enumerate(shown):
            read(one, f"{place}[{index}]")
        raise
