"""Tickets as cards: the offered, the viewer's own, and everybody's at the end; and the legend below all."""

from __future__ import annotations

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, heading, seat_mark
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from ..actions import ChooseTickets
from ..components import Board
from .geometry import Plan, Space
from .map import space_drawing
from .scene import Table
from .symbols import icon

COLUMNS, GAP, HIGH = 3, 12.0, 70.0
WIDTH = (ROOM - GAP * (COLUMNS - 1)) / COLUMNS


def tickets(table: Table, plan: Plan) -> list[Strip]:
    """The offer to choose from, then what the viewer holds; at the end what everybody held."""
    view, board = table.view, table.board
    found = []
    own = view.own
    if own is not None and own.offer:
        found.append(_offer(table, plan, own.offer, own.chosen))
    if view.over:
        for seat, seen in enumerate(view.seats):
            if seen.shown:
                found.append(_shown(table, plan, seat, seen.shown))
    elif own is not None and own.tickets:
        done = _met(board, view.seats[view.seat].routes) if view.seat is not None else None
        cards = [_ticket(board, plan, board.ticket_number[name], f"ticket-{name}", None, done) for name in own.tickets]
        found.append(_grid("own-tickets", table.words("outline-own-tickets"), cards))
    return found


def _offer(table: Table, plan: Plan, offer: list[str], chosen: list[str] | None) -> Strip:
    ask, board = table.view.ask, table.board
    words = (
        table.words("board-offer", least=ask.at_least)
        if chosen is None and isinstance(ask, ChooseTickets)
        else table.words("board-chosen")
    )
    cards = []
    for place, name in enumerate(offer, start=1):
        kept = chosen is not None and name in chosen
        ticket = board.ticket_number[name]
        cards.append(_ticket(board, plan, ticket, f"offer-{place}", f"offer-{place}", {ticket} if kept else set()))
    return _grid("offer", words, cards)


def _shown(table: Table, plan: Plan, seat: int, shown: list[str]) -> Strip:
    done = _met(table.board, table.view.seats[seat].routes)
    cards = [
        _ticket(table.board, plan, table.board.ticket_number[name], f"ticket-{name}", None, done) for name in shown
    ]
    part = _grid(f"shown-{seat + 1}", "", cards)
    name = f"{table.names[seat]}: {table.words('board-tickets')}"
    caption = seat_mark(seat, LEFT + 15, 17, 30) + text(LEFT + 40, 25, name, BODY, font_weight="bold")
    return Strip(part.name, caption + part.drawing, part.height)


def _grid(name: str, words: str, cards: list[str]) -> Strip:
    parts = [heading(words)] if words else []
    for place, drawing in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        move = f"translate({number(LEFT + column * (WIDTH + GAP))} {number(38 + row * (HIGH + GAP))})"
        parts.append(element("g", drawing, transform=move))
    rows = (len(cards) + COLUMNS - 1) // COLUMNS
    return Strip(name, "".join(parts), 38 + rows * (HIGH + GAP) - GAP)


def _ticket(board: Board, plan: Plan, ticket: int, name: str, pick: str | None, done: set[int] | None) -> str:
    """A ticket: where its two cities lie, their names, and the points."""
    a, b = board.ticket_a[ticket], board.ticket_b[ticket]
    wide = 78.0
    room = WIDTH - wide - 18 - 56
    parts = [
        title(f"{board.ticket_name(ticket)} ({board.ticket_points[ticket]})"),
        element("rect", width=WIDTH, height=HIGH, rx=9, class_="panel long" if board.ticket_long[ticket] else "panel"),
        _thumb(plan, a, b, 8, 8, wide, HIGH - 16),
    ]
    for line, city in enumerate((a, b)):
        words = board.city_names[city]
        size = max(17.0, min(22.0, 22 * room / text_width(words, 22, bold=True)))
        words = fitted(words, size, room + 1, bold=True)
        parts.append(text(wide + 18, 30 + 26 * line, words, size, font_weight="bold"))
    points = str(board.ticket_points[ticket])
    if done and ticket in done:
        parts.append(icon("check", WIDTH - 30, 50, 26, "done"))
        parts.append(text(WIDTH - 30, 32, points, 27, class_="mid accent", font_weight="bold"))
    else:
        parts.append(text(WIDTH - 30, 45, points, 29, class_="mid accent", font_weight="bold"))
    return element("g", *parts, id=name, class_="pick" if pick else None, data_pick=pick)


def _thumb(plan: Plan, a: int, b: int, x: float, y: float, wide: float, high: float) -> str:
    """A very small map with the two cities."""
    scale = min((wide - 12) / plan.width, (high - 10) / plan.height)
    left, top = x + (wide - plan.width * scale) / 2, y + (high - plan.height * scale) / 2
    (ax, ay), (bx, by) = ((left + plan.cities[city][0] * scale, top + plan.cities[city][1] * scale) for city in (a, b))
    dots = "".join(f"M{number(left + cx * scale)} {number(top + cy * scale)}h.01" for cx, cy in plan.cities)
    return "".join(
        [
            element("rect", x=x, y=y, width=wide, height=high, rx=5, class_="thumb"),
            element("path", d=dots, class_="thumb-dots"),
            element("path", d=f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", class_="thumb-line"),
            element("circle", cx=ax, cy=ay, r=4.2, class_="accent"),
            element("circle", cx=bx, cy=by, r=4.2, class_="accent"),
        ]
    )


def _met(board: Board, routes: list[str]) -> set[int]:
    """The tickets whose cities are joined by these routes (what a station may add is reckoned at the end)."""
    group = list(range(len(board.cities)))

    def root(city: int) -> int:
        while group[city] != city:
            city = group[city]
        return city

    for name in routes:
        route = board.route_number[name]
        group[root(board.a[route])] = root(board.b[route])
    return {
        ticket for ticket in range(len(board.tickets)) if root(board.ticket_a[ticket]) == root(board.ticket_b[ticket])
    }


# --- the legend ------------------------------------------------------------------------------------------------------


_legends: dict[tuple[str, str], list[Strip]] = {}


def legend(table: Table) -> list[Strip]:
    """The symbols of map and panels, and what routes are worth; the same in every position of an edition."""
    key = (table.edition, table.words.language)
    if key not in _legends:
        _legends[key] = [_symbols(table), _points(table)]
    return _legends[key]


def _symbols(table: Table) -> Strip:
    board, words = table.board, table.words
    wild = table.card_name(board.faces[board.wild])
    space = Space(0, 0, 0, 40)

    def sample(**kinds: bool) -> str:
        return space_drawing(board, space, 17, colour=-1, **kinds)

    items: list[tuple[str, float, str]] = [(sample(), 46, words("board-legend-grey"))]
    if any(board.tunnel):
        items.append((sample(tunnel=True), 46, words("board-legend-tunnel")))
    if any(board.wilds):
        items.append((sample(wild=True), 46, words("board-legend-ferry", wild=wild)))
    items.append((icon("train", 0, 0, 26, "soft"), 30, words("board-legend-trains")))
    items.append((icon("card", 0, 0, 26, "soft"), 30, words("board-legend-cards")))
    items.append((icon("ticket", 0, 0, 26, "soft"), 30, words("board-legend-tickets")))
    if board.rules.station_cards:
        items.append((icon("station", 0, 0, 26, "soft"), 30, words("board-legend-station")))
    items.append((icon("check", 0, 0, 24, "done"), 28, words("board-legend-done")))
    x, y = LEFT, 18.0
    parts = []
    for drawing, wide, caption in items:
        whole = wide + 8 + text_width(caption, SMALL)
        if x + whole > LEFT + ROOM:
            x, y = LEFT, y + 36
        parts.append(element("g", drawing, transform=f"translate({number(x + wide / 2)} {number(y)})"))
        parts.append(text(x + wide + 8, y + 7, caption, SMALL, class_="soft"))
        x += whole + 26
    return Strip("legend", "".join(parts), y + 18)


def _points(table: Table) -> Strip:
    """Tables of points: routes by length, and kinds of souvenirs where there are any."""
    board, words = table.board, table.words
    rows = [(words("board-points"), sorted(board.edition.scoring.routes.items()))]
    if board.souvenir_points:
        rows.append((words("board-souvenir-points"), [pair for pair in enumerate(board.souvenir_points) if pair[0]]))
    parts = []
    indent = 18 + max(text_width(caption, SMALL) for caption, _ in rows)
    for row, (caption, pairs) in enumerate(rows):
        y = row * 66.0
        parts.append(text(LEFT, y + 36, caption, SMALL, class_="soft"))
        step = min(90.0, (ROOM - indent) / len(pairs))
        for place, (amount, points) in enumerate(pairs):
            x = LEFT + indent + place * step
            parts.append(element("rect", x=x, y=y, width=step - 8, height=56, rx=8, class_="panel"))
            parts.append(text(x + (step - 8) / 2, y + 22, str(amount), SMALL, class_="mid soft"))
            parts.append(text(x + (step - 8) / 2, y + 47, str(points), BODY, class_="mid accent", font_weight="bold"))
    return Strip("points", "".join(parts), 66.0 * len(rows) - 10)
