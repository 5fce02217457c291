from .rows cimport Row

cdef class Cells:
    cdef object owner
    cdef char *first
    cdef char code
    cdef tuple shape
    cdef tuple strides
    cdef Py_ssize_t _place(self, object place) except -1
    cdef list numbers(self)
    cdef object get(self, Py_ssize_t place)
    cdef void put(self, Py_ssize_t place, object value) except *

cdef class RowCells:
    cdef object owner
    cdef Row *its

cdef class Place:
    cdef str name
    cdef Py_ssize_t offset
    cdef bytes code
    cdef tuple strides

cdef list numbers_of(short *first, Py_ssize_t size)
cdef Cells cells_at(object owner, char *first, bytes code, tuple shape, tuple strides)
cdef RowCells row_at(object owner, Row *row)
cdef object found(object owner, char *first, bytes code, tuple shape, tuple strides)
cdef object listed(object owner, char *first, bytes code, tuple shape, tuple strides, Py_ssize_t level)
cdef void assign(object owner, char *first, bytes code, tuple shape, tuple strides, object value) except *
