from . cimport bits, luck, policies
from . cimport moves as found_moves
from ._engine cimport Position
from .seeded cimport Chance

cpdef int play_on(Position s, int policy, Chance chance, int plies, int turns) noexcept nogil
cdef void play_worlds(
    Position base,
    Position world,
    Position table,
    Chance chance,
    int *tried,
    int *errands,
    int tries,
    int first,
    int last,
    unsigned long long seed,
    int policy,
    int plies,
    int turns,
    int players,
    double *worth,
    signed char *places,
) noexcept nogil
