from kolejiste.core cimport bits

from .. cimport things
from .._table cimport Table
from . cimport effects, money, telling

cpdef void take(Table s, int move) noexcept nogil
cpdef void flip(Table s, int move) noexcept nogil
cpdef int up(Table s, int seat) noexcept nogil
cpdef int down(Table s, int seat) noexcept nogil
cpdef bint any_left(Table s) noexcept nogil
