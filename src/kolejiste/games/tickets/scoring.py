"""The final reckoning in lines: Europe p. 7 "Výpočet získaných bodů"; San Francisco "Záver hry a konečné bodovanie"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from . import reckoning
from .workings import longest_trail

if TYPE_CHECKING:
    from .components import Board
    from .state import TicketsState


class RoutesScored(Line, frozen=True, kw_only=True):
    """The points scored for routes during the game."""

    routes: int


class TicketMet(Line, frozen=True, kw_only=True):
    """A met ticket, and the routes of others that its connection borrows through stations."""

    ticket: str
    borrowed: tuple[str, ...]


class TicketMissed(Line, frozen=True, kw_only=True):
    ticket: str


class StationsUnused(Line, frozen=True, kw_only=True):
    stations: int


class LongestTrail(Line, frozen=True, kw_only=True):
    """The bonus for the longest trail, with the trail itself, city by city."""

    length: int
    cities: tuple[str, ...]


class OwnTrail(Line, frozen=True, kw_only=True):
    """A seat's longest trail that is not the longest of all."""

    length: int
    cities: tuple[str, ...]


class SouvenirsScored(Line, frozen=True, kw_only=True):
    souvenirs: int


LINES: tuple[type[Line], ...] = (
    RoutesScored,
    TicketMet,
    TicketMissed,
    StationsUnused,
    LongestTrail,
    OwnTrail,
    SouvenirsScored,
)


def sheet(s: TicketsState) -> list[SeatSheet]:
    """The reckoning line by line, with the reasons: borrowed routes by ticket, and the trail itself."""
    longest = max(s.trail)
    return [
        SeatSheet(seat, tuple(_lines(s, seat, longest)), s.total[seat], reckoning.rank(s, seat))
        for seat in range(s.game.players)
    ]


def _lines(s: TicketsState, seat: int, longest: int) -> list[Line]:
    board = s.game.board
    scoring = board.edition.scoring
    own = s.routes_of(seat)
    borrowed = tuple(s.lent[seat])
    lines: list[Line] = [RoutesScored(points=s.score[seat], routes=len(own))]
    for ticket in s.tickets[seat]:
        points = board.ticket_points[ticket]
        if sets.has(s.met, ticket):
            lent = path_borrows(board, own, borrowed, board.ticket_a[ticket], board.ticket_b[ticket])
            names = tuple(board.routes[route] for route in lent)
            lines.append(TicketMet(points=points, ticket=board.tickets[ticket], borrowed=names))
        else:
            lines.append(TicketMissed(points=-points, ticket=board.tickets[ticket]))
    if board.rules.station_cards:
        unused = s.tables.stations - s.built[seat]
        lines.append(StationsUnused(points=unused * scoring.unused_station, stations=unused))
    if scoring.longest_trail:
        length, walk = longest_trail([(board.a[r], board.b[r], board.length[r]) for r in own])
        cities = tuple(board.cities[city] for city in walk_cities(board, [own[i] for i in walk]))
        best = length == longest and length > 0
        kind = LongestTrail if best else OwnTrail
        lines.append(kind(points=scoring.longest_trail if best else 0, length=length, cities=cities))
    if board.kinds:
        count = s.souvenirs[seat].bit_count()
        lines.append(SouvenirsScored(points=board.souvenir_points[count], souvenirs=count))
    return lines


def walk_cities(board: Board, walk: list[int]) -> list[int]:
    """The cities along a trail given as routes in walking order."""
    if not walk:
        return []
    for start in (board.a[walk[0]], board.b[walk[0]]):
        cities = [start]
        for route in walk:
            if cities[-1] not in (board.a[route], board.b[route]):
                break  # the first route is walked the other way
            cities.append(board.a[route] + board.b[route] - cities[-1])
        else:
            return cities
    raise ValueError("these routes are no trail")


def path_borrows(board: Board, own: list[int], borrowed: tuple[int, ...], start: int, goal: int) -> list[int]:
    """The borrowed routes on a connection from start to goal that borrows as few as possible."""
    lent = [route for route in dict.fromkeys(borrowed) if route >= 0]
    neighbours: dict[int, list[tuple[int, int]]] = {}
    for route in [*own, *lent]:
        neighbours.setdefault(board.a[route], []).append((board.b[route], route))
        neighbours.setdefault(board.b[route], []).append((board.a[route], route))
    free = set(own)
    reached: dict[int, list[int]] = {start: []}
    front = [start]
    while goal not in reached:  # one more borrowed route with each round; within a round, own routes are free
        for city in front:
            for other, route in neighbours.get(city, ()):
                if other not in reached and route in free:
                    reached[other] = reached[city]
                    front.append(other)
        if goal in reached:
            break
        edge = front
        front = []
        for city in edge:
            for other, route in neighbours.get(city, ()):
                if other not in reached:
                    reached[other] = [*reached[city], route]
                    front.append(other)
        if not front:
            return []
    return reached[goal]
