cimport cython
from kolejiste.core cimport bits, moves
from kolejiste.core.bits cimport Mask

from .. cimport things
from .._table cimport Table
from . cimport affordability, effects, money, phases, telling

cpdef int remove(Table s, int seat, int own) noexcept nogil
cpdef void add(Table s, int seat, int colour) noexcept nogil
cpdef void give_back(Table s, int colour) noexcept nogil
cpdef void take_out(Table s, int colour) noexcept nogil
cpdef void discard(Table s, int seat, int own) noexcept nogil
cpdef void hold(Table s, int seat, int slot, int tile) noexcept nogil
cpdef int managers_there(Table s, int seat, int slot) noexcept nogil
cpdef int managers_missing(Table s, int seat, int slot) noexcept nogil
@cython.locals(colours=cython.ulonglong)
cpdef void find_wanted(Table s, int seat, int slot) noexcept nogil
cpdef Mask wanted(Table s, int seat) noexcept nogil
cpdef Mask takeable(Table s, Mask unit) noexcept nogil
cpdef void take(Table s, int move) noexcept nogil
cpdef void exchange(Table s, int move) noexcept nogil
cpdef void promote(Table s, int move) noexcept nogil
cpdef void legal_toll(Table s) noexcept nogil
cpdef void pay_toll(Table s, int move) noexcept nogil
