"""The Mersenne Twister (MT19937), seeded as Python's `random.Random` seeds it, with the same fractions of 53 bits."""

from array import array


cimport cython


@cython.final
cdef class Twister:
    def __init__(self, seed):
        self.start(seed)

    cdef void start(self, object seed):
        """The state that follows from a whole number: its words of 32 bits, the lowest first, stirred in."""
        rest = abs(int(seed))
        key = array("I")
        while True:
            key.append(rest & 0xFFFFFFFF)
            rest >>= 32
            if not rest:
                break
        cdef unsigned int[::1] words = key
        self.stir(&words[0], <unsigned int>len(key))

    cpdef void seed(self, unsigned long long seed) noexcept nogil:
        """The state that follows from a whole number of at most 64 bits."""
        cdef unsigned int key[2]
        key[0] = <unsigned int>(seed & 0xFFFFFFFFu)
        key[1] = <unsigned int>(seed >> 32)
        self.stir(key, 2 if key[1] else 1)

    cdef void stir(self, unsigned int *key, unsigned int size) noexcept nogil:
        cdef unsigned int *words = self.words
        cdef unsigned int i, j, k
        words[0] = 19650218
        for i in range(1, 624):
            words[i] = 1812433253u * (words[i - 1] ^ (words[i - 1] >> 30)) + i
        i = 1
        j = 0
        for k in range(624 if 624 > size else size):
            words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1664525u)) + key[j] + j
            i += 1
            j += 1
            if i >= 624:
                words[0] = words[623]
                i = 1
            if j >= size:
                j = 0
        for k in range(623):
            words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1566083941u)) - i
            i += 1
            if i >= 624:
                words[0] = words[623]
                i = 1
        words[0] = 0x80000000u
        self.place = 624

    cdef void refill(self) noexcept nogil:
        cdef unsigned int *words = self.words
        cdef unsigned int both
        cdef int i
        for i in range(624):
            both = (words[i] & 0x80000000u) | (words[i + 1 if i < 623 else 0] & 0x7FFFFFFFu)
            words[i] = words[i + 397 if i < 227 else i - 227] ^ (both >> 1) ^ (0x9908B0DFu if both & 1 else 0u)
        self.place = 0

    cdef unsigned int word(self) noexcept nogil:
        cdef unsigned int found
        if self.place >= 624:
            self.refill()
        found = self.words[self.place]
        self.place += 1
        found ^= found >> 11
        found ^= (found << 7) & 0x9D2C5680u
        found ^= (found << 15) & 0xEFC60000u
        return found ^ (found >> 18)

    cpdef double random(self) noexcept nogil:
        cdef unsigned int high = self.word() >> 5, low = self.word() >> 6
        return (high * 67108864.0 + low) / 9007199254740992.0
