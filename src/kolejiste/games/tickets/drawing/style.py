"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from functools import cache

from kolejiste.core.drawing import (
    ACCENT,
    BADGE,
    CARD_BACK,
    CARD_BACK_EDGE,
    EDGE,
    INK,
    LAND,
    NOTICE_EDGE,
    ON_BADGE,
    OUTLINE,
    PANEL,
    RULES,
    SEATS,
    Paint,
    paints,
)
from kolejiste.core.svg import Rules, stylesheet

from ..components import Board
from .symbols import CARDS

SEA = ("#d5e3e3", "#17242c")
GREY = ("#bdb5a6", "#8b867c")

# The colours of tickets on the map, each with white letters in the light and dark ones in the dark.
FLAGS = (
    ("#0b6e74", "#7fd6dc"),
    ("#9b2f6b", "#f2a3cf"),
    ("#7a5200", "#f0c36a"),
    ("#3f4fa3", "#aeb9ff"),
    ("#4d6b12", "#bfe07a"),
    ("#a8401f", "#ffb08f"),
)

BASE: Rules = (
    *RULES,
    (".ink", {"fill": INK}),
    (".sea", {"fill": SEA}),
    (".shore", {"fill": "none", "stroke": ("#eef5f1", "#2b4653"), "stroke-linejoin": "round"}),
    (".shore-1", {"stroke-width": "9", "stroke-opacity": "0.75"}),
    (".shore-2", {"stroke-width": "20", "stroke-opacity": "0.45"}),
    (".shore-3", {"stroke-width": "36", "stroke-opacity": "0.3"}),
    (".land", {"fill": LAND, "stroke": ("#a08d66", "#6f6a5c"), "stroke-width": "1.3", "stroke-linejoin": "round"}),
    (".streets", {"fill": "none", "stroke": ("#fffaf0", "#3b3933"), "stroke-width": "2", "stroke-opacity": "0.8"}),
    (".avenues", {"fill": "none", "stroke": ("#fffaf0", "#434038"), "stroke-width": "4.5"}),
    (".parks", {"fill": ("#d5deb4", "#3a4634")}),
    (".lakes", {"fill": SEA, "stroke": ("#a08d66", "#6f6a5c"), "stroke-width": "1"}),
    (".bridges", {"fill": "none", "stroke": ("#b4563c", "#c97a5f"), "stroke-width": "2.2", "stroke-linejoin": "round"}),
    (".hills", {"fill": "none", "stroke": ("#c2ad83", "#6a6353"), "stroke-width": "1.3", "stroke-linejoin": "round"}),
    (".trees", {"fill": ("#c3cda3", "#4c5743"), "stroke": ("#8f9f6e", "#6b7a5c"), "stroke-width": "1"}),
    (".ships", {"fill": ("#fbf6ea", "#2c4450"), "stroke": ("#7f9da3", "#5b7a88"), "stroke-width": "1.2"}),
    (".waves", {"fill": "none", "stroke": ("#9dbcc0", "#3d5b6a"), "stroke-width": "1.4", "stroke-linecap": "round"}),
    (".rose", {"fill": ("#8fa9ab", "#405a68")}),
    (".rose-light", {"fill": ("#e6eeec", "#22343e"), "stroke": ("#8fa9ab", "#405a68"), "stroke-width": "1"}),
    (".rose-ring", {"fill": "none", "stroke": ("#8fa9ab", "#405a68"), "stroke-width": "1.2"}),
    # routes
    (".touch-line", {"fill": "none", "stroke": "transparent", "pointer-events": "stroke"}),
    (".still", {"pointer-events": "none"}),
    (".sleepers", {"fill": "none", "stroke": ("#8a7a60", "#6d6656"), "stroke-dasharray": "2 3.6"}),
    (".rails", {"fill": "none", "stroke": ("#2a231a", "#0c0a07"), "stroke-width": "1.1", "stroke-opacity": "0.5"}),
    (
        ".lane",
        {
            "fill": "none",
            "stroke": ("#5f8288", "#7699a6"),
            "stroke-width": "1.8",
            "stroke-dasharray": "1 5",
            "stroke-linecap": "round",
        },
    ),
    (".space", {"stroke": OUTLINE, "stroke-width": "1.1"}),
    (".portal", {"fill": LAND, "stroke": OUTLINE, "stroke-width": "2.1", "stroke-dasharray": "4.2 1.9"}),
    (".grey", {"fill": GREY}),
    (".wild", {"fill": ("#ffffff", "#f5f0e4")}),
    (".on-wild", {"fill": "#14495a"}),
    (".closed", {"fill": LAND, "fill-opacity": "0.72", "pointer-events": "none"}),
    # cities
    (".dot", {"fill": ("#fffaf0", "#f5ecd8"), "stroke": ("#43382a", "#0d1114"), "stroke-width": "2.6"}),
    (".pin", {"fill": ("#a3341f", "#a3341f")}),
    (".berth", {"fill": "none", "stroke": ("#8b7d63", "#8d8678"), "stroke-width": "1.2", "stroke-dasharray": "2.5 3"}),
    (
        ".name",
        {
            "font-weight": "bold",
            "text-anchor": "middle",
            "fill": ("#2a241c", "#f8f2e4"),
            "stroke": ("#fbf5e7", "#201f1c"),
            "stroke-width": "4",
            "stroke-linejoin": "round",
            "paint-order": "stroke",
        },
    ),
    (".token", {"fill": ("#fff6dc", "#f3e6c4"), "stroke": ("#7a5b1e", "#0d1114"), "stroke-width": "2"}),
    (".souvenir", {"fill": "#6b4a10", "stroke": "none"}),
    (".souvenir .thin", {"fill": "none", "stroke": "#6b4a10", "stroke-width": "1.3"}),
    (".souvenir .cut", {"fill": "none", "stroke": "#fff6dc", "stroke-width": "1.2"}),
    (".souvenir .hole", {"fill": "#fff6dc"}),
    (".badge", {"fill": BADGE}),
    (".on-badge", {"fill": ON_BADGE, "font-weight": "bold", "text-anchor": "middle"}),
    (".busy", {"fill": "none", "stroke": ACCENT, "stroke-width": "3"}),
    (".ghost", {"opacity": "0.6"}),
    # the viewer's tickets
    (".flag", {"stroke": ("#fffaf0", "#12171a"), "stroke-width": "1.4"}),
    (".offered-flag", {"stroke-width": "1.8"}),
    (".flag-ground", {"fill": ("#fffaf0", "#12171a")}),
    (".reached", {"fill": "none", "stroke": ("#2a7636", "#7fce8b"), "stroke-width": "2.2"}),
    (".way", {"fill": "none", "stroke-opacity": "0.35", "stroke-linecap": "round"}),
    (".missing", {"stroke-opacity": "0.85"}),
    (".way-end", {"fill-opacity": "0.55"}),
    (".on-demand", {"visibility": "hidden"}),
    (".on-demand.k-shown", {"visibility": "visible"}),
    (".met", {"fill-opacity": "0.45"}),
    # the table around the map
    (".slot", {"fill": "none", "stroke": EDGE, "stroke-width": "1.8", "stroke-dasharray": "4 4"}),
    (".card", {"stroke": ("#3c352a", "#0b0e10"), "stroke-width": "1.4"}),
    (".rim", {"fill": "none", "stroke-width": "1.6", "stroke-opacity": "0.55"}),
    (".back", {"fill": CARD_BACK, "stroke": CARD_BACK_EDGE, "stroke-width": "1.4"}),
    (".on-back", {"fill": "#f4efe2"}),
    (".count", {"fill": ("#fffdf7", "#fffdf7"), "stroke": "#3c352a", "stroke-width": "1.2"}),
    (".on-count", {"fill": "#221d16", "font-weight": "bold", "text-anchor": "middle"}),
    (".thumb", {"fill": LAND, "stroke": EDGE, "stroke-width": "1.2"}),
    (".thumb-line", {"fill": "none", "stroke": ACCENT, "stroke-width": "2.6", "stroke-linecap": "round"}),
    (".thumb-dots", {"fill": "none", "stroke": ("#a5987c", "#79736a"), "stroke-width": "2", "stroke-linecap": "round"}),
    (".long", {"stroke": NOTICE_EDGE, "stroke-width": "2.2"}),
    (".rule-fill", {"fill": EDGE}),
    (".done", {"fill": ("#2a7636", "#7fce8b")}),
)


def sheet(board: Board, root: str, theme: str) -> str:
    """The style sheet of a board: the common rules, and the colours of its cards and seats by number."""
    cards = tuple(paints(board.colours, CARDS))
    seats = tuple(paints(board.rules.seat_colours, SEATS))
    return _sheet(cards, seats, root, theme)


@cache
def _sheet(cards: tuple[Paint, ...], seats: tuple[Paint, ...], root: str, theme: str) -> str:
    found: list[tuple[str, dict[str, str | tuple[str, str]]]] = []
    for kind, table in (("card", cards), ("seat", seats)):
        for place, paint in enumerate(table):
            found.append((f".{kind}-{place}", {"fill": paint.fill}))
            found.append((f".on-{kind}-{place}", {"fill": paint.ink}))
            if kind == "card":
                found.append((f".rim-{place}", {"stroke": paint.ink}))
    for place, colour in enumerate(FLAGS):
        found.append((f".flag.flag-{place}", {"fill": colour}))
        found.append((f".on-flag-{place}", {"fill": ("#ffffff", "#14181a")}))
        found.append((f".offered-flag.flag-{place}", {"fill": PANEL, "stroke": colour}))
        found.append((f".in-flag-{place}", {"fill": colour}))
        found.append((f".way-{place} .way", {"stroke": colour}))
        found.append((f".way-{place} .way-end", {"fill": colour}))
    return stylesheet(root, (*BASE, *found), theme)
