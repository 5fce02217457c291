from ._table cimport Table

cdef int route(Table s) noexcept nogil
cdef int given_up(Table s) noexcept nogil
