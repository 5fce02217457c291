"""Makes the coasts behind the two maps of Mini Express: src/kolejiste/games/mini_express/data/coasts.json.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python tools/coasts_mini.py package

The outlines are Natural Earth's (public domain, naturalearthdata.com), 1:50m, as TopoJSON in the npm package
`world-atlas` (ISC). The Great Lakes, which that package lacks, are drawn here by hand. A thin-plate spline bends the
outlines so that each city lies on its hex; they are cut off around the map, simplified, and written in hundredths of
a column and of a row, each point as the step from the one before. Nothing but the standard library is needed."""

from __future__ import annotations

import json
import sys
import tomllib
import zlib
from collections.abc import Callable, Sequence
from math import cos, hypot, log, radians, sin
from pathlib import Path
from typing import Any

ROOM = Path(__file__).parent.parent / "src" / "kolejiste" / "games" / "mini_express" / "data"
Point = tuple[float, float]
Ring = list[Point]

# Longitude and latitude of the named places.
USA: dict[str, Point] = {
    "augusta": (-69.8, 44.3),
    "boston": (-71.06, 42.36),
    "burlington": (-73.2, 44.5),
    "new-york": (-74.0, 40.7),
    "charleston": (-79.9, 32.8),
    "miami": (-80.2, 25.8),
    "detroit": (-83.05, 42.33),
    "atlanta": (-84.4, 33.75),
    "louisville": (-85.75, 38.25),
    "chicago": (-87.7, 41.85),
    "memphis": (-90.05, 35.15),
    "mobile": (-88.05, 30.7),
    "duluth": (-92.1, 46.8),
    "new-orleans": (-90.07, 29.95),
    "minneapolis": (-93.27, 44.98),
    "fort-smith": (-94.4, 35.4),
    "omaha": (-95.95, 41.25),
    "tulsa": (-95.98, 36.15),
    "houston": (-95.37, 29.75),
    "dallas": (-96.8, 32.8),
    "bismarck": (-100.8, 46.8),
    "rapid-city": (-103.2, 44.1),
    "denver": (-105.0, 39.75),
    "santa-fe": (-105.95, 35.7),
    "el-paso": (-106.5, 31.75),
    "helena": (-112.0, 46.6),
    "salt-lake-city": (-111.9, 40.75),
    "phoenix": (-112.07, 33.45),
    "los-angeles": (-118.25, 34.05),
    "seattle": (-122.3, 47.6),
    "san-francisco": (-122.4, 37.75),
    "portland": (-122.7, 45.5),
    "erie": (-80.1, 42.1),
    "baltimore": (-76.6, 39.3),
    "wilmington": (-77.9, 34.2),
    "tallahassee": (-84.3, 30.45),
}
EUROPE: dict[str, Point] = {
    "kiev": (30.5, 50.45),
    "odessa": (30.7, 46.5),
    "constantinople": (29.0, 41.0),
    "lviv": (24.0, 49.85),
    "bucharest": (26.1, 44.4),
    "vilnius": (25.3, 54.7),
    "sofia": (23.3, 42.7),
    "athens": (23.7, 38.0),
    "budapest": (19.05, 47.5),
    "danzig": (18.65, 54.3),
    "sarajevo": (18.4, 43.85),
    "vienna": (16.4, 48.2),
    "prague": (14.4, 50.1),
    "naples": (14.25, 40.85),
    "copenhagen": (12.5, 55.7),
    "berlin": (13.4, 52.5),
    "venice": (12.3, 45.45),
    "rome": (12.5, 41.9),
    "frankfurt": (8.7, 50.1),
    "bremen": (8.8, 53.1),
    "essen": (7.0, 51.45),
    "milan": (9.2, 45.45),
    "marseille": (5.4, 43.35),
    "amsterdam": (4.9, 52.4),
    "paris": (2.35, 48.85),
    "bordeaux": (-0.6, 44.85),
    "valencia": (-0.4, 39.5),
    "manchester": (-2.25, 53.5),
    "glasgow": (-4.25, 55.85),
    "madrid": (-3.7, 40.4),
    "seville": (-5.95, 37.4),
    "lisbon": (-9.1, 38.7),
    "barcelona": (2.15, 41.4),
    "warsaw": (21.0, 52.2),
    "london": (-0.1, 51.5),
    "belgrade": (20.45, 44.8),
    "baltic-coast": (21.2, 55.8),
    "black-sea-coast": (28.5, 44.3),
    "apulia": (16.9, 41.0),
    "brittany": (-4.3, 48.4),
    "galicia": (-8.3, 43.2),
}
# By hand, clockwise, rough.
LAKES: dict[str, Ring] = {
    "superior": [
        (-92.1, 46.75), (-91.0, 47.3), (-89.6, 47.95), (-88.9, 48.35), (-88.2, 48.6), (-87.3, 48.75), (-86.3, 48.75),
        (-85.8, 48.0), (-84.9, 47.9), (-84.7, 47.3), (-84.6, 46.5), (-85.2, 46.75), (-86.2, 46.65), (-87.3, 46.5),
        (-87.9, 46.9), (-88.4, 46.95), (-87.8, 47.45), (-88.6, 47.2), (-89.6, 46.85), (-90.6, 46.65), (-90.8, 46.95),
    ],
    "michigan": [
        (-84.8, 45.8), (-85.1, 45.35), (-85.6, 45.0), (-86.2, 44.7), (-86.5, 44.0), (-86.4, 43.4), (-86.2, 42.7),
        (-86.5, 42.1), (-87.0, 41.7), (-87.5, 41.65), (-87.8, 42.3), (-87.85, 43.0), (-87.7, 43.7), (-87.5, 44.3),
        (-87.3, 44.8), (-87.9, 44.6), (-87.6, 45.1), (-87.0, 45.7), (-86.3, 45.95), (-85.5, 46.05),
    ],
    "huron": [
        (-84.7, 45.85), (-84.2, 46.0), (-83.4, 46.1), (-82.2, 46.1), (-81.2, 45.95), (-80.5, 45.6), (-79.9, 44.9),
        (-80.2, 44.5), (-81.0, 44.65), (-81.6, 45.2), (-81.3, 44.6), (-81.7, 44.0), (-81.75, 43.3), (-82.4, 43.0),
        (-82.6, 43.8), (-82.9, 44.05), (-83.4, 43.95), (-83.9, 43.7), (-83.4, 44.25), (-83.3, 45.0), (-84.0, 45.5),
    ],
    "erie": [
        (-83.4, 41.75), (-83.1, 42.05), (-82.5, 42.05), (-81.9, 42.3), (-81.2, 42.65), (-80.3, 42.75), (-79.3, 42.85),
        (-78.9, 42.85), (-79.3, 42.5), (-80.1, 42.2), (-81.0, 41.8), (-81.7, 41.55), (-82.6, 41.4),
    ],
    "ontario": [
        (-79.75, 43.3), (-79.3, 43.7), (-78.4, 43.9), (-77.4, 43.95), (-76.5, 44.2), (-76.2, 43.95), (-76.2, 43.55),
        (-77.0, 43.3), (-78.2, 43.4), (-79.1, 43.3),
    ],
    "great-salt": [(-112.9, 41.4), (-112.3, 41.5), (-112.1, 41.1), (-112.4, 40.75), (-112.8, 40.95)],
}  # fmt: skip
BOUNDS = {"usa": (-132.0, 18.0, -58.0, 56.0), "europe": (-26.0, 28.0, 60.0, 66.0)}  # degrees that are looked at
MIDDLES = {"usa": (-96.0, 38.0), "europe": (11.0, 47.0)}
BEYOND = 1.6  # columns and rows around the map that are kept
SOFT = 0.02  # how freely the spline may miss a city
TOLERANCE = 0.022  # of simplification, in columns
LEAST = 0.035  # the area of the smallest island that is kept
SCALE = 100


# --- TopoJSON --------------------------------------------------------------------------------------------------------


def rings(file: Path, name: str, country: str | None = None) -> list[Ring]:
    """The outer and inner rings of an object of a TopoJSON file, or of one country in it."""
    topology = json.loads(file.read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def joined(numbers: Sequence[int]) -> Ring:
        found: Ring = []
        for number in numbers:
            part = arcs[number] if number >= 0 else arcs[~number][::-1]
            found += part[1:] if found else part
        return found

    found = []
    for shape in topology["objects"][name]["geometries"]:
        if country is not None and shape.get("properties", {}).get("name") != country:
            continue
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        found += [joined(ring) for polygon in polygons for ring in polygon]
    return found


def cut(ring: Ring, west: float, south: float, east: float, north: float) -> Ring:
    """The ring within a box, side by side."""
    sides: tuple[tuple[int, float, int], ...] = ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1))
    for axis, edge, sign in sides:
        found: Ring = []
        for one, two in zip(ring, ring[1:] + ring[:1], strict=True):
            inside, next_inside = sign * (one[axis] - edge) >= 0, sign * (two[axis] - edge) >= 0
            if inside:
                found.append(one)
            if inside != next_inside:
                part = (edge - one[axis]) / (two[axis] - one[axis])
                found.append((one[0] + part * (two[0] - one[0]), one[1] + part * (two[1] - one[1])))
        ring = found
        if not ring:
            break
    return ring


# --- bending ---------------------------------------------------------------------------------------------------------


def projected(point: Point, middle: Point) -> Point:
    """A plain conic-like projection around the middle, in units of ten degrees."""
    longitude, latitude = radians(point[0] - middle[0]), radians(point[1])
    narrow = sin(radians(middle[1]))
    reach = 1 / narrow * cos(radians(middle[1])) + radians(middle[1]) - latitude
    angle = narrow * longitude
    return reach * sin(angle) * 5.73, (reach * cos(angle)) * 5.73


def spline(places: Sequence[Point], targets: Sequence[float]) -> Callable[[Point], float]:
    """A thin-plate spline through the places."""
    count = len(places)
    rows = []
    for number, (x, y) in enumerate(places):
        row = [_bend(hypot(x - u, y - v)) for u, v in places]
        row[number] += SOFT
        rows.append([*row, 1.0, x, y, targets[number]])
    rows.append([*([1.0] * count), 0.0, 0.0, 0.0, 0.0])
    rows.append([*(x for x, _ in places), 0.0, 0.0, 0.0, 0.0])
    rows.append([*(y for _, y in places), 0.0, 0.0, 0.0, 0.0])
    weights = solved(rows)

    def at(point: Point) -> float:
        x, y = point
        bent = sum(w * _bend(hypot(x - u, y - v)) for w, (u, v) in zip(weights, places, strict=False))
        return bent + weights[count] + weights[count + 1] * x + weights[count + 2] * y

    return at


def _bend(far: float) -> float:
    return far * far * log(far) if far > 1e-9 else 0.0


def solved(rows: list[list[float]]) -> list[float]:
    """Gauss's elimination with pivots."""
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                if factor:
                    rows[row] = [one - factor * two for one, two in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


# --- simplifying -----------------------------------------------------------------------------------------------------


def simplified(points: Ring, tolerance: float) -> Ring:
    """Douglas and Peucker's, on a closed ring cut at its first point and the one furthest from it."""
    x, y = points[0]
    far = max(range(len(points)), key=lambda place: hypot(points[place][0] - x, points[place][1] - y))
    return _line(points[: far + 1], tolerance)[:-1] + _line([*points[far:], points[0]], tolerance)[:-1]


def _line(points: Ring, tolerance: float) -> Ring:
    if len(points) < 3:
        return points
    (x, y), (u, v) = points[0], points[-1]
    long = hypot(u - x, v - y) or 1e-9
    offs = [abs((u - x) * (y - b) - (x - a) * (v - y)) / long for a, b in points[1:-1]]
    worst = max(range(len(offs)), key=offs.__getitem__)
    if offs[worst] <= tolerance:
        return [points[0], points[-1]]
    return _line(points[: worst + 2], tolerance)[:-1] + _line(points[worst + 1 :], tolerance)


def area(ring: Ring) -> float:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(a * d - b * c for (a, b), (c, d) in pairs)) / 2


# --- both maps -------------------------------------------------------------------------------------------------------


def written(ring: Ring) -> list[int]:
    """A ring in hundredths: where it begins, then steps."""
    found: list[int] = []
    x = y = 0
    for a, b in ring:
        u, v = round(a * SCALE), round(b * SCALE)
        if not found or (u, v) != (x, y):
            found += [u - x, v - y]
            x, y = u, v
    return found


def made(name: str, atlas: Path, world: dict[str, Any]) -> dict[str, object]:
    known = USA if name == "usa" else EUROPE
    rows = [*world["cities"], *world["starts"], *world.get("ports", [])]
    grid = {str(row["id"]): (float(row["q"]), float(row["r"]) + float(row["q"]) / 2) for row in rows}
    middle = MIDDLES[name]
    places = [projected(known[place], middle) for place in grid]
    columns = spline(places, [x for x, _ in grid.values()])
    lines = spline(places, [y for _, y in grid.values()])
    spaces = [*((q, r + q / 2) for q, r in world["landscape"]), *grid.values()]
    box = (
        min(x for x, _ in spaces) - BEYOND,
        min(y for _, y in spaces) - BEYOND,
        max(x for x, _ in spaces) + BEYOND,
        max(y for _, y in spaces) + BEYOND,
    )

    def bent(ring: Ring, least: float) -> list[int] | None:
        ring = cut(ring, *BOUNDS[name])
        if len(ring) < 3:
            return None
        moved = [(columns(point), lines(point)) for point in (projected(place, middle) for place in ring)]
        moved = cut(moved, *box)
        if len(moved) < 3 or area(moved) < least:
            return None
        found = written(simplified(moved, TOLERANCE))
        return found if len(found) >= 6 else None

    def all_of(found: list[Ring], least: float = LEAST) -> list[list[int]]:
        return [ring for ring in (bent(one, least) for one in found) if ring is not None]

    sheet: dict[str, object] = {
        "spaces": fingerprint(spaces),
        "land": all_of(rings(atlas / "land-50m.json", "land")),
    }
    if name == "usa":
        country = all_of(rings(atlas / "countries-50m.json", "countries", "United States of America"), 2.0)
        sheet["home"] = country
        sheet["lakes"] = all_of(list(LAKES.values()), 0.0)
    return sheet


def fingerprint(spaces: Sequence[Point]) -> int:
    """Tells whether an edition's map has the same spaces as the one the coasts were made for."""
    return zlib.crc32(repr(sorted((int(x), int(2 * y)) for x, y in spaces)).encode())


def main() -> None:
    atlas = Path(sys.argv[1])
    maps = tomllib.loads((ROOM / "edition.toml").read_text(encoding="utf-8"))["maps"]
    found = {name: made(name, atlas, maps[name]) for name in ("usa", "europe")}
    for name, sheet in found.items():
        print(name, len(json.dumps(sheet, separators=(",", ":"))), "bytes")
    lines = [f'"{name}":{json.dumps(sheet, separators=(",", ":"))}' for name, sheet in found.items()]
    (ROOM / "coasts.json").write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
