"""The final reckoning: Europe p. 7 "Výpočet získaných bodů"; San Francisco "Záver hry a konečné bodovanie"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .stations import lend
from .trail import longest_trail, trail_length

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


class Reckoning:
    """One seat's result in numbers: all that ranks and totals need, nothing in words."""

    __slots__ = ("borrowed", "met", "met_count", "ticket_points", "total", "trail")

    def __init__(self, borrowed: tuple[int, ...], met: int, ticket_points: int) -> None:
        self.borrowed = borrowed  # route lent by each station, or -1
        self.met = met  # mask over the seat's tickets
        self.met_count = met.bit_count()
        self.ticket_points = ticket_points
        self.trail = 0
        self.total = 0


def routes_in(mask: int) -> list[int]:
    """The route numbers in a mask."""
    routes = []
    while mask:
        low = mask & -mask
        routes.append(low.bit_length() - 1)
        mask ^= low
    return routes


def reckon(s: TicketsState) -> list[Reckoning]:
    """Every seat's points if the game ended now."""
    board = s.game.board
    scoring = board.edition.scoring
    found = []
    owned = [routes_in(mask) for mask in s.routes]
    for seat in range(s.game.players):
        one = reckon_tickets(s, seat, owned)
        if scoring.longest_trail or "trail" in scoring.tie_breaks:
            one.trail = trail_length([(board.a[r], board.b[r], board.length[r]) for r in owned[seat]])
        unused = len(board.rules.station_cards) - len(s.stations[seat])
        one.total = s.score[seat] + one.ticket_points + unused * scoring.unused_station
        if board.kinds:
            one.total += board.souvenir_points[s.souvenirs[seat].bit_count()]
        found.append(one)
    if scoring.longest_trail:
        longest = max(one.trail for one in found)
        for one in found:
            if one.trail == longest:  # everybody who ties gets it; a trail of nothing wins nothing (T19)
                one.total += scoring.longest_trail if longest else 0
    return found


def reckon_tickets(s: TicketsState, seat: int, owned: list[list[int]]) -> Reckoning:
    """The tickets a seat has met, each of its stations lending the route that is best for it (p. 6, T18)."""
    board = s.game.board
    a, b = board.a, board.b
    tickets = s.tickets[seat]
    lenders: list[list[int]] = []
    for city in s.stations[seat]:
        here = s.game.routes_at[city]
        lenders.append([r for other, mask in enumerate(s.routes) if other != seat for r in routes_in(mask & here)])
    chosen, met = lend(
        [(a[r], b[r]) for r in owned[seat]],
        [[(a[r], b[r]) for r in routes] for routes in lenders],
        [(board.ticket_a[t], board.ticket_b[t], board.ticket_points[t]) for t in tickets],
    )
    borrowed = tuple(-1 if pick < 0 else routes[pick] for pick, routes in zip(chosen, lenders, strict=True))
    points = 0
    for place, ticket in enumerate(tickets):
        points += board.ticket_points[ticket] if met >> place & 1 else -board.ticket_points[ticket]
    return Reckoning(borrowed, met, points)


def ranks(s: TicketsState, found: list[Reckoning]) -> list[int]:
    """Places by points, then by the edition's tie-breaks in their order; who is equal in all shares the place (T12,
    T22)."""
    tie_breaks = s.game.board.edition.scoring.tie_breaks
    keys = []
    for seat, one in enumerate(found):
        tied = {"tickets": one.met_count, "stations": -len(s.stations[seat]), "trail": one.trail}
        keys.append((one.total, *(tied[name] for name in tie_breaks)))
    return [1 + sum(other > key for other in keys) for key in keys]


def sheet(s: TicketsState, found: list[Reckoning]) -> list[SeatSheet]:
    """The reckoning line by line, with the reasons: borrowed routes by ticket, and the trail itself."""
    places = ranks(s, found)
    longest = max(one.trail for one in found)
    return [
        SeatSheet(seat, tuple(_lines(s, seat, one, longest)), one.total, places[seat]) for seat, one in enumerate(found)
    ]


def _lines(s: TicketsState, seat: int, one: Reckoning, longest: int) -> list[Line]:
    board = s.game.board
    scoring = board.edition.scoring
    own = routes_in(s.routes[seat])
    lines: list[Line] = [RoutesScored(points=s.score[seat], routes=len(own))]
    for place, ticket in enumerate(s.tickets[seat]):
        points = board.ticket_points[ticket]
        if one.met >> place & 1:
            lent = path_borrows(board, own, one.borrowed, board.ticket_a[ticket], board.ticket_b[ticket])
            names = tuple(board.routes[route] for route in lent)
            lines.append(TicketMet(points=points, ticket=board.tickets[ticket], borrowed=names))
        else:
            lines.append(TicketMissed(points=-points, ticket=board.tickets[ticket]))
    if board.rules.station_cards:
        unused = len(board.rules.station_cards) - len(s.stations[seat])
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
