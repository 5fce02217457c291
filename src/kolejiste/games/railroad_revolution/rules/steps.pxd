
from .._table cimport Table
from . cimport blocks, building, deals, effects, money, setup, trains, turns, workers

cpdef void take(Table s, int move) noexcept nogil
