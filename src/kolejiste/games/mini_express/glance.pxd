cimport cython
from kolejiste.core cimport bits, moves

from ._table cimport Table
from . cimport outlook
from .rules cimport building, figures, shares

cdef int promising(Table s, int depth, int most) noexcept nogil
cdef void look_around(Table s) noexcept nogil
cdef void change(Table s, int company, int half, int length, int pool, bint buyable) noexcept nogil
cdef double swing(Table s, int company) noexcept nogil
cdef double first_sight(Table s, int move, int half) noexcept nogil
cdef bint ends(Table s, int move) noexcept nogil
cdef void put_influence(Table s, int company) noexcept nogil
cdef double taking(Table s, int company, int half) noexcept nogil
@cython.locals(buyable=cython.bint)
cdef double building_by(Table s, int company, int trains, int half) noexcept nogil
