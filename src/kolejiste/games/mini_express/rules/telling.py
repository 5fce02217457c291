"""What the rules tell whoever listens: one function for each thing that happens. They are called only while somebody
does, and are the one place of the rules where names and events are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Event
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits

from .. import events
from . import building

if TYPE_CHECKING:
    from ..fields import Table


def _tell(s: Table, event: Event) -> None:
    assert s.journal is not None
    s.journal.append(Note(event))


def _path(s: Table) -> list[int]:
    return list(s.path)


def _network(s: Table, company: int) -> list[int]:
    return bits(sets.joined(s.net[company]))


# --- set-up -----------------------------------------------------------------------------------------------------------


def share_drafted(s: Table, seat: int, company: int, count: int) -> None:
    _tell(s, events.ShareDrafted(seat, s.game.companies[company], count))


def shares_unclaimed(s: Table, company: int, steps: int) -> None:
    _tell(s, events.SharesUnclaimed(s.game.companies[company], s.aside[company], steps))


# --- shares and tracks ------------------------------------------------------------------------------------------------


def share_taken(s: Table, seat: int, company: int, cost: int, trains: int) -> None:
    _tell(s, events.ShareTaken(seat, s.game.companies[company], cost, trains))


def last_share_taken(s: Table, company: int) -> None:
    _tell(s, events.LastShareTaken(s.game.companies[company]))


def supply_empty(s: Table, company: int) -> None:
    _tell(s, events.SupplyEmpty(s.game.companies[company], s.stock[company]))


def influence_gained(s: Table, seat: int, company: int, influence: int) -> None:
    _tell(s, events.InfluenceGained(seat, s.game.companies[company], influence))


def track_built(s: Table, seat: int, company: int, city: int, grown: int) -> None:
    land = s.game.land
    spaces = (*(land.names[x] for x in _path(s)), land.cities[city])
    _tell(s, events.TrackBuilt(seat, s.game.companies[company], land.cities[city], spaces, grown))


def compensated(s: Table, company: int, trains: int) -> None:
    _tell(s, events.Compensated(s.game.companies[company], trains))


def not_compensated(s: Table, company: int, spaces: int) -> None:
    _tell(s, events.NotCompensated(s.game.companies[company], spaces))


def token_removed(s: Table, city: int) -> None:
    _tell(s, events.TokenRemoved(s.game.land.cities[city]))


# --- turns ------------------------------------------------------------------------------------------------------------


def passed(s: Table, seat: int) -> None:
    _tell(s, events.Passed(seat))


def everybody_passed(s: Table) -> None:
    _tell(s, events.EverybodyPassed())


def last_round(s: Table) -> None:
    _tell(s, events.LastRound())


def game_ended(s: Table) -> None:
    _tell(s, events.GameEnded())


# --- Golden Spike -----------------------------------------------------------------------------------------------------


def spike_void(s: Table) -> None:
    _tell(s, events.SpikeVoid())


def spike_begun(s: Table) -> None:
    _tell(s, events.SpikeBegun(_company_or_none(s, s.east)))


def spike_start(s: Table, came: int) -> None:
    _tell(s, events.SpikeStart(tuple(s.game.companies[company] for company in bits(came))))


def spike_done(s: Table) -> None:
    _tell(s, events.SpikeDone(_company_or_none(s, s.west)))


def spike_bonus(s: Table, operator: int, steps: int) -> None:
    _tell(s, events.SpikeBonus(s.game.companies[operator], steps))


def _company_or_none(s: Table, company: int) -> str | None:
    return None if company < 0 else s.game.companies[company]


# --- Ports ------------------------------------------------------------------------------------------------------------


def port_opened(s: Table, seat: int, company: int, port: int) -> None:
    _tell(s, events.PortOpened(seat, s.game.companies[company], s.game.land.ports[port]))


def port_skipped(s: Table, company: int) -> None:
    _tell(s, events.PortSkipped(s.game.companies[company]))


# --- the automa's reasons ---------------------------------------------------------------------------------------------


def automa_draws(s: Table, token: int) -> None:
    _tell(s, events.AutomaDraws(*s.game.automa_tokens[token]))


def automa_refreshes(s: Table) -> None:
    _tell(s, events.AutomaRefreshes())


def automa_company(s: Table, token: int) -> None:
    _tell(s, events.AutomaCompany(s.game.automa_tokens[token][0], s.game.companies[s.marker_company]))


def automa_aims(s: Table, begin: int) -> None:
    """The city marker has moved on from this city's number; those on the way without a token were skipped."""
    cities = s.game.land.cities
    skipped = tuple(cities[city] for city in range(begin, s.marker_city - 1) if not s.open >> city & 1)
    _tell(s, events.AutomaAims(cities[s.marker_city - 1], skipped))


def automa_stays(s: Table) -> None:
    _tell(s, events.AutomaStays(s.game.land.cities[s.marker_city - 1]))


def automa_reaches_end(s: Table) -> None:
    _tell(s, events.AutomaReachesEnd(s.game.land.cities[s.marker_city - 1]))


def automa_acts(s: Table, company: int) -> None:
    """It takes a share, or builds."""
    name, trains = s.game.companies[company], s.pool[company]
    few = trains < s.game.share_below
    _tell(s, events.AutomaTakesShare(name, trains) if few else events.AutomaBuilds(name, trains))


def automa_cannot(s: Table, company: int) -> None:
    """It would do this, but there is nothing to do it with."""
    automa_acts(s, company)
    name, few = s.game.companies[company], s.pool[company] < s.game.share_below
    _tell(s, events.AutomaNoShare(name) if few else events.AutomaNoCity(name))


def automa_city(s: Table, company: int, chosen: int) -> None:
    """Every city in reach, the best first, and what decided."""
    game, land = s.game, s.game.land
    near = land.distance[s.marker_city - 1]
    found = []
    for city in bits(building.reachable(s, company)):
        there = game.capacity[city] - s.capacity[city]
        found.append((near[land.city_space[city]], building.trains_needed(s, company, city), -there, -city))
    found.sort()
    for far, trains, there, number in found:
        _tell(s, events.CandidateCity(land.cities[-number], 1 - number, far, trains, -there))
    equal = [sum(other[:places] == found[0][:places] for other in found) for places in (1, 2, 3)]
    reasons = ("nearest", "shortest", "companies", "number")
    reason = "only" if len(found) == 1 else reasons[next((i for i, n in enumerate(equal) if n == 1), 3)]
    _tell(s, events.AutomaCity(land.cities[chosen], reason))


def automa_way(s: Table, start: int, trains: int) -> None:
    """Where the track begins and how it runs, and by which rule."""
    land, path = s.game.land, _path(s)
    if any(len(land.onward[s.city][x]) > 1 for x in (start, *path)):
        reason = "clockwise"
    else:
        starts = sum(land.distance[s.city][x] == trains for x in _network(s, s.company))
        reason = "start" if starts > 1 else "only"
    _tell(s, events.AutomaWay(land.names[start], tuple(land.names[x] for x in path), reason))


def automa_operator(s: Table, chosen: int, found: int) -> None:
    """Which company runs the western branch: by most shares of its own, fewest of the people's, or the marker."""
    people = s.game.people
    companies = bits(found)
    own = {company: s.shares[people][company] for company in companies}
    others = {company: sum(s.shares[seat][company] for seat in range(people)) for company in companies}
    reason = "only"
    if len(companies) > 1:
        first = [company for company in companies if own[company] == own[chosen]]
        least = [company for company in first if others[company] == others[chosen]]
        reason = "own" if len(first) == 1 else "people" if len(least) == 1 else "marker"
    _tell(s, events.AutomaOperator(s.game.companies[chosen], reason))


def automa_port(s: Table, port: int, distance: int, equal: int) -> None:
    reason = "nearest" if equal == 1 else "number"
    _tell(s, events.AutomaPort(s.game.land.ports[port], distance, reason))
