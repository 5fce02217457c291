# How compiled rules draw; the plain words are in luck.py. What every draw passes through stands here, so that rules need
# no call for it; what is rarer is in the compiled _luck.

from . cimport _luck
from .piles cimport Pile
from .seeded cimport Chance

cdef enum:
    FEW = 16

cdef inline double fraction(Chance chance) noexcept nogil:
    if chance.twister.place >= chance.twister.made:
        chance.twister.refill()
    chance.twister.place += 1
    return chance.twister.fractions[chance.twister.place - 1]

cdef inline int draw(Chance chance, Pile *deck) noexcept nogil:
    cdef int place, face, card = 0
    if chance.other:
        return _luck.asked(chance, deck)
    if deck.size == 0:
        return _luck.from_tail(deck)
    place = <int>(fraction(chance) * deck.size)
    if deck.faces <= FEW:  # a processor is quicker where it need not guess when the card is found
        for face in range(deck.faces):
            place -= deck.counts[face]
            card += place >= 0
    else:
        while place >= deck.counts[card]:
            place -= deck.counts[card]
            card += 1
    deck.counts[card] -= 1
    deck.size -= 1
    deck.drawn += 1
    return card

cdef inline int below(Chance chance, Pile *die, int n) noexcept nogil:
    if chance.other:
        return _luck.thrown(chance, die, n)
    die.drawn += 1
    return <int>(fraction(chance) * n)

cdef inline void seed(Chance chance, unsigned long long seed, unsigned int number) noexcept nogil:
    _luck.seed(chance, seed, number)
