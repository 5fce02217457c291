"""How long a trail can become at most from each step on, if it need not hang together: see `trail.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import sizes

if TYPE_CHECKING:
    from .fields import Paper


def find(w: Paper) -> None:
    """Note the bounds for each step and the end, from the end on."""
    w.bounded = _fits(w)
    if not w.bounded:
        _add_up(w)
        return
    end = w.bounds_at[w.steps]
    w.few[end] = 0
    w.full[end] = 0
    for back in range(w.steps):
        step = w.steps - 1 - back
        if w.step_route[step] >= 0:
            _take_or_leave(w, step)
        else:
            _close(w, step)


def most(w: Paper, step: int, ends: int, odd: int) -> int:
    """The most that can be gained from a step on, by the odd open cities and the ends placed."""
    if not w.bounded:
        return w.to_come[step]
    if ends < 2:
        return w.few[w.bounds_at[step] + odd]
    return w.full[w.bounds_at[step] + odd]


def _fits(w: Paper) -> bool:
    """Whether there is room for a bound for each set of open cities; where each step's begin."""
    taken = 0
    for step in range(w.steps + 1):
        if w.step_open[step] > sizes.MOST_OPEN:
            return False
        w.bounds_at[step] = taken
        taken += 1 << w.step_open[step]
        if taken > sizes.MOST_BOUNDS:
            return False
    return True


def _add_up(w: Paper) -> None:
    """All routes to come, and the arms of all cities to come."""
    w.to_come[w.steps] = 0
    for back in range(w.steps):
        step = w.steps - 1 - back
        route = w.step_route[step]
        if route >= 0:
            more = w.own_length[route]
        else:
            more = w.two[w.step_city[step]] + w.one[w.step_city[step]]
        w.to_come[step] = w.to_come[step + 1] + more


def _take_or_leave(w: Paper, step: int) -> None:
    here, after = w.bounds_at[step], w.bounds_at[step + 1]
    length = w.own_length[w.step_route[step]]
    for odd in range(1 << w.step_open[step]):
        other = odd ^ w.step_move[step]
        w.few[here + odd] = max(w.few[after + odd], w.few[after + other] + length)
        w.full[here + odd] = max(w.full[after + odd], w.full[after + other] + length)


def _close(w: Paper, step: int) -> None:
    """An even city goes without an end or takes both; an odd one is an end of the trail."""
    here, after = w.bounds_at[step], w.bounds_at[step + 1]
    slot, move = w.step_slots[step], w.step_move[step]
    end, both = w.one[w.step_city[step]], w.two[w.step_city[step]]
    for odd in range(1 << w.step_open[step]):
        left = odd & ~slot
        if left & move:
            left ^= move | slot
        if odd & slot:
            w.full[here + odd] = sizes.NEVER
            if bits.count(left) & 1:
                w.few[here + odd] = w.few[after + left] + end
            else:
                w.few[here + odd] = w.full[after + left] + end
        else:
            w.full[here + odd] = w.full[after + left]
            w.few[here + odd] = max(w.few[after + left], w.full[after + left] + both)
