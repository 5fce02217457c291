"""The fields of a table in one bound game: how many there are of everything, its names, the empty table, the census,
and the forms in which positions are shown and read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .errors import BadSnapshot
from .fields import EVERYONE, NOBODY, Field, fields_of
from .kinds import Axis, Kind, Read
from .many import Pile, Piles
from .showing import Show

if TYPE_CHECKING:
    from .contract import Game
    from .state import PhasedState

P = TypeVar("P", bound=msgspec.Struct)
Make = Callable[[Any, int, Mapping[str, Any]], Any]
Spots = list[int | slice] | None  # by index, where what belongs to one stands in the field's value


class Layout:
    """What a game's rules, views and snapshots need to know of its table; made when the game is bound."""

    def __init__(self, game: Game, state_type: type[PhasedState]) -> None:
        self.game = game
        self.fields: Mapping[str, Field] = fields_of(state_type)
        self._names: dict[Axis, Sequence[Any]] = {}
        self._readers: dict[Axis, Read] = {}
        self._shapes: dict[str, tuple[int, ...]] = {}
        self.cells: list[tuple[Any, ...]] | None = None
        for field in self.fields.values():
            for axis in field.kind.axes():
                # The form of edition files must not allow more, so that a person is told so by its line.
                assert self.size(axis) <= axis.most, f"more {axis.name} than {axis.most}"
        game.layout = self  # a compiled table asks it for its shapes
        blank: Any = state_type.__new__(state_type)
        self.blank = blank
        blank.lay_frame(game)
        blank.tables = game.tables
        blank.manner = game.tables
        blank.thinking = None
        for name, field in self.fields.items():
            setattr(blank, name, field.kind.start(game))

    def names(self, axis: Axis) -> Sequence[Any]:
        """The names along an axis; of things without names, their numbers."""
        names = self._names.get(axis)
        if names is None:
            names = self._names[axis] = axis.names(self.game)
        return names

    def size(self, axis: Axis) -> int:
        return len(self.names(axis))

    def reader_of(self, axis: Axis) -> Read:
        """What finds the number of a name; -1 is that of None."""
        read = self._readers.get(axis)
        if read is None:
            read = self._readers[axis] = _reader(self.names(axis), axis.form == list[str])
        return read

    def shape(self, name: str) -> tuple[int, ...]:
        """How many cells a field has in each direction in this game."""
        shape = self._shapes.get(name)
        if shape is None:
            shape = self._shapes[name] = self.fields[name].kind.shape(self)
        return shape

    def cells_of(self, cells: Mapping[str, tuple[int, bytes, Any, Any]]) -> list[tuple[Any, ...]]:
        """For a compiled table that tells plain values to those who look: where each array lies that somebody may see,
        and its shape in this game."""
        self.cells = [
            (name, offset, code, self.shape(name), strides)
            for name, (offset, code, _, strides) in cells.items()
            if self.fields[name].seen is not NOBODY and not self.fields[name].scratch
        ]
        return self.cells

    def mask(self, axis: Axis, names: Iterable[Any], place: str) -> int:
        """Things that stand at a place of a snapshot, as bits; each may stand there only once."""
        number = self.reader_of(axis)
        found = 0
        for name in names:
            bit = 1 << number(name, place)
            if found & bit:
                raise BadSnapshot("snapshot-twice", place=place, name=str(name))
            found |= bit
        return found

    def census(self, s: PhasedState) -> dict[str, int]:
        """How many of each piece lie in the fields that hold pieces."""
        found = dict.fromkeys(self.game.box, 0)
        for name, field in self.fields.items():
            if field.pieces:

                def add(piece: str, count: int, pieces: str = field.pieces) -> None:
                    key = f"{pieces} {piece}"
                    found[key] = found.get(key, 0) + count

                field.kind.tally(getattr(s, name), self, add)
        return found

    def misfits(self, s: PhasedState) -> list[str]:
        """The fields whose values are beyond what is declared of them: a fault in the rules or in the declaration."""
        return [name for name, field in self.fields.items() if not field.kind.fits(getattr(s, name), self)]

    def form(self, struct: type[P], by: Axis | None = None, **called: str | None) -> Form[P]:
        """The form that fills a struct: the whole table's, or that of a single seat, company and so on."""
        return Form(self, struct, by, called)

    def check_shown(self, *forms: Form[Any], by_hand: Sequence[str] = ()) -> None:
        """Everything that everyone sees must be in a view, and nothing else may come there without being written by
        hand."""
        shown = {name for form in forms for name in form.filled}
        public = {name for name, field in self.fields.items() if field.seen is EVERYONE}
        assert shown <= public, f"not for everyone's eyes: {sorted(shown - public)}"
        assert public <= shown | set(by_hand), f"no view shows {sorted(public - shown - set(by_hand))}"


class Form(Generic[P]):
    """A struct that shows fields of the table by names, and from which they can be laid out again.

    A field of the struct shows the table's field of the same name, or that which `called` gives; those without one, and
    those called None, are filled and read by hand. A form by seats, say, shows what belongs to a single seat.
    """

    def __init__(self, layout: Layout, struct: type[P], by: Axis | None, called: Mapping[str, str | None]) -> None:
        self.struct = struct
        self.filled: list[str] = []  # the table's fields that it shows
        self._shows: list[tuple[str, str, Show | None, Spots]] = []
        self._reads: list[tuple[str, str, Read, Spots, bool]] = []
        for name in struct.__struct_fields__:
            of = called.get(name, name)
            field = None if of is None else layout.fields.get(of)
            if of is None or field is None:
                continue
            kind: Kind | None = field.kind
            spots: Spots = None
            if by is not None:
                kind = field.kind.within(by)
                if kind is None:
                    continue
                spots = [field.kind.at(index, layout) for index in range(layout.size(by))]
            assert kind is not None
            self.filled.append(of)
            self._shows.append((name, of, kind.shower(layout), spots))
            if not isinstance(kind, Pile | Piles):
                self._reads.append((name, of, kind.reader(layout), spots, field.shared))
        self._size = 1 if by is None else layout.size(by)
        self._makers: dict[tuple[bool, tuple[str, ...]], Make] = {}

    def of(self, s: PhasedState, index: int = 0, /, **by_hand: Any) -> P:
        """The struct as the table lies; what no field says is given by hand."""
        make = self._makers.get((False, tuple(by_hand))) or self._maker(False, tuple(by_hand))
        made: P = make(s, index, by_hand)
        return made

    def every(self, s: PhasedState, **by_hand: Sequence[Any]) -> list[P]:
        """The structs of all seats, companies and so on; what no field says is given by hand, for each."""
        make = self._makers.get((True, tuple(by_hand))) or self._maker(True, tuple(by_hand))
        return [make(s, index, by_hand) for index in range(self._size)]

    def _maker(self, each: bool, by_hand: tuple[str, ...]) -> Make:
        """Straight-line code that shows every field, because views are made all the time; what is given by hand is
        given for `each`, or for the whole."""
        space: dict[str, Any] = {"struct": self.struct}
        shown = [f"{name}=by_hand[{name!r}]{'[index]' if each else ''}" for name in by_hand]
        for number, (name, of, show, spots) in enumerate(self._shows):
            if name in by_hand:
                continue
            space[f"show{number}"], space[f"spots{number}"] = show, spots
            value = f"s.{of}" if spots is None else f"s.{of}[spots{number}[index]]"
            shown.append(f"{name}={value if show is None else f'show{number}({value})'}")
        code = f"def make(s, index, by_hand): return struct({', '.join(shown)})"
        exec(code, space)  # names of declared fields and of structs, nothing from outside
        made: Make = space["make"]
        self._makers[each, by_hand] = made
        return made

    def lay(self, s: PhasedState, part: P, index: int = 0, /, place: str = "") -> None:
        """Put on the table what the struct shows; what it leaves unset stays as it is. `place` is where the struct
        stands in a snapshot, for the sentence that refuses it."""
        for name, of, read, spots, shared in self._reads:
            shown = getattr(part, name)
            if shown is msgspec.UNSET:
                continue
            value = read(shown, place + name)
            if spots is None:
                setattr(s, of, value)
            else:
                if shared:  # never in place: other tables have it too
                    setattr(s, of, list(getattr(s, of)))
                getattr(s, of)[spots[index]] = value


def _reader(names: Sequence[Any], listed: bool) -> Read:
    """What finds the number of a name, or of a thing whose name is a list; None is none of them, -1."""
    numbers = {tuple(name) if listed else name: number for number, name in enumerate(names)}
    numbers[None] = -1

    def read(name: Any, place: str) -> int:
        try:
            return numbers[name]
        except KeyError:
            raise _unknown(name, place) from None

    def read_listed(name: Any, place: str) -> int:
        try:
            return -1 if name is None else numbers[tuple(name)]
        except KeyError:
            raise BadSnapshot("snapshot-name", place=place, name=", ".join(map(str, name))) from None

    return read_listed if listed else read


def _unknown(name: Any, place: str) -> BadSnapshot:
    if isinstance(name, int):
        return BadSnapshot("snapshot-value", place=place, value=name)
    return BadSnapshot("snapshot-name", place=place, name=str(name))
