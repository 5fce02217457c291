"""The automa's turn: "Tah Mašinfíry". Every choice is told with its reason, so that it can be checked at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits

from ..components import COMPANIES
from ..events import (
    AutomaAims,
    AutomaBuilds,
    AutomaCity,
    AutomaCompany,
    AutomaDraws,
    AutomaNoCity,
    AutomaNoShare,
    AutomaReachesEnd,
    AutomaRefreshes,
    AutomaStays,
    AutomaTakesShare,
    AutomaWay,
    CandidateCity,
)
from . import building, shares, turns

if TYPE_CHECKING:
    from ..state import MiniState


def legal_automa(s: MiniState) -> list[int]:
    return [s.game.numbering.automa]


def run(s: MiniState, move: int, chance: Chance) -> None:
    """Draw a token, move both markers, then act for the company; draw again while that company lets it do nothing."""
    s.reveals += 1
    company_steps, city_steps = draw(s, chance)
    _move_company(s, company_steps)
    if _move_city(s, city_steps) and s.game.frugal:
        if s.journal is not None:
            s.journal.append(Note(AutomaReachesEnd(s.game.land.cities[s.marker_city - 1])))
        turns.end(s)
        return
    able = [can_act(s, company) for company in range(COMPANIES)]
    while not able[s.marker_company]:
        _tell_why_not(s, s.marker_company)
        if not any(able):  # M18
            turns.pass_turn(s, move, chance)
            return
        company_steps, _ = draw(s, chance)  # the city marker stays
        _move_company(s, company_steps)
    act(s, s.marker_company)


def draw(s: MiniState, chance: Chance) -> tuple[int, int]:
    """A token with numbers; a refresh token puts everything back into the bag first."""
    game = s.game
    token = chance.draw(s.bag)
    while token == len(game.automa_tokens):
        if s.journal is not None:
            s.journal.append(Note(AutomaRefreshes()))
        s.bag.reshuffle([*game.automa_counts, game.refresh])
        token = chance.draw(s.bag)
    company_steps, city_steps = game.automa_tokens[token]
    if s.journal is not None:
        s.journal.append(Note(AutomaDraws(company_steps, city_steps)))
    return company_steps, city_steps


def _move_company(s: MiniState, steps: int) -> None:
    s.marker_company = (s.marker_company + steps) % COMPANIES
    if s.journal is not None:
        s.journal.append(Note(AutomaCompany(steps, s.game.companies[s.marker_company])))


def _move_city(s: MiniState, steps: int) -> bool:
    """On through the cities with a token; the first step leads onto the map. When no token lies ahead, it goes to the
    last city, and there it stays (M16). True when it has just come to the last city."""
    land = s.game.land
    last = land.city_count
    if s.marker_city == last:
        if s.journal is not None:
            s.journal.append(Note(AutomaStays(land.cities[last - 1])))
        return False
    skipped = []
    place = s.marker_city
    for _ in range(steps):
        place += 1
        while place < last and not s.open >> (place - 1) & 1:
            skipped.append(land.cities[place - 1])
            place += 1
        if place >= last:
            place = last
            break
    s.marker_city = place
    if s.journal is not None:
        s.journal.append(Note(AutomaAims(land.cities[place - 1], tuple(skipped))))
    return place == last


def can_act(s: MiniState, company: int) -> bool:
    if s.pool[company] < s.game.share_below:
        return s.stock[company] > 0
    return building.reachable(s, company) > 0


def _tell_why_not(s: MiniState, company: int) -> None:
    if s.journal is None:
        return
    name, trains = s.game.companies[company], s.pool[company]
    if trains < s.game.share_below:
        s.journal.append(Note(AutomaTakesShare(name, trains)))
        s.journal.append(Note(AutomaNoShare(name)))
    else:
        s.journal.append(Note(AutomaBuilds(name, trains)))
        s.journal.append(Note(AutomaNoCity(name)))


def act(s: MiniState, company: int) -> None:
    """With few trains in the pool a share for nothing, else a track."""
    game = s.game
    trains = s.pool[company]
    if trains < game.share_below:
        if s.journal is not None:
            s.journal.append(Note(AutomaTakesShare(game.companies[company], trains)))
        # From tourist on the pool is filled up to three only, not by three.
        fill_to = game.rules.refill if game.frugal else min(trains + game.rules.refill, game.rules.pool_most)
        shares.receive(s, s.seat, company, 0, fill_to)
        if game.brutal:
            shares.gain(s, s.seat, company, 1)
        turns.end_action(s, company)
        return
    if s.journal is not None:
        s.journal.append(Note(AutomaBuilds(game.companies[company], trains)))
    s.company = company
    s.city = choose_city(s, company)
    s.path = choose_way(s, company, s.city)
    building.place(s, s.seat)


def choose_city(s: MiniState, company: int) -> int:
    """Nearest to the city marker (M22), then by the shortest track, then with most companies, then higher number."""
    land = s.game.land
    near = land.distance[s.marker_city - 1]
    found = []
    for city in bits(building.reachable(s, company)):
        there = s.game.capacity[city] - s.capacity[city]
        trains = land.trains_needed(s.net[company], city)
        found.append((near[land.city_space[city]], trains, -there, -city))
    found.sort()
    best = found[0]
    city = -best[3]
    if s.journal is not None:
        for far, trains, there, number in found:
            s.journal.append(Note(CandidateCity(land.cities[-number], 1 - number, far, trains, -there)))
        equal = [sum(other[:places] == best[:places] for other in found) for places in (1, 2, 3)]
        reasons = ("nearest", "shortest", "companies", "number")
        reason = "only" if len(found) == 1 else reasons[next((i for i, n in enumerate(equal) if n == 1), 3)]
        s.journal.append(Note(AutomaCity(land.cities[city], reason)))
    return city


def choose_way(s: MiniState, company: int, city: int) -> tuple[int, ...]:
    """From the space of the network furthest east, then north; from there by the clockwise rule."""
    land = s.game.land
    trains = land.trains_needed(s.net[company], city)
    starts = s.net[company] & land.layer[city][trains]
    start = (starts & -starts).bit_length() - 1
    route = land.clockwise_route(start, city)
    if s.journal is not None:
        if any(len(land.onward[city][x]) > 1 for x in (start, *route)):
            reason = "clockwise"
        else:
            reason = "start" if starts.bit_count() > 1 else "only"
        s.journal.append(Note(AutomaWay(land.names[start], tuple(land.names[x] for x in route), reason)))
    return route
