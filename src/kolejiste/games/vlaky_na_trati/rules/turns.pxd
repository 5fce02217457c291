cimport cython
from kolejiste.core cimport moves, rows

from .._table cimport Table
from . cimport free, locomotives, phases, recording, telling, widths

cdef void begin_turn(Table s, int seat) noexcept nogil
cdef bint no_card_at_all(Table s, int seat) noexcept nogil
@cython.locals(stuck=cython.bint)
cdef void after_card(Table s) noexcept nogil
@cython.locals(only_one=cython.bint)
cdef void go_on(Table s) noexcept nogil
cdef bint before_bend(Table s) noexcept nogil
cdef bint may_act(Table s) noexcept nogil
cdef bint next_seat(Table s) noexcept nogil
cdef void begin_closing(Table s, int seat) noexcept nogil
