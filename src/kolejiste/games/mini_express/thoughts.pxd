cimport cython
from kolejiste.core cimport bits, moves, sets
from kolejiste.core.seeded cimport Chance

from ._table cimport Table
from . cimport glance, outlook
from .rules cimport automa, figures, phases, points

@cython.locals(acting=cython.bint)
cdef int choose(Table s, Chance chance) noexcept nogil
cdef int last_action(Table s, Chance chance) noexcept nogil
cdef int best_answered(Table s, int count, int seat, Chance chance) noexcept nogil
cdef void insert(Table s, int place, double value) noexcept nogil
cdef double worth(Table s, int seat) noexcept nogil
cdef int draft(Table s) noexcept nogil
cdef double symbols(Table s, int company) noexcept nogil
cdef int to_try(Table s, int depth, int most) noexcept nogil
cdef int differing_ways(Table s, int depth) noexcept nogil
cdef void try_move(Table s, int move, Chance chance) noexcept nogil
cdef void play(Table s, int move, Chance chance) noexcept nogil
cdef void finish(Table s, int seat, int depth, Chance chance) noexcept nogil
cdef void play_best(Table s, int depth, Chance chance) noexcept nogil
cdef double answered(Table s, int seat, Chance chance) noexcept nogil
cdef double after_automa(Table s, int seat) noexcept nogil
cdef int count_of(Table s, int token, int left) noexcept nogil
cdef bint same_company(Table s, int one, int two) noexcept nogil
cdef bint is_first(Table s, int token, int left) noexcept nogil
cdef void come(Table s, int token) noexcept nogil
cdef int next_token(Table s) noexcept nogil
