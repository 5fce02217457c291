"""The icons of symbols on their tokens, coins, and the small signs of the table."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from kolejiste.core.svg import element, number, text

_FILE = tomllib.loads((Path(__file__).parent / "icons.toml").read_text(encoding="utf-8"))
SYMBOLS: dict[str, str] = _FILE["symbols"]


def symbol_defs(symbols: tuple[str, ...]) -> str:
    """The icons, to be drawn with `icon`; a symbol we have none for gets its first letters."""
    return "".join(element("g", SYMBOLS.get(name) or _letters(name), id=f"symbol-{name}") for name in symbols)


def _letters(name: str) -> str:
    return text(12, 17.5, name[:2].capitalize(), 16, class_="mid letters", font_weight="bold")


@lru_cache(4096)
def icon(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol in a box of this size around (x, y)."""
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
    return f'<use href="#symbol-{symbol}" transform="{move}"/>'


@lru_cache(4096)
def token(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol on its cream token."""
    half = size / 2
    box = element("rect", x=x - half, y=y - half, width=size, height=size, rx=size * 0.2, class_="symbol-token")
    return box + icon(symbol, x, y, size * 0.84)


@lru_cache(4096)
def coin(x: float, y: float, radius: float, mark: str = "", class_: str = "coin") -> str:
    """A coin, with a number on it or none."""
    found = element("circle", cx=x, cy=y, r=radius, class_=class_)
    if mark:
        found += text(x, y + radius * 0.5, mark, radius * 1.4, class_="mid on-coin", font_weight="bold")
    return found


@lru_cache(4096)
def cross(x: float, y: float, wide: float, high: float, class_: str) -> str:
    """A pencil's cross in a box from its corner (x, y), a little crooked as pencils are."""
    a, b = wide * 0.12, high * 0.12
    path = (
        f"M{number(x + a)} {number(y + b)}Q{number(x + wide * 0.55)} {number(y + high * 0.44)} "
        f"{number(x + wide - a)} {number(y + high - b * 0.6)}"
        f"M{number(x + wide - a * 0.8)} {number(y + b * 0.8)}Q{number(x + wide * 0.46)} {number(y + high * 0.47)} "
        f"{number(x + a)} {number(y + high - b)}"
    )
    return element("path", d=path, class_=class_)


# Locomotives around (0, 0), running to the right: 42 wide and 30 high. The faster one is filled, and steams.
BODY = "M-20-13H-1V-5H8V-8H7V-12H16V-8H15V-5H17Q20-5 20-2V5L22 9H-20z"
ROOF = "M-22-16H1V-12.5H-22z"
WHEELS = ((-13.0, 10.0, 4.4), (-2.5, 10.4, 4.0), (12.0, 10.4, 4.0))


@lru_cache(64)
def locomotive(seat: int, fast: bool, back: bool) -> str:
    """A seat's locomotive: the faster one filled, the slower one light with a rim in the seat's colour."""
    parts = [element("path", d=BODY + ROOF, class_="engine-edge")]
    if fast:
        parts.append(element("path", d="M11-14q-5-6-12-5q-8-2-12 3q6 3 12 1q6 3 12 1z", class_="steam"))
    parts += [
        element("path", d=BODY, class_=f"engine seat-{seat}" if fast else f"engine engine-slow rim-{seat}"),
        element("path", d=ROOF, class_=f"engine-roof seat-{seat}"),
        *[element("circle", cx=x, cy=y, r=r, class_="wheel") for x, y, r in WHEELS],
    ]
    turned = element("g", *parts, transform="scale(-1 1)") if back else "".join(parts)
    ink = f"mark on-seat-{seat}" if fast else "mark on-engine-slow"
    return turned + text(10 if back else -10, 4.6, str(seat + 1), 20, class_=ink)


@lru_cache(64)
def free_move(x: float, y: float, size: float) -> str:
    """The sign of the stations in bends: the slower locomotive may run on for nothing."""
    move = f"translate({number(x)} {number(y)}) scale({number(size / 24)})"
    return element(
        "g",
        element("circle", cx=0, cy=0, r=12, class_="bend-sign"),
        element("path", d="M-7-4.5H-1V-.5H2V-3.5H5V-.5L6 3H-7z", class_="on-bend-sign"),
        element("path", d="M-7.5 6H3.5M1 3.6L4.4 6L1 8.4", class_="bend-sign-line"),
        transform=move,
    )
