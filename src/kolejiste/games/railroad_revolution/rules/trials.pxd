# Steps taken on trial on a compiled table; the plain ones are in trials.py.

from libc.stdlib cimport abort
from libc.string cimport memcpy

from .._table cimport Table

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #define KOLEJISTE_TRIALS static __declspec(thread)
    #else
      #define KOLEJISTE_TRIALS static __thread
    #endif
    typedef struct {
      char found, telling, over;
      int phase, ply, reveals, seat, turn, move_count;
      short moves[400];
      char cells[8192];
    } kolejiste_kept;
    KOLEJISTE_TRIALS kolejiste_kept kolejiste_trials[200];
    KOLEJISTE_TRIALS int kolejiste_trial;
    """
    ctypedef struct Kept "kolejiste_kept":
        char found
        char telling
        char over
        int phase
        int ply
        int reveals
        int seat
        int turn
        int move_count
        short moves[400]
        char cells[8192]
    Kept kept "kolejiste_trials"[200]
    int trial "kolejiste_trial"

cdef inline void keep(Table s) noexcept nogil:
    global trial
    # A larger table never gets here: an edition has as many moves at most, and trials lie in each other only so deep.
    if trial >= 200 or s.move_count > 400 or &s.end - &s.begin > sizeof(kept[0].cells):
        abort()
    cdef Kept *k = &kept[trial]
    trial += 1
    k.found = s.found
    k.telling = s.telling
    k.over = s.over
    k.phase = s.phase
    k.ply = s.ply
    k.reveals = s.reveals
    k.seat = s.seat
    k.turn = s.turn
    k.move_count = s.move_count
    memcpy(k.moves, s.moves, s.move_count * sizeof(short))
    memcpy(k.cells, &s.begin, &s.end - &s.begin)
    s.telling = False

cdef inline void put_back(Table s) noexcept nogil:
    global trial
    trial -= 1
    cdef Kept *k = &kept[trial]
    s.found = k.found
    s.telling = k.telling
    s.over = k.over
    s.phase = k.phase
    s.ply = k.ply
    s.reveals = k.reveals
    s.seat = k.seat
    s.turn = k.turn
    s.move_count = k.move_count
    memcpy(s.moves, k.moves, k.move_count * sizeof(short))
    memcpy(&s.begin, k.cells, &s.end - &s.begin)

cdef inline void forget() noexcept nogil:
    global trial
    trial -= 1
