"""A rival in short: coins, A cards, where the slower locomotive stands, and how many symbols each row has."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, text, title

from .scene import Scene
from .sheets import whole_sheet
from .symbols import coin, token

WIDTH, HEIGHT = 270.0, 44.0
LETTERS = 12.0
TOKEN = 14.0  # a symbol; its count stands close to it, and the next symbol farther away
# A locomotive without its number, around (0, 0), 22 wide.
ENGINE = "M-11-7H-.5V-3H4V-6H8V-3Q11-3 11 0V3L12 6H-11z"


def rivals(scene: Scene) -> list[Part]:
    """For each other seat, for a spectator each one, a card in short and the whole sheet on demand."""
    found = []
    for seat in range(scene.view.players):
        if seat != scene.view.seat:
            found += [_short(scene, seat), whole_sheet(scene, seat)]
    return found


def _short(scene: Scene, seat: int) -> Part:
    seen, words = scene.view.seats[seat], scene.words
    counts = tuple(seen.ticks.get(scene.board.symbols[row], 0) for row in scene.board.sheet.order)
    signs = tuple(scene.board.symbols[row] for row in scene.board.sheet.order)
    names = tuple(scene.symbol_name(symbol) for symbol in signs)
    told = (words("board-coins", coins=seen.coins), words("board-a-cards", cards=seen.cards))
    place = "" if seen.track is None else _place(scene, seen.slow)
    drawing = _drawing(seat, seen.coins, seen.cards, place, words("board-legend-slow"), told, signs, counts, names)
    piece = Piece(drawing, WIDTH, HEIGHT)
    return Part(f"rival-{seat}", "rivals", (piece,), scene.names[seat], seat, smallest=LETTERS)


def _place(scene: Scene, place: int) -> str:
    """Where a locomotive stands, in a word or two."""
    if place == 0:
        return scene.words("outline-start")
    row, step = divmod(place - 1, scene.board.row_slots + 1)
    if step == scene.board.row_slots:
        return scene.words("outline-bend", number=row + 1)
    return scene.words("board-on-card", number=row * scene.board.row_slots + step + 1)


@lru_cache(2048)
def _drawing(
    seat: int,
    coins: int,
    cards: int,
    place: str,
    slow: str,
    told: tuple[str, str],
    signs: tuple[str, ...],
    counts: tuple[int, ...],
    names: tuple[str, ...],
) -> str:
    parts = [
        element(
            "g",
            title(told[0]),
            coin(10, 11, 8),
            text(22, 16, str(coins), 14, font_weight="bold"),
            id=f"purse-{seat}",
        ),
        element(
            "g",
            title(told[1]),
            element("rect", x=53, y=2.5, width=14, height=17, rx=3, class_="card-back"),
            text(60, 15.5, "A", 12, class_="mid on-card-back", font_weight="bold"),
            text(72, 16, str(cards), 14, font_weight="bold"),
            id=f"held-{seat}",
        ),
    ]
    if place:
        body = element("path", d=ENGINE, class_=f"engine engine-slow rim-{seat}")
        wheels = "".join(element("circle", cx=x, cy=6.5, r=2.6, class_="wheel") for x in (-6.5, 0.5, 7.5))
        engine = element("g", body, wheels, transform="translate(116 10)")
        where = text(134, 15.5, fitted(place, 13, 124), 13)
        parts.append(element("g", title(f"{slow}: {place}"), engine, where, id=f"stands-{seat}"))
    step = WIDTH / len(signs)
    for k, (symbol, count, name) in enumerate(zip(signs, counts, names, strict=True)):
        x = k * step
        ink = None if count else "soft"
        parts.append(
            element(
                "g",
                title(f"{name}: {count}"),
                token(symbol, x + TOKEN / 2, 34, TOKEN),
                text(x + TOKEN + 1, 38.5, str(count), 12, class_=ink, font_weight="bold"),
                id=f"tally-{seat}-{symbol}",
            )
        )
    return "".join(parts)
