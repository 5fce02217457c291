"""Tickets as cards: the viewer's own, the offered, and everybody's at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from ..components import Board
from ..ways import Ways
from .geometry import Plan
from .scene import Journey, Table, piece
from .symbols import icon
from .table import RIVAL, rival

OWN = (130.0, 34.0)
OFFERED = (264.0, 44.0)


def own_tickets(table: Table, journeys: Sequence[Journey]) -> list[Part]:
    """What the viewer holds, each with its letter on the map."""
    pieces = [_own(table, journey) for journey in journeys if not journey.offered]
    if not pieces:
        return []
    return [Part("tickets", "hand", tuple(pieces), table.words("outline-own-tickets"), private=True)]


def _own(table: Table, journey: Journey) -> Piece:
    board, ticket = table.board, journey.ticket
    width, high = OWN
    mark = icon("check", 14, 10, 15, "done") if journey.met else flag(journey, 14, 10)
    drawing = (
        title(hint(table, journey))
        + element("rect", x=0.8, y=0.8, width=width - 1.6, height=high - 1.6, rx=7, class_=_panel(board, journey))
        + mark
        + text(14, 30, str(board.ticket_points[ticket]), 13, class_="mid accent", font_weight="bold")
        + _ends(board, ticket, 27, 14.2, 14.2, width - 30, 13.5, "soft" if journey.met else None)
    )
    name = board.tickets[ticket]
    return piece(width, high, drawing, id_=f"ticket-{name}", shows=_shows(board, ticket))


def offered_ticket(table: Table, plan: Plan, journey: Journey, name: str, kept: bool) -> Piece:
    """A ticket to choose: its mark, where its cities lie, their names, and the points."""
    board, ticket = table.board, journey.ticket
    width, high = OFFERED
    parts = [
        title(hint(table, journey)),
        element("rect", x=1, y=1, width=width - 2, height=high - 2, rx=9, class_=_panel(board, journey)),
        thumb(plan, board.ticket_a[ticket], board.ticket_b[ticket], 6, 5, 50, high - 10),
        flag(journey, 72, high / 2),
        _ends(board, ticket, 88, 18.5, 17, width - 88 - 42, 15, None),
        text(
            width - 20,
            high / 2 + (0 if kept else 7),
            str(board.ticket_points[ticket]),
            20,
            class_="mid accent",
            font_weight="bold",
        ),
    ]
    if kept:
        parts.append(icon("check", width - 20, high - 12, 16, "done"))
    return piece(width, high, *parts, id_=name, pick=name, shows=_shows(board, ticket))


def _shows(board: Board, ticket: int) -> str:
    return f"way-{board.tickets[ticket]}"


def _panel(board: Board, journey: Journey) -> str:
    long = " long" if board.ticket_long[journey.ticket] else ""
    return f"panel{long} met" if journey.met else f"panel{long}"


def hint(table: Table, journey: Journey) -> str:
    """The ticket in words, and how far it is."""
    board, words = table.board, table.words
    points = board.ticket_points[journey.ticket]
    name = words("ticket-name", name=board.ticket_name(journey.ticket), points=points)
    if journey.met:
        return words("outline-ticket-connected", ticket=name)
    if journey.way is None:
        return words("outline-ticket-blocked", ticket=name)
    return words("outline-ticket-missing", ticket=name, spaces=journey.way.spaces)


def flag(journey: Journey, x: float, y: float) -> str:
    """The letter by which a ticket is found on the map."""
    kind = "offered-flag" if journey.offered else "flag"
    return element("circle", cx=x, cy=y, r=8.5, class_=f"{kind} flag-{journey.flag}") + text(
        x, y + 4.7, journey.letter, 13, class_=f"mark {'in' if journey.offered else 'on'}-flag-{journey.flag}"
    )


@lru_cache(2000)
def _ends(
    board: Board, ticket: int, x: float, y: float, step: float, room: float, size: float, class_: str | None
) -> str:
    """The two cities, one below the other, a little smaller where a name is long."""
    parts = []
    for line, city in enumerate((board.ticket_a[ticket], board.ticket_b[ticket])):
        words = board.city_names[city]
        fits = max(12.0, min(size, size * room / text_width(words, size, bold=True)))
        words = fitted(words, fits, room + 0.5, bold=True)
        parts.append(text(x, y + step * line, words, round(fits, 1), font_weight="bold", class_=class_))
    return "".join(parts)


def thumb(plan: Plan, a: int, b: int, x: float, y: float, wide: float, high: float) -> str:
    """A very small map with the two cities."""
    scale = min((wide - 8) / plan.width, (high - 8) / plan.height)
    left, top = x + (wide - plan.width * scale) / 2, y + (high - plan.height * scale) / 2
    (ax, ay), (bx, by) = ((left + plan.cities[city][0] * scale, top + plan.cities[city][1] * scale) for city in (a, b))
    dots = "".join(f"M{number(left + cx * scale)} {number(top + cy * scale)}h.01" for cx, cy in plan.cities)
    return "".join(
        [
            element("rect", x=x, y=y, width=wide, height=high, rx=5, class_="thumb"),
            element("path", d=dots, class_="thumb-dots"),
            element("path", d=f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", class_="thumb-line"),
            element("circle", cx=ax, cy=ay, r=2.6, class_="accent"),
            element("circle", cx=bx, cy=by, r=2.6, class_="accent"),
        ]
    )


# --- at the end ------------------------------------------------------------------------------------------------------


def laid_open(table: Table) -> list[Part]:
    """At the end, the tickets of each other seat, behind what everybody saw of it before."""
    board, view = table.board, table.view
    found = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat or seen.shown is None:
            continue
        tickets = [board.ticket_number[name] for name in seen.shown]
        met = Ways(table.game, view, seat).met(tickets)
        pieces = [Piece(rival(table, seen), *RIVAL), *(_open(board, ticket, ticket in met) for ticket in tickets)]
        found.append(Part(f"tickets-{seat + 1}", "rivals", tuple(pieces), table.names[seat], seat=seat, folded=True))
    return found


def _open(board: Board, ticket: int, met: bool) -> Piece:
    width, high = OWN
    drawing = (
        title(board.ticket_name(ticket))
        + element(
            "rect", x=0.8, y=0.8, width=width - 1.6, height=high - 1.6, rx=7, class_="panel met" if met else "panel"
        )
        + (icon("check", 14, 10, 15, "done") if met else "")
        + text(14, 30 if met else 22, str(board.ticket_points[ticket]), 13, class_="mid accent", font_weight="bold")
        + _ends(board, ticket, 27, 14.2, 14.2, width - 30, 13.5, None)
    )
    return piece(width, high, drawing, id_=f"ticket-{board.tickets[ticket]}")
