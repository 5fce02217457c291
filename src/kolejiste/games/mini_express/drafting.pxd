from .rules cimport figures

cpdef int picker(int players, int pick) noexcept nogil
cpdef int packed(int made, int pick, int company) noexcept nogil
cdef int picked(int made, int pick) noexcept nogil
cpdef bint may_pick(int players, int aside, int made, int pick, int company) noexcept nogil
cdef bint is_allowed(int players, int aside, int made, int pick, int company) noexcept nogil
cpdef bint ends_well(int players, int aside, int made, int pick) noexcept nogil
