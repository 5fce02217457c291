cimport cython
from kolejiste.core cimport bits, moves, rows
from kolejiste.core.bits cimport Mask

from .._table cimport Table
from . cimport building, figures, phases, ports, shares, spike, telling

cdef void find_actions(Table s) noexcept nogil
cdef void add_cities(Table s, int company, Mask cities) noexcept nogil
@cython.locals(payable=cython.bint)
cdef void find_second_actions(Table s) noexcept nogil
cdef int at_risk(Table s) noexcept nogil
cdef Mask finishable(Table s, int company, Mask cities, int endangered) noexcept nogil
cdef void keep_harmless_ways(Table s) noexcept nogil
cdef bint may_finish(Table s, int company, int city, int endangered) noexcept nogil
@cython.locals(may=cython.bint)
cdef bint may_go_over(Table s, int space, int company, int city, int endangered) noexcept nogil
@cython.locals(wild=cython.bint, begins=cython.bint)
cdef bint is_harmless(Table s, int company, int city, int endangered) noexcept nogil
cdef int harmless(Table s, int companies) noexcept nogil
cdef void begin_turn(Table s, int seat) noexcept nogil
cdef void end_action(Table s, int company) noexcept nogil
cdef void pass_turn(Table s) noexcept nogil
cdef void end_turn(Table s) noexcept nogil
cdef void end(Table s) noexcept nogil
