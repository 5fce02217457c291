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
from typing import Any, TypedDict, TypeVar, Unpack, cast, overload

from . import native
from .arrays import Boards, Grid, Rowed, Wide
from .chance import Deck
from .engine import Constants
from .kinds import Axis, Flag, Kind, Mask, Natural, Number, One, Real, integer
from .many import Each, Pile, Piles
from .rows import Row

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OWNER",
    "SEATS",
    "Axis",
    "Field",
    "boards",
    "deck",
    "decks",
    "declared",
    "each",
    "fields_of",
    "flag",
    "grid",
    "mask",
    "number",
    "one",
    "real",
    "reals",
    "row",
    "wide",
    "words",
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
    scratch: bool  # only for one rule's work: copies begin with anything, and have their own, as threads play on them
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
        self.scratch = how.get("scratch", False)
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


def flag(about: str = "", *, start: bool | Callable[[Any], bool] = False, **how: Unpack[How]) -> bool:
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


def deck(
    name: str, faces: Axis, about: str = "", *, start: Callable[[Any], Sequence[int]], tail: int = 0, **how: Unpack[How]
) -> Deck:
    """A face-down deck with so many of each face at the start; at most `tail` cards are ever put under it."""
    return cast(Deck, Field(Pile(name, faces, start, tail), about, how))


def decks(*piles: Deck, about: str = "", **how: Unpack[How]) -> list[Deck]:
    """Several decks in a list."""
    kinds = [kind for kind in map(_kind, piles) if isinstance(kind, Pile)]
    return cast("list[Deck]", Field(Piles(kinds), about, how))


def real(start: Any, about: str = "", **how: Unpack[How]) -> float:
    """A fraction, such as a weight of a planner; `start` is a number or a function of the game."""
    return cast(float, Field(Real(start), about, how))


@overload
def grid(size1: int, /, **how: Any) -> list[int]: ...
@overload
def grid(size1: int, size2: int, /, **how: Any) -> list[list[int]]: ...
@overload
def grid(size1: int, size2: int, size3: int, /, **how: Any) -> list[list[list[int]]]: ...
@overload
def grid(size1: int, size2: int, size3: int, size4: int, /, **how: Any) -> list[list[list[list[int]]]]: ...
def grid(*sizes: int, about: str = "", least: int = -1, most: int = 30_000, start: Any = 0, **how: Any) -> Any:
    """Numbers for rules alone, in nested lists of these sizes; nobody sees them."""
    return _alone(Grid(sizes, integer(least, most), start), about, how)


@overload
def reals(size1: int, /, **how: Any) -> list[float]: ...
@overload
def reals(size1: int, size2: int, /, **how: Any) -> list[list[float]]: ...
@overload
def reals(size1: int, size2: int, size3: int, /, **how: Any) -> list[list[list[float]]]: ...
def reals(*sizes: int, about: str = "", start: Any = 0.0, **how: Any) -> Any:
    """Fractions for rules alone, in nested lists of these sizes."""
    return _alone(Grid(sizes, "d", start), about, how)


@overload
def words(size1: int, /, **how: Any) -> list[int]: ...
@overload
def words(size1: int, size2: int, /, **how: Any) -> list[list[int]]: ...
@overload
def words(size1: int, size2: int, size3: int, /, **how: Any) -> list[list[list[int]]]: ...
def words(*sizes: int, about: str = "", start: Any = 0, **how: Any) -> Any:
    """Sets of at most 64 things for rules alone, in nested lists of these sizes."""
    return _alone(Grid(sizes, "Q", start), about, how)


def _alone(kind: Kind, about: str, how: Mapping[str, Any]) -> Field:
    """A field that nobody sees, and no snapshot keeps unless it is said."""
    return Field(kind, about, cast(How, {"seen": NOBODY, "kept": False, **how}))


def boards(count: int, about: str = "") -> list[Any]:
    """Room for so many positions that a planner keeps while it tries moves (`Position.keep`)."""
    return cast("list[Any]", Field(Boards(count), about, {"seen": NOBODY, "kept": False}))


def wide(axis: Axis, about: str = "", *, start: int | Callable[[Any], int] = 0, **how: Unpack[How]) -> list[int]:
    """Some of more than 64 things, in words (`sets.py`); shown by their names."""
    return cast("list[int]", Field(Wide(axis, start), about, how))


def row(inner: int, about: str = "", *, most: int, start: Sequence[int] = (), **how: Unpack[How]) -> Row:
    """A list of small numbers that grows and shrinks, to `most` at most (`rows.py`); shown as a list."""
    return cast(Row, Field(Rowed(_kind(inner), most, start), about, how))


# --- what follows -----------------------------------------------------------------------------------------------------


_DECLARED: dict[type, Mapping[str, Field]] = {}


def declared_in(module: str) -> dict[type, Mapping[str, Field]]:
    """The classes that a module declares, with their fields, in their order."""
    return {cls: fields for cls, fields in _DECLARED.items() if cls.__module__ == module}


def fields_of(table: type) -> Mapping[str, Field]:
    """The fields that a table, or what it derives from, declares."""
    return next((_DECLARED[kind] for kind in table.__mro__ if kind in _DECLARED), {})


def declared(cls: type[T]) -> type[T]:
    """The class with a slot for each of its declared fields, and with `__init__`, `clone` and `become` made for it."""
    found = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
    left_out = {*found, "__dict__", "__weakref__"}
    body = {name: value for name, value in vars(cls).items() if name not in left_out}
    for name, field in found.items():
        field.name = name
    compiled = native.table(cls)
    if compiled is not None:
        _DECLARED[compiled] = found
        return cast("type[T]", compiled)
    body["__slots__"] = tuple(found)
    made: Any = type(cls)
    table = made(cls.__name__, cls.__bases__, body)
    _DECLARED[table] = {**fields_of(cls.__bases__[0]), **found}
    if issubclass(cls, Constants):
        table.__init__ = lay_out
        return cast("type[T]", table)
    table.clone = _made(table, "clone", {"_journal": None, "telling": False})
    table.lie_as = table.become = _made(table, "become", {"_journal": None, "telling": False})
    table.__init__ = _made(table, "__init__", {"_journal": None, "telling": False})
    table.keep, table.put_back = _keep, _put_back
    return cast("type[T]", table)


def _keep(self: Any, board: list[Any]) -> None:
    if board:
        board[0].become(self)
    else:
        board.append(self.clone())


def _put_back(self: Any, board: list[Any]) -> None:
    self.become(board[0])


def lay_out(self: Any, game: Any) -> None:
    """A bound game's tables, each field as its declaration says."""
    for name, field in fields_of(type(self)).items():
        setattr(self, name, field.kind.start(game))


def _made(table: type[Any], name: str, values: Mapping[str, object]) -> Callable[..., Any]:
    """Straight-line code that copies every slot: from `self` to a new table or, to make an empty one, from the blank
    table of its game."""
    fields = fields_of(table)
    lines = []
    for slot in (slot for kind in reversed(table.__mro__) for slot in vars(kind).get("__slots__", ())):
        if slot in values:
            code = repr(values[slot])
        elif slot in fields:
            code = fields[slot].copied()
        else:
            code = f"self.{slot}[:]" if slot == "moves" else f"self.{slot}"
        lines.append(f"copy.{slot} = {code}")
    if name == "__init__":
        head = "def __init__(copy, game):"
        lines.insert(0, "self = game.layout.blank")
    elif name == "become":
        head = "def become(copy, self):"
        lines.insert(0, "game = self.game")
    else:
        head = f"def {name}(self):"
        lines.append("return copy")
        lines.insert(0, "copy = new(self.__class__)")
        lines.insert(0, "game = self.game")
    space: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join([head, *lines]), space)  # as dataclasses do it: nothing here comes from outside
    made: Callable[..., Any] = space[name]
    made.__qualname__ = f"{table.__qualname__}.{name}"
    made.__module__ = table.__module__
    return made
