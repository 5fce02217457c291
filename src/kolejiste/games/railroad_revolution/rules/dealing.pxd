from kolejiste.core cimport bits, luck, piles
from kolejiste.core.seeded cimport Chance

from .. cimport things
from .._table cimport Table
from . cimport workers

cpdef void deal(Table s, Chance chance) noexcept nogil
cdef void _lay_assets(Table s, Chance chance) noexcept nogil
