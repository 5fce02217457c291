cimport cython
from kolejiste.core cimport luck, moves, rows, sets
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport recording, telling, turns, widths

cpdef void find_fitting(Table s) noexcept nogil
cdef void add_fitting(Table s, int first) noexcept nogil
cdef void find_cards(Table s) noexcept nogil
cdef void no_card(Table s) noexcept nogil
@cython.locals(from_hand=cython.bint)
cdef void put(Table s, int card, int coins, Chance chance) noexcept nogil
cdef void fill_offer(Table s, int card, Chance chance) noexcept nogil
