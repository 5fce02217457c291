"""The way back from a snapshot to a state; what a person can get wrong is refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core import positions, sets
from kolejiste.core.positions import within
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import begun

from . import drafting
from .errors import BadSnapshot
from .rules import building, spike
from .rules.figures import COMPANIES, COMPLETE, EAST_RUNS, ON_MAP, VOID
from .rules.phases import ACT, AUTOMA, DRAFT, DRAFT_BOTH, DRAFT_TWO, INFLUENCE, OPERATOR, PORT, WAY
from .snapshot import Position, WrittenCompany

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState

BUILDING = (WAY, INFLUENCE, OPERATOR, PORT)  # a track is being built
DRAFTING = (DRAFT, DRAFT_TWO, DRAFT_BOTH)


def read(game: MiniGame, snapshot: Mapping[str, Any]) -> MiniState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    position = positions.read_form(snapshot, Position)
    table: Any = position.table
    _check_parts(game, table)
    s = _state(game, position)
    _check_draft(s)
    _check_tokens(s, table)
    _check_ports(s)
    for company in range(COMPANIES):
        _check_company(s, company)
    _check_shares(s)
    positions.require_components(s)
    if game.golden_spike and not _spike_fits(s):
        raise BadSnapshot("snapshot-spike")
    if s.seat != s.turn:
        raise BadSnapshot("snapshot-value", place="seat", value=s.seat)
    if not _fits_phase(s):
        raise positions.pending(position.phase)
    positions.require_moves(s, position.phase)
    return s


def _state(game: MiniGame, position: Position) -> MiniState:
    chosen = ", ".join(f"{name}={value}" for name, value in game.options.items())
    table: Any = position.table
    s = begun(game, position, len(table.seats), chosen, fits=position.options in (None, game.options))
    game.written.lay(s, table)
    for company, name in enumerate(game.companies):
        _complete(s, company, table.companies.get(name) or WrittenCompany())
    s.bag.epoch = position.shuffles
    return s


def _complete(s: MiniState, company: int, part: Any) -> None:
    """What a company's part may leave out: the trains that are nowhere else, and its length."""
    game, place = s.game, f"table.companies.{s.game.companies[company]}"
    if part.supply is msgspec.UNSET:
        on_tile = (s.east == company) + (s.west == company)
        left = game.rules.trains - len(s.network_of(company)) - s.pool[company] - on_tile
        s.supply[company] = within(f"{place}.supply", left, game.rules.trains)
    length = _length(s, company)
    if part.length not in (msgspec.UNSET, length):
        raise BadSnapshot("snapshot-value", place=f"{place}.length", value=part.length)
    s.length[company] = length


def _length(s: MiniState, company: int) -> int:
    """Landscape with the company's trains, what unclaimed shares gave, and the Golden Spike."""
    game, land = s.game, s.game.land
    length = sum(land.is_land[x] for x in s.network_of(company))
    if s.picks.size == 2 * game.people and not game.automas and not game.experts:
        length += (game.setup.aside - list(s.picks).count(company)) * game.setup.bonus
    if s.spike == COMPLETE and s.phase != OPERATOR:
        length += game.spike_bonus * ((s.east == company) + (s.west == company))
    return min(length, game.rules.length_most)


# --- is it possible? ------------------------------------------------------------------------------------------------


def _check_parts(game: MiniGame, table: Any) -> None:
    """Parts that this game does not have must be missing."""
    for name, part, wanted in (
        ("table.spike", table.spike, game.golden_spike),
        ("table.automa", table.automa, bool(game.automas)),
    ):
        if (part is not None) != wanted:
            raise BadSnapshot("snapshot-part", place=name, wanted=int(wanted))


def _check_draft(s: MiniState) -> None:
    """The companies picked, one after another; before the draft is over nobody does anything else."""
    game, picks, number = s.game, list(s.picks), s.picks.size
    full = COMPANIES if game.experts else 2 * game.people
    phase, seat = DRAFT, 0
    if game.experts:
        possible = len(set(picks)) == number
        phase, seat = (DRAFT_BOTH if number % 2 else DRAFT_TWO), number // 2
    else:
        possible = number <= full and _pickable(game, picks)
        seat = drafting.picker(game.people, number) if number < full else 0
    if not possible or (s.phase in DRAFTING) != (number < full):
        raise BadSnapshot("snapshot-value", place="table.picks", value=number)
    if s.phase in DRAFTING and (s.phase, s.turn) != (phase, seat):
        raise BadSnapshot("snapshot-value", place="turn", value=s.turn)


def _pickable(game: MiniGame, picks: list[int]) -> bool:
    """Whether each of these could be picked after those before it."""
    made = 0
    for place, company in enumerate(picks):
        if not drafting.may_pick(game.people, game.setup.aside, made, place, company):
            return False
        made = drafting.packed(made, place, company)
    return True


def _drafted(s: MiniState, company: int) -> int:
    """Starting shares of a company that people have picked."""
    picked = list(s.picks).count(company)
    return min(1, picked) * 2 if s.game.experts else picked  # both of one seat, or one of each


def _check_tokens(s: MiniState, table: Any) -> None:
    """Every city has its token, on the map as long as a company may come."""
    game, land = s.game, s.game.land
    both, tokens = set(table.tokens) & set(table.removed), list(s.tokens)
    if both or -1 in tokens:
        raise BadSnapshot("snapshot-token", city=min(both) if both else land.cities[tokens.index(-1)])
    for kind, name in enumerate(game.token_names):
        if tokens.count(kind) > game.demand_counts[kind]:
            raise BadSnapshot("snapshot-tokens", token=name, count=tokens.count(kind))
    for city, name in enumerate(land.cities):
        event = game.golden_spike and city == game.spike_west and s.spike in (EAST_RUNS, COMPLETE)
        if not event and len(s.present(city)) > game.capacity[city]:
            raise BadSnapshot("snapshot-city", city=name)
        waiting = city == s.city and s.phase == INFLUENCE  # a full city's token goes after the influence
        full = event or (not s.capacity[city] and not waiting)
        if full == bool(s.open >> city & 1):
            raise BadSnapshot("snapshot-token", city=name)


def _check_ports(s: MiniState) -> None:
    for port, space in enumerate(s.game.land.port_space):
        there = [company for company in range(COMPANIES) if sets.has(s.net[company], space)]
        if there != ([s.ports[port]] if s.ports[port] >= 0 else []):
            raise BadSnapshot("snapshot-port", port=s.game.land.ports[port])


def _check_company(s: MiniState, company: int) -> None:
    """Its trains, and a network that hangs together and ends in cities."""
    game, land = s.game, s.game.land
    name = game.companies[company]
    place = f"table.companies.{name}"
    within(f"{place}.supply", s.supply[company], game.rules.trains)
    within(f"{place}.pool", s.pool[company], game.rules.pool_most)
    within(f"{place}.stock", s.stock[company], game.setup.pool if s.supply[company] else 0)
    starts = {x for number, x in enumerate(land.start_space) if number != company}
    roots = {land.start_space[company]}  # where it may have begun: also in a port, and where an event put it
    roots |= {space for port, space in enumerate(land.port_space) if s.ports[port] == company}
    if game.golden_spike and s.spike in (EAST_RUNS, COMPLETE) and company != s.east:
        roots.add(land.city_space[game.spike_west])
    net = set(s.network_of(company))
    loose = any(land.is_land[x] and len(net.intersection(land.beside[x])) < 2 for x in net)
    apart = net - land.hanging_together(net, roots)
    if loose or apart or net & starts:
        raise BadSnapshot("snapshot-network", company=name)


def _check_shares(s: MiniState) -> None:
    """What lies before the seats comes from the draft and from the pools. An exhausted company's shares are gone."""
    game, drafting_now = s.game, s.phase in DRAFTING
    gifts, any_gone = 0, False
    for company, name in enumerate(game.companies):
        place, drafted = f"table.companies.{name}", _drafted(s, company)
        if s.aside[company] != (game.setup.aside - drafted if drafting_now else 0):
            raise BadSnapshot("snapshot-value", place=f"{place}.aside", value=s.aside[company])
        gone = not s.supply[company] and not s.stock[company]
        any_gone |= gone
        gift = (
            sum(s.shares[seat][company] for seat in range(game.players))
            - drafted
            - (game.setup.pool - s.stock[company])
        )
        wanted = game.setup.aside - drafted if game.people == 2 and game.automas and not drafting_now else 0
        if game.people == 1:  # the automa's first ones are of two companies, whichever
            wanted = max(0, gift)
            gifts += wanted
        if gift > wanted or (gift < wanted and not gone):
            raise BadSnapshot("snapshot-value", place=f"{place}.stock", value=s.stock[company])
    most = 0 if game.people > 1 or drafting_now else 4 if game.hard else 2
    if game.people == 1 and (gifts > most or (gifts < most and not any_gone)):
        raise BadSnapshot("snapshot-value", place="table.seats[1].shares", value=gifts)


def _spike_fits(s: MiniState) -> bool:
    """The Golden Spike's tile lies on the map until one of its cities is reached; the branches have companies of
    theirs. The very track that reaches a city is settled after its influence."""
    game = s.game
    east, west = s.present(game.spike_east), s.present(game.spike_west)
    if s.spike == ON_MAP:
        reaching = s.phase in (INFLUENCE, PORT) and s.city in (game.spike_east, game.spike_west)
        return [*east, *west] == ([s.company] if reaching else []) and s.east < 0 and s.west < 0
    if s.spike == VOID:
        return bool(west) and s.east < 0 and s.west < 0
    return (
        bool(east)
        and (s.east < 0 or (s.east in east and s.east not in west and s.east != s.west))
        and (s.west < 0 or s.spike == COMPLETE)
    )


def _fits_phase(s: MiniState) -> bool:
    """Whether what the phase decides about is there and can be carried to an end; and nothing of another."""
    game = s.game
    experts = game.experts and s.phase not in DRAFTING and not s.over
    return (
        (s.turn >= game.people) == (s.phase == AUTOMA or (s.over and s.turn >= game.people))
        and (s.company >= 0) == (s.phase in BUILDING)
        and (s.phase != WAY or _way_fits(s))
        and (s.phase not in BUILDING or s.phase == WAY or _track_fits(s))
        and s.left <= experts
        and (s.used < 0 or (experts and not s.left and s.used != s.company))
        and (s.over or s.idle < game.players)
        and (not game.automas or _bag_fits(s))
        and (s.phase not in (ACT, WAY) or not (game.experts and s.out))
        and (s.over or not (game.frugal and s.marker_city == game.land.city_count))  # there the game ends
    )


def _bag_fits(s: MiniState) -> bool:
    """No token too many, and those for a new filling are in the bag from the first turn on."""
    *counts, refresh = list(s.bag.counts)[: len(s.game.automa_faces)]
    fits = all(count <= most for count, most in zip(counts, s.game.automa_counts, strict=True))
    return fits and refresh == (0 if s.phase in DRAFTING else s.game.refresh)


def _way_fits(s: MiniState) -> bool:
    """The spaces laid so far are the beginning of a shortest way, and the next one is a choice."""
    if not building.reachable(s, s.company) >> s.city & 1:
        return False
    path = list(s.path)
    for place, x in enumerate(path):
        s.path = Row(path[:place])
        if x not in s.ways_on():
            raise BadSnapshot("snapshot-way", space=s.game.land.names[x])
    s.path = Row(path)
    return len(s.ways_on()) > 1


def _track_fits(s: MiniState) -> bool:
    """The track stands already, and a choice that it brought is open."""
    game, land = s.game, s.game.land
    spaces = (*s.path, land.city_space[s.city])
    wild = game.token_second[s.tokens[s.city]] < 0
    if len(spaces) > game.rules.pool_most or not all(sets.has(s.net[s.company], x) for x in spaces):
        return False
    if s.phase == OPERATOR:
        return s.spike == COMPLETE and s.west < 0 and spike.operators(s).bit_count() > 1
    if s.phase == PORT:
        first, supply = len(s.present(s.city)) == 1, s.supply[s.token_company()]
        return wild and first and supply > 0 and list(s.ports).count(-1) > 1
    return wild
