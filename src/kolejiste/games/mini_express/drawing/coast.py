"""The coasts behind the maps, as `tools/coasts_mini.py` has made them of Natural Earth's outlines."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kolejiste.core.svg import number

FILE = Path(__file__).parent.parent / "data" / "coasts.json"
SCALE = 100  # parts of a column and of a row in which the rings are written
Spot = Callable[[float, float], tuple[float, float]]  # from columns and rows to where that is drawn


@dataclass(frozen=True, slots=True)
class Coast:
    """Paths: all land, the country that the map is about where it is one, and lakes."""

    land: str
    home: str
    lakes: str


@cache
def _read() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def coast(name: str, places: Sequence[tuple[int, int]], spot: Spot) -> Coast | None:
    """The coasts of a map; None where an edition of one's own has other spaces, which they would not fit."""
    sheet = _read()[name]
    if sheet["spaces"] != fingerprint(places):
        return None
    return Coast(*(_path(sheet.get(part, []), spot) for part in ("land", "home", "lakes")))


def fingerprint(places: Sequence[tuple[int, int]]) -> int:
    """Tells a map by its spaces, as the tool that makes the coasts does."""
    return zlib.crc32(repr(sorted((q, 2 * r + q) for q, r in places)).encode())


def _path(rings: object, spot: Spot) -> str:
    assert isinstance(rings, list)
    found = []
    for ring in rings:
        x = y = 0
        points = []
        for dx, dy in zip(ring[::2], ring[1::2], strict=True):
            x, y = x + dx, y + dy
            u, v = spot(x / SCALE, y / SCALE)
            points.append(f"{number(round(u, 1))} {number(round(v, 1))}")
        found.append("M" + "L".join(points) + "z")
    return "".join(found)
