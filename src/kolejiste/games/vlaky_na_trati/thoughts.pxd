cimport cython
from kolejiste.core cimport bits, moves, rows

from . cimport ends, forecast
from ._table cimport Table
from .rules cimport locomotives, phases, points, widths

@cython.locals(at_end=cython.bint)
cdef int choose(Table s) noexcept nogil
cdef void begin(Table s) noexcept nogil
cdef double expected(Table s, int seat) noexcept nogil
cdef double weigh(Table s, int move) noexcept nogil
cdef bint in_own_hand(Table s, int card) noexcept nogil
cdef double coin(Table s, int more) noexcept nogil
cdef void outcome(Table s, int card, int slot, signed char *heights, int chooser) noexcept nogil
cdef double line(Table s, int card) noexcept nogil
cdef void run(Table s, int card, int slot) noexcept nogil
cdef double replies(Table s, int slot, int gone) noexcept nogil
cdef double keep(Table s, int card) noexcept nogil
cdef double stop(Table s, int station) noexcept nogil
cdef double ahead(Table s, int place, int coins) noexcept nogil
cdef double weigh_action(Table s, int move) noexcept nogil
@cython.locals(give=cython.bint, taken=cython.bint)
cdef double weigh_symbol(Table s, int move) noexcept nogil
cdef double weigh_side(Table s, int side) noexcept nogil
cdef double weigh_track(Table s, int height) noexcept nogil
