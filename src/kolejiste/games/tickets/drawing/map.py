"""The map: routes and cities, which never change, and what the game has put on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from kolejiste.core.kept import Kept
from kolejiste.core.svg import element, number, text, title

from ..components import Board
from ..view import SouvenirPile
from . import flags, geometry, ground, labels
from .geometry import Line, Plan, Point, Space
from .scene import Journey, Table, souvenir_name
from .symbols import sign, souvenir

SMALLEST = 13.0  # letters on the map
_charts: dict[str, Chart] = {}
_maps: Kept[str] = Kept(256)
_trains_drawn: Kept[str] = Kept(4000)  # names of owners are without number
_cities_drawn: Kept[str] = Kept(4000)


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position of an edition: the geometry, and what is drawn by it."""

    plan: Plan
    names: tuple[labels.Label, ...]
    symbols: str  # land, sea, tracks and spaces, which a page need not be sent again
    routes: str  # what is touched of them
    cities: tuple[str, ...]  # each city with nothing on it
    named: tuple[str, ...]  # the name of each city
    aside: tuple[Point, ...]  # where flags stand beside each city


def chart(board: Board, edition: str) -> Chart:
    """The chart of a board, made once for each edition (named by its hash)."""
    if edition not in _charts:
        _charts[edition] = _make(board)
    return _charts[edition]


def _make(board: Board) -> Chart:
    plan, names = labels.settled(board)
    named = tuple(_name(label) for label in names)
    below = element("g", ground.drawing(board, plan, names), _sleepers(board, plan), id="ground")
    spaces = [_spaces(board, plan, route) for route in range(len(board.routes))]
    above = element("g", *spaces, _rails(board, plan), id="spaces")
    routes = element("g", *(_route(board, plan, route) for route in range(len(board.routes))), id="routes")
    dot = _dot(board, plan)
    cities = tuple(_city(board, plan, city, name, dot + named[city]) for city, name in enumerate(board.city_names))
    return Chart(plan, names, below + above, routes, cities, named, flags.spots(plan, names))


# --- what never changes ----------------------------------------------------------------------------------------------


def _sleepers(board: Board, plan: Plan) -> str:
    """What the spaces lie on: sleepers from city to city, and lanes where ferries run."""
    dry: list[str] = []
    wet: list[str] = []
    for route, line in enumerate(plan.lines):
        (wet if board.wilds[route] else dry).append(geometry.path(line.track[::3]))
    return element("path", d="".join(dry), class_="sleepers", stroke_width=plan.space_width * 0.82) + element(
        "path", d="".join(wet), class_="lane"
    )


def _rails(board: Board, plan: Plan) -> str:
    """The two rails of each route, over its spaces."""
    found = []
    for route, line in enumerate(plan.lines):
        if not board.wilds[route]:
            for side in (-0.25, 0.25):
                found.append(geometry.path(geometry.beside(line.track[::3], side * plan.space_width)))
    return element("path", d="".join(found), class_="rails")


def _spaces(board: Board, plan: Plan, route: int) -> str:
    """The spaces of a route."""
    line = plan.lines[route]
    # The wild spaces are the ones next to the middle.
    order = sorted(range(len(line.spaces)), key=lambda place: (abs(place - (len(line.spaces) - 1) / 2), place))
    wild = set(order[: board.wilds[route]])
    spaces = [
        space_drawing(board, space, plan.space_width, board.colour[route], board.tunnel[route], place in wild)
        for place, space in enumerate(line.spaces)
    ]
    return element("g", *spaces, id=f"spaces-{board.routes[route]}")


def _route(board: Board, plan: Plan, route: int) -> str:
    """A route as it is touched: a line a little wider than its spaces, which lie over it."""
    # The lines of a double lie close together, and neither may take the other's touch.
    rim = geometry.TWIN_GAP if board.twin[route] >= 0 else 4.0
    wide = plan.space_width + 2 * rim
    return element(
        "g",
        title(board.route_name(route)),
        element("path", d=geometry.path(_touched(plan.lines[route])), class_="touch-line", stroke_width=wide),
        id=f"route-{board.routes[route]}",
        data_pick=f"route-{board.routes[route]}",
    )


def _touched(line: Line) -> list[Point]:
    """The part of a track on which spaces lie, so that a route is not touched at its cities."""
    first, last = line.spaces[0], line.spaces[-1]
    middle = [(space.x, space.y) for space in line.spaces]
    return [geometry.end_of(first, line.track[0]), *middle, geometry.end_of(last, line.track[-1])]


def space_drawing(
    board: Board, space: Space, width: float, colour: int, tunnel: bool = False, wild: bool = False
) -> str:
    """A space of a route: its colour with its sign, a wheel where only a wild card pays, a portal around a tunnel's."""
    length, high = space.length, width
    parts = []
    if tunnel:
        parts.append(_box(length - 0.6, width + 1.4, "portal", 5))
        length, high = length - 5.4, width - 3.4
    if wild:
        face = board.faces[board.wild]
        parts += [_box(length, high, "space wild", 2.5), sign(face, 0, 0, high * 0.92, "on-wild")]
    elif colour < 0:
        parts.append(_box(length, high, "space grey", 2.5))
    else:
        parts.append(_box(length, high, f"space card-{colour}", 2.5))
        parts.append(sign(board.colours[colour], 0, 0, high * 0.62, f"on-card-{colour}"))
    return element("g", *parts, transform=_at(space))


def _box(length: float, high: float, class_: str, corner: float) -> str:
    return element("rect", x=-length / 2, y=-high / 2, width=length, height=high, rx=corner, class_=class_)


def _at(space: Space) -> str:
    return f"translate({number(space.x)} {number(space.y)}) rotate({number(space.angle)})"


def _name(label: labels.Label) -> str:
    """The name of a city, as it stands beside it."""
    x, y = label.city
    found = []
    for line, words in enumerate(label.lines):
        base = label.top + label.size * (labels.CAP + labels.LEADING * line)
        found.append(text(label.x - x, base - y, words, round(label.size, 1), class_="name"))
    return "".join(found)


def _city(board: Board, plan: Plan, city: int, words: str, inner: str) -> str:
    name = board.cities[city]
    x, y = plan.cities[city]
    return element(
        "g",
        title(words),
        inner,
        element("circle", r=max(plan.city_radius + 3, 17), class_="touch"),
        id=f"city-{name}",
        data_pick=f"city-{name}",
        transform=f"translate({number(x)} {number(y)})",
    )


def _dot(board: Board, plan: Plan) -> str:
    """A city without souvenirs, with the place where some could lie."""
    berth = element("circle", r=plan.city_radius - 2, class_="berth") if board.kinds else ""
    return berth + element("circle", r=7.2, class_="dot") + element("circle", r=2.9, class_="pin")


# --- what the game puts on the map -----------------------------------------------------------------------------------


def drawing(table: Table, chart: Chart, journeys: tuple[Journey, ...]) -> str:
    """The whole map of a position; most moves change nothing on it."""
    view, piles = table.view, tuple((city, pile.kind, pile.left) for city, pile in table.view.souvenirs.items())
    busy = (view.tunnel.route if view.tunnel else None, view.souvenir_route, view.station)
    key = (table.game.edition.hash, view.players, table.words, tuple(table.names), journeys, table.claims, piles, busy)
    return _maps.get(key, lambda: _drawing(table, chart, journeys))


def _drawing(table: Table, chart: Chart, journeys: tuple[Journey, ...]) -> str:
    """Ways of tickets lie under the routes, their ends over the cities."""
    ways = [flags.way(table.board, chart.plan, journey) for journey in journeys]
    return "".join(
        [
            element("use", href="#ground"),
            element("g", *ways, id="ways") if ways else "",
            chart.routes,
            element("use", href="#spaces", class_="still"),
            _pieces(table, chart),
            flags.ends(table, chart.plan, chart.aside, journeys),
        ]
    )


def _pieces(table: Table, chart: Chart) -> str:
    """Trains on claimed routes, and the cities with their stations and souvenirs."""
    board, view, plan, edition = table.board, table.view, chart.plan, table.game.edition.hash
    trains = []
    for seat, seen in enumerate(view.seats):
        for name in seen.routes:
            which = (board.route_number[name], seat, table.names[seat])
            trains.append(_trains_drawn.get((edition, *which), partial(_trains, board, plan, *which)))
    trains += _closed(table, plan)
    marked = view.tunnel.route if view.tunnel else view.souvenir_route
    if marked is not None:
        trains.append(_busy_route(plan, board.route_number[marked]))
    owners = {city: seat for seat, seen in enumerate(view.seats) for city in seen.stations}
    cities = [
        _used_city(table, chart, city, owners)
        if name in owners or name in view.souvenirs or name == view.station
        else chart.cities[city]
        for city, name in enumerate(board.cities)
    ]
    return element("g", *trains, id="trains") + element("g", *cities, id="cities")


def _trains(board: Board, plan: Plan, route: int, seat: int, owner: str) -> str:
    found = [
        element(
            "g",
            _train(board, plan, route, space, seat),
            id=f"train-{board.routes[route]}-{place}",
            transform=_at(space),
        )
        for place, space in enumerate(plan.lines[route].spaces, 1)
    ]
    return element("g", title(f"{board.route_name(route)}: {owner}"), *found, id=f"trains-{board.routes[route]}")


def _train(board: Board, plan: Plan, route: int, space: Space, seat: int) -> str:
    """A wagon with its seat's number, shorter than the space, so that the colour of the route shows at its ends."""
    width = plan.space_width
    # Of a tunnel the portal takes a part of the space.
    length = space.length * (0.62 if board.tunnel[route] else 0.74)
    size = max(SMALLEST, width * 0.95)
    return _box(length, width + 1.2, f"train seat-{seat}", 3.2) + text(
        0, size * 0.36, str(seat + 1), size, class_=f"mark on-seat-{seat}"
    )


def ghost_trains(board: Board, plan: Plan, route: int, seat: int) -> str:
    """The trains that would stand on a route."""
    return element(
        "g",
        *[
            element("g", _train(board, plan, route, space, seat), transform=_at(space))
            for space in plan.lines[route].spaces
        ],
        class_="ghost",
    )


def ghost_station(board: Board, plan: Plan, city: str, seat: int) -> str:
    """The station that would stand in a city."""
    x, y = plan.cities[board.city_number[city]]
    return element("g", _house(seat), class_="ghost", transform=f"translate({number(x)} {number(y)})")


def _closed(table: Table, plan: Plan) -> list[str]:
    """The second lines of double routes that nobody may claim any more, because few play."""
    board, view = table.board, table.view
    if view.players >= board.rules.double_from:
        return []
    claimed = {board.route_number[route] for seen in view.seats for route in seen.routes}
    return [
        element(
            "g",
            *[
                element("g", _box(space.length + 1, plan.space_width + 2, "closed", 3), transform=_at(space))
                for space in plan.lines[twin].spaces
            ],
            id=f"closed-{board.routes[twin]}",
        )
        for twin in (board.twin[route] for route in sorted(claimed))
        if twin >= 0 and twin not in claimed
    ]


def _busy_route(plan: Plan, route: int) -> str:
    """The route that a question is about."""
    return element(
        "g",
        *[
            element("g", _box(space.length + 3, plan.space_width + 4, "busy", 5), transform=_at(space))
            for space in plan.lines[route].spaces
        ],
        class_="still",
    )


def _used_city(table: Table, chart: Chart, city: int, owners: dict[str, int]) -> str:
    """A city with a station, with souvenirs, or about to get a station."""
    view, name = table.view, table.board.cities[city]
    pile, owner = view.souvenirs.get(name), owners.get(name)
    there = () if pile is None else (pile.kind, pile.left)
    whose = () if owner is None else (owner, table.names[owner])
    key = (table.game.edition.hash, table.words, city, there, whose, view.station == name)
    return _cities_drawn.get(key, lambda: _draw_city(table, chart, city, pile, owner))


def _draw_city(table: Table, chart: Chart, city: int, pile: SouvenirPile | None, owner: int | None) -> str:
    board, plan = table.board, chart.plan
    name, words = board.cities[city], board.city_names[city]
    if pile is None:
        inner = _dot(board, plan)
    else:
        inner = _pile(name, pile, plan)
        hint = table.words("board-placed", kind=souvenir_name(table.words, pile.kind), left=pile.left)
        words = f"{words}. {hint}"
    if owner is not None:
        inner += element("g", _house(owner), id=f"station-{name}")
        words = f"{words}: {table.names[owner]}"
    if table.view.station == name:
        inner += element("circle", r=plan.city_radius + 4, class_="busy")
    return _city(board, plan, city, words, inner + chart.named[city])


def _pile(city: str, pile: SouvenirPile, plan: Plan) -> str:
    shift = plan.badge_shift
    return element(
        "g",
        element("circle", r=plan.city_radius - 1, class_="token"),
        souvenir(pile.kind, 0, 0, plan.city_radius * 1.42),
        element("circle", cx=shift, cy=shift, r=plan.badge, class_="badge"),
        text(shift, shift + 5.4, str(pile.left), 16, class_="on-badge"),
        id=f"pile-{city}",
    )


def _house(seat: int) -> str:
    """A station: no part of it is further than `geometry.CLEAR` from its city."""
    return element("path", d="M0-12.6L10.6-3.6V8H-10.6V-3.6z", class_=f"train seat-{seat}") + text(
        0, 6.2, str(seat + 1), 14, class_=f"mark on-seat-{seat}"
    )
