"""How the planner of Railroad Revolution decides: it plays every worker on every action through, taking at each step
what is best, and places the one after which it stands best. Everything is tried on the table itself and put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

from . import things, thoughts, worth
from .rules import phases, steps, trials

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .fields import Table, Thinking


def choose(s: Table, chance: Chance) -> int:
    """The move of the seat that decides. What is drawn by this chance is never looked at."""
    m = thoughts.mind()
    s.seek()
    if moves.count(s) == 1:
        return moves.at(s, 0)
    turns = min(s.tables.weigh_sight, worth.turns_left(s, m, s.seat))
    if s.phase == phases.MILESTONE:
        return keep(s, m, turns)
    if s.phase == phases.ORDER:
        return moves.at(s, 0)
    if s.phase == phases.PLACE:
        return place(s, m, turns, chance)
    if s.owed and s.phase == phases.ACT:
        return piece(s, m, turns, chance)
    return best_step(s, m, s.seat, turns)


def keep(s: Table, m: Thinking, turns: float) -> int:
    """The milestone with which the seat stands best."""
    t = s.tables
    seat = s.seat
    slot = s.slot % things.SLOTS
    before = s.milestones[seat][slot]
    best = 0.0
    chosen = -1
    for number in range(moves.count(s)):
        move = moves.at(s, number)
        if t.keep <= move < t.replace:
            s.milestones[seat][slot] = move - t.keep
            found = worth.value(s, m, seat, turns, False)
            if chosen < 0 or found > best:
                best = found
                chosen = move
    s.milestones[seat][slot] = before
    return chosen


# --- steps ------------------------------------------------------------------------------------------------------------


def considered(s: Table, move: int, building: bool) -> bool:
    """Shares are sold by themselves where money is needed. The main action comes first, so that the rest can be
    weighed: with `building` only that."""
    t = s.tables
    if building:
        return t.station <= move < t.bonus
    return move != t.sell_share


def anything_considered(s: Table, building: bool) -> bool:
    for number in range(moves.count(s)):
        if considered(s, moves.at(s, number), building):
            return True
    return False


def step_value(s: Table, m: Thinking, move: int, seat: int, turns: float) -> float:
    """How the seat stands after a step."""
    if move == s.tables.done:
        return worth.value(s, m, seat, turns, False)
    trials.keep(s)
    steps.take(s, move)
    found = worth.value(s, m, seat, turns, True)
    trials.put_back(s)
    return found


def add_steps(s: Table, m: Thinking, seat: int, turns: float, placed: int) -> None:
    """Begin a turn in thought with each step that is open."""
    building = s.owed > 0 and anything_considered(s, True)
    every = not building and not anything_considered(s, False)
    for number in range(moves.count(s)):
        move = moves.at(s, number)
        if every or considered(s, move, building):
            begin(m, step_value(s, m, move, seat, turns), placed, move)


def best_step(s: Table, m: Thinking, seat: int, turns: float) -> int:
    """The step after which the seat stands best; of equal ones the last."""
    building = s.owed > 0 and anything_considered(s, True)
    every = not building and not anything_considered(s, False)
    best = 0.0
    chosen = -1
    for number in range(moves.count(s)):
        move = moves.at(s, number)
        if every or considered(s, move, building):
            found = step_value(s, m, move, seat, turns)
            if chosen < 0 or found >= best:
                best = found
                chosen = move
    return chosen


def finish(s: Table, m: Thinking, move: int, seat: int, turns: float, chance: Chance) -> float:
    """Play on from this step to the end of the action; how the seat then stands. The table stays as it is then."""
    while move != s.tables.done:
        trials.keep(s)
        s.found = False
        s.carry_out(move, chance)
        if s.turn != seat or (s.phase != phases.ACT and s.phase != phases.TOLL):
            trials.put_back(s)  # that was all: what counts is how it stood before
            steps.take(s, move)
            break
        trials.forget()
        s.seek()
        move = best_step(s, m, seat, turns)
    return worth.value(s, m, seat, turns, False)


# --- whole turns ------------------------------------------------------------------------------------------------------


def begin(m: Thinking, promise: float, placed: int, step: int) -> None:
    """Write down a turn begun in thought."""
    if m.started < things.MOST_STARTED:
        m.promise[m.started] = promise
        m.start_place[m.started] = placed
        m.start_step[m.started] = step
        m.started += 1


def most_promising(m: Thinking, last: bool) -> int:
    """Of the turns begun the most promising one, of equal ones the first or the last; it is taken from the list."""
    chosen = -1
    for number in range(m.started):
        if m.start_place[number] < 0:
            continue
        if chosen < 0 or m.promise[number] > m.promise[chosen] or (last and m.promise[number] == m.promise[chosen]):
            chosen = number
    return chosen


def piece(s: Table, m: Thinking, turns: float, chance: Chance) -> int:
    """The piece of the main action with which the turn ends best; of equal ones the last."""
    t = s.tables
    seat = s.seat
    m.started = 0
    add_steps(s, m, seat, turns, 0)
    if m.started == 1:
        return m.start_step[0]
    best = 0.0
    chosen = -1
    for _ in range(min(t.weigh_pieces, m.started)):
        number = most_promising(m, True)
        m.start_place[number] = -1
        move = m.start_step[number]
        trials.keep(s)
        found = finish(s, m, move, seat, turns, chance)
        trials.put_back(s)
        if chosen < 0 or found > best or (found == best and move > chosen):
            best = found
            chosen = move
    return chosen


def place(s: Table, m: Thinking, turns: float, chance: Chance) -> int:
    """The worker and the action with which the turn ends best."""
    t = s.tables
    seat = s.seat
    m.started = 0
    for number in range(moves.count(s)):
        placed = moves.at(s, number)
        if t.place <= placed < t.station:
            trials.keep(s)
            start(s, placed, chance)
            if s.phase == phases.ACT and s.turn == seat:
                s.seek()
                add_steps(s, m, seat, turns, placed)
            else:  # all of it happened by itself
                begin(m, worth.value(s, m, seat, turns, False), placed, -1)
            trials.put_back(s)
    best = 0.0
    chosen = -1
    for _ in range(min(t.weigh_places, m.started)):
        number = most_promising(m, False)
        placed = m.start_place[number]
        m.start_place[number] = -1
        found = m.promise[number]
        if m.start_step[number] >= 0:
            trials.keep(s)
            start(s, placed, chance)
            found = finish(s, m, m.start_step[number], seat, turns, chance)
            trials.put_back(s)
        if chosen < 0 or found > best:
            best = found
            chosen = placed
    return chosen if chosen >= 0 else moves.at(s, 0)


def start(s: Table, placed: int, chance: Chance) -> None:
    """Place a worker, with what follows by itself."""
    s.found = False
    s.carry_out(placed, chance)
