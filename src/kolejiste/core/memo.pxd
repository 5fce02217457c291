# Memory for what a planner has worked out; the plain one is in memo.py.

from .bits cimport Mask

cdef inline Mask mix(Mask key, long long number) noexcept nogil:
    key = ((key ^ <Mask>number) + <Mask>0x632BE59BD9B4E019u) * <Mask>0x9E3779B97F4A7C15u
    return key ^ key >> 29

cdef inline int place(Mask key, int size) noexcept nogil:
    return <int>(key >> 20 & <Mask>(size - 1))
