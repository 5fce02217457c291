cimport cython
from kolejiste.core cimport bits, luck, moves
from kolejiste.core.bits cimport Mask
from kolejiste.core.seeded cimport Chance

from .. cimport things
from .._table cimport Table
from . cimport affordability, building, desk, effects, milestones, money, phases, steps, telling, trains, trials, turn_choices, workers

cpdef void begin(Table s) noexcept nogil
cpdef void next_seat(Table s, Chance chance) noexcept nogil
cpdef bint pass_on(Table s) noexcept nogil
cpdef void turn_over(Table s, Chance chance) noexcept nogil
cpdef void reshuffle(Table s) noexcept nogil
cpdef void legal_deals(Table s, int left) noexcept nogil
cpdef bint useful(Table s, int effect, int shares) noexcept nogil
@cython.locals(found=cython.bint, spare=cython.bint)
cpdef bint had(Table s, int move, int effect, int left, int worth) noexcept nogil
cpdef bint free_step(Table s, int seat) noexcept nogil
cpdef bint may_exchange(Table s, int seat) noexcept nogil
cpdef int pending(Table s, int effect) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint used(Table s, int effect, int count, int seen) noexcept nogil
cpdef int find_following(Table s, int level) noexcept nogil
cpdef Mask turn_key(Table s) noexcept nogil
cpdef void take_deal(Table s, int move) noexcept nogil
