from .piles cimport Deck
from .twister cimport Twister

cdef class Chance:
    cdef public bint other
    cdef public object failure
    cdef readonly Twister twister

from . cimport _luck as luck
from . cimport piles
