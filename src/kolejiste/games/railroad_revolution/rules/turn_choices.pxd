cimport cython
from kolejiste.core cimport bits, moves
from kolejiste.core.bits cimport Mask

from .. cimport things
from .._table cimport Table
from . cimport affordability, building, deals, effects, money, workers

@cython.locals(settled=cython.bint)
cpdef void action_moves(Table s) noexcept nogil
cpdef void only_ways_out(Table s, int seat, int before) noexcept nogil
cpdef bint harmless(Table s, int seat, int move) noexcept nogil
cpdef bint payable(Table s, int left, int worth, int price, int move) noexcept nogil
@cython.locals(short=cython.bint)
cpdef void add_stations(Table s, int seat, int worth) noexcept nogil
cpdef void add_all_stations(Table s, Mask cities) noexcept nogil
cpdef void add_all_rails(Table s, Mask rails) noexcept nogil
cpdef void add_rails_that_lead_out(Table s, Mask rails) noexcept nogil
cpdef void add_rails(Table s, int seat, int left) noexcept nogil
cpdef void add_main_rails(Table s, int seat, int left) noexcept nogil
cpdef int second_easiest(Table s, Mask spaces) noexcept nogil
cpdef void add_offices(Table s, int seat) noexcept nogil
cpdef void add_sales(Table s, int seat) noexcept nogil
@cython.locals(buildings=cython.bint)
cpdef void add_free_buildings(Table s, int seat, int left) noexcept nogil
cpdef bint bonus_payable(Table s, int left, int worth) noexcept nogil
cpdef bint ability_usable(Table s, int left, int worth) noexcept nogil
cpdef void add_discards(Table s, int seat, int left) noexcept nogil
cpdef void add_flips(Table s, int seat) noexcept nogil
@cython.locals(enough=cython.bint)
cpdef void add_paid_flips(Table s, int seat, int left, int worth) noexcept nogil
cpdef void add_trains(Table s, int seat, int left, int worth) noexcept nogil
cpdef void add_steps(Table s, int seat, int left) noexcept nogil
cpdef void add_promotions(Table s, int seat, int left, int worth) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint promotion_pays(Table s, int price) noexcept nogil
cpdef void add_exchanges(Table s, int seat) noexcept nogil
@cython.locals(colours=cython.ulonglong)
cpdef void add_takes(Table s) noexcept nogil
cpdef void deal_moves(Table s) noexcept nogil
cpdef void asset_moves(Table s) noexcept nogil
