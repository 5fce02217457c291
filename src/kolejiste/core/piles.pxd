from .rows cimport Row

cdef struct Pile:
    short name
    short faces
    int size
    int drawn
    int epoch
    short counts[128]
    Row beneath[1]
    Row knowers[1]

cdef class Deck:
    cdef object owner
    cdef Pile *its
    cdef Pile own

cdef void lay(Pile *pile, int name, int faces) noexcept nogil
cdef Deck handle(Pile *pile)
cdef Deck within(object owner, Pile *pile)
cdef void assign(Pile *pile, Deck deck)
cdef Pile *lying(Deck deck) except NULL
