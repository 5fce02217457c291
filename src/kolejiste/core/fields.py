"""What lies on a table, each thing declared once: its name, what it means, how it is kept and who sees it.

```python
@declared
class Table(PhasedState):
    coins = each(SEATS, number(most=999), "coins to spend")
    hands = each(SEATS, mask(CARDS), "A cards", seen=OWNER, pieces="card")
    side = one(SIDES, "the side of the start card")
```

Slots, the empty table, copies, snapshots, views and the counting of pieces follow from that (`layout.py`), and so can
flat C arrays: every kind knows its largest shape. A room keeps these declarations in a `fields.py` of their own, apart
from the methods in `state.py`: a compiled table takes the place of that one module, and what uses it stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, TypedDict, TypeVar, Unpack, cast

from .chance import Deck
from .kinds import Axis, Flag, Kind, Mask, Natural, Number, One, Other
from .many import Each, Flat, Listed, Pile, Piles, Record

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OWNER",
    "SEATS",
    "Axis",
    "Field",
    "copier",
    "deck",
    "decks",
    "declared",
    "each",
    "flag",
    "flat",
    "growing",
    "mask",
    "number",
    "one",
    "other",
    "record",
    "several",
]

T = TypeVar("T")
C = TypeVar("C")

SEATS = Axis("seats", 6, lambda game: game.players, Natural)


class Seen(Enum):
    """Who sees what a field says."""

    EVERYONE = "everyone"  # so every view must show it
    OWNER = "owner"  # the seat it belongs to; what others know of it is written by hand
    NOBODY = "nobody"  # nobody, or it only repeats what other fields say


EVERYONE, OWNER, NOBODY = Seen.EVERYONE, Seen.OWNER, Seen.NOBODY


class How(TypedDict, total=False):
    """What may be said of a field besides its kind."""

    seen: Seen  # EVERYONE, if nothing is said
    kept: bool  # False: it follows from other fields, so no snapshot has it
    pieces: str  # it holds pieces of the box, by this name: the census counts them
    shared: bool  # the rules replace it and never change it in place, so copies share it
    when: str  # an attribute of the game; where that is false, the field is never touched, and copies share it


class Field:
    """One declared field of a table."""

    def __init__(self, kind: Kind, about: str, how: How) -> None:
        self.name = ""  # given by `declared`
        self.kind = kind
        self.about = about
        self.seen = how.get("seen", EVERYONE)
        self.kept = how.get("kept", True)
        self.pieces = how.get("pieces", "")
        self.shared = how.get("shared", False)
        self.when = how.get("when", "")

    def copied(self) -> str:
        """The code of a copy of this field of `self`."""
        value = f"self.{self.name}"
        if self.shared or not self.kind.mutable:
            return value
        copy = self.kind.copied(value)
        return f"{copy} if game.{self.when} else {value}" if self.when else copy


# --- the kinds, as they are written in a declaration ------------------------------------------------------------------
# Each tells mypy the type of the attribute and gives a Field, as `dataclasses.field` does.


def _kind(inner: object) -> Kind:
    assert isinstance(inner, Field), "a kind is made of kinds, such as number() or one(CARDS)"
    return inner.kind


def number(
    about: str = "",
    *,
    start: int | Callable[[Any], int] = 0,
    least: int = 0,
    most: int = 30_000,
    **how: Unpack[How],
) -> int:
    """A whole number within bounds that hold in every game."""
    return cast(int, Field(Number(start, least, most), about, how))


def flag(about: str = "", *, start: bool = False, **how: Unpack[How]) -> bool:
    return cast(bool, Field(Flag(start), about, how))


def one(axis: Axis, about: str = "", *, start: int = -1, **how: Unpack[How]) -> int:
    """The number of one of these, -1 when none; shown by its name."""
    return cast(int, Field(One(axis, start), about, how))


def mask(axis: Axis, about: str = "", *, start: int | Callable[[Any], int] = 0, **how: Unpack[How]) -> int:
    """Some of these, as bits; shown by their names."""
    return cast(int, Field(Mask(axis, start), about, how))


def each(
    axis: Axis,
    inner: T,
    about: str = "",
    *,
    start: Callable[[Any], Iterable[T]] | None = None,
    zeros: bool = False,
    **how: Unpack[How],
) -> list[T]:
    """One for each of these, in a list. By names, numbers are shown without the zeros, unless they are wanted."""
    return cast("list[T]", Field(Each(axis, _kind(inner), start, zeros), about, how))


def flat(
    outer: Axis,
    axis: Axis,
    inner: T,
    about: str = "",
    *,
    start: Callable[[Any], Iterable[T]] | None = None,
    zeros: bool = False,
    **how: Unpack[How],
) -> list[T]:
    """One for each pair, in one list: that of (a, b) stands at `a * size of axis + b`."""
    return cast("list[T]", Field(Flat(outer, axis, _kind(inner), start, zeros), about, how))


def growing(inner: T, about: str = "", *, most: int, start: Sequence[T] = (), **how: Unpack[How]) -> list[T]:
    """A list that grows to `most` at most; rules append to it."""
    return cast("list[T]", Field(Listed(_kind(inner), most, start, list), about, how))


def several(inner: T, about: str = "", *, most: int, start: Sequence[T] = (), **how: Unpack[How]) -> tuple[T, ...]:
    """A few, `most` at most, in a tuple that rules replace."""
    return cast("tuple[T, ...]", Field(Listed(_kind(inner), most, start, tuple), about, how))


def record(shown: type, **columns: object) -> Any:
    """Some things that belong together, in a tuple; shown as a struct with these columns."""
    return Field(Record(shown, {name: _kind(inner) for name, inner in columns.items()}), "", {})


def deck(
    name: str, faces: Axis, about: str = "", *, start: Callable[[Any], Sequence[int]], tail: int = 0, **how: Unpack[How]
) -> Deck:
    """A face-down deck with so many of each face at the start; at most `tail` cards are ever put under it."""
    return cast(Deck, Field(Pile(name, faces, start, tail), about, how))


def decks(*piles: Deck, about: str = "", **how: Unpack[How]) -> list[Deck]:
    """Several decks in a list."""
    kinds = [kind for kind in map(_kind, piles) if isinstance(kind, Pile)]
    return cast("list[Deck]", Field(Piles(kinds), about, how))


def other(about: str = "", *, start: Callable[[Any], T], **how: Unpack[How]) -> T:
    """Anything else that only repeats what other fields say, such as a remembered answer: copies share it."""
    return cast(T, Field(Other(start), about, {"seen": NOBODY, "kept": False, "shared": True, **how}))


# --- what follows -----------------------------------------------------------------------------------------------------


def declared(cls: type[T]) -> type[T]:
    """The class with a slot for each of its declared fields, and with `__init__` and `clone` made for them."""
    found = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
    left_out = {*found, "__dict__", "__weakref__"}
    body = {name: value for name, value in vars(cls).items() if name not in left_out}
    for name, field in found.items():
        field.name = name
    body["__slots__"] = tuple(found)
    body["fields"] = {**getattr(cls, "fields", {}), **found}
    made: Any = type(cls)
    table = made(cls.__name__, cls.__bases__, body)
    table.clone = _made(table, "clone", frozenset(), {"journal": None})
    table.__init__ = _made(table, "__init__", frozenset(), {"journal": None})
    return cast("type[T]", table)


def copier(table: type[Any], *, shared: Iterable[str], **values: object) -> Callable[[C], C]:
    """Another way to copy a table, besides `clone`: these fields are shared with the original, so that neither may
    change them in place, and those given as values begin with these values."""
    return cast("Callable[[C], C]", _made(table, "copied", frozenset(shared), {"journal": None, **values}))


def _made(table: type[Any], name: str, shared: frozenset[str], values: Mapping[str, object]) -> Callable[..., Any]:
    """Straight-line code that copies every slot: from `self` to a new table or, to make an empty one, from the blank
    table of its game."""
    fields: Mapping[str, Field] = table.fields
    lines = []
    for slot in (slot for kind in reversed(table.__mro__) for slot in vars(kind).get("__slots__", ())):
        if slot in values:
            code = repr(values[slot])
        elif slot in fields and slot not in shared:
            code = fields[slot].copied()
        else:
            code = f"self.{slot}"
        lines.append(f"copy.{slot} = {code}")
    if name == "__init__":
        head, tail = "def __init__(copy, game):", []
        lines.insert(0, "self = game.layout.blank")
    else:
        head, tail = f"def {name}(self):", ["return copy"]
        lines.insert(0, "copy = new(self.__class__)")
        if any(field.when for field in fields.values()):
            lines.insert(0, "game = self.game")
    space: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join([head, *lines, *tail]), space)  # as dataclasses do it: nothing here comes from outside
    made: Callable[..., Any] = space[name]
    made.__qualname__ = f"{table.__qualname__}.{name}"
    made.__module__ = table.__module__
    return made
