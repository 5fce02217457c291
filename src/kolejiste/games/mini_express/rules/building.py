"""Building a track: "Stavba trati"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows, sets

from . import figures, phases, ports, shares, spike, telling, turns

if TYPE_CHECKING:
    from ..fields import Table


def reachable(s: Table, company: int) -> int:
    """The cities a company can build into: a token, so capacity; none of its own trains; near enough for its pool."""
    return s.reach[company][s.pool[company]] & s.open & ~s.here[company]


def trains_needed(s: Table, company: int, city: int) -> int:
    """How many trains the shortest way into a city takes where the company has none, if a pool can hold them."""
    reach = s.reach[company]
    for trains in range(1, s.tables.pool_most + 1):
        if bits.has(reach[trains], city):
            return trains
    return figures.NOWHERE


def build(s: Table, company: int, city: int) -> None:
    """Company and city are named; the way is asked where there are several shortest ones."""
    s.company = company
    s.city = city
    go_on(s)


def find_ways(s: Table) -> None:
    """What is legal when a way parts."""
    look_ahead(s)
    for place in range(s.ways.size):
        moves.add(s, s.tables.lay_of[s.ways.cells[place]])


def look_ahead(s: Table) -> None:
    """Put into `ways` the landscape over which the track may go on, ascending; nothing when the city is next. Where it
    begins is no choice of its own (M2)."""
    t = s.tables
    rows.clear(s.ways)
    if s.path.size > 0:
        x = s.path.cells[s.path.size - 1]
        onward = t.onward[s.city][x]
        while onward:
            rows.push(s.ways, t.beside[x][bits.lowest(onward)])
            onward &= onward - 1
    else:
        trains = trains_needed(s, s.company, s.city)
        if trains > 1:
            fringe, edge = t.fringe[s.city][trains - 1], s.edge[s.company]
            for word in range(t.width):
                found = fringe[word] & edge[word]
                while found:
                    rows.push(s.ways, 64 * word + bits.lowest(found))
                    found &= found - 1
    if s.used >= 0 and s.ways.size > 1:
        turns.keep_harmless_ways(s)


def go_on(s: Table) -> None:
    """Lay what needs no decision, and stop where the way parts (M3)."""
    look_ahead(s)
    while s.ways.size > 0:
        if s.ways.size > 1:
            s.phase = phases.WAY
            return
        rows.push(s.path, s.ways.cells[0])
        look_ahead(s)
    place(s, s.seat)


def lay(s: Table, space: int) -> None:
    rows.push(s.path, space)
    go_on(s)


def stand(s: Table, company: int, space: int) -> None:
    """A train of the company comes to stand on a space: its network grows, and what lies beside and in reach of it."""
    t = s.tables
    sets.put(s.net[company], space)
    edge, around = s.edge[company], t.around[space]
    for word in range(t.width):
        edge[word] |= around[word]
    reach, within = s.reach[company], t.within[space]
    for trains in range(1, t.pool_most + 1):
        reach[trains] |= within[trains]


def place(s: Table, seat: int) -> None:
    """The whole way is known: trains, compensation, track length and influence, in the rulebook's order."""
    t, company, city, length = s.tables, s.company, s.city, s.path.size
    for at in range(length):
        stand(s, company, s.path.cells[at])
    stand(s, company, t.city_space[city])
    s.here[company] |= bits.bit(city)
    s.pool[company] -= length + 1
    s.capacity[city] -= 1
    grown = min(length, t.length_most - s.length[company])
    s.length[company] += grown
    if s.telling:
        telling.track_built(s, seat, company, city, grown)
    for other in range(figures.COMPANIES):
        if other != company:
            met = spaces_met(s, other, city, s.path)
            if met > 0:
                compensate(s, other, met, seat)
    token = s.tokens[city]
    first, second = t.token_first[token], t.token_second[token]
    if second >= 0:
        if first == second:
            shares.gain(s, seat, first, 2)
        else:
            shares.gain(s, seat, first, 1)
            shares.gain(s, seat, second, 1)
    elif seat >= t.people:  # the automa's wild token brings influence everywhere
        for other in range(figures.COMPANIES):
            shares.gain(s, seat, other, 1)
    else:
        shares.gain(s, seat, first, 1)
        s.phase = phases.INFLUENCE
        return
    settle(s, seat)


def spaces_met(s: Table, company: int, city: int, path: rows.Row) -> int:
    """On how many spaces of a track stand trains of this company."""
    net = s.net[company]
    met = 1 if bits.has(s.here[company], city) else 0
    for at in range(path.size):
        if sets.has(net, path.cells[at]):
            met += 1
    return met


def compensate(s: Table, company: int, spaces: int, seat: int) -> None:
    """A train for each space met, up to the pool's limit and the supply's end (M6). Where the automa builds, from
    tourist on, only while the pool holds fewer than two (M20)."""
    t = s.tables
    most = t.pool_most
    if t.frugal and seat >= t.people:
        most = figures.ENOUGH
        if s.telling and s.pool[company] >= most:
            telling.not_compensated(s, company, spaces)
    trains = min(min(spaces, most - s.pool[company]), s.supply[company])
    if trains > 0:
        s.pool[company] += trains
        s.supply[company] -= trains
        if s.telling:
            telling.compensated(s, company, trains)
        if s.supply[company] == 0:
            shares.exhaust(s, company)


def find_influence(s: Table) -> None:
    """What is legal for a wild token: any company but the one on it."""
    t = s.tables
    first = t.token_first[s.tokens[s.city]]
    for company in range(figures.COMPANIES):
        if company != first:
            moves.add(s, t.gain + company)


def gain_influence(s: Table, company: int) -> None:
    shares.gain(s, s.seat, company, 1)
    settle(s, s.seat)


def settle(s: Table, seat: int) -> None:
    """The token leaves a full city; then come the events of the variants (M10)."""
    if s.capacity[s.city] == 0:
        s.open &= ~bits.bit(s.city)
        if s.telling:
            telling.token_removed(s, s.city)
    if s.tables.ports > 0 and ports.event(s, seat):
        return
    finish(s, seat)


def finish(s: Table, seat: int) -> None:
    """The Golden Spike, and the end of the action."""
    if s.tables.golden_spike and spike.event(s, seat):
        s.phase = phases.OPERATOR
        return
    done(s)


def done(s: Table) -> None:
    company = s.company
    s.company = -1
    s.city = -1
    rows.clear(s.path)
    turns.end_action(s, company)
