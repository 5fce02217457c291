"""What is printed on the map: sea and land, rail spaces with their terrain and deals, and the cities' plates.

Plates and badges are put where they hide least, once for each edition; `map` puts the pieces on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import hypot
from typing import TYPE_CHECKING

from kolejiste.core.svg import element, number, text, text_width

from ..components import Board
from .coast import HOME, LAKES, NEIGHBOURS
from .effects import Sign, level_sign, line
from .spread import Box, Point, Wants, gap, spread

if TYPE_CHECKING:
    from ..game import RailroadGame

WIDE, HIGH = 1000.0, 732.0  # the whole map
LAND = 582.0  # the height of the land; the telegraph line and the tracks lie below it
INSET = 10.0  # what stands on the map keeps so far off its sides
CARD = (108.0, 66.0)  # a city's plate
HOUSE = 21.0
HANG = 15.0  # stations hang so far below a plate
BOX = (CARD[0], CARD[1] + HANG)  # a plate with its stations
LINES = (13.0, 33.5, 54.0)  # the middles of the three lines on a plate
LETTERS = 17.0
SIGNS = 16.5  # icons on plates
BED = 35.0  # the width of a rail space
BADGE = 21.0  # the height of a badge with terrain and deal
SIGN = 16.0  # the icons on it
WANTS = Wants(*BOX, link=80.0, beside=24.0, apart=(12.0, 20.0))
UNDER = 20.0  # lines go on so far below the plates
LANES = {1: 18.0, 2: 15.0, 3: 11.0, 4: 8.4}  # between the rails of so many seats
MARK = 16.0  # a seat's number on its rail
FAR = 30.0  # between two of them at most
STEPS = 60  # how finely a place for one is sought


@dataclass(frozen=True, slots=True)
class Link:
    """A rail space: the visible line between two plates, what these cover, and the badge beside the line."""

    start: Point
    end: Point
    ends: tuple[Box, Box]
    badge: Point
    wide: float  # of the badge

    def lane(self, seat: int, seats: int) -> tuple[Point, Point, Point]:
        """A seat's rail: both ends, and where its number stands. Numbers take turns along the line."""
        start, end = self._aside(seat, seats)
        free = [self._free(*self._aside(other, seats)) for other in range(seats)]
        first, last = max(one for one, _ in free), min(one for _, one in free)
        far = hypot(end[0] - start[0], end[1] - start[1])
        step = min(max(0.0, last - first) / max(1, seats - 1), FAR / far)
        part = (first + last) / 2 + (seat - (seats - 1) / 2) * step
        spot = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        return (*_longer(start, end), spot)

    def _aside(self, seat: int, seats: int) -> tuple[Point, Point]:
        """The line of a seat, beside those of the others."""
        far = hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])
        off = (seat - (seats - 1) / 2) * LANES[seats] / far
        dx, dy = -(self.end[1] - self.start[1]) * off, (self.end[0] - self.start[0]) * off
        return (self.start[0] + dx, self.start[1] + dy), (self.end[0] + dx, self.end[1] + dy)

    def _free(self, start: Point, end: Point) -> tuple[float, float]:
        """From where to where along a line a number hides no plate, in parts of the line."""
        half = MARK / 2 + 1.5
        free = [
            step / STEPS
            for step in range(STEPS + 1)
            if not any(_holds(box, start, end, step / STEPS, half) for box in self.ends)
        ]
        return (free[0], free[-1]) if free else (0.5, 0.5)

    @property
    def path(self) -> str:
        return segment(*_longer(self.start, self.end))

    @property
    def visible(self) -> str:
        """The line as far as no plate hides it."""
        return segment(self.start, self.end)

    @property
    def tether(self) -> str:
        """From the badge to the nearest point of the line."""
        (x1, y1), (x2, y2), (x, y) = self.start, self.end, self.badge
        part = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
        return segment(self.badge, (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))

    @property
    def box(self) -> Box:
        """What the badge covers."""
        x, y = self.badge
        return x - self.wide / 2, y - BADGE / 2, x + self.wide / 2, y + BADGE / 2


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position of an edition."""

    spots: tuple[Point, ...]  # the middles of the cities' plates with their stations
    links: tuple[Link, ...]
    ground: str
    badges: str
    cards: tuple[str, ...]  # what is printed on each city's plate, from its corner


def _holds(box: Box, start: Point, end: Point, part: float, half: float) -> bool:
    """Whether a square around a point of a line reaches into a box."""
    x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
    return box[0] - half < x < box[2] + half and box[1] - half < y < box[3] + half


def _longer(start: Point, end: Point) -> tuple[Point, Point]:
    """A line that reaches below the plates at its ends."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    dx, dy = (end[0] - start[0]) / far * UNDER, (end[1] - start[1]) / far * UNDER
    return (start[0] - dx, start[1] - dy), (end[0] + dx, end[1] + dy)


def segment(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


_charts: dict[str, Chart] = {}


def chart(game: RailroadGame) -> Chart:
    """The chart of an edition, made once."""
    key = game.edition.hash
    if key not in _charts:
        _charts[key] = make(game.board)
    return _charts[key]


def ground(game: RailroadGame) -> str:
    """What never changes on the map, for <defs>: sea, land and rail spaces, within the frame."""
    frame = element("clipPath", element("rect", width=WIDE, height=HIGH, rx=12), id="map-clip")
    return frame + chart(game).ground


def make(board: Board) -> Chart:
    cities = board.edition.map.cities
    west, east = min(city.x for city in cities), max(city.x for city in cities)
    north, south = min(city.y for city in cities), max(city.y for city in cities)
    frame = (
        INSET + CARD[0] / 2,
        BOX[1] / 2 + 8,
        WIDE - INSET - CARD[0] / 2,
        LAND - BOX[1] / 2,
    )

    def put(x: float, y: float) -> Point:
        return (
            frame[0] + (x - west) / (east - west or 1) * (frame[2] - frame[0]),
            frame[1] + (y - north) / (south - north or 1) * (frame[3] - frame[1]),
        )

    home = [put(city.x, city.y) for city in cities]
    spots = spread(home, board.ends, frame, WANTS)
    lines = [_visible(spots[a], spots[b]) for a, b in board.ends]
    badges = _place_badges(board, spots, lines)
    cards = plates(spots)
    links = tuple(
        Link(*line, ends=(cards[a], cards[b]), badge=badge, wide=wide)
        for line, (a, b), (badge, wide) in zip(lines, board.ends, badges, strict=True)
    )

    def shape(outlines: Sequence[str]) -> str:
        found = []
        for outline in outlines:
            numbers = [int(one) / 1000 for one in outline.split()]
            points = [_moved(put(x, y), home, spots) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            found.append("M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points) + "z")
        return "".join(found)

    return Chart(
        tuple(spots),
        links,
        _ground(shape(NEIGHBOURS), shape(HOME), shape(LAKES), links),
        "".join(_badge(board, rail, link) for rail, link in enumerate(links)),
        tuple(_card(board, city) for city in range(len(cities))),
    )


def _moved(point: Point, home: Sequence[Point], spots: Sequence[Point]) -> Point:
    """A point of the coast, moved as the cities near it were."""
    weights = [1 / ((point[0] - x) ** 2 + (point[1] - y) ** 2 + 400) for x, y in home]
    total = sum(weights)
    dx = sum(w * (to[0] - by[0]) for w, by, to in zip(weights, home, spots, strict=True)) / total
    dy = sum(w * (to[1] - by[1]) for w, by, to in zip(weights, home, spots, strict=True)) / total
    return point[0] + dx, point[1] + dy


def _visible(one: Point, two: Point) -> tuple[Point, Point]:
    """The part of a line between two plates that they do not hide."""
    far = hypot(two[0] - one[0], two[1] - one[1]) or 1.0
    hidden = (1 - gap(one, two, WANTS) / far) / 2
    dx, dy = (two[0] - one[0]) * hidden, (two[1] - one[1]) * hidden
    return (one[0] + dx, one[1] + dy), (two[0] - dx, two[1] - dy)


# --- badges ----------------------------------------------------------------------------------------------------------


def _signs(board: Board, rail: int) -> tuple[Sign, ...]:
    hard: tuple[Sign, ...] = (("icon", "hard"),) * board.hard[rail] or (("icon", "plain"),)
    return (*hard, ("icon", "deal")) if board.deal[rail] else hard


def plates(spots: Sequence[Point]) -> list[Box]:
    """What the plates with their stations cover."""
    return [(x - BOX[0] / 2, y - BOX[1] / 2, x + BOX[0] / 2, y + BOX[1] / 2) for x, y in spots]


def _place_badges(
    board: Board, spots: Sequence[Point], lines: Sequence[tuple[Point, Point]]
) -> list[tuple[Point, float]]:
    """Each badge beside its line, where it hides no plate, no other line and no other badge."""
    cards = plates(spots)
    choices: list[list[tuple[float, Point, Box]]] = []
    widths = []
    for rail, (start, end) in enumerate(lines):
        wide = line(_signs(board, rail), SIGN)[0] + 10
        widths.append(wide)
        far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        ux, uy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        aside = BED / 2 + 5 + (wide / 2 * abs(uy) + BADGE / 2 * abs(ux))
        found = []
        for part, side, more in product((0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9), (1, -1), (0.0, 8.0, 18.0, 30.0)):
            off = (aside + more) * side
            x, y = start[0] + ux * far * part - uy * off, start[1] + uy * far * part + ux * off
            box = (x - wide / 2, y - BADGE / 2, x + wide / 2, y + BADGE / 2)
            cost = 30 * abs(part - 0.5) + more + 3 * sum(_shared(box, card) for card in cards)
            cost += sum(_crossed(box, *other) for place, other in enumerate(lines) if place != rail)
            cost += 50 * max(0.0, INSET - box[0], box[2] - (WIDE - INSET), 4 - box[1], box[3] - LAND)
            found.append((cost, (x, y), box))
        choices.append(found)
    chosen = [min(found) for found in choices]
    for _ in range(4):
        for rail, found in enumerate(choices):
            others = [box for place, (_, _, box) in enumerate(chosen) if place != rail]
            chosen[rail] = min(found, key=lambda one: one[0] + 3 * sum(_shared(one[2], box) for box in others))
    return [(spot, wide) for (_, spot, _), wide in zip(chosen, widths, strict=True)]


def _shared(one: Box, two: Box) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0]) + 3
    high = min(one[3], two[3]) - max(one[1], two[1]) + 3
    return wide * high if wide > 0 and high > 0 else 0.0


def _crossed(box: Box, start: Point, end: Point) -> float:
    """How much of a rail space lies under a box."""
    steps = max(1, int(hypot(end[0] - start[0], end[1] - start[1]) / 8))
    half, cost = BED / 2, 0.0
    for step in range(steps + 1):
        x = start[0] + (end[0] - start[0]) * step / steps
        y = start[1] + (end[1] - start[1]) * step / steps
        wide = min(x - box[0], box[2] - x) + half
        high = min(y - box[1], box[3] - y) + half
        if wide > 0 and high > 0:
            cost += min(wide, high) * 3
    return cost


def _badge(board: Board, rail: int, link: Link) -> str:
    (x, y), signs = link.badge, line(_signs(board, rail), SIGN)
    return (
        element("rect", x=x - link.wide / 2, y=y - BADGE / 2, width=link.wide, height=BADGE, rx=8, class_="ledge")
        + f'<g transform="translate({number(x - link.wide / 2 + 5)} {number(y)})">{signs[1]}</g>'
    )


# --- the ground ------------------------------------------------------------------------------------------------------


def _ground(around: str, home: str, lakes: str, links: Sequence[Link]) -> str:
    parts = [element("rect", width=WIDE, height=HIGH, class_="sea")]
    parts += [
        element("path", d=around + home, class_=f"shore shore-{step}", stroke_width=width)
        for step, width in ((3, 22.0), (2, 11.0))
    ]
    parts += [
        element("path", d=around, class_="around"),
        element("path", d=home, class_="land"),
        element("path", d=lakes, class_="lake"),
        element("path", d=home, class_="shore shore-1", stroke_width=2.2),
        element("path", d="".join(link.tether for link in links), class_="tether"),
        *(bed(link.path) for link in links),
    ]
    return element("g", *parts, id="ground", clip_path="url(#map-clip)")


@lru_cache(512)
def bed(path: str) -> str:
    """The ground of a rail space."""
    return element("path", d=path, class_="bed", stroke_width=BED) + element(
        "path", d=path, class_="sleepers", stroke_width=BED - 7
    )


def _card(board: Board, city: int) -> str:
    """Level, name and price of a city; the rest of its plate is dealt."""
    wide, high = CARD
    name = board.city_names[city]
    size = max(13.0, min(LETTERS, LETTERS * (wide - 30) / text_width(name, LETTERS, bold=True)))
    return (
        element("rect", width=wide, height=high, rx=8, class_="plate")
        + level_sign(str(board.level[city]), 15, LINES[0], 17)
        + text(27, LINES[0] + 5, name, size, font_weight="bold")
        + text(7, LINES[1] + 5, f"${board.price[city]}", LETTERS, class_="pay", font_weight="bold")
    )
