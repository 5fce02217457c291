# Room for working something out, in the memory of each thread; the plain ones are in desk.py.

from libc.stdlib cimport abort

from ._table cimport Paper, PaperCells, ThinkingCells

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #define KOLEJISTE_OWN static __declspec(thread)
    #else
      #define KOLEJISTE_OWN static __thread
    #endif
    KOLEJISTE_OWN unsigned long long kolejiste_paper[1 << 17];
    KOLEJISTE_OWN unsigned long long kolejiste_thinking[1 << 14];
    """
    unsigned long long kolejiste_paper[131072]
    unsigned long long kolejiste_thinking[16384]

cdef inline PaperCells *cells(Paper paper) noexcept nogil:
    return &paper.cells

cdef inline PaperCells *paper() noexcept nogil:
    if sizeof(PaperCells) > sizeof(kolejiste_paper):
        abort()
    return <PaperCells *>&kolejiste_paper[0]

cdef inline ThinkingCells *thinking() noexcept nogil:
    if sizeof(ThinkingCells) > sizeof(kolejiste_thinking):
        abort()
    return <ThinkingCells *>&kolejiste_thinking[0]
