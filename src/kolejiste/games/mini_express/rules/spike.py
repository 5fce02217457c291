"""The Golden Spike, the variant of the USA map: "Varianta hry Zlatý hřeb"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits

from ..components import COMPANIES, COMPLETE, EAST_RUNS, ON_MAP, VOID
from ..events import AutomaOperator, SpikeBegun, SpikeBonus, SpikeDone, SpikeStart, SpikeVoid
from ..geography import Geography
from . import building, shares, turns

if TYPE_CHECKING:
    from ..state import MiniState

# As in `state.py`: the tile on the map, one branch run, both, out of the game.


def event(s: MiniState, seat: int) -> bool:
    """After every track: the first into the eastern city opens the railway, the one that joins both branches completes
    it. True while a seat chooses the western operator."""
    game = s.game
    if s.spike == ON_MAP:
        if s.city == game.spike_west:
            s.spike = VOID
            if s.journal is not None:
                s.journal.append(Note(SpikeVoid()))
        elif s.city == game.spike_east:
            _begin(s)
    if s.spike != EAST_RUNS:
        return False
    found = candidates(s)
    if found is None:
        return False
    s.spike = COMPLETE
    if seat >= game.people and found:
        found = [automa_choice(s, found)]
    if len(found) > 1:
        # A second action of experienced players may not exhaust a company, so choices that would are left out.
        found = turns.harmless(s, found)
    if len(found) > 1:
        return True
    _complete(s, found[0] if found else -1)
    return False


def _begin(s: MiniState) -> None:
    """The builder runs the eastern branch; the other companies start from the western city as well, whatever it could
    hold (M15)."""
    game, land = s.game, s.game.land
    s.spike = EAST_RUNS
    if shares.from_supply(s, s.company):
        s.east = s.company
    if s.journal is not None:
        s.journal.append(Note(SpikeBegun(None if s.east < 0 else game.companies[s.east])))
    west = game.spike_west
    space = land.city_space[west]
    came = []
    for company in range(COMPANIES):
        if company != s.company and shares.from_supply(s, company):
            came.append(company)
            s.net[company] |= 1 << space
            s.reach[company] |= land.within[space]
            s.edge[company] |= land.beside_mask[space]
            s.here[company] |= 1 << west
            s.capacity[west] = max(0, s.capacity[west] - 1)
    s.open &= ~(1 << west)
    if s.journal is not None:
        s.journal.append(Note(SpikeStart(tuple(game.companies[company] for company in came))))


def candidates(s: MiniState) -> list[int] | None:
    """The companies that may run the western branch, if the track just built has joined the branches; else None.

    Tracks of different companies are joined where they share a space (M12). The branches met on those spaces of the new
    track that hold trains of the branch which the company had not been joined to; of its own two parts, where they now
    touch. The eastern company cannot run both branches.
    """
    game, land = s.game, s.game.land
    builder = s.company
    track = 1 << land.city_space[s.city]
    for x in s.path:
        track |= 1 << x
    east_city, west_city = 1 << land.city_space[game.spike_east], 1 << land.city_space[game.spike_west]
    alone = not any(s.net[company] & track for company in range(COMPANIES) if company != builder)
    if alone and s.city != game.spike_east and not s.here[builder] >> game.spike_west & 1:
        return None  # it shares no space, it reaches neither end, and the company has no second part to join
    others = [
        part for company in range(COMPANIES) if company != builder for part in parts(land, s.net[company], west_city)
    ]
    if not joined([*others, *parts(land, s.net[builder], west_city)], east_city) & west_city:
        return None
    own_parts = parts(land, s.net[builder] & ~track, west_city)
    before = [*others, *own_parts]
    east, west = joined(before, east_city), joined(before, west_city)
    # The branch that the company's track set out from; where it had been joined to neither, both are met anew.
    first = land.beside_mask[s.path[0] if s.path else land.city_space[s.city]]
    near = [part for part in own_parts if part & first]
    if any(part & east == part for part in near):
        far = west
    elif any(part & west == part for part in near):
        far = east
    else:
        far = east | west
    met = 0
    for x in bits(track):
        own = s.net[builder] & ~track & far & land.beside_mask[x]
        if far >> x & 1 or own:
            met |= 1 << x
    return [company for company in range(COMPANIES) if s.net[company] & met and company != s.east]


def parts(land: Geography, net: int, west_city: int) -> list[int]:
    """A company's network in connected parts: all of it, or what hangs on the western city and the rest."""
    if not net & west_city:
        return [net]
    west = connected(land, net, west_city)
    return [west, net & ~west] if net != west else [west]


def connected(land: Geography, net: int, seed: int) -> int:
    """The spaces of a network that hang together with these."""
    found = edge = seed
    while edge:
        reached = 0
        for x in bits(edge):
            reached |= land.beside_mask[x]
        edge = reached & net & ~found
        found |= edge
    return found


def joined(networks: list[int], seed: int) -> int:
    """All spaces joined to these: by a company's own track, and from company to company where they share a space."""
    spaces = 0
    for part in networks:
        if part & seed:
            spaces |= part
    grown = True
    while grown:
        grown = False
        for part in networks:
            if part & spaces and part & ~spaces:
                spaces |= part
                grown = True
    return spaces


def legal_operator(s: MiniState) -> list[int]:
    """What `event` found: the position has not changed since."""
    found = candidates(s) or []
    return [s.game.numbering.west + company for company in turns.harmless(s, found)]


def operate_west(s: MiniState, move: int, chance: Chance) -> None:
    _complete(s, move - s.game.numbering.west)
    building.done(s)


def _complete(s: MiniState, company: int) -> None:
    """The western operator puts a train on the tile, if it has one (M14); the operators' markers move at once (M13)."""
    game = s.game
    if company >= 0 and shares.from_supply(s, company):
        s.west = company
    if s.journal is not None:
        s.journal.append(Note(SpikeDone(None if s.west < 0 else game.companies[s.west])))
    for operator in (s.east, s.west):
        if operator >= 0:
            steps = min(game.spike_bonus, game.rules.length_most - s.length[operator])
            s.length[operator] += steps
            if s.journal is not None:
                s.journal.append(Note(SpikeBonus(game.companies[operator], steps)))


def automa_choice(s: MiniState, found: list[int]) -> int:
    """Most shares of its own, then fewest of the people's, then its company marker's company or the next one on."""
    game = s.game
    automa = COMPANIES * game.people

    def own(company: int) -> int:
        return s.shares[automa + company]

    def others(company: int) -> int:
        return sum(s.shares[COMPANIES * seat + company] for seat in range(game.people))

    reason = "only"
    if len(found) > 1:
        reason = "own"
        most = max(own(company) for company in found)
        found = [company for company in found if own(company) == most]
    if len(found) > 1:
        reason = "people"
        fewest = min(others(company) for company in found)
        found = [company for company in found if others(company) == fewest]
    if len(found) > 1:
        reason = "marker"
        found = [min(found, key=lambda company: (company - s.marker_company) % COMPANIES)]
    if s.journal is not None:
        s.journal.append(Note(AutomaOperator(game.companies[found[0]], reason)))
    return found[0]
