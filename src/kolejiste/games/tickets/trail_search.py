"""The best-first search for the longest trail through a core: see `trail.py`.

A state is what the routes to come can feel of those taken: odd open cities, ends placed, and the parts in which open
cities hang together. States wait sorted by the most they can reach, so each is first met with its best value. Should
there be more than there is room for, those that come then are followed at once, each to its end: that takes longer and
finds the same length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import sizes, trail_bounds

if TYPE_CHECKING:
    from .fields import Paper


def search(w: Paper) -> None:
    """Replace the best trail so far, if the longest one in the core is longer."""
    w.search += 1
    w.waiting = 0
    w.waiting_parts = 0
    w.diving = 0
    hope = trail_bounds.most(w, 0, 0, 0)
    for reach in range(hope + 1):
        w.first_waiting[reach] = -1
    _wait(w, 0, hope, 0, 0, 0, 0)
    while hope > w.best:
        if w.diving > 0:
            w.diving -= 1
            _go_on(w, sizes.MOST_WAITING + w.diving)
        elif w.first_waiting[hope] >= 0:
            state = w.first_waiting[hope]
            w.first_waiting[hope] = w.next_waiting[state]
            _go_on(w, state)
        else:
            hope -= 1


def _wait(w: Paper, step: int, reach: int, value: int, odd: int, ends: int, used: int) -> None:
    """A state whose parts are those at hand waits, if it can reach more than the best trail."""
    if reach <= w.best:
        return
    taken = w.step_open[step]
    if w.waiting < sizes.MOST_WAITING and w.waiting_parts + taken <= sizes.MOST_WAITING_PARTS:
        state = w.waiting
        w.waiting += 1
        w.parts_at[state] = w.waiting_parts
        w.waiting_parts += taken
        w.next_waiting[state] = w.first_waiting[reach]
        w.first_waiting[reach] = state
    else:
        state = sizes.MOST_WAITING + w.diving
        w.parts_at[state] = sizes.MOST_WAITING_PARTS + w.diving * sizes.MOST_TRAINS
        w.diving += 1
    w.at_step[state] = step
    w.hope[state] = reach
    w.value[state] = value
    w.odd[state] = odd
    w.ends[state] = ends
    w.used[state] = used
    for slot in range(taken):
        w.parts[w.parts_at[state] + slot] = w.now[slot]


def _go_on(w: Paper, state: int) -> None:
    """Go one step on from a state."""
    step = w.at_step[state]
    if w.hope[state] <= w.best:
        return
    if step == w.steps:
        w.best = w.value[state]
        w.best_used = w.used[state]
        return
    if state < sizes.MOST_WAITING and _met_before(w, state):
        return
    for slot in range(w.step_open[step + 1]):
        w.now[slot] = 0
    for slot in range(w.step_open[step]):
        w.now[slot] = w.parts[w.parts_at[state] + slot]
    if w.step_route[step] >= 0:
        _take_or_leave(w, state, step)
    else:
        _close(w, state, step)


def _take_or_leave(w: Paper, state: int, step: int) -> None:
    """The route of this step is left out, or taken."""
    value, odd, ends, used = w.value[state], w.odd[state], w.ends[state], w.used[state]
    _wait(w, step + 1, value + trail_bounds.most(w, step + 1, ends, odd), value, odd, ends, used)
    route = w.step_route[step]
    odd ^= w.step_move[step]
    value += w.own_length[route]
    _join(w, w.step_slots[step])
    reach = value + trail_bounds.most(w, step + 1, ends, odd)
    _wait(w, step + 1, reach, value, odd, ends, used | bits.bit(route))


def _join(w: Paper, slots: int) -> None:
    """The parts after a route between these two slots was taken."""
    part = slots
    left = slots
    while left != 0:
        part |= w.now[bits.lowest(left)]
        left &= left - 1
    left = part
    while left != 0:
        w.now[bits.lowest(left)] = part
        left &= left - 1


def _close(w: Paper, state: int, step: int) -> None:
    """The city of this step closes: odd, it is an end of the trail; even, it may take both ends."""
    value, odd, ends, used = w.value[state], w.odd[state], w.ends[state], w.used[state]
    slot, move, city = w.step_slots[step], w.step_move[step], w.step_city[step]
    part = w.now[bits.lowest(slot)]
    _leave(w, slot, move)
    after = step + 1
    if part == slot:
        for other in range(w.step_open[step]):
            if w.now[other] != 0:
                return  # two trails that can no longer meet
        after = w.steps  # the trail is complete
    is_end = odd & slot
    odd &= ~slot
    if odd & move:
        odd ^= move | slot
    if is_end:
        if ends == 2:
            return  # a trail has two ends
        ends += 1
        value += w.one[city]
        used |= w.one_used[city]
    elif part and ends == 0 and w.two[city] > 0:
        reach = value + w.two[city] + trail_bounds.most(w, after, 2, odd)
        _wait(w, after, reach, value + w.two[city], odd, 2, used | w.two_used[city])
    _wait(w, after, value + trail_bounds.most(w, after, ends, odd), value, odd, ends, used)


def _leave(w: Paper, slot: int, move: int) -> None:
    """A slot becomes free; what stood in the slot `move`, if anything, moves there."""
    here = bits.lowest(slot)
    left = w.now[here] & ~slot
    while left != 0:
        w.now[bits.lowest(left)] &= ~slot
        left &= left - 1
    w.now[here] = 0
    if move != 0:
        there = bits.lowest(move)
        left = w.now[there]
        if left != 0:
            part = left & ~move | slot
            w.now[here] = part
            left &= ~move
            while left != 0:
                w.now[bits.lowest(left)] = part
                left &= left - 1
        w.now[there] = 0


def _met_before(w: Paper, state: int) -> bool:
    """Whether the same state was gone on from; if not, now it is."""
    step = w.at_step[state]
    place = (step * 3 + w.ends[state]) * 31 + w.odd[state] % 8191
    for slot in range(w.step_open[step]):
        place = (place * 31 + w.parts[w.parts_at[state] + slot] % 8191) % 65_521
    place %= sizes.MOST_MET
    while w.met_search[place] == w.search:
        if _same(w, state, w.met_state[place]):
            return True
        place = (place + 1) % sizes.MOST_MET
    w.met_search[place] = w.search
    w.met_state[place] = state
    return False


def _same(w: Paper, state: int, other: int) -> bool:
    step = w.at_step[state]
    if w.at_step[other] != step or w.odd[other] != w.odd[state] or w.ends[other] != w.ends[state]:
        return False
    for slot in range(w.step_open[step]):
        if w.parts[w.parts_at[state] + slot] != w.parts[w.parts_at[other] + slot]:
            return False
    return True
