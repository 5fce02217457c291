"""What the signs mean."""

from __future__ import annotations

from functools import cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import text, text_width
from kolejiste.core.text import Words

from ..components import COLOURS
from .effects import Sign, at, line
from .scene import Scene

HIGH, SIGN, LETTERS = 24.0, 17.0, 14.0
LEGEND: tuple[tuple[str, tuple[Sign, ...]], ...] = (
    *((f"worker-{colour}", (("worker", colour),)) for colour in COLOURS),
    ("board-legend-any", (("worker", "any"),)),
    ("board-legend-supply", (("icon", "supply"),)),
    ("board-legend-mat", (("icon", "mat"),)),
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
    ("board-legend-flipped", (("icon", "flipped"),)),
    ("board-legend-flip", (("icon", "flip"),)),
    ("board-legend-rail", (("icon", "rail"),)),
    ("board-legend-station", (("icon", "station"),)),
    ("board-legend-office", (("icon", "office"),)),
    ("board-legend-link", (("icon", "link"),)),
    ("board-legend-sell", (("icon", "sell"),)),
    ("board-legend-points", (("icon", "star"),)),
    ("board-legend-done", (("icon", "check"),)),
)


def legend(scene: Scene) -> Part:
    """A piece for each sign."""
    return _legend(scene.words)


@cache
def _legend(words: Words) -> Part:
    return Part("legend", "legend", tuple(_sign(words(key), signs) for key, signs in LEGEND), words("board-legend"))


def _sign(words: str, signs: tuple[Sign, ...]) -> Piece:
    drawing = at(line(signs, SIGN), 2, HIGH / 2) + text(26, 17, words, LETTERS)
    return Piece(drawing, 30 + text_width(words, LETTERS), HIGH)
