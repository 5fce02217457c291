from . cimport bits, piles, rows
from .piles cimport Pile
from .seeded cimport Chance

cdef int draw(Chance chance, Pile *deck) noexcept nogil
cdef int seeded_draw(Chance chance, Pile *deck) noexcept nogil
cdef int below(Chance chance, Pile *die, int n) noexcept nogil
cdef int seeded_below(Chance chance, Pile *die, int n) noexcept nogil
cdef double fraction(Chance chance) noexcept nogil
cdef void seed(Chance chance, unsigned long long seed, unsigned int number) noexcept nogil
cdef int from_tail(Pile *deck) noexcept nogil
cdef int any_card(Pile *deck) noexcept nogil
cdef int asked(Chance chance, Pile *deck) noexcept with gil
cdef int thrown(Chance chance, Pile *die, int n) noexcept with gil
