# Where the planner thinks in a compiled build: every thread has its own paper; the plain one is in thoughts.py.

from ._table cimport ThinkingCells

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #define KOLEJISTE_MIND static __declspec(thread)
    #else
      #define KOLEJISTE_MIND static __thread
    #endif
    KOLEJISTE_MIND double kolejiste_mind[131072];
    """
    double kolejiste_mind[131072]

cdef inline ThinkingCells *mind() noexcept nogil:
    return <ThinkingCells *>kolejiste_mind
