from kolejiste.core cimport bits, moves, sets

from ._table cimport PaperCells, Table, ThinkingCells
from . cimport keepsakes, lookout, network, prices, purse, wants
from .rules cimport phases

cdef int choose(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef bint _is_legal(Table s, int move) noexcept nogil
cdef int _keep_tickets(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef double _worth(Table s, ThinkingCells *mind, PaperCells *w, int kept) noexcept nogil
cdef bint _misses(ThinkingCells *mind, int plan, int ticket) noexcept nogil
cdef int _claims_for(ThinkingCells *mind, int plan, int ticket) noexcept nogil
cdef bint _wants_tickets(Table s, ThinkingCells *mind, int plan, int rounds) noexcept nogil
cdef int _turn(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef int _impulse(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef int _claim(Table s, ThinkingCells *mind, int rounds) noexcept nogil
cdef bint _in_a_hurry(Table s, int rounds) noexcept nogil
cdef int _build(Table s, int route) noexcept nogil
cdef double _gain(Table s, int route) noexcept nogil
cdef bint _wants_souvenir(Table s, int city) noexcept nogil
cdef int _best_scoring(Table s, ThinkingCells *mind, PaperCells *w, int rounds) noexcept nogil
cdef int _score(Table s, ThinkingCells *mind, PaperCells *w, int rounds) noexcept nogil
cdef int _last_turn(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef void _find_card_worth(Table s, ThinkingCells *mind) noexcept nogil
cdef void _covet(Table s, ThinkingCells *mind) noexcept nogil
cdef double _blind_worth(Table s, ThinkingCells *mind) noexcept nogil
cdef int _draw(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef int _nothing_to_draw(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
cdef int _second_card(Table s, ThinkingCells *mind, PaperCells *w) noexcept nogil
