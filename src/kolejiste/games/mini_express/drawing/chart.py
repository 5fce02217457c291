"""What is printed on the map: sea, coasts, hexes, the plates of cities with their rings, start locations, ports, names.

Hexes stand on a flat side and are a little higher than regular ones, as a city holds three rows: the trains that came,
its name along the middle, where neighbours have nothing to hide, and its demand token. It is drawn once for each map;
`map` puts the pieces on it. What is only looked at stands among the symbols, which a page needs once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from kolejiste.core.parts import WIDTH
from kolejiste.core.svg import element, number, text, title

from ..components import EuropeMap
from . import names
from .coast import coast
from .symbols import ANCHOR, chip, icon

if TYPE_CHECKING:
    from ..game import MiniGame

MARGIN = 14.0  # between the outermost spaces and the edge
TALLEST = 740.0
HIGHER = 1.24  # than a regular hex
NAME, SMALL_NAME, LETTERS = 16.5, 14.5, 13.0  # font sizes of cities and of ports, and the smallest
ROW = -0.53  # the middle of a city's trains, in halves of a hex's height
HOME = (0.0, ROW)  # where the train of a start location or a port stands
DEMAND = 0.56  # the middle of a city's token
NAME_LINE = 0.16  # the baseline of a name
TAB = (8.0, -0.97)  # the middle of a city's number: units, and halves
TAB_SIZE = (25.0, 16.0)
TRAIN = {0: 18.0, 1: 18.0, 2: 18.0, 3: 15.5, 4: 12.5}  # the size of trains by how many fit a city
HOME_TRAIN = 20.0  # in a start location or a port
COACH = 0.88  # how high a train is, in parts of its size
TOKEN = (37.0, 19.0)
LANDSCAPE_TRAIN = {1: 25.0, 2: 21.0, 3: 19.0, 4: 19.0}  # by how many share a landscape
SPOTS = {  # where those stand
    1: ((0.0, 0.0),),
    2: ((-11.5, 0.0), (11.5, 0.0)),
    3: ((-10.5, -9.6), (10.5, -9.6), (0.0, 10.6)),
    4: ((-10.5, -9.8), (10.5, -9.8), (-10.5, 10.4), (10.5, 10.4)),
}
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position on a map: where spaces lie, and the drawing below and above the pieces."""

    spots: tuple[Point, ...]  # the middles of the spaces
    side: float  # of a hex
    half: float  # of its height
    height: float
    hexes: tuple[str, ...]  # the outline of each space
    coast: str  # the path of all land: a symbol
    ground: str  # sea, coast, hexes: a symbol
    plates: str  # cities, start locations and ports: a symbol
    spaces: str  # the landscape, to be chosen
    havens: str  # the ports, to be chosen
    names: str

    def hexagon(self, x: float, y: float, part: float) -> str:
        """The path of a hex of this part of the full size."""
        return hexagon(x, y, self.side * part, self.half * part)

    def at(self, space: int, x: float = 0.0, y: float = 0.0) -> Point:
        """A point from the middle of a space: so many units to the right, so many halves of its height down."""
        middle = self.spots[space]
        return round(middle[0] + x, 2), round(middle[1] + y * self.half, 2)


def hexagon(x: float, y: float, side: float, half: float) -> str:
    corners = ((side, 0.0), (side / 2, half), (-side / 2, half), (-side, 0.0), (-side / 2, -half), (side / 2, -half))
    return "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in corners) + "z"


Printed = tuple[str, str, bool, bool, bool]
_charts: dict[Printed, Chart] = {}


def printed(game: MiniGame) -> Printed:
    """What tells charts apart: the edition, and each choice that changes the printed side."""
    return game.edition.hash, game.map, bool(game.land.ports), bool(game.options["beginner"]), bool(game.automas)


def chart(game: MiniGame) -> Chart:
    """The chart of a map, made once."""
    key = printed(game)
    if key not in _charts:
        _charts[key] = _make(game)
    return _charts[key]


# --- what never changes ----------------------------------------------------------------------------------------------


def _make(game: MiniGame) -> Chart:
    places = game.land.places
    west, east = min(q for q, _ in places), max(q for q, _ in places)
    top, bottom = min(2 * r + q for q, r in places), max(2 * r + q for q, r in places)
    side = (WIDTH - 2 * MARGIN) / (1.5 * (east - west) + 2)
    half = min(side * sqrt(3) / 2 * HIGHER, (TALLEST - 2 * MARGIN) / (bottom - top + 2))

    def spot(column: float, row: float) -> Point:
        return MARGIN + side * (1 + 1.5 * (column - west)), MARGIN + half * (1 + 2 * row - top)

    spots = tuple(spot(q, r + q / 2) for q, r in places)
    height = round(2 * MARGIN + half * (bottom - top + 2), 1)
    hexes = tuple(hexagon(x, y, side * 0.965, half * 0.965) for x, y in spots)
    bare = Chart(spots, side, half, height, hexes, "", "", "", "", "", "")
    drawn = coast(game.map, places, spot)
    shores = (drawn.land, drawn.home, drawn.lakes) if drawn else ("".join(_outline(bare)), "", "")
    return Chart(
        spots,
        side,
        half,
        height,
        hexes,
        shores[0],
        _ground(game, bare, shores[1], shores[2]),
        _plates(game, bare),
        _spaces(game, bare),
        _havens(game, bare),
        _names(game, bare),
    )


def _outline(found: Chart) -> list[str]:
    """Where no coast is known, the land is all spaces and what is around them."""
    return [found.hexagon(*spot, 1.25) for spot in found.spots]


def _ground(game: MiniGame, found: Chart, home: str, lakes: str) -> str:
    """Sea, coasts and hexes, cut off at the edge of the map."""
    again = '<use href="#coast" '  # the path is long, so it stands there once
    parts = [
        element("rect", width=WIDTH, height=found.height, class_="sea"),
        f'{again}class="shore shore-3" stroke-width="26"/>{again}class="shore shore-2" stroke-width="13"/>',
        f'{again}class="{"abroad" if home else "land"}"/>',
        element("path", d=home, class_="land") if home else "",
        element("path", d=lakes, class_="sea") if lakes else "",
        element("path", d=lakes, class_="shore shore-1", stroke_width=1.4) if lakes else "",
        f'{again}class="shore shore-1" stroke-width="1.4"/>',
    ]
    parts.append(element("path", d="".join(found.hexes), class_="cell"))
    world = game.edition_file.maps.europe
    if game.map == "europe" and not game.land.ports:
        assert isinstance(world, EuropeMap)
        for port in world.ports:
            parts.append(icon(ANCHOR, *found.at(game.land.number[port.id]), 22, "faint"))
    return element("svg", *parts, width=WIDTH, height=found.height)


def _plates(game: MiniGame, found: Chart) -> str:
    """The plates of cities with their rings, of start locations and of ports."""
    land, parts = game.land, []
    for city, space in enumerate(land.city_space):
        most = min(game.capacity[city], 4)
        x, y = found.spots[space]
        parts += [
            element("path", d=found.hexagon(x, y, 0.94), class_="plate"),
            element("path", d=found.hexagon(x, y, 0.91), class_=f"ring ring-{most}"),
        ]
    for company, space in enumerate(land.start_space):
        x, y = found.spots[space]
        parts += [
            element("path", d=found.hexagon(x, y, 0.95), class_=f"edge company-{company}"),
            element("path", d=found.hexagon(x, y, 0.76), class_="plate edge"),
            chip(game.companies[company], *found.at(space, 0, DEMAND), 19),
        ]
    for space in land.port_space:
        x, y = found.spots[space]
        parts += [
            element("path", d=found.hexagon(x, y, 0.94), class_="haven"),
            element("path", d=found.hexagon(x, y, 0.91), class_="haven-edge"),
            icon(ANCHOR, *found.at(space, 0, DEMAND), 19),
        ]
    if game.automas:
        parts += _numbers(game, found)
    return "".join(parts)


def _numbers(game: MiniGame, found: Chart) -> list[str]:
    """The numbers of cities, by which the automa goes, on tabs of their rings' colours."""
    parts = []
    wide, high = TAB_SIZE
    for city, space in enumerate(game.land.city_space):
        most = min(game.capacity[city], 4)
        x, y = found.at(space, *TAB)
        ink = "on-tab on-tab-1" if most == 1 else "on-tab"
        parts += [
            element("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=5, class_=f"tab tab-{most}"),
            text(x, y + 4.7, str(city + 1), LETTERS, class_=ink),
        ]
    return parts


def _spaces(game: MiniGame, found: Chart) -> str:
    """The landscape over which tracks may be led."""
    land = game.land
    return "".join(
        _choice(f"space-{land.names[space]}", land.labels[space], found.hexes[space])
        for space in range(land.size)
        if land.is_land[space]
    )


def _havens(game: MiniGame, found: Chart) -> str:
    land = game.land
    return "".join(
        _choice(f"port-{port}", land.shown[space], found.hexes[space])
        for port, space in zip(land.ports, land.port_space, strict=True)
    )


def _choice(pick: str, words: str, outline: str) -> str:
    return element("g", title(words), element("path", d=outline, class_="touch"), id=pick, data_pick=pick)


# --- names -----------------------------------------------------------------------------------------------------------


def _names(game: MiniGame, found: Chart) -> str:
    """The names along the middles of their spaces."""
    return element(
        "g",
        *(text(name.x, name.y, name.words, name.size, class_="name") for name in placed(game, found)),
        id="names",
        class_="calm",
    )


def placed(game: MiniGame, found: Chart) -> list[names.Name]:
    """The names where they hide no train and no token, whatever may come to lie there."""
    land = game.land
    spaces = [space for space in range(land.size) if not land.is_land[space]]
    wanted, obstacles = [], []
    for space in spaces:
        size = SMALL_NAME if space in land.port_space else NAME
        wanted.append(names.Name(land.shown[space], *found.at(space, 0, NAME_LINE), size))
        x, y = found.spots[space]
        near = [
            other
            for other, (ox, oy) in enumerate(found.spots)
            if other != space and abs(ox - x) < 4 * found.side and abs(oy - y) < 1.5 * found.half
        ]
        obstacles.append([obstacle for other in near for obstacle in hidden(game, found, other)])
    frame = (5.0, 0.0, WIDTH - 5.0, found.height)
    return names.place(wanted, obstacles, LETTERS, frame)


def hidden(game: MiniGame, found: Chart, space: int) -> Sequence[names.Obstacle]:
    """What names should not hide in a space: trains and tokens by no means, other signs if it can be avoided."""
    land = game.land

    def box(x: float, y: float, wide: float, high: float, weight: float) -> names.Obstacle:
        middle = found.at(space, x, y)
        return (middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2), weight

    city = land.city_at[space]
    if city >= 0:
        room = min(game.capacity[city], 4)
        most = 4 if land.spike is not None and city == game.spike_west else room
        wide = TRAIN[most] * most
        found_boxes = [box(0, ROW, wide, COACH * TRAIN[most], 9.0), box(0, DEMAND, *TOKEN, 9.0)]
        return [*found_boxes, box(*TAB, *TAB_SIZE, 2.0)] if game.automas else found_boxes
    if not land.is_land[space]:
        return [box(*HOME, HOME_TRAIN, COACH * HOME_TRAIN, 9.0), box(0, DEMAND, 19, 19, 1.0)]
    return [box(0, 0, 41, 40, 9.0)]
