cimport cython
from kolejiste.core cimport moves, rows

from .._table cimport Table
from . cimport telling, turns

cpdef bint blocked(Table s, int seat, int row) noexcept nogil
cpdef void tick(Table s, int seat, int row) noexcept nogil
cdef int complete(Table s, int seat, int chain) noexcept nogil
cdef void tick_all(Table s, int seat, int station) noexcept nogil
cdef void reach_last_box(Table s, int seat, int row) noexcept nogil
cpdef bint may_give_up(Table s, int seat) noexcept nogil
@cython.locals(opens=cython.bint, closed=cython.bint)
cpdef bint order_matters(Table s, int seat, int station) noexcept nogil
cpdef bint is_choice(Table s, int seat, int station, bint only_one) noexcept nogil
cdef void wait(Table s, int place, int seat, int station, bint only_one) noexcept nogil
cdef void done(Table s) noexcept nogil
cdef void find_symbols(Table s) noexcept nogil
@cython.locals(offered=cython.bint)
cdef void add_symbols(Table s, int first) noexcept nogil
cdef void record(Table s, int symbol) noexcept nogil
cdef void give_up(Table s, int symbol) noexcept nogil
cdef void take_symbol(Table s, int symbol) noexcept nogil
