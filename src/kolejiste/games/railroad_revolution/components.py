"""Map, tiles, tracks and mat: an edition file read, checked and made into flat immutable tables for the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec

from kolejiste.core.edition import EditionFile, parse, seats_and_colours, twice, with_lines
from kolejiste.core.errors import Problem
from kolejiste.core.masks import mask

from .errors import BadEdition
from .things import ANY_COLOUR, CITIES, ICONS, LEVELS, NEVER, RAILS, STATIONS

Colour = Literal["white", "purple", "orange", "grey", "turquoise"]

COLOURS: tuple[Colour, ...] = ("white", "purple", "orange", "grey", "turquoise")
ACTIONS = ("station", "railroad", "telegraph", "trade")
TRACKS = ("telegraph", "stations", "network")
STACKS = ("A1", "A2", "B", "C", "D")
NEXT_STACK = {"A1": "B", "A2": "B", "B": "C", "C": "D", "D": ""}

# The largest box that an edition may describe, so that a table has a largest shape.
MOST_CITIES = 30
MOST_RAILS = 60
MOST_SECTORS = 12
MOST_TRAINS = 8
MOST_DEALS = 30
MOST_MILESTONES = 80
MOST_CONDITIONS = 4
MOST_DRAWN = 5
MOST_STEPS = 20
MOST_BONUS = 3  # effects of a bonus
MOST_COLOURS = 8  # workers that one effect lets one take
MOST_TELEGRAPH_TILES = 30
MOST_CITY_TILES = 90  # the printed ones, of which no city has two, and those dealt
MOST_ASSETS = 16  # sides
MOST_MAT_SECTORS = 12
MOST_MAT_PIECES = 20  # of a kind in a sector
MOST_MAT = MOST_MAT_SECTORS * MOST_MAT_PIECES + 1  # of a kind may be gone, none included
MOST_EFFECTS = 512  # more than the tiles have together
MOST_MOVES = 400  # more than the actions there are with all that
MOST_COMPLETED = 16  # milestones of a seat: two of each stack
MOST_TAKES = 100  # workers to be taken in a turn

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
Money = Annotated[int, msgspec.Meta(ge=0, le=5000, multiple_of=50)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=MOST_MAT_PIECES)]
Unit = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table or row of an edition file."""


class Rules(Row, frozen=True, kw_only=True):
    """The numbers of the rulebook."""

    seats: tuple[Annotated[int, msgspec.Meta(ge=1, le=4)], Annotated[int, msgspec.Meta(ge=1, le=4)]]
    seat_colours: list[str]
    share_price: Annotated[int, msgspec.Meta(ge=50, le=1000, multiple_of=50)]
    hire_price: Money
    least_workers: Positive
    rails: Annotated[int, msgspec.Meta(ge=1, le=2)]
    rail_price: Money
    hard_price: Money
    draw: Annotated[int, msgspec.Meta(ge=1, le=MOST_DRAWN)]
    train_points: Count


class Blocked(Row, frozen=True, kw_only=True):
    """First slots that neutral buildings take."""

    players: Positive
    stations: list[str]
    offices: list[int]


class Trains(Row, frozen=True, kw_only=True, rename={"two": "2", "three": "3", "four": "4"}):
    """Trains in each stack, by players."""

    two: Positive
    three: Positive
    four: Positive


class Setup(Row, frozen=True, kw_only=True):
    money: Money
    shares: Count
    white: Positive
    trains: Trains
    blocked: list[Blocked]


class Workers(Row, frozen=True, kw_only=True):
    white: Positive
    purple: Positive
    orange: Positive
    grey: Positive
    turquoise: Positive


class Abilities(Row, frozen=True, kw_only=True):
    """What the workers' abilities cost and bring."""

    station_purple: Money
    station_turquoise: Money
    railroad_purple: Money
    railroad_grey: Count
    railroad_orange: tuple[Money, Money]
    railroad_turquoise: Annotated[int, msgspec.Meta(ge=1, le=3)]
    telegraph_orange: Money
    telegraph_turquoise: Money
    trade_purple: Positive
    trade_grey: Count
    trade_orange: Money
    trade_turquoise: Positive


Kind = Literal[
    "money",
    "shares",
    "steps",
    "promote",
    "flip",
    "train",
    "exchange",
    "rail",
    "station",
    "office",
    "worker",
    "workers",
    "one_of",
]


class Effect(Row, frozen=True, kw_only=True):
    """What a tile brings: `count` of it, for `pay`; of promotions, `each` is paid for each worker."""

    do: Kind
    count: Annotated[int, msgspec.Meta(ge=1, le=5000)] = 1
    pay: Money = 0
    each: Money = 0
    colours: Annotated[list[Colour], msgspec.Meta(max_length=MOST_COLOURS)] = []


class Bonus(Row, frozen=True, kw_only=True):
    pay: Money
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1, max_length=MOST_BONUS)]


class City(Row, frozen=True, kw_only=True):
    id: Name
    name: Label
    level: Annotated[int, msgspec.Meta(ge=1, le=LEVELS)]
    price: Money
    x: Unit
    y: Unit


class Rail(Row, frozen=True, kw_only=True):
    """A rail space: its two cities, its difficult-terrain icons, and whether it has a deal icon."""

    id: Name
    a: str
    b: str
    hard: Annotated[int, msgspec.Meta(ge=0, lt=ICONS)]
    deal: bool
    start: bool = False


class Map(Row, frozen=True, kw_only=True):
    cities: Annotated[list[City], msgspec.Meta(min_length=2, max_length=MOST_CITIES)]
    rails: Annotated[list[Rail], msgspec.Meta(min_length=2, max_length=MOST_RAILS)]


class Rewards(Row, frozen=True, kw_only=True):
    """What a city gives to every builder, and to the first one."""

    primary: Effect
    bonus: Bonus


class PrintedCity(Rewards, frozen=True, kw_only=True):
    city: str


class CityTile(Rewards, frozen=True, kw_only=True):
    id: Name
    level: Annotated[int, msgspec.Meta(ge=1, le=LEVELS)]


class Cities(Row, frozen=True, kw_only=True):
    printed: Annotated[list[PrintedCity], msgspec.Meta(max_length=MOST_CITIES)]
    tiles: Annotated[list[CityTile], msgspec.Meta(max_length=MOST_CITY_TILES - MOST_CITIES)]


class Sector(Row, frozen=True, kw_only=True):
    shares: Count
    first: Count
    deal: bool


class TelegraphTile(Row, frozen=True, kw_only=True):
    id: Name
    effect: Effect


class Telegraph(Row, frozen=True, kw_only=True):
    sectors: Annotated[list[Sector], msgspec.Meta(min_length=2, max_length=MOST_SECTORS)]
    links: list[Count]
    tiles: Annotated[list[TelegraphTile], msgspec.Meta(max_length=MOST_TELEGRAPH_TILES)]


class Deal(Row, frozen=True, kw_only=True):
    shares: Count
    effect: Effect


class DealTile(Row, frozen=True, kw_only=True):
    id: Name
    upper: Deal
    lower: Deal


class Deals(Row, frozen=True, kw_only=True):
    tiles: Annotated[list[DealTile], msgspec.Meta(min_length=2, max_length=MOST_DEALS)]


class TrainType(Row, frozen=True, kw_only=True):
    id: Name
    count: Positive
    effect: Effect
    start: bool = False


class TrainTypes(Row, frozen=True, kw_only=True):
    types: Annotated[list[TrainType], msgspec.Meta(min_length=2, max_length=MOST_TRAINS)]


class Condition(Row, frozen=True, kw_only=True):
    """`connected` cities or `stations` of exactly a level; rails on `deal` spaces, or on `hard` ones of exactly so many
    icons."""

    is_: Literal["connected", "stations", "deal", "hard"] = msgspec.field(name="is")
    count: Positive
    level: Annotated[int, msgspec.Meta(ge=0, le=LEVELS)] = 0


class Milestone(Row, frozen=True, kw_only=True):
    id: Name
    stack: Literal["A1", "A2", "B", "C", "D"]
    points: Count
    managers: Annotated[list[Colour | Literal["any"]], msgspec.Meta(min_length=1, max_length=3)]
    conditions: Annotated[list[Condition], msgspec.Meta(min_length=1, max_length=MOST_CONDITIONS)]


class Milestones(Row, frozen=True, kw_only=True):
    tiles: Annotated[list[Milestone], msgspec.Meta(min_length=1, max_length=MOST_MILESTONES)]


class Asset(Row, frozen=True, kw_only=True):
    a: Effect
    b: Effect


class Assets(Row, frozen=True, kw_only=True):
    tiles: Annotated[list[Asset], msgspec.Meta(min_length=1, max_length=MOST_ASSETS // 2)]


class Step(Row, frozen=True, kw_only=True):
    """A step of a performance track: its points, and the toll for entering it."""

    points: Count
    money: Money = 0
    shares: Count = 0
    workers: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Tracks(Row, frozen=True, kw_only=True):
    telegraph: Annotated[list[Step], msgspec.Meta(min_length=2, max_length=MOST_STEPS)]
    stations: Annotated[list[Step], msgspec.Meta(min_length=2, max_length=MOST_STEPS)]
    network: Annotated[list[Step], msgspec.Meta(min_length=2, max_length=MOST_STEPS)]


class MatSector(Row, frozen=True, kw_only=True):
    value: Money
    rails: Pieces
    buildings: Pieces
    right_of_logo: bool = False


class Mat(Row, frozen=True, kw_only=True):
    sectors: Annotated[list[MatSector], msgspec.Meta(min_length=1, max_length=MOST_MAT_SECTORS)]


class Edition(EditionFile, frozen=True, kw_only=True):
    """Everything in the box."""

    rules: Rules
    setup: Setup
    workers: Workers
    abilities: Abilities
    map: Map
    cities: Cities
    telegraph: Telegraph
    deals: Deals
    trains: TrainTypes
    milestones: Milestones
    assets: Assets
    tracks: Tracks
    mat: Mat


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
    most = rules.seats[1]
    yield from seats_and_colours(rules.seats, rules.seat_colours, most)
    yield from _check_map(edition)
    yield from _check_tiles(edition)
    yield from _check_setup(edition)


def _check_map(edition: Edition) -> Iterator[Problem]:
    cities = [city.id for city in edition.map.cities]
    yield from twice(cities, "map.cities")
    yield from twice([rail.id for rail in edition.map.rails], "map.rails")
    for number, rail in enumerate(edition.map.rails):
        for end, city in (("a", rail.a), ("b", rail.b)):
            if city not in cities:
                yield Problem(f"map.rails[{number}].{end}", "no-city", city=city)
        if rail.a == rail.b:
            yield Problem(f"map.rails[{number}].b", "rail-loop")
        if rail.start and (rail.deal or rail.hard):
            yield Problem(f"map.rails[{number}]", "start-plain")
    starts = [rail for rail in edition.map.rails if rail.start]
    if len(starts) != 1:
        yield Problem("map.rails", "start-rails", have=len(starts))
        return
    reached = {starts[0].a}
    for _ in cities:
        for rail in edition.map.rails:
            if rail.a in reached or rail.b in reached:
                reached |= {rail.a, rail.b}
    for city in cities:
        if city not in reached:
            yield Problem("map.cities", "city-unreachable", city=city)
    pieces = sum(sector.rails for sector in edition.mat.sectors) + 2
    if pieces > len(edition.map.rails):
        yield Problem("mat.sectors", "too-many-rails", have=pieces, most=len(edition.map.rails))
    if sum(sector.rails + sector.buildings for sector in edition.mat.sectors if not sector.right_of_logo) == 0:
        yield Problem("mat.sectors", "mat-empty")


def _check_tiles(edition: Edition) -> Iterator[Problem]:
    cities = {city.id: city for city in edition.map.cities}
    printed = [row.city for row in edition.cities.printed]
    yield from twice(printed, "cities.printed", ".city")
    yield from twice([tile.id for tile in edition.cities.tiles], "cities.tiles")
    for number, name in enumerate(printed):
        if name not in cities:
            yield Problem(f"cities.printed[{number}].city", "no-city", city=name)
    for level in range(1, LEVELS + 1):
        need = sum(city.level == level and city.id not in printed for city in edition.map.cities)
        have = sum(tile.level == level for tile in edition.cities.tiles)
        if have < need:
            yield Problem("cities.tiles", "too-few-city-tiles", level=level, have=have, need=need)
    sectors = edition.telegraph.sectors
    if len(edition.telegraph.links) != len(sectors) - 1:
        yield Problem("telegraph.links", "links", need=len(sectors) - 1)
    yield from twice([tile.id for tile in edition.telegraph.tiles], "telegraph.tiles")
    need = sum(not sector.deal for sector in sectors)
    if len(edition.telegraph.tiles) < need:
        yield Problem("telegraph.tiles", "too-few-telegraph-tiles", have=len(edition.telegraph.tiles), need=need)
    yield from twice([tile.id for tile in edition.deals.tiles], "deals.tiles")
    yield from twice([train.id for train in edition.trains.types], "trains.types")
    if sum(train.start for train in edition.trains.types) != 1:
        yield Problem("trains.types", "start-train")
    yield from twice([tile.id for tile in edition.milestones.tiles], "milestones.tiles")
    yield from _check_effects(edition)


def _effects(edition: Edition) -> Iterator[tuple[str, Effect, Sequence[Kind]]]:
    """Every effect with its place, and the kinds that cannot stand there."""
    building: tuple[Kind, ...] = ("rail", "station", "office")
    tiles: tuple[tuple[str, Sequence[Rewards]], ...] = (
        ("cities.printed", edition.cities.printed),
        ("cities.tiles", edition.cities.tiles),
    )
    for place, rows in tiles:
        for number, row in enumerate(rows):
            yield f"{place}[{number}].primary", row.primary, building
            for effect in row.bonus.effects:
                yield f"{place}[{number}].bonus", effect, building
    for number, tile in enumerate(edition.telegraph.tiles):
        yield f"telegraph.tiles[{number}]", tile.effect, ("station", "office")
    for number, train in enumerate(edition.trains.types):
        yield f"trains.types[{number}]", train.effect, ("station", "office", "flip")
    for number, deal in enumerate(edition.deals.tiles):
        yield f"deals.tiles[{number}].upper", deal.upper.effect, ()
        yield f"deals.tiles[{number}].lower", deal.lower.effect, ()
    for number, asset in enumerate(edition.assets.tiles):
        yield f"assets.tiles[{number}].a", asset.a, ("promote", "flip", "worker", "workers", "one_of")
        yield f"assets.tiles[{number}].b", asset.b, ("promote", "flip", "worker", "workers", "one_of")


def _check_effects(edition: Edition) -> Iterator[Problem]:
    for place, effect, misplaced in _effects(edition):
        if effect.do in misplaced:
            yield Problem(place, "effect-place", effect=effect.do)
        if (effect.do in ("workers", "one_of")) != bool(effect.colours):
            yield Problem(place, "effect-colours", effect=effect.do)
        if effect.do not in ("money", "shares", "steps", "promote", "flip") and effect.count != 1:
            yield Problem(place, "effect-count", effect=effect.do)
        deal = place.startswith("deals.")
        if effect.each and (effect.do != "promote" or not deal):
            yield Problem(place, "effect-each", effect=effect.do)
        priced = effect.do != "rail" if deal else place.startswith("trains.") and effect.do == "rail"
        if effect.pay and not priced:
            yield Problem(place, "effect-pay", effect=effect.do)
    effects = [effect for place, effect, _ in _effects(edition)]
    rails = {effect.pay for effect in effects if effect.do == "rail" and effect.pay}
    each = {effect.each for effect in effects if effect.each}
    if len(rails) > 1:
        yield Problem("trains.types", "one-price")
    if len(each) > 1:
        yield Problem("deals.tiles", "one-price")
    if edition.abilities.railroad_turquoise != edition.rules.rails + 1:
        yield Problem("abilities.railroad_turquoise", "turquoise-rails", need=edition.rules.rails + 1)
    yield from _check_milestones(edition)
    for name in TRACKS:
        bottom = getattr(edition.tracks, name)[0]
        if bottom.money or bottom.shares or bottom.workers:
            yield Problem(f"tracks.{name}[0]", "bottom-toll")


def _check_milestones(edition: Edition) -> Iterator[Problem]:
    """Managers are named or any, never mixed; conditions are such that the map can fulfil them."""
    cities, rails = edition.map.cities, [rail for rail in edition.map.rails if not rail.start]
    for number, tile in enumerate(edition.milestones.tiles):
        place = f"milestones.tiles[{number}]"
        if "any" in tile.managers and set(tile.managers) != {"any"}:
            yield Problem(f"{place}.managers", "managers-mixed")
        for condition in tile.conditions:
            if condition.is_ in ("connected", "stations"):
                most = sum(city.level == condition.level for city in cities)
            elif condition.is_ == "deal":
                most = sum(rail.deal for rail in rails)
            else:
                most = sum(rail.hard == condition.level for rail in rails)
            if condition.count > most:
                yield Problem(f"{place}.conditions", "condition-most", count=condition.count, most=most)


def _check_setup(edition: Edition) -> Iterator[Problem]:
    most = edition.rules.seats[1]
    setup = edition.setup
    if edition.workers.white < setup.white * most:
        yield Problem("workers.white", "too-few-workers", need=setup.white * most)
    if setup.white + 1 < edition.rules.least_workers:
        yield Problem("setup.white", "too-few-workers", need=edition.rules.least_workers - 1)
    if min(len(edition.assets.tiles), len(COLOURS) - 1) < most:
        yield Problem("assets.tiles", "too-few-assets", need=most)
    for stack in STACKS:
        have = sum(tile.stack == stack for tile in edition.milestones.tiles)
        need = most if stack in ("A1", "A2") else 1
        if have < need:
            yield Problem("milestones.tiles", "too-few-milestones", stack=stack, need=need)
    for train in edition.trains.types:
        need = most if train.start else max(setup.trains.two, setup.trains.three, setup.trains.four)
        if train.count < need:
            yield Problem("trains.types", "too-few-train-tiles", train=train.id, need=need)
    cities = [city.id for city in edition.map.cities]
    yield from twice([str(blocked.players) for blocked in setup.blocked], "setup.blocked", ".players")
    for number, blocked in enumerate(setup.blocked):
        for city in blocked.stations:
            if city not in cities:
                yield Problem(f"setup.blocked[{number}]", "no-city", city=city)
        for sector in blocked.offices:
            if not 1 <= sector <= len(edition.telegraph.sectors):
                yield Problem(f"setup.blocked[{number}]", "no-sector", sector=sector)


class Board:
    """An edition as flat tables: cities, rails, sectors, tiles and workers by number; sets of them are masks."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.rules = edition.rules
        self.abilities = edition.abilities
        self.workers = tuple(getattr(edition.workers, colour) for colour in COLOURS)

        # --- the map
        cities, rails = edition.map.cities, edition.map.rails
        self.cities = tuple(city.id for city in cities)
        self.city_names = tuple(city.name for city in cities)
        self.city_number = {city: number for number, city in enumerate(self.cities)}
        self.price = tuple(city.price for city in cities)
        self.by_price = tuple(
            (price, mask(n for n, city in enumerate(cities) if city.price == price))
            for price in sorted({city.price for city in cities})
        )
        self.level = tuple(city.level for city in cities)
        self.level_mask = [
            mask(n for n, city in enumerate(cities) if city.level == level) for level in range(LEVELS + 1)
        ]
        self.rails = tuple(rail.id for rail in rails)
        self.rail_number = {rail: number for number, rail in enumerate(self.rails)}
        self.ends = tuple((self.city_number[rail.a], self.city_number[rail.b]) for rail in rails)
        self.end_mask = tuple(1 << a | 1 << b for a, b in self.ends)
        self.hard = tuple(rail.hard for rail in rails)
        self.deal = tuple(rail.deal for rail in rails)
        self.deal_mask = mask(n for n, rail in enumerate(rails) if rail.deal)
        # The start rail stands on no terrain (R1).
        self.hard_mask = [
            mask(n for n, rail in enumerate(rails) if rail.hard == icons and not rail.start) for icons in range(ICONS)
        ]
        self.start_rail = next(number for number, rail in enumerate(rails) if rail.start)
        self.at_city = tuple(mask(n for n, ends in enumerate(self.ends) if city in ends) for city in range(len(cities)))
        # beside[rail]: the rails that touch one of its ends.
        self.beside = tuple(self.at_city[a] | self.at_city[b] for a, b in self.ends)

        # --- tiles. City tiles: the printed ones first.
        printed, dealt = edition.cities.printed, edition.cities.tiles
        tiles: list[Rewards] = [*printed, *dealt]
        self.city_tiles = (*(row.city for row in printed), *(row.id for row in dealt))
        self.primary = tuple(row.primary for row in tiles)
        self.bonus = tuple(row.bonus for row in tiles)
        self.printed = {self.city_number[row.city]: n for n, row in enumerate(edition.cities.printed)}
        self.tiled = tuple(number for number in range(len(self.cities)) if number not in self.printed)
        first = len(edition.cities.printed)
        self.tiles_of_level = [
            [first + n for n, tile in enumerate(edition.cities.tiles) if tile.level == level]
            for level in range(LEVELS + 1)
        ]
        sectors = edition.telegraph.sectors
        self.sectors = len(sectors)
        self.sector_names = tuple(str(number) for number in range(1, len(sectors) + 1))
        self.all_sectors = (1 << len(sectors)) - 1
        self.sector_shares = tuple(sector.shares for sector in sectors)
        self.sector_first = tuple(sector.first for sector in sectors)
        self.sector_deal = tuple(sector.deal for sector in sectors)
        self.links = tuple(edition.telegraph.links)
        self.telegraph_tiles = tuple(tile.id for tile in edition.telegraph.tiles)
        self.telegraph_effect = tuple(tile.effect for tile in edition.telegraph.tiles)
        self.deals = tuple(tile.id for tile in edition.deals.tiles)
        self.deal_side = tuple((tile.upper, tile.lower) for tile in edition.deals.tiles)
        self.deal_shares = tuple(min(tile.upper.shares, tile.lower.shares) for tile in edition.deals.tiles)
        # The fewest shares for which a deal tile brings workers.
        self.worker_deal = tuple(
            min((deal.shares for deal in sides if deal.effect.do in ("worker", "workers", "one_of")), default=NEVER)
            for sides in self.deal_side
        )
        self.trains = tuple(train.id for train in edition.trains.types)
        self.train_count = tuple(train.count for train in edition.trains.types)
        self.train_effect = tuple(train.effect for train in edition.trains.types)
        self.flip_gain = tuple(_train_gain(effect, edition.rules.share_price) for effect in self.train_effect)
        self.rail_trains = mask(n for n, effect in enumerate(self.train_effect) if effect.do == "rail")
        self.start_train = next(n for n, train in enumerate(edition.trains.types) if train.start)
        assets = [side for tile in edition.assets.tiles for side in (tile.a, tile.b)]
        self.assets = tuple(f"{number // 2 + 1}{'ab'[number % 2]}" for number in range(len(assets)))
        self.asset_effect = tuple(assets)

        # --- milestones
        milestones = edition.milestones.tiles
        self.milestones = tuple(tile.id for tile in milestones)
        self.milestone_number = {tile: number for number, tile in enumerate(self.milestones)}
        self.points = tuple(tile.points for tile in milestones)
        self.stack = tuple(tile.stack for tile in milestones)
        self.managers = tuple(
            tuple(ANY_COLOUR if kind == "any" else 1 << COLOURS.index(kind) for kind in tile.managers)
            for tile in milestones
        )
        self.conditions = tuple(tuple((c.is_, c.level, c.count) for c in tile.conditions) for tile in milestones)
        self.of_stack = {stack: [n for n, tile in enumerate(milestones) if tile.stack == stack] for stack in STACKS}

        # Each condition as the rules count it: cities, stations or rails, which of them, and how many.
        self.counted = tuple(tuple(self._counted(*condition) for condition in tile) for tile in self.conditions)

        # --- tracks and mat
        self.tracks = tuple(tuple(getattr(edition.tracks, track)) for track in TRACKS)
        self.track_points = tuple(tuple(step.points for step in track) for track in self.tracks)
        # By track and place: what the next step costs; None on the last one.
        self.tolls = tuple((*track[1:], None) for track in self.tracks)
        self.track_end = tuple(len(track) - 1 for track in self.tracks)
        mat = edition.mat.sectors
        self.mat_rails = sum(sector.rails for sector in mat)
        self.mat_buildings = sum(sector.buildings for sector in mat)
        self.left_rails = sum(sector.rails for sector in mat if not sector.right_of_logo)
        self.left_buildings = sum(sector.buildings for sector in mat if not sector.right_of_logo)
        # The sector of the leftmost rail or building, by how many are gone; behind the last sector when none is left.
        self.rail_sector = _sectors([sector.rails for sector in mat])
        self.building_sector = _sectors([sector.buildings for sector in mat])
        self.value = (*(sector.value for sector in mat), 0)
        # What the leftmost piece of a mat is sold for, by rails and buildings gone.
        self.sale_value = tuple(
            tuple(self.value[min(rail, building)] for building in self.building_sector) for rail in self.rail_sector
        )

    def _counted(self, kind: str, level: int, count: int) -> tuple[int, int, int]:
        if kind == "connected":
            return CITIES, self.level_mask[level], count
        if kind == "stations":
            return STATIONS, self.level_mask[level], count
        return RAILS, self.deal_mask if kind == "deal" else self.hard_mask[level], count

    def neutral(self, players: int) -> tuple[int, int]:
        """The first slots that neutral buildings take: masks of cities and sectors."""
        for blocked in self.edition.setup.blocked:
            if blocked.players == players:
                return mask(self.city_number[city] for city in blocked.stations), mask(n - 1 for n in blocked.offices)
        return 0, 0


def _train_gain(effect: Effect, share_price: int) -> int:
    """What a train's flip brings in money."""
    return effect.count * {"money": 1, "shares": share_price}.get(effect.do, 0)


def _sectors(counts: list[int]) -> tuple[int, ...]:
    return (*(sector for sector, count in enumerate(counts) for _ in range(count)), len(counts))
