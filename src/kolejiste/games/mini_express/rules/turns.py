"""The course of turns, rounds and the end: "Průběh hry", "Konec hry", "Hra pro 2 zkušené hráče"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows

from . import building, figures, phases, ports, shares, spike, telling

if TYPE_CHECKING:
    from ..fields import Table


def find_actions(s: Table) -> None:
    """Every share that can be paid for and every city that a company can reach; nothing else, unless there is none."""
    if s.used >= 0:
        find_second_actions(s)
    else:
        influence = s.influence[s.seat]
        for company in range(figures.COMPANIES):
            if s.stock[company] > 0 and influence[company] >= s.pool[company]:
                moves.add(s, s.tables.take + company)
        for company in range(figures.COMPANIES):
            add_cities(s, company, building.reachable(s, company))
    if moves.count(s) == 0:
        moves.add(s, s.tables.pass_)


def add_cities(s: Table, company: int, cities: int) -> None:
    """The moves that build for a company into these cities."""
    first = s.tables.build + company * s.tables.cities
    while cities:
        moves.add(s, first + bits.lowest(cities))
        cities &= cities - 1


def find_second_actions(s: Table) -> None:
    """Another company than in the first, and nothing that would end the game (M23)."""
    influence = s.influence[s.seat]
    for company in range(figures.COMPANIES):
        payable = company != s.used and s.stock[company] > 0 and influence[company] >= s.pool[company]
        if payable and not shares.would_exhaust(s, company):
            moves.add(s, s.tables.take + company)
    endangered = at_risk(s)
    for company in range(figures.COMPANIES):
        if company != s.used:
            cities = building.reachable(s, company)
            if endangered:
                cities = finishable(s, company, cities, endangered)
            add_cities(s, company, cities)


def at_risk(s: Table) -> int:
    """The companies whose supply a track could empty: compensation fills a pool at most, events take a train or two."""
    full = s.tables.pool_most
    if s.tables.golden_spike:
        full += 2
    elif s.tables.ports > 0:
        full += 1
    endangered = 0
    for company in range(figures.COMPANIES):
        if s.supply[company] + s.pool[company] <= full:
            endangered |= 1 << company
    return endangered


def finishable(s: Table, company: int, cities: int, endangered: int) -> int:
    """Of these cities, those into which a company can build without exhausting one."""
    found = cities
    while cities:
        city = bits.lowest(cities)
        cities &= cities - 1
        rows.clear(s.trial)
        if not may_finish(s, company, city, endangered):
            found &= ~bits.bit(city)
    return found


def keep_harmless_ways(s: Table) -> None:
    """Of the spaces over which the track of a second action may go on, keep those that exhaust no company."""
    endangered = at_risk(s)
    if not endangered:
        return
    kept = 0
    for place in range(s.ways.size):
        rows.clear(s.trial)
        for at in range(s.path.size):
            rows.push(s.trial, s.path.cells[at])
        rows.push(s.trial, s.ways.cells[place])
        if may_finish(s, s.company, s.city, endangered):
            s.ways.cells[kept] = s.ways.cells[place]
            kept += 1
    s.ways.size = kept


def may_finish(s: Table, company: int, city: int, endangered: int) -> bool:
    """Whether a track that begins like `trial` can be finished without exhausting a company: every way on is tried."""
    t = s.tables
    if s.trial.size > 0:
        x = s.trial.cells[s.trial.size - 1]
        onward = t.onward[city][x]
        if onward == 0:
            return is_harmless(s, company, city, endangered)
        while onward:
            if may_go_over(s, t.beside[x][bits.lowest(onward)], company, city, endangered):
                return True
            onward &= onward - 1
        return False
    trains = building.trains_needed(s, company, city)
    if trains == 1:
        return is_harmless(s, company, city, endangered)
    fringe, edge = t.fringe[city][trains - 1], s.edge[company]
    for word in range(t.width):
        found = fringe[word] & edge[word]
        while found:
            if may_go_over(s, 64 * word + bits.lowest(found), company, city, endangered):
                return True
            found &= found - 1
    return False


def may_go_over(s: Table, space: int, company: int, city: int, endangered: int) -> bool:
    """The same, with this space next."""
    rows.push(s.trial, space)
    may = may_finish(s, company, city, endangered)
    rows.pop(s.trial)
    return may


def is_harmless(s: Table, company: int, city: int, endangered: int) -> bool:
    """Whether the track over `trial` leaves a train in every supply, after compensation and the variants' events."""
    t = s.tables
    wild = t.ports > 0 and ports.comes(s, city, s.capacity[city])
    begins = t.golden_spike and s.spike == figures.ON_MAP and city == t.spike_east
    for other in range(figures.COMPANIES):
        if bits.has(endangered, other):
            left = s.supply[other]
            if other != company:
                met = building.spaces_met(s, other, city, s.trial)
                left -= min(met, t.pool_most - s.pool[other])
            if wild and t.token_first[s.tokens[city]] == other:
                left -= 1
            if begins:
                left -= 1
            if left <= 0:
                return False
            s.left_over[other] = left
        else:
            s.left_over[other] = 2  # enough in any case
    if t.golden_spike and (begins or s.spike == figures.EAST_RUNS):
        operators = spike.joining(s, company, city, s.trial)
        if operators > 0:
            for other in range(figures.COMPANIES):
                if bits.has(operators, other) and s.left_over[other] > 1:
                    return True
            return False
    return True


def harmless(s: Table, companies: int) -> int:
    """Of the companies for the western branch, those that a second action may choose."""
    if s.used < 0:
        return companies
    for company in range(figures.COMPANIES):
        if s.supply[company] <= 1:
            companies &= ~(1 << company)
    return companies


def begin_turn(s: Table, seat: int) -> None:
    s.turn = seat
    s.seat = seat
    s.used = -1
    s.left = 1 if s.tables.experts else 0
    s.phase = phases.ACT if seat < s.tables.people else phases.AUTOMA


def end_action(s: Table, company: int) -> None:
    """Whoever has a second action goes on; else the turn is over."""
    s.idle = 0
    if s.tables.experts:
        if s.out:  # one exhausted company ends this game at once; the action is finished first (M24)
            end(s)
            return
        if s.left > 0:
            s.left -= 1
            s.used = company
            s.phase = phases.ACT
            return
    end_turn(s)


def pass_turn(s: Table) -> None:
    """Nothing can be done. When that goes once around the table, nothing will ever change, and the game ends (M8)."""
    if s.telling:
        telling.passed(s, s.seat)
    if s.used < 0:
        s.idle += 1
    end_turn(s)


def end_turn(s: Table) -> None:
    """Enough exhausted companies make the round the last one (M7)."""
    t = s.tables
    if s.idle >= t.players:
        if s.telling:
            telling.everybody_passed(s)
        end(s)
        return
    if not s.ending and not t.experts and bits.count(s.out) >= t.exhausted_ends:
        s.ending = True
        if s.telling and s.turn + 1 < t.players:
            telling.last_round(s)
    following = s.turn + 1
    if following < t.players:
        begin_turn(s, following)
    elif s.ending:
        end(s)
    else:
        begin_turn(s, 0)


def end(s: Table) -> None:
    s.over = True
    s.phase = phases.OVER
    s.used = -1
    s.left = 0
    s.seat = s.turn
    if s.telling:
        telling.game_ended(s)
