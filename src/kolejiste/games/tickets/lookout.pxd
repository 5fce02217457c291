from kolejiste.core cimport bits, sets
from kolejiste.core.bits cimport Mask

from ._table cimport PaperCells, Table, ThinkingCells
from . cimport lending, prices, reckoning, trail

cdef int hand_size(Table s, int seat) noexcept nogil
cdef int rounds(Table s) noexcept nogil
cdef bint minds_trails(Table s) noexcept nogil
cdef void find_trails(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef void _flip(Mask *cities, int city) noexcept nogil
cdef double lengthening(Table s, ThinkingCells *mind, int route) noexcept nogil
cdef int trail_swing(Table s, ThinkingCells *mind, PaperCells *w, int route) noexcept nogil
cdef double narrow(Table s, int city) noexcept nogil
cdef void find_needed(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef double _needs(Table s, ThinkingCells *mind, PaperCells *w, int route) noexcept nogil
