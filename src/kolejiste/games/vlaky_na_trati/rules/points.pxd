cimport cython
from .._table cimport Table
from . cimport scores

cpdef void count_boxes(Table s, int seat) noexcept nogil
cpdef int printed(Table s, int row, int boxes) noexcept nogil
cpdef bint has_majority(Table s, int seat) noexcept nogil
@cython.locals(late=cython.bint)
cpdef int of_row(Table s, int seat, int row) noexcept nogil
@cython.locals(factors=cython.bint)
cpdef int total(Table s, int seat) noexcept nogil
cpdef int rank(Table s, int seat) noexcept nogil
