from kolejiste.core cimport bits

from ._table cimport Table
from .rules cimport claims, limits, phases

cpdef object view_of(Table s, int seat, dict begins)
cdef object _stall(Table s)
cdef list _face_up(Table s, tuple faces)
cdef dict _discards(Table s, tuple faces)
cdef list _tail(Table s, tuple names, int seat)
cpdef dict piles(Table s)
cdef object _seat(Table s, int seat, int viewer, object board)
cdef list _tickets(Table s, int seat, tuple names)
cdef list _told(Table s, int seat, int viewer, tuple names)
cdef list _offer_told(Table s, int seat, int viewer, tuple names)
cdef list _routes(Table s, int seat, tuple names)
cdef object _own(Table s, int seat, object board)
cdef object _tunnel(Table s, object board)
