"""A drawing is made of parts. A page arranges them by their roles; here they are composed into one picture.

A part consists of pieces that stay whole: a row of pieces is broken into lines as wide as there is room, on a phone as
well as on a wall. Units are CSS pixels at the size at which a piece is meant to be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from .svg import element, number, text, title, wrapped

Role = Literal["map", "turn", "offer", "hand", "own", "rivals", "legend"]
ROLES: tuple[Role, ...] = get_args(Role)  # in the order in which a picture shows them

WIDTH = 1000.0  # of a composed picture
MARGIN, GAP, BETWEEN = 20.0, 10.0, 22.0
LARGER = 1.3  # pieces are meant for a screen; in a picture they are so much larger


@dataclass(frozen=True, slots=True)
class Piece:
    """A drawn thing that stays whole, from (0, 0) to its size."""

    drawing: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Part:
    """Something drawn that belongs together: the map, the hand, a rival's card."""

    name: str  # unique in the drawing, and the same from move to move
    role: Role
    pieces: tuple[Piece, ...]
    heading: str = ""  # what it is called: the words of its tab, and for screen readers
    seat: int | None = None  # whose it is, for rivals
    folded: bool = False  # shown when somebody opens it: a rival's whole mat
    private: bool = False  # shows what only the seat that looks may know
    smallest: float = 12.0  # its smallest letters, in units

    def __post_init__(self) -> None:
        if self.role == "map" and len(self.pieces) != 1:
            raise ValueError("a map is one piece")


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring: words, and what would be seen, by part, in the units of the part's first piece."""

    words: str = ""
    ghosts: Mapping[str, str] = field(default_factory=dict)


_ID = re.compile(r' id="[^"]*"')


def nameless(part: Part) -> Part:
    """The part without ids, to stand beside another drawing of the same game."""
    pieces = tuple(Piece(_ID.sub("", one.drawing), one.width, one.height) for one in part.pieces)
    return Part(part.name, part.role, pieces, part.heading, part.seat, part.folded, part.private, part.smallest)


# --- one picture -----------------------------------------------------------------------------------------------------


def shown(parts: Sequence[Part]) -> list[Part]:
    """The parts of a picture: everything by role, and a rival's whole mat in place of its card."""
    whole = {part.seat for part in parts if part.role == "rivals" and part.folded}
    kept = [part for part in parts if part.role != "rivals" or part.folded or part.seat not in whole]
    return sorted(kept, key=lambda part: ROLES.index(part.role))


def picture(
    parts: Iterable[Part], above: Sequence[str], *, name: str, root: str, css: str, defs: str, language: str
) -> str:
    """The parts one below the other as one SVG; `above` are the lines over them, the first one larger."""
    drawn, y = _head(above)
    for part in parts:
        inner, height = _lines(part)
        drawn.append(element("g", *inner, id=part.name, transform=f"translate(0 {number(y)})"))
        y += height + BETWEEN
    height = y - BETWEEN + MARGIN
    return element(
        "svg",
        title(name),
        element("style", css),
        element("defs", defs),
        element("rect", width=WIDTH, height=height, class_="paper"),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        class_=root,
        lang=language,
        role="group",
    )


def _head(lines: Sequence[str]) -> tuple[list[str], float]:
    drawn, y = [], 12.0
    for place, words in enumerate(lines):
        size = 21.0 if place else 32.0
        for line in wrapped(words, size, WIDTH - 2 * MARGIN, bold=True):
            y += size * 1.2
            drawn.append(text(MARGIN, y, line, size, font_weight="bold", class_="soft" if place else None))
    return drawn, y + 14


def _lines(part: Part) -> tuple[list[str], float]:
    """A part's pieces in lines, and how high they are together."""
    if part.role == "map":
        (whole,) = part.pieces
        scale = WIDTH / whole.width
        return [_placed(whole, 0, 0, scale)], whole.height * scale
    room = WIDTH - 2 * MARGIN
    drawn, x, y, high = [], 0.0, 0.0, 0.0
    if part.heading:
        drawn.append(text(MARGIN, 20, part.heading, 21, font_weight="bold"))
        y = 32.0
    for piece in part.pieces:
        scale = min(LARGER, room / piece.width)
        if x and x + piece.width * scale > room + 0.01:
            x, y, high = 0.0, y + high + GAP, 0.0
        drawn.append(_placed(piece, MARGIN + x, y, scale))
        x += piece.width * scale + GAP
        high = max(high, piece.height * scale)
    return drawn, y + high


def _placed(piece: Piece, x: float, y: float, scale: float) -> str:
    return element("g", piece.drawing, transform=f"translate({number(x)} {number(y)}) scale({number(round(scale, 4))})")
