from kolejiste.core cimport moves

from .._table cimport Table
from . cimport building, phases, shares, telling

cdef bint event(Table s, int seat) noexcept nogil
cdef bint comes(Table s, int city, int room) noexcept nogil
cdef void find_ports(Table s) noexcept nogil
cdef void open_port(Table s, int port) noexcept nogil
cdef void settle_in(Table s, int seat, int company, int port) noexcept nogil
cdef int automa_choice(Table s) noexcept nogil
