# How compiled rules draw. The compiled functions are in _luck; here they stand under the name that rules call them by.

from . cimport _luck
from .piles cimport Pile
from .seeded cimport Chance

cdef inline int draw(Chance chance, Pile *deck) noexcept nogil:
    return _luck.draw(chance, deck)

cdef inline int below(Chance chance, Pile *die, int n) noexcept nogil:
    return _luck.below(chance, die, n)

cdef inline double fraction(Chance chance) noexcept nogil:
    return _luck.fraction(chance)

cdef inline void seed(Chance chance, unsigned long long seed, unsigned int number) noexcept nogil:
    _luck.seed(chance, seed, number)
