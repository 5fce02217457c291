# The legal moves of a compiled position; the plain ones are in moves.py.

from . cimport cells
from ._engine cimport Position
from .bits cimport Mask, lowest

cdef inline void add(Position s, int move) noexcept nogil:
    s.moves[s.move_count] = <short>move
    s.move_count += 1

cdef inline void add_run(Position s, int first, int many) noexcept nogil:
    # Eight are written at once, and only those that are meant are counted: most runs are short, and a processor is
    # quicker where it need not guess how short. Behind the last move there is room for them.
    cdef short *behind = &s.moves[s.move_count]
    cdef int place
    for place in range(8):
        behind[place] = <short>(first + place)
    for place in range(8, many):
        behind[place] = <short>(first + place)
    s.move_count += many

cdef inline void add_each(Position s, int first, Mask numbers) noexcept nogil:
    # The first four are written, and counted if they are there, without a guess: most sets are that small. An empty one
    # has the last number as its lowest, which is written but not counted.
    cdef short *behind = &s.moves[s.move_count]
    cdef int place, many = 0
    for place in range(4):
        behind[place] = <short>(first + lowest(numbers | <Mask>1 << 63))
        many += numbers != 0
        numbers &= numbers - 1
    s.move_count += many
    while numbers:
        add(s, first + lowest(numbers))
        numbers &= numbers - 1

cdef inline void add_from(Position s, short *row, Mask places) noexcept nogil:
    while places:
        add(s, row[lowest(places)])
        places &= places - 1

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
