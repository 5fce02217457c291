from kolejiste.core cimport bits, luck, rows
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport limits, phases, stations

cpdef void deal(Table s, Chance chance) noexcept nogil
cdef bint _able(Table s) noexcept nogil
cdef void _take_back(Table s) noexcept nogil
cdef void _deal_cards(Table s, Chance chance, bint hard) noexcept nogil
cdef void _deal_needed(Table s, int seat) noexcept nogil
cdef void _give(Table s, int seat, int card, int count) noexcept nogil
cdef void _deal_tickets(Table s, Chance chance) noexcept nogil
cdef void _deal_first(Table s, int seat, Chance chance) noexcept nogil
cdef void _share_longs(Table s, Chance chance) noexcept nogil
cdef void _deal_seat(Table s, int seat, Chance chance) noexcept nogil
cdef void _deal_tail(Table s, Chance chance) noexcept nogil
