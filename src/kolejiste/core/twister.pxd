cimport cython

@cython.final
cdef class Twister:
    cdef unsigned int words[624]
    cdef double fractions[312]
    cdef int place  # of the next fraction
    cdef int made  # how many fractions of these words have been made
    cdef void start(self, object seed) except *
    cpdef void seed(self, unsigned long long seed) noexcept nogil
    cdef void stir(self, unsigned int *key, unsigned int size) noexcept nogil
    cdef void refill(self) noexcept nogil
    cpdef double random(self) noexcept nogil
