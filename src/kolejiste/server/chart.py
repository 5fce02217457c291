"""The chart of a game: everybody's points from the first move to the last, as lines in the colours of the seats."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from kolejiste.core.drawing import seat_mark
from kolejiste.core.svg import element, number, text, text_width, title

WIDTH, HEIGHT = 340.0, 170.0
TOP, BOTTOM, LEFT = 12.0, 22.0, 30.0
LABEL, LETTERS = 15.0, 12.0  # the height of a label at the end of a line, and the size of its words
LONGEST = 14  # letters of a name beside its line
THICK = 2.6

Points = Sequence[Sequence[int]]  # by move, then by seat


@dataclass(frozen=True)
class Mark:
    """A dot of a seat that leads somewhere."""

    move: int
    seat: int
    value: float
    words: str
    address: str


def chart(
    points: Points,
    names: Sequence[str],
    root: str,
    *,
    at: int | None = None,
    unit: str = "",
    known: Sequence[tuple[int, int, float]] = (),
    marks: Sequence[Mark] = (),
) -> str:
    """The lines with the name at the end of each; `at` marks a move, small dots what else is `known` of a move and a
    seat. Colours come from the room's style sheet."""
    short = [name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names]
    ends = [f"{name} {points[-1][seat]}{unit}" for seat, name in enumerate(short)]
    right = WIDTH - 26 - max(text_width(words, LETTERS, bold=True) for words in ends)
    low, high, step = _scale(points)
    left = LEFT + text_width(unit, LETTERS)
    last = max(len(points) - 1, 1)

    def across(move: float) -> float:
        return left + (right - left) * move / last

    def down(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    drawn = []
    for value in range(low, high + 1, step):
        y = down(value)
        drawn.append(element("path", d=f"M{number(left)} {number(y)}H{number(right)}", class_="chart-rule"))
        drawn.append(text(left - 6, y + 4, f"{value}{unit}", LETTERS, class_="chart-number end"))
    drawn.append(text(left, HEIGHT - 5, "0", LETTERS, class_="chart-number"))
    drawn.append(text(right, HEIGHT - 5, str(len(points) - 1), LETTERS, class_="chart-number end"))
    seats = range(len(names))
    lines = [[(across(move), down(values[seat])) for move, values in enumerate(points)] for seat in seats]
    drawn += [element("path", d=_ribbon(line, THICK + 1.4), class_="chart-edge") for line in lines]
    drawn += [element("path", d=_ribbon(lines[seat], THICK), class_=f"seat-{seat}") for seat in seats]
    if at is not None:
        x = across(at)
        drawn.append(element("path", d=f"M{number(x)} {number(TOP - 6)}V{number(HEIGHT - BOTTOM)}", class_="chart-at"))
        drawn += [
            element("circle", cx=x, cy=lines[seat][at][1], r=4.5, class_=f"chart-spot seat-{seat}") for seat in seats
        ]
    drawn += [
        element("circle", cx=across(move), cy=down(value), r=2.2, class_=f"chart-known seat-{seat}")
        for move, seat, value in known
    ]
    drawn += [_marked(mark, across(mark.move), down(mark.value)) for mark in marks]
    for seat, y in zip(seats, _apart([line[-1][1] for line in lines]), strict=True):
        drawn.append(seat_mark(seat, right + 12, y, 13))
        drawn.append(text(right + 22, y + 4.3, ends[seat], LETTERS, font_weight="bold"))
    return element(
        "svg",
        title(", ".join(f"{name}: {points[-1][seat]}{unit}" for seat, name in enumerate(names))),
        *drawn,
        class_=f"{root} chart",
        viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}",
        role="group" if marks else "img",
        data_left=f"{left / WIDTH:.4f}",
        data_right=f"{right / WIDTH:.4f}",
    )


def _marked(mark: Mark, x: float, y: float) -> str:
    """A dot that can be clicked, with room around it for a finger."""
    reach = element("circle", cx=x, cy=y, r=11, class_="chart-reach")
    dot = element("circle", cx=x, cy=y, r=5, class_=f"chart-spot seat-{mark.seat}")
    return element("a", title(mark.words), reach, dot, href=mark.address, aria_label=mark.words)


def rows(points: Points) -> list[tuple[int, tuple[int, ...]]]:
    """The same as a table: the moves after which somebody's points were others than before."""
    found = [(0, tuple(points[0]))]
    for move, values in enumerate(points):
        if tuple(values) != found[-1][1] or move == len(points) - 1 > found[-1][0]:
            found.append((move, tuple(values)))
    return found


def _scale(points: Points) -> tuple[int, int, int]:
    """From where to where the chart goes, and the distance of its lines: at most six round numbers."""
    low, high = min(0, *map(min, points)), max(1, *map(max, points))
    step = next(step for step in _round_numbers() if (high - low) / step <= 5)
    return -ceil(-low / step) * step, ceil(high / step) * step, step


def _round_numbers() -> Sequence[int]:
    return [base * 10**power for power in range(7) for base in (1, 2, 5)]


def _ribbon(line: Sequence[tuple[float, float]], thick: float) -> str:
    """A line of steps as a filled shape, since a seat's colour is a fill."""
    half = thick / 2
    boxes, begun = [], 0
    for place in range(1, len(line)):
        (x, y), (_, before) = line[place], line[place - 1]
        if y != before or place == len(line) - 1:
            boxes.append((line[begun][0] - half, before - half, x + half, before + half))
            boxes.append((x - half, min(y, before) - half, x + half, max(y, before) + half))
            begun = place
    return "".join(
        f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}z"
        for left, top, right, bottom in boxes
    )


def _apart(heights: Sequence[float]) -> list[float]:
    """The places of the labels: as near to the ends of their lines as they can be without touching."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for before, seat in itertools.pairwise(order):
        placed[seat] = max(placed[seat], placed[before] + LABEL)
    lowest = HEIGHT - LABEL / 2
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - LABEL
    return placed
