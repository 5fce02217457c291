cimport cython
from kolejiste.core cimport bits

from .. cimport things
from .._table cimport Table
from . cimport effects, money, phases, telling

@cython.locals(first=cython.bint)
cpdef void build_station(Table s, int move) noexcept nogil
cpdef void lay_rail(Table s, int move) noexcept nogil
@cython.locals(first=cython.bint)
cpdef void build_office(Table s, int move) noexcept nogil
cpdef void sell_piece(Table s, int move) noexcept nogil
cpdef int sale_value(Table s, int seat) noexcept nogil
cpdef int pieces_left(Table s, int seat) noexcept nogil
cpdef bint third_rail(Table s) noexcept nogil
