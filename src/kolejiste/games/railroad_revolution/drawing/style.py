"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kolejiste.core.drawing import (
    ACCENT,
    BAND,
    CARD_BACK,
    EDGE,
    FRAME,
    GOLD,
    GOLD_EDGE,
    GREY_PAINT,
    INK,
    PANEL,
    PIECE_EDGE,
    RED,
    RULES,
    SEATS,
    SLOT,
    SOFT_INK,
    Paint,
    paints,
)
from kolejiste.core.svg import Rules, stylesheet

WORKERS = {
    "white": SEATS["white"],
    "purple": SEATS["purple"],
    "orange": Paint("#ee8a2b", "#2a1300"),
    "grey": GREY_PAINT,
    "turquoise": Paint("#35b8ae", "#04211f"),
    "any": Paint("#efe3c8", "#2b2620"),
}
LEVELS = {
    "1": Paint("#6b8e4e", "#ffffff"),
    "2": Paint("#f0d264", "#2b2300"),
    "3": Paint("#e39a4a", "#2a1300"),
    "4": Paint("#b4532f", "#ffffff"),
    "5": Paint("#5b2440", "#ffffff"),
}
SEA = ("#c9dde1", "#15222a")
PLATE = ("#fffdf7", "#2b2a27")  # the ground of a city's card

BASE: Rules = (
    *RULES,
    (".calm", {"pointer-events": "none"}),  # what a click goes through
    # the map
    (".sea", {"fill": SEA}),
    (".frame", {"fill": "none", "stroke": FRAME, "stroke-width": "2"}),
    (".shore", {"fill": "none", "stroke-linejoin": "round"}),
    (".shore-3", {"stroke": ("#bdd5da", "#1e2e35")}),
    (".shore-2", {"stroke": ("#aecbd1", "#243841")}),
    (".shore-1", {"stroke": ("#8d8268", "#7d776a")}),
    (".around", {"fill": ("#dfe0cf", "#222b2e")}),
    (".land", {"fill": ("#f1e6cb", "#38352d")}),
    (".lake", {"fill": SEA, "stroke": ("#a89d80", "#5d6a6c"), "stroke-width": "1.2", "stroke-linejoin": "round"}),
    (".bed", {"fill": "none", "stroke": ("#d9c9a6", "#4d473c")}),
    (".sleepers", {"fill": "none", "stroke": ("#bfa97c", "#5f574a"), "stroke-dasharray": "3.4 7"}),
    (".touch-line", {"fill": "none", "stroke": "#000", "stroke-opacity": "0"}),
    (".lane", {"fill": "none"}),
    (".lane-edge", {"fill": "none", "stroke": ("#fffaf0", "#fdf8ec")}),
    (".ledge", {"fill": ("#fffaf0", "#201e1a"), "stroke": ("#8d8268", "#7d776a"), "stroke-width": "1.2"}),
    (".plate", {"fill": PLATE, "stroke": ("#5b503d", "#a89f8d"), "stroke-width": "1.8"}),
    (".level", {"stroke": INK, "stroke-width": "1", "stroke-linejoin": "round"}),
    (
        ".slot",
        {"fill": "none", "stroke": SLOT, "stroke-width": "1.5", "stroke-dasharray": "3.4 2.4"},
    ),
    (".taken", {"stroke-dasharray": "none", "fill": ("#efe6d0", "#3a3832")}),
    # pieces and icons
    (".piece", {"stroke": PIECE_EDGE, "stroke-width": "1.2", "stroke-linejoin": "round"}),
    (".wanted", {"opacity": "0.42"}),
    (".nobody", {"fill": ("#b9b2a3", "#6e685d")}),
    (".ink", {"fill": INK}),
    (".good", {"fill": ("#2a7636", "#7fd08c")}),
    (".stroke-ink", {"fill": "none", "stroke": INK, "stroke-width": "2.3", "stroke-linecap": "round"}),
    (".stroke-soft", {"fill": "none", "stroke": SOFT_INK, "stroke-width": "2.3", "stroke-linecap": "round"}),
    (".stroke-up", {"fill": "none", "stroke": ("#2a7636", "#7fd08c"), "stroke-width": "3", "stroke-linecap": "round"}),
    (".stairs", {"fill": ("#5d7fb0", "#8fb2e6")}),
    (".window", {"fill": PANEL}),
    (".wheel", {"fill": INK, "stroke": PANEL, "stroke-width": "1.2"}),
    (".tie", {"fill": "none", "stroke": ("#8a6a43", "#b08d62"), "stroke-width": "2.4"}),
    (".iron", {"fill": "none", "stroke": INK, "stroke-width": "2.2"}),
    (".cert", {"fill": "#f3e3bd", "stroke": ("#6b4f1f", "#12100d"), "stroke-width": "1.3"}),
    (".cert-line", {"fill": "none", "stroke": "#6b4f1f", "stroke-width": "1.5"}),
    (".seal", {"fill": "#a8542a"}),
    (".pact", {"fill": "#f0c24a", "stroke": ("#6b4a00", "#12100d"), "stroke-width": "1.3"}),
    (".on-pact", {"fill": "#4a3300"}),
    (".pact-line", {"fill": "none", "stroke": "#f0c24a", "stroke-width": "1.5"}),
    (".peak", {"fill": ("#8c4a2b", "#cf8157"), "stroke": ("#fffaf0", "#201e1a"), "stroke-width": "1.6"}),
    (".meadow", {"fill": "none", "stroke": ("#55803a", "#93bd74"), "stroke-width": "2", "stroke-linecap": "round"}),
    (".star", {"fill": "#f0c24a", "stroke": ("#7a5b1e", "#12100d"), "stroke-width": "1.2", "stroke-linejoin": "round"}),
    (".flag", {"fill": RED}),
    (".on-flag", {"fill": ("#ffffff", "#2b0703")}),
    (".ribbon", {"fill": ("#f0c24a", "#8f6a00")}),
    (".bow", {"fill": "none", "stroke": INK, "stroke-width": "1.7"}),
    (".note", {"fill": ("#dcebd2", "#2c4430"), "stroke": ("#5b8a4a", "#6ea35c"), "stroke-width": "1.1"}),
    (".on-note", {"fill": ("#1e4414", "#d6f0c8")}),
    (".pay", {"fill": ("#a3241a", "#ff9c8c")}),
    (".gain", {"fill": ("#23691c", "#a3dd8f")}),
    (".on-back", {"fill": "#f4efe2"}),
    (".on-back-line", {"fill": "none", "stroke": "#f4efe2", "stroke-width": "2", "stroke-linecap": "round"}),
    (".ghost", {"opacity": "0.75"}),
    (".tether", {"fill": "none", "stroke": ("#8d8268", "#7d776a"), "stroke-width": "3"}),
    # what can be chosen
    (".small-chip", {"fill": PANEL, "stroke": ("#a79b83", "#5c676e"), "stroke-width": "1.3"}),
    (".said", {"fill": BAND}),
    # the table
    (".cell", {"fill": BAND, "stroke": EDGE, "stroke-width": "1"}),
    (".wire", {"fill": "none", "stroke": ("#6b5f4b", "#a89f8d"), "stroke-width": "3"}),
    (".bonus-link", {"fill": GOLD, "stroke": GOLD_EDGE, "stroke-width": "1.6"}),
    (".logo", {"stroke": ACCENT, "stroke-width": "3.4", "fill": "none"}),
    (".back", {"fill": CARD_BACK, "stroke": ("#24363d", "#8fa6b0"), "stroke-width": "1.4"}),
    (".gone", {"fill": "none", "stroke": ("#c3b799", "#4d565c"), "stroke-width": "1.2", "stroke-dasharray": "2.6 2.2"}),
)


def sheet(seats: Sequence[str], root: str, theme: str) -> str:
    """The style sheet: the common rules, and the colours of seats, workers and levels."""
    return _sheet(tuple(paints(seats, SEATS)), root, theme)


@cache
def _sheet(seats: tuple[Paint, ...], root: str, theme: str) -> str:
    found: list[tuple[str, dict[str, str]]] = []
    for place, paint in enumerate(seats):
        found.append((f".seat-{place}", {"fill": paint.fill}))
        found.append((f".on-seat-{place}", {"fill": paint.ink}))
        found.append((f".lane-{place}", {"stroke": paint.fill}))
    for kind, table in (("worker", WORKERS), ("level", LEVELS)):
        for name, paint in table.items():
            found.append((f".{kind}-{name}", {"fill": paint.fill}))
            found.append((f".on-{kind}-{name}", {"fill": paint.ink}))
    return stylesheet(root, (*BASE, *found), theme)
