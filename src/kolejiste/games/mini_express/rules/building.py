"""Building a track: "Stavba trati"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits

from ..components import COMPANIES
from ..events import Compensated, NotCompensated, TokenRemoved, TrackBuilt
from . import ports, shares, spike, turns
from .phases import INFLUENCE, OPERATOR, WAY

if TYPE_CHECKING:
    from ..state import MiniState

ENOUGH = 2  # trains in a pool with which an automa's track brings no compensation, from tourist on


def reachable(s: MiniState, company: int) -> int:
    """The cities a company can build into: a token, so capacity; none of its own trains; near enough for its pool."""
    trains = s.pool[company]
    if not trains:
        return 0
    land = s.game.land
    return (s.reach[company] >> land.city_count * (trains - 1)) & s.open & ~s.here[company]


def build(s: MiniState, move: int, chance: Chance) -> None:
    """Company and city are named; the way is asked where there are several shortest ones."""
    game = s.game
    s.company, s.city = divmod(move - game.numbering.build, game.land.city_count)
    _go_on(s)


def options(s: MiniState) -> list[int]:
    """The landscape over which the track may go on, ascending; nothing when the city is next. Where it begins is no
    choice of its own (M2)."""
    land, company, city = s.game.land, s.company, s.city
    found = list(land.onward[city][s.path[-1]]) if s.path else first_spaces(s, company, city)
    if s.used >= 0 and len(found) > 1:
        endangered = turns.at_risk(s)
        if endangered:
            found = [x for x in found if turns.may_finish(s, company, city, (*s.path, x), endangered)]
    return found


def first_spaces(s: MiniState, company: int, city: int) -> list[int]:
    """The landscape beside the company's network over which a shortest way into the city begins."""
    land = s.game.land
    trains = land.trains_needed(s.net[company], city)
    return bits(land.land_layer[city][trains - 1] & s.edge[company]) if trains > 1 else []


def _go_on(s: MiniState) -> None:
    """Lay what needs no decision, and stop where the way parts (M3)."""
    onward = s.game.land.onward[s.city]
    found: Sequence[int] = options(s)
    while found:
        if len(found) > 1:
            if s.used >= 0:
                found = options(s)
            if len(found) > 1:
                s.phase = WAY
                lay_of = s.game.numbering.lay_of
                s._legal = [lay_of[x] for x in found]
                return
        s.path += (found[0],)
        found = onward[found[0]]
    place(s, s.seat)


def legal_way(s: MiniState) -> list[int]:
    lay_of = s.game.numbering.lay_of
    return [lay_of[x] for x in options(s)]


def lay(s: MiniState, move: int, chance: Chance) -> None:
    numbering = s.game.numbering
    s.path += (numbering.spaces[move - numbering.lay],)
    _go_on(s)


def place(s: MiniState, seat: int) -> None:
    """The whole way is known: trains, compensation, track length and influence, in the rulebook's order."""
    game = s.game
    land, company, city = game.land, s.company, s.city
    target = land.city_space[city]
    within, beside = land.within, land.beside_mask
    track, reach, edge = 1 << target, within[target], beside[target]
    for x in s.path:
        track |= 1 << x
        reach |= within[x]
        edge |= beside[x]
    length = len(s.path)
    s.net[company] |= track
    s.reach[company] |= reach
    s.edge[company] |= edge
    s.here[company] |= 1 << city
    s.pool[company] -= length + 1
    s.capacity[city] -= 1
    grown = min(length, game.rules.length_most - s.length[company])
    s.length[company] += grown
    if s.journal is not None:
        spaces = (*(land.names[x] for x in s.path), land.cities[city])
        s.journal.append(Note(TrackBuilt(seat, game.companies[company], land.cities[city], spaces, grown)))
    for other in range(COMPANIES):
        if other != company:
            met = s.net[other] & track
            if met:
                _compensate(s, other, met.bit_count(), seat)
    token = s.tokens[city]
    first, second = game.token_first[token], game.token_second[token]
    if second >= 0:
        if first == second:
            shares.gain(s, seat, first, 2)
        else:
            shares.gain(s, seat, first, 1)
            shares.gain(s, seat, second, 1)
    elif seat >= game.people:  # the automa's wild token brings influence everywhere
        for other in range(COMPANIES):
            shares.gain(s, seat, other, 1)
    else:
        shares.gain(s, seat, first, 1)
        s.phase = INFLUENCE
        return
    settle(s, seat)


def _compensate(s: MiniState, company: int, spaces: int, seat: int) -> None:
    """A train for each space met, up to the pool's limit and the supply's end (M6). Where the automa builds, from
    tourist on, only while the pool holds fewer than two (M20)."""
    game = s.game
    most = game.rules.pool_most
    if game.frugal and seat >= game.people:
        most = ENOUGH
        if s.pool[company] >= most and s.journal is not None:
            s.journal.append(Note(NotCompensated(game.companies[company], spaces)))
    trains = min(spaces, most - s.pool[company], s.supply[company])
    if trains > 0:
        s.pool[company] += trains
        s.supply[company] -= trains
        if s.journal is not None:
            s.journal.append(Note(Compensated(game.companies[company], trains)))
        if not s.supply[company]:
            shares.exhaust(s, company)


def legal_influence(s: MiniState) -> list[int]:
    """Any company but the one on the token."""
    game = s.game
    first = game.token_first[s.tokens[s.city]]
    return [game.numbering.gain + company for company in range(COMPANIES) if company != first]


def gain_influence(s: MiniState, move: int, chance: Chance) -> None:
    shares.gain(s, s.seat, move - s.game.numbering.gain, 1)
    settle(s, s.seat)


def settle(s: MiniState, seat: int) -> None:
    """The token leaves a full city; then come the events of the variants (M10)."""
    if not s.capacity[s.city]:
        s.open &= ~(1 << s.city)
        if s.journal is not None:
            s.journal.append(Note(TokenRemoved(s.game.land.cities[s.city])))
    if s.game.land.ports and ports.event(s, seat):
        return
    finish(s, seat)


def finish(s: MiniState, seat: int) -> None:
    """The Golden Spike, and the end of the action."""
    if s.game.golden_spike and spike.event(s, seat):
        s.phase = OPERATOR
        return
    done(s)


def done(s: MiniState) -> None:
    company = s.company
    s.company = s.city = -1
    s.path = ()
    turns.end_action(s, company)
