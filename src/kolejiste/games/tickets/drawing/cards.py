"""Cards as they lie on the table: faces, backs, empty places, and cards with a count."""

from __future__ import annotations

from kolejiste.core.svg import element, text

from ..components import Board
from .symbols import icon, sign


def card(board: Board, face: str, width: float, high: float) -> str:
    """The face of a card, lying crosswise: its colour and its sign."""
    number = board.faces.index(face)
    if number == board.wild:
        return _wild(board, face, width, high)
    ink = f"on-card-{number}"
    parts = [
        _sheet(width, high, f"card card-{number}"),
        element("rect", x=4.5, y=4.5, width=width - 9, height=high - 9, rx=5, class_=f"rim rim-{number}"),
        sign(face, width / 2, high / 2, high * 0.5, ink),
    ]
    if width > 80:
        parts += [sign(face, 16, 16, 12, ink), sign(face, width - 16, high - 16, 12, ink)]
    return "".join(parts)


def _wild(board: Board, face: str, width: float, high: float) -> str:
    """The wild card bears all colours, and the wheel."""
    parts = [_sheet(width, high, "card wild")]
    stripe = (width - 10) / len(board.colours)
    for number in range(len(board.colours)):
        parts.append(
            element("rect", x=5 + number * stripe, y=5, width=stripe + 0.3, height=high - 10, class_=f"card-{number}")
        )
    radius = high * 0.36
    parts.append(element("circle", cx=width / 2, cy=high / 2, r=radius, class_="wild card"))
    parts.append(sign(face, width / 2, high / 2, radius * 1.62, "on-wild"))
    return "".join(parts)


def _sheet(width: float, high: float, class_: str) -> str:
    return element("rect", width=width, height=high, rx=8, class_=class_)


def empty_slot(width: float, high: float) -> str:
    """Where a card could lie."""
    return element("rect", x=1, y=1, width=width - 2, height=high - 2, rx=8, class_="slot")


def back(picture: str, count: int, width: float, high: float) -> str:
    """A face-down pile with its count."""
    if not count:
        return empty_slot(width, high) + text(width / 2, high / 2 + 11, "0", 32, class_="mid soft", font_weight="bold")
    under = [
        element("rect", x=shift, y=shift, width=width - 6, height=high - 6, rx=8, class_="back")
        for shift in (6.0, 3.0)[: max(0, min(2, count - 1))]
    ]
    return "".join(
        [
            *under,
            element("rect", width=width - 6, height=high - 6, rx=8, class_="back"),
            element("rect", x=5, y=5, width=width - 16, height=high - 16, rx=5, class_="back-line"),
            icon(picture, width * 0.27, high / 2 - 3, 30, "on-back"),
            text(width * 0.62, high / 2 + 8, str(count), 32, class_="mid on-back", font_weight="bold"),
        ]
    )


def counted_card(board: Board, face: str, count: int, width: float, high: float) -> str:
    """A kind of card in the hand: the card with how many there are, or an empty place with its sign."""
    if not count:
        return empty_slot(width, high) + sign(face, width / 2, high / 2, high * 0.34, "rule-fill")
    return "".join(
        [
            card(board, face, width, high),
            element("circle", cx=width - 17, cy=17, r=19, class_="count"),
            text(width - 17, 26, str(count), 26, class_="on-count"),
        ]
    )
