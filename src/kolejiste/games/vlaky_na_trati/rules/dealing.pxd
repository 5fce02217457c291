from kolejiste.core cimport luck, sets
from kolejiste.core.seeded cimport Chance

from .._table cimport Table

cpdef void deal(Table s, Chance chance) noexcept nogil
