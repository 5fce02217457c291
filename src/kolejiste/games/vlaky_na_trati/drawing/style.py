"""How things look in the light and in the dark: one table of rules for the style sheet."""

from __future__ import annotations

from functools import cache

from kolejiste.core.drawing import (
    ACCENT,
    BADGE,
    BAND,
    CARD_BACK,
    CARD_BACK_EDGE,
    FRAME,
    NOTICE,
    ON_BADGE,
    PIECE_EDGE,
    RED,
    RULES,
    SEATS,
    SOFT_INK,
    Paint,
    paints,
)
from kolejiste.core.svg import Rules, stylesheet

from ..components import Board

CARD = ("#eef0dc", "#2a332c")  # the meadow on a card
GROUND = ("#e3e6cf", "#1b231f")  # the table under the track
BED = ("#d9cdb2", "#57524a")  # ballast

BASE: Rules = (
    *RULES,
    # cards and their lines
    (".track-ground", {"fill": GROUND, "stroke": FRAME, "stroke-width": "2"}),
    (".rail-card", {"fill": CARD, "stroke": ("#7d7a5c", "#6e7a6c"), "stroke-width": "1.4"}),
    (".end-card", {"fill": ("#e4dcc4", "#353028"), "stroke": ("#7d7a5c", "#7b7466"), "stroke-width": "1.4"}),
    (".grass", {"fill": "none", "stroke": ("#bcc79a", "#435243"), "stroke-width": "1.6", "stroke-linecap": "round"}),
    (".verge", {"fill": "none", "stroke": CARD, "stroke-width": "21"}),
    (".end-verge", {"fill": "none", "stroke": ("#e4dcc4", "#353028"), "stroke-width": "21"}),
    (".bed", {"fill": "none", "stroke": BED, "stroke-width": "16"}),
    (
        ".rail-sleepers",
        {"fill": "none", "stroke": ("#6b4f33", "#1e1912"), "stroke-width": "12.5", "stroke-dasharray": "2.6 4"},
    ),
    (".rails", {"fill": "none", "stroke": ("#3d3a37", "#d5d0c6"), "stroke-width": "8.4"}),
    (".between", {"fill": "none", "stroke": BED, "stroke-width": "5.2"}),
    (".ties", {"fill": "none", "stroke": ("#6b4f33", "#1e1912"), "stroke-width": "5.2", "stroke-dasharray": "2.6 4"}),
    (".symbol-token", {"fill": "#fffaf0", "stroke": ("#8b7d63", "#12100d"), "stroke-width": "1.3"}),
    (".platform", {"fill": ("#c9bb9c", "#8c8371"), "stroke": ("#6b5f4b", "#12100d"), "stroke-width": "1.3"}),
    (".letters", {"fill": "#2b261f"}),
    (".card-name", {"fill": ("#6a6a4c", "#9aa694"), "font-weight": "bold"}),
    (".buffer", {"fill": ("#8f2317", "#e0705c")}),
    (
        ".free-slot",
        {"fill": "none", "stroke": ("#a9ab8e", "#4d584f"), "stroke-width": "1.8", "stroke-dasharray": "6 5"},
    ),
    (".free-number", {"fill": ("#a4a586", "#5a665c"), "font-weight": "bold", "text-anchor": "middle"}),
    (
        ".next-slot",
        {"fill": ("#fbf5de", "#2f2c1c"), "stroke": ACCENT, "stroke-width": "2.2", "stroke-dasharray": "9 6"},
    ),
    (".next-number", {"fill": ACCENT, "font-weight": "bold", "text-anchor": "middle"}),
    (".next-arrow", {"fill": "none", "stroke": ACCENT, "stroke-width": "4", "stroke-linecap": "round"}),
    (".hall", {"fill": ("#a3543a", "#8d4a35"), "stroke": ("#4c2416", "#12100d"), "stroke-width": "1.4"}),
    (".hall-light", {"fill": ("#f6e6c2", "#f3dc9c"), "fill-opacity": "0.85"}),
    (".portal", {"fill": ("#2b1a12", "#0d0a08")}),
    # locomotives
    (".engine", {"stroke-width": "1.2", "stroke": PIECE_EDGE, "stroke-linejoin": "round"}),
    (
        ".engine-edge",
        {"fill": "none", "stroke": PIECE_EDGE, "stroke-width": "4.4", "stroke-linejoin": "round"},
    ),
    (".engine-slow", {"fill": "#fffdf7", "stroke-width": "3.2"}),
    (".on-engine-slow", {"fill": "#221d16"}),
    (".engine-roof", {"stroke": PIECE_EDGE, "stroke-width": "0.9"}),
    (".wheel", {"fill": ("#2b261f", "#14110e"), "stroke": ("#fffdf7", "#f1eadc"), "stroke-width": "1.3"}),
    (".steam", {"fill": ("#fffdf7", "#e9e4d8"), "stroke": ("#6f6452", "#14110e"), "stroke-width": "0.9"}),
    (".badge", {"fill": BADGE, "stroke": ("#fffdf7", "#14110e"), "stroke-width": "1.4"}),
    (".on-badge", {"fill": ON_BADGE, "font-weight": "bold", "text-anchor": "middle"}),
    (".bend-sign", {"fill": "#1f6b4f", "stroke": ("#fffdf7", "#f1eadc"), "stroke-width": "1.6"}),
    (".on-bend-sign", {"fill": "#ffffff"}),
    (".bend-sign-line", {"fill": "none", "stroke": "#ffffff", "stroke-width": "2", "stroke-linecap": "round"}),
    # the table
    (".card-back", {"fill": CARD_BACK, "stroke": CARD_BACK_EDGE, "stroke-width": "1.4"}),
    (".on-card-back", {"fill": "#f4efe2"}),
    (".card-back-line", {"fill": "none", "stroke": "#f4efe2", "stroke-opacity": "0.5", "stroke-width": "1.5"}),
    (".coin", {"fill": "#f0c24a", "stroke": "#7a5b1e", "stroke-width": "1.6"}),
    (".on-coin", {"fill": "#3f3208"}),
    (".unpaid", {"fill-opacity": "0.2", "stroke-opacity": "0.75"}),
    # sheets
    (".score-sheet", {"fill": ("#fffef9", "#23292d"), "stroke": ("#cfc4aa", "#414b52"), "stroke-width": "1.2"}),
    (".sheet-band", {"fill": BAND}),
    (".row-mark", {"fill": ("#f0c24a", "#c99a3c"), "fill-opacity": "0"}),
    (".row-mark.k-shown", {"fill-opacity": ("0.45", "0.4")}),
    (".leader", {"fill": "none", "stroke": ("#b8ab8e", "#56626a"), "stroke-width": "1", "stroke-dasharray": "1.5 3"}),
    (".sheet-box", {"fill": ("#ffffff", "#171c1f"), "stroke": ("#9a907c", "#747c82"), "stroke-width": "1"}),
    (".box-shut", {"fill": ("#e6ddc9", "#33383b")}),
    (".box-scores", {"fill": NOTICE, "stroke": ACCENT, "stroke-width": "1.8"}),
    (".box-value", {"font-weight": "bold", "text-anchor": "middle"}),
    (".pencil", {"fill": "none", "stroke": ("#6f8fe0", "#6d8de0"), "stroke-width": "2", "stroke-linecap": "round"}),
    (".idle", {"stroke": ("#6f8fe0", "#9db4f2"), "stroke-width": "1.6", "stroke-dasharray": "2.6 2.4"}),
    (".struck", {"stroke": RED, "stroke-width": "2", "stroke-linecap": "round"}),
    (".chain-arrow", {"fill": ("#5c5446", "#c9c2b3")}),
    (".red-line", {"stroke": ("#c21807", "#ff7a66"), "stroke-width": "3", "stroke-linecap": "round"}),
    (".brace", {"fill": "none", "stroke": SOFT_INK, "stroke-width": "1.4"}),
    # what would be
    (
        ".ghost-edge",
        {"fill": "none", "stroke": ("#fffdf7", "#0b0e10"), "stroke-width": "11", "stroke-linecap": "round"},
    ),
    (".ghost-way", {"fill": "none", "stroke-width": "6.5", "stroke-linecap": "round"}),
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
        # A pair, so that in the dark it comes again after the pair of `.engine`, over which it holds.
        found.append((f".rim-{place}", {"stroke": (paint.fill, paint.fill)}))
        found.append((f".bed-{place}", {"stroke": tint}))
    return stylesheet(root, (*BASE, *found), theme)


def mixed(one: str, two: str, part: float) -> str:
    """So much of one colour in another."""
    pairs = [(int(one[place : place + 2], 16), int(two[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)
