cimport cython
from kolejiste.core cimport bits
from kolejiste.core.bits cimport Mask

from .. cimport things
from .._table cimport Table
from . cimport affordability, desk, phases

cpdef void no_offers() noexcept nogil
cpdef int offer(int pay, int shares, int workers) noexcept nogil
cpdef Mask every_offer() noexcept nogil
cpdef void brings(Table s, int number, int effect) noexcept nogil
cpdef void offer_effect(Table s, int pay, int shares, int workers, int effect) noexcept nogil
cpdef void offer_flip(int pay) noexcept nogil
cpdef void offer_train() noexcept nogil
cpdef void offer_money(int amount) noexcept nogil
cpdef void offer_shares(int count) noexcept nogil
cpdef void offer_bonus(Table s, int tile) noexcept nogil
cpdef void open_purse(Table s, int seat, Mask offers) noexcept nogil
cpdef void take_more(int workers) noexcept nogil
cpdef void copy(Table s, int purse) noexcept nogil
cpdef bint pay(int purse, int amount, int price) noexcept nogil
cpdef Mask key_of(Table s, int purse) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint suffices(Table s, int need, Mask deals) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint search(Table s, int purse, int need, Mask deals, int begin) noexcept nogil
cpdef bint with_trains(Table s, int purse, int count, int need, Mask deals, int begin) noexcept nogil
