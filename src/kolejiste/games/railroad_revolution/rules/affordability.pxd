cimport cython
from kolejiste.core cimport bits, moves, rows
from kolejiste.core.bits cimport Mask

from .. cimport things
from .._table cimport Table
from . cimport building, money, phases, purse, steps, trains, trials, workers

cpdef Mask open_cities(Table s, int seat) noexcept nogil
cpdef Mask open_rails(Table s, int seat) noexcept nogil
cpdef int cheapest_station(Table s, int seat) noexcept nogil
cpdef int least_icons(Table s, Mask spaces) noexcept nogil
cpdef int fewest_icons(Table s, Mask rails, Mask edge, int count) noexcept nogil
cpdef int icons_ahead(Table s, int seat) noexcept nogil
cpdef int main_cost(Table s, int seat) noexcept nogil
cpdef int ability_gain(Table s, int seat) noexcept nogil
cpdef int budget(Table s, int seat) noexcept nogil
cpdef bint enough(Table s, int left, int crew, int takes) noexcept nogil
cpdef bint settled(Table s, int seat) noexcept nogil
@cython.locals(able=cython.ulonglong)
cpdef Mask pays_for_itself(Table s, int seat, int worth, int city, Mask colours) noexcept nogil
@cython.locals(able=cython.ulonglong)
cpdef Mask any_self_paying(Table s, int seat, int worth, Mask colours) noexcept nogil
cpdef Mask unused_colours(Table s) noexcept nogil
cpdef bint station_pays(Table s, int seat, int colour, int city) noexcept nogil
cpdef bint acting(Table s) noexcept nogil
@cython.locals(unbuilt=cython.bint)
cpdef bint rescued(Table s) noexcept nogil
cpdef bint hopeful(Table s) noexcept nogil
cpdef void write_offers(Table s, int seat) noexcept nogil
cpdef void write_deals(Table s) noexcept nogil
cpdef bint rail_leads_out(Table s) noexcept nogil
cpdef bint rail_may_bring_deal(Table s) noexcept nogil
cpdef bint deal_rail_leads_out(Table s) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint purple_train(Table s, int seat) noexcept nogil
cpdef bint hire_to_promote(Table s) noexcept nogil
cpdef bint leads_out(Table s, int move) noexcept nogil
cpdef bint can_finish(Table s) noexcept nogil
cpdef int crew_after_toll(Table s) noexcept nogil
@cython.locals(hired=cython.bint, selling=cython.bint)
cpdef void asides(Table s, int left) noexcept nogil
cpdef void add_asides(Table s, bint selling, bint hired) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint may_sell(Table s) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint may_afford(Table s, int price, int crew) noexcept nogil
@cython.locals(found=cython.bint)
cpdef bint deal_settles(Table s, int seat) noexcept nogil
