"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kolejiste.core.drawing import (
    BADGE,
    BAND,
    GOLD,
    GOLD_EDGE,
    GREY_PAINT,
    ON_BADGE,
    PIECE_EDGE,
    RED,
    RULES,
    SEATS,
    SLOT,
    Paint,
    paints,
)
from kolejiste.core.svg import Rules, stylesheet

COMPANIES = {
    "brown": Paint("#7a4a25", "#ffffff"),
    "grey": GREY_PAINT,
    "orange": Paint("#e8862c", "#2a1300"),
    "white": Paint("#fffefa", "#2b2620"),
}
SEA = ("#bcd7dd", "#16242b")
PLATE = ("#fffaf0", "#413d37")  # the ground of a city

BASE: Rules = (
    *RULES,
    # the map
    (".sea", {"fill": SEA}),
    (".shore", {"fill": "none", "stroke-linejoin": "round"}),
    (".shore-3", {"stroke": ("#b1d0d7", "#1a2b33")}),
    (".shore-2", {"stroke": ("#a2c6cf", "#20353e")}),
    (".shore-1", {"stroke": ("#7d8f86", "#6d7f84")}),
    (".land", {"fill": ("#efe4c6", "#33342d")}),
    (".abroad", {"fill": ("#ddd3b8", "#272a28")}),
    (
        ".cell",
        {
            "fill": ("#fffaf0", "#f5ecd8"),
            "fill-opacity": ("0.42", "0.07"),
            "stroke": ("#7d7358", "#cfc5ae"),
            "stroke-opacity": ("0.45", "0.34"),
            "stroke-width": "1",
        },
    ),
    (".plate", {"fill": PLATE}),
    (".ring", {"fill": "none", "stroke-width": "4.4", "stroke-linejoin": "round"}),
    (".ring-1", {"stroke": ("#23201b", "#efe8d8")}),
    (".ring-2", {"stroke": ("#8f9aa3", "#7d94a8")}),
    (".ring-3", {"stroke": ("#d09a12", "#e3b02f")}),
    (".ring-4", {"stroke": ("#2f8f8a", "#54b8b2")}),
    (".calm", {"pointer-events": "none"}),  # what a click goes through
    (".tab", {"stroke": ("#fffaf0", "#14191d"), "stroke-width": "1"}),
    (".tab-1", {"fill": ("#23201b", "#efe8d8")}),
    (".tab-2", {"fill": ("#b9c2c9", "#9fb4c6")}),
    (".tab-3", {"fill": ("#e3b02f", "#e3b02f")}),
    (".tab-4", {"fill": ("#8fd0cc", "#54b8b2")}),
    (".on-tab", {"fill": "#1d1a15", "font-weight": "bold", "text-anchor": "middle"}),
    (".on-tab-1", {"fill": ("#ffffff", "#1d1a15")}),
    (
        ".name",
        {
            "font-weight": "bold",
            "text-anchor": "middle",
            "paint-order": "stroke",
            "stroke": PLATE,
            "stroke-width": "4",
            "stroke-linejoin": "round",
        },
    ),
    (
        ".slot",
        {"fill": "none", "stroke": SLOT, "stroke-width": "1.5", "stroke-dasharray": "3 2.2"},
    ),
    (".haven", {"fill": ("#a9d0de", "#23495a")}),
    (
        ".haven-edge",
        {"fill": "none", "stroke": ("#1f5c7a", "#8fc7df"), "stroke-width": "3", "stroke-linejoin": "round"},
    ),
    (".anchor", {"fill": "none", "stroke": ("#1f5c7a", "#8fc7df"), "stroke-linecap": "round", "stroke-width": "2.2"}),
    (".faint", {"opacity": "0.3"}),
    (".gold", {"fill": GOLD, "stroke": GOLD_EDGE, "stroke-linejoin": "round"}),
    (
        ".spike",
        {"fill": "#f0b91e", "stroke": ("#5e4300", "#2b1f00"), "stroke-width": "1.2", "stroke-linejoin": "round"},
    ),
    # companies
    (".edge", {"stroke": PIECE_EDGE, "stroke-width": "1.2", "stroke-linejoin": "round"}),
    (".wheel", {"fill": ("#1a1612", "#14110e"), "stroke": ("#fffaf0", "#fdf8ec"), "stroke-width": "0.9"}),
    (".ghost", {"fill-opacity": "0.35", "stroke-dasharray": "2.6 2"}),
    (".token", {"fill": "#fffaf0", "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.2"}),
    (".on-token", {"fill": "#2b261f"}),
    (".turned", {"fill": "none", "stroke": "#2b261f", "stroke-width": "2.4", "stroke-linecap": "round"}),
    (".wild", {"fill": "#5b3a9a", "stroke": PIECE_EDGE, "stroke-width": "1.2"}),
    (".on-wild", {"fill": "#ffffff"}),
    (".share", {"fill": "#fffaf0", "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.3"}),
    (".pawn", {"stroke": ("#ffffff", "#ffffff"), "stroke-width": "1.8", "stroke-linejoin": "round"}),
    (".pawn-edge", {"fill": "none", "stroke": "#14110e", "stroke-width": "4.2", "stroke-linejoin": "round"}),
    # tracks: sleepers, rails, and in the rails a pattern of each company
    (".track", {"fill": "none", "stroke-linecap": "round"}),
    (".bed", {"stroke": ("#8a775c", "#171310"), "stroke-width": "10.5", "stroke-dasharray": "2.4 4.6"}),
    (".rail-edge", {"stroke": PIECE_EDGE, "stroke-width": "6.6"}),
    (".rail", {"stroke-width": "4.8"}),
    (".rail-mark", {"stroke-width": "1.7"}),
    (".mark-0", {"stroke-dasharray": "0 5.4"}),
    (".mark-1", {"stroke-dasharray": "40 0"}),
    (".mark-2", {"stroke-dasharray": "6 6"}),
    (".mark-3", {"stroke-opacity": "0"}),
    (".ghost-track", {"opacity": "0.6"}),
    (".badge", {"fill": BADGE, "stroke": ("#fffdf7", "#14110e"), "stroke-width": "1.4"}),
    (".on-badge", {"fill": ON_BADGE, "font-weight": "bold", "text-anchor": "middle"}),
    # the table
    (".band", {"fill": BAND}),
    (".strike", {"stroke": RED, "stroke-width": "1.5", "stroke-linecap": "round"}),
)


def sheet(companies: Sequence[str], seats: Sequence[str], root: str, theme: str) -> str:
    """The style sheet: the common rules, and the colours of companies and seats by number."""
    return _sheet(tuple(paints(companies, COMPANIES)), tuple(paints(seats, SEATS)), root, theme)


@cache
def _sheet(companies: tuple[Paint, ...], seats: tuple[Paint, ...], root: str, theme: str) -> str:
    found: list[tuple[str, dict[str, str]]] = []
    for kind, table in (("company", companies), ("seat", seats)):
        for place, paint in enumerate(table):
            found.append((f".{kind}-{place}", {"fill": paint.fill}))
            found.append((f".on-{kind}-{place}", {"fill": paint.ink}))
    for place, paint in enumerate(companies):
        found.append((f".line-{place}", {"stroke": paint.fill}))
        found.append((f".mark-{place}", {"stroke": paint.ink}))
    return stylesheet(root, (*BASE, *found), theme)
