from kolejiste.core.seeded cimport Chance

from . cimport thoughts
from ._table cimport Table
from .rules cimport cards, dealing, free, locomotives, phases, points, recording, setup

cdef class Engine(Table):
    cdef void find_moves(self) noexcept nogil
    cdef int planned(self, Chance chance) noexcept nogil
    cdef void deal(self, Chance chance) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef void carry_out(self, int move, Chance chance) noexcept nogil
