from kolejiste.core cimport bits

from ._table cimport Paper, PaperCells
from . cimport desk

cpdef void lend_on(Paper paper) noexcept nogil
cdef void lend(PaperCells *w) noexcept nogil
cdef void own_pieces(PaperCells *w) noexcept nogil
cdef void _unite(short *root, int a, int b) noexcept nogil
cdef void _flatten(short *root, int cities) noexcept nogil
cdef void _helpable(PaperCells *w) noexcept nogil
cdef void _find_useful(PaperCells *w) noexcept nogil
cdef bint _joins_anew(PaperCells *w, int station, int offer) noexcept nogil
cdef bint _drop_dead_ends(PaperCells *w) noexcept nogil
cdef void _choose(PaperCells *w) noexcept nogil
cdef void _meet(PaperCells *w) noexcept nogil
cdef void _try_from(PaperCells *w, int station, int borrowed) noexcept nogil
cdef void _weigh(PaperCells *w, int station, int borrowed, int a, int b) noexcept nogil
