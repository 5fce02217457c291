from kolejiste.core cimport bits, rows

from .. cimport things
from .._table cimport Table
from . cimport affordability, money, phases, telling, trains, workers

cpdef void grant(Table s, int effect) noexcept nogil
cpdef void clear(Table s) noexcept nogil
cpdef void take_bonus(Table s) noexcept nogil
cpdef void bonus(Table s) noexcept nogil
cpdef void use_ability(Table s) noexcept nogil
cpdef void discard_for_tile(Table s, int move) noexcept nogil
cpdef void use_tile(Table s) noexcept nogil
cpdef bint may_climb(Table s, int seat, int track, int left) noexcept nogil
cpdef void advance(Table s, int move) noexcept nogil
cpdef void climb(Table s, int track) noexcept nogil
