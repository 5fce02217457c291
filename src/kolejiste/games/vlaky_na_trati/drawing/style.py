"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from functools import cache

from kolejiste.core.drawing import ACCENT, RULES, SEATS, SOFT_INK, Paint, paints
from kolejiste.core.svg import Rules, stylesheet

from ..components import Board

CARD = ("#eef0dc", "#2a332c")  # the meadow on a card
GROUND = ("#e3e6cf", "#1b231f")  # the table under the track
BED = ("#d9cdb2", "#57524a")  # ballast

BASE: Rules = (
    *RULES,
    # cards and their lines
    (".ground", {"fill": GROUND, "stroke": ("#6b5f4b", "#7d776a"), "stroke-width": "2"}),
    (".card", {"fill": CARD, "stroke": ("#7d7a5c", "#6e7a6c"), "stroke-width": "1.4"}),
    (".end-card", {"fill": ("#e4dcc4", "#353028"), "stroke": ("#7d7a5c", "#7b7466"), "stroke-width": "1.4"}),
    (".grass", {"fill": "none", "stroke": ("#bcc79a", "#435243"), "stroke-width": "1.6", "stroke-linecap": "round"}),
    (".verge", {"fill": "none", "stroke": CARD, "stroke-width": "21"}),
    (".end-verge", {"fill": "none", "stroke": ("#e4dcc4", "#353028"), "stroke-width": "21"}),
    (".bed", {"fill": "none", "stroke": BED, "stroke-width": "16"}),
    (
        ".sleepers",
        {"fill": "none", "stroke": ("#6b4f33", "#1e1912"), "stroke-width": "12.5", "stroke-dasharray": "2.6 4"},
    ),
    (".rails", {"fill": "none", "stroke": ("#3d3a37", "#d5d0c6"), "stroke-width": "8.4"}),
    (".between", {"fill": "none", "stroke": BED, "stroke-width": "5.2"}),
    (".ties", {"fill": "none", "stroke": ("#6b4f33", "#1e1912"), "stroke-width": "5.2", "stroke-dasharray": "2.6 4"}),
    (".token", {"fill": "#fffaf0", "stroke": ("#8b7d63", "#12100d"), "stroke-width": "1.3"}),
    (".platform", {"fill": ("#c9bb9c", "#8c8371"), "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.3"}),
    (".letters", {"fill": "#2b261f"}),
    (".card-name", {"fill": ("#6a6a4c", "#9aa694"), "font-weight": "bold"}),
    (".buffer", {"fill": ("#8f2317", "#e0705c")}),
    (".slot", {"fill": "none", "stroke": ("#a9ab8e", "#4d584f"), "stroke-width": "1.8", "stroke-dasharray": "6 5"}),
    (".slot-number", {"fill": ("#a4a586", "#5a665c"), "font-weight": "bold", "text-anchor": "middle"}),
    (".next", {"fill": ("#fdf3d6", "#3b3016"), "stroke": ACCENT, "stroke-width": "3.4", "stroke-dasharray": "9 5"}),
    (".next-number", {"fill": ACCENT, "font-weight": "bold", "text-anchor": "middle"}),
    (".arrow", {"fill": "none", "stroke": ACCENT, "stroke-width": "4", "stroke-linecap": "round"}),
    (".hall", {"fill": ("#a3543a", "#8d4a35"), "stroke": ("#4c2416", "#12100d"), "stroke-width": "1.4"}),
    (".hall-light", {"fill": ("#f6e6c2", "#f3dc9c"), "fill-opacity": "0.85"}),
    (".portal", {"fill": ("#2b1a12", "#0d0a08")}),
    # locomotives
    (".loco", {"stroke-width": "1.2", "stroke": ("#1a1612", "#fdf8ec"), "stroke-linejoin": "round"}),
    (
        ".loco-edge",
        {"fill": "none", "stroke": ("#1a1612", "#fdf8ec"), "stroke-width": "4.4", "stroke-linejoin": "round"},
    ),
    (".slow", {"fill": "#fffdf7", "stroke-width": "3.2"}),
    (".on-slow", {"fill": "#221d16"}),
    (".loco-roof", {"stroke": ("#1a1612", "#fdf8ec"), "stroke-width": "0.9"}),
    (".wheel", {"fill": ("#2b261f", "#14110e"), "stroke": ("#fffdf7", "#f1eadc"), "stroke-width": "1.3"}),
    (".steam", {"fill": ("#fffdf7", "#e9e4d8"), "stroke": ("#6f6452", "#14110e"), "stroke-width": "0.9"}),
    (".target", {"fill": ACCENT, "fill-opacity": "0", "stroke": ACCENT, "stroke-width": "3.6"}),
    (".badge", {"fill": ("#7a2e12", "#f3a469"), "stroke": ("#fffdf7", "#14110e"), "stroke-width": "1.4"}),
    (".on-badge", {"fill": ("#ffffff", "#241000"), "font-weight": "bold", "text-anchor": "middle"}),
    (".sign", {"fill": "#1f6b4f", "stroke": ("#fffdf7", "#f1eadc"), "stroke-width": "1.6"}),
    (".on-sign", {"fill": "#ffffff"}),
    (".sign-line", {"fill": "none", "stroke": "#ffffff", "stroke-width": "2", "stroke-linecap": "round"}),
    # the table
    (".back", {"fill": ("#3d5a66", "#35505c"), "stroke": ("#24363d", "#0b0e10"), "stroke-width": "1.4"}),
    (".on-back", {"fill": "#f4efe2"}),
    (".back-line", {"fill": "none", "stroke": "#f4efe2", "stroke-opacity": "0.5", "stroke-width": "1.5"}),
    (".choose", {"fill": "none", "stroke": ACCENT, "stroke-width": "3.4"}),
    (".coin", {"fill": "#f0c24a", "stroke": "#7a5b1e", "stroke-width": "1.6"}),
    (
        ".no-coin",
        {"fill": "none", "stroke": ("#a5987c", "#79736a"), "stroke-width": "1.4", "stroke-dasharray": "3 2.6"},
    ),
    (".unpaid", {"fill-opacity": "0.25", "stroke-opacity": "0.8", "stroke-dasharray": "3 2.2"}),
    (".on-coin", {"fill": "#3f3208"}),
    # sheets
    (".sheet", {"fill": ("#fffef9", "#23292d"), "stroke": ("#b8ab8e", "#4a555c"), "stroke-width": "1.6"}),
    (".turn", {"stroke": ACCENT, "stroke-width": "4"}),
    (".band", {"fill": ("#f4eedd", "#2b3237")}),
    (".box", {"fill": ("#ffffff", "#171c1f"), "stroke": ("#7d7361", "#8d9499"), "stroke-width": "1.5"}),
    (".shut", {"fill": ("#e6ddc9", "#33383b")}),
    (".scores", {"fill": ("#fbe3b4", "#4a3510"), "stroke": ACCENT, "stroke-width": "3"}),
    (".buyable", {"stroke": ACCENT, "stroke-width": "3", "stroke-dasharray": "5 3"}),
    (".value", {"font-weight": "bold", "text-anchor": "middle"}),
    (".pencil", {"fill": "none", "stroke": ("#6f8fe0", "#6d8de0"), "stroke-width": "3.2", "stroke-linecap": "round"}),
    (".idle", {"stroke-opacity": "0.75", "stroke-width": "2.4", "stroke-dasharray": "4 3.4"}),
    (".star", {"fill": "#f0c24a", "stroke": ("#7a5b1e", "#fdf8ec"), "stroke-width": "1.6", "stroke-linejoin": "round"}),
    (".struck", {"stroke": ("#a3241a", "#ff8a78"), "stroke-width": "3", "stroke-linecap": "round"}),
    (".chain", {"fill": "none", "stroke": ("#5c5446", "#c9c2b3"), "stroke-width": "2.2", "stroke-linecap": "round"}),
    (".red-line", {"stroke": ("#c21807", "#ff7a66"), "stroke-width": "5", "stroke-linecap": "round"}),
    (".brace", {"fill": "none", "stroke": SOFT_INK, "stroke-width": "2"}),
)


def sheet(board: Board, root: str, theme: str) -> str:
    """The style sheet of a board: the common rules, and the colours of its seats by number."""
    return _sheet(tuple(paints(board.rules.seat_colours, SEATS)), root, theme)


@cache
def _sheet(seats: tuple[Paint, ...], root: str, theme: str) -> str:
    found: list[tuple[str, dict[str, str | tuple[str, str]]]] = []
    for place, paint in enumerate(seats):
        tint = (mixed(paint.fill, BED[0], 0.55), mixed(paint.fill, BED[1], 0.62))
        found.append((f".seat-{place}", {"fill": paint.fill}))
        found.append((f".on-seat-{place}", {"fill": paint.ink}))
        found.append((f".rim-{place}", {"stroke": paint.fill}))
        found.append((f".bed-{place}", {"stroke": tint}))
    return stylesheet(root, (*BASE, *found), theme)


def mixed(one: str, two: str, part: float) -> str:
    """So much of one colour in another."""
    pairs = [(int(one[place : place + 2], 16), int(two[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)
