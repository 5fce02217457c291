from kolejiste.core cimport luck, moves, rows
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from .. cimport drafting
from . cimport automa, figures, phases, telling, turns

cpdef void deal(Table s, Chance chance) noexcept nogil
cdef void give(Table s, int seat, int company, int count) noexcept nogil
cdef void clear_away(Table s) noexcept nogil
cdef void find_drafts(Table s) noexcept nogil
cdef bint may_draft(Table s, int company) noexcept nogil
cdef void draft(Table s, int company, Chance chance) noexcept nogil
cdef void move_unclaimed(Table s) noexcept nogil
cdef void set_up_automa(Table s, Chance chance) noexcept nogil
cdef void find_two(Table s) noexcept nogil
cdef void find_both(Table s) noexcept nogil
cdef void find_unpicked(Table s, int first) noexcept nogil
cdef bint is_picked(Table s, int company) noexcept nogil
cdef void draft_two(Table s, int company) noexcept nogil
cdef void draft_both(Table s, int company) noexcept nogil
cdef void give_both(Table s, int company) noexcept nogil
