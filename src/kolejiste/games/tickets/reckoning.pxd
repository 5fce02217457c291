from kolejiste.core cimport bits, sets

from ._table cimport PaperCells, Table
from . cimport lending, ties, trail

cdef void reckon(Table s, PaperCells *w) noexcept nogil
cdef void lay_network(Table s, PaperCells *w, int seat) noexcept nogil
cdef void lay_own(Table s, PaperCells *w, int seat) noexcept nogil
cdef void add_own(Table s, PaperCells *w, int route) noexcept nogil
cdef void add_offer(Table s, PaperCells *w, int station, int route) noexcept nogil
cdef void lay_ticket(Table s, PaperCells *w, int place, int ticket) noexcept nogil
cdef int _tickets(Table s, PaperCells *w, int seat) noexcept nogil
cdef int met_count(Table s, int seat) noexcept nogil
cpdef int rank(Table s, int seat) noexcept nogil
cdef int _lead(Table s, int seat, int other) noexcept nogil
