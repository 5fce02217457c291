"""Which routes a seat means to claim and borrow now: those of its plan that are in time, one that tempts it, or a
single one. They are noted as wanted in the planner's `Thinking`; who looks for cards and payments reads them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets

from . import errands, purse

if TYPE_CHECKING:
    from .fields import Table, Thinking


def turns(s: Table, mind: Thinking) -> float:
    """About how many turns it takes to claim the wanted routes."""
    return purse.lack(s, mind) / s.tables.pace + mind.wanted


def want_plan(mind: Thinking, plan: int) -> None:
    """Everything that a plan claims and borrows is wanted."""
    mind.wanted = mind.routes[plan]
    for place in range(mind.wanted):
        mind.wanted_route[place] = mind.route[plan][place]
    mind.wished = mind.borrowed[plan]
    for place in range(mind.wished):
        mind.wished_route[place] = mind.borrowed_route[plan][place]


def want_in_time(s: Table, mind: Thinking, plan: int, rounds: int) -> None:
    """Wanted is what the plan claims and borrows for the tickets that can still be met before the end. More stations
    for those that are late gave nothing (50 %), nor did a turn or two of grace (50 %)."""
    want_plan(mind, plan)
    if mind.trains[plan] / s.tables.pace + mind.wanted + mind.wished <= rounds:
        return
    mind.wanted = 0
    mind.wished = 0
    route, borrowed = 0, 0
    for step in range(mind.steps[plan]):
        wanted = mind.wanted
        while route < mind.step_routes[plan][step]:
            mind.wanted_route[mind.wanted] = mind.route[plan][route]
            mind.wanted += 1
            route += 1
        borrows = mind.step_borrowed[plan][step] - borrowed
        if turns(s, mind) + mind.wished + borrows <= rounds:
            for place in range(borrowed, borrowed + borrows):
                mind.wished_route[mind.wished] = mind.borrowed_route[plan][place]
                mind.wished += 1
        else:
            mind.wanted = wanted
        borrowed += borrows


def set_out(s: Table, mind: Thinking, rounds: int) -> None:
    """On an errand its route is wanted besides the plan while there are turns enough, and no other tempts the seat;
    without one it may be tempted."""
    route = errands.route(s)
    if route < 0:
        _be_tempted(s, mind, rounds)
    elif (
        sets.has(s.open[s.seat], route)
        and not _is_wanted(mind, route)
        and 1 + (purse.missing(s, route) + 1) // 2 <= rounds
    ):
        mind.wanted_route[mind.wanted] = route
        mind.wanted += 1


def _be_tempted(s: Table, mind: Thinking, rounds: int) -> None:
    """The longest open route that is claimed whatever the plan is wanted, too, once few enough cards are missing for it
    and turns enough are left. So payments spare its cards."""
    t = s.tables
    if t.tempted <= 0 or t.impulse > t.longest:
        return
    tempting, longest = -1, t.impulse - 1
    for route in range(t.routes):
        if t.length[route] > longest and sets.has(s.open[s.seat], route):
            tempting = route
            longest = t.length[route]
    if tempting < 0 or _is_wanted(mind, tempting):
        return
    missing = purse.missing(s, tempting)
    if missing <= t.tempted and 1 + (missing + 1) // 2 <= rounds:
        mind.wanted_route[mind.wanted] = tempting
        mind.wanted += 1


def _is_wanted(mind: Thinking, route: int) -> bool:
    for place in range(mind.wanted):
        if mind.wanted_route[place] == route:
            return True
    return False


def want_one(mind: Thinking, route: int) -> None:
    """A single route is wanted; none for -1."""
    mind.wished = 0
    mind.wanted = 0
    if route >= 0:
        mind.wanted = 1
        mind.wanted_route[0] = route
