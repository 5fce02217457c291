"""Workers, houses and icons, defined once and used by name. Colour is never alone: workers have letters, houses
numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from kolejiste.core.svg import element, number, text

from ..components import COLOURS

ANY = "any"  # a worker of whatever colour
NEUTRAL = "neutral"  # a building in a colour that nobody has

# Icons in a box of 24.
ICONS = {
    "share": '<path d="M2.2 4.6h19.6v14.8H2.2z" class="cert"/><path d="M5.4 8.4h8.4M5.4 11.6h6.4M5.4 14.8h5" '
    'class="cert-line"/><circle cx="16.4" cy="13.6" r="3.5" class="seal"/>',
    "steps": '<path d="M2.4 21.4v-4.2h4.8v-4.4H12V8.4h4.8V4h4.8v17.4z" class="stairs"/>'
    '<path d="M3.2 10.6l6.2-6.2M5 3.4h5.4v5.4" class="stroke-ink"/>',
    "promote": '<path d="M2.6 22v-4.6Q2.6 13.6 6.4 13.3A4.3 4.3 0 1 1 11.2 13.3Q15 13.6 15 17.4V22z" class="ink"/>'
    '<path d="M19.2 21.4V8.4M15.4 12L19.2 7.8L23 12" class="stroke-up"/>',
    "train": '<path d="M2.2 6h8v3.8h5.2V5.6h3v4.2h2.4q1.6 2.8 1 6.8H2.2z" class="ink"/><path d="M4.4 7.8h3.6v3H4.4z" '
    'class="window"/><circle cx="6.6" cy="18" r="3.2" class="wheel"/><circle cx="13.2" cy="18.6" r="2.6" '
    'class="wheel"/><circle cx="19" cy="18.6" r="2.6" class="wheel"/>',
    "flip": '<path d="M7.6 8.4h8.8v7.4H7.6z" class="ink"/><path d="M3.2 14.6A9.2 9.2 0 0 1 18.6 5.4M18.9 1.6v4.2h-4.2'
    'M20.8 9.4A9.2 9.2 0 0 1 5.4 18.6M5.1 22.4v-4.2h4.2" class="stroke-ink"/>',
    "exchange": '<path d="M9.2 17.6v-2.2q0-2 2-2.2a2.6 2.6 0 1 1 1.6 0q2 .2 2 2.2v2.2z" class="ink"/>'
    '<path d="M2.4 5h17M15.6 1.8L19.6 5l-4 3.2M21.6 20.6h-17M8.4 17.4l-4 3.2 4 3.2" class="stroke-ink"/>',
    "rail": '<path d="M4.4 3.4v17.2M9.4 3.4v17.2M14.6 3.4v17.2M19.6 3.4v17.2" class="tie"/>'
    '<path d="M1.6 7.8h20.8M1.6 16.2h20.8" class="iron"/>',
    "station": '<path d="M12 2.4L22.4 11h-2.8v10.6H4.4V11H1.6z" class="ink"/><path d="M9.6 14.4h4.8v7.2H9.6z" '
    'class="window"/>',
    "office": '<path d="M10.7 2h2.6v20h-2.6z" class="ink"/><path d="M3 4.8h18v2.4H3zM5 10h14v2.2H5z" class="ink"/>'
    '<path d="M4 2.4h2v2.4H4zM18 2.4h2v2.4h-2zM6 7.6h2V10H6zM16 7.6h2V10h-2z" class="ink"/>',
    "deal": '<path d="M12 .8L21.8 6.4v11.2L12 23.2 2.2 17.6V6.4z" class="pact"/><path d="M5.2 8.6L9.4 7l2.6 1.6L14.6 7'
    'l4.2 1.6v6l-2.6 1-3.4 2.4q-1 .5-2 0L7.6 15.6l-2.4-1z" class="on-pact"/><path d="M12 8.6l-2.4 2.8q1.4 1.4 3.2-.2'
    'l4 3.8" class="pact-line"/>',
    "hard": '<path d="M12 3L22.4 21H1.6z" class="peak"/>',
    "plain": '<path d="M2.4 15.6h19.2M6 15.2q.2-4-1.6-6M8 15.2q0-4 1.6-6M15 15.2q.2-4-1.6-6M17 15.2q0-4 1.6-6" '
    'class="meadow"/>',
    "star": '<path d="M12 1.6l3 6.7 7.2.7-5.4 4.9 1.6 7.2L12 17.4l-6.4 3.7 1.6-7.2L1.8 9l7.2-.7z" class="star"/>',
    "link": '<circle cx="5" cy="12" r="3.4" class="ink"/><circle cx="19" cy="12" r="3.4" class="ink"/>'
    '<path d="M5 12h14" class="iron"/>',
    "first": '<path d="M4 2.4h2.6v19.2H4z" class="ink"/><path d="M6.6 3.4h14.6l-3.4 5.2 3.4 5.2H6.6z" class="flag"/>'
    '<path d="M11.4 5.2h2.2v6.8h-2.2V7.8l-1.8.8V6.8z" class="on-flag"/>',
    "gift": '<path d="M3 10h18v11.4H3z" class="ink"/><path d="M1.8 6.4h20.4v4.2H1.8z" class="ink"/>'
    '<path d="M10.6 6.4h2.8v15h-2.8z" class="ribbon"/><path d="M12 6.2Q7 6.4 6.6 3.6Q9.6.8 12 6.2Q14.4.8 17.4 3.6'
    'Q17 6.4 12 6.2z" class="bow"/>',
    "tile": '<path d="M3 3h18v18H3z" class="cert"/><path d="M11.2 6h1.8v12.4h-1.8zM6.4 8h11.4v1.8H6.4zM7.6 11.4h9V13'
    'h-9z" class="seal"/>',
    "sell": '<path d="M2.4 9.4h9v12.2h-9zM6.9 3L12.6 9.4H1.2z" class="ink"/><path d="M14 15h8M18.8 11.4L22.4 15'
    'l-3.6 3.6" class="stroke-up"/>',
    "flipped": '<path d="M2.4 8.4h19.2v10H2.4z" class="back"/><path d="M7 13.4h10" class="on-back-line"/>',
    "supply": '<path d="M3 11.4h18L18.6 21.4H5.4z" class="ink"/><circle cx="8" cy="7" r="3" class="ink"/>'
    '<circle cx="16" cy="7" r="3" class="ink"/>',
    "mat": '<path d="M2.4 4.4h19.2v15.2H2.4z" class="stroke-ink"/><path d="M12 5v14M3 12h18" class="stroke-ink"/>',
    "check": '<path d="M9.4 19.5L2.6 12.4l2.5-2.3 4.3 4.5L18.8 4.3l2.6 2.2z" class="good"/>',
    "to": '<path d="M3 12h16M13.6 6.4L19.4 12l-5.8 5.6" class="stroke-soft"/>',
}
BOX = 21.0  # workers and houses are drawn in a box of this size
LETTER = 14.4  # the letters on them there
WORKER = "M-9.4 10V4.4Q-9.4-.6-4.2-1.3A5.2 5.2 0 1 1 4.2-1.3Q9.4-.6 9.4 4.4V10z"
HOUSE = "M0-10L10-2.2H8V9.6H-8V-2.2H-10z"


def defs(letters: Mapping[str, str], players: int) -> str:
    """Everything that the functions below use; letters are those of the workers' colours."""
    return "".join(_defs(letters, players))


def _defs(letters: Mapping[str, str], players: int) -> Iterator[str]:
    for name, picture in ICONS.items():
        yield element("g", picture, id=f"icon-{name}")
    for colour in (*COLOURS, ANY):
        body = element("path", d=WORKER, class_=f"piece worker-{colour}")
        letter = text(0, 9, letters.get(colour, "?"), LETTER, class_=f"mark on-worker-{colour}")
        yield element("g", body, letter, id=f"worker-{colour}")
    for seat in range(players):
        body = element("path", d=HOUSE, class_=f"piece seat-{seat}")
        yield element("g", body, text(0, 7.8, str(seat + 1), LETTER, class_=f"mark on-seat-{seat}"), id=f"house-{seat}")
    yield element("g", element("path", d=HOUSE, class_="piece nobody"), id=f"house-{NEUTRAL}")


@lru_cache(8192)
def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon in a box of this size around (x, y)."""
    scale = size / 24
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(scale)})"
    return f'<use href="#icon-{name}" transform="{move}"/>'


@lru_cache(8192)
def worker(colour: str, x: float, y: float, size: float, faint: bool = False) -> str:
    """A worker in a box of this size around (x, y); a faint one is only wanted there."""
    return _use(f"worker-{colour}", x, y, size / BOX, ' class="wanted"' if faint else "")


@lru_cache(8192)
def house(owner: int | str, x: float, y: float, size: float, name: str = "") -> str:
    """A building of a seat, or a neutral one, in a box of this size around (x, y); `name` is its id."""
    return _use(f"house-{owner}", x, y, size / BOX, f' id="{name}"' if name else "")


@lru_cache(8192)
def seat_square(seat: int, x: float, y: float, size: float, name: str = "") -> str:
    """The colour and number of a seat, for markers and rails; `name` is its id."""
    half = size / 2
    return element(
        "g",
        element("rect", x=x - half, y=y - half, width=size, height=size, rx=size * 0.24, class_=f"train seat-{seat}"),
        text(x, y + size * 0.3, str(seat + 1), size * 0.84, class_=f"mark on-seat-{seat}"),
        id=name or None,
    )


def _use(name: str, x: float, y: float, scale: float, more: str) -> str:
    return f'<use href="#{name}"{more} transform="translate({number(x)} {number(y)}) scale({number(scale)})"/>'


@lru_cache(256)
def slot(taken: bool, neutral: bool, x: float, y: float, size: float) -> str:
    """The slot of the first building: free, taken, or with a neutral one. Who came first is not kept."""
    if taken and neutral:
        return house(NEUTRAL, x, y, size)
    half = size / 2
    box = element(
        "rect", x=x - half, y=y - half, width=size, height=size, rx=5, class_="slot taken" if taken else "slot"
    )
    return box + icon("check" if taken else "first", x, y, size * 0.72)
