from kolejiste.core cimport moves

from ._table cimport Table, ThinkingCells

cdef void find_need(Table s, ThinkingCells *mind, int but) noexcept nogil
cdef int _most_spare(Table s, ThinkingCells *mind) noexcept nogil
cdef void find_short(Table s, ThinkingCells *mind) noexcept nogil
cdef int lack(Table s, ThinkingCells *mind) noexcept nogil
cdef int held_for(Table s, int route) noexcept nogil
cdef bint affordable(Table s, int route) noexcept nogil
cdef int missing(Table s, int route) noexcept nogil
cdef bint pay(Table s, ThinkingCells *mind, int route) noexcept nogil
cdef void _pay_in_colour(Table s, ThinkingCells *mind, int route, int move, int colour, int spare_wilds) noexcept nogil
cdef void _weigh(ThinkingCells *mind, int move, double harm, double chance, double cost) noexcept nogil
cdef int pay_station(Table s, ThinkingCells *mind) noexcept nogil
cdef void find_unseen(Table s, ThinkingCells *mind) noexcept nogil
cdef int unseen_count(Table s, ThinkingCells *mind) noexcept nogil
cdef double _tunnel_chance(Table s, ThinkingCells *mind, int route, int colour, int spare) noexcept nogil
