"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kolejiste.core.drawing import ACCENT, LAND, RULES, SEATS, Paint, paints
from kolejiste.core.svg import Rules, stylesheet

COMPANIES = {
    "brown": Paint("#7a4a25", "#ffffff"),
    "grey": Paint("#9aa2a9", "#12171b"),
    "orange": Paint("#e8862c", "#2a1300"),
    "white": Paint("#fffefa", "#2b2620"),
}
SEA = ("#c9dde1", "#1a262c")
PLATE = ("#fffaf0", "#45413a")  # the ground of a city

BASE: Rules = (
    *RULES,
    # the map
    (".sea", {"fill": SEA}),
    (".frame", {"fill": "none", "stroke": ("#6b5f4b", "#7d776a"), "stroke-width": "2"}),
    (".shore", {"fill": "none", "stroke-linejoin": "round"}),
    (".shore-3", {"stroke": ("#bdd5da", "#1e2e35")}),
    (".shore-2", {"stroke": ("#aecbd1", "#243841")}),
    (".shore-1", {"stroke": ("#8d8268", "#7d776a")}),
    (".land", {"fill": LAND, "stroke": ("#dccfb1", "#45433c"), "stroke-width": "1.5", "stroke-linejoin": "round"}),
    (".meadow", {"fill": ("#eee8c9", "#32342b")}),
    (".label", {"fill": ("#7c7158", "#9b9384"), "text-anchor": "middle"}),
    (".plate", {"fill": PLATE}),
    (".rim", {"fill": "none", "stroke": ("#fffaf0", "#a89f8d"), "stroke-linejoin": "round"}),
    (".ring", {"fill": "none", "stroke-linejoin": "round"}),
    (".ring-1", {"stroke": ("#23201b", "#0c0b0a")}),
    (".ring-2", {"stroke": ("#8f9aa3", "#aab4bc")}),
    (".ring-3", {"stroke": ("#d09a12", "#e3b02f")}),
    (".ring-4", {"stroke": ("#2f8f8a", "#54b8b2")}),
    (".calm", {"pointer-events": "none"}),  # what a click goes through
    (".tab", {"stroke": ("#fffaf0", "#a89f8d"), "stroke-width": "1"}),
    (".tab-1", {"fill": ("#23201b", "#0c0b0a")}),
    (".tab-2", {"fill": ("#b9c2c9", "#aab4bc")}),
    (".tab-3", {"fill": ("#e3b02f", "#e3b02f")}),
    (".tab-4", {"fill": ("#8fd0cc", "#54b8b2")}),
    (".on-tab", {"fill": "#1d1a15", "font-weight": "bold", "text-anchor": "middle"}),
    (".on-tab-1", {"fill": "#ffffff"}),
    (
        ".halo",
        {
            "fill": "none",
            "stroke": ("#fffaf0", "#201e1a"),
            "stroke-width": "4.4",
            "stroke-linejoin": "round",
            "stroke-opacity": "0.92",
            "text-anchor": "middle",
            "font-weight": "bold",
        },
    ),
    (".name", {"text-anchor": "middle", "font-weight": "bold"}),
    (
        ".slot",
        {"fill": "none", "stroke": ("#8a7f68", "#a39b8b"), "stroke-width": "1.5", "stroke-dasharray": "3 2.2"},
    ),
    (".haven", {"fill": ("#a9d0de", "#23495a")}),
    (".haven-edge", {"fill": "none", "stroke": ("#1f5c7a", "#8fc7df"), "stroke-linejoin": "round"}),
    (".anchor", {"fill": "none", "stroke": ("#1f5c7a", "#8fc7df"), "stroke-linecap": "round", "stroke-width": "2.2"}),
    (".faint", {"opacity": "0.3"}),
    (".gold", {"fill": ("#f6dd8f", "#6a5214"), "stroke": ("#a87500", "#f0c24a"), "stroke-linejoin": "round"}),
    (
        ".spike",
        {"fill": "#f0b91e", "stroke": ("#5e4300", "#2b1f00"), "stroke-width": "1.2", "stroke-linejoin": "round"},
    ),
    # companies
    (".edge", {"stroke": ("#1a1612", "#fdf8ec"), "stroke-width": "1.2", "stroke-linejoin": "round"}),
    (".wheel", {"fill": ("#1a1612", "#14110e"), "stroke": ("#fffaf0", "#fdf8ec"), "stroke-width": "0.9"}),
    (".ghost", {"fill-opacity": "0.35", "stroke-dasharray": "2.6 2"}),
    (".token", {"fill": "#fffaf0", "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.2"}),
    (".on-token", {"fill": "#2b261f"}),
    (".turned", {"fill": "none", "stroke": "#2b261f", "stroke-width": "2.4", "stroke-linecap": "round"}),
    (".wild", {"fill": "#5b3a9a", "stroke": ("#1a1612", "#fdf8ec"), "stroke-width": "1.2"}),
    (".on-wild", {"fill": "#ffffff"}),
    (".share", {"fill": "#fffaf0", "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.3"}),
    (".pawn", {"stroke": ("#ffffff", "#ffffff"), "stroke-width": "1.8", "stroke-linejoin": "round"}),
    (".pawn-edge", {"fill": "none", "stroke": "#14110e", "stroke-width": "4.2", "stroke-linejoin": "round"}),
    # what can be chosen
    (".reach", {"fill": "none", "stroke": ACCENT, "stroke-linejoin": "round"}),
    (".option", {"fill": ACCENT, "fill-opacity": "0.2", "stroke": ACCENT, "stroke-linejoin": "round"}),
    (".badge", {"fill": ("#7a2e12", "#f3a469"), "stroke": ("#fffdf7", "#14110e"), "stroke-width": "1.4"}),
    (".on-badge", {"fill": ("#ffffff", "#241000"), "font-weight": "bold", "text-anchor": "middle"}),
    # the table
    (".turn", {"stroke": ACCENT, "stroke-width": "5"}),
    (".band", {"fill": ("#f4eedd", "#2b3237")}),
    (".strike", {"stroke": ("#a3241a", "#ff8a78"), "stroke-width": "2.6", "stroke-linecap": "round"}),
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
    return stylesheet(root, (*BASE, *found), theme)
