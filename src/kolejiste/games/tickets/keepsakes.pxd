from kolejiste.core cimport moves

from ._table cimport PaperCells, Table, ThinkingCells
from . cimport network, wants

cdef int place(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef void _pass(Table s, ThinkingCells *mind, int city, int other) noexcept nogil
cdef int take(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef bint _comes_to(Table s, ThinkingCells *mind, int city) noexcept nogil
