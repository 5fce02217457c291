"""The Mersenne Twister (MT19937), seeded as Python's `random.Random` seeds it, with the same fractions of 53 bits.

Its 624 words are renewed in pieces, and only as far as they are asked for; a piece becomes fractions at once.
"""

cimport cython
from libc.string cimport memcpy

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__)
      #pragma GCC optimize("O3")  /* several words at a time, as the processor can */
    #endif
    """

cdef enum:
    WORDS = 624
    FAR = 397  # how far ahead lies the word that one is mixed with
    PIECE = 104  # words renewed at a time

cdef unsigned int BEFORE[WORDS]  # the words before anything is stirred in


cdef void _lay_out() noexcept:
    cdef unsigned int i
    BEFORE[0] = 19650218
    for i in range(1, WORDS):
        BEFORE[i] = 1812433253u * (BEFORE[i - 1] ^ (BEFORE[i - 1] >> 30)) + i


_lay_out()


cdef inline void renew(unsigned int *words, int first, int last, int far) noexcept nogil:
    """The words from the first up to the last, each from itself, the next one and one that lies so far away."""
    cdef int i
    cdef unsigned int both
    for i in range(first, last):
        both = (words[i] & 0x80000000u) | (words[i + 1] & 0x7FFFFFFFu)
        words[i] = words[i + far] ^ (both >> 1) ^ ((0u - (both & 1u)) & 0x9908B0DFu)


cdef inline unsigned int tempered(unsigned int word) noexcept nogil:
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680u
    word ^= (word << 15) & 0xEFC60000u
    return word ^ (word >> 18)


@cython.final
cdef class Twister:
    def __init__(self, seed):
        self.start(seed)

    cdef void start(self, object seed) except *:
        """The state that follows from a whole number: its words of 32 bits, the lowest first, stirred in."""
        rest = abs(int(seed))
        if rest < 18446744073709551616:
            self.seed(rest)
            return
        cdef bytes key = rest.to_bytes((rest.bit_length() + 31) // 32 * 4, "little")
        cdef unsigned char *at = key
        cdef unsigned int size = <unsigned int>(len(key) // 4), i
        words = bytearray(len(key))
        cdef unsigned int *stirred = <unsigned int *><char *>words
        for i in range(size):
            stirred[i] = at[4 * i] | at[4 * i + 1] << 8 | at[4 * i + 2] << 16 | <unsigned int>at[4 * i + 3] << 24
        self.stir(stirred, size)

    cpdef void seed(self, unsigned long long seed) noexcept nogil:
        """The state that follows from a whole number of at most 64 bits."""
        cdef unsigned int key[2]
        key[0] = <unsigned int>(seed & 0xFFFFFFFFu)
        key[1] = <unsigned int>(seed >> 32)
        self.stir(key, 2 if key[1] else 1)

    cdef void stir(self, unsigned int *key, unsigned int size) noexcept nogil:
        cdef unsigned int *words = self.words
        cdef unsigned int i = 1, j = 0, k, last = BEFORE[0]
        memcpy(words, BEFORE, sizeof(BEFORE))
        for k in range(WORDS if WORDS > size else size):
            last = (words[i] ^ ((last ^ (last >> 30)) * 1664525u)) + (key[j] + j)
            words[i] = last
            i += 1
            j += 1
            if i >= WORDS:
                words[0] = last
                i = 1
            if j >= size:
                j = 0
        for k in range(WORDS - 1):
            last = (words[i] ^ ((last ^ (last >> 30)) * 1566083941u)) - i
            words[i] = last
            i += 1
            if i >= WORDS:
                words[0] = last
                i = 1
        words[0] = 0x80000000u
        self.made = WORDS // 2
        self.place = self.made

    cdef void refill(self) noexcept nogil:
        """Renew the next piece, when all fractions that were made are used up."""
        cdef unsigned int *words = self.words
        cdef double *fractions = self.fractions
        cdef int first = 0 if self.made == WORDS // 2 else 2 * self.made
        cdef int last = first + PIECE, i
        cdef unsigned int both
        renew(words, first, min(last, WORDS - FAR), FAR)
        renew(words, max(first, WORDS - FAR), min(last, WORDS - 1), FAR - WORDS)
        if last == WORDS:
            both = (words[WORDS - 1] & 0x80000000u) | (words[0] & 0x7FFFFFFFu)
            words[WORDS - 1] = words[FAR - 1] ^ (both >> 1) ^ ((0u - (both & 1u)) & 0x9908B0DFu)
        for i in range(first // 2, last // 2):
            fractions[i] = (
                <double><int>(tempered(words[2 * i]) >> 5) * 67108864.0 + <double><int>(tempered(words[2 * i + 1]) >> 6)
            ) * (1.0 / 9007199254740992.0)
        self.place = first // 2
        self.made = last // 2

    cpdef double random(self) noexcept nogil:
        if self.place >= self.made:
            self.refill()
        self.place += 1
        return self.fractions[self.place - 1]
