cimport cython
from kolejiste.core cimport bits, moves
from kolejiste.core.bits cimport Mask
from kolejiste.core.seeded cimport Chance

from .. cimport things
from .._table cimport Table
from . cimport affordability, deals, effects, milestones, money, phases, setup, steps, telling, trials, turn_choices, workers

cpdef void begin_turn(Table s, int seat) noexcept nogil
@cython.locals(buildings=cython.bint, rails=cython.bint)
cpdef void legal_place(Table s) noexcept nogil
cpdef void add_places(Table s, int action, Mask colours) noexcept nogil
@cython.locals(able=cython.ulonglong)
cpdef Mask station_colours(Table s, int seat, int worth) noexcept nogil
@cython.locals(able=cython.ulonglong)
cpdef Mask railroad_colours(Table s, int seat, int worth) noexcept nogil
cpdef void place_worker(Table s, int move) noexcept nogil
cpdef void pass_turn(Table s, Chance chance) noexcept nogil
cpdef void go_on(Table s, Chance chance) noexcept nogil
cpdef bint ends_by_itself(Table s) noexcept nogil
@cython.locals(more=cython.bint)
cpdef bint asked_before_reveal(Table s) noexcept nogil
cpdef bint asked_about_deals(Table s) noexcept nogil
cpdef void done(Table s, Chance chance) noexcept nogil
cpdef bint finish(Table s, Chance chance) noexcept nogil
cpdef void close(Table s) noexcept nogil
cpdef void next_turn(Table s) noexcept nogil
