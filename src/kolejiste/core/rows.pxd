# Short lists inside compiled tables; the plain ones are in rows.py.

cdef struct Row:
    int size
    short cells[128]

cdef inline void push(Row *row, int number) noexcept nogil:
    row.cells[row.size] = <short>number
    row.size += 1

cdef inline int pop(Row *row) noexcept nogil:
    row.size -= 1
    return row.cells[row.size]

cdef inline int shift(Row *row) noexcept nogil:
    cdef int first = row.cells[0], place
    row.size -= 1
    for place in range(row.size):
        row.cells[place] = row.cells[place + 1]
    return first

cdef inline void insert(Row *row, int place, int number) noexcept nogil:
    cdef int behind
    row.size += 1
    for behind in range(row.size - 1, place, -1):
        row.cells[behind] = row.cells[behind - 1]
    row.cells[place] = <short>number

cdef inline void clear(Row *row) noexcept nogil:
    row.size = 0

cdef inline int take(Row *row, int place) noexcept nogil:
    cdef int taken = row.cells[place], at
    row.size -= 1
    for at in range(place, row.size):
        row.cells[at] = row.cells[at + 1]
    return taken
