from kolejiste.core.seeded cimport Chance

from . cimport lookahead, worth
from ._table cimport Table
from .rules cimport blocks, milestones, phases, points, sampling, setup, steps, turn_choices, turns, workers

cdef class Engine(Table):
    cdef void find_moves(self) noexcept nogil
    cdef void carry_out(self, int move, Chance chance) noexcept nogil
    cdef int planned(self, Chance chance) noexcept nogil
    cdef void deal(self, Chance chance) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
