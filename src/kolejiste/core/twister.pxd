cimport cython

@cython.final
cdef class Twister:
    cdef unsigned int words[624]
    cdef int place
    cdef void start(self, object seed)
    cpdef void seed(self, unsigned long long seed) noexcept nogil
    cdef void stir(self, unsigned int *key, unsigned int size) noexcept nogil
    cdef void refill(self) noexcept nogil
    cdef unsigned int word(self) noexcept nogil
    cpdef double random(self) noexcept nogil
