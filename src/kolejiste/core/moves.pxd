# The legal moves of a compiled position; the plain ones are in moves.py.

from . cimport cells
from ._engine cimport Position

cdef inline void add(Position s, int move) noexcept nogil:
    s.moves[s.move_count] = <short>move
    s.move_count += 1

cdef inline int count(Position s) noexcept nogil:
    return s.move_count

cdef inline int at(Position s, int place) noexcept nogil:
    return s.moves[place]

cdef inline void put(Position s, int place, int move) noexcept nogil:
    s.moves[place] = <short>move

cdef inline void cut(Position s, int size) noexcept nogil:
    s.move_count = size

cdef inline void clear(Position s) noexcept nogil:
    s.move_count = 0

cdef inline bint has(Position s, int move) noexcept nogil:
    cdef int place
    for place in range(s.move_count):
        if s.moves[place] == move:
            return True
    return False

cdef inline list listed(Position s):
    return cells.numbers_of(s.moves, s.move_count)
