from kolejiste.core cimport bits

from .._table cimport Table
from . cimport telling, turns

cdef void take(Table s, int company) noexcept nogil
cdef void receive(Table s, int seat, int company, int cost, int fill_to) noexcept nogil
cdef void exhaust(Table s, int company) noexcept nogil
cdef bint from_supply(Table s, int company) noexcept nogil
cdef void gain(Table s, int seat, int company, int influence) noexcept nogil
cpdef bint would_exhaust(Table s, int company) noexcept nogil
