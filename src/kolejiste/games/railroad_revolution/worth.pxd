cimport cython
from kolejiste.core cimport bits

from . cimport network, things, thoughts
from ._table cimport Table, ThinkingCells
from .rules cimport desk, phases, points, trains, workers

cdef double turns_left(Table s, ThinkingCells *m, int seat) noexcept nogil
cpdef double expected(Table s, int seat) noexcept nogil
@cython.locals(acting=cython.bint)
cdef double value(Table s, ThinkingCells *m, int seat, double turns, bint offers) noexcept nogil
cpdef int refund(Table s) noexcept nogil
cdef double tracks(Table s, ThinkingCells *m, int seat, double turns) noexcept nogil
cdef double look_up(Table s, ThinkingCells *m, int seat, double turns) noexcept nogil
cdef double climb(Table s, ThinkingCells *m, int seat, double time, int steps) noexcept nogil
cdef double milestones(Table s, ThinkingCells *m, int seat, double turns, int promotions) noexcept nogil
cdef double need_of(Table s, ThinkingCells *m, int seat, int slot) noexcept nogil
@cython.locals(both=cython.bint)
cdef double pursue(Table s, ThinkingCells *m, int seat, double turns, int promotions) noexcept nogil
cdef double fresh(Table s, ThinkingCells *m, int tile, double turns) noexcept nogil
cdef int promise_managers(Table s, ThinkingCells *m, int seat, int slot) noexcept nogil
cdef double share(Table s, ThinkingCells *m, double time) noexcept nogil
cdef double train(Table s, ThinkingCells *m, double time) noexcept nogil
cdef double flip(Table s, ThinkingCells *m, int seat, double time, int count) noexcept nogil
cdef double promote(Table s, ThinkingCells *m, int seat, double time, int count) noexcept nogil
cdef double effect(Table s, ThinkingCells *m, int seat, double time, int number) noexcept nogil
cdef double bonus(Table s, ThinkingCells *m, int seat, double time) noexcept nogil
cdef double deals(Table s, ThinkingCells *m, int seat, double time, int most) noexcept nogil
cdef double open_offers(Table s, ThinkingCells *m, int seat, double time, bint acting) noexcept nogil
cdef double ability(Table s, ThinkingCells *m, int seat, double time, double tile) noexcept nogil
