"""Boards, cards and tickets: an edition file read, checked and made into flat immutable tables for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from kolejiste.core.edition import EditionFile, parse, seats_and_colours, twice, with_lines
from kolejiste.core.errors import Problem

from .errors import BadEdition

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_-]+$", max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=200)]
Unit = Annotated[float, msgspec.Meta(ge=0, le=1)]
GREY = "grey"

# The largest that an edition may have of everything: a compiled table keeps room for so many.
MOST_SEATS = 6
MOST_CITIES = 120
MOST_ROUTES = 250
MOST_LENGTH = 12
MOST_TICKETS = 120
MOST_COLOURS = 12
MOST_EACH = 30
MOST_WILDS = 30
MOST_KINDS = 16
MOST_TRAINS = 60
MOST_FACE_UP = 9
MOST_OFFERED = 8  # first tickets, long ones counted
MOST_STATIONS = 8
MOST_REVEALED = 6
MOST_CLAIMS = 1900  # ways to pay for a route, of all routes together

Seats = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table or row of an edition file."""


class City(Row, frozen=True):
    id: Name
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    x: Unit
    y: Unit
    souvenirs: bool = False  # a fixed souvenir pile lies here


class Route(Row, frozen=True):
    id: Name
    a: str
    b: str
    length: Annotated[int, msgspec.Meta(ge=1, le=MOST_LENGTH)]
    colour: str
    mid: tuple[Unit, Unit]
    wilds: Count = 0  # spaces that only a wild card pays (ferries)
    tunnel: bool = False
    double: str | None = None  # routes with the same mark are the two lines of a double route


class Ticket(Row, frozen=True):
    id: Name
    a: str
    b: str
    points: Positive
    long: bool = False


class Rules(Row, frozen=True):
    """The numbers and switches in which editions differ."""

    seats: tuple[Seats, Seats]
    seat_colours: list[str]
    trains: Annotated[int, msgspec.Meta(ge=1, le=MOST_TRAINS)]
    hand: Count
    face_up: Annotated[int, msgspec.Meta(ge=1, le=MOST_FACE_UP)]
    reset_at: Positive
    deal_regular: Annotated[int, msgspec.Meta(ge=1, le=6)]
    keep_first: Positive
    first_return: Literal["box", "under"]
    draw_tickets: Annotated[int, msgspec.Meta(ge=1, le=6)]
    keep_drawn: Positive
    double_from: Count
    end_at: Count
    deal_long: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    tunnel_cards: Annotated[int, msgspec.Meta(ge=0, le=MOST_REVEALED)] = 0
    station_cards: Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(max_length=MOST_STATIONS)
    ] = []


class Scoring(Row, frozen=True):
    routes: dict[int, Positive]
    tie_breaks: list[Literal["tickets", "stations", "trail"]]
    unused_station: Count = 0
    longest_trail: Count = 0


class Cards(Row, frozen=True):
    colours: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=MOST_COLOURS)]
    each: Annotated[int, msgspec.Meta(ge=1, le=MOST_EACH)]
    wild: Name
    wilds: Annotated[int, msgspec.Meta(ge=0, le=MOST_WILDS)]


class Souvenirs(Row, frozen=True):
    kinds: Annotated[list[Name], msgspec.Meta(max_length=MOST_KINDS)]
    tokens: dict[int, Positive]
    points: list[Count]


class Map(Row, frozen=True):
    aspect: Annotated[float, msgspec.Meta(gt=0.2, lt=5)]
    cities: Annotated[list[City], msgspec.Meta(min_length=2, max_length=MOST_CITIES)]
    routes: Annotated[list[Route], msgspec.Meta(min_length=1, max_length=MOST_ROUTES)]


class Tickets(Row, frozen=True):
    cards: Annotated[list[Ticket], msgspec.Meta(min_length=1, max_length=MOST_TICKETS)]


class Edition(EditionFile, frozen=True):
    """A whole edition file."""

    rules: Rules
    scoring: Scoring
    cards: Cards
    map: Map
    tickets: Tickets
    souvenirs: Souvenirs | None = None


def read(text: str, file: str) -> Edition:
    """The edition in this text, with every error in it told at once."""
    edition = parse(text, file, Edition)
    problems = list(check(edition))
    if problems:
        raise BadEdition(file, with_lines(text, problems))
    return edition


def check(edition: Edition) -> Iterator[Problem]:
    """What fits its form but makes no playable game."""
    yield from _check_map(edition)
    yield from _check_tickets(edition)
    yield from _check_rules(edition)
    if edition.souvenirs is not None:
        yield from _check_souvenirs(edition, edition.souvenirs)


def _check_map(edition: Edition) -> Iterator[Problem]:
    cities = {city.id for city in edition.map.cities}
    yield from twice([city.id for city in edition.map.cities], "map.cities")
    yield from twice([route.id for route in edition.map.routes], "map.routes")
    colours = {*edition.cards.colours, GREY}
    doubles: dict[str, list[int]] = {}
    reached: set[str] = set()
    for number, route in enumerate(edition.map.routes):
        place = f"map.routes[{number}]"
        reached |= {route.a, route.b}
        for end in ("a", "b"):
            if getattr(route, end) not in cities:
                yield Problem(f"{place}.{end}", "no-city", city=getattr(route, end))
        if route.a == route.b:
            yield Problem(f"{place}.b", "loop", route=route.id)
        if route.colour not in colours:
            yield Problem(f"{place}.colour", "no-colour", colour=route.colour, colours=", ".join(sorted(colours)))
        if route.length not in edition.scoring.routes:
            yield Problem(f"{place}.length", "no-points", length=route.length)
        if route.length > edition.rules.trains:
            yield Problem(f"{place}.length", "too-long", length=route.length, trains=edition.rules.trains)
        if route.wilds > route.length:
            yield Problem(f"{place}.wilds", "too-many-wilds", wilds=route.wilds, length=route.length)
        if route.tunnel and not edition.rules.tunnel_cards:
            yield Problem(f"{place}.tunnel", "no-tunnels")
        if route.double is not None:
            doubles.setdefault(route.double, []).append(number)
    for mark, numbers in doubles.items():
        rows = [edition.map.routes[number] for number in numbers]
        alike = {(frozenset((row.a, row.b)), row.length) for row in rows}
        if len(rows) != 2 or len(alike) != 1:
            yield Problem(f"map.routes[{numbers[-1]}].double", "double", mark=mark, count=len(rows))
    for number, city in enumerate(edition.map.cities):
        if city.id not in reached:
            yield Problem(f"map.cities[{number}].id", "no-route", city=city.id)
    grey = len(edition.cards.colours)
    ways = sum((grey if row.colour == GREY else 1) * max(0, row.length - row.wilds) + 1 for row in edition.map.routes)
    if ways > MOST_CLAIMS:
        yield Problem("map.routes", "too-many-payments", payments=ways, most=MOST_CLAIMS)


def _check_tickets(edition: Edition) -> Iterator[Problem]:
    cities = {city.id for city in edition.map.cities}
    rows = edition.tickets.cards
    yield from twice([ticket.id for ticket in rows], "tickets.cards")
    for number, ticket in enumerate(rows):
        place = f"tickets.cards[{number}]"
        for end in ("a", "b"):
            if getattr(ticket, end) not in cities:
                yield Problem(f"{place}.{end}", "no-city", city=getattr(ticket, end))
        if ticket.a == ticket.b:
            yield Problem(f"{place}.b", "loop", route=ticket.id)
    rules = edition.rules
    longs = sum(ticket.long for ticket in rows)
    for kind, have, deal in (("long", longs, rules.deal_long), ("regular", len(rows) - longs, rules.deal_regular)):
        if have < deal * rules.seats[1]:
            need = deal * rules.seats[1]
            yield Problem("tickets.cards", "too-few-tickets", kind=kind, have=have, need=need)


def _check_rules(edition: Edition) -> Iterator[Problem]:
    rules, cards = edition.rules, edition.cards
    yield from seats_and_colours(rules.seats, rules.seat_colours, rules.seats[1])
    if rules.keep_first > rules.deal_long + rules.deal_regular:
        yield Problem("rules.keep_first", "keep", keep=rules.keep_first, dealt=rules.deal_long + rules.deal_regular)
    if rules.keep_drawn > rules.draw_tickets:
        yield Problem("rules.keep_drawn", "keep", keep=rules.keep_drawn, dealt=rules.draw_tickets)
    yield from twice(cards.colours, "cards.colours", "")
    if cards.wild in cards.colours:
        yield Problem(
            "cards.wild", "id-twice", id=cards.wild, first=f"cards.colours[{cards.colours.index(cards.wild)}]"
        )
    if GREY in (*cards.colours, cards.wild):
        yield Problem("cards.colours", "grey-card")
    total = len(cards.colours) * cards.each + cards.wilds
    if total < rules.hand * rules.seats[1] + rules.face_up:
        yield Problem("cards.each", "too-few-cards", have=total, need=rules.hand * rules.seats[1] + rules.face_up)


def _check_souvenirs(edition: Edition, souvenirs: Souvenirs) -> Iterator[Problem]:
    yield from twice(souvenirs.kinds, "souvenirs.kinds", "")
    fixed = sum(city.souvenirs for city in edition.map.cities)
    if not fixed <= len(souvenirs.kinds) <= len(edition.map.cities):
        yield Problem("souvenirs.kinds", "souvenir-kinds", kinds=len(souvenirs.kinds), fixed=fixed)
    for players in range(edition.rules.seats[0], edition.rules.seats[1] + 1):
        if players not in souvenirs.tokens:
            yield Problem("souvenirs.tokens", "souvenir-tokens", players=players)
    if len(souvenirs.points) != len(souvenirs.kinds) + 1:
        yield Problem("souvenirs.points", "souvenir-points", need=len(souvenirs.kinds) + 1)


class Board:
    """An edition as flat tables: cities, routes, cards and tickets by number."""

    def __init__(self, edition: Edition) -> None:
        rows = edition.map.routes
        self.edition = edition
        self.rules = edition.rules
        self.colours = tuple(edition.cards.colours)
        self.wild = len(self.colours)  # the card number of the wild card
        self.faces = (*self.colours, edition.cards.wild)
        self.card_counts = (*[edition.cards.each] * len(self.colours), edition.cards.wilds)

        self.cities = tuple(city.id for city in edition.map.cities)
        self.city_names = tuple(city.name for city in edition.map.cities)
        self.city_number = {city: number for number, city in enumerate(self.cities)}

        self.routes = tuple(row.id for row in rows)
        self.route_number = {route: number for number, route in enumerate(self.routes)}
        self.a = tuple(self.city_number[row.a] for row in rows)
        self.b = tuple(self.city_number[row.b] for row in rows)
        self.length = tuple(row.length for row in rows)
        self.colour = tuple(-1 if row.colour == GREY else self.colours.index(row.colour) for row in rows)
        self.wilds = tuple(row.wilds for row in rows)
        self.tunnel = tuple(row.tunnel for row in rows)
        self.points = tuple(edition.scoring.routes[row.length] for row in rows)
        self.twin = tuple(_twin(rows, number) for number in range(len(rows)))
        self.longest = max(self.length)

        cards = edition.tickets.cards
        self.tickets = tuple(card.id for card in cards)
        self.ticket_number = {ticket: number for number, ticket in enumerate(self.tickets)}
        self.ticket_a = tuple(self.city_number[card.a] for card in cards)
        self.ticket_b = tuple(self.city_number[card.b] for card in cards)
        self.ticket_points = tuple(card.points for card in cards)
        self.ticket_long = tuple(card.long for card in cards)

        souvenirs = edition.souvenirs
        self.kinds = tuple(souvenirs.kinds) if souvenirs else ()
        self.kind_number = {kind: number for number, kind in enumerate(self.kinds)}
        self.souvenir_points = tuple(souvenirs.points) if souvenirs else ()
        self.fixed_piles = tuple(number for number, city in enumerate(edition.map.cities) if city.souvenirs)

    def pile(self, players: int) -> int:
        """How many tokens a souvenir pile has."""
        souvenirs = self.edition.souvenirs
        return souvenirs.tokens[players] if souvenirs else 0

    def route_name(self, route: int) -> str:
        return f"{self.city_names[self.a[route]]} – {self.city_names[self.b[route]]}"

    def ticket_name(self, ticket: int) -> str:
        return f"{self.city_names[self.ticket_a[ticket]]} – {self.city_names[self.ticket_b[ticket]]}"


def _twin(rows: list[Route], number: int) -> int:
    """The other line of a double route, or -1."""
    mark = rows[number].double
    if mark is None:
        return -1
    return next(other for other, row in enumerate(rows) if row.double == mark and other != number)
