cimport cython
from kolejiste.core cimport moves
from kolejiste.core.seeded cimport Chance

from . cimport things, thoughts, worth
from ._table cimport Table, ThinkingCells
from .rules cimport phases, steps, trials

cpdef int choose(Table s, Chance chance) noexcept nogil
cdef int keep(Table s, ThinkingCells *m, double turns) noexcept nogil
cpdef bint considered(Table s, int move, bint building) noexcept nogil
cpdef bint anything_considered(Table s, bint building) noexcept nogil
cdef double step_value(Table s, ThinkingCells *m, int move, int seat, double turns) noexcept nogil
@cython.locals(building=cython.bint, every=cython.bint)
cdef void add_steps(Table s, ThinkingCells *m, int seat, double turns, int placed) noexcept nogil
@cython.locals(building=cython.bint, every=cython.bint)
cdef int best_step(Table s, ThinkingCells *m, int seat, double turns) noexcept nogil
cdef double finish(Table s, ThinkingCells *m, int move, int seat, double turns, Chance chance) noexcept nogil
cdef void begin(ThinkingCells *m, double promise, int placed, int step) noexcept nogil
cdef int most_promising(ThinkingCells *m, bint last) noexcept nogil
cdef int piece(Table s, ThinkingCells *m, double turns, Chance chance) noexcept nogil
cdef int place(Table s, ThinkingCells *m, double turns, Chance chance) noexcept nogil
cpdef void start(Table s, int placed, Chance chance) noexcept nogil
