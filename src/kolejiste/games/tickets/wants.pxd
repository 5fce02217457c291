from kolejiste.core cimport sets

from ._table cimport Table, ThinkingCells
from . cimport errands, purse

cdef double turns(Table s, ThinkingCells *mind) noexcept nogil
cdef void want_plan(ThinkingCells *mind, int plan) noexcept nogil
cdef void want_in_time(Table s, ThinkingCells *mind, int plan, int rounds) noexcept nogil
cdef void set_out(Table s, ThinkingCells *mind, int rounds) noexcept nogil
cdef void _be_tempted(Table s, ThinkingCells *mind, int rounds) noexcept nogil
cdef bint _is_wanted(ThinkingCells *mind, int route) noexcept nogil
cdef void want_one(ThinkingCells *mind, int route) noexcept nogil
