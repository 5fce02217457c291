"""What a position of Mini Express promises each seat: its expected final score, for the planner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .rules import figures

if TYPE_CHECKING:
    from .fields import Table


def halves(s: Table) -> int:
    """How many half actions of all seats are still to come, this one included."""
    return bits.whole(2 * actions(s))


def actions(s: Table) -> float:
    """How many actions of all seats are still to come, this one included."""
    t, m = s.tables, s.thinking
    if s.ending:
        return t.players - s.turn
    first, second = 1e9, 1e9  # the two companies nearest to exhaustion
    for company in range(figures.COMPANIES):
        left = s.supply[company] / t.refill + 0.5
        if s.stock[company] < left:
            left = s.stock[company]
        if bits.has(s.out, company):
            left = 0.0
        if left < first:
            second = first
            first = left
        elif left < second:
            second = left
    if t.experts:
        found = m.experts_first * first + m.experts_second * second + m.experts_more
    else:
        found = m.actions_first * first + m.actions_second * second + m.actions_more
    if t.frugal and s.marker_city < t.cities:  # the automa goes two cities in a turn, and there are two seats
        ahead = bits.count(s.open >> s.marker_city)
        if ahead < found:
            found = ahead
    return max(m.horizon * found, m.least_actions)


def look_at(s: Table, company: int, half: int) -> None:
    """Work out the company as it stands now."""
    m = s.thinking
    for seat in range(s.tables.players):
        m.influence[seat] = s.influence[seat][company]
    work_out(s, company, half, s.length[company], pool_of(s, company), s.stock[company] > 0)


def pool_of(s: Table, company: int) -> int:
    """The trains in a pool; counted down from -1 when it will never be filled again."""
    return s.pool[company] if s.supply[company] > 0 else -1 - s.pool[company]


def gap(more: int) -> int:
    """The place of a gap in influence in the curves."""
    return min(max(more, -figures.WIDE), figures.WIDE) + figures.WIDE


def work_out(s: Table, slot: int, half: int, length: int, pool: int, buyable: bool) -> None:
    """By seat, what one share of a company is worth at the end, and what the influence in it is worth for buying more:
    with so many half actions to come, such a length and pool, and everybody's influence as it stands on the desk."""
    m = s.thinking
    t, to_come = s.tables, half / 2
    growth = m.growing * to_come
    if pool < 0:
        growth = min(growth, m.last_trains * (-1 - pool))
    else:
        growth += m.pool_growth * (pool - 2) * min(1.0, to_come / m.pool_soon)
    at = min(bits.whole(figures.PARTS * (length + max(0.0, growth)) + 0.5), m.most)
    first, second, other = m.columns[0][at], m.columns[1][at], m.columns[2][at]
    ahead = m.curves[min(half, figures.MOST_HALVES - 1)]
    buying = m.buying * min(1.0, to_come / m.buying_soon) if buyable else 0.0
    for seat in range(t.players):
        own = m.influence[seat]
        none_ahead, one_ahead = 1.0, 0.0
        for rival in range(t.players):
            if rival != seat:
                chance = ahead[gap(m.influence[rival] - own)]
                one_ahead += (none_ahead - one_ahead) * chance
                none_ahead *= 1 - chance
        value = none_ahead * first + one_ahead * second + (1 - none_ahead - one_ahead) * other
        if own == 0:
            value *= m.broke if half > 0 else 0.0
        if seat == 0 and t.hard:
            value *= ahead[gap(own - figures.LITTLE)]
        if seat == 0 and t.brutal:
            value *= 1 - ahead[gap(m.influence[1] - own)]
        m.value[slot][seat] = value
        m.means[slot][seat] = buying * value * m.used[min(own, figures.MOST_INFLUENCE)] if seat < t.people else 0.0


def expect(s: Table) -> None:
    """What each seat may expect: its shares, its influence as means, and the best share at hand."""
    m = s.thinking
    half = halves(s)
    for company in range(figures.COMPANIES):
        look_at(s, company, half)
    for seat in range(s.tables.players):
        found = 0.0
        for company in range(figures.COMPANIES):
            found += s.shares[seat][company] * m.value[company][seat]
        for company in range(figures.COMPANIES):
            found += m.means[company][seat]
        m.score[seat] = found
    add_shares_at_hand(s, half)


def expected(s: Table, seat: int) -> float:
    """The points that a seat may expect at the end: what it has in prospect, and what its later turns will bring."""
    expect(s)
    later = actions(s) / s.tables.players
    return s.thinking.score[seat] + (s.thinking.coming * later if seat < s.tables.people else 0.0)


def add_shares_at_hand(s: Table, half: int) -> None:
    """Seat after seat takes the share that brings it most, if one brings more than a turn does anyway."""
    t, m = s.tables, s.thinking
    turn = 0.0 if s.ending else m.turn
    buying = m.buying * min(1.0, half / 2 / m.buying_soon)
    seat, taken = s.seat, 0
    for later in range(t.players):
        if seat < t.people:
            best, chosen = turn, -1
            for company in range(figures.COMPANIES):
                price, means = s.pool[company], s.influence[seat][company]
                if means >= price and s.stock[company] > 0 and not taken >> company & 1:
                    cost = buying * m.lost[price][min(means, figures.MOST_INFLUENCE)]
                    gain = m.value[company][seat] * (1 - cost)
                    if gain > best:
                        best = gain
                        chosen = company
            if chosen >= 0:
                m.score[seat] += m.at_hand[later] * (best - turn)
                taken |= 1 << chosen
        else:  # each company but the last one is as likely as another
            for company in range(figures.COMPANIES):
                if s.pool[company] < t.share_below and s.stock[company] > 0 and company != s.marker_company:
                    m.score[seat] += m.value[company][seat] / (figures.COMPANIES - 1)
        seat += 1
        if seat == t.players:
            if s.ending:
                return
            seat = 0
