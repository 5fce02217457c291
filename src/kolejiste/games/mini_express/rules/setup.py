"""Set-up: "Příprava hry" for 3 to 5 players, solo, two with the automa, and two experienced players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck, moves, rows

from .. import drafting
from . import automa, figures, phases, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def deal(s: Table, chance: Chance) -> None:
    """A demand token for every city, at random; none for start locations. Seat 0 starts (M4)."""
    t = s.tables
    for city in range(t.cities):
        s.tokens[city] = luck.draw(chance, s.demand)
    s.open = t.all_cities
    s.spike = figures.ON_MAP if t.golden_spike else figures.VOID
    s.phase = phases.DRAFT_TWO if t.experts else phases.DRAFT


def give(s: Table, seat: int, company: int, count: int) -> None:
    """Starting shares from those set aside; where those do not suffice, from those in the box (M19)."""
    from_aside = min(count, s.aside[company])
    s.aside[company] -= from_aside
    s.boxed[company] -= count - from_aside
    s.shares[seat][company] += count
    if s.telling:
        telling.share_drafted(s, seat, company, count)


def clear_away(s: Table) -> None:
    """What nobody was given leaves the game."""
    for company in range(figures.COMPANIES):
        s.boxed[company] += s.aside[company]
        s.aside[company] = 0


# --- the draft of 1 to 5 players ------------------------------------------------------------------------------------


def find_drafts(s: Table) -> None:
    """What is legal: two different companies for each seat, and no two seats the same two."""
    for company in range(figures.COMPANIES):
        if may_draft(s, company):
            moves.add(s, s.tables.draft + company)


def may_draft(s: Table, company: int) -> bool:
    made = 0
    for pick in range(s.picks.size):
        made = drafting.packed(made, pick, s.picks.cells[pick])
    return drafting.may_pick(s.tables.people, s.tables.aside, made, s.picks.size, company)


def draft(s: Table, company: int, chance: Chance) -> None:
    t = s.tables
    give(s, s.seat, company, 1)
    rows.push(s.picks, company)
    if s.picks.size < 2 * t.people:
        s.turn = drafting.picker(t.people, s.picks.size)
        s.seat = s.turn
        return
    if t.people < t.players:
        set_up_automa(s, chance)
    else:
        move_unclaimed(s)
    clear_away(s)
    turns.begin_turn(s, 0)


def move_unclaimed(s: Table) -> None:
    """Each share that nobody picked moves its company's track-length marker."""
    for company in range(figures.COMPANIES):
        steps = min(s.aside[company] * s.tables.bonus, s.tables.length_most)
        s.length[company] = steps
        if s.telling and steps > 0:
            telling.shares_unclaimed(s, company, steps)


def set_up_automa(s: Table, chance: Chance) -> None:
    """Solo, two tokens choose its starting shares; with two players it gets what they left. Then the refresh tokens go
    into the bag, with two players too (M17)."""
    t = s.tables
    if t.people == 1:
        for _ in range(2):
            token = luck.draw(chance, s.bag)
            s.reveals += 1
            automa.move_company(s, token)
            give(s, t.people, s.marker_company, 2 if t.hard else 1)
    else:
        for company in range(figures.COMPANIES):
            if s.aside[company] > 0:
                give(s, t.people, company, s.aside[company])
    s.bag.counts[t.automa_kinds] = t.refresh
    s.bag.size += t.refresh


# --- two experienced players ----------------------------------------------------------------------------------------


def find_two(s: Table) -> None:
    """What is legal: both shares of a company that nobody has."""
    find_unpicked(s, s.tables.draft_two)


def find_both(s: Table) -> None:
    """What is legal: a share for both players of a company that nobody has."""
    find_unpicked(s, s.tables.draft_both)


def find_unpicked(s: Table, first: int) -> None:
    for company in range(figures.COMPANIES):
        if not is_picked(s, company):
            moves.add(s, first + company)


def is_picked(s: Table, company: int) -> bool:
    for pick in range(s.picks.size):
        if s.picks.cells[pick] == company:
            return True
    return False


def draft_two(s: Table, company: int) -> None:
    """Both shares of a company: for the starting player first, then for the other one."""
    give(s, s.seat, company, 2)
    rows.push(s.picks, company)
    if s.seat == 0:
        s.phase = phases.DRAFT_BOTH
        return
    last = 0
    while is_picked(s, last):
        last += 1
    give_both(s, last)
    clear_away(s)
    turns.begin_turn(s, 0)
    s.left = 0  # the starting player's first turn has one action only


def draft_both(s: Table, company: int) -> None:
    """One share each of another company, which the starting player names."""
    give_both(s, company)
    s.turn = 1
    s.seat = 1
    s.phase = phases.DRAFT_TWO


def give_both(s: Table, company: int) -> None:
    give(s, 0, company, 1)
    give(s, 1, company, 1)
    rows.push(s.picks, company)
