from kolejiste.core cimport moves, rows, sets
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport cards, locomotives, phases, recording, telling, turns, widths

cdef void find_free(Table s) noexcept nogil
cdef void find_closing(Table s) noexcept nogil
cdef void find_others(Table s, int seat) noexcept nogil
cdef void spend(Table s, int seat, int coins) noexcept nogil
cdef void lay_second(Table s, int card, Chance chance) noexcept nogil
cdef void move_slower(Table s, int stations) noexcept nogil
cdef void discard(Table s, int card) noexcept nogil
cdef void buy_symbol(Table s, int row) noexcept nogil
cdef void finish(Table s) noexcept nogil
