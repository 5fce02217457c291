"""What the boards of all games have in common: the palette, seat colours with their ink, and the mark of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .svg import FAMILIES, Rules, element, text

# The palette of boards and pages: pairs (light, dark). Whatever two rooms paint alike stands here.
INK = ("#2b261f", "#f1eadc")
SOFT_INK = ("#5c5446", "#b9b2a3")
PAPER = ("#faf6ec", "#14191d")
PANEL = ("#fffdf7", "#1e252b")
BAND = ("#f4eedd", "#2b3237")  # a stripe on a panel
EDGE = ("#d8cdb6", "#39444c")
LAND = ("#f5ecd8", "#2f2e2a")
OUTLINE = ("#3c352a", "#e6dcc6")
ACCENT = ("#9a3412", "#f3a469")
NOTICE, ON_NOTICE, NOTICE_EDGE = ("#fbe3b4", "#4a3510"), ("#4a2f00", "#fde7bd"), ("#b9811a", "#c99a3c")
BADGE, ON_BADGE = ("#7a2e12", "#f3a469"), ("#ffffff", "#241000")
GOLD, GOLD_EDGE = ("#f6dd8f", "#6a5214"), ("#a87500", "#f0c24a")
RED = ("#a3241a", "#ff8a78")  # what is struck out or forbidden
PIECE_EDGE = ("#1a1612", "#fdf8ec")
SLOT = ("#8a7f68", "#a39b8b")  # where something may come to lie
FRAME = ("#6b5f4b", "#7d776a")  # around the ground of a map
CARD_BACK, CARD_BACK_EDGE = ("#3d5a66", "#35505c"), ("#24363d", "#0b0e10")

# What the pages' style sheet takes from it, by the names of its variables.
PAGES = {
    "ink": INK,
    "soft": SOFT_INK,
    "paper": PAPER,
    "panel": PANEL,
    "edge": EDGE,
    "accent": ACCENT,
    "notice": NOTICE,
    "on-notice": ON_NOTICE,
}

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
    (".train", {"stroke": PIECE_EDGE, "stroke-width": "1.3"}),
    (".chip", {"fill": ("#e7eff0", "#2a3a43"), "stroke": ("#4d7480", "#7fa3b0"), "stroke-width": "1.8"}),
    (".panel", {"fill": PANEL, "stroke": EDGE, "stroke-width": "1.6"}),
    (".rule", {"fill": "none", "stroke": EDGE, "stroke-width": "1.4"}),
    (".notice", {"fill": NOTICE, "stroke": NOTICE_EDGE, "stroke-width": "1.6"}),
    (".on-notice", {"fill": ON_NOTICE}),
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
GREY_PAINT = Paint("#9aa2a9", "#12171b")
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


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The colour and number of a seat."""
    left, top = x - size / 2, y - size / 2
    return element(
        "g",
        element("rect", x=left, y=top, width=size, height=size, rx=size * 0.24, class_=f"train seat-{seat}"),
        text(x, y + size * 0.27, str(seat + 1), size * 0.76, class_=f"mark on-seat-{seat}"),
    )
