"""What the boards of all games have in common: the palette, seat colours with their ink, and parts that are stacked.

The drawing is WIDTH units wide whatever the game. Texts are large enough to be read on a phone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .svg import FAMILIES, Rules, element, number, text, text_width, wrapped

WIDTH = 1000.0
LEFT, ROOM = 20.0, 960.0  # where the parts begin, and how wide they are
BODY, SMALL, HEAD = 23.0, 20.0, 24.0  # font sizes
BETWEEN = 22.0  # parts of the drawing
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
class Part:
    """A drawn part and its height."""

    name: str
    drawing: str
    height: float


def stacked(parts: Sequence[Part]) -> tuple[list[str], float]:
    """The parts one below the other, and how high they are together."""
    placed, y = [], 6.0
    for part in parts:
        move = f"translate(0 {number(y)})"
        placed.append(element("g", part.drawing, id=part.name, transform=move, data_height=part.height))
        # The header belongs to what follows it.
        y += part.height + (6.0 if part.name == "header" else BETWEEN)
    return placed, y


_PART = re.compile(r'<g id="([^"]+)" transform="translate\(0 [\d.]+\)" data-height="([\d.]+)">')
_ID = re.compile(r' id="[^"]*"')


def parts_of(svg: str) -> list[Part]:
    """The parts that `stacked` put into a drawing."""
    found = list(_PART.finditer(svg))
    ends = [part.start() for part in found[1:]] + [svg.rindex("</svg>")]
    return [
        Part(part[1], svg[part.end() : end].removesuffix("</g>"), float(part[2]))
        for part, end in zip(found, ends, strict=True)
    ]


def extended(svg: str, parts: Sequence[Part]) -> str:
    """The drawing with more parts below its own. They come from other drawings of the same game, so their ids, which
    stand in both, are left out."""
    bare = [Part(part.name, _ID.sub("", part.drawing), part.height) for part in parts]
    added, more = stacked(bare)
    box = re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', svg)
    assert box is not None
    high = float(box[1])
    end = svg.rindex("</svg>")
    below = element("g", *added, transform=f"translate(0 {number(high)})")
    taller = svg[:end] + below + svg[end:]
    return taller.replace(f' {box[1]}"', f' {number(high + more)}"', 1).replace(
        f'height="{box[1]}" class="paper"', f'height="{number(high + more)}" class="paper"', 1
    )


# Icons in a box of 24.
NOTICE = '<path d="M12 2L23 21.5H1zM10.9 8.6l.3 6.8h1.6l.3-6.8zm1.1 8.1a1.2 1.2 0 1 0 .01 0z" fill-rule="evenodd"/>'
BELL = (
    '<path d="M12 2.2a2 2 0 0 1 2 2 6.4 6.4 0 0 1 4.6 6.3v4.6l2 2.4v1.2H3.4v-1.2l2-2.4v-4.6A6.4 6.4 0 0 1 10 4.2'
    'a2 2 0 0 1 2-2zM9.4 19.9h5.2a2.6 2.6 0 0 1-5.2 0z"/>'
)


def header(name: str, words: str, seat: int | None) -> Part:
    """The name of the game, and whose turn it is; without a seat the words say that it is over."""
    parts = [text(LEFT, 40, name, 34, font_weight="bold")]
    right = LEFT + ROOM
    if seat is None:
        parts.append(text(right, 39, words, 25, class_="end accent", font_weight="bold"))
    else:
        parts.append(text(right - 44, 39, words, 25, class_="end"))
        parts.append(seat_mark(seat, right - 17, 31, 34))
    return Part("header", "".join(parts), 58)


def asked(words: str, seat: int) -> Part:
    """Who decides, and what."""
    lines = wrapped(words, BODY, ROOM - 48, bold=True)
    parts = [seat_mark(seat, LEFT + 17, 17, 34)]
    parts += [text(LEFT + 46, 26 + 29 * place, line, BODY, font_weight="bold") for place, line in enumerate(lines)]
    return Part("asked", "".join(parts), 6 + 29.0 * len(lines))


def flow(name: str, words: str, items: Sequence[Item]) -> Part:
    """A heading, if there are words, and items in lines as long as the drawing is wide."""
    parts = [heading(words)] if words else []
    x, y = LEFT, 38.0 if words else 0.0
    for width, drawing in items:
        if x > LEFT and x + width > LEFT + ROOM:
            x, y = LEFT, y + CHIP + 10
        parts.append(element("g", drawing, transform=f"translate({number(x)} {number(y)})"))
        x += width + 12
    return Part(name, "".join(parts), y + CHIP)


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


def strip(name: str, class_: str, words: str, picture: str) -> Part:
    """A notice across the drawing; the picture is an icon in a box of 24."""
    lines = wrapped(words, BODY, ROOM - 80)
    height = 18 + 27.0 * len(lines)
    move = f"translate({number(LEFT + 18)} {number(height / 2 - 14)}) scale({number(28 / 24)})"
    parts = [
        element("rect", x=LEFT, y=0, width=ROOM, height=height, rx=8, class_=class_),
        element("g", picture, class_=f"on-{class_}", transform=move),
        *[
            text(LEFT + 62, 30 + 27 * place, line, BODY, class_=f"on-{class_}", font_weight="bold")
            for place, line in enumerate(lines)
        ],
    ]
    return Part(name, "".join(parts), height)


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
