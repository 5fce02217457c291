cimport cython
from kolejiste.core cimport bits, moves, rows, sets
from kolejiste.core.bits cimport Mask
from kolejiste.core.rows cimport Row

from .._table cimport Table
from . cimport building, figures, shares, telling, turns

cdef bint event(Table s, int seat) noexcept nogil
cdef void begin(Table s) noexcept nogil
@cython.locals(begins=cython.bint, alone=cython.bint, from_east=cython.bint, from_west=cython.bint)
cdef int joining(Table s, int builder, int city, Row *path) noexcept nogil
cdef int meeting(Table s, int builder, int space) noexcept nogil
@cython.locals(more=cython.bint)
cdef void add_parts(Table s, int west_space) noexcept nogil
cdef void hang_together(Table s, Mask *found, int space) noexcept nogil
@cython.locals(grown=cython.bint)
cdef void spread(Table s, Mask *found, int space) noexcept nogil
cdef void copy(Table s, Mask *into, Mask *spaces) noexcept nogil
cdef void join(Table s, Mask *into, Mask *spaces) noexcept nogil
cdef bint meets(Table s, Mask *spaces, Mask *others) noexcept nogil
cdef bint within(Table s, Mask *spaces, Mask *others) noexcept nogil
cpdef int operators(Table s) noexcept nogil
cdef void find_operators(Table s) noexcept nogil
cdef void operate_west(Table s, int company) noexcept nogil
cdef void complete(Table s, int company) noexcept nogil
cdef void lengthen(Table s, int operator) noexcept nogil
cdef int automa_choice(Table s, int found) noexcept nogil
cdef int preference(Table s, int company) noexcept nogil
