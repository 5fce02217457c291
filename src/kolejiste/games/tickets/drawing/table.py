"""The table around the map: notices, the cards on display, the seats, what the viewer holds, and the legend.

Each part is drawn from the top of its own box; `board` stacks them. Texts are large enough for a phone."""

from __future__ import annotations

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, button, heading, seat_mark
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from ..view import SeatView
from .cards import back, card, counted_card, empty_slot
from .scene import Table
from .symbols import icon, sign, souvenir

WIDE = 300.0  # a seat's panel from this width on has its counts in one row


# --- above the map -------------------------------------------------------------------------------------------------


# --- cards on the table ----------------------------------------------------------------------------------------------


def market(table: Table) -> Strip:
    """The face-up cards, the deck, the discards and the ticket deck in one row."""
    view, words = table.view, table.words
    columns = len(view.face_up) + 3
    gap, apart = 10.0, 14.0  # the display stands a little apart
    width = (ROOM - apart - gap * (columns - 1)) / columns
    high = 74.0
    parts = []
    for place, face in enumerate(view.face_up):
        x = LEFT + place * (width + gap)
        inner = empty_slot(width, high) if face is None else card(table.board, face, width, high)
        parts.append(
            element(
                "g",
                *([] if face is None else [title(table.card_name(face))]),
                inner,
                id=f"slot-{place + 1}",
                class_=None if face is None else "pick",
                data_pick=None if face is None else f"face-{face}",
                transform=f"translate({number(x)} 0)",
            )
        )
    discards = sum(view.discards.values())
    piles = (
        ("deck", "card", view.deck, words("board-deck")),
        ("discards", "", discards, words("board-discards")),
        ("ticket-deck", "ticket", view.ticket_deck, words("board-tickets")),
    )
    for place, (name, picture, count, caption) in enumerate(piles, start=len(view.face_up)):
        x = LEFT + apart + place * (width + gap)
        parts.append(
            element(
                "g",
                title(f"{caption}: {count}"),
                back(picture, count, width, high) if picture else _discard_pile(count, width, high),
                text(width / 2, high + 25, fitted(caption, SMALL, width + 8), SMALL, class_="mid soft"),
                id=name,
                class_="pick" if picture else None,
                data_pick=name if picture else None,
                transform=f"translate({number(x)} 0)",
            )
        )
    return Strip("market", "".join(parts), high + 32)


def _discard_pile(count: int, width: float, high: float) -> str:
    return empty_slot(width, high) + text(width / 2, high / 2 + 11, str(count), 32, class_="mid", font_weight="bold")


# --- the seats -------------------------------------------------------------------------------------------------------


def seats(table: Table) -> Strip:
    """One panel for each seat."""
    count = len(table.view.seats)
    columns = count if count <= 5 else (count + 1) // 2
    gap = 12.0
    width = (ROOM - gap * (columns - 1)) / columns
    high = (146.0 if width < WIDE else 104.0) + (36 if table.board.kinds else 0)
    parts = []
    for seat, seen in enumerate(table.view.seats):
        row, column = divmod(seat, columns)
        move = f"translate({number(LEFT + column * (width + gap))} {number(row * (high + gap))})"
        parts.append(element("g", _seat(table, seat, seen, width, high), id=f"seat-{seat + 1}", transform=move))
    rows = (count + columns - 1) // columns
    return Strip("seats", "".join(parts), rows * (high + gap) - gap)


def _seat(table: Table, seat: int, seen: SeatView, width: float, high: float) -> str:
    view, words, board = table.view, table.words, table.board
    deciding = not view.over and view.decider == seat
    colour = table.say(f"seat-colour-{board.rules.seat_colours[seat]}", board.rules.seat_colours[seat])
    name = words("board-own") if view.seat == seat else table.names[seat]
    parts = [
        title(words("outline-seat", seat=table.names[seat], colour=colour)),
        element("rect", width=width, height=high, rx=10, class_="panel turn" if deciding else "panel"),
        seat_mark(seat, 28, 29, 34),
        text(53, 37, fitted(name, BODY, width - 110, bold=True), BODY, font_weight="bold"),
        element(
            "g",
            title(words("outline-points", points=seen.score)),
            text(width - 14, 39, str(seen.score), 29, class_="end accent", font_weight="bold"),
        ),
        element("path", d=f"M12 56H{number(width - 12)}", class_="rule"),
    ]
    tickets = "…" if seen.tickets is None else str(seen.tickets)
    counts = [
        ("train", str(seen.trains), words("outline-trains", trains=seen.trains)),
        ("card", str(seen.cards), words("outline-hand-size", count=seen.cards)),
        ("ticket", tickets, words("outline-tickets", count=tickets)),
    ]
    if board.rules.station_cards:
        counts.append(("station", str(seen.stations_left), words("outline-stations-left", stations=seen.stations_left)))
    for place, (picture, amount, hint) in enumerate(counts):
        in_row = 2 if width < WIDE else 4
        x = 16 + (place % in_row) * (width - 20) / in_row
        y = 80.0 + (place // in_row) * 42
        parts.append(
            element(
                "g",
                title(hint),
                icon(picture, x + 14, y, 28, "soft"),
                text(x + 37, y + 9, amount, 26, font_weight="bold"),
            )
        )
    step = min(34.0, (width - 44) / max(1, len(board.kinds) - 1)) if board.kinds else 0.0
    for place, kind in enumerate(seen.souvenirs):
        parts.append(token(table, kind, 26 + place * step, high - 24, 16))
    return "".join(parts)


def token(table: Table, kind: str, x: float, y: float, radius: float) -> str:
    """A souvenir token."""
    return element(
        "g",
        title(table.souvenir_name(kind)),
        element("circle", r=radius, class_="token"),
        souvenir(kind, 0, 0, radius * 1.42),
        transform=f"translate({number(x)} {number(y)})",
    )


# --- what the viewer holds -------------------------------------------------------------------------------------------


def hand(table: Table) -> list[Strip]:
    """The viewer's cards by colour, and chips for how many wild cards go into a payment."""
    own, board, view = table.view.own, table.board, table.view
    if own is None:
        return []
    gap = 8.0
    width = (ROOM - gap * (len(board.faces) - 1)) / len(board.faces)
    width = min(width, 130.0)
    high = 74.0
    parts = [heading(table.words("outline-hand"))]
    for place, face in enumerate(board.faces):
        count = own.hand.get(face, 0)
        held = count > 0
        parts.append(
            element(
                "g",
                title(table.words("card-count", count=count, card=table.card_name(face))),
                counted_card(board, face, count, width, high),
                id=f"hand-{face}",
                class_="pick" if held else None,
                data_pick=f"hand-{face}" if held else None,
                transform=f"translate({number(LEFT + place * (width + gap))} 38)",
            )
        )
    found = [Strip("hand", "".join(parts), 38 + high)]
    wild = board.faces[board.wild]
    dearest = max(board.longest, board.rules.tunnel_cards, *board.rules.station_cards, 0)
    chips = min(own.hand.get(wild, 0), dearest)
    if chips and not view.over:
        found.append(_wild_chips(table, wild, chips))
    nothing = not (view.deck or view.discards or any(view.face_up) or view.ticket_deck)
    if view.decider == view.seat and view.phase == "turn" and nothing:
        found.append(Strip("pass-box", button(LEFT, 0, table.words("board-pass"), "pass"), 52))
    return found


def _wild_chips(table: Table, wild: str, count: int) -> Strip:
    words = table.words("board-wilds")
    parts = [text(LEFT, 34, words, BODY)]
    x = LEFT + text_width(words, BODY) + 18
    step = min(86.0, (LEFT + ROOM - x) / count)
    for chip in range(1, count + 1):
        middle = (step - 8) / 2
        parts.append(
            element(
                "g",
                title(table.words("card-count", count=chip, card=table.card_name(wild))),
                element("rect", width=step - 8, height=52, rx=26, class_="chip"),
                text(middle - 7, 35, str(chip), 26, class_="end", font_weight="bold"),
                sign(wild, middle + 15, 26, 26, "ink"),
                id=f"wilds-{chip}",
                class_="pick",
                data_pick=f"wilds-{chip}",
                transform=f"translate({number(x + (chip - 1) * step)} 0)",
            )
        )
    return Strip("wilds", "".join(parts), 52)


def tunnel(table: Table) -> list[Strip]:
    """A tunnel being tried: what was laid, what was turned up, and the answer the viewer may give."""
    seen, board, words, view = table.view.tunnel, table.board, table.words, table.view
    if seen is None:
        return []
    wild = board.faces[board.wild]
    laid = [seen.colour] * seen.cards if seen.colour is not None else []
    rows = (("board-tunnel-laid", laid + [wild] * seen.wilds), ("board-tunnel-revealed", seen.revealed))
    name = board.route_name(board.route_number[seen.route])
    parts = [heading(f"{words('outline-tunnel')}: {name}")]
    x = LEFT
    step = min(66.0, (ROOM - 300) / max(1, sum(len(faces) for _, faces in rows)))
    for key, faces in rows:
        caption = words(key)
        parts.append(text(x, 72, caption, BODY, class_="soft"))
        x += text_width(caption, BODY) + 12
        for face in faces:
            move = f"translate({number(x)} 40)"
            parts.append(element("g", title(table.card_name(face)), card(board, face, step - 6, 50), transform=move))
            x += step
        x += 22
    height = 90.0
    if view.decider == view.seat:
        pay, back_out = words("board-tunnel-pay", extra=seen.extra), words("board-tunnel-withdraw")
        parts.append(button(LEFT, 104, pay, "tunnel-pay"))
        parts.append(button(LEFT + text_width(pay, BODY, bold=True) + 60, 104, back_out, "tunnel-withdraw"))
        height = 156
    return [Strip("tunnel", "".join(parts), height)]


def aside(table: Table) -> list[Strip]:
    """Souvenir piles that still have to be placed."""
    if not table.view.aside:
        return []
    parts = [heading(table.words("board-aside"))]
    for place, kind in enumerate(table.view.aside):
        parts.append(
            element(
                "g",
                token(table, kind, LEFT + 30 + place * 76, 68, 29),
                id=f"aside-{kind}",
                class_="pick",
                data_pick=f"aside-{kind}",
            )
        )
    return [Strip("aside", "".join(parts), 100)]
