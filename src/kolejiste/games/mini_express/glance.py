"""The planner's quick estimate of every action in one position: what each changes in the companies, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves

from . import outlook
from .rules import building, figures, shares

if TYPE_CHECKING:
    from .fields import Table


def promising(s: Table, depth: int, most: int) -> int:
    """Put onto the desk the moves that look best at first sight, the best first; how many there are."""
    m = s.thinking
    count = moves.count(s)
    chosen = m.moves[depth]
    if count <= most:
        for place in range(count):
            chosen[place] = moves.at(s, place)
        return count
    look_around(s)
    half, kept = outlook.halves(s), 0
    for number in range(count):
        move = moves.at(s, number)
        value = first_sight(s, move, half)
        if depth == 0 and m.last and ends(s, move):
            value += figures.SURELY
        place = kept
        while place > 0 and m.sight[place - 1] < value:
            place -= 1
        if place < most:
            if kept < most:
                kept += 1
            for behind in range(kept - 1, place, -1):
                m.sight[behind] = m.sight[behind - 1]
                chosen[behind] = chosen[behind - 1]
            m.sight[place] = value
            chosen[place] = move
    return kept


def look_around(s: Table) -> None:
    """How every company stands now, and what an influence more in each would bring."""
    m = s.thinking
    t, me, half = s.tables, s.seat, outlook.halves(s)
    for seat in range(t.players):
        m.weight[seat] = -m.each_rival - m.best_rival / (t.players - 1)
    m.weight[me] = 1.0
    for company in range(figures.COMPANIES):
        outlook.look_at(s, company, half)
        m.influence[me] += 1
        change(s, company, half, s.length[company], outlook.pool_of(s, company), s.stock[company] > 0)
        m.gain[company] = swing(s, company)
        for trains in range(t.pool_most + 1):
            m.is_built[company][trains] = 0


def change(s: Table, company: int, half: int, length: int, pool: int, buyable: bool) -> None:
    """Work out a company as it would stand, with the influence on the desk."""
    outlook.work_out(s, figures.CHANGED, half, length, pool, buyable)


def swing(s: Table, company: int) -> float:
    """What the change in one company brings, everybody's shares and influence considered."""
    m = s.thinking
    values, means = m.value[figures.CHANGED], m.means[figures.CHANGED]
    found = 0.0
    for seat in range(s.tables.players):
        more = s.shares[seat][company] * (values[seat] - m.value[company][seat])
        found += m.weight[seat] * (more + means[seat] - m.means[company][seat])
    return found


def first_sight(s: Table, move: int, half: int) -> float:
    """What an action is worth at first sight."""
    t, m = s.tables, s.thinking
    if move >= t.lay:
        return 0.0
    if move < t.build:
        return taking(s, move - t.take, half)
    company, city = (move - t.build) // t.cities, (move - t.build) % t.cities
    trains = building.trains_needed(s, company, city)
    if not m.is_built[company][trains]:
        m.is_built[company][trains] = 1
        m.built[company][trains] = building_by(s, company, trains, half)
    token = s.tokens[city]
    first, second = t.token_first[token], t.token_second[token]
    if second < 0:
        for other in range(figures.COMPANIES):
            if other != first and (second < 0 or m.gain[other] > m.gain[second]):
                second = other
    return m.built[company][trains] + m.gain[first] + m.gain[second]


def ends(s: Table, move: int) -> bool:
    """Whether an action takes the share that brings the end of the game."""
    t = s.tables
    if move >= t.build or not shares.would_exhaust(s, move - t.take):
        return False
    return t.experts or bits.count(s.out) + 1 >= t.exhausted_ends


def put_influence(s: Table, company: int) -> None:
    m = s.thinking
    for seat in range(s.tables.players):
        m.influence[seat] = s.influence[seat][company]


def taking(s: Table, company: int, half: int) -> float:
    """What a share brings."""
    m = s.thinking
    t, price, supply = s.tables, s.pool[company], s.supply[company]
    trains = min(min(t.refill, t.pool_most - price), supply)
    put_influence(s, company)
    m.influence[s.seat] -= price
    pool = price + trains if supply > trains else -1 - price - trains
    change(s, company, half, s.length[company], pool, s.stock[company] > 1 and supply > trains)
    return swing(s, company) + m.value[figures.CHANGED][s.seat] + m.fond


def building_by(s: Table, company: int, trains: int, half: int) -> float:
    """What a track of so many trains brings, its influence apart."""
    t, m = s.tables, s.thinking
    left = s.pool[company] - trains
    length = min(s.length[company] + trains - 1, t.length_most)
    put_influence(s, company)
    buyable = s.stock[company] > 0
    change(s, company, half, length, left if s.supply[company] > 0 else -1 - left, buyable)
    value = swing(s, company)
    following = s.seat + 1 if s.seat + 1 < t.people else 0
    means = m.influence[following]
    if buyable and means >= left:
        buying = m.buying * min(1.0, half / 2 / m.buying_soon)
        cost = buying * m.lost[left][min(means, figures.MOST_INFLUENCE)]
        gain = m.value[figures.CHANGED][following] * (1 - cost)
        value -= m.handed * max(0.0, gain - (0.0 if s.ending else m.turn))
    return value
