"""The table around the map: the cards on display, the viewer's hand, and what each seat has left."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, title
from kolejiste.core.text import Words

from ..components import Board
from ..view import SeatView
from .cards import card, counted_card, empty_slot, open_pile, pile
from .scene import Table, card_name, piece, souvenir_name
from .symbols import icon, sign, souvenir

SHOWN = (60.0, 44.0)  # a card on display
HELD = (56.0, 46.0)  # a card in the hand
CHIP = (36.0, 46.0)
OWN_HIGH = 46.0
RIVAL = (270.0, 34.0)
PILES = {"deck": "board-deck", "discards": "board-discards", "ticket-deck": "board-tickets"}
COUNTED = {  # the text of each count, and what it calls the number
    "train": ("outline-trains", "trains"),
    "card": ("outline-hand-size", "count"),
    "ticket": ("outline-tickets", "count"),
    "station": ("outline-stations-left", "stations"),
}


# --- cards on the table ----------------------------------------------------------------------------------------------


def offer(table: Table) -> Part:
    """The face-up cards, the deck, the discards and the ticket deck."""
    view, words = table.view, table.words
    pieces = [_display(table.board, words, place, face) for place, face in enumerate(view.face_up, 1)]
    for name, picture, count in (
        ("deck", "card", view.deck),
        ("discards", "", sum(view.discards.values())),
        ("ticket-deck", "ticket", view.ticket_deck),
    ):
        pieces.append(_pile(words, name, picture, count))
    return Part("offer", "offer", tuple(pieces), words("outline-cards"))


# A position has much in common with the one before, so pieces are kept by what they show.


@lru_cache(maxsize=1024)
def _display(board: Board, words: Words, place: int, face: str | None) -> Piece:
    if face is None:
        return piece(*SHOWN, empty_slot(*SHOWN), id_=f"slot-{place}")
    drawing = title(card_name(words, face)) + card(board, face, *SHOWN)
    return piece(*SHOWN, drawing, id_=f"slot-{place}", pick=f"face-{face}")


@lru_cache(maxsize=1024)
def _pile(words: Words, name: str, picture: str, count: int) -> Piece:
    caption = words(PILES[name])
    drawing = pile(picture, count, caption, *SHOWN) if picture else open_pile(count, caption, *SHOWN)
    return piece(*SHOWN, title(f"{caption}: {count}"), drawing, id_=name, pick=name if picture else None)


# --- what the viewer holds -------------------------------------------------------------------------------------------


def hand(table: Table) -> list[Part]:
    """The viewer's cards by colour."""
    own, board, words = table.view.own, table.board, table.words
    if own is None:
        return []
    pieces = tuple(_held(board, words, face, own.hand.get(face, 0)) for face in board.faces)
    return [Part("hand", "hand", pieces, words("outline-hand"), private=True)]


@lru_cache(maxsize=1024)
def _held(board: Board, words: Words, face: str, count: int) -> Piece:
    hint = title(words("card-count", count=count, card=card_name(words, face)))
    drawing = counted_card(board, face, count, *HELD)
    return piece(*HELD, hint, drawing, id_=f"hand-{face}", pick=f"hand-{face}")


def wilds(table: Table) -> list[Part]:
    """Chips that say how many wild cards go into a payment together with a colour. They stand as long as the hand has
    wild cards, whoever is asked, so that nothing moves from turn to turn; not before there are tickets, which stand
    before them."""
    own, board, words = table.view.own, table.board, table.words
    if own is None or not own.tickets or table.view.over:
        return []
    wild = board.faces[board.wild]
    dearest = max(board.longest, *board.rules.station_cards, 0) - 1
    pieces = tuple(_chip(words, wild, count + 1) for count in range(min(own.hand.get(wild, 0), dearest)))
    return [Part("wilds", "hand", pieces, words("board-wilds-heading"), private=True)] if pieces else []


@lru_cache(maxsize=256)
def _chip(words: Words, wild: str, count: int) -> Piece:
    width, high = CHIP
    drawing = (
        title(words("board-wilds", count=count, wild=card_name(words, wild)))
        + element("rect", x=1, y=1, width=width - 2, height=high - 2, rx=8, class_="chip")
        + text(width / 2, 19, f"{count}×", 15, class_="mid", font_weight="bold")
        + sign(wild, width / 2, 32, 17, "ink")
    )
    return piece(*CHIP, drawing, id_=f"wilds-{count}", pick=f"wilds-{count}", class_="when-asked")


# --- the seats -------------------------------------------------------------------------------------------------------


def own(table: Table) -> list[Part]:
    """What the viewer has left: trains, and stations or souvenirs."""
    view = table.view
    if view.seat is None:
        return []
    seen = view.seats[view.seat]
    drawn, width = _counts(table, OWN_HIGH, 44.0, (("train", seen.trains), *_stations(table, seen)))
    tokens, wide = _tokens(table, seen, width, OWN_HIGH, 11.0)
    width += wide
    panel = element("rect", x=1, y=1, width=width - 2, height=OWN_HIGH - 2, rx=9, class_="panel")
    drawing = panel + seat_mark(view.seat, 24, OWN_HIGH / 2, 26) + drawn + tokens
    whole = piece(width, OWN_HIGH, drawing, id_="own-left")
    return [Part("own", "own", (whole,), table.words("board-own"), seat=view.seat)]


def rivals(table: Table) -> list[Part]:
    """One line for each other seat: what it has left, and how much it holds."""
    found = []
    for seat, seen in enumerate(table.view.seats):
        if seat != table.view.seat:
            line = Piece(element("g", rival(table, seen), id=f"seat-{seat + 1}"), *RIVAL)
            found.append(Part(f"rival-{seat + 1}", "rivals", (line,), table.names[seat], seat=seat))
    return found


def rival(table: Table, seen: SeatView) -> str:
    """What everybody sees of a seat, besides its points."""
    tickets = "…" if seen.tickets is None else seen.tickets
    counts = (("train", seen.trains), ("card", seen.cards), ("ticket", tickets), *_stations(table, seen))
    drawn, width = _counts(table, RIVAL[1], 0.0, counts)
    return drawn + _tokens(table, seen, width, RIVAL[1], 8.2)[0]


def _stations(table: Table, seen: SeatView) -> tuple[tuple[str, int], ...]:
    return (("station", seen.stations_left),) if table.board.rules.station_cards else ()


def _counts(table: Table, high: float, x: float, counts: tuple[tuple[str, int | str], ...]) -> tuple[str, float]:
    """Icons with their numbers from x on, and where they end."""
    parts = []
    for picture, amount in counts:
        parts.append(_count(table.words, picture, amount, x, high))
        x += 48 if table.board.kinds and high < OWN_HIGH else 56
    return "".join(parts), x


@lru_cache(maxsize=4096)
def _count(words: Words, picture: str, amount: int | str, x: float, high: float) -> str:
    key, field = COUNTED[picture]
    return element(
        "g",
        title(words(key, **{field: amount})),
        icon(picture, x + 11, high / 2, 19, "soft"),
        text(x + 24, high / 2 + 6, str(amount), 17, font_weight="bold"),
    )


def _tokens(table: Table, seen: SeatView, x: float, high: float, radius: float) -> tuple[str, float]:
    """The souvenirs of a seat, with a place for each kind it has not; and how wide they are."""
    kinds = table.board.kinds
    if not kinds:
        return "", 0.0
    step = min(2 * radius + 1.4, (RIVAL[0] - x - 8) / len(kinds))
    parts = []
    for place, kind in enumerate(kinds):
        middle = x + radius + 2 + place * step
        if kind in seen.souvenirs:
            parts.append(token(table, kind, middle, high / 2, radius))
        else:
            parts.append(element("circle", cx=middle, cy=high / 2, r=radius - 1, class_="rule"))
    return "".join(parts), step * len(kinds) + 8


def token(table: Table, kind: str, x: float, y: float, radius: float) -> str:
    """A souvenir token."""
    return element(
        "g",
        title(souvenir_name(table.words, kind)),
        element("circle", r=radius, class_="token"),
        souvenir(kind, 0, 0, radius * 1.42),
        transform=f"translate({number(x)} {number(y)})",
    )
