"""Where cities and the spaces of routes lie: curves through the edition's points, nudged apart where they would touch.

Lengths are units of the drawing, which is WIDTH units wide whatever the edition."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ..components import Board

Point = tuple[float, float]
Disc = tuple[float, float, float]  # x, y, radius

WIDTH = 1000.0  # of the map
MARGIN = 38.0  # from the edge of the map to the outermost coordinates
SPACE_DISCS = 3  # discs that stand for a space when distances are measured
SAMPLES = 24  # straight pieces of a curve
GAP = 2.6  # between two spaces of a route
TWIN_GAP = 2.6  # between the two lines of a double route
ROOM = 3.4  # wanted between different routes
BADGE = 9.5
TALLER = 1.1  # than the edition's board: names run sideways, so height is what gives them room
FLATTEST, TALLEST = 1.6, 1.36  # width by height, between which screens have a good place for a map
CLEAR = 13.0  # from a city to what may stand beside it: a station reaches so far


@dataclass(frozen=True, slots=True)
class Space:
    """One rectangular space of a route: its middle, its direction in degrees (never upside down), its length."""

    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True, slots=True)
class Line:
    """A drawn route: its spaces from city a to city b, and the track they lie on."""

    spaces: tuple[Space, ...]
    track: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The geometry of an edition's map."""

    width: float
    height: float
    cities: tuple[Point, ...]
    city_radius: float
    badge: float  # radius of the number at a souvenir pile; 0 where there are no souvenirs
    space_width: float
    lines: tuple[Line, ...]  # by route

    @property
    def clear(self) -> float:
        """How far around a city its station or souvenirs reach."""
        return max(self.city_radius, CLEAR)

    @property
    def badge_shift(self) -> float:
        """How far right of and below its city a badge lies."""
        return self.city_radius * 0.7


@dataclass(frozen=True, slots=True)
class Bend:
    """What may be nudged of a route (or of both lines of a double): its middle, and the room left at either city."""

    mid: Point
    room_a: float = 0.0
    room_b: float = 0.0


@dataclass(frozen=True, slots=True)
class Course:
    """A route or a double route before it is drawn: the lines that share one middle curve, and how far off they run."""

    routes: tuple[int, ...]
    offsets: tuple[float, ...]
    a: int
    b: int
    length: int
    mid: Point


def height_of(aspect: float) -> float:
    """How high the map of an edition's aspect is drawn."""
    wanted = TALLER * (WIDTH - 2 * MARGIN) / aspect + 2 * MARGIN
    return float(round(min(max(wanted, WIDTH / FLATTEST), WIDTH / TALLEST)))


def place(x: float, y: float, height: float) -> Point:
    """Where an edition's coordinates lie on a map of this height."""
    return MARGIN + x * (WIDTH - 2 * MARGIN), MARGIN + y * (height - 2 * MARGIN)


def plan(board: Board, names: Sequence[Disc] = ()) -> Plan:
    """The geometry of this board. Routes keep off the names of cities too, once it is known where these stand."""
    edition = board.edition
    height = height_of(edition.map.aspect)
    cities = tuple(place(city.x, city.y, height) for city in edition.map.cities)
    mids = [place(*route.mid, height) for route in edition.map.routes]
    width = _space_width(board, cities)
    # Where souvenirs lie on cities, a whole pile has to fit between the ends of the routes.
    radius = 19.0 if board.kinds else 10.5
    layout = _Layout(cities, radius, width, height, _courses(board, cities, mids, width), names)
    layout.settle()
    lines: list[Line | None] = [None] * len(board.routes)
    for course, bend in zip(layout.courses, layout.bends, strict=True):
        for route, line in zip(course.routes, layout.lines(course, bend), strict=True):
            lines[route] = line
    drawn = tuple(line for line in lines if line is not None)
    return Plan(WIDTH, height, cities, radius, BADGE if board.kinds else 0.0, width, drawn)


def _space_width(board: Board, cities: tuple[Point, ...]) -> float:
    """Dense maps have narrower spaces: a share of the room that short routes leave for each space."""
    room = sorted(
        math.dist(cities[a], cities[b]) / (length + 0.8)
        for a, b, length in zip(board.a, board.b, board.length, strict=True)
    )
    return min(16.0, max(11.5, 0.4 * room[len(room) // 5]))


def _courses(board: Board, cities: tuple[Point, ...], mids: list[Point], width: float) -> list[Course]:
    found = []
    apart = (width + TWIN_GAP) / 2
    for route, twin in enumerate(board.twin):
        a, b, length = board.a[route], board.b[route], board.length[route]
        if twin < 0:
            found.append(Course((route,), (0.0,), a, b, length, mids[route]))
        elif route < twin:
            one, two = mids[route], mids[twin]
            mid = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
            (ax, ay), (bx, by) = cities[a], cities[b]
            # The line whose middle lies further to the left stays on the left.
            left = (bx - ax) * (two[1] - one[1]) - (by - ay) * (two[0] - one[0])
            side = apart if left < 0 else -apart
            found.append(Course((route, twin), (side, -side), a, b, length, mid))
    return found


def curve(a: Point, mid: Point, b: Point) -> list[Point]:
    """A quadratic curve from a to b that passes through the middle point half-way."""
    cx, cy = 2 * mid[0] - (a[0] + b[0]) / 2, 2 * mid[1] - (a[1] + b[1]) / 2
    points = []
    for step in range(SAMPLES + 1):
        t = step / SAMPLES
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((p * a[0] + q * cx + r * b[0], p * a[1] + q * cy + r * b[1]))
    return points


def _lengths(points: list[Point]) -> list[float]:
    total = [0.0]
    for one, two in pairwise(points):
        total.append(total[-1] + math.dist(one, two))
    return total


def _at(points: list[Point], lengths: list[float], along: float, offset: float) -> tuple[float, float, float]:
    """The point so far along the curve, moved sideways by the offset, and the direction there in radians."""
    step = min(max(bisect_right(lengths, along) - 1, 0), len(points) - 2)
    (x0, y0), (x1, y1) = points[step], points[step + 1]
    piece = lengths[step + 1] - lengths[step] or 1.0
    share = (along - lengths[step]) / piece
    dx, dy = (x1 - x0) / piece, (y1 - y0) / piece
    x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
    return x - dy * offset, y + dx * offset, math.atan2(dy, dx)


class _Layout:
    """The courses while they are being nudged apart."""

    def __init__(
        self,
        cities: tuple[Point, ...],
        radius: float,
        width: float,
        height: float,
        courses: list[Course],
        names: Sequence[Disc],
    ) -> None:
        self.cities = cities
        self.radius = radius
        self.width = width
        self.height = height
        self.longest = 2.35 * width  # a space longer than this looks like two
        self.courses = courses
        self.names = names
        self.bends = [Bend(course.mid) for course in courses]
        self.discs = [self._discs(course, bend) for course, bend in zip(courses, self.bends, strict=True)]

    def lines(self, course: Course, bend: Bend) -> list[Line]:
        """The course with its spaces, one line for each of its routes."""
        points = curve(self.cities[course.a], bend.mid, self.cities[course.b])
        lengths = _lengths(points)
        found = []
        for offset, spaces in zip(course.offsets, self._spaces(course, bend), strict=True):
            track = tuple(_at(points, lengths, along, offset)[:2] for along in lengths)
            found.append(Line(tuple(spaces), track))
        return found

    def _spaces(self, course: Course, bend: Bend) -> list[list[Space]]:
        """The spaces of each line, side by side, around the middle of what the cities leave free."""
        points = curve(self.cities[course.a], bend.mid, self.cities[course.b])
        lengths = _lengths(points)
        start = self.radius + 2 + bend.room_a
        end = lengths[-1] - self.radius - 2 - bend.room_b
        pitch = (end - start) / course.length
        length = max(4.0, min(pitch - GAP, self.longest))
        pitch = min(pitch, length + GAP)
        first = (start + end) / 2 - pitch * (course.length - 1) / 2
        found = []
        for offset in course.offsets:
            places = [_at(points, lengths, first + number * pitch, offset) for number in range(course.length)]
            found.append([Space(x, y, (math.degrees(turn) + 90) % 180 - 90, length) for x, y, turn in places])
        return found

    def _discs(self, course: Course, bend: Bend) -> list[Disc]:
        """The spaces as discs, for quick measuring."""
        radius = self.width / 2
        return [
            disc for spaces in self._spaces(course, bend) for space in spaces for disc in space_discs(space, radius)
        ]

    def settle(self) -> None:
        """Move, one after the other and a few times over, each course that touches something to its best place."""
        boxes = [_box(discs) for discs in self.discs]
        for reach in (12.0, 8.0, 5.0, 3.0, 2.0):
            moved = False
            for number, course in enumerate(self.courses):
                near = self._near(number, boxes)
                best, best_cost = self.bends[number], self._cost(number, self.bends[number], near)
                if best_cost < 0.5:
                    continue
                for bend in self._choices(course, self.bends[number], reach):
                    cost = self._cost(number, bend, near)
                    if cost < best_cost - 1e-6:
                        best, best_cost = bend, cost
                if best is not self.bends[number]:
                    moved = True
                    self.bends[number] = best
                    self.discs[number] = self._discs(course, best)
                    boxes[number] = _box(self.discs[number])
            if not moved:
                return

    def _near(self, number: int, boxes: list[tuple[float, float, float, float]]) -> list[Disc]:
        """What this course could come to touch: discs of other courses, and cities it does not end in."""
        left, top, right, bottom = boxes[number]
        reach = 26
        course = self.courses[number]
        near = [
            disc
            for other, (x0, y0, x1, y1) in enumerate(boxes)
            if other != number and x0 < right + reach and x1 > left - reach and y0 < bottom + reach and y1 > top - reach
            for disc in self.discs[other]
        ]
        near += [
            (x, y, self.radius - (3.5 if city in (course.a, course.b) else 0.0))
            for city, (x, y) in enumerate(self.cities)
        ]
        near += self.names
        return [
            disc for disc in near if left - reach < disc[0] < right + reach and top - reach < disc[1] < bottom + reach
        ]

    def _choices(self, course: Course, bend: Bend, reach: float) -> list[Bend]:
        (ax, ay), (bx, by) = self.cities[course.a], self.cities[course.b]
        span = math.dist((ax, ay), (bx, by))
        nx, ny = -(by - ay) / span, (bx - ax) / span
        found = []
        for step in (-2, -1, 1, 2):
            found.append(replace(bend, mid=(bend.mid[0] + nx * reach * step, bend.mid[1] + ny * reach * step)))
        for step in (-1, 1):
            found.append(replace(bend, mid=(bend.mid[0] - ny * reach * step, bend.mid[1] + nx * reach * step)))
        for room_a, room_b in ((reach, 0.0), (0.0, reach), (reach, -reach), (-reach, reach)):
            found.append(replace(bend, room_a=max(0.0, bend.room_a + room_a), room_b=max(0.0, bend.room_b + room_b)))
        return found

    def _cost(self, number: int, bend: Bend, near: list[Disc]) -> float:
        """How much a course touches others, cities and the edge, and how far it is from where the data put it."""
        course = self.courses[number]
        discs = self._discs(course, bend)
        cost = 0.004 * (math.dist(bend.mid, course.mid) ** 2 + (bend.room_a + bend.room_b) ** 2)
        length = math.dist(discs[0][:2], discs[SPACE_DISCS - 1][:2]) + self.width
        cost += 2 * max(0.0, 1.75 * self.width - length) ** 2
        left, top, right, bottom = _box(discs)
        edge = max(0.0, 16 - left, 16 - top, right - WIDTH + 16, bottom - self.height + 16)
        cost += 4 * edge**2
        for x, y, radius in discs:
            for ox, oy, other in near:
                gap = radius + other + ROOM
                dx = x - ox
                if -gap < dx < gap:
                    dy = y - oy
                    if -gap < dy < gap:
                        short = gap - math.sqrt(dx * dx + dy * dy)
                        if short > 0:
                            cost += short * short
        return cost


def space_discs(space: Space, radius: float) -> list[Disc]:
    """Discs that fill a space of width 2 * radius end to end."""
    reach = max(0.0, space.length / 2 - radius)
    turn = math.radians(space.angle)
    dx, dy = math.cos(turn), math.sin(turn)
    return [(space.x + dx * reach * step, space.y + dy * reach * step, radius) for step in (-1.0, 0.0, 1.0)]


def _box(discs: list[Disc]) -> tuple[float, float, float, float]:
    return (
        min(x - r for x, _, r in discs),
        min(y - r for _, y, r in discs),
        max(x + r for x, _, r in discs),
        max(y + r for _, y, r in discs),
    )


# --- lines drawn -----------------------------------------------------------------------------------------------------


def path(points: Iterable[Point]) -> str:
    """A line through points, as the data of a path."""
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)


def beside(points: Sequence[Point], offset: float) -> list[Point]:
    """A line moved sideways."""
    found = []
    for place, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
        far = math.hypot(x1 - x0, y1 - y0) or 1.0
        found.append((x - (y1 - y0) / far * offset, y + (x1 - x0) / far * offset))
    return found


def end_of(space: Space, city: Point) -> Point:
    """The end of a space on the side of a city."""
    turn = math.radians(space.angle)
    dx, dy = math.cos(turn) * space.length / 2, math.sin(turn) * space.length / 2
    return min(((space.x + dx, space.y + dy), (space.x - dx, space.y - dy)), key=lambda end: math.dist(end, city))
