"""The map: sea, land, routes and cities, which never change, and what the game has put on them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kolejiste.core.svg import element, number, text, title

from ..components import Board
from ..view import SouvenirPile
from . import geometry, labels, land
from .geometry import Plan, Space
from .scene import Table
from .symbols import sign, souvenir

ROSE = 34.0  # the room a compass rose needs to each side
_charts: dict[str, Chart] = {}


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position of an edition: the geometry, and the drawing below and above the pieces."""

    plan: Plan
    below: str
    above: str
    cities: tuple[str, ...]  # each city with nothing on it
    trains: dict[tuple[int, int, str], str]  # by route, seat and its name, as they come to be drawn


def chart(board: Board, edition: str) -> Chart:
    """The chart of a board, made once for each edition (named by its hash)."""
    if edition not in _charts:
        _charts[edition] = _make(board)
    return _charts[edition]


def _make(board: Board) -> Chart:
    size = 20.5 if len(board.cities) > 30 else 24.0
    # Names look for room between the routes, then routes yield to names where none was left.
    names = labels.place(geometry.plan(board), board.city_names, size)
    plan = geometry.plan(board, labels.discs(names))
    names = labels.place(plan, board.city_names, size)
    below = element("g", *_ground(board, plan, names), *_routes(board, plan), id="ground", clip_path="url(#map-clip)")
    cities = tuple(_city(board, plan, city, board.city_names[city], _dot(board, plan)) for city in range(len(names)))
    return Chart(plan, below, _names(board, names), cities, {})


# --- what never changes ----------------------------------------------------------------------------------------------


def _ground(board: Board, plan: Plan, names: tuple[labels.Label, ...]) -> list[str]:
    ferries = [wilds > 0 for wilds in board.wilds]
    neighbours = sorted({(a, b) for a, b, ferry in zip(board.a, board.b, ferries, strict=True) if not ferry})
    levels = land.contours(plan, ferries, neighbours)
    found = [element("rect", class_="sea", width=plan.width, height=plan.height)]
    found += [element("path", d=levels[f"shore-{step}"], class_=f"shore shore-{step}") for step in (4, 3, 2, 1)]
    rose = _free_place(plan, names)
    if rose is not None:
        found.append(_rose(*rose))
    found.append(element("path", d=levels["land"], class_="land"))
    found.append(element("path", d=levels["upland"], class_="upland"))
    found.append(_graticule(plan))
    return found


def _graticule(plan: Plan) -> str:
    """Meridians and parallels as gently bent lines, for the look of a map only."""
    parts = []
    for step in range(1, 9):
        x = plan.width * step / 9
        lean = (x - plan.width / 2) * 0.09
        parts.append(f"M{number(x - lean)} 0Q{number(x)} {number(plan.height / 2)}")
        parts.append(f" {number(x + lean)} {number(plan.height)}")
    for step in range(1, 7):
        y = plan.height * step / 6
        parts.append(f"M0 {number(y - 18)}Q{number(plan.width / 2)} {number(y + 18)}")
        parts.append(f" {number(plan.width)} {number(y - 18)}")
    return element("path", d="".join(parts), class_="grid")


def _free_place(plan: Plan, names: tuple[labels.Label, ...]) -> tuple[float, float, float] | None:
    """The widest free place for a compass rose, if any is wide enough."""
    points = [(space.x, space.y, plan.space_width) for line in plan.lines for space in line.spaces]
    points += [(x, y, plan.city_radius) for x, y in plan.cities]
    best = (0.0, 0.0, ROSE)
    for row in range(2, int(plan.height / 20) - 1):
        for column in range(2, int(plan.width / 20) - 1):
            x, y = column * 20.0, row * 20.0
            room = min(x, y, plan.width - x, plan.height - y) - 14
            for px, py, radius in points:
                if room <= best[2]:
                    break
                room = min(room, math.hypot(x - px, y - py) - radius)
            if room > best[2]:
                room = min(room, *(_from_box(x, y, name) for name in names))
            if room > best[2]:
                best = (x, y, room)
    return (best[0], best[1], min(best[2] - 6, 46.0)) if best[2] > ROSE else None


def _from_box(x: float, y: float, name: labels.Label) -> float:
    return math.hypot(max(name.left - x, 0.0, x - name.right), max(name.top - y, 0.0, y - name.bottom))


def _rose(x: float, y: float, radius: float) -> str:
    """A compass rose, a ring with eight points."""
    dark: list[str] = []
    light: list[str] = []
    for point in range(8):
        long = radius if point % 2 == 0 else radius * 0.62
        turn = math.radians(45 * point)
        tip = (long * math.sin(turn), -long * math.cos(turn))
        for side, half in ((-1, dark), (1, light)):
            knee = turn + side * math.radians(22.5)
            near = (radius * 0.2 * math.sin(knee), -radius * 0.2 * math.cos(knee))
            half.append(f"M0 0L{number(near[0])} {number(near[1])}L{number(tip[0])} {number(tip[1])}z")
    return element(
        "g",
        element("circle", r=radius * 0.72, class_="rose-ring"),
        element("path", d="".join(light), class_="rose-light"),
        element("path", d="".join(dark), class_="rose"),
        transform=f"translate({number(x)} {number(y)})",
    )


def _routes(board: Board, plan: Plan) -> list[str]:
    """Wide unseen lines to touch, the tracks, then every route with its spaces."""
    hits, tracks, routes = [], [], []
    for route, name in enumerate(board.routes):
        line = plan.lines[route]
        path = "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in line.track[::3])
        wide, pick = plan.space_width + 9, f"route-{name}"
        hits.append(element("path", d=path, id=f"hit-{name}", class_="hit", stroke_width=wide, data_pick=pick))
        tracks.append(element("path", d=path, class_="track lane" if board.wilds[route] else "track"))
        routes.append(_route(board, plan, route))
    return [element("g", *tracks), element("g", *hits), element("g", *routes, id="routes")]


def _route(board: Board, plan: Plan, route: int) -> str:
    line = plan.lines[route]
    # The wild spaces are the ones next to the middle.
    order = sorted(range(len(line.spaces)), key=lambda place: (abs(place - (len(line.spaces) - 1) / 2), place))
    wild = set(order[: board.wilds[route]])
    spaces = [
        space_drawing(board, space, plan.space_width, board.colour[route], board.tunnel[route], place in wild)
        for place, space in enumerate(line.spaces)
    ]
    return element(
        "g",
        title(board.route_name(route)),
        *spaces,
        id=f"route-{board.routes[route]}",
        class_="pick",
        data_pick=f"route-{board.routes[route]}",
    )


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


def _names(board: Board, names: tuple[labels.Label, ...]) -> str:
    """The names of cities: all halos first, so that no halo eats into another name."""
    halos, words = [], []
    for city, label in enumerate(names):
        for line, name in enumerate(label.lines):
            y = label.top + label.size * (labels.CAP + labels.LEADING * line)
            halos.append(text(label.x, y, name, label.size, class_="halo"))
            id_ = f"name-{board.cities[city]}" + (f"-{line + 1}" if line else "")
            pick = f"city-{board.cities[city]}"
            words.append(text(label.x, y, name, label.size, id=id_, class_="name pick", data_pick=pick))
    return element("g", *halos, *words, id="names")


# --- what the game puts on the map -----------------------------------------------------------------------------------


def pieces(table: Table, chart: Chart) -> str:
    """Trains on claimed routes, and the cities with their stations and souvenirs."""
    board, view, plan = table.board, table.view, chart.plan
    trains = []
    for seat, seen in enumerate(view.seats):
        for name in seen.routes:
            key = (board.route_number[name], seat, table.names[seat])
            if key not in chart.trains:
                chart.trains[key] = _trains(board, plan, *key)
            trains.append(chart.trains[key])
    trains += _closed(table, plan)
    marked = view.tunnel.route if view.tunnel else view.souvenir_route
    if marked is not None:
        trains.append(_busy_route(plan, board.route_number[marked]))
    owners = {city: seat for seat, seen in enumerate(view.seats) for city in seen.stations}
    cities = [
        _used_city(table, plan, city, owners)
        if name in owners or name in view.souvenirs or name == view.station
        else chart.cities[city]
        for city, name in enumerate(board.cities)
    ]
    return element("g", *trains, id="trains") + element("g", *cities, id="cities")


def _trains(board: Board, plan: Plan, route: int, seat: int, owner: str) -> str:
    """A train on every space, shorter than the space and wider, so that the colour of the route shows at its ends."""
    width = plan.space_width
    found = []
    for place, space in enumerate(plan.lines[route].spaces):
        # Of a tunnel the portal takes a part of the space.
        length = space.length * (0.56 if board.tunnel[route] else 0.7)
        found.append(
            element(
                "g",
                _box(length, width + 1.6, f"train seat-{seat}", 3.4),
                text(0, width * 0.37, str(seat + 1), width * 1.02, class_=f"mark on-seat-{seat}"),
                id=f"train-{board.routes[route]}-{place + 1}",
                transform=_at(space),
            )
        )
    return element("g", title(f"{board.route_name(route)}: {owner}"), *found, id=f"trains-{board.routes[route]}")


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
            element("g", _box(space.length + 3, plan.space_width + 5, "busy", 5), transform=_at(space))
            for space in plan.lines[route].spaces
        ],
    )


def _city(board: Board, plan: Plan, city: int, words: str, inner: str) -> str:
    name = board.cities[city]
    x, y = plan.cities[city]
    return element(
        "g",
        title(words),
        element("circle", r=max(plan.city_radius + 4, 17), class_="touch"),
        inner,
        id=f"city-{name}",
        class_="pick",
        data_pick=f"city-{name}",
        transform=f"translate({number(x)} {number(y)})",
    )


def _dot(board: Board, plan: Plan) -> str:
    """A city without souvenirs, with the place where some could lie."""
    berth = element("circle", r=plan.city_radius - 2, class_="berth") if board.kinds else ""
    return berth + element("circle", r=7.2, class_="dot") + element("circle", r=2.9, class_="pin")


def _used_city(table: Table, plan: Plan, city: int, owners: dict[str, int]) -> str:
    """A city with a station, with souvenirs, or about to get a station."""
    board, view = table.board, table.view
    name, words = board.cities[city], board.city_names[city]
    pile = view.souvenirs.get(name)
    if pile is None:
        inner = _dot(board, plan)
    else:
        inner = _pile(name, pile, plan)
        hint = table.words("board-placed", kind=table.souvenir_name(pile.kind), left=pile.left)
        words = f"{words}. {hint}"
    if name in owners:
        inner += _station(name, owners[name])
        words = f"{words}: {table.names[owners[name]]}"
    if view.station == name:
        inner += element("circle", r=plan.city_radius + 5, class_="busy")
    return _city(board, plan, city, words, inner)


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


def _station(city: str, seat: int) -> str:
    return element(
        "g",
        element("path", d="M0-15.5L11.8-5.5V11.5H-11.8V-5.5z", class_=f"train seat-{seat}"),
        text(0, 8.5, str(seat + 1), 18, class_=f"mark on-seat-{seat}"),
        id=f"station-{city}",
    )
