from kolejiste.core cimport moves

from .._table cimport Table
from . cimport effects, phases, telling, turns, workers

cpdef void legal_asset(Table s) noexcept nogil
cpdef int place_of(Table s, int side) noexcept nogil
cpdef void choose_asset(Table s, int move) noexcept nogil
cpdef void next_picker(Table s) noexcept nogil
