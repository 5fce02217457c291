from kolejiste.core cimport bits, moves
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport phases, telling, turns

cdef void begin_placing(Table s) noexcept nogil
cdef void legal_place(Table s) noexcept nogil
cdef void place(Table s, int kind, int city) noexcept nogil
cpdef bint wanted(Table s, int city) noexcept nogil
cdef void after_claim(Table s, int route, Chance chance) noexcept nogil
cdef void legal_take(Table s) noexcept nogil
cdef void take(Table s, int city, Chance chance) noexcept nogil
cdef void _give(Table s, int city) noexcept nogil
