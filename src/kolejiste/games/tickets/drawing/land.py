"""Land for a board that has no ground of its own: an abstract shape grown around the land routes, kept off the ferries.
Not a real coast, and not meant to look like one; a few points per edition do not say where the sea begins."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kolejiste.core.svg import number

from .geometry import Line, Plan, Point

STEP = 9.0  # of the grid on which the height of the land is reckoned
BEYOND = 63.0  # the grid reaches so far past the map, so that land may run off it
GROWTH = 40.0  # how far land reaches from a route
WATER = 21.0  # how far a ferry keeps it away
LEVEL = 0.55  # of the coast


def contour(plan: Plan, ferries: Sequence[bool], neighbours: Sequence[tuple[int, int]]) -> str:
    """The coast as a path."""
    waters = [point for line, ferry in zip(plan.lines, ferries, strict=True) if ferry for point in line.track[::4]]
    return _path(_drained(_rings(_heights(plan, ferries, neighbours), LEVEL), waters))


def _drained(rings: list[list[Point]], waters: list[Point]) -> list[list[Point]]:
    """The rings without lakes that no ferry crosses, where we know of no water, and without the islands in them."""
    sides = [list(zip(ring, ring[1:] + ring[:1], strict=True)) for ring in rings]
    lakes = [
        around
        for around in sides
        if sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in around) > 0
        and not any(_inside(point, around) for point in waters)
    ]
    return [
        ring
        for ring, around in zip(rings, sides, strict=True)
        if around not in lakes and not any(_inside(ring[0], lake) for lake in lakes)
    ]


def _inside(point: Point, around: list[tuple[Point, Point]]) -> bool:
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in around:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def _heights(plan: Plan, ferries: Sequence[bool], neighbours: Sequence[tuple[int, int]]) -> list[list[float]]:
    columns = int((plan.width + 2 * BEYOND) / STEP) + 2
    rows = int((plan.height + 2 * BEYOND) / STEP) + 2
    sea = [[1.0] * columns for _ in range(rows)]  # the share of sea: each kernel takes its part
    for line, ferry in zip(plan.lines, ferries, strict=True):
        if not ferry:
            for point in line.track[::3]:
                _shrink(sea, point, GROWTH, 0.55)
    for city in plan.cities:
        _shrink(sea, city, GROWTH * 0.95, 0.75)
    for point in _between(plan, neighbours):
        _shrink(sea, point, GROWTH * 1.25, 0.6)
    dry = [[1.0] * columns for _ in range(rows)]
    for line, ferry in zip(plan.lines, ferries, strict=True):
        if ferry:
            for point in _middle(line):
                _shrink(dry, point, WATER, 0.42)
    return [
        [
            (1 - wet) * keep * (1 + 0.16 * _ripple(column * STEP, row * STEP))
            for column, (wet, keep) in enumerate(zip(sea[row], dry[row], strict=True))
        ]
        for row in range(rows)
    ]


def _middle(line: Line) -> tuple[Point, ...]:
    """The part of a ferry that is surely at sea."""
    third = len(line.track) // 4
    return line.track[third:-third:2]


def _between(plan: Plan, neighbours: Sequence[tuple[int, int]]) -> list[Point]:
    """The middles of triangles of land routes: what lies within them is land."""
    linked: dict[int, set[int]] = {}
    for a, b in neighbours:
        linked.setdefault(a, set()).add(b)
        linked.setdefault(b, set()).add(a)
    found = set()
    for a, b in neighbours:
        for c in linked[a] & linked[b]:
            found.add(tuple(sorted((a, b, c))))
        # And of quadrangles, which a long route on either side would leave as lakes.
        for c in linked[a]:
            for d in linked[b] & linked[c] if c != b else set():
                if d != a:
                    found.add(tuple(sorted((a, b, c, d))))
    return [
        (sum(plan.cities[city][0] for city in ring) / len(ring), sum(plan.cities[city][1] for city in ring) / len(ring))
        for ring in sorted(found)
    ]


def _shrink(field: list[list[float]], point: Point, reach: float, strength: float) -> None:
    """Multiply the field around the point by what a soft kernel of this reach leaves of it."""
    x, y = (point[0] + BEYOND) / STEP, (point[1] + BEYOND) / STEP
    radius = reach / STEP
    far = int(2 * radius) + 1
    for row in range(max(0, int(y) - far), min(len(field), int(y) + far + 2)):
        cells = field[row]
        for column in range(max(0, int(x) - far), min(len(cells), int(x) + far + 2)):
            square = ((column - x) ** 2 + (row - y) ** 2) / (radius * radius)
            if square < 4:
                cells[column] *= 1 - strength * math.exp(-1.6 * square)


def _ripple(x: float, y: float) -> float:
    """A calm, repeatable unevenness between -1 and 1."""
    return (
        math.sin(x / 47 + 1.3 * math.sin(y / 61)) * math.cos(y / 39 - 0.8 * math.sin(x / 83))
        + 0.5 * math.sin(x / 19 + y / 27) * math.cos(y / 17 - x / 31)
    ) / 1.5


# --- contour lines ---------------------------------------------------------------------------------------------------


def _rings(heights: list[list[float]], level: float) -> list[list[Point]]:
    """Closed lines of equal height (marching squares)."""
    rows, columns = len(heights), len(heights[0])
    follow: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    where: dict[tuple[int, int, int], Point] = {}

    def value(row: int, column: int) -> float:
        # The rim counts as sea, so that every line closes outside the map.
        rim = row in (0, rows - 1) or column in (0, columns - 1)
        return -level if rim else heights[row][column] - level

    def cross(row: int, column: int, down: int) -> tuple[int, int, int]:
        """The point on the grid edge that goes right (or down) from a corner."""
        edge = (row, column, down)
        if edge not in where:
            one, two = value(row, column), value(row + down, column + 1 - down)
            share = one / (one - two)
            x, y = column + share * (1 - down), row + share * down
            where[edge] = (x * STEP - BEYOND, y * STEP - BEYOND)
        return edge

    for row in range(rows - 1):
        for column in range(columns - 1):
            corners = [value(row, column), value(row, column + 1), value(row + 1, column + 1), value(row + 1, column)]
            signs = [corner > 0 for corner in corners]
            if all(signs) or not any(signs):
                continue
            sides = [(row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1)]
            # Walk with the land on the right: enter where the sign rises clockwise, leave where it falls.
            rises = [side for side in range(4) if not signs[side] and signs[(side + 1) % 4]]
            falls = [side for side in range(4) if signs[side] and not signs[(side + 1) % 4]]
            for rise in rises:
                fall = min(falls, key=lambda side: (side - rise) % 4)
                follow[cross(*sides[rise])] = cross(*sides[fall])
    rings = []
    while follow:
        start, following = follow.popitem()
        ring = [where[start]]
        while following != start:
            ring.append(where[following])
            following = follow.pop(following)
        if len(ring) >= 8:
            rings.append(ring)
    return rings


def _path(rings: list[list[Point]]) -> str:
    """Smooth closed curves through the middles of the rings' sides."""
    parts = []
    for ring in rings:
        # Every other point is plenty at this scale and halves the drawing.
        points = ring[::2]
        middles = [
            ((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True)
        ]
        parts.append(f"M{number(middles[-1][0])} {number(middles[-1][1])}")
        parts += [
            f"Q{round(x, 1):g} {round(y, 1):g} {round(mx, 1):g} {round(my, 1):g}"
            for (x, y), (mx, my) in zip(points, middles, strict=True)
        ]
        parts.append("Z")
    return "".join(parts)
