"""Where the names on the map stand: along the middles of their spaces, moved aside or made a little smaller where they
would hide a neighbour's number, token or trains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kolejiste.core.svg import text_width

SHIFTS = (0.0, *(side * step for step in (3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0) for side in (1, -1)))
SHRINK = (1.0, 0.94, 0.88, 0.82, 0.79)
CAP, DROP = 0.72, 0.12  # how far letters rise above the baseline and hang below it, in font sizes
APART = 5.0  # wanted between a name and anything else
PASSES = 5

Box = tuple[float, float, float, float]  # left, top, right, bottom
Obstacle = tuple[Box, float]  # with what it costs to hide it


@dataclass(frozen=True, slots=True)
class Name:
    """A name with the middle of its baseline and its font size."""

    words: str
    x: float
    y: float
    size: float

    def box(self) -> Box:
        half = _width(self.words) * self.size / 2
        return self.x - half, self.y - CAP * self.size, self.x + half, self.y + DROP * self.size


@cache
def _width(words: str) -> float:
    """In font sizes."""
    return text_width(words, 1.0, bold=True)


def place(names: Sequence[Name], obstacles: Sequence[Sequence[Obstacle]], least: float, frame: Box) -> list[Name]:
    """The names where they hide least, none smaller than `least`; `obstacles` are those of each name."""
    choices = []
    for name, around in zip(names, obstacles, strict=True):
        found = []
        for shift in SHIFTS:
            for share in SHRINK:
                tried = Name(name.words, name.x + shift, name.y, round(max(least, name.size * share), 2))
                box = tried.box()
                cost = 0.35 * abs(shift) + 60 * (1 - share)
                cost += sum(weight * shared(box, other) for other, weight in around)
                cost += 40 * max(0.0, frame[0] - box[0], box[2] - frame[2])
                found.append((cost, tried, box))
        choices.append(sorted(found, key=lambda choice: choice[0])[:24])
    chosen = [options[0] for options in choices]
    rows = [
        [other for other, two in enumerate(names) if two is not one and abs(two.y - one.y) < max(one.size, two.size)]
        for one in names
    ]
    for _ in range(PASSES):
        for number, options in enumerate(choices):
            near = [chosen[other][2] for other in rows[number]]
            chosen[number] = min(
                options, key=lambda choice: choice[0] + sum(9 * shared(choice[2], box) for box in near)
            )
    return [choice[1] for choice in chosen]


def shared(one: Box, two: Box) -> float:
    """How much two boxes with the room they want share."""
    wide = min(one[2], two[2]) - max(one[0], two[0]) + APART
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0.0
