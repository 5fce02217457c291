cimport cython
from kolejiste.core cimport bits, moves, rows, sets
from kolejiste.core.bits cimport Mask
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport cards, phases, souvenirs, telling, turns

@cython.locals(payers=Mask)
cdef void add_claims(Table s, int seat) noexcept nogil
cdef Mask _payable(Table s, int seat, int word) noexcept nogil
cdef void _add_with_wilds(Table s, int seat, int route, Mask payers) noexcept nogil
cdef void claim(Table s, int chosen, Chance chance) noexcept nogil
cdef void pay(Table s, int seat, int colour, int cards_of_colour, int wilds) noexcept nogil
cdef void _discard(Table s, int seat, int card, int count) noexcept nogil
cpdef void show_able(Table s, int seat, int count) noexcept nogil
cdef void take_route(Table s, int chosen, int extra, int extra_wilds, Chance chance) noexcept nogil
cdef void close(Table s, int seat, int route) noexcept nogil
cpdef int extra_cards(Table s, int chosen) noexcept nogil
cdef void _try_tunnel(Table s, int chosen, Chance chance) noexcept nogil
cdef void legal_tunnel(Table s) noexcept nogil
cdef void pay_tunnel(Table s, int wilds, Chance chance) noexcept nogil
cdef void withdraw(Table s, Chance chance) noexcept nogil
cdef void _discard_revealed(Table s) noexcept nogil
