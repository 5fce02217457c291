cimport cython
from kolejiste.core cimport bits, luck, moves, rows
from kolejiste.core.seeded cimport Chance

from .. cimport things
from .._table cimport Table
from . cimport affordability, phases, telling, turns, workers

cpdef bint met(Table s, int seat, int tile) noexcept nogil
cpdef bint complete(Table s, int seat, int slot) noexcept nogil
cpdef bint any_complete(Table s) noexcept nogil
cpdef void begin(Table s, Chance chance) noexcept nogil
@cython.locals(first=cython.bint, second=cython.bint)
cpdef void go_on(Table s, Chance chance) noexcept nogil
cpdef void legal_order(Table s) noexcept nogil
cpdef void replace(Table s, int move, Chance chance) noexcept nogil
cpdef bint replace_one(Table s, int seat, int slot, Chance chance) noexcept nogil
cpdef bint draw(Table s, int seat, int slot, int deck, Chance chance) noexcept nogil
cpdef void legal_keep(Table s) noexcept nogil
cpdef void keep(Table s, int move, Chance chance) noexcept nogil
cpdef void keep_one(Table s, int seat, int slot, int kept) noexcept nogil
