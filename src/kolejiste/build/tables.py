"""The source of a room's compiled tables, written from its declarations in `fields.py`."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from kolejiste.core.arrays import BOARD, Boards
from kolejiste.core.engine import Position
from kolejiste.core.fields import Field, declared_in
from kolejiste.core.kinds import Native

CELLS = {
    "b": "signed char",
    "?": "signed char",
    "h": "short",
    "i": "int",
    "q": "long long",
    "Q": "Mask",
    "d": "double",
    "R": "Row",
    "P": "Pile",
}
ALONE = {**CELLS, "b": "int", "h": "int", "?": "bint"}  # a number by itself need not be narrow
NARROW = {kind: code for code, kind in CELLS.items() if code not in "?"} | {"bint": "i"}  # as it lies alone

HEAD = """# Written by kolejiste.build from the declarations of {module}.
"""
PXD = """
from kolejiste.core.bits cimport Mask
from kolejiste.core._engine cimport Constants, Position
from kolejiste.core.piles cimport Pile
from kolejiste.core.rows cimport Row
"""
PYX = """
from cpython.object cimport PyObject_GenericSetAttr, PyTypeObject
from libc.string cimport memcpy

from kolejiste.core.cells cimport assign, found, listed

from kolejiste.core.cells import Place, PlainValues, strides_of
from kolejiste.core.fields import lay_out
"""
CONSTANTS = """

cdef class {name}(Constants):
    def __init__(self, game):
        lay_out(self, game)
"""
TABLE = """

cdef class {name}(Position):
    def __init__(self, game):
        self.become(game.layout.blank)

    cpdef void become(self, {name} other) except *:
        self.game = other.game
        self.owner_of_tables = other.owner_of_tables
        self.owner_of_manner = other.owner_of_manner
        self.owner_of_thinking = other.owner_of_thinking
        self.tables = other.tables
        self.manner = other.manner
        self.thinking = other.thinking
        self._journal = None
        self.telling = False
        self.errand = other.errand
        self.found = False
        self.over = other.over
        self.phase = other.phase
        self.ply = other.ply
        self.reveals = other.reveals
        self.seat = other.seat
        self.turn = other.turn
        memcpy(&self.begin, &other.begin, &other.end - &other.begin)

    cdef void lie_as(self, Position other) noexcept nogil:
        self.found = False
        self.over = other.over
        self.phase = other.phase
        self.ply = other.ply
        self.reveals = other.reveals
        self.seat = other.seat
        self.turn = other.turn
        memcpy(&self.begin, &(<{name}>other).begin, &(<{name}>other).end - &(<{name}>other).begin)

    cdef void keep(self, signed char *board) noexcept nogil:
        cdef int[6] frame = [self.over, self.phase, self.ply, self.reveals, self.seat, self.turn]
        memcpy(board, frame, sizeof(frame))
        memcpy(board + sizeof(frame), &self.begin, &self.end - &self.begin)

    cdef void put_back(self, signed char *board) noexcept nogil:
        cdef int[6] frame
        memcpy(frame, board, sizeof(frame))
        self.over, self.phase, self.ply = frame[0], frame[1], frame[2]
        self.reveals, self.seat, self.turn = frame[3], frame[4], frame[5]
        self.found = False
        memcpy(&self.begin, board + sizeof(frame), &self.end - &self.begin)

    def clone(self):
        cdef type kind = type(self)
        cdef {name} copy = kind.__new__(kind)
        copy.become(self)
        return copy

    def plain_values(self):  # in plain values, for whoever looks at much of it
        cdef list cells = self.game.layout.cells
        if cells is None:
            cells = self.game.layout.cells_of(_{name}_CELLS)
        values = {{{numbers}}}
        for name, offset, code, shape, strides in cells:
            values[name] = listed(self, &self.begin + <Py_ssize_t>offset, code, shape, strides, 0)
        return PlainValues(values)
"""
REACH = """
    def __getattr__(self, name):
        spec = _{name}_CELLS.get(name)
        if spec is None:
            raise AttributeError(f"{{type(self).__name__!r}} has no attribute {{name!r}}")
        offset, code, shape, strides = spec
        return found(self, <char *>&self.cells + <Py_ssize_t>offset, code, shape, strides)

    def __setattr__(self, name, value):
        spec = _{name}_CELLS.get(name)
        if spec is None:
            PyObject_GenericSetAttr(self, name, value)
            return
        offset, code, shape, strides = spec
        assign(self, <char *>&self.cells + <Py_ssize_t>offset, code, shape, strides, value)


cdef dict _cells_of_{name}():
    cdef {name} probe = {name}.__new__({name})
    return {{
{cells}
    }}


cdef dict _{name}_CELLS = _cells_of_{name}()
"""
# The arrays of a table have the names of its C fields, so they come as descriptors into the finished class. A
# `__getattr__` would make every other look at a table slower.
PLACES = """

cdef class _{name}Tables:
    def __get__(self, table, kind):
        return self if table is None else (<{name}>table).owner_of_tables

    def __set__(self, table, value):
        (<{name}>table).owner_of_tables = value
        (<{name}>table).tables = &(<Tables?>value).cells


cdef class _{name}Manner:
    def __get__(self, table, kind):
        return self if table is None else (<{name}>table).owner_of_manner

    def __set__(self, table, value):
        (<{name}>table).owner_of_manner = value
        (<{name}>table).manner = &(<Tables?>value).cells


cdef class _{name}Thinking:
    def __get__(self, table, kind):
        return self if table is None else (<{name}>table).owner_of_thinking

    def __set__(self, table, value):
        (<{name}>table).owner_of_thinking = value
        (<{name}>table).thinking = NULL if value is None else {thinking}


cdef dict _cells_of_{name}():
    cdef {name} probe = {name}.__new__({name}){check}
    return {{
{cells}
    }}


cdef extern from "Python.h":
    void PyType_Modified(object kind)

cdef dict _{name}_CELLS = _cells_of_{name}()


cdef void _find_places() except *:
    cdef {name} probe = {name}.__new__({name})
    cdef Py_ssize_t first = <char *>&probe.begin - <char *><void *>probe
    cdef dict places = <dict>(<PyTypeObject *>{name}).tp_dict
    for name, (offset, code, shape, strides) in _{name}_CELLS.items():
        places[name] = Place(name, first + offset, code, strides)
    places["tables"] = _{name}Tables()
    places["manner"] = _{name}Manner()
    places["thinking"] = _{name}Thinking()
    PyType_Modified({name})


_find_places()
"""


ROOM_ON_A_BOARD = f"\n    assert &probe.end - &probe.begin + 24 <= {BOARD}, 'no room for such a table on a board'"


def declaration(field: Field, native: Native, how: str) -> str:
    """The C declaration of a field."""
    if not native.sizes and native.code not in "RP":
        return f"    {how}{ALONE[native.code]} {field.name}"
    sizes = "".join(f"[{size}]" for size in native.sizes)
    one = "[1]" if native.code in "RP" else ""  # an array of one, so that rules hand it on by its address
    return f"    {how.removesuffix('public ')}{CELLS[native.code]} {field.name}{sizes}{one}"


def cell(field: Field, native: Native, where: str, first: str) -> str:
    """Where Python finds a field: how far behind the first, which kind, of which shape."""
    inner = "[0]" * (len(native.sizes) + (native.code in "RP"))
    code = native.code if native.sizes or native.code in "RP" else NARROW[ALONE[native.code]]
    return (
        f'        "{field.name}": (<char *>&{where}{field.name}{inner} - {first}, b"{code}", {native.sizes!r}, '
        f'strides_of(b"{code}", {native.sizes!r})),'
    )


def constants_written(name: str, fields: Sequence[Field]) -> tuple[str, str]:
    """A struct with the tables of a game, which rules reach by its address, and the object around it."""
    natives = [(field, field.kind.native()) for field in fields]
    pxd = f"\n\ncdef struct {name}Cells:\n" + "\n".join(declaration(field, kind, "") for field, kind in natives)
    pxd += f"\n\n\ncdef class {name}(Constants):\n    cdef {name}Cells cells\n"
    first = "<char *>&probe.cells"
    cells = "\n".join(cell(field, kind, "probe.cells.", first) for field, kind in natives)
    pyx = CONSTANTS.format(name=name) + REACH.format(name=name, cells=cells)
    return pxd, pyx


def table_written(name: str, fields: Sequence[Field], thinks: bool, keeps: bool) -> tuple[str, str]:
    """A table: everything that copies share the value of lies in one block; scratch lies behind it. The room's planner
    may think, and keep positions."""
    natives = [(field, field.kind.native()) for field in fields]
    kept = [declaration(field, kind, "cdef public ") for field, kind in natives if not field.scratch]
    scratch = [declaration(field, kind, "cdef public ") for field, kind in natives if field.scratch]
    arrays = [(field, kind) for field, kind in natives if kind.sizes or kind.code in "RP"]
    pxd = f"\n\ncdef class {name}(Position):\n"
    pxd += "\n".join(
        [
            "    cdef object owner_of_tables",
            "    cdef object owner_of_manner",
            "    cdef object owner_of_thinking",
            "    cdef TablesCells *tables",
            "    cdef TablesCells *manner",
            f"    cdef {'ThinkingCells' if thinks else 'void'} *thinking",
            "    cdef char begin",
            *kept,
            "    cdef char end",
            *scratch,
            f"    cpdef void become(self, {name} other) except *",
            "    cdef void lie_as(self, Position other) noexcept nogil",
            "    cdef void keep(self, signed char *board) noexcept nogil",
            "    cdef void put_back(self, signed char *board) noexcept nogil",
        ]
    )
    cells = "\n".join(cell(field, kind, "probe.", "&probe.begin") for field, kind in arrays)
    alone = [field.name for field, kind in natives if not (kind.sizes or kind.code in "RP")]
    pyx = TABLE.format(name=name, numbers=", ".join(f'"{one}": self.{one}' for one in alone)) + PLACES.format(
        name=name,
        thinking="&(<Thinking?>value).cells" if thinks else "NULL",
        check=ROOM_ON_A_BOARD if keeps else "",
        cells=cells,
    )
    return pxd + "\n", pyx


def written(fields: str) -> tuple[str, str]:
    """The .pxd and the .pyx of the classes that a module of fields declares."""
    importlib.import_module(fields)
    pxd, pyx = HEAD.format(module=fields) + PXD, HEAD.format(module=fields) + PYX
    thinks = "Thinking" in declared_names(fields)
    keeps = any(isinstance(field.kind, Boards) for found in declared_in(fields).values() for field in found.values())
    for cls, found in declared_in(fields).items():
        if issubclass(cls, Position):
            more_pxd, more_pyx = table_written(cls.__name__, list(found.values()), thinks, keeps)
        else:
            more_pxd, more_pyx = constants_written(cls.__name__, list(found.values()))
        pxd += more_pxd
        pyx += more_pyx
    return pxd, pyx


def declared_names(fields: str) -> list[str]:
    """The names of the classes that a module of fields declares."""
    return [cls.__name__ for cls in declared_in(fields)]


def constants(module: str) -> str:
    """The .pxd of a module of numbers: each becomes a constant of the compiler."""
    found = {
        name: value
        for name, value in vars(importlib.import_module(module)).items()
        if not name.startswith("_") and isinstance(value, int | float) and not isinstance(value, bool)
    }
    stem = "KOLEJISTE_" + module.replace(".", "_").upper()
    lines = [HEAD.format(module=module), "cdef extern from *:", '    """']
    lines += [f"    #define {stem}_{name} {value!r}" for name, value in found.items()]
    lines.append('    """')
    lines += [
        f'    {"int" if isinstance(value, int) else "double"} {name} "{stem}_{name}"' for name, value in found.items()
    ]
    return "\n".join(lines) + "\n"
