from .seeded cimport Chance

cdef class Constants:
    pass

cdef class Position:
    cdef public object game
    cdef object _journal
    cdef readonly bint telling
    cdef public int errand
    cdef public bint found
    cdef public bint over
    cdef public int phase
    cdef public int ply
    cdef public int reveals
    cdef public int seat
    cdef public int turn
    cdef int move_count
    cdef short moves[2048 + 8]  # legal at once, at most, and room to write eight at a time

    cdef void no_moves(self) noexcept nogil
    cdef void find_moves(self) noexcept nogil
    cdef void carry_out(self, int move, Chance chance) noexcept nogil
    cdef int planned(self, Chance chance) noexcept nogil
    cdef void deal(self, Chance chance) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef void lie_as(self, Position other) noexcept nogil
    cdef void keep(self, signed char *board) noexcept nogil
    cdef void put_back(self, signed char *board) noexcept nogil
    cdef void seek(self) noexcept nogil
    cpdef list legal(self)
    cpdef void apply(self, object move, Chance chance) except *

from . cimport moves as found_moves
