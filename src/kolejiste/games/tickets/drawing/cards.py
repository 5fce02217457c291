"""Cards as they lie on the table: faces, backs, empty places, and cards with a count."""

from __future__ import annotations

from kolejiste.core.svg import element, fitted, text

from ..components import Board
from .symbols import icon, sign


def card(board: Board, face: str, width: float, high: float, middle: float = 0.5) -> str:
    """The face of a card, lying crosswise: its colour, and its sign at a share of its width."""
    number = board.faces.index(face)
    if number == board.wild:
        return _wild(board, face, width, high, middle)
    return "".join(
        [
            _sheet(width, high, f"card card-{number}"),
            element("rect", x=4.5, y=4.5, width=width - 9, height=high - 9, rx=4, class_=f"rim rim-{number}"),
            sign(face, width * middle, high / 2, high * 0.46, f"on-card-{number}"),
        ]
    )


def _wild(board: Board, face: str, width: float, high: float, middle: float) -> str:
    """The wild card bears all colours, and the wheel."""
    parts = [_sheet(width, high, "card wild")]
    stripe = (width - 9) / len(board.colours)
    for number in range(len(board.colours)):
        parts.append(
            element(
                "rect", x=4.5 + number * stripe, y=4.5, width=stripe + 0.3, height=high - 9, class_=f"card-{number}"
            )
        )
    radius = min(high, width) * 0.34
    parts.append(element("circle", cx=width * middle, cy=high / 2, r=radius, class_="wild card"))
    parts.append(sign(face, width * middle, high / 2, radius * 1.6, "on-wild"))
    return "".join(parts)


def _sheet(width: float, high: float, class_: str) -> str:
    return element("rect", x=0.7, y=0.7, width=width - 1.4, height=high - 1.4, rx=7, class_=class_)


def empty_slot(width: float, high: float) -> str:
    """Where a card could lie."""
    return element("rect", x=1, y=1, width=width - 2, height=high - 2, rx=7, class_="slot")


def pile(picture: str, count: int, caption: str, width: float, high: float) -> str:
    """A face-down pile with its count and what it is."""
    ink = "on-back" if count else "soft"
    if count:
        sheet = [
            element("rect", x=0.7 + shift, y=0.7 + shift, width=width - 5.4, height=high - 5.4, rx=7, class_="back")
            for shift in (4.0, 2.0, 0.0)[max(0, 3 - count) :]
        ]
    else:
        sheet = [empty_slot(width, high)]
    middle = width / 2 - 2
    return "".join(
        [
            *sheet,
            icon(picture, middle - 13, 13.5, 15, ink),
            text(middle - 2, 19, str(count), 17, class_=ink, font_weight="bold"),
            text(middle, 34, fitted(caption, 12, width - 10), 12, class_=f"mid {ink}"),
        ]
    )


def open_pile(count: int, caption: str, width: float, high: float) -> str:
    """A pile from which nothing is taken."""
    middle = width / 2
    return "".join(
        [
            empty_slot(width, high),
            text(middle, 20, str(count), 17, class_="mid soft", font_weight="bold"),
            text(middle, 35, fitted(caption, 12, width - 8), 12, class_="mid soft"),
        ]
    )


def counted_card(board: Board, face: str, count: int, width: float, high: float) -> str:
    """A kind of card in the hand: the card with how many there are, or an empty place with its sign."""
    if not count:
        return empty_slot(width, high) + sign(face, width / 2, high / 2, high * 0.34, "rule-fill")
    wide = 11 if count < 10 else 15
    return "".join(
        [
            card(board, face, width, high, 0.36),
            element("rect", x=width - 2 - wide * 2, y=2, width=wide * 2, height=22, rx=11, class_="count"),
            text(width - 2 - wide, 19, str(count), 17, class_="on-count"),
        ]
    )
