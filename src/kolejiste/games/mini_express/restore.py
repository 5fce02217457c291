"""The way back from a snapshot to a state; what a person can get wrong is refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions
from kolejiste.core.masks import bits, mask
from kolejiste.core.positions import counts, number_of, within

from . import drafting
from .components import COMPANIES, COMPLETE, EAST_RUNS, ON_MAP, SPIKES, VOID
from .errors import BadSnapshot
from .rules import building, spike, turns
from .rules.phases import ACT, AUTOMA, DRAFT, DRAFT_BOTH, DRAFT_TWO, INFLUENCE, OPERATOR, OVER, PHASES, PORT, WAY
from .snapshot import Position
from .view import CompanyPart, TablePart

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState

BUILDING = (WAY, INFLUENCE, OPERATOR, PORT)  # a track is being built
DRAFTING = (DRAFT, DRAFT_TWO, DRAFT_BOTH)


def read(game: MiniGame, data: Mapping[str, Any]) -> MiniState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    position = positions.read_form(data, Position)
    _check_parts(game, position.table)
    s = _state(game, position)
    _check_draft(s)
    _check_tokens(s, position.table)
    _check_ports(s)
    for company, name in enumerate(game.companies):
        _check_company(s, company, position.table.companies.get(name, CompanyPart()))
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
    from .state import MiniState

    chosen = ", ".join(f"{name}={value}" for name, value in game.options.items())
    seat = position.turn if position.seat is None else position.seat
    positions.check_head(game, position, len(position.table.seats), PHASES, decider=seat, setting=chosen)
    if position.options not in (None, game.options):
        raise positions.other_edition(game, chosen)
    s = MiniState(game)
    s.phase = PHASES.index(position.phase)
    s.over = s.phase == OVER
    s.turn, s.seat = position.turn, seat
    s.ply, s.reveals = position.ply, position.reveals
    lay_table(s, position.table)
    s.bag.epoch = position.shuffles
    return s


# --- names to numbers -----------------------------------------------------------------------------------------------


def lay_table(s: MiniState, table: TablePart) -> None:
    """Put onto an untouched table what the names say; whether it is possible is not asked here."""
    game, land = s.game, s.game.land
    names = game.companies
    for city, token in (*table.tokens.items(), *table.removed.items()):
        s.tokens[number_of(land.cities, city, "table.tokens")] = number_of(game.token_names, token, "table.tokens")
    s.open = sum(1 << land.city_number[city] for city in table.tokens)
    s.picks = tuple(number_of(names, name, "table.picks") for name in table.picks)
    for number, seat in enumerate(table.seats):
        place, own = f"table.seats[{number}]", slice(COMPANIES * number, COMPANIES * (number + 1))
        s.shares[own] = counts(names, seat.shares, f"{place}.shares")
        for name, count in (seat.influence or {}).items():
            s.influence[COMPANIES * number + number_of(names, name, f"{place}.influence")] = count
    for name in table.companies:
        number_of(names, name, "table.companies")
    if table.spike is not None:
        s.spike = number_of(SPIKES, table.spike.state, "table.spike.state")
        s.east = -1 if table.spike.east is None else number_of(names, table.spike.east, "table.spike.east")
        s.west = -1 if table.spike.west is None else number_of(names, table.spike.west, "table.spike.west")
    for port, name in table.ports.items():
        s.ports[number_of(land.ports, port, "table.ports")] = number_of(names, name, "table.ports")
    for company, name in enumerate(names):
        _lay_company(s, company, table.companies.get(name, CompanyPart()))
    positions.derive(s)
    if table.automa is not None:
        s.marker_company = number_of(names, table.automa.company, "table.automa.company")
        if table.automa.city is not None:
            s.marker_city = 1 + number_of(land.cities, table.automa.city, "table.automa.city")
        _fill_bag(s, table)
    if table.building is not None:
        s.company = number_of(names, table.building.company, "table.building.company")
        s.city = number_of(land.cities, table.building.city, "table.building.city")
        s.path = tuple(number_of(land.names, name, "table.building.path") for name in table.building.path)
    s.ending, s.idle, s.left = table.ending, table.idle, table.left
    s.used = -1 if table.used is None else number_of(names, table.used, "table.used")


def _fill_bag(s: MiniState, table: TablePart) -> None:
    game = s.game
    assert table.automa is not None
    given = table.automa.bag
    if given is None:
        given = dict(zip(game.automa_faces, (*game.automa_counts, game.refresh), strict=True))
    s.bag.counts = counts(game.automa_faces, given, "table.automa.bag")
    s.bag.size = sum(s.bag.counts)
    s.bag.drawn = sum(game.automa_counts) - sum(s.bag.counts[:-1])


def _lay_company(s: MiniState, company: int, part: CompanyPart) -> None:
    game, land = s.game, s.game.land
    for name in part.track:
        s.net[company] |= 1 << number_of(land.names, name, f"table.companies.{game.companies[company]}.track")
    if part.pool is not None:
        s.pool[company] = part.pool
    if part.stock is not None:
        s.stock[company] = part.stock
    s.aside = s.aside[:]
    s.aside[company] = part.aside
    on_tile = (s.east == company) + (s.west == company)
    left = game.rules.trains - s.net[company].bit_count() - s.pool[company] - on_tile
    s.supply[company] = left if part.supply is None else part.supply
    s.length[company] = _length(s, company)
    held = sum(s.shares[company::COMPANIES])
    s.boxed[company] = game.rules.shares - s.stock[company] - s.aside[company] - held


def _length(s: MiniState, company: int) -> int:
    """Landscape with the company's trains, what unclaimed shares gave, and the Golden Spike."""
    game, land = s.game, s.game.land
    length = sum(land.is_land[x] for x in bits(s.net[company]))
    if len(s.picks) == 2 * game.people and not game.automas and not game.experts:
        length += (game.setup.aside - s.picks.count(company)) * game.setup.bonus
    if s.spike == COMPLETE and s.phase != OPERATOR:
        length += game.spike_bonus * ((s.east == company) + (s.west == company))
    return min(length, game.rules.length_most)


# --- is it possible? ------------------------------------------------------------------------------------------------


def _check_parts(game: MiniGame, table: TablePart) -> None:
    """Parts that this game does not have must be missing."""
    for name, part, wanted in (
        ("table.spike", table.spike, game.golden_spike),
        ("table.automa", table.automa, bool(game.automas)),
    ):
        if (part is not None) != wanted:
            raise BadSnapshot("snapshot-part", place=name, wanted=int(wanted))


def _check_draft(s: MiniState) -> None:
    """The companies picked, one after another; before the draft is over nobody does anything else."""
    game, number = s.game, len(s.picks)
    full = COMPANIES if game.experts else 2 * game.people
    phase, seat = DRAFT, 0
    if game.experts:
        possible = len(set(s.picks)) == number
        phase, seat = (DRAFT_BOTH if number % 2 else DRAFT_TWO), number // 2
    else:
        possible = number <= full and all(
            pick in drafting.picks(game.people, game.setup.aside, s.picks[:place]) for place, pick in enumerate(s.picks)
        )
        seat = drafting.picker(game.people, number) if number < full else 0
    if not possible or (s.phase in DRAFTING) != (number < full):
        raise BadSnapshot("snapshot-value", place="table.picks", value=number)
    if s.phase in DRAFTING and (s.phase, s.turn) != (phase, seat):
        raise BadSnapshot("snapshot-value", place="turn", value=s.turn)


def _drafted(s: MiniState, company: int) -> int:
    """Starting shares of a company that people have picked."""
    if not s.game.experts:
        return s.picks.count(company)
    return 2 if company in s.picks else 0  # both of one seat, or one of each


def _check_tokens(s: MiniState, table: TablePart) -> None:
    """Every city has its token, on the map as long as a company may come."""
    game, land = s.game, s.game.land
    both = set(table.tokens) & set(table.removed)
    if both or -1 in s.tokens:
        raise BadSnapshot("snapshot-token", city=min(both) if both else land.cities[s.tokens.index(-1)])
    for kind, name in enumerate(game.token_names):
        if s.tokens.count(kind) > game.demand_counts[kind]:
            raise BadSnapshot("snapshot-tokens", token=name, count=s.tokens.count(kind))
    for city, name in enumerate(land.cities):
        event = game.golden_spike and city == game.spike_west and s.spike in (EAST_RUNS, COMPLETE)
        if not event and len(_present(s, city)) > game.capacity[city]:
            raise BadSnapshot("snapshot-city", city=name)
        waiting = city == s.city and s.phase == INFLUENCE  # a full city's token goes after the influence
        full = event or (not s.capacity[city] and not waiting)
        if full == bool(s.open >> city & 1):
            raise BadSnapshot("snapshot-token", city=name)


def _present(s: MiniState, city: int) -> list[int]:
    return [company for company in range(COMPANIES) if s.here[company] >> city & 1]


def _check_ports(s: MiniState) -> None:
    for port, space in enumerate(s.game.land.port_space):
        there = [company for company in range(COMPANIES) if s.net[company] >> space & 1]
        if there != ([s.ports[port]] if s.ports[port] >= 0 else []):
            raise BadSnapshot("snapshot-port", port=s.game.land.ports[port])


def _check_company(s: MiniState, company: int, part: CompanyPart) -> None:
    """Its trains, its length, and a network that hangs together and ends in cities."""
    game, land = s.game, s.game.land
    name = game.companies[company]
    place = f"table.companies.{name}"
    within(f"{place}.supply", s.supply[company], game.rules.trains)
    within(f"{place}.pool", s.pool[company], game.rules.pool_most)
    within(f"{place}.stock", s.stock[company], game.setup.pool if s.supply[company] else 0)
    if part.length not in (None, s.length[company]):
        raise BadSnapshot("snapshot-value", place=f"{place}.length", value=part.length or 0)
    starts = mask(x for number, x in enumerate(land.start_space) if number != company)
    roots = 1 << land.start_space[company]  # where it may have begun: also in a port, and where an event put it
    roots |= mask(space for port, space in enumerate(land.port_space) if s.ports[port] == company)
    if game.golden_spike and s.spike in (EAST_RUNS, COMPLETE) and company != s.east:
        roots |= 1 << land.city_space[game.spike_west]
    net = s.net[company]
    loose = any(land.is_land[x] and (land.beside_mask[x] & net).bit_count() < 2 for x in bits(net))
    apart = net & ~spike.connected(land, net, net & roots)
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
        gift = sum(s.shares[company::COMPANIES]) - drafted - (game.setup.pool - s.stock[company])
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
    east, west = _present(s, game.spike_east), _present(s, game.spike_west)
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
    *counts, refresh = s.bag.counts
    fits = all(count <= most for count, most in zip(counts, s.game.automa_counts, strict=True))
    return fits and refresh == (0 if s.phase in DRAFTING else s.game.refresh)


def _way_fits(s: MiniState) -> bool:
    """The spaces laid so far are the beginning of a shortest way, and the next one is a choice."""
    if not building.reachable(s, s.company) >> s.city & 1:
        return False
    path, s.path = s.path, ()
    for x in path:
        if x not in building.options(s):
            raise BadSnapshot("snapshot-way", space=s.game.land.names[x])
        s.path = (*s.path, x)
    return len(building.options(s)) > 1


def _track_fits(s: MiniState) -> bool:
    """The track stands already, and a choice that it brought is open."""
    game, land = s.game, s.game.land
    spaces = (*s.path, land.city_space[s.city])
    wild = game.token_second[s.tokens[s.city]] < 0
    if len(spaces) > game.rules.pool_most or not all(s.net[s.company] >> x & 1 for x in spaces):
        return False
    if s.phase == OPERATOR:
        found = turns.harmless(s, spike.candidates(s) or []) if s.spike == COMPLETE and s.west < 0 else []
        return len(found) > 1
    if s.phase == PORT:
        first, supply = len(_present(s, s.city)) == 1, s.supply[game.token_first[s.tokens[s.city]]]
        return wild and first and supply > 0 and s.ports.count(-1) > 1
    return wild
