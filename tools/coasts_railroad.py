"""Makes the outlines of Railroad Revolution's map: `python tools/coasts_railroad.py countries-50m.json`.

The file is that of the npm package `world-atlas` (`npm pack world-atlas`): Natural Earth's outlines, public domain. The
United States and their neighbours are projected as the edition's cities are, cut to the map and simplified; the Great
Lakes, which that file does not have, are drawn by us from a few points each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Any

Point = tuple[float, float]
TARGET = Path(__file__).parents[1] / "src/kolejiste/games/railroad_revolution/drawing/coast.py"
HOME, NEIGHBOURS = ("840",), ("124", "484", "192", "044")
FRAME = (-0.12, -0.16, 1.16, 1.32)  # what is kept, in the coordinates of the cities: left, top, right, bottom
COARSE, SMALLEST = 0.0035, 0.00035  # how far points may be off, and the smallest island

# Longitude and latitude of two cities that lie far apart, and their places in the edition.
SEATTLE, MIAMI = ((-122.33, 47.61), (0.084, 0.046)), ((-80.19, 25.77), (0.856, 0.945))

# fmt: off
LAKES: tuple[tuple[Point, ...], ...] = (
    (  # Superior
        (-92.1, 46.7), (-90.9, 47.4), (-89.6, 48.0), (-88.3, 48.6), (-86.4, 48.75), (-85.0, 47.9), (-84.8, 46.9),
        (-84.6, 46.45), (-85.9, 46.65), (-87.3, 46.45), (-88.3, 46.9), (-87.8, 47.4), (-89.0, 46.95), (-90.5, 46.6),
        (-90.8, 46.9),
    ),
    (  # Michigan
        (-87.8, 42.3), (-87.9, 43.1), (-87.6, 44.2), (-87.2, 45.2), (-87.9, 44.6), (-87.1, 45.7), (-86.0, 45.95),
        (-84.9, 45.8), (-85.5, 45.0), (-86.2, 44.7), (-86.5, 43.7), (-86.2, 42.8), (-86.6, 41.9), (-87.3, 41.65),
    ),
    (  # Huron
        (-84.6, 45.9), (-83.5, 46.1), (-82.0, 46.1), (-80.8, 45.9), (-80.0, 44.9), (-81.2, 44.7), (-81.6, 45.2),
        (-81.7, 43.9), (-81.8, 43.3), (-82.4, 43.05), (-82.6, 43.9), (-83.4, 43.95), (-83.9, 43.7), (-83.3, 44.6),
        (-83.5, 45.3),
    ),
    (  # Erie
        (-83.4, 41.75), (-82.9, 42.0), (-81.8, 42.3), (-80.5, 42.6), (-79.1, 42.85), (-79.1, 42.5), (-80.4, 42.0),
        (-81.8, 41.5), (-82.8, 41.5),
    ),
    (  # Ontario
        (-79.7, 43.3), (-79.2, 43.8), (-77.6, 44.0), (-76.5, 44.15), (-76.2, 43.6), (-77.4, 43.3), (-78.8, 43.35),
    ),
)
# fmt: on


def albers(place: Point) -> Point:
    """Parallels 29.5 and 45.5 north, meridian 96 west."""
    n = (sin(radians(29.5)) + sin(radians(45.5))) / 2
    c = cos(radians(29.5)) ** 2 + 2 * n * sin(radians(29.5))
    far = sqrt(max(0.0, c - 2 * n * sin(radians(place[1])))) / n
    turn = n * radians(place[0] + 96)
    return far * sin(turn), far * cos(turn)


def fitted(place: Point) -> Point:
    """Longitude and latitude in the coordinates of the cities."""
    (one, to_one), (two, to_two) = SEATTLE, MIAMI
    x, y = albers(place)
    (x1, y1), (x2, y2) = albers(one), albers(two)
    return (
        to_one[0] + (x - x1) / (x2 - x1) * (to_two[0] - to_one[0]),
        to_one[1] + (y - y1) / (y2 - y1) * (to_two[1] - to_one[1]),
    )


def rings(atlas: dict[str, Any], ids: Iterable[str]) -> list[list[Point]]:
    """The outer outlines of countries, in longitude and latitude."""
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = []
    for arc in atlas["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    found = []
    for country in atlas["objects"]["countries"]["geometries"]:
        if country.get("id") not in ids:
            continue
        polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        for polygon in polygons:
            ring: list[Point] = []
            for number in polygon[0]:
                ring += (arcs[number] if number >= 0 else arcs[~number][::-1])[bool(ring) :]
            found.append(ring)
    return found


def cut(ring: Sequence[Point]) -> list[Point]:
    """What of an outline lies within the frame (Sutherland and Hodgman)."""
    points = list(ring)
    for axis, edge, sign in ((0, FRAME[0], 1), (1, FRAME[1], 1), (0, FRAME[2], -1), (1, FRAME[3], -1)):
        kept: list[Point] = []
        for one, two in zip(points, points[1:] + points[:1], strict=True):
            inside, next_inside = sign * (one[axis] - edge) >= 0, sign * (two[axis] - edge) >= 0
            if inside:
                kept.append(one)
            if inside != next_inside:
                part = (edge - one[axis]) / (two[axis] - one[axis])
                kept.append((one[0] + part * (two[0] - one[0]), one[1] + part * (two[1] - one[1])))
        points = kept
    return points


def simplified(points: Sequence[Point]) -> list[Point]:
    """Fewer points, none of those left out farther off than COARSE (Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    (x1, y1), (x2, y2) = points[0], points[-1]
    far = hypot(x2 - x1, y2 - y1)

    def off(point: Point) -> float:
        if not far:
            return hypot(point[0] - x1, point[1] - y1)
        return abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / far

    place = max(range(1, len(points) - 1), key=lambda number: off(points[number]))
    if off(points[place]) <= COARSE:
        return [points[0], points[-1]]
    return simplified(points[: place + 1])[:-1] + simplified(points[place:])


def area(points: Sequence[Point]) -> float:
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def outlines(found: Iterable[Sequence[Point]]) -> list[list[Point]]:
    kept = [cut([fitted(place) for place in ring if place[1] > 5 and -170 < place[0] < -45]) for ring in found]
    return [simplified(ring) for ring in kept if len(ring) > 2 and area(ring) > SMALLEST]


def written(name: str, what: str, found: Sequence[Sequence[Point]]) -> str:
    lines = [f"# {what}", f"{name} = ("]
    for ring in found:
        numbers = " ".join(f"{round(1000 * x)} {round(1000 * y)}" for x, y in ring)
        pieces = [""]
        for number in numbers.split():
            if len(pieces[-1]) + len(number) > 104:
                pieces.append("")
            pieces[-1] += f"{number} "
        pieces[-1] = pieces[-1].rstrip()
        lines += [f'    "{piece}"' for piece in pieces]
        lines[-1] += ","
    return "\n".join([*lines, ")"])


def main() -> None:
    atlas = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    head = '''"""The outlines of the map in thousandths of the edition's coordinates, x and y in turn; made by
`tools/coasts_railroad.py` from Natural Earth's outlines, which are in the public domain. The lakes are our own."""

from __future__ import annotations
'''
    parts = [
        head,
        written("HOME", "The United States.", outlines(rings(atlas, HOME))),
        written("NEIGHBOURS", "What lies around them.", outlines(rings(atlas, NEIGHBOURS))),
        written("LAKES", "The Great Lakes.", [[fitted(place) for place in lake] for lake in LAKES]),
    ]
    TARGET.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
