"""The rest of the table: whose turn it is, notices, and the legend."""

from __future__ import annotations

from kolejiste.core.drawing import LEFT, ROOM, SMALL, Strip, heading
from kolejiste.core.svg import text, text_width

from ..components import COLOURS
from .effects import Sign, at, line
from .scene import Scene

LEGEND: tuple[tuple[str, tuple[Sign, ...]], ...] = (
    *((f"worker-{colour}", (("worker", colour),)) for colour in COLOURS),
    ("board-legend-any", (("worker", "any"),)),
    ("board-legend-level", (("level", "3"),)),
    ("board-legend-hard", (("icon", "hard"),)),
    ("board-legend-plain", (("icon", "plain"),)),
    ("board-legend-deal", (("icon", "deal"),)),
    ("board-legend-first", (("icon", "first"),)),
    ("board-legend-gift", (("icon", "gift"),)),
    ("board-legend-tile", (("icon", "tile"),)),
    ("board-legend-share", (("icon", "share"),)),
    ("board-legend-steps", (("icon", "steps"),)),
    ("board-legend-promote", (("icon", "promote"),)),
    ("board-legend-exchange", (("icon", "exchange"),)),
    ("board-legend-train", (("icon", "train"),)),
    ("board-legend-flip", (("icon", "flip"),)),
    ("board-legend-rail", (("icon", "rail"),)),
    ("board-legend-station", (("icon", "station"),)),
    ("board-legend-office", (("icon", "office"),)),
    ("board-legend-link", (("icon", "link"),)),
    ("board-legend-sell", (("icon", "sell"),)),
    ("board-legend-points", (("icon", "star"),)),
)


def legend(scene: Scene) -> Strip:
    """What the icons mean."""
    parts, x, y = [heading(scene.say("board-legend"))], LEFT, 54.0
    for key, signs in LEGEND:
        caption, sign = scene.say(key), line(signs, 26)
        wide = 34 + text_width(caption, SMALL)
        if x > LEFT and x + wide > LEFT + ROOM:
            x, y = LEFT, y + 37
        parts += [at(sign, x, y), text(x + 33, y + 7, caption, SMALL, class_="soft")]
        x += wide + 22
    return Strip("legend", "".join(parts), y + 18)
