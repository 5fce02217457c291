# Sets of at most 64 small numbers; the plain ones are in bits.py.

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #include <intrin.h>
      static int kolejiste_lowest(unsigned long long mask) { unsigned long at; _BitScanForward64(&at, mask); return (int)at; }
      #define kolejiste_count(mask) ((int)__popcnt64(mask))
    #else
      #define kolejiste_lowest(mask) __builtin_ctzll(mask)
      #define kolejiste_count(mask) __builtin_popcountll(mask)
    #endif
    """
    int kolejiste_lowest(unsigned long long mask) noexcept nogil
    int kolejiste_count(unsigned long long mask) noexcept nogil

ctypedef unsigned long long Mask

cdef inline Mask bit(int number) noexcept nogil:
    return <Mask>1 << number

cdef inline bint has(Mask mask, int number) noexcept nogil:
    return mask >> number & 1

cdef inline int lowest(Mask mask) noexcept nogil:
    return kolejiste_lowest(mask)

cdef inline Mask at_least(short *numbers, int size, int least) noexcept nogil:
    cdef Mask found = 0
    cdef int place
    for place in range(size):
        found |= <Mask>(numbers[place] >= least) << place
    return found

cdef inline int count(Mask mask) noexcept nogil:
    return kolejiste_count(mask)

cdef inline int whole(double number) noexcept nogil:
    return <int>number
