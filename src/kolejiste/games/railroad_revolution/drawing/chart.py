"""What is printed on the map: sea and land, rail spaces with their terrain and deals, and the cities' cards.

Cards and badges are put where they hide least, once for each edition; `map` puts the pieces on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from kolejiste.core.drawing import WIDTH
from kolejiste.core.svg import element, number, text, text_width

from ..components import Board
from .coast import COAST
from .effects import Sign, level_sign, line
from .scene import Scene
from .spread import Box, Point, Wants, gap, spread

INSET = 12.0  # the map keeps so far off the sides of the drawing
HEIGHT = 880.0
CARD = (114.0, 98.0)
HANG = 13.0  # stations hang so far below a card
BOX = (CARD[0], CARD[1] + HANG)  # a card with its stations
BED = 37.0  # the width of a rail space
BADGE = 24.0  # the height of a badge with terrain and deal
SIGN = 18.0  # the icons on it
WANTS = Wants(*BOX, link=84.0, beside=22.0, apart=(14.0, 34.0))
UNDER = 22.0  # lines go on so far below the cards
LANES = {1: 18.0, 2: 16.0, 3: 11.6, 4: 8.8}  # between the rails of so many seats


@dataclass(frozen=True, slots=True)
class Link:
    """A rail space: the visible line between two cards, and the badge beside it."""

    start: Point
    end: Point
    badge: Point
    wide: float  # of the badge

    def lane(self, seat: int, seats: int) -> tuple[Point, Point, Point]:
        """A seat's rail: both ends, and where its number stands. Numbers take turns along the line."""
        far = hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])
        ux, uy = (self.end[0] - self.start[0]) / far, (self.end[1] - self.start[1]) / far
        aside = (seat - (seats - 1) / 2) * LANES[seats]
        dx, dy = -uy * aside, ux * aside
        between = max(1, seats - 1)
        step = min(max((far - 48) / between, min(17.0, (far - 26) / between)), 36.0)
        along = far / 2 + (seat - (seats - 1) / 2) * step
        return (
            *_longer((self.start[0] + dx, self.start[1] + dy), (self.end[0] + dx, self.end[1] + dy)),
            (self.start[0] + ux * along + dx, self.start[1] + uy * along + dy),
        )

    @property
    def path(self) -> str:
        return segment(*_longer(self.start, self.end))

    @property
    def tether(self) -> str:
        """From the badge to the middle of the line."""
        return segment(self.badge, ((self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2))


@dataclass(frozen=True, slots=True)
class Chart:
    """What is the same in every position of an edition."""

    spots: tuple[Point, ...]  # the middles of the cities' cards with their stations
    links: tuple[Link, ...]
    ground: str
    badges: str
    cards: tuple[str, ...]  # what is printed on each city's card, from its corner


def _longer(start: Point, end: Point) -> tuple[Point, Point]:
    """A line that reaches below the cards at its ends."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    dx, dy = (end[0] - start[0]) / far * UNDER, (end[1] - start[1]) / far * UNDER
    return (start[0] - dx, start[1] - dy), (end[0] + dx, end[1] + dy)


def segment(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


_charts: dict[str, Chart] = {}


def chart(scene: Scene) -> Chart:
    """The chart of an edition, made once."""
    key = scene.game.edition.hash
    if key not in _charts:
        _charts[key] = _make(scene.board)
    return _charts[key]


def clip() -> str:
    """The frame that sea and land must not leave."""
    rect = element("rect", x=INSET, y=0, width=WIDTH - 2 * INSET, height=HEIGHT, rx=12)
    return element("clipPath", rect, id="map-clip")


def _make(board: Board) -> Chart:
    cities = board.edition.map.cities
    west, east = min(city.x for city in cities), max(city.x for city in cities)
    north, south = min(city.y for city in cities), max(city.y for city in cities)
    frame = (
        INSET + CARD[0] / 2 + 10,
        BOX[1] / 2 + 10,
        WIDTH - INSET - CARD[0] / 2 - 10,
        HEIGHT - BOX[1] / 2 - 8,
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
    links = tuple(Link(*line, badge=badge, wide=wide) for line, (badge, wide) in zip(lines, badges, strict=True))
    coast = [_moved(put(x, y), home, spots) for x, y in COAST]
    return Chart(
        tuple(spots),
        links,
        _ground(coast, links),
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
    """The part of a line between two cards that they do not hide."""
    far = hypot(two[0] - one[0], two[1] - one[1]) or 1.0
    hidden = (1 - gap(one, two, WANTS) / far) / 2
    dx, dy = (two[0] - one[0]) * hidden, (two[1] - one[1]) * hidden
    return (one[0] + dx, one[1] + dy), (two[0] - dx, two[1] - dy)


# --- badges ----------------------------------------------------------------------------------------------------------


def _signs(board: Board, rail: int) -> tuple[Sign, ...]:
    hard: tuple[Sign, ...] = (("icon", "hard"),) * board.hard[rail] or (("icon", "plain"),)
    return (*hard, ("icon", "deal")) if board.deal[rail] else hard


def _place_badges(
    board: Board, spots: Sequence[Point], lines: Sequence[tuple[Point, Point]]
) -> list[tuple[Point, float]]:
    """Each badge beside its line, where it hides no card, no other line and no other badge."""
    cards = [(x - BOX[0] / 2, y - BOX[1] / 2, x + BOX[0] / 2, y + BOX[1] / 2) for x, y in spots]
    choices: list[list[tuple[float, Point, Box]]] = []
    widths = []
    for rail, (start, end) in enumerate(lines):
        wide = line(_signs(board, rail), SIGN)[0] + 10
        widths.append(wide)
        far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        ux, uy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        aside = BED / 2 - 3 + (wide / 2 * abs(uy) + BADGE / 2 * abs(ux))
        found = []
        for part in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8):
            for side in (1, -1):
                x, y = start[0] + ux * far * part - uy * aside * side, start[1] + uy * far * part + ux * aside * side
                box = (x - wide / 2, y - BADGE / 2, x + wide / 2, y + BADGE / 2)
                cost = 40 * abs(part - 0.5) + 3 * sum(_shared(box, card) for card in cards)
                cost += sum(_crossed(box, *other) for place, other in enumerate(lines) if place != rail)
                cost += 50 * max(0.0, INSET + 4 - box[0], box[2] - (WIDTH - INSET - 4), 4 - box[1], box[3] - HEIGHT + 4)
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


# --- ground ----------------------------------------------------------------------------------------------------------


def _ground(coast: Sequence[Point], links: Sequence[Link]) -> str:
    shape = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in coast) + "z"
    parts = [element("rect", x=INSET, y=0, width=WIDTH - 2 * INSET, height=HEIGHT, class_="sea")]
    parts += [
        element("path", d=shape, class_=f"shore shore-{step}", stroke_width=width)
        for step, width in ((3, 26.0), (2, 15.0), (1, 5.0))
    ]
    parts.append(element("path", d=shape, class_="land"))
    parts.append(element("path", d="".join(link.tether for link in links), class_="tether"))
    parts += [bed(link.path) for link in links]
    return element("g", *parts, clip_path="url(#map-clip)")


@lru_cache(512)
def bed(path: str) -> str:
    """The ground of a rail space."""
    return element("path", d=path, class_="bed", stroke_width=BED) + element(
        "path", d=path, class_="sleepers", stroke_width=BED - 7
    )


def _card(board: Board, city: int) -> str:
    """Level, name and price of a city; the rest of its card is dealt."""
    wide, high = CARD
    name = board.city_names[city]
    size = 17.0
    size = min(size, size * (wide - 36) / text_width(name, size, bold=True))
    return (
        element("rect", width=wide, height=high, rx=8, class_="plate")
        + element("path", d=f"M6 57H{number(wide - 6)}", class_="rule")
        + level_sign(str(board.level[city]), 16, 15.5, 21)
        + text(31, 21, name, size, font_weight="bold")
        + text(6, 49, f"${board.price[city]}", 17.5, class_="pay", font_weight="bold")
    )
