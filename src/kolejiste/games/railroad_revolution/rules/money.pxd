
from .._table cimport Table
from . cimport telling, workers

cpdef int worth(Table s, int seat) noexcept nogil
cpdef void gain(Table s, int seat, int amount) noexcept nogil
cpdef void gain_shares(Table s, int seat, int count) noexcept nogil
cpdef void discard_shares(Table s, int seat, int count) noexcept nogil
cpdef int sold_for(Table s, int lacking) noexcept nogil
cpdef void pay(Table s, int seat, int amount) noexcept nogil
cpdef void sell(Table s, int seat, int count) noexcept nogil
cpdef void sell_share(Table s) noexcept nogil
cpdef void hire(Table s, int move) noexcept nogil
