from kolejiste.core cimport bits
from kolejiste.core.bits cimport Mask

from ._table cimport PaperCells
from . cimport sizes, trail_bounds

cdef void search(PaperCells *w) noexcept nogil
cdef void _wait(PaperCells *w, int step, int reach, int value, Mask odd, int ends, Mask used) noexcept nogil
cdef void _go_on(PaperCells *w, int state) noexcept nogil
cdef void _take_or_leave(PaperCells *w, int state, int step) noexcept nogil
cdef void _join(PaperCells *w, Mask slots) noexcept nogil
cdef void _close(PaperCells *w, int state, int step) noexcept nogil
cdef void _leave(PaperCells *w, Mask slot, Mask move) noexcept nogil
cdef bint _met_before(PaperCells *w, int state) noexcept nogil
cdef bint _same(PaperCells *w, int state, int other) noexcept nogil
