from kolejiste.core cimport bits

from ._table cimport Table
from .rules cimport figures

cdef int halves(Table s) noexcept nogil
cdef double actions(Table s) noexcept nogil
cdef void look_at(Table s, int company, int half) noexcept nogil
cdef int pool_of(Table s, int company) noexcept nogil
cdef int gap(int more) noexcept nogil
cdef void work_out(Table s, int slot, int half, int length, int pool, bint buyable) noexcept nogil
cdef void expect(Table s) noexcept nogil
cdef double expected(Table s, int seat) noexcept nogil
cdef void add_shares_at_hand(Table s, int half) noexcept nogil
