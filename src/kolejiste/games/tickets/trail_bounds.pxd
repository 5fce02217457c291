from kolejiste.core cimport bits
from kolejiste.core.bits cimport Mask

from ._table cimport PaperCells
from . cimport sizes

cdef void find(PaperCells *w) noexcept nogil
cdef int most(PaperCells *w, int step, int ends, Mask odd) noexcept nogil
cdef bint _fits(PaperCells *w) noexcept nogil
cdef void _add_up(PaperCells *w) noexcept nogil
cdef void _take_or_leave(PaperCells *w, int step) noexcept nogil
cdef void _close(PaperCells *w, int step) noexcept nogil
