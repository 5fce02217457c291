"""The legend: the symbols of map and table, and what routes and souvenirs are worth."""

from __future__ import annotations

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, text_width, wrapped

from .geometry import Space
from .map import space_drawing
from .scene import Table, card_name
from .symbols import icon

SIZE = 14.0
WIDE, LINE = 262.0, 26.0
_legends: dict[tuple[str, str], Part] = {}


def legend(table: Table) -> Part:
    """The same in every position of an edition."""
    key = (table.game.edition.hash, table.words.language)
    if key not in _legends:
        pieces = tuple(_symbol(*item) for item in _items(table)) + tuple(_points(table))
        _legends[key] = Part("legend", "legend", pieces, table.words("board-legend"))
    return _legends[key]


def _items(table: Table) -> list[tuple[str, str]]:
    board, words = table.board, table.words
    wild = card_name(table.words, board.faces[board.wild])
    space = Space(0, 0, 0, 32)

    def sample(**kinds: bool) -> str:
        return space_drawing(board, space, 14, colour=-1, **kinds)

    items = [(sample(), words("board-legend-grey"))]
    if any(board.tunnel):
        items.append((sample(tunnel=True), words("board-legend-tunnel")))
    if any(board.wilds):
        items.append((sample(wild=True), words("board-legend-ferry", wild=wild)))
    items.append((icon("train", 0, 0, 20, "soft"), words("board-legend-trains")))
    items.append((icon("card", 0, 0, 20, "soft"), words("board-legend-cards")))
    items.append((icon("ticket", 0, 0, 20, "soft"), words("board-legend-tickets")))
    if board.rules.station_cards:
        items.append((icon("station", 0, 0, 20, "soft"), words("board-legend-station")))
    items.append((icon("check", 0, 0, 18, "done"), words("board-legend-done")))
    return items


def _symbol(drawing: str, words: str) -> Piece:
    width = min(WIDE, 48 + text_width(words, SIZE))
    placed = element("g", drawing, transform=f"translate(20 {number(LINE / 2)})")
    return Piece(placed + text(42, LINE / 2 + 5, words, SIZE, class_="soft"), width, LINE)


def _points(table: Table) -> list[Piece]:
    """Tables of points: routes by length, and kinds of souvenirs where there are any."""
    board, words = table.board, table.words
    tables = [(words("board-points"), sorted(board.edition.scoring.routes.items()))]
    if board.souvenir_points:
        pairs = [pair for pair in enumerate(board.souvenir_points) if pair[0]]
        tables.append((words("board-souvenir-points"), pairs))
    return [_table(caption, pairs) for caption, pairs in tables]


def _table(caption: str, pairs: list[tuple[int, int]]) -> Piece:
    lines = wrapped(caption, SIZE, WIDE)
    parts = [text(2, 14 + 17 * place, line, SIZE, class_="soft") for place, line in enumerate(lines)]
    top = 17.0 * len(lines) + 6
    step = min(40.0, WIDE / len(pairs))
    for place, (amount, points) in enumerate(pairs):
        x, middle = 1 + place * step, 1 + place * step + (step - 4) / 2
        parts.append(element("rect", x=x, y=top, width=step - 4, height=42, rx=6, class_="panel"))
        parts.append(text(middle, top + 16, str(amount), 13, class_="mid soft"))
        parts.append(text(middle, top + 35, str(points), 16, class_="mid accent", font_weight="bold"))
    width = max(step * len(pairs), *(text_width(line, SIZE) + 6 for line in lines))
    return Piece("".join(parts), width, top + 44)
