cimport cython
from kolejiste.core cimport bits
from kolejiste.core.bits cimport Mask

from . cimport things
from ._table cimport Table, ThinkingCells
from .rules cimport desk

cdef double reach(Table s, ThinkingCells *m, Mask cities, Mask targets) noexcept nogil
@cython.locals(found=cython.ulonglong)
cdef double join(Table s, ThinkingCells *m, Mask cities, Mask spaces) noexcept nogil
cdef int plan(Table s, ThinkingCells *m, Mask rails, Mask cities, Mask stations, int tile) noexcept nogil
cdef void work_out(Table s, ThinkingCells *m, Mask rails, Mask cities, Mask stations, int tile, int place) noexcept nogil
