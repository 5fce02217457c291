from kolejiste.core cimport bits, luck, moves, rows
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport building, figures, shares, telling, turns

cdef void find_automa(Table s) noexcept nogil
cdef void run(Table s, Chance chance) noexcept nogil
cdef int draw(Table s, Chance chance) noexcept nogil
cdef void refresh(Table s) noexcept nogil
cdef bint move_markers(Table s, int token) noexcept nogil
cdef void move_company(Table s, int token) noexcept nogil
cdef bint move_city(Table s, int steps) noexcept nogil
cdef bint must_draw(Table s) noexcept nogil
cdef bint can_act(Table s, int company) noexcept nogil
cdef void act(Table s, int company) noexcept nogil
cdef int choose_city(Table s, int company) noexcept nogil
cpdef void choose_way(Table s) noexcept nogil
cdef int leftmost(Table s, int x, int heading) noexcept nogil
