"""Makes the ground of Ticket to Ride Europe: real coasts, bent so that every city lies where the board has it.

The outlines are Natural Earth's (public domain), as the npm package world-atlas has them:

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python tools/coasts.py package/land-50m.json

The file it writes is part of the project, so that nothing of this is needed to play or to run the tests. Run it again
when the cities of the board or the size of the map change."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import kolejiste
from kolejiste.games.tickets.drawing import geometry, ground
from kolejiste.games.tickets.game import TicketsGame

Point = tuple[float, float]
TITLE = "ticket_to_ride_europe"
PLACES: dict[str, Point] = {  # longitude and latitude of the cities
    "amsterdam": (4.9, 52.37),
    "angora": (32.86, 39.93),
    "athina": (23.73, 37.98),
    "barcelona": (2.17, 41.39),
    "berlin": (13.4, 52.52),
    "brest": (-4.49, 48.39),
    "brindisi": (17.94, 40.63),
    "bruxelles": (4.35, 50.85),
    "bucuresti": (26.1, 44.43),
    "budapest": (19.04, 47.5),
    "cadiz": (-6.29, 36.53),
    "constantinople": (28.98, 41.01),
    "danzig": (18.65, 54.35),
    "dieppe": (1.08, 49.92),
    "edinburgh": (-3.19, 55.95),
    "erzurum": (41.27, 39.9),
    "essen": (7.01, 51.46),
    "frankfurt": (8.68, 50.11),
    "kharkov": (36.23, 49.99),
    "kobenhavn": (12.57, 55.68),
    "kyiv": (30.52, 50.45),
    "lisboa": (-9.14, 38.72),
    "london": (-0.13, 51.51),
    "madrid": (-3.7, 40.42),
    "marseille": (5.37, 43.3),
    "moskva": (37.62, 55.76),
    "munchen": (11.58, 48.14),
    "palermo": (13.36, 38.12),
    "pamplona": (-1.64, 42.81),
    "paris": (2.35, 48.86),
    "petrograd": (30.34, 59.93),
    "riga": (24.11, 56.95),
    "roma": (12.5, 41.9),
    "rostov": (39.72, 47.24),
    "sarajevo": (18.41, 43.86),
    "sevastopol": (33.52, 44.62),
    "smolensk": (32.05, 54.78),
    "smyrna": (27.14, 38.42),
    "sochi": (39.72, 43.59),
    "sofia": (23.32, 42.7),
    "stockholm": (18.07, 59.33),
    "venezia": (12.34, 45.44),
    "warszawa": (21.01, 52.23),
    "wien": (16.37, 48.21),
    "wilno": (25.28, 54.69),
    "zagrab": (15.98, 45.81),
    "zurich": (8.54, 47.38),
}
ADORNED: dict[str, tuple[Point, ...]] = {  # where hills, trees, ships and waves are drawn, if there is room
    "hills": (
        (7.0, 45.4), (8.2, 46.4), (9.6, 46.3), (10.8, 46.7), (12.6, 47.0), (14.2, 47.2), (6.4, 44.4),
        (0.2, 42.5), (1.4, 42.4), (-5.2, 43.0), (-2.8, 37.2),
        (20.2, 49.2), (22.6, 48.8), (24.4, 47.8), (25.3, 45.6), (23.3, 45.4),
        (41.5, 43.3), (43.2, 42.9), (36.0, 41.0), (38.5, 40.4), (31.0, 37.2), (34.2, 37.4),
        (13.6, 42.5), (15.9, 40.2), (20.4, 42.2), (21.5, 40.3), (23.0, 41.6), (-4.2, 57.2), (8.4, 61.2), (9.5, 60.4),
    ),
    "trees": (
        (8.2, 48.5), (13.4, 49.0), (10.6, 51.8), (15.5, 58.4), (14.2, 57.4), (27.5, 53.6), (28.6, 52.2), (33.6, 57.6),
        (35.4, 58.6), (27.0, 58.2), (2.6, 45.4), (36.4, 53.2), (22.6, 53.4), (-1.6, 54.2), (23.6, 51.2), (33.0, 53.0),
    ),
    "ships": ((-14.0, 52.6), (2.6, 56.4), (6.8, 40.2), (32.6, 43.2), (-13.0, 40.4), (20.6, 35.9)),
    "waves": (
        (-12.5, 51.5), (-12.0, 42.0), (1.5, 57.2), (4.0, 55.6), (5.5, 40.6), (8.0, 39.0),
        (1.2, 38.6), (11.4, 39.8), (19.0, 36.6), (16.0, 36.2), (17.4, 42.6), (31.0, 43.6), (33.4, 42.6), (37.4, 42.6),
        (19.6, 57.0), (18.2, 62.2), (24.8, 35.6), (29.5, 35.4), (-9.6, 57.0), (-0.5, 59.5),
    ),
}  # fmt: skip
ROSE, ROSE_RADIUS = (-8.4, 45.6), 40
SEEN = (-26.0, 28.0, 56.0, 68.0)  # what of the world can come into the map: west, south, east, north
STIFF = 6.0  # how much the sheet resists bending; 0 puts every city exactly where the board has it
FINEST = 0.7  # how far a simplified coast may be off, in units of the map
LEAST = 30.0  # the smallest island, in square units
BEYOND = 60.0  # coasts are kept so far outside the map


def main(atlas: Path) -> None:
    game = kolejiste.load(TITLE).bind(players=2)
    assert isinstance(game, TicketsGame)
    height = geometry.height_of(game.board.edition.map.aspect)
    cities = {city.id: geometry.place(city.x, city.y, height) for city in game.board.edition.map.cities}
    sheet = Sheet([projected(PLACES[name]) for name in cities], list(cities.values()))
    rings = []
    for ring in outlines(json.loads(atlas.read_text(encoding="utf-8"))):
        bent = [sheet.bend(projected(point)) for point in finer(within(ring, SEEN))]
        kept = simplified(within(bent, (-BEYOND, -BEYOND, geometry.WIDTH + BEYOND, height + BEYOND)))
        if len(kept) > 3 and area(kept) > LEAST:
            rings.append(kept)
    lines = [
        "# The ground of Ticket to Ride Europe, made by tools/coasts.py: outlines of Natural Earth (public domain),",
        "# bent so that each city lies where the board has it. `cities` says for which places of the cities.",
        f'cities = "{ground.fingerprint(game.board)}"',
        f'land = "{"".join(written(ring) for ring in rings)}"',
    ]
    x, y = sheet.bend(projected(ROSE))
    lines.append(f"rose = [{x:.0f}, {y:.0f}, {ROSE_RADIUS}]")
    for kind, places in ADORNED.items():
        spots = [sheet.bend(projected(place)) for place in places]
        lines.append(f"{kind} = [{', '.join(f'[{x:.0f}, {y:.0f}]' for x, y in spots)}]")
    target = ground.folder() / f"{TITLE}.toml"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{target}: {len(rings)} coasts, {target.stat().st_size} bytes")


# --- the atlas -------------------------------------------------------------------------------------------------------


def outlines(topology: dict[str, Any]) -> Iterable[list[Point]]:
    """The outer rings of a TopoJSON land, in longitude and latitude."""
    (kx, ky), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * kx + tx, y * ky + ty))
        arcs.append(points)
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            ring: list[Point] = []
            for index in polygon[0]:
                piece = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring += piece[1:] if ring else piece
            yield ring


def within(ring: Sequence[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    west, south, east, north = box
    for axis, limit, keep_less in ((0, west, False), (0, east, True), (1, south, False), (1, north, True)):
        kept: list[Point] = []
        for one, two in zip(ring, [*ring[1:], *ring[:1]], strict=True):
            inside, then = ((point[axis] <= limit) == keep_less for point in (one, two))
            if inside:
                kept.append(one)
            if inside != then:
                share = (limit - one[axis]) / (two[axis] - one[axis])
                kept.append((one[0] + share * (two[0] - one[0]), one[1] + share * (two[1] - one[1])))
        ring = kept
        if not ring:
            break
    return list(ring)


def finer(ring: Sequence[Point]) -> list[Point]:
    """The ring without sides longer than a degree, for long ones become curves."""
    found = []
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        steps = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0)))
        found += [(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for step in range(steps)]
    return found


def projected(place: Point) -> Point:
    """A flat map of Europe in degrees of latitude (a cone that touches at 50° north)."""
    turn = math.radians(place[0] - 12) * math.sin(math.radians(50))
    far = 90 - place[1] + 8
    return far * math.sin(turn), far * math.cos(turn)


# --- bending ---------------------------------------------------------------------------------------------------------


class Sheet:
    """A thin sheet bent as little as possible so that points come to lie at their targets (a thin-plate spline)."""

    def __init__(self, points: list[Point], targets: list[Point]) -> None:
        self.points = points
        n = len(points)
        rows = []
        for i, (x, y) in enumerate(points):
            bends = [_bend(math.dist((x, y), other)) + (STIFF if i == j else 0.0) for j, other in enumerate(points)]
            rows.append([*bends, 1.0, x, y])
        for edge in ([1.0] * n, [x for x, _ in points], [y for _, y in points]):
            rows.append([*edge, 0.0, 0.0, 0.0])
        self.weights = [solved(rows, [*(t[axis] for t in targets), 0.0, 0.0, 0.0]) for axis in (0, 1)]

    def bend(self, point: Point) -> Point:
        bends = [_bend(math.dist(point, other)) for other in self.points]
        x, y = (
            sum(w * b for w, b in zip(weights, bends, strict=False))
            + weights[-3] + weights[-2] * point[0] + weights[-1] * point[1]
            for weights in self.weights
        )  # fmt: skip
        return x, y


def _bend(distance: float) -> float:
    return distance * distance * math.log(distance) if distance > 0 else 0.0


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations (Gauss, with the largest pivot)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for step in range(size):
        best = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[best] = rows[best], rows[step]
        for row in range(size):
            if row != step:
                share = rows[row][step] / rows[step][step]
                if share:
                    rows[row] = [a - share * b for a, b in zip(rows[row], rows[step], strict=True)]
    return [rows[step][size] / rows[step][step] for step in range(size)]


# --- simplifying and writing -----------------------------------------------------------------------------------------


def simplified(ring: list[Point]) -> list[Point]:
    """The ring without points that it hardly needs (Douglas and Peucker)."""
    if len(ring) < 4:
        return ring
    far = max(range(len(ring)), key=lambda place: math.dist(ring[0], ring[place]))
    return _simple(ring[: far + 1])[:-1] + _simple([*ring[far:], ring[0]])[:-1]


def _simple(line: list[Point]) -> list[Point]:
    (x0, y0), (x1, y1) = line[0], line[-1]
    long = math.hypot(x1 - x0, y1 - y0)
    worst, at = 0.0, 0
    for place in range(1, len(line) - 1):
        x, y = line[place]
        off = abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / long if long else math.dist(line[0], line[place])
        if off > worst:
            worst, at = off, place
    if worst <= FINEST:
        return [line[0], line[-1]]
    return _simple(line[: at + 1])[:-1] + _simple(line[at:])


def area(ring: list[Point]) -> float:
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def written(ring: list[Point]) -> str:
    """The ring as a path of whole units, each point from the one before."""
    whole = [(round(x), round(y)) for x, y in ring]
    steps = [
        f"{x1 - x0}{' ' if y1 - y0 >= 0 else ''}{y1 - y0}"
        for (x0, y0), (x1, y1) in pairwise(whole)
        if (x0, y0) != (x1, y1)
    ]
    path = f"M{whole[0][0]} {whole[0][1]}l"
    for step in steps:
        path += step if path[-1] == "l" or step.startswith("-") else f" {step}"
    return path + "z"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
