from kolejiste.core cimport bits, moves, rows, sets
from kolejiste.core.bits cimport Mask
from kolejiste.core.rows cimport Row

from .._table cimport Table
from . cimport figures, phases, ports, shares, spike, telling, turns

cpdef Mask reachable(Table s, int company) noexcept nogil
cpdef int trains_needed(Table s, int company, int city) noexcept nogil
cdef void build(Table s, int company, int city) noexcept nogil
cdef void find_ways(Table s) noexcept nogil
cpdef void look_ahead(Table s) noexcept nogil
cdef void go_on(Table s) noexcept nogil
cdef void lay(Table s, int space) noexcept nogil
cdef void stand(Table s, int company, int space) noexcept nogil
cdef void place(Table s, int seat) noexcept nogil
cdef int spaces_met(Table s, int company, int city, Row *path) noexcept nogil
cdef void compensate(Table s, int company, int spaces, int seat) noexcept nogil
cdef void find_influence(Table s) noexcept nogil
cdef void gain_influence(Table s, int company) noexcept nogil
cdef void settle(Table s, int seat) noexcept nogil
cdef void finish(Table s, int seat) noexcept nogil
cdef void done(Table s) noexcept nogil
