from kolejiste.core cimport luck
from kolejiste.core.seeded cimport Chance

from .. cimport things
from .._table cimport Table

cpdef void deal(Table s, Chance chance) noexcept nogil
