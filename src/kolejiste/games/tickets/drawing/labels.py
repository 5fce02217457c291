"""Where the names of cities stand: each tries places around its city, and the set that hides least wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, product

from kolejiste.core.svg import text_width

from .geometry import Disc, Plan, Point, space_discs

CAP = 0.70  # height of a capital letter, in font sizes
LEADING = 1.0  # from baseline to baseline, in font sizes
APART = 10.0  # wanted between two names
EDGE = 14.0  # labels keep off the frame of the map
CELL = 3.0  # of the grid that tells what is taken
SHRINK = (1.0, 0.93)  # a name that finds no room may be a little smaller
BEST = 40  # places of a name that are weighed against its neighbours'
AWAY = (2.0, 5.0, 9.0, 14.0, 20.0, 27.0)  # distances tried between the city and its name
# Directions in order of liking: right, left, above, below, the diagonals, and what lies between.
DIRECTIONS = (0, 180, 270, 90, 315, 225, 45, 135, *(step * 15 for step in range(24) if step * 15 % 45))


@dataclass(slots=True)
class Label:
    """The name of a city: its lines, the middle of the text and its box."""

    lines: tuple[str, ...]
    x: float
    y: float
    left: float
    top: float
    right: float
    bottom: float
    size: float
    dislike: float = 0.0  # what the place itself costs, before neighbours are looked at


def place(plan: Plan, names: Sequence[str], size: float) -> tuple[Label, ...]:
    """The label of each city."""
    crowd = _Crowd(plan)
    choices = [_choices(plan, city, name, size, crowd) for city, name in enumerate(names)]
    chosen = [options[0] for options in choices]
    reach = [_reach(options) for options in choices]
    near = [
        [other for other in range(len(names)) if other != city and _meet(reach[city], reach[other])]
        for city in range(len(names))
    ]
    for _ in range(6):
        before = list(chosen)
        for city, options in enumerate(choices):
            around = [chosen[other] for other in near[city]]
            chosen[city] = min(
                options, key=lambda label: label.dislike + sum(_shared(label, other) for other in around)
            )
        if chosen == before:
            break
    return tuple(chosen)


def discs(labels: Sequence[Label]) -> list[Disc]:
    """The labels as rows of discs, a little smaller than they are: what must yield to them may touch their edge."""
    found = []
    for label in labels:
        radius = (label.bottom - label.top) / 2
        count = max(2, round((label.right - label.left) / radius))
        for step in range(count):
            x = label.left + radius + (label.right - label.left - 2 * radius) * step / (count - 1)
            found.append((x, label.y, radius - 1.5))
    return found


class _Crowd:
    """How much of any box is taken by spaces and cities, from sums over a grid made once."""

    def __init__(self, plan: Plan) -> None:
        columns, rows = int(plan.width / CELL) + 1, int(plan.height / CELL) + 1
        taken = [[0.0] * columns for _ in range(rows)]
        for line in plan.lines:
            for space in line.spaces:
                for disc in space_discs(space, plan.space_width / 2 + 1):
                    # A hidden space is a loss, and the greater the fewer the route has.
                    _take(taken, disc, 0.8 + 1.6 / len(line.spaces))
        for x, y in plan.cities:
            _take(taken, (x, y, plan.city_radius + 1), 4.0)
            if plan.badge:
                shift = plan.badge_shift
                _take(taken, (x + shift, y + shift, plan.badge + 1), 0.7)
        self.sums = [[0.0] * (columns + 1)]
        for cells in taken:
            row = [0.0]
            for above, cell in zip(self.sums[-1][1:], accumulate(cells), strict=True):
                row.append(above + cell)
            self.sums.append(row)

    def under(self, label: Label) -> float:
        """The taken cells under a label; outside the map counts as free here."""
        rows, columns = len(self.sums) - 1, len(self.sums[0]) - 1
        left, right = _between(label.left / CELL, columns), _between(label.right / CELL + 1, columns)
        top, bottom = _between(label.top / CELL, rows), _between(label.bottom / CELL + 1, rows)
        sums = self.sums
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]


def _between(value: float, most: int) -> int:
    return min(max(int(value), 0), most)


def _take(taken: list[list[float]], disc: Disc, weight: float) -> None:
    """Mark the cells of a disc."""
    x, y, radius = disc
    for row in range(max(0, int((y - radius) / CELL)), min(len(taken), int((y + radius) / CELL) + 1)):
        for column in range(max(0, int((x - radius) / CELL)), min(len(taken[0]), int((x + radius) / CELL) + 1)):
            if math.hypot((column + 0.5) * CELL - x, (row + 0.5) * CELL - y) <= radius:
                taken[row][column] = max(taken[row][column], weight)


def _choices(plan: Plan, city: int, name: str, size: float, crowd: _Crowd) -> list[Label]:
    """The best places for a name, in one line or two, each with what it hides."""
    x, y = plan.cities[city]
    reach = 40 + text_width(name, size, bold=True)
    others = [
        (ox, oy)
        for other, (ox, oy) in enumerate(plan.cities)
        if other != city and abs(ox - x) < reach and abs(oy - y) < 80
    ]
    found = []
    for lines, share in product(_splits(name), SHRINK):
        font = size * share
        width = max(text_width(line, font, bold=True) for line in lines)
        height = font * (CAP + LEADING * (len(lines) - 1))
        for away, (liking, direction) in product(AWAY, enumerate(DIRECTIONS)):
            turn = math.radians(direction)
            dx, dy = math.cos(turn), math.sin(turn)
            # The box touches a circle around the city from outside.
            mx = x + dx * (plan.city_radius + away) + width / 2 * _side(dx)
            my = y + dy * (plan.city_radius + away) + height / 2 * _side(dy)
            label = Label(lines, mx, my, mx - width / 2, my - height / 2, mx + width / 2, my + height / 2, font)
            label.dislike = 2.0 * away + 1.2 * min(liking, 10) + 14 * (len(lines) - 1) + 160 * (1 - share)
            label.dislike += 9 * crowd.under(label) + 60 * _outside(label, plan)
            # It must not seem to belong to another city.
            nearest = _distance(label, x, y) + 8
            label.dislike += sum(40 + 3 * (nearest - far) for far in _distances(label, others) if far < nearest)
            found.append(label)
    # The worst are never chosen, whatever the neighbours do.
    return sorted(found, key=lambda label: label.dislike)[:BEST]


def _splits(name: str) -> list[tuple[str, ...]]:
    """The name in one line, and in two where a space or hyphen near its middle allows."""
    found: list[tuple[str, ...]] = [(name,)]
    cuts = [place for place, letter in enumerate(name) if letter in " -" and 0 < place < len(name) - 1]
    if cuts:
        cut = min(cuts, key=lambda place: abs(place - len(name) / 2))
        found.append((name[: cut + 1].rstrip(), name[cut + 1 :]))
    return found


def _side(part: float) -> float:
    """How far a box leans to a side: fully for the four main directions and diagonals, softly in between."""
    return max(-1.0, min(1.0, part * 1.45))


def _distance(label: Label, x: float, y: float) -> float:
    """From a point to the box of a label."""
    return math.hypot(max(label.left - x, 0.0, x - label.right), max(label.top - y, 0.0, y - label.bottom))


def _distances(label: Label, cities: Sequence[Point]) -> list[float]:
    return [_distance(label, x, y) for x, y in cities]


def _outside(label: Label, plan: Plan) -> float:
    return max(
        0.0, EDGE - label.left, EDGE - label.top, label.right - plan.width + EDGE, label.bottom - plan.height + EDGE
    )


def _shared(one: Label, two: Label) -> float:
    """What two labels in each other's way cost."""
    wide = min(one.right, two.right) - max(one.left, two.left) + APART
    high = min(one.bottom, two.bottom) - max(one.top, two.top) + APART
    if wide <= 0 or high <= 0:
        return 0.0
    # Close together they read as one name; upon each other neither can be read.
    return 25 + (6 * wide * high if high > APART - 4 and wide > APART - 4 else 0.0)


def _reach(options: Sequence[Label]) -> tuple[float, float, float, float]:
    """The box of all places tried for a name, with the room it wants around it."""
    return (
        min(label.left for label in options) - APART,
        min(label.top for label in options) - APART,
        max(label.right for label in options) + APART,
        max(label.bottom for label in options) + APART,
    )


def _meet(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> bool:
    """Whether any places of two names could come in each other's way."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
