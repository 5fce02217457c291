from kolejiste.core cimport luck
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport cards

cpdef void deal(Table s, Chance chance) noexcept nogil
cdef void _lay_piles(Table s, Chance chance) noexcept nogil
