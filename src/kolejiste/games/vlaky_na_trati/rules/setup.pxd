cimport cython
from kolejiste.core cimport luck, moves, sets
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport phases, recording, telling, turns

cdef void find_sides(Table s) noexcept nogil
cdef void choose_side(Table s, int side, Chance chance) noexcept nogil
@cython.locals(taken=cython.bint)
cdef void find_tracks(Table s) noexcept nogil
cdef void choose_track(Table s, int height) noexcept nogil
