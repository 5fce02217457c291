"""How Python reads and writes the arrays of a compiled table: like lists, in place, and never outside of them."""

from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.string cimport memset

from . import rows as plain_rows
from .piles cimport Deck, Pile, within
from .piles cimport assign as assign_pile

cdef dict SIZES = {b"b": 1, b"?": 1, b"h": 2, b"i": 4, b"q": 8, b"Q": 8, b"d": 8, b"R": sizeof(Row), b"P": sizeof(Pile)}

cdef list NUMBERS = list(range(4096))  # those of moves and the like, made once


cdef list numbers_of(short *first, Py_ssize_t size):
    """Small numbers that lie side by side, in a list."""
    cdef list found = PyList_New(size)
    cdef Py_ssize_t place
    for place in range(size):
        number = NUMBERS[first[place]] if 0 <= first[place] < 4096 else first[place]
        Py_INCREF(number)
        PyList_SET_ITEM(found, place, number)
    return found


def strides_of(code, sizes):
    """How far apart the cells of an array of these sizes lie, in each direction."""
    strides = []
    step = SIZES[code]
    for size in reversed(sizes):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))


cdef class Cells:
    """One direction of an array; its items are numbers, or Cells again."""

    def __len__(self):
        return self.shape[0]

    cdef list numbers(self):
        """Numbers that lie side by side, all at once; None if these are rows, decks or Cells again."""
        cdef Py_ssize_t at, size = self.shape[0]
        if len(self.shape) > 1:
            return None
        if self.code == b"b":
            return [(<signed char *>self.first)[at] for at in range(size)]
        if self.code == b"h":
            return numbers_of(<short *>self.first, size)
        if self.code == b"Q":
            return [(<unsigned long long *>self.first)[at] for at in range(size)]
        return None

    cdef object get(self, Py_ssize_t place):
        cdef char *at = self.first + place * <Py_ssize_t>self.strides[0]
        return found(self.owner, at, bytes([self.code]), self.shape[1:], self.strides[1:])

    cdef void put(self, Py_ssize_t place, object value) except *:
        cdef char *at = self.first + place * <Py_ssize_t>self.strides[0]
        assign(self.owner, at, bytes([self.code]), self.shape[1:], self.strides[1:], value)

    cdef Py_ssize_t _place(self, object place) except -1:
        cdef Py_ssize_t size = self.shape[0], at = place
        if at < 0:
            at += size
        if not 0 <= at < size:
            raise IndexError(f"{place} is outside of the {size} there are")
        return at

    def __getitem__(self, place):
        if isinstance(place, slice):
            all_numbers = self.numbers()
            if all_numbers is not None:
                return all_numbers[place]
            return [self.get(at) for at in range(*place.indices(self.shape[0]))]
        return self.get(self._place(place))

    def __setitem__(self, place, value):
        if isinstance(place, slice):
            places = range(*place.indices(self.shape[0]))
            values = list(value)
            if len(values) != len(places):
                raise ValueError(f"{len(values)} values for {len(places)} cells")
            for at, one in zip(places, values):
                self.put(at, one)
        else:
            self.put(self._place(place), value)

    def __iter__(self):
        all_numbers = self.numbers()
        return iter(self[:] if all_numbers is None else all_numbers)

    def __contains__(self, value):
        return value in self[:]

    def index(self, value):
        return self[:].index(value)

    def count(self, value):
        return self[:].count(value)

    def __eq__(self, other):
        if not hasattr(other, "__len__") or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other))

    __hash__ = None

    def __add__(self, other):
        return self[:] + list(other)

    def __radd__(self, other):
        return list(other) + self[:]

    def copy(self):
        return self[:]

    def __repr__(self):
        return repr(self[:])


cdef class RowCells:
    """A row that lies in a table; see `rows.py`."""

    @property
    def size(self):
        return self.its.size

    @size.setter
    def size(self, int size):
        if not 0 <= size <= plain_rows.MOST:
            raise ValueError(f"a row has at most {plain_rows.MOST} cells")
        self.its.size = size

    @property
    def cells(self):
        return cells_at(self, <char *>self.its.cells, b"h", (plain_rows.MOST,), (sizeof(short),))

    def assign(self, numbers):
        numbers = list(numbers)
        self.size = len(numbers)
        for place, number in enumerate(numbers):
            self.its.cells[<int>place] = number

    def __len__(self):
        return self.its.size

    def __iter__(self):
        return iter(numbers_of(self.its.cells, self.its.size))

    def __getitem__(self, place):
        return numbers_of(self.its.cells, self.its.size)[place]

    def __eq__(self, other):
        return list(self) == list(other) if hasattr(other, "__iter__") else NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"Row({list(self)})"

    def clone(self):
        return plain_rows.Row(self)


cdef class Place:
    """Where Python finds an array of a table: so far behind the beginning of the table, which kind, how far apart the
    cells lie in each direction; their number is the bound game's."""

    def __init__(self, name, offset, code, strides):
        self.name, self.offset, self.code, self.strides = name, offset, code, strides

    def __get__(self, table, kind):
        if table is None:
            return self
        return found(table, <char *><void *>table + self.offset, self.code, table.game.layout.shape(self.name), self.strides)

    def __set__(self, table, value):
        assign(
            table,
            <char *><void *>table + self.offset,
            self.code,
            table.game.layout.shape(self.name),
            self.strides,
            value,
        )


cdef Cells cells_at(object owner, char *first, bytes code, tuple shape, tuple strides):
    cdef Cells cells = Cells.__new__(Cells)
    cells.owner = owner
    cells.first = first
    cells.code = code[0]
    cells.shape = shape
    cells.strides = strides
    return cells


cdef RowCells row_at(object owner, Row *row):
    cdef RowCells cells = RowCells.__new__(RowCells)
    cells.owner = owner
    cells.its = row
    return cells


cdef object found(object owner, char *first, bytes code, tuple shape, tuple strides):
    """What stands there: a number, a row, a deck, or an array of them."""
    if shape:
        return cells_at(owner, first, code, shape, strides)
    cdef char kind = code[0]
    if kind == b"b":
        return (<signed char *>first)[0]
    if kind == b"h":
        return (<short *>first)[0]
    if kind == b"i":
        return (<int *>first)[0]
    if kind == b"q":
        return (<long long *>first)[0]
    if kind == b"?":
        return (<signed char *>first)[0] != 0
    if kind == b"Q":
        return (<unsigned long long *>first)[0]
    if kind == b"d":
        return (<double *>first)[0]
    if kind == b"R":
        return row_at(owner, <Row *>first)
    return within(owner, <Pile *>first)


cdef object listed(object owner, char *first, bytes code, tuple shape, tuple strides, Py_ssize_t level):
    """The same in plain lists and numbers, to be looked at much and not written."""
    cdef Py_ssize_t size, step, place
    cdef char kind = code[0]
    if level == len(shape):
        if kind == b"R":
            return numbers_of((<Row *>first).cells, (<Row *>first).size)
        return found(owner, first, code, (), ())
    size, step = shape[level], strides[level]
    if level + 1 < len(shape) or kind == b"R" or kind == b"P":
        return [listed(owner, first + place * step, code, shape, strides, level + 1) for place in range(size)]
    if kind == b"b":
        return [(<signed char *>(first + place * step))[0] for place in range(size)]
    if kind == b"h":
        return [(<short *>(first + place * step))[0] for place in range(size)]
    if kind == b"i":
        return [(<int *>(first + place * step))[0] for place in range(size)]
    if kind == b"Q":
        return [(<unsigned long long *>(first + place * step))[0] for place in range(size)]
    return [found(owner, first + place * step, code, (), ()) for place in range(size)]


class PlainValues:
    """What lies on a table, in plain values."""

    def __init__(self, values):
        self.__dict__ = values


cdef void assign(object owner, char *first, bytes code, tuple shape, tuple strides, object value) except *:
    """Write a value there; a number that does not fit is refused, and what a shorter list leaves out is 0."""
    cdef char kind = code[0]
    cdef Py_ssize_t place = 0, step
    if shape:
        if len(value) > shape[0]:
            raise ValueError(f"{len(value)} values for {shape[0]} cells")
        step = strides[0]
        for one in value:
            assign(owner, first + place * step, code, shape[1:], strides[1:], one)
            place += 1
        if place < shape[0]:
            memset(first + place * step, 0, (<Py_ssize_t>shape[0] - place) * step)
    elif kind == b"b":
        (<signed char *>first)[0] = value
    elif kind == b"h":
        (<short *>first)[0] = value
    elif kind == b"i":
        (<int *>first)[0] = value
    elif kind == b"q":
        (<long long *>first)[0] = value
    elif kind == b"?":
        (<signed char *>first)[0] = bool(value)
    elif kind == b"Q":
        (<unsigned long long *>first)[0] = value
    elif kind == b"d":
        (<double *>first)[0] = value
    elif kind == b"R":
        row_at(owner, <Row *>first).assign(value)
    else:
        assign_pile(<Pile *>first, value)
