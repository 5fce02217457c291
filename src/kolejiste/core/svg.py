"""Writing SVG: elements with escaped contents, theme-aware style sheets, and the widths of words. Knows no game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from xml.sax.saxutils import escape

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Barlow Semi Condensed"
FAMILIES = f"'{FAMILY}','Barlow','Roboto Condensed','Arial Narrow','Liberation Sans Narrow','Noto Sans',sans-serif"
THEMES = ("light", "dark", "auto")

_SPECIAL = re.compile(r'[&<>"\n\r\t]')
_ENTITIES = {'"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}
Value = str | int | float | None
# A property is one value, or a pair (light, dark).
Rules = Sequence[tuple[str, Mapping[str, str | tuple[str, str]]]]


# The same numbers and attributes are written again and again: looking them up is quicker than writing them.


@lru_cache(20_000)
def number(value: float) -> str:
    """A coordinate in as few characters as a hundredth of a unit needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *children: str, **attributes: Value) -> str:
    """`element("g", inner, id="city-paris", data_pick="x")`: children are SVG, attribute values are escaped here.

    A trailing underscore frees a Python keyword (`class_`), other underscores are hyphens, None leaves one out."""
    head = tag
    for name, value in attributes.items():
        if value is not None:
            head += _attribute(name, value)
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


@lru_cache(20_000, typed=True)
def _attribute(name: str, value: str | int | float) -> str:
    if isinstance(value, float):
        words = number(value)
    else:
        words = str(value)
        if _SPECIAL.search(words):
            words = escape(words, _ENTITIES)
    return f' {name.rstrip("_").replace("_", "-")}="{words}"'


def defs(root: str, *children: str) -> str:
    """What `use` repeats, for <defs>. A browser styles it by what stands within it alone, so each group has the root's
    class."""
    return "".join(child.replace('<g id="', f'<g class="{root}" id="') for child in children)


def title(words: str) -> str:
    """The words that a browser shows on hovering and a screen reader speaks."""
    return f"<title>{escape(words)}</title>"


def text(x: float, y: float, words: str, size: float, **attributes: Value) -> str:
    """A line of text with its baseline at y."""
    return element("text", escape(words), x=x, y=y, font_size=size, **attributes)


@cache
def _widths() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    return found


def text_width(words: str, size: float, bold: bool = False) -> float:
    """How wide the words are in our font; letters it does not have count as wide ones."""
    widths = _widths()["bold" if bold else "regular"]
    return sum(widths.get(letter, 700) for letter in words) * size / 1000


def fitted(words: str, size: float, room: float, bold: bool = False) -> str:
    """The words, shortened with an ellipsis where they are wider than the room."""
    if text_width(words, size, bold) <= room:
        return words
    while words and text_width(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def wrapped(words: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The words in lines no wider than the room."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


# --- themes --------------------------------------------------------------------------------------------------------

# Plain rules with plain values, and for "auto" the dark ones again in a media query: no var(), which resvg lacks.


def stylesheet(root: str, rules: Rules, theme: str) -> str:
    """A style sheet that holds inside elements of the class `root` only, as an inline SVG styles its whole page."""
    if theme not in THEMES:
        raise ValueError(f"theme {theme!r} is none of {', '.join(THEMES)}")
    if theme != "auto":
        return _css(root, rules, 1 if theme == "dark" else 0)
    paired = [
        (selector, {name: value for name, value in properties.items() if isinstance(value, tuple)})
        for selector, properties in rules
    ]
    dark = _css(root, [rule for rule in paired if rule[1]], 1)
    return f"{_css(root, rules, 0)}\n@media (prefers-color-scheme:dark){{{dark}}}"


def _css(root: str, rules: Rules, side: int) -> str:
    found = []
    for selector, properties in rules:
        body = ";".join(
            f"{name}:{value if isinstance(value, str) else value[side]}" for name, value in properties.items()
        )
        found.append(f".{root} {selector}{{{body}}}" if selector else f".{root}{{{body}}}")
    return "\n".join(found)
