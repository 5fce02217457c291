"""What the boards of all games have in common: the palette, seat colours with their ink, and parts that are stacked.

The drawing is WIDTH units wide whatever the game. Texts are large enough to be read on a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .parts import Part, Piece, Role
from .svg import FAMILIES, Rules, element, number, text, text_width, wrapped

WIDTH = 1000.0
LEFT, ROOM = 20.0, 960.0  # where the parts begin, and how wide they are
BODY, SMALL, HEAD = 23.0, 20.0, 24.0  # font sizes
CHIP = 56.0  # the height of what `flow` puts in lines

Item = tuple[float, str]  # a width, and what is drawn from the left end of it

# Pairs (light, dark).
INK = ("#2b261f", "#f1eadc")
SOFT_INK = ("#5c5446", "#b9b2a3")
PAPER = ("#faf6ec", "#14191d")
PANEL = ("#fffdf7", "#1e252b")
EDGE = ("#d8cdb6", "#39444c")
LAND = ("#f5ecd8", "#2f2e2a")
OUTLINE = ("#3c352a", "#e6dcc6")
ACCENT = ("#9a3412", "#f3a469")

# How texts and the parts below look; the style sheet of each room begins with it.
RULES: Rules = (
    ("", {"font-family": FAMILIES}),
    ("text", {"fill": INK}),
    (".soft", {"fill": SOFT_INK}),
    (".mid", {"text-anchor": "middle"}),
    (".end", {"text-anchor": "end"}),
    (".paper", {"fill": PAPER}),
    (".accent", {"fill": ACCENT}),
    (".pick", {"cursor": "pointer"}),
    (".touch", {"fill": "#000", "fill-opacity": "0"}),
    (".mark", {"font-weight": "bold", "text-anchor": "middle"}),
    (".train", {"stroke": ("#1a1612", "#fdf8ec"), "stroke-width": "1.3"}),
    (".chip", {"fill": ("#e7eff0", "#2a3a43"), "stroke": ("#4d7480", "#7fa3b0"), "stroke-width": "1.8"}),
    (".panel", {"fill": PANEL, "stroke": EDGE, "stroke-width": "1.6"}),
    (".rule", {"fill": "none", "stroke": EDGE, "stroke-width": "1.4"}),
    (".notice", {"fill": ("#fbe3b4", "#4a3510"), "stroke": ("#b9811a", "#c99a3c"), "stroke-width": "1.6"}),
    (".on-notice", {"fill": ("#4a2f00", "#fde7bd")}),
    (".last", {"fill": ("#8f2317", "#f0a08f")}),
    (".on-last", {"fill": ("#ffffff", "#2b0703")}),
)


@dataclass(frozen=True, slots=True)
class Paint:
    """A fill and the ink that is read on it."""

    fill: str
    ink: str


SEATS = {
    "blue": Paint("#1d5ca8", "#ffffff"),
    "red": Paint("#b3241d", "#ffffff"),
    "green": Paint("#2a7636", "#ffffff"),
    "yellow": Paint("#f2c60f", "#2b2300"),
    "black": Paint("#24221f", "#ffffff"),
    "purple": Paint("#6f3c9c", "#ffffff"),
    "white": Paint("#fdfcf8", "#2b2620"),
    "pink": Paint("#ec7fb1", "#3a0a22"),
}
# For colours of editions yet to come.
OTHERS = (
    Paint("#2f8f8a", "#ffffff"),
    Paint("#7a7f2a", "#ffffff"),
    Paint("#b07a9e", "#241019"),
    Paint("#5d6b8a", "#ffffff"),
    Paint("#c9a27a", "#2b1a08"),
    Paint("#8fb8d8", "#0d2233"),
)


def paints(names: Sequence[str], known: Mapping[str, Paint]) -> list[Paint]:
    """The paint of each name; unknown names take the spare ones in order."""
    spare = 0
    found = []
    for name in names:
        if name in known:
            found.append(known[name])
        else:
            found.append(OTHERS[spare % len(OTHERS)])
            spare += 1
    return found


@dataclass(frozen=True, slots=True)
class Strip:
    """A drawn strip across a column of WIDTH units, and its height."""

    name: str
    drawing: str
    height: float


def as_part(role: Role, strip: Strip, *, private: bool = False, folded: bool = False) -> Part:
    """A strip as a part of one piece."""
    return Part(strip.name, role, (Piece(strip.drawing, WIDTH, strip.height),), private=private, folded=folded)


def asked(words: str, seat: int) -> Strip:
    """Who decides, and what."""
    lines = wrapped(words, BODY, ROOM - 48, bold=True)
    parts = [seat_mark(seat, LEFT + 17, 17, 34)]
    parts += [text(LEFT + 46, 26 + 29 * place, line, BODY, font_weight="bold") for place, line in enumerate(lines)]
    return Strip("asked", "".join(parts), 6 + 29.0 * len(lines))


def flow(name: str, words: str, items: Sequence[Item]) -> Strip:
    """A heading, if there are words, and items in lines as long as the drawing is wide."""
    parts = [heading(words)] if words else []
    x, y = LEFT, 38.0 if words else 0.0
    for width, drawing in items:
        if x > LEFT and x + width > LEFT + ROOM:
            x, y = LEFT, y + CHIP + 10
        parts.append(element("g", drawing, transform=f"translate({number(x)} {number(y)})"))
        x += width + 12
    return Strip(name, "".join(parts), y + CHIP)


def heading(words: str, y: float = HEAD, x: float = LEFT) -> str:
    return text(x, y, words, HEAD, font_weight="bold")


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The colour and number of a seat."""
    left, top = x - size / 2, y - size / 2
    return element(
        "g",
        element("rect", x=left, y=top, width=size, height=size, rx=size * 0.24, class_=f"train seat-{seat}"),
        text(x, y + size * 0.27, str(seat + 1), size * 0.76, class_=f"mark on-seat-{seat}"),
    )


def button(x: float, y: float, words: str, name: str) -> str:
    """A chip with words that can be clicked."""
    return element(
        "g",
        element("rect", width=button_width(words), height=52, rx=26, class_="chip"),
        text(button_width(words) / 2, 34, words, BODY, class_="mid", font_weight="bold"),
        id=name,
        class_="pick",
        data_pick=name,
        transform=f"translate({number(x)} {number(y)})",
    )


def button_width(words: str) -> float:
    return text_width(words, BODY, bold=True) + 44
