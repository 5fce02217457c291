"""Sets of small numbers as the bits of an int, compiled; see `masks.py`."""

from .bits cimport Mask, lowest

cdef object WORD = (1 << 64) - 1


def mask(numbers):
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def bits(found):
    cdef list numbers = []
    cdef int first = 0
    cdef Mask word
    while found:
        word = found & WORD
        while word:
            numbers.append(first + lowest(word))
            word &= word - 1
        found >>= 64
        first += 64
    return numbers
