# Sets of more than 64 small numbers as words; the plain ones are in sets.py.

from .bits cimport Mask, kolejiste_count

cdef inline bint has(Mask *words, int number) noexcept nogil:
    return words[number >> 6] >> (number & 63) & 1

cdef inline void put(Mask *words, int number) noexcept nogil:
    words[number >> 6] |= <Mask>1 << (number & 63)

cdef inline void drop(Mask *words, int number) noexcept nogil:
    words[number >> 6] &= ~(<Mask>1 << (number & 63))

cdef inline int count(Mask *words, int width) noexcept nogil:
    cdef int found = 0, word
    for word in range(width):
        found += kolejiste_count(words[word])
    return found
