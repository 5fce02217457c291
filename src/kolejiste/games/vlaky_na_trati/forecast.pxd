cimport cython
from kolejiste.core cimport memo

from ._table cimport Table
from .rules cimport scores, thinking

cdef double reach(Table s, int row, int boxes, int left, signed char *ticks) noexcept nogil
cdef double last_box(Table s, int row, int flag, bint reached) noexcept nogil
cdef double rows_worth(Table s, int group, int left, int flag, signed char *ticks) noexcept nogil
@cython.locals(factors=cython.bint)
cdef double work_out_rows(Table s, int group, int left, int flag, signed char *ticks) noexcept nogil
cdef int lead_of(int flag) noexcept nogil
cdef double columns_worth(Table s, int chain, int left, signed char *ticks) noexcept nogil
cdef int flag_of(Table s, int seat, int row) noexcept nogil
cdef double coins_worth(Table s, int coins, signed char *ticks, int left, int free) noexcept nogil
cdef double best_use(Table s, int coins, int boxes, int left, int free) noexcept nogil
cdef double sheet_worth(Table s, int seat) noexcept nogil
cdef double gain_at(Table s, int seat, int station) noexcept nogil
cdef double gain_of_one(Table s, int seat, int symbol) noexcept nogil
@cython.locals(exchanges=cython.bint)
cdef double gain_of(Table s, int seat, int count) noexcept nogil
cdef int columns_paid(Table s, int row, int column) noexcept nogil
