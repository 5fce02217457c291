from kolejiste.core cimport moves, rows

from .._table cimport Table
from . cimport recording, telling

cpdef int target(Table s, int seat, int stations) noexcept nogil
cpdef int reach(Table s, int seat) noexcept nogil
cdef void run(Table s, int seat, int stations, int coins) noexcept nogil
cdef void run_to_bend(Table s) noexcept nogil
cdef void find_slow_moves(Table s, int seat) noexcept nogil
cdef void find_bend(Table s) noexcept nogil
