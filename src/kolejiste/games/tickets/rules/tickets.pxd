from kolejiste.core cimport bits, luck, moves, rows
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport phases, souvenirs, telling, turns

cpdef int at_least(Table s) noexcept nogil
cdef bint any_left(Table s) noexcept nogil
cdef void legal_keep(Table s) noexcept nogil
cdef void draw(Table s, Chance chance) noexcept nogil
cdef void keep(Table s, int kept, Chance chance) noexcept nogil
cdef void _split(Table s, int seat, int kept, bint to_box) noexcept nogil
cdef void _choose_first(Table s, int kept) noexcept nogil
