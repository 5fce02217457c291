"""Where the names of cities stand: each tries places around its city, and the set that lies in nothing's way wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, product

from kolejiste.core.svg import text_width

from ..components import Board
from . import geometry
from .geometry import Disc, Plan, Point, Space

CAP = 0.70  # height of a capital letter, in font sizes
LEADING = 1.0  # from baseline to baseline, in font sizes
APART = 8.0  # wanted between two names
EDGE = 8.0  # labels keep off the edge of the map
CELL = 2.0  # of the grid that tells what is taken
RIM = 2.0  # of paper around letters
TRAIN_WIDER = 1.2  # than a space
AROUND = 1.5  # room around what is taken, more than half a cell's diagonal
SHRINK = (1.0, 0.92, 0.85, 0.78, 0.71)  # a name that finds no room may be smaller
BEST = 60  # places of a name that are weighed against its neighbours'
ENOUGH = 16  # free places, after which no smaller letters are tried
LARGEST, LARGE, FEW = 22.0, 19.5, 30  # letters of a board with few cities, and of one with more
ROUNDS = 4  # how often routes and names make room for each other
AWAY = (1.0, 3.0, 5.0, 8.0, 11.0, 15.0, 20.0, 27.0)  # distances tried between the city and its name
# Directions in order of liking: right, left, above, below, the diagonals, and what lies between.
DIRECTIONS = (0, 180, 270, 90, 315, 225, 45, 135, *(step * 15 for step in range(24) if step * 15 % 45))
TURNS = tuple((math.cos(math.radians(turn)), math.sin(math.radians(turn))) for turn in DIRECTIONS)


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
    city: Point
    dislike: float = 0.0  # what the place itself costs, before neighbours are looked at


def settled(board: Board) -> tuple[Plan, tuple[Label, ...]]:
    """The geometry of a board and the names on it: names look for room between the routes, routes yield to names where
    none was left, and so on until neither hides the other."""
    size = LARGEST if len(board.cities) <= FEW else LARGE
    names: tuple[Label, ...] = ()
    found: list[tuple[float, int, Plan, tuple[Label, ...]]] = []
    for turn in range(ROUNDS):
        plan = geometry.plan(board, discs(names))
        crowd = Crowd(plan)
        names = place(plan, board.city_names, size, crowd)
        found.append((hidden(names, crowd), turn, plan, names))
        if not found[-1][0]:
            break
    return min(found)[2:]


def hidden(names: Sequence[Label], crowd: Crowd) -> float:
    """How much of spaces, cities and other names these names hide."""
    shared = sum(_upon(one, two) for place, one in enumerate(names) for two in names[place + 1 :])
    return shared + sum(crowd.under(label) for label in names)


def place(plan: Plan, names: Sequence[str], size: float, crowd: Crowd) -> tuple[Label, ...]:
    """The label of each city."""
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


class Crowd:
    """How much of any box is taken by spaces and cities, from sums over a grid made once."""

    def __init__(self, plan: Plan) -> None:
        columns, rows = int(plan.width / CELL) + 1, int(plan.height / CELL) + 1
        taken = [[0.0] * columns for _ in range(rows)]
        for line in plan.lines:
            for space in line.spaces:
                _take_space(taken, space, plan.space_width + TRAIN_WIDER)
        for x, y in plan.cities:
            _take(taken, (x, y, plan.clear + AROUND))
            if plan.badge:
                shift = plan.badge_shift
                _take(taken, (x + shift, y + shift, plan.badge + AROUND))
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


def _take(taken: list[list[float]], disc: Disc) -> None:
    """Mark the cells of a disc."""
    x, y, radius = disc
    for row in range(max(0, int((y - radius) / CELL)), min(len(taken), int((y + radius) / CELL) + 1)):
        for column in range(max(0, int((x - radius) / CELL)), min(len(taken[0]), int((x + radius) / CELL) + 1)):
            if math.hypot((column + 0.5) * CELL - x, (row + 0.5) * CELL - y) <= radius:
                taken[row][column] = 1.0


def _take_space(taken: list[list[float]], space: Space, width: float) -> None:
    """Mark the cells of a space and of the train on it."""
    turn = math.radians(space.angle)
    along, across = math.cos(turn), math.sin(turn)
    long, wide = space.length / 2 + AROUND, width / 2 + AROUND
    reach = math.hypot(long, wide)
    for row in range(max(0, int((space.y - reach) / CELL)), min(len(taken), int((space.y + reach) / CELL) + 1)):
        dy = (row + 0.5) * CELL - space.y
        for column in range(
            max(0, int((space.x - reach) / CELL)), min(len(taken[0]), int((space.x + reach) / CELL) + 1)
        ):
            dx = (column + 0.5) * CELL - space.x
            if abs(dx * along + dy * across) <= long and abs(dy * along - dx * across) <= wide:
                taken[row][column] = 1.0


def _choices(plan: Plan, city: int, name: str, size: float, crowd: Crowd) -> list[Label]:
    """The best places for a name, in one line or two, each with what it hides."""
    x, y = plan.cities[city]
    reach = 40 + text_width(name, size, bold=True)
    others = [
        (ox, oy)
        for other, (ox, oy) in enumerate(plan.cities)
        if other != city and abs(ox - x) < reach and abs(oy - y) < 80
    ]
    found: list[Label] = []
    free = 0
    for share in SHRINK:
        for lines in _splits(name):
            font = size * share
            width = max(text_width(line, font, bold=True) for line in lines)
            height = font * (CAP + LEADING * (len(lines) - 1))
            for away, (liking, (dx, dy)) in product(AWAY, enumerate(TURNS)):
                # The box touches a circle around the city from outside.
                mx = x + dx * (plan.clear + away) + width / 2 * _side(dx)
                my = y + dy * (plan.clear + away) + height / 2 * _side(dy)
                label = Label(
                    lines, mx, my, mx - width / 2, my - height / 2, mx + width / 2, my + height / 2, font, (x, y)
                )
                under = crowd.under(label)
                outside = _outside(label, plan)
                free += under == outside == 0
                label.dislike = 2.0 * away + 1.2 * min(liking, 10) + 14 * (len(lines) - 1) + 110 * (1 - share)
                label.dislike += 60 * (under + outside)
                # It must not seem to belong to another city.
                nearest = distance(label, x, y) + 8
                label.dislike += sum(40 + 3 * (nearest - far) for far in _distances(label, others) if far < nearest)
                found.append(label)
        if free >= ENOUGH:
            break
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


def distance(label: Label, x: float, y: float) -> float:
    """From a point to the box of a label."""
    return math.hypot(max(label.left - x, 0.0, x - label.right), max(label.top - y, 0.0, y - label.bottom))


def _distances(label: Label, cities: Sequence[Point]) -> list[float]:
    return [distance(label, x, y) for x, y in cities]


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
    return 25 + 6 * _upon(one, two)


def _upon(one: Label, two: Label) -> float:
    """How much two labels share, with the rim around their letters."""
    wide = min(one.right, two.right) - max(one.left, two.left) + 2 * RIM
    high = min(one.bottom, two.bottom) - max(one.top, two.top) + 2 * RIM
    return wide * high if wide > 0 and high > 0 else 0.0


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
