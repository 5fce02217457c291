from kolejiste.core cimport bits
from kolejiste.core.bits cimport Mask

from ._table cimport Paper, PaperCells
from . cimport desk, trail_bounds, trail_search

cpdef void find_on(Paper paper) noexcept nogil
cdef void find(PaperCells *w) noexcept nogil
cdef void _peel(PaperCells *w, int city) noexcept nogil
cdef void _find_cores(PaperCells *w) noexcept nogil
cdef void _note(PaperCells *w, int city, int other, int route) noexcept nogil
cdef Mask _connected(PaperCells *w, Mask start) noexcept nogil
cdef void _plan(PaperCells *w, Mask core) noexcept nogil
cdef void _step(PaperCells *w, Mask slots, Mask move, int route, int city) noexcept nogil
cdef int _next_city(PaperCells *w, Mask core, Mask unseen) noexcept nogil
