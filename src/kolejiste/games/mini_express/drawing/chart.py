"""What is printed on the map: sea, land, cities with their rings, start locations, ports and names.

Hexes stand on a flat side and are a little higher than regular ones, as a city holds three rows: the trains that came,
its name along the middle, where neighbours have nothing to hide, and its demand token. It is drawn once for each map;
`map` puts the pieces on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from kolejiste.core.drawing import WIDTH
from kolejiste.core.svg import element, number, text

from ..components import EuropeMap
from . import names
from .scene import Scene
from .symbols import ANCHOR, icon

INSET = 12.0  # the map keeps so far off the sides of the drawing
COAST = 17.0  # the land keeps so far off the frame
HIGHER = 1.24  # than a regular hex
DESIGN = 28.0  # the side of a hex for which the sizes below are meant
NAME, NUMBER, LABEL = 18.2, 13.0, 11.0  # font sizes
HOME = (0.0, -15.5)  # where the train of a start location or a port stands
ROW = -14.2  # the middle of a city's trains
DEMAND = 19.2  # the middle of its token
BASELINE = 6.6  # of a name
TAB = (7.0, -29.5)  # the middle of a city's number
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position on a map: where spaces lie, and the drawing below and above the pieces."""

    spots: tuple[Point, ...]  # the middles of the spaces
    scale: float
    side: float  # of a hex
    half: float  # of its height
    height: float
    below: str
    above: str

    def hexagon(self, x: float, y: float, part: float) -> str:
        """The path of a hex of this part of the full size."""
        return hexagon(x, y, self.side * part, self.half * part)

    def at(self, space: int, x: float = 0.0, y: float = 0.0) -> Point:
        """A point given in design units from the middle of a space."""
        middle = self.spots[space]
        return middle[0] + x * self.scale, middle[1] + y * self.scale


@lru_cache(1024)
def hexagon(x: float, y: float, side: float, half: float) -> str:
    corners = ((side, 0.0), (side / 2, half), (-side / 2, half), (-side, 0.0), (-side / 2, -half), (side / 2, -half))
    return "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in corners) + "z"


_charts: dict[tuple[str, str, bool, bool], Chart] = {}


def chart(scene: Scene) -> Chart:
    """The chart of a map, made once for each edition and each choice that changes the printed side."""
    game = scene.game
    key = (game.edition.hash, game.map, bool(game.land.ports), bool(game.options["beginner"]))
    if key not in _charts:
        _charts[key] = _make(scene)
    return _charts[key]


# --- what never changes ----------------------------------------------------------------------------------------------


def _make(scene: Scene) -> Chart:
    land = scene.game.land
    west, east = min(q for q, _ in land.places), max(q for q, _ in land.places)
    top, bottom = min(2 * r + q for q, r in land.places), max(2 * r + q for q, r in land.places)
    side = (WIDTH - 2 * INSET - 2 * COAST) / (1.5 * (east - west) + 2)
    half = side * sqrt(3) / 2 * HIGHER
    spots = tuple(
        (INSET + COAST + side * (1 + 1.5 * (q - west)), COAST + half * (1 + 2 * r + q - top)) for q, r in land.places
    )
    height = 2 * COAST + half * (bottom - top + 2)
    bare = Chart(spots, side / DESIGN, side, half, height, "", "")
    below = element("g", *_ground(scene, bare), id="ground", clip_path="url(#map-clip)") + _places(scene, bare)
    return Chart(spots, side / DESIGN, side, half, height, below, _numbers(scene, bare) + _names(scene, bare))


def clip(found: Chart) -> str:
    """The frame that the sea and the shore must not leave."""
    rect = element("rect", x=INSET, y=0, width=WIDTH - 2 * INSET, height=found.height, rx=12)
    return element("clipPath", rect, id="map-clip")


def _ground(scene: Scene, found: Chart) -> list[str]:
    """Sea, shore, and every space with its label."""
    land = scene.game.land
    everywhere = "".join(found.hexagon(*spot, 1.0) for spot in found.spots)
    parts = [element("rect", x=INSET, y=0, width=WIDTH - 2 * INSET, height=found.height, class_="sea")]
    parts += [
        element("path", d=everywhere, class_=f"shore shore-{step}", stroke_width=width)
        for step, width in ((3, 30.0), (2, 18.0), (1, 7.0))
    ]
    parts.append(element("path", d=everywhere, class_="land"))
    for space, spot in enumerate(found.spots):
        if land.is_land[space]:
            q, r = land.places[space]
            # Where no meadow is drawn, there is still a place to click.
            inner = [element("path", d=found.hexagon(*spot, 0.97), class_="touch" if (q - r) % 3 else "meadow")]
            x, y = found.at(space, 0, -20)
            inner.append(text(x, y, land.labels[space], LABEL * found.scale, class_="label"))
            parts.append(element("g", *inner, id=f"space-{land.names[space]}"))
    world = scene.game.edition_file.maps.europe
    if scene.game.map == "europe" and not land.ports:
        assert isinstance(world, EuropeMap)
        for port in world.ports:
            x, y = found.at(land.number[port.id], 0, 3)
            parts.append(icon(ANCHOR, x, y, 22 * found.scale, "faint"))
    return parts


def _places(scene: Scene, found: Chart) -> str:
    """The plates of cities with their rings, of start locations and of ports."""
    game, land, scale = scene.game, scene.game.land, found.scale
    parts = []
    for city, space in enumerate(land.city_space):
        most = min(game.capacity[city], 4)
        x, y = found.spots[space]
        plate = (
            element("path", d=found.hexagon(x, y, 0.95), class_="plate"),
            element("path", d=found.hexagon(x, y, 0.93), class_="rim", stroke_width=6 * scale),
            element("path", d=found.hexagon(x, y, 0.93), class_=f"ring ring-{most}", stroke_width=4.2 * scale),
        )
        parts.append(element("g", *plate, id=f"place-{land.cities[city]}"))
    for company, space in enumerate(land.start_space):
        x, y = found.spots[space]
        parts += [
            element("path", d=found.hexagon(x, y, 0.95), class_=f"edge company-{company}"),
            element("path", d=found.hexagon(x, y, 0.82), class_="rim", stroke_width=1.6 * scale),
        ]
    for port, space in enumerate(land.port_space):
        x, y = found.spots[space]
        haven = (
            element("path", d=found.hexagon(x, y, 0.93), class_="haven"),
            element("path", d=found.hexagon(x, y, 0.9), class_="haven-edge", stroke_width=2.6 * scale),
            icon(ANCHOR, *found.at(space, 0, 17), 19 * scale),
        )
        parts.append(element("g", *haven, id=f"port-{land.ports[port]}"))
    return element("g", *parts, id="places")


def _numbers(scene: Scene, found: Chart) -> str:
    """The numbers of cities on tabs of their rings' colours."""
    game, scale = scene.game, found.scale
    parts = []
    wide, high = 23 * scale, 15 * scale
    for city, space in enumerate(game.land.city_space):
        most = min(game.capacity[city], 4)
        x, y = found.at(space, *TAB)
        ink = "on-tab on-tab-1" if most == 1 else "on-tab"
        parts += [
            element("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=5, class_=f"tab tab-{most}"),
            text(x, y + 4.6 * scale, str(city + 1), NUMBER * scale, class_=ink),
        ]
    return element("g", *parts, id="numbers", class_="calm")


def _names(scene: Scene, found: Chart) -> str:
    """The names along the middles of their spaces: all halos first, so that no halo eats into another name."""
    land, scale = scene.game.land, found.scale
    spaces = [space for space in range(land.size) if not land.is_land[space]]
    wanted, obstacles = [], []
    for space in spaces:
        size = (NAME * 0.85 if space in land.port_space else NAME) * scale
        wanted.append(names.Name(land.shown[space], *found.at(space, 0, BASELINE), size))
        x, y = found.spots[space]
        near = [
            other
            for other, (ox, oy) in enumerate(found.spots)
            if other != space and abs(ox - x) < 4 * found.side and abs(oy - y) < 1.5 * found.half
        ]
        obstacles.append([obstacle for other in near for obstacle in _obstacles(scene, found, other)])
    frame = (INSET + 5, 0.0, WIDTH - INSET - 5, found.height)
    placed = names.place(wanted, obstacles, scale, frame)
    return element(
        "g",
        *(text(name.x, name.y, name.words, name.size, class_="halo") for name in placed),
        *(text(name.x, name.y, name.words, name.size, class_="name") for name in placed),
        id="names",
        class_="calm",
    )


def _obstacles(scene: Scene, found: Chart, space: int) -> list[names.Obstacle]:
    """What names of neighbours should not hide in a space."""
    land = scene.game.land

    def box(x: float, y: float, wide: float, high: float, weight: float) -> names.Obstacle:
        middle = found.at(space, x, y)
        dx, dy = wide / 2 * found.scale, high / 2 * found.scale
        return (middle[0] - dx, middle[1] - dy, middle[0] + dx, middle[1] + dy), weight

    if land.city_at[space] >= 0:
        return [box(*TAB, 23, 15, 1.0), box(0, ROW, 44, 15, 1.0), box(0, DEMAND, 37, 19, 1.0)]
    if space in land.start_space:
        return [box(*HOME, 20, 20, 1.0)]
    if space in land.port_space:
        return [box(*HOME, 20, 20, 0.6), box(0, 17, 19, 19, 0.4)]
    return [box(0, 3, 38, 38, 0.3), box(0, -24, 16, 8, 0.05)]
