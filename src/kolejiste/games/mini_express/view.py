"""What a seat may know: everything on the table. Only the order of the tokens in the automa's bag is nobody's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.masks import bits

from .actions import MiniPrompt
from .components import COMPANIES, SPIKES
from .rules.phases import PHASES, prompt

if TYPE_CHECKING:
    from .state import MiniState

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the table. What a hand-written position leaves out has the value of an untouched table."""


class CompanyPart(Part, frozen=True, kw_only=True):
    """A company: trains in the pool and the supply, shares in the pool and set aside, track length, and its track."""

    pool: Natural | None = None
    supply: Natural | None = None  # left out: all trains that are nowhere else
    stock: Natural | None = None
    aside: Natural = 0
    length: Natural | None = None  # left out: what track, unclaimed shares and the Golden Spike make
    track: list[str] = []  # besides its start location


class SeatPart(Part, frozen=True, kw_only=True):
    shares: dict[str, Natural] = {}
    influence: dict[str, Natural] | None = None


class SpikePart(Part, frozen=True, kw_only=True):
    """The Golden Spike: on-map, one-branch, complete or void, and the operators."""

    state: str
    east: str | None = None
    west: str | None = None


class AutomaPart(Part, frozen=True, kw_only=True):
    """The automa's markers and the tokens in its bag, as company steps and city steps: `1-2`, or `refresh`."""

    company: str
    city: str | None = None  # off the map
    bag: dict[str, Natural] | None = None  # left out: full


class BuildingPart(Part, frozen=True, kw_only=True):
    """A track being built: the landscape laid so far."""

    company: str
    city: str
    path: list[str] = []


class TablePart(Part, frozen=True, kw_only=True):
    """Everything that lies on the table."""

    companies: dict[str, CompanyPart] = {}
    tokens: dict[str, str] = {}  # by city, as `wood-steel`
    removed: dict[str, str] = {}  # tokens of cities that are full, back in the box
    seats: list[SeatPart]
    ports: dict[str, str] = {}  # the company in each port that is taken
    spike: SpikePart | None = None
    automa: AutomaPart | None = None
    building: BuildingPart | None = None
    picks: list[str] = []  # companies picked in the draft, in order
    ending: bool = False
    idle: Natural = 0  # turns in a row in which nothing could be done
    left: Natural = 0  # actions left in an experienced player's turn after this one
    used: str | None = None  # the company of the first action in an experienced player's turn


class MiniView(View, frozen=True, kw_only=True):
    """A position of Mini Express as one seat, or a spectator, sees it."""

    phase: str
    ask: MiniPrompt | None
    table: TablePart
    scores: list[int]  # as if the game ended now


def look(s: MiniState, seat: int | None) -> MiniView:
    """The position through the eyes of a seat; None is a spectator."""
    return MiniView(
        title=s.game.title.id,
        players=s.game.players,
        seat=seat,
        turn=s.turn,
        decider=None if s.over else s.seat,
        ply=s.ply,
        over=s.over,
        phase=PHASES[s.phase],
        ask=prompt(s),
        table=table(s),
        scores=s.scores,
    )


def table(s: MiniState) -> TablePart:
    """What lies on the table, by names."""
    game, land = s.game, s.game.land
    names = game.companies
    tokens = {city: game.token_names[s.tokens[number]] for number, city in enumerate(land.cities)}
    return TablePart(
        companies={name: _company(s, company) for company, name in enumerate(names)},
        tokens={city: token for number, (city, token) in enumerate(tokens.items()) if s.open >> number & 1},
        removed={city: token for number, (city, token) in enumerate(tokens.items()) if not s.open >> number & 1},
        seats=[_seat(s, seat) for seat in range(game.players)],
        ports={land.ports[port]: names[company] for port, company in enumerate(s.ports) if company >= 0},
        spike=_spike(s) if game.golden_spike else None,
        automa=_automa(s) if game.automas else None,
        building=None if s.company < 0 else _building(s),
        picks=[names[company] for company in s.picks],
        ending=s.ending,
        idle=s.idle,
        left=s.left,
        used=None if s.used < 0 else names[s.used],
    )


def _company(s: MiniState, company: int) -> CompanyPart:
    land = s.game.land
    start = land.start_space[company]
    return CompanyPart(
        pool=s.pool[company],
        supply=s.supply[company],
        stock=s.stock[company],
        aside=s.aside[company],
        length=s.length[company],
        track=[land.names[x] for x in bits(s.net[company]) if x != start],
    )


def _seat(s: MiniState, seat: int) -> SeatPart:
    own = slice(COMPANIES * seat, COMPANIES * seat + COMPANIES)
    names = s.game.companies
    return SeatPart(
        shares=dict(zip(names, s.shares[own], strict=True)),
        influence=dict(zip(names, s.influence[own], strict=True)),
    )


def _spike(s: MiniState) -> SpikePart:
    names = s.game.companies
    return SpikePart(
        state=SPIKES[s.spike],
        east=None if s.east < 0 else names[s.east],
        west=None if s.west < 0 else names[s.west],
    )


def _automa(s: MiniState) -> AutomaPart:
    game = s.game
    faces = zip(game.automa_faces, s.bag.counts, strict=True)
    return AutomaPart(
        company=game.companies[s.marker_company],
        city=game.land.cities[s.marker_city - 1] if s.marker_city else None,
        bag={face: count for face, count in faces if count},
    )


def _building(s: MiniState) -> BuildingPart:
    game, land = s.game, s.game.land
    return BuildingPart(
        company=game.companies[s.company], city=land.cities[s.city], path=[land.names[x] for x in s.path]
    )
