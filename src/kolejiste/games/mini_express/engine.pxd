from kolejiste.core.seeded cimport Chance

from . cimport outlook, thoughts
from ._table cimport Table
from .rules cimport automa, building, phases, points, ports, setup, shares, spike, turns

cdef class Engine(Table):
    cdef void find_moves(self) noexcept nogil
    cdef int planned(self, Chance chance) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef void carry_out(self, int move, Chance chance) noexcept nogil
