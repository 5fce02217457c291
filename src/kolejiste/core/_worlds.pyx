"""Playing worlds without holding Python's lock; see `worlds.py`."""

from array import array

from . cimport moves as found_moves
from . cimport _playing as playing
from ._engine cimport Position
from .seeded cimport Chance


def play_on(Position s, int policy, Chance chance, int plies, int turns):
    """Play on, for so many decisions and turns at most; returns how many decisions there were."""
    cdef int played
    s.found = False
    with nogil:
        played = playing.play_on(s, policy, chance, plies, turns)
    return played


def play_worlds(
    Position base,
    Chance chance,
    int[::1] tried,
    int[::1] errands,
    int first,
    int last,
    unsigned long long seed,
    int policy,
    int plies,
    int turns,
):
    """By world, tried move with its errand, and seat what the position is worth at the end, and the places."""
    cdef int players = base.game.players, tries = tried.shape[0]
    cdef Py_ssize_t cells = <Py_ssize_t>(last - first) * tries * players
    if cells <= 0:
        return array("d"), array("b")
    found_worth, found_places = array("d", bytes(8 * cells)), array("b", bytes(cells))
    cdef double[::1] worth = found_worth
    cdef signed char[::1] places = found_places
    cdef Position world = base.clone(), table = base.clone()
    with nogil:
        playing.play_worlds(
            base, world, table, chance, &tried[0], &errands[0], tries, first, last, seed, policy, plies, turns, players,
            &worth[0], &places[0],
        )
    return found_worth, found_places


def planned(Position s, legal, Chance chance):
    """What the planner that the position thinks with chooses among these moves."""
    cdef int move
    s.no_moves()
    for move in legal:
        found_moves.add(s, move)
    s.found = False
    return s.planned(chance)
