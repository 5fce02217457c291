cimport cython
from kolejiste.core cimport bits

from ._table cimport Table
from .rules cimport locomotives, phases, points, recording, widths

cdef int actions_left(Table s, int seat) noexcept nogil
cdef double standing(Table s, int seat) noexcept nogil
cdef double weigh(Table s, int move) noexcept nogil
cdef double best(Table s, int seat, int left) noexcept nogil
cdef double best_stop(Table s, int seat, int place, int left) noexcept nogil
@cython.locals(give=cython.bint, taken=cython.bint)
cdef void record(Table s, int move) noexcept nogil
cdef void count_cards(Table s, int seat) noexcept nogil
cdef void discard(Table s, int seat) noexcept nogil
cdef void buy(Table s, int seat, int row) noexcept nogil
cdef void keep(Table s, int seat, int place) noexcept nogil
cdef void put_back(Table s, int seat, int place) noexcept nogil
