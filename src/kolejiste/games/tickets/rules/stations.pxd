from kolejiste.core cimport moves, sets
from kolejiste.core.seeded cimport Chance

from .._table cimport Table
from . cimport claims, phases, telling, turns

cpdef int price(Table s) noexcept nogil
cpdef int can_lay(Table s, int seat) noexcept nogil
cdef void add_cities(Table s, int seat) noexcept nogil
cdef void build(Table s, int city) noexcept nogil
cdef void legal_payment(Table s) noexcept nogil
cdef void pay(Table s, int way, Chance chance) noexcept nogil
