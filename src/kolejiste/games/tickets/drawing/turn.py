"""What a turn in progress shows: a tunnel being tried, tickets to choose from, souvenirs to be placed, a pass."""

from __future__ import annotations

from collections.abc import Sequence

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, text, title

from ..view import TunnelView
from ..ways import tunnel_payments
from .cards import card
from .geometry import Plan
from .scene import Journey, Table, card_name, piece
from .table import token
from .tickets import offered_ticket

WIDE = 264.0
SMALL_CARD = (34.0, 25.0)


def parts(table: Table, plan: Plan, journeys: Sequence[Journey]) -> list[Part]:
    return [*offered(table, plan, journeys), *tunnel(table), *aside(table), *passing(table)]


def offered(table: Table, plan: Plan, journeys: Sequence[Journey]) -> list[Part]:
    """The tickets to choose from; while the others still choose, those the viewer has chosen are ticked."""
    own, words = table.view.own, table.words
    if own is None or not own.offer:
        return []
    rows = [journey for journey in journeys if journey.offered]
    pieces = []
    for place, journey in enumerate(rows, 1):
        kept = own.chosen is not None and table.board.tickets[journey.ticket] in own.chosen
        pieces.append(offered_ticket(table, plan, journey, f"offer-{place}", kept))
    heading = words("outline-offer") if own.chosen is None else words("board-chosen")
    return [Part("offered", "turn", tuple(pieces), heading, private=True)]


def tunnel(table: Table) -> list[Part]:
    """A tunnel being tried: what was laid, what was turned up, and the answers the viewer may give."""
    seen, words = table.view.tunnel, table.words
    if seen is None:
        return []
    board = table.board
    wild = board.faces[board.wild]
    laid = [seen.colour] * seen.cards if seen.colour is not None else []
    pieces = [
        _row(table, "tunnel-laid", words("board-tunnel-laid"), laid + [wild] * seen.wilds),
        _row(table, "tunnel-revealed", words("board-tunnel-revealed"), seen.revealed),
    ]
    if table.deciding:
        # Where nothing can be paid, the answer that is out of reach still says why.
        pieces += [_answer(table, seen, count) for count in tunnel_payments(table.board, table.view) or [0]]
        pieces.append(_button("tunnel-withdraw", words("board-tunnel-withdraw")))
    name = board.route_name(board.route_number[seen.route])
    return [Part("tunnel", "turn", tuple(pieces), words("board-tunnel", route=name))]


def _row(table: Table, name: str, caption: str, faces: list[str]) -> Piece:
    """A caption and cards in a row, closer together the more there are."""
    width, high = SMALL_CARD
    drawn = [text(2, 22, fitted(caption, 13, 66), 13, class_="soft")]
    step = min(width + 4, (WIDE - 72 - width) / max(1, len(faces) - 1))
    for place, face in enumerate(faces):
        move = f"translate({72 + place * step:.2f} 5)"
        drawn.append(
            element("g", title(card_name(table.words, face)), card(table.board, face, width, high), transform=move)
        )
    return piece(WIDE, high + 10, *drawn, id_=name)


def _answer(table: Table, seen: TunnelView, count: int) -> Piece:
    """A way to pay for the tunnel, told by the cards that it takes."""
    board, words = table.board, table.words
    wild = board.faces[board.wild]
    faces = [*([seen.colour] * (seen.extra - count) if seen.colour is not None else []), *[wild] * count]
    width, high = SMALL_CARD
    caption = words("board-tunnel-pay")
    cards = [
        element(
            "g", card(board, face, width, high), transform=f"translate({WIDE - 10 - (width + 4) * (place + 1)} 6.5)"
        )
        for place, face in enumerate(reversed(faces))
    ]
    drawing = (
        element("rect", x=1, y=1, width=WIDE - 2, height=36, rx=9, class_="chip")
        + text(14, 25, caption, 15, font_weight="bold")
        + "".join(cards)
    )
    return piece(WIDE, 38, drawing, id_=f"tunnel-pay-{count}", pick=f"tunnel-pay-{count}")


def _button(name: str, words: str) -> Piece:
    drawing = element("rect", x=1, y=1, width=WIDE - 2, height=36, rx=9, class_="chip") + text(
        14, 25, fitted(words, 15, WIDE - 24, bold=True), 15, font_weight="bold"
    )
    return piece(WIDE, 38, drawing, id_=name, pick=name)


def aside(table: Table) -> list[Part]:
    """Souvenir piles that still have to be placed."""
    pieces = [
        piece(52, 52, token(table, kind, 26, 26, 21), id_=f"aside-{kind}", pick=f"aside-{kind}")
        for kind in table.view.aside
    ]
    return [Part("aside", "turn", tuple(pieces), table.words("board-aside"))] if pieces else []


def passing(table: Table) -> list[Part]:
    """A pass, where nothing else can be done."""
    view = table.view
    nothing = not (view.deck or view.discards or any(view.face_up) or view.ticket_deck)
    if not (table.deciding and view.phase == "turn" and nothing):
        return []
    words = table.words("board-pass")
    return [Part("passing", "turn", (_button("pass", words),), words)]
