"""Colours with their signs, so that colour is never alone, and our own small icons."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

from kolejiste.core.drawing import Paint
from kolejiste.core.svg import element, number

from ..components import Board

CARDS = {
    "red": Paint("#c6392f", "#ffffff"),
    "blue": Paint("#2c6cb0", "#ffffff"),
    "green": Paint("#4a8f3c", "#ffffff"),
    "yellow": Paint("#f0c93a", "#3f3208"),
    "orange": Paint("#e5832f", "#2e1602"),
    "purple": Paint("#a063b0", "#ffffff"),
    "black": Paint("#37342f", "#ffffff"),
    "white": Paint("#fbf8f0", "#4d463a"),
    "pink": Paint("#e58ab4", "#3d0f26"),
    "brown": Paint("#8a5a35", "#ffffff"),
}


# --- signs of the card colours: paths in a box from -5 to 5 ---------------------------------------------------------

CIRCLE = "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z"
SIGNS = {
    "red": CIRCLE,
    "blue": "M-3.9-4.4h2.7v8.8h-2.7zM1.2-4.4h2.7v8.8h-2.7z",
    "green": "M0-4.7L5 4.1H-5z",
    "yellow": "M-1.5-4.7h3v3.2h3.2v3h-3.2v3.2h-3v-3.2h-3.2v-3h3.2z",
    "orange": "M-4-4h8v8h-8zM-1.6-1.6v3.2h3.2v-3.2z",
    "purple": "M0-5L5 0L0 5L-5 0z",
    "black": "M-4.6-2.5L-2.5-4.6L0-2.1L2.5-4.6L4.6-2.5L2.1 0L4.6 2.5L2.5 4.6L0 2.1L-2.5 4.6L-4.6 2.5L-2.1 0z",
    "white": "M-5-1.6h10v3.2h-10z",
}
OTHER_SIGNS = (
    "M-4.5-4.2L0-1.2L4.5-4.2V.4L0 3.4L-4.5 .4z",
    "M-2.5-4.4h5L5 0L2.5 4.4h-5L-5 0z",
    "M-4.8-3.6L0 0l-4.8 3.6zM4.8-3.6L0 0l4.8 3.6z",
    "M-5-4h10v2.6h-10zM-5 1.4h10v2.6h-10z",
    "M-5 4.4V1.4L0-4.4L5 1.4V4.4L0-.6z",
    "M-4.4 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM.6 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z",
)


def _wheel() -> str:
    """A driving wheel or a ship's wheel, as you like: the sign of the wild card."""
    parts = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-2.8 0a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0z"]
    parts.append("M-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z")
    for spoke in range(6):
        turn = math.radians(60 * spoke + 30)
        dx, dy = math.cos(turn), math.sin(turn)
        for near, far, half in ((1.1, 2.8, 0.45), (4.0, 5.4, 0.6)):
            corners = [(near, half), (far, half), (far, -half), (near, -half)]
            points = " ".join(f"{number(r * dx - s * dy)} {number(r * dy + s * dx)}" for r, s in corners)
            parts.append(f"M{points}z")
    return "".join(parts)


WHEEL = _wheel()


def signs(board: Board) -> dict[str, str]:
    """The sign of each card face of a board."""
    spare = 0
    found = {}
    for colour in board.colours:
        if colour in SIGNS:
            found[colour] = SIGNS[colour]
        else:
            found[colour] = OTHER_SIGNS[spare % len(OTHER_SIGNS)]
            spare += 1
    found[board.faces[board.wild]] = WHEEL
    return found


def sign_defs(board: Board) -> str:
    """The signs, to be drawn with `sign`."""
    return "".join(
        element("path", id=f"sign-{face}", d=path, fill_rule="evenodd") for face, path in signs(board).items()
    )


def sign(face: str, x: float, y: float, size: float, class_: str) -> str:
    """The sign of a face in a box of this size around (x, y)."""
    move = f"translate({number(x)} {number(y)}) scale({number(size / 10)})"
    return element("use", href=f"#sign-{face}", class_=class_, transform=move)


# --- icons in a box of 24 --------------------------------------------------------------------------------------------

_FILE = tomllib.loads((Path(__file__).parent / "icons.toml").read_text(encoding="utf-8"))
ICONS: dict[str, str] = _FILE["panel"]
SOUVENIRS: dict[str, str] = _FILE["souvenirs"]


def icon(name: str, x: float, y: float, size: float, class_: str) -> str:
    """One of our icons in a box of this size around (x, y)."""
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
    return element("g", ICONS[name], class_=class_, transform=move)


def souvenir(kind: str, x: float, y: float, size: float) -> str:
    """A souvenir's icon, or its initial where we have none."""
    if kind not in SOUVENIRS:
        return element(
            "text", kind[:1].upper(), x=x, y=y + size * 0.3, font_size=size * 0.85, class_="ink mid", font_weight="bold"
        )
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
    return element("g", SOUVENIRS[kind], class_="souvenir", transform=move)
