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
    #if defined(__SSE2__)
      #include <emmintrin.h>
      static inline unsigned long long kolejiste_at_least(const short *numbers, int least) {
        __m128i enough = _mm_cmpgt_epi16(_mm_loadu_si128((const __m128i *)numbers), _mm_set1_epi16((short)(least - 1)));
        return (unsigned)_mm_movemask_epi8(_mm_packs_epi16(enough, _mm_setzero_si128()));
      }
    #else
      static inline unsigned long long kolejiste_at_least(const short *numbers, int least) {
        unsigned long long found = 0;
        int place;
        for (place = 0; place < 8; place++) found |= (unsigned long long)(numbers[place] >= least) << place;
        return found;
      }
    #endif
    """
    int kolejiste_lowest(unsigned long long mask) noexcept nogil
    int kolejiste_count(unsigned long long mask) noexcept nogil
    unsigned long long kolejiste_at_least(short *numbers, int least) noexcept nogil  # among the first eight

ctypedef unsigned long long Mask

cdef inline Mask bit(int number) noexcept nogil:
    return <Mask>1 << number

cdef inline bint has(Mask mask, int number) noexcept nogil:
    return mask >> number & 1

cdef inline int lowest(Mask mask) noexcept nogil:
    return kolejiste_lowest(mask)

cdef inline Mask at_least(short *numbers, int size, int least) noexcept nogil:
    # Eight are asked at once, so there must be room for as many.
    cdef Mask found = kolejiste_at_least(numbers, least)
    cdef int place
    for place in range(8, size):
        found |= <Mask>(numbers[place] >= least) << place
    return found & (bit(size) - 1)

cdef inline int count(Mask mask) noexcept nogil:
    return kolejiste_count(mask)

cdef inline int whole(double number) noexcept nogil:
    return <int>number
