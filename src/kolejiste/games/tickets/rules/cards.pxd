from kolejiste.core cimport luck, moves
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport limits, phases, telling, turns

cdef bint any_left(Table s) noexcept nogil
cdef int top(Table s, Chance chance) noexcept nogil
cdef void _reshuffle(Table s) noexcept nogil
cdef void legal_second(Table s) noexcept nogil
cdef void add_draws(Table s, int faces) noexcept nogil
cdef void draw_blind(Table s, Chance chance) noexcept nogil
cdef void take_face_up(Table s, int card, Chance chance) noexcept nogil
cdef void _drawn(Table s, Chance chance) noexcept nogil
cdef bint _second_there(Table s) noexcept nogil
cdef void _turn_up(Table s, int slot, Chance chance) noexcept nogil
cdef int wilds_shown(Table s) noexcept nogil
cdef void fill_display(Table s, Chance chance) noexcept nogil
cdef void replace_display(Table s, Chance chance) noexcept nogil
cdef bint _can_replace(Table s) noexcept nogil
