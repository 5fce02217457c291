from .._table cimport Table
from . cimport figures

cpdef int rank_in(Table s, int seat, int company) noexcept nogil
cpdef int basis(Table s, int seat, int company) noexcept nogil
cpdef int value(Table s, int seat, int company) noexcept nogil
cpdef int total(Table s, int seat) noexcept nogil
cpdef int rank(Table s, int seat) noexcept nogil
cdef int held(Table s, int seat) noexcept nogil
