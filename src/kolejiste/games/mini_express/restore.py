"""The way back from a snapshot to a state, with every impossible position refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions
from kolejiste.core.masks import bits
from kolejiste.core.positions import number_of

from . import drafting
from .components import COMPANIES
from .errors import BadSnapshot
from .geography import Geography
from .rules import building, spike, turns
from .rules.phases import ACT, AUTOMA, DRAFT, DRAFT_BOTH, DRAFT_TWO, INFLUENCE, OPERATOR, OVER, PHASES, PORT, WAY
from .snapshot import Position
from .state import COMPLETE, EAST_RUNS, ON_MAP, VOID
from .view import SPIKES, CompanyPart, TablePart

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState

BUILDING = (WAY, INFLUENCE, OPERATOR, PORT)  # a track is being built
DRAFTING = (DRAFT, DRAFT_TWO, DRAFT_BOTH)


def read(game: MiniGame, data: Mapping[str, Any]) -> MiniState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    position = positions.read_form(data, Position)
    s = _state(game, position)
    _Checker(s, position).check()
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
        for name, count in seat.shares.items():
            s.shares[COMPANIES * number + number_of(names, name, f"table.seats[{number}].shares")] = count
        for name, count in (seat.influence or {}).items():
            s.influence[COMPANIES * number + number_of(names, name, f"table.seats[{number}].influence")] = count
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
    s.out = sum(1 << company for company in range(COMPANIES) if not s.stock[company])
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
    counts = [0] * len(game.automa_faces)
    for face, count in given.items():
        counts[number_of(game.automa_faces, face, "table.automa.bag")] = count
    s.bag.counts = counts
    s.bag.size = sum(counts)
    s.bag.drawn = sum(game.automa_counts) - sum(counts[:-1])


def _lay_company(s: MiniState, company: int, part: CompanyPart) -> None:
    game, land = s.game, s.game.land
    place = f"table.companies.{game.companies[company]}"
    for name in part.track:
        x = number_of(land.names, name, f"{place}.track")
        s.net[company] |= 1 << x
        s.reach[company] |= land.within[x]
        s.edge[company] |= land.beside_mask[x]
        city = land.city_at[x]
        if city >= 0 and not s.here[company] >> city & 1:
            s.here[company] |= 1 << city
            s.capacity[city] = max(0, s.capacity[city] - 1)
    if part.pool is not None:
        s.pool[company] = part.pool
    if part.stock is not None:
        s.stock[company] = part.stock
    s.aside = s.aside[:]
    s.aside[company] = part.aside
    on_tile = (s.east == company) + (s.west == company)
    left = game.rules.trains - s.net[company].bit_count() - s.pool[company] - on_tile
    s.supply[company] = left if part.supply is None else part.supply
    s.length[company] = _length(s, company) if part.length is None else part.length
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


def _pieces(land: Geography, net: int) -> list[int]:
    """A network in connected pieces."""
    found = []
    while net:
        found.append(spike.connected(land, net, net & -net))
        net &= ~found[-1]
    return found


# --- is it possible? ------------------------------------------------------------------------------------------------


class _Checker:
    """Refuses what no game could have come to."""

    def __init__(self, s: MiniState, position: Position) -> None:
        self.s = s
        self.game = s.game
        self.land = s.game.land
        self.position = position
        self.present = [
            [company for company in range(COMPANIES) if s.here[company] >> city & 1] for city in range(self.land.bits)
        ]

    def refuse_value(self, place: str, value: int) -> BadSnapshot:
        return BadSnapshot("snapshot-value", place=place, value=value)

    def pending(self) -> BadSnapshot:
        return BadSnapshot("snapshot-pending", phase=self.position.phase)

    def check(self) -> None:
        self._parts()
        self._draft()
        self._tokens()
        self._spike()
        self._ports()
        for company in range(COMPANIES):
            self._company(company)
        self._shares()
        self._automa()
        self._phase()
        self._end()

    def _parts(self) -> None:
        """Parts that this game does not have must be missing."""
        game, table = self.game, self.position.table
        for name, part, wanted in (
            ("table.spike", table.spike, game.golden_spike),
            ("table.automa", table.automa, bool(game.automas)),
        ):
            if (part is not None) != wanted:
                raise BadSnapshot("snapshot-part", place=name, wanted=int(wanted))

    def _draft(self) -> None:
        s, game = self.s, self.game
        drafting_now = s.phase in DRAFTING
        full = COMPANIES if game.experts else 2 * game.people
        if game.experts:
            orders = {DRAFT_TWO: (0, 2), DRAFT_BOTH: (1,)}
            if drafting_now and len(s.picks) not in orders.get(s.phase, ()):
                raise self.pending()
            seat = 1 if len(s.picks) == 2 else 0
            if len(set(s.picks)) != len(s.picks):
                raise self.refuse_value("table.picks", len(s.picks))
        else:
            for number in range(len(s.picks)):
                if number >= full or s.picks[number] not in drafting.picks(
                    game.people, game.setup.aside, s.picks[:number]
                ):
                    raise self.refuse_value("table.picks", number)
            seat = drafting.picker(game.people, len(s.picks)) if len(s.picks) < full else 0
            if drafting_now and s.phase != DRAFT:
                raise self.pending()
        if drafting_now != (len(s.picks) < full):
            raise self.refuse_value("table.picks", len(s.picks))
        if drafting_now and (s.seat, s.turn) != (seat, seat):
            raise self.refuse_value("seat", s.seat)
        if drafting_now and (s.ending or s.idle or not self._untouched()):
            raise self.pending()

    def _untouched(self) -> bool:
        """Whether nothing has happened besides the draft."""
        s, game = self.s, self.game
        bag = not game.automas or (s.bag.counts[:-1] == list(game.automa_counts) and not s.marker_company)
        return (
            bag
            and not s.marker_city
            and all(net.bit_count() == 1 for net in s.net)
            and s.pool == [game.rules.pool] * COMPANIES
            and s.stock == [game.setup.pool] * COMPANIES
            and s.influence == list(game.start_influence)
        )

    def drafted(self, seat: int, company: int) -> int:
        """Starting shares of a person."""
        s, game = self.s, self.game
        if game.experts:
            owners = ((0, 2), (-1, 1), (1, 2), (-1, 1))  # by pick: whose, -1 both, and how many
            if company not in s.picks:
                return 0
            owner, count = owners[s.picks.index(company)]
            return count if owner in (-1, seat) else 0
        return sum(
            pick == company and drafting.picker(game.people, number) == seat for number, pick in enumerate(s.picks)
        )

    def _tokens(self) -> None:
        s, game, land = self.s, self.game, self.land
        table = self.position.table
        both = set(table.tokens) & set(table.removed)
        if both or -1 in s.tokens:
            raise BadSnapshot("snapshot-token", city=min(both) if both else land.cities[s.tokens.index(-1)])
        for kind, name in enumerate(game.token_names):
            if s.tokens.count(kind) > game.demand_counts[kind]:
                raise BadSnapshot("snapshot-tokens", token=name, count=s.tokens.count(kind))
        for city, name in enumerate(land.cities):
            event = game.golden_spike and city == game.spike_west and s.spike in (EAST_RUNS, COMPLETE)
            if not event and len(self.present[city]) > game.capacity[city]:
                raise BadSnapshot("snapshot-city", city=name)
            waiting = city == s.city and s.phase == INFLUENCE  # a full city's token goes after the influence
            full = event or (not s.capacity[city] and not waiting)
            if full == bool(s.open >> city & 1):
                raise BadSnapshot("snapshot-token", city=name)

    def _spike(self) -> None:
        s, game, land = self.s, self.game, self.land
        if not game.golden_spike:
            return
        east, west = self.present[game.spike_east], self.present[game.spike_west]
        wrong = BadSnapshot("snapshot-spike")
        # The very track that reaches one of the cities is settled after its influence.
        built = [s.company] if s.phase in (INFLUENCE, PORT) else []
        if s.spike == ON_MAP and (
            east != (built if s.city == game.spike_east else []) or west != (built if s.city == game.spike_west else [])
        ):
            raise wrong
        if s.spike == VOID and not west:
            raise wrong
        if s.spike in (EAST_RUNS, COMPLETE) and not east:
            raise wrong
        if s.spike in (ON_MAP, VOID) and (s.east >= 0 or s.west >= 0):
            raise wrong
        if s.east >= 0 and (s.east not in east or s.east in west or s.east == s.west):
            raise wrong
        if s.west >= 0 and s.spike != COMPLETE:
            raise wrong
        if s.spike in (EAST_RUNS, COMPLETE):
            # Only a company without a train in the supply could be left out of the event.
            if s.east < 0 and all(s.supply[company] for company in east):
                raise wrong
            if any(s.supply[company] and company not in west for company in range(COMPANIES) if company != s.east):
                raise wrong
            networks = [piece for company in range(COMPANIES) for piece in _pieces(land, s.net[company])]
            ends = [1 << land.city_space[city] for city in (game.spike_east, game.spike_west)]
            joined = bool(spike.joined(networks, ends[0]) & ends[1])
            waiting = s.phase == INFLUENCE  # the track that joins them is settled after the influence
            if (s.spike == COMPLETE and not joined) or (s.spike == EAST_RUNS and joined and not waiting):
                raise wrong

    def _ports(self) -> None:
        s, game, land = self.s, self.game, self.land
        for port, space in enumerate(land.port_space):
            there = [company for company in range(COMPANIES) if s.net[company] >> space & 1]
            if there != ([s.ports[port]] if s.ports[port] >= 0 else []):
                raise BadSnapshot("snapshot-port", port=land.ports[port])
        for company in range(COMPANIES):
            reached = sum(
                game.token_second[token] < 0 and game.token_first[token] == company and bool(self.present[city])
                for city, token in enumerate(s.tokens)
            )
            if s.ports.count(company) > reached:
                raise BadSnapshot("snapshot-port", port=land.ports[s.ports.index(company)])

    def _company(self, company: int) -> None:
        s, game, land = self.s, self.game, self.land
        name = game.companies[company]
        place = f"table.companies.{name}"
        on_tile = (s.east == company) + (s.west == company)
        trains = s.pool[company] + s.supply[company] + s.net[company].bit_count() + on_tile
        if s.supply[company] < 0 or trains != game.rules.trains:
            raise BadSnapshot("snapshot-fleet", company=name, trains=trains)
        if s.pool[company] > game.rules.pool_most:
            raise self.refuse_value(f"{place}.pool", s.pool[company])
        if s.length[company] != _length(s, company):
            raise self.refuse_value(f"{place}.length", s.length[company])
        starts = {x for number, x in enumerate(land.start_space) if number != company}
        own = {land.start_space[company], *(land.port_space[p] for p, c in enumerate(s.ports) if c == company)}
        event = game.golden_spike and s.spike in (EAST_RUNS, COMPLETE)
        if event and company != s.east:
            own.add(land.city_space[game.spike_west])
        for piece in _pieces(land, s.net[company]):
            spaces = set(bits(piece))
            wide = sum(land.is_land[x] for x in spaces)
            cities = sum(land.city_at[x] >= 0 for x in spaces - own)
            # A track runs through its landscape and ends in a city.
            ends = any(land.is_land[x] and (land.beside_mask[x] & piece).bit_count() < 2 for x in spaces)
            if ends or spaces & starts or not spaces & own or wide > cities * (game.rules.pool_most - 1):
                raise BadSnapshot("snapshot-network", company=name)
        if not s.supply[company] and s.stock[company]:
            raise self.refuse_value(f"{place}.stock", s.stock[company])

    def _shares(self) -> None:
        """What lies in pools, aside and before the seats must come from the draft and from taking."""
        s, game = self.s, self.game
        automa_drafted = 0
        for company, name in enumerate(game.companies):
            place = f"table.companies.{name}"
            drafted = sum(self.drafted(seat, company) for seat in range(game.people))
            held = sum(s.shares[company::COMPANIES])
            for seat in range(game.people):
                own = s.shares[COMPANIES * seat + company]
                if own < self.drafted(seat, company):
                    raise self.refuse_value(f"table.seats[{seat}].shares.{name}", own)
            drafting_now = s.phase in DRAFTING
            if s.aside[company] != (game.setup.aside - drafted if drafting_now else 0):
                raise self.refuse_value(f"{place}.aside", s.aside[company])
            if s.boxed[company] < 0 or s.stock[company] > game.setup.pool:
                raise self.refuse_value(f"{place}.stock", s.stock[company])
            taken = game.setup.pool - s.stock[company]
            extra = held - drafted  # taken from the pool, or the automa's starting shares
            if game.people == 2 and game.automas and not drafting_now:
                left = game.setup.aside - drafted
                if s.shares[COMPANIES * game.people + company] < left:
                    raise self.refuse_value(
                        f"table.seats[{game.people}].shares.{name}", s.shares[COMPANIES * game.people + company]
                    )
                extra -= left
            removed = not s.supply[company] and not s.stock[company]
            if game.people == 1:
                if not removed and extra < taken:
                    raise self.refuse_value(f"{place}.stock", s.stock[company])
                if not removed and game.hard and (extra - taken) % 2:  # two of a company at a time
                    raise self.refuse_value(f"table.seats[1].shares.{name}", s.shares[COMPANIES + company])
                automa_drafted += max(0, extra - taken)
            elif (extra > taken) or (extra < taken and not removed):
                raise self.refuse_value(f"{place}.stock", s.stock[company])
        if game.people == 1:
            most = 0 if s.phase in DRAFTING else 4 if game.hard else 2
            gone = any(not s.supply[company] and not s.stock[company] for company in range(COMPANIES))
            if automa_drafted > most or (automa_drafted < most and not gone):
                raise self.refuse_value("table.seats[1].shares", automa_drafted)

    def _automa(self) -> None:
        s, game = self.s, self.game
        if not game.automas:
            return
        wanted = 0 if s.phase in DRAFTING else game.refresh
        if s.bag.counts[-1] != wanted:
            raise self.refuse_value("table.automa.bag.refresh", s.bag.counts[-1])
        for face, count, most in zip(game.automa_faces, s.bag.counts, game.automa_counts, strict=False):
            if count > most:
                raise self.refuse_value(f"table.automa.bag.{face}", count)

    def _phase(self) -> None:
        """What the phase waits for must be there, and nothing else may be."""
        s, game = self.s, self.game
        if s.seat != s.turn:
            raise self.refuse_value("seat", s.seat)
        automas_turn = s.turn >= game.people
        if automas_turn != (s.phase == AUTOMA) and s.phase != OVER:
            raise self.pending()
        if (s.company >= 0) != (s.phase in BUILDING):
            raise self.pending()
        if s.phase == WAY:
            self._way()
        elif s.phase in BUILDING:
            self._built()
        self._experts()

    def _way(self) -> None:
        """The spaces laid so far must be the beginning of a shortest way, and the next one a choice."""
        s, land = self.s, self.land
        if not building.reachable(s, s.company) >> s.city & 1:
            raise self.pending()
        path, s.path = s.path, ()
        for x in path:
            if x not in building.options(s):
                raise BadSnapshot("snapshot-way", space=land.names[x])
            s.path = (*s.path, x)
        if len(building.options(s)) < 2:
            raise self.pending()

    def _built(self) -> None:
        """The track stands already, and a choice that it brought is open."""
        s, game, land = self.s, self.game, self.land
        spaces = (*s.path, land.city_space[s.city])
        chain = all(land.beside_mask[x] >> y & 1 for x, y in pairwise(spaces))
        if not chain or not all(s.net[s.company] >> x & 1 for x in spaces):
            raise self.pending()
        if not all(land.is_land[x] for x in s.path) or len(spaces) > game.rules.pool_most:
            raise self.pending()
        wild = game.token_second[s.tokens[s.city]] < 0
        if s.phase == INFLUENCE and not wild:
            raise self.pending()
        if s.phase == PORT:
            free = s.ports.count(-1)
            first = len(self.present[s.city]) == 1
            supply = s.supply[game.token_first[s.tokens[s.city]]]
            if not wild or not land.ports or not first or not supply or free < 2:
                raise self.pending()
        if s.phase == OPERATOR and (
            s.spike != COMPLETE or s.west >= 0 or len(turns.harmless(s, spike.candidates(s) or [])) < 2
        ):
            raise self.pending()

    def _experts(self) -> None:
        s, game = self.s, self.game
        if s.used >= 0 and (not game.experts or s.left):
            raise self.refuse_value("table.left", s.left)
        if s.left > (1 if game.experts else 0):
            raise self.refuse_value("table.left", s.left)
        free = s.phase in DRAFTING or s.phase == OVER
        begun = s.phase in (ACT, WAY) and any(stock < game.setup.pool for stock in s.stock)
        begun = begun or any(net.bit_count() > 1 for net in s.net)
        if game.experts and s.used < 0 and not s.left and not free and (s.turn or (begun and s.phase in (ACT, WAY))):
            raise self.refuse_value("table.left", s.left)
        if s.used >= 0:
            idle = s.stock[s.used] == game.setup.pool and s.net[s.used].bit_count() == 1
            if s.idle or idle or s.used == s.company or s.out:
                raise self.refuse_value("table.used", s.used)
        if free and (s.left or s.used >= 0):
            raise self.refuse_value("table.left", s.left)

    def _end(self) -> None:
        s, game = self.s, self.game
        exhausted = s.out.bit_count() >= game.rules.exhausted_ends and not game.experts
        if s.ending and not exhausted:
            raise self.refuse_value("table.ending", 1)
        if s.phase == OVER:
            ended = (
                (s.ending and s.turn == game.players - 1)
                or s.idle >= game.players
                or (game.experts and s.out)
                or (self._clock_stopped() and s.turn == game.people)
            )
            if not ended:
                raise self.pending()
            return
        if s.idle >= game.players:
            raise self.refuse_value("table.idle", s.idle)
        if self._clock_stopped():
            raise self.pending()
        if s.phase in (ACT, AUTOMA, WAY):
            if exhausted != s.ending or (s.ending and not s.turn):
                raise self.refuse_value("table.ending", int(s.ending))
            if game.experts and s.out:
                raise self.pending()

    def _clock_stopped(self) -> bool:
        """From tourist on the game ends when the city marker reaches the last city."""
        return self.game.frugal and self.s.marker_city == self.land.bits
