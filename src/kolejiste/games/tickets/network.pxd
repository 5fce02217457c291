from kolejiste.core cimport bits, sets

from ._table cimport PaperCells, Table, ThinkingCells
from . cimport errands, lending, prices, reckoning

cdef void look(Table s, ThinkingCells *mind) noexcept nogil
cdef void own_tickets(Table s, ThinkingCells *mind) noexcept nogil
cdef int plan(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef bint _made_before(Table s, ThinkingCells *mind, int seat) noexcept nogil
cdef void _keep(Table s, ThinkingCells *mind, int seat) noexcept nogil
cdef void make(Table s, ThinkingCells *mind, PaperCells *w, int found) noexcept nogil
cdef int _lost(Table s, ThinkingCells *mind, int found) noexcept nogil
cdef void _copy(ThinkingCells *mind, int source, int found) noexcept nogil
cpdef void lay_prices(Table s) noexcept nogil
cdef void _lay_price_list(Table s, int which, double discount) noexcept nogil
cdef void _set_prices(Table s, ThinkingCells *mind, int which) noexcept nogil
cdef bint _twin_closes(Table s, ThinkingCells *mind, int twin) noexcept nogil
cdef void _discount(Table s, ThinkingCells *mind, int city) noexcept nogil
cdef void _find_lent(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef void _sort(Table s, ThinkingCells *mind) noexcept nogil
cdef bint _before(int points, int ticket, int other_points, int other) noexcept nogil
cdef void _lay(Table s, ThinkingCells *mind, int found) noexcept nogil
cdef bint _step(Table s, ThinkingCells *mind, int found, int ticket) noexcept nogil
cdef bint find_path(Table s, ThinkingCells *mind, int start, int goal, int cheap) noexcept nogil
cdef int _nearest(Table s, ThinkingCells *mind) noexcept nogil
cdef void find_pieces(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef int swing(Table s, ThinkingCells *mind, PaperCells *w, int route) noexcept nogil
