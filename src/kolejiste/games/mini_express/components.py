"""Maps, shares and tokens: an edition file read and checked. `geography.py` makes tables of it for the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from kolejiste.core.edition import EditionFile, parse, seats_and_colours, twice, with_lines
from kolejiste.core.errors import Problem

from . import drafting
from .errors import BadEdition
from .rules.figures import COMPANIES

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
Coordinate = Annotated[int, msgspec.Meta(ge=-60, le=60)]

SPIKES = ("on-map", "one-branch", "complete", "void")
# The largest boxes that a table has room for.
MOST_PEOPLE = 5
MOST_POOL = 8
MOST_LENGTH = 100
MOST_TOKENS = 40  # kinds of them
MOST_CITIES = 60
MOST_PORTS = 20
MOST_SPACES = 256
MOST_LANDSCAPE = MOST_SPACES - MOST_CITIES - COMPANIES - MOST_PORTS
WILD = "wild"
LANDSCAPE_NAME = re.compile(r"^[a-z]{1,2}[0-9]+$")  # column and row, as `Geography` names landscape


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table or row of an edition file."""


class Rules(Row, frozen=True, kw_only=True):
    """The numbers of the rulebook."""

    seats: tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_PEOPLE)], Annotated[int, msgspec.Meta(ge=1, le=MOST_PEOPLE)]]
    seat_colours: list[str]
    trains: Positive
    shares: Positive
    pool: Positive
    pool_most: Annotated[int, msgspec.Meta(ge=1, le=MOST_POOL)]
    refill: Positive
    influence: Count
    length_most: Annotated[int, msgspec.Meta(ge=1, le=MOST_LENGTH)]
    exhausted_ends: Annotated[int, msgspec.Meta(ge=1, le=4)]
    beginner_capacity: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Shares(Row, frozen=True, kw_only=True):
    """Shares of each company in the pool and set aside, and how far an unclaimed one moves its marker."""

    pool: Positive
    aside: Positive
    bonus: Count


class Setup(Row, frozen=True, kw_only=True):
    three: Shares
    four: Shares
    five: Shares
    solo: Shares
    duo: Shares
    experts: Shares


class Company(Row, frozen=True, kw_only=True):
    id: Name
    colour: str


class Companies(Row, frozen=True, kw_only=True):
    rows: Annotated[list[Company], msgspec.Meta(min_length=COMPANIES, max_length=COMPANIES)]


class Values(Row, frozen=True, kw_only=True):
    """The value of a share by track length."""

    first: list[Count]
    second: list[Count]
    other: list[Count]


class DemandToken(Row, frozen=True, kw_only=True):
    symbols: tuple[str, str]
    count: Positive


class Demand(Row, frozen=True, kw_only=True):
    tokens: Annotated[list[DemandToken], msgspec.Meta(min_length=1, max_length=MOST_TOKENS)]


class AutomaToken(Row, frozen=True, kw_only=True):
    company: Annotated[int, msgspec.Meta(ge=1, le=COMPANIES - 1)]  # never all around the cycle
    city: Annotated[int, msgspec.Meta(ge=1, le=8)]
    count: Positive


class Automa(Row, frozen=True, kw_only=True):
    refresh: Positive
    share_below: Positive
    tokens: Annotated[list[AutomaToken], msgspec.Meta(min_length=1, max_length=MOST_TOKENS)]


class Place(Row, frozen=True, kw_only=True):
    """A named space of a map."""

    id: Name
    name: Label
    q: Coordinate
    r: Coordinate


class City(Place, frozen=True, kw_only=True):
    number: Positive
    capacity: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Start(Place, frozen=True, kw_only=True):
    company: str


class Port(Place, frozen=True, kw_only=True):
    """A space that is landscape without the variant."""


class Spike(Row, frozen=True, kw_only=True):
    """The Golden Spike: its two cities, where its tile lies, and how far both operators' markers move."""

    east: str
    west: str
    q: Coordinate
    r: Coordinate
    bonus: Count


class Map(Row, frozen=True, kw_only=True):
    cities: Annotated[list[City], msgspec.Meta(min_length=1, max_length=MOST_CITIES)]
    starts: Annotated[list[Start], msgspec.Meta(min_length=COMPANIES, max_length=COMPANIES)]
    landscape: Annotated[list[tuple[Coordinate, Coordinate]], msgspec.Meta(max_length=MOST_LANDSCAPE)]


class UsaMap(Map, frozen=True, kw_only=True):
    golden_spike: Spike


class EuropeMap(Map, frozen=True, kw_only=True):
    ports: Annotated[list[Port], msgspec.Meta(min_length=1, max_length=MOST_PORTS)]


class Maps(Row, frozen=True, kw_only=True):
    usa: UsaMap
    europe: EuropeMap


class Edition(EditionFile, frozen=True, kw_only=True):
    """Everything in the box."""

    rules: Rules
    setup: Setup
    companies: Companies
    values: Values
    demand: Demand
    automa: Automa
    maps: Maps


def read(text: str, file: str) -> Edition:
    """The edition in this text, with every error in it told at once."""
    edition = parse(text, file, Edition)
    problems = list(check(edition))
    if problems:
        raise BadEdition(file, with_lines(text, problems))
    return edition


def check(edition: Edition) -> Iterator[Problem]:
    """What fits its form but makes no playable game."""
    rules = edition.rules
    yield from seats_and_colours(rules.seats, rules.seat_colours, MOST_PEOPLE)
    if rules.pool > rules.pool_most:
        yield Problem("rules.pool", "pool-most", most=rules.pool_most)
    if rules.trains < rules.pool + 2:
        yield Problem("rules.trains", "too-few-trains", need=rules.pool + 2)
    companies = [company.id for company in edition.companies.rows]
    yield from twice(companies, "companies.rows")
    for column in ("first", "second", "other"):
        have = len(getattr(edition.values, column))
        if have != rules.length_most + 1:
            yield Problem(f"values.{column}", "share-values", have=have, need=rules.length_most + 1)
    yield from _check_setup(edition)
    yield from _check_tokens(edition, companies)
    for name, world in (("usa", edition.maps.usa), ("europe", edition.maps.europe)):
        yield from _check_map(edition, world, f"maps.{name}", companies)


def _check_setup(edition: Edition) -> Iterator[Problem]:
    for mode, players in (("three", 3), ("four", 4), ("five", 5), ("solo", 1), ("duo", 2), ("experts", 0)):
        shares: Shares = getattr(edition.setup, mode)
        if shares.pool + shares.aside > edition.rules.shares:
            yield Problem(f"setup.{mode}", "too-many-shares", have=edition.rules.shares)
        if mode == "solo" and edition.rules.shares - shares.pool < 3:
            yield Problem(f"setup.{mode}", "too-many-shares", have=edition.rules.shares - 3)
        if mode in ("solo", "experts") and shares.aside < 2:
            yield Problem(f"setup.{mode}", "aside-two")
        elif players and not drafting.ends_well(players, shares.aside, 0, 0):
            yield Problem(f"setup.{mode}", "aside-few", players=players)


def _check_tokens(edition: Edition, companies: list[str]) -> Iterator[Problem]:
    for number, token in enumerate(edition.demand.tokens):
        for place, symbol in enumerate(token.symbols):
            if symbol not in companies and not (place and symbol == WILD):
                yield Problem(
                    f"demand.tokens[{number}].symbols", "no-company", company=symbol, companies=", ".join(companies)
                )
    yield from twice(["-".join(sorted(token.symbols)) for token in edition.demand.tokens], "demand.tokens", ".symbols")
    wild = sum(token.count for token in edition.demand.tokens if WILD in token.symbols)
    if wild > len(edition.maps.europe.ports):
        yield Problem("maps.europe.ports", "too-few-ports", wild=wild)
    tokens = edition.automa.tokens
    yield from twice([f"{token.company}-{token.city}" for token in tokens], "automa.tokens", "")
    if all(token.company % 2 == 0 for token in tokens):
        yield Problem("automa.tokens", "automa-steps")
    if sum(token.count for token in tokens) < 2:
        yield Problem("automa.tokens", "automa-few")


def _check_map(edition: Edition, world: UsaMap | EuropeMap, place: str, companies: list[str]) -> Iterator[Problem]:
    cities = [city.id for city in world.cities]
    ports = world.ports if isinstance(world, EuropeMap) else []
    if sorted(city.number for city in world.cities) != list(range(1, len(cities) + 1)):
        yield Problem(f"{place}.cities", "city-numbers", most=len(cities))
    have = sum(token.count for token in edition.demand.tokens)
    if have < len(cities):
        yield Problem("demand.tokens", "too-few-tokens", have=have, need=len(cities))
    if sorted(start.company for start in world.starts) != sorted(companies):
        yield Problem(f"{place}.starts", "starts", companies=", ".join(companies))
    spaces: set[tuple[int, int]] = set()
    ids: dict[str, str] = {}
    rows: tuple[tuple[str, Sequence[Place]], ...] = (
        ("cities", world.cities),
        ("starts", world.starts),
        ("ports", ports),
    )
    for name, table in rows:
        for number, row in enumerate(table):
            if (row.q, row.r) in spaces:
                yield Problem(f"{place}.{name}[{number}]", "space-twice", q=row.q, r=row.r)
            spaces.add((row.q, row.r))
            here = f"{place}.{name}[{number}].id"
            if row.id in ids:
                yield Problem(here, "id-twice", id=row.id, first=ids[row.id])
            if LANDSCAPE_NAME.match(row.id):
                yield Problem(here, "id-landscape", id=row.id)
            ids.setdefault(row.id, here)
    for q, r in world.landscape:
        if (q, r) in spaces:
            yield Problem(f"{place}.landscape", "space-twice", q=q, r=r)
        spaces.add((q, r))
    if isinstance(world, UsaMap):
        spike = world.golden_spike
        for city in (spike.east, spike.west):
            if city not in cities:
                yield Problem(f"{place}.golden_spike", "no-city", city=city)
        if spike.east == spike.west:
            yield Problem(f"{place}.golden_spike", "spike-cities")
        if (spike.q, spike.r) not in world.landscape:
            yield Problem(f"{place}.golden_spike", "spike-tile", q=spike.q, r=spike.r)
