# Paper for the rules to reckon on, one for every thread; the plain one is in desk.py.

from kolejiste.core.bits cimport Mask

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #define KOLEJISTE_OWN static __declspec(thread)
    #else
      #define KOLEJISTE_OWN static __thread
    #endif
    #define KOLEJISTE_MOST_OFFERS 60
    #define KOLEJISTE_MOST_PURSES 100
    #define KOLEJISTE_MOST_SEEN 4096
    #define KOLEJISTE_MOST_LEVELS 64
    typedef struct {
      int money[100], shares[100], crew[100], takes[100], flips[100];
      unsigned long long offers[100];
      int up[100][8], down[100][8];
      int offered;
      int pay[60], give_shares[60], give_workers[60];
      int bring_money[60], bring_shares[60], bring_flips[60], bring_takes[60], bring_trains[60];
      unsigned long long seen[4096];
      int seen_count, level;
      short following[64][400];
    } kolejiste_paper;
    KOLEJISTE_OWN kolejiste_paper kolejiste_desk;
    """
    ctypedef struct Paper "kolejiste_paper":
        int money[100]
        int shares[100]
        int crew[100]
        int takes[100]
        int flips[100]
        Mask offers[100]
        int up[100][8]
        int down[100][8]
        int offered
        int pay[60]
        int give_shares[60]
        int give_workers[60]
        int bring_money[60]
        int bring_shares[60]
        int bring_flips[60]
        int bring_takes[60]
        int bring_trains[60]
        Mask seen[4096]
        int seen_count
        int level
        short following[64][400]
    Paper paper "kolejiste_desk"
    int MOST_OFFERS "KOLEJISTE_MOST_OFFERS"
    int MOST_PURSES "KOLEJISTE_MOST_PURSES"
    int MOST_SEEN "KOLEJISTE_MOST_SEEN"
    int MOST_LEVELS "KOLEJISTE_MOST_LEVELS"
    Mask FACTOR "0x9E3779B97F4A7C15ULL"

cdef inline Mask mixed(Mask key, Mask number) noexcept nogil:
    return key * FACTOR + number + 1

cdef inline int place(Mask key) noexcept nogil:
    return <int>(key >> 52)

cdef inline bint met(Mask key, int begin) noexcept nogil:
    cdef int at
    for at in range(begin, paper.seen_count):
        if paper.seen[at] == key:
            return True
    if paper.seen_count < MOST_SEEN:
        paper.seen[paper.seen_count] = key
        paper.seen_count += 1
    return False
