from kolejiste.core cimport moves
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport cards, claims, limits, phases, stations, telling, tickets

cdef void ask(Table s, int seat) noexcept nogil
cdef void legal_turn(Table s) noexcept nogil
cdef void pass_turn(Table s, Chance chance) noexcept nogil
cdef void idle_turn(Table s, Chance chance) noexcept nogil
cdef void end_turn(Table s, Chance chance) noexcept nogil
cdef void _next_turn(Table s, Chance chance) noexcept nogil
cdef bint _display_lacks(Table s) noexcept nogil
cdef void _finish(Table s, int how) noexcept nogil
