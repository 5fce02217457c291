"""The automa's turn: "Tah Mašinfíry". Every choice is told with its reason, so that it can be checked at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, moves, rows

from . import building, figures, shares, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def find_automa(s: Table) -> None:
    """What is legal: to carry its turn out."""
    moves.add(s, s.tables.automa)


def run(s: Table, chance: Chance) -> None:
    """Draw a token, move both markers, then act for the company; draw again while that company lets it do nothing."""
    s.reveals += 1
    if move_markers(s, draw(s, chance)):
        while must_draw(s):
            move_company(s, draw(s, chance))  # the city marker stays
        act(s, s.marker_company)


def draw(s: Table, chance: Chance) -> int:
    """A token with numbers; a refresh token puts everything back into the bag first."""
    token = luck.draw(chance, s.bag)
    while token == s.tables.automa_kinds:
        refresh(s)
        token = luck.draw(chance, s.bag)
    return token


def refresh(s: Table) -> None:
    """All tokens go back into the bag."""
    t = s.tables
    if s.telling:
        telling.automa_refreshes(s)
    s.bag.size = t.refresh
    s.bag.counts[t.automa_kinds] = t.refresh
    for token in range(t.automa_kinds):
        s.bag.counts[token] = t.automa_counts[token]
        s.bag.size += t.automa_counts[token]
    s.bag.epoch += 1
    s.bag.drawn = 0


def move_markers(s: Table, token: int) -> bool:
    """Whether the automa has still to act."""
    move_company(s, token)
    if move_city(s, s.tables.city_steps[token]) and s.tables.frugal:
        if s.telling:
            telling.automa_reaches_end(s)
        turns.end(s)
        return False
    return True


def move_company(s: Table, token: int) -> None:
    """The company marker goes on around the companies, as a token says."""
    if s.telling:
        telling.automa_draws(s, token)
    s.marker_company = (s.marker_company + s.tables.company_steps[token]) % figures.COMPANIES
    if s.telling:
        telling.automa_company(s, token)


def move_city(s: Table, steps: int) -> bool:
    """On through the cities with a token; the first step leads onto the map. When no token lies ahead, it goes to the
    last city, and there it stays (M16). True when it has just come to the last city."""
    last = s.tables.cities
    if s.marker_city == last:
        if s.telling:
            telling.automa_stays(s)
        return False
    begin, place = s.marker_city, s.marker_city
    for _ in range(steps):
        place += 1
        while place < last and not bits.has(s.open, place - 1):
            place += 1
        if place >= last:
            place = last
            break
    s.marker_city = place
    if s.telling:
        telling.automa_aims(s, begin)
    return place == last


def must_draw(s: Table) -> bool:
    """Whether the company lets it do nothing, but another one would let it act."""
    if can_act(s, s.marker_company):
        return False
    if s.telling:
        telling.automa_cannot(s, s.marker_company)
    for company in range(figures.COMPANIES):
        if can_act(s, company):
            return True
    return False


def can_act(s: Table, company: int) -> bool:
    if s.pool[company] < s.tables.share_below:
        return s.stock[company] > 0
    return building.reachable(s, company) != 0


def act(s: Table, company: int) -> None:
    """With few trains in the pool a share for nothing, else a track; nothing if no company can (M18)."""
    t, trains = s.tables, s.pool[company]
    if not can_act(s, company):
        turns.pass_turn(s)
        return
    if s.telling:
        telling.automa_acts(s, company)
    if trains < t.share_below:
        # From tourist on the pool is filled up to three only, not by three.
        fill_to = t.refill if t.frugal else min(trains + t.refill, t.pool_most)
        shares.receive(s, s.seat, company, 0, fill_to)
        if t.brutal:
            shares.gain(s, s.seat, company, 1)
        turns.end_action(s, company)
        return
    s.company = company
    s.city = choose_city(s, company)
    choose_way(s)
    building.place(s, s.seat)


def choose_city(s: Table, company: int) -> int:
    """Nearest to the city marker (M22), then by the shortest track, then with most companies, then higher number."""
    t = s.tables
    cities = building.reachable(s, company)
    best, chosen = -1, -1
    while cities:
        city = bits.lowest(cities)
        cities &= cities - 1
        far = t.distance[s.marker_city - 1][t.city_space[city]]
        trains = building.trains_needed(s, company, city)
        there = t.capacity[city] - s.capacity[city]
        cost = (far * 16 + trains) * 8 - there
        if chosen < 0 or cost <= best:
            best = cost
            chosen = city
    if s.telling:
        telling.automa_city(s, company, chosen)
    return chosen


def choose_way(s: Table) -> None:
    """From the space of the network furthest east, then north; from there by the clockwise rule: the shortest way that
    keeps to the left hand all along (M21)."""
    t = s.tables
    trains = building.trains_needed(s, s.company, s.city)
    start = -1
    for word in range(t.width):
        net = s.net[s.company][word]
        while net and start < 0:
            x = 64 * word + bits.lowest(net)
            net &= net - 1
            if t.distance[s.city][x] == trains:
                start = x
    rows.clear(s.path)
    x, direction = start, t.first_step[s.city][start]
    while direction >= 0:
        x = t.beside[x][direction]
        rows.push(s.path, x)
        direction = leftmost(s, x, direction)
    if s.telling:
        telling.automa_way(s, start, trains)


def leftmost(s: Table, x: int, heading: int) -> int:
    """Of the directions in which a shortest way goes on from a space, that furthest to the left of the heading; below
    zero where the city is next."""
    t = s.tables
    onward = t.onward[s.city][x]
    best, chosen = -figures.DIRECTIONS, -1
    while onward:
        direction = bits.lowest(onward)
        onward &= onward - 1
        # From two sixths of a turn to the right to three, which is straight back.
        left = (t.clock[heading] - t.clock[direction] + 2) % figures.DIRECTIONS - 2
        if left > best:
            best = left
            chosen = direction
    return chosen
