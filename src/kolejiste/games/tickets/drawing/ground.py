"""What the map is drawn on: sea and land, and the look of a map."""

from __future__ import annotations

import hashlib
import math
import tomllib
from pathlib import Path
from typing import Any

from kolejiste.core.svg import element, number

from ..components import Board
from . import geometry, land
from .geometry import Plan
from .labels import Label, distance

Circle = tuple[float, float, float]
ROSE = 34.0  # the room a compass rose needs to each side
# What a ground may be adorned with, by its name there: the shape around (0, 0), and its radius.
SCENERY = {
    "hills": ("M-11 6L-4-5L-1-1L3-8L11 6M-4-5l2.5 6M3-8l3 8", 11.0),
    "trees": ("M-6-5L-2.5 3H-9.5zM-6 3v2.5M1-8L5 1H-3zM1 1v3M7-3L10 4H4zM7 4v2.5", 10.0),
    "ships": ("M-10 4H10L6.5 9H-6.5zM1 2V-11Q8-5 9 2zM-1.5 2V-8Q-7-3-8 2z", 13.0),
    "waves": ("M-11 0q2.8-4 5.5 0t5.5 0t5.5 0t5.5 0M-5 6q2.8-4 5.5 0t5.5 0", 11.0),
}


def folder() -> Path:
    """Where the grounds of boards are kept that have one of their own, by title."""
    return Path(__file__).parent / "grounds"


def fingerprint(board: Board) -> str:
    """What a ground was made for: the map's height, and where the cities lie on it."""
    height = geometry.height_of(board.edition.map.aspect)
    places = [(city.id, *geometry.place(city.x, city.y, height)) for city in board.edition.map.cities]
    told = f"{height:g} " + " ".join(f"{name} {x:.1f} {y:.1f}" for name, x, y in sorted(places))
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def _own(board: Board) -> dict[str, Any] | None:
    """The ground made for just this board; an edition whose cities lie elsewhere has none."""
    file = folder() / f"{board.edition.about.game}.toml"
    if not file.exists():
        return None
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return found if found["cities"] == fingerprint(board) else None


def drawing(board: Board, plan: Plan, names: tuple[Label, ...]) -> str:
    """Sea and land of a board: its own, or a shape grown around its routes."""
    own = _own(board)
    found = [element("rect", class_="sea", width=plan.width, height=plan.height)]
    if own is None:
        ferries = [wilds > 0 for wilds in board.wilds]
        neighbours = sorted({(a, b) for a, b, ferry in zip(board.a, board.b, ferries, strict=True) if not ferry})
        coast = land.contour(plan, ferries, neighbours)
    else:
        coast = own["land"] if "land" in own else "".join(_smooth(ring) for ring in own["shores"])
    found += [element("path", d=coast, class_=f"shore shore-{step}") for step in (3, 2, 1)]
    found.append(element("path", d=coast, class_="land"))
    rose = _free_place(plan, names) if own is None else own["rose"]
    if rose is not None:
        found.append(_rose(*rose))
    if own is not None:
        found += [*_city_ground(own, coast), *_scenery(own, plan, names)]
    return element("g", *found, clip_path="url(#map-clip)")


def _city_ground(own: dict[str, Any], coast: str) -> list[str]:
    """What a city's ground has besides: streets, parks, lakes and bridges."""
    found = []
    if "streets" in own:
        clip = element("clipPath", element("path", d=coast), id="land-clip")
        streets = [element("path", d=own[kind], class_=kind) for kind in ("streets", "avenues") if kind in own]
        found.append(clip + element("g", *streets, clip_path="url(#land-clip)"))
    for kind in ("parks", "lakes"):
        rings = own.get(kind, ())
        if rings:
            found.append(element("path", d="".join(_smooth(ring) for ring in rings), class_=kind))
    found += [element("path", d=bridge, class_="bridges") for bridge in own.get("bridges", ())]
    return found


def _smooth(ring: list[list[float]]) -> str:
    """A closed curve through points (Catmull and Rom)."""
    count = len(ring)
    parts = [f"M{ring[0][0]:g} {ring[0][1]:g}"]
    for place in range(count):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (ring[(place + step) % count] for step in (-1, 0, 1, 2))
        curve = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
        parts.append("C" + " ".join(f"{round(value, 1):g}" for value in curve))
    return "".join(parts) + "z"


def _scenery(own: dict[str, Any], plan: Plan, names: tuple[Label, ...]) -> list[str]:
    """Hills, trees and what else a ground has, each where it is in nothing's way."""
    taken = [(space.x, space.y, plan.space_width * 0.9) for line in plan.lines for space in line.spaces]
    taken += [(x, y, plan.clear) for x, y in plan.cities]
    found = []
    for kind, (shape, radius) in SCENERY.items():
        spots = []
        for x, y in own.get(kind, ()):
            spot = _room_near(plan, x, y, radius, taken, names)
            if spot is not None:
                taken.append((*spot, radius))
                spots.append(element("path", d=shape, transform=f"translate({number(spot[0])} {number(spot[1])})"))
        if spots:
            found.append(element("g", *spots, class_=kind))
    return found


def _room_near(
    plan: Plan, x: float, y: float, radius: float, taken: list[Circle], names: tuple[Label, ...]
) -> tuple[float, float] | None:
    """The nearest place, of a few around the wanted one, that is free."""
    for far in (0.0, 8.0, 15.0, 22.0):
        for turn in range(0, 360, 45):
            px, py = x + far * math.cos(math.radians(turn)), y + far * math.sin(math.radians(turn))
            if (
                min(px, py, plan.width - px, plan.height - py) > radius
                and all(math.hypot(px - ox, py - oy) > radius + other for ox, oy, other in taken)
                and all(distance(name, px, py) > radius for name in names)
            ):
                return px, py
            if not far:
                break
    return None


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
                room = min(room, *(distance(name, x, y) for name in names))
            if room > best[2]:
                best = (x, y, room)
    return (best[0], best[1], min(best[2] - 6, 46.0)) if best[2] > ROSE else None


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
