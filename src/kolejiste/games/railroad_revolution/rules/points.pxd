from kolejiste.core cimport bits

from .. cimport things
from .._table cimport Table
from . cimport money, trains

cpdef int multiplied(Table s, int seat, int track) noexcept nogil
cpdef int total(Table s, int seat) noexcept nogil
cpdef int rank(Table s, int seat) noexcept nogil
