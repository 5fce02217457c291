"""Rail cards: three lines that run through and cross, one over the other, and the stations on them.

On the track a card is tall and the symbols of a station stand one above the other; in the offer and in hands it is
small, and they stand side by side."""

from __future__ import annotations

from functools import cache, lru_cache

from kolejiste.core.drawing import seat_mark
from kolejiste.core.svg import element, number, text

from ..components import Board
from .scene import NOBODY
from .symbols import free_move, token

HIGH = 226.0  # a card
LANES = (38.0, 113.0, 188.0)  # where its lines enter and leave
SIDE = 104.0  # start, bend and end cards are so wide
STATION = 23.0  # from the left edge to the middle of a station
SYMBOL = 33.0  # a station's token
TRACK = ("bed", "rail-sleepers", "rails", "between", "ties")


def line(path: str, seat: int = -1, verge: str = "verge") -> str:
    """A track along a path; a seat's line is tinted with its colour. The verge hides what it runs over."""
    tint = f" bed-{seat}" if seat >= 0 else ""
    return "".join(
        f'<path d="{path}" class="{name}{tint if name in ("bed", "between") else ""}"/>' for name in (verge, *TRACK)
    )


@cache
def course(left: int, right: int, width: float, lanes: tuple[float, ...] = LANES, turn: float = 0.36) -> str:
    """From a height on the left to one on the right: level through the station, then over to the other height."""
    a, b = lanes[left], lanes[right]
    if a == b:
        return f"M0 {number(a)}H{number(width)}"
    x0, x1 = width * turn, width * 0.97
    bow = (x1 - x0) * (0.56 if abs(left - right) == 1 else 0.7)
    return (
        f"M0 {number(a)}H{number(x0)}C{number(x0 + bow)} {number(a)} {number(x1 - bow)} {number(b)} "
        f"{number(x1)} {number(b)}H{number(width)}"
    )


@lru_cache(1024)
def station(symbols: tuple[str, ...], x: float, y: float) -> str:
    """Tokens on both sides of the line, or one on it; a platform holds them together."""
    if not symbols:
        return ""
    size, step = SYMBOL, SYMBOL + 1.5
    if len(symbols) > 2:
        size, step = 24.0, 24.5
    tall = step * len(symbols) + 4
    wide = size + 5
    platform = element("rect", x=x - wide / 2, y=y - tall / 2, width=wide, height=tall, rx=7, class_="platform")
    top = y - step * (len(symbols) - 1) / 2
    return platform + "".join(token(symbol, x, top + step * place, size) for place, symbol in enumerate(symbols))


def rail_card(board: Board, card: str, width: float, seats: tuple[int, int, int] = NOBODY) -> str:
    """A card on the track; `seats` are those whose lines are at each height on its left, -1 for none."""
    return _rail_card(board, board.card_number[card], width, seats)


@lru_cache(2048)
def _rail_card(board: Board, card: int, width: float, seats: tuple[int, int, int]) -> str:
    name, leaves = board.cards[card], board.leaves[0][card]
    parts = [_meadow(width, HIGH, name, 14, (20, 76, 152, 216))]
    for height in _upwards(leaves):
        parts.append(line(course(height, leaves[height], width), seats[height]))
    for height in range(3):
        parts.append(station(tuple(board.symbols[s] for s in board.station[0][card][height]), STATION, LANES[height]))
    return "".join(parts)


def _upwards(leaves: list[int]) -> list[int]:
    """The line that climbs runs over the one that falls; level ones lie lowest."""
    return sorted(range(3), key=lambda height: (height != leaves[height], height - leaves[height]))


# --- small cards -----------------------------------------------------------------------------------------------------

SMALL_WIDE, SMALL_HIGH = 90.0, 96.0  # a small card
_SCALE = 0.75  # of the tracks on it
_WIDE, _HIGH = SMALL_WIDE / _SCALE, SMALL_HIGH / _SCALE
_SMALL_LANES = (20.0, 58.0, 96.0)
_SMALL_SYMBOL = 30.0


@lru_cache(2048)
def small_card(board: Board, card: int, seats: tuple[int, int, int], own: int) -> str:
    """A card in the offer or in a hand, with the lines that would be the seats' on the next slot; `own` is the seat
    whose line has its number at the right edge."""
    leaves = board.leaves[0][card]
    parts = [_meadow(_WIDE, _HIGH, board.cards[card], 16, (14, 43, 81, 122))]
    for height in _upwards(leaves):
        parts.append(line(course(height, leaves[height], _WIDE, _SMALL_LANES, 0.5), seats[height]))
    for height, y in enumerate(_SMALL_LANES):
        parts.append(_small_station([board.symbols[s] for s in board.station[0][card][height]], y))
    if own in seats and own >= 0:
        parts.append(seat_mark(own, _WIDE - 13, _SMALL_LANES[leaves[seats.index(own)]], 22))
    return element("g", *parts, transform=f"scale({_SCALE})")


def _small_station(symbols: list[str], y: float) -> str:
    if not symbols:
        return ""
    size = _SMALL_SYMBOL if len(symbols) < 3 else 22.0
    wide = (size + 1) * len(symbols) + 3
    box = element("rect", x=3, y=y - size / 2 - 2, width=wide, height=size + 4, rx=6, class_="platform")
    return box + "".join(token(symbol, 5 + (size + 1) * (k + 0.5), y, size) for k, symbol in enumerate(symbols))


def _meadow(width: float, high: float, name: str, size: float, tufts: tuple[float, ...]) -> str:
    seed = sum(ord(letter) * (place + 3) for place, letter in enumerate(name))
    grass = ""
    for k, y in enumerate(tufts):  # a little grass between the lines, on every card elsewhere
        x = number(10 + seed * (7 + 6 * k) % int(width - 24))
        grass += f"M{x} {number(y)}l-2.5-6M{x} {number(y)}l.6-7M{x} {number(y)}l3.4-5"
    return (
        element("rect", x=0.7, y=0.7, width=width - 1.4, height=high - 1.4, rx=7, class_="rail-card")
        + element("path", d=grass, class_="grass")
        + text(width - 6, high - 5, name, size, class_="end card-name")
    )


# --- start, bends and end --------------------------------------------------------------------------------------------


@lru_cache(64)
def start_card(symbols: tuple[str, ...], seats: tuple[int, int, int] = NOBODY) -> str:
    """Three buffer stops, each with the symbol its line starts with."""
    parts = [element("rect", x=0.7, y=0.7, width=SIDE - 1.4, height=HIGH - 1.4, rx=7, class_="end-card")]
    for height, y in enumerate(LANES):
        parts.append(line(f"M10 {number(y)}H{number(SIDE)}", seats[height], "end-verge"))
        if seats[height] >= 0:
            parts.append(seat_mark(seats[height], 11, y, 21))
        else:
            parts.append(element("rect", x=6, y=y - 12, width=7, height=24, rx=2, class_="buffer"))
        parts.append(station(symbols[height : height + 1], 41, y))
    return "".join(parts)


@cache
def end_card() -> str:
    """The hall all lines run into, for trains that come from the left."""
    parts = [element("rect", x=0.7, y=0.7, width=SIDE - 1.4, height=HIGH - 1.4, rx=7, class_="end-card")]
    for y in LANES:
        parts.append(line(f"M0 {number(y)}H52", -1, "end-verge"))
    parts.append(element("rect", x=40, y=8, width=58, height=HIGH - 16, rx=4, class_="hall"))
    panes = "".join(f"M66 {y}h24v17h-24z" for y in range(18, int(HIGH) - 30, 24))
    parts.append(element("path", d=panes, class_="hall-light"))
    for y in LANES:
        parts.append(element("path", d=f"M40 {number(y - 18)}a19 18 0 0 1 0 36z", class_="portal"))
    return "".join(parts)


BEND_X = (88.0, 64.0, 40.0)  # where a line runs down, by the height it comes from


def bend_path(height: int, leaves: int, below: float) -> str:
    """Around the bend at the right edge, from a height in one row to one in the next, `below` lower."""
    x, a, b = BEND_X[height], LANES[height], LANES[leaves] + below
    r = min(x * 0.8, 34.0)
    return (
        f"M0 {number(a)}H{number(x - r)}Q{number(x)} {number(a)} {number(x)} {number(a + r)}"
        f"V{number(b - r)}Q{number(x)} {number(b)} {number(x - r)} {number(b)}H0"
    )


@lru_cache(64)
def bend_cards(leaves: tuple[int, ...], below: float, seats: tuple[int, int, int] = NOBODY) -> str:
    """Two cards one under the other with the lines around the bend, trains coming from the left."""
    parts = [
        element("rect", x=0.7, y=y + 0.7, width=SIDE - 1.4, height=HIGH - 1.4, rx=7, class_="end-card")
        for y in (0.0, below)
    ]
    for height in range(3):
        parts.append(line(bend_path(height, leaves[height], below), seats[height], "end-verge"))
    return "".join(parts)


def bend_signs(leaves: tuple[int, ...], below: float, seats: tuple[int, int, int], mirrored: bool) -> str:
    """The free-move signs of the three stations of a bend, and whose line is which behind it."""
    x = SIDE - 18.0 if mirrored else 18.0
    found = [free_move(x, y - 24, 26) for y in LANES]
    for height, seat in enumerate(seats):
        if seat >= 0:
            found.append(seat_mark(seat, x, below + LANES[leaves[height]], 21))
    return "".join(found)
