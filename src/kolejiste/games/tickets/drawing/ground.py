"""What the map is drawn on: sea and land, and the look of a map."""

from __future__ import annotations

import math

from kolejiste.core.svg import element, number

from ..components import Board
from . import land
from .geometry import Plan
from .labels import Label

ROSE = 34.0  # the room a compass rose needs to each side


def drawing(board: Board, plan: Plan, names: tuple[Label, ...]) -> str:
    """Sea and land of a board."""
    ferries = [wilds > 0 for wilds in board.wilds]
    neighbours = sorted({(a, b) for a, b, ferry in zip(board.a, board.b, ferries, strict=True) if not ferry})
    levels = land.contours(plan, ferries, neighbours)
    found = [element("rect", class_="sea", width=plan.width, height=plan.height)]
    found += [element("path", d=levels[f"shore-{step}"], class_=f"shore shore-{step}") for step in (4, 3, 2, 1)]
    rose = _free_place(plan, names)
    if rose is not None:
        found.append(_rose(*rose))
    found.append(element("path", d=levels["land"], class_="land"))
    found.append(element("path", d=levels["upland"], class_="upland"))
    return element("g", *found, clip_path="url(#map-clip)")


def _free_place(plan: Plan, names: tuple[Label, ...]) -> tuple[float, float, float] | None:
    """The widest free place for a compass rose, if any is wide enough."""
    points = [(space.x, space.y, plan.space_width) for line in plan.lines for space in line.spaces]
    points += [(x, y, plan.city_radius) for x, y in plan.cities]
    best = (0.0, 0.0, ROSE)
    for row in range(2, int(plan.height / 20) - 1):
        for column in range(2, int(plan.width / 20) - 1):
            x, y = column * 20.0, row * 20.0
            room = min(x, y, plan.width - x, plan.height - y) - 14
            for px, py, radius in points:
                if room <= best[2]:
                    break
                room = min(room, math.hypot(x - px, y - py) - radius)
            if room > best[2]:
                room = min(room, *(_from_box(x, y, name) for name in names))
            if room > best[2]:
                best = (x, y, room)
    return (best[0], best[1], min(best[2] - 6, 46.0)) if best[2] > ROSE else None


def _from_box(x: float, y: float, name: Label) -> float:
    return math.hypot(max(name.left - x, 0.0, x - name.right), max(name.top - y, 0.0, y - name.bottom))


def _rose(x: float, y: float, radius: float) -> str:
    """A compass rose, a ring with eight points."""
    dark: list[str] = []
    light: list[str] = []
    for point in range(8):
        long = radius if point % 2 == 0 else radius * 0.62
        turn = math.radians(45 * point)
        tip = (long * math.sin(turn), -long * math.cos(turn))
        for side, half in ((-1, dark), (1, light)):
            knee = turn + side * math.radians(22.5)
            near = (radius * 0.2 * math.sin(knee), -radius * 0.2 * math.cos(knee))
            half.append(f"M0 0L{number(near[0])} {number(near[1])}L{number(tip[0])} {number(tip[1])}z")
    return element(
        "g",
        element("circle", r=radius * 0.72, class_="rose-ring"),
        element("path", d="".join(light), class_="rose-light"),
        element("path", d="".join(dark), class_="rose"),
        transform=f"translate({number(x)} {number(y)})",
    )
