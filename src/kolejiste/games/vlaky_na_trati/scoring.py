"""The final reckoning: "Závěrečné bodování", sheets I and II. All sheets lie open, so it can be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

if TYPE_CHECKING:
    from .components import SheetTable
    from .state import VlakyState


class RowTicked(Line, frozen=True, kw_only=True):
    """A row that scores its rightmost ticked box."""

    row: str
    ticked: int


class RowDoubled(Line, frozen=True, kw_only=True):
    """The row of the majority: more symbols than any other seat multiply its points."""

    row: str
    ticked: int
    times: int


class RowFulfilled(Line, frozen=True, kw_only=True):
    """A row of a chain: so many boxes are ticked, so many of them count."""

    row: str
    ticked: int
    fulfilled: int


class RowsMultiplied(Line, frozen=True, kw_only=True):
    """Two rows whose rightmost values are multiplied."""

    rows: tuple[str, ...]
    values: tuple[int, ...]


class RowRaced(Line, frozen=True, kw_only=True):
    """The raced row; its last box is worth less to those who came later."""

    row: str
    ticked: int
    first: bool


class RowCounts(Line, frozen=True, kw_only=True):
    """A row that scores nothing by itself."""

    row: str
    ticked: int


class CoinsExchanged(Line, frozen=True, kw_only=True):
    """Coins at a better rate, by the boxes of the exchange row."""

    row: str
    coins: int
    each: int


class CoinsLeft(Line, frozen=True, kw_only=True):
    """Coins worth one point each."""

    coins: int


LINES: tuple[type[Line], ...] = (
    RowTicked,
    RowDoubled,
    RowFulfilled,
    RowsMultiplied,
    RowRaced,
    RowCounts,
    CoinsExchanged,
    CoinsLeft,
)


def fulfilled(sheet: SheetTable, ticks: list[int]) -> list[int]:
    """By row, how many of its boxes count: in a chain only those before which all count (V15, V16, V17)."""
    count = ticks[:]
    for kind, rows in sheet.chains:
        if kind == "down":
            above = 99
            for row in rows:
                above = min(above, ticks[row])
                count[row] = min(ticks[row], above)
        else:  # to and fro: first row 1, second row 1, first row 2, ...
            first, second = rows
            count[first] = min(ticks[first], ticks[second] + 1)
            count[second] = min(ticks[second], ticks[first])
    return count


def _value(boxes: tuple[int, ...], ticked: int) -> int:
    return boxes[ticked - 1] if ticked else 0


def has_majority(s: VlakyState, seat: int) -> bool:
    """More symbols gained than any other seat; a tie gives it to nobody (V13)."""
    return all(s.gained[seat] > other for number, other in enumerate(s.gained) if number != seat)


def row_points(s: VlakyState, seat: int, row: int, count: list[int]) -> int:
    """The points of a row that scores by itself."""
    sheet = s.game.board.sheet
    kind, boxes, ticked = sheet.score[row], sheet.boxes[row], s.ticks[seat][row]
    if kind == "ticked":
        points = _value(boxes, ticked)
        return points * sheet.times if row == sheet.majority and has_majority(s, seat) else points
    if kind == "fulfilled":
        return _value(boxes, count[row])
    if kind == "race":
        late = ticked == len(boxes) and s.race[seat] == 2
        return sheet.later[row] if late else _value(boxes, ticked)
    return 0


def total(s: VlakyState, seat: int) -> int:
    """All points of a seat as its sheet stands now; coins at the factory's better rate as far as it goes (V18)."""
    sheet = s.game.board.sheet
    ticks = s.ticks[seat]
    count = fulfilled(sheet, ticks)
    points = sum(row_points(s, seat, row, count) for row in range(len(ticks)))
    factors = [row for row, kind in enumerate(sheet.score) if kind == "factor"]
    if factors:
        product = 1
        for row in factors:
            product *= _value(sheet.boxes[row], ticks[row])
        points += product
    coins = s.coins[seat]
    for row in sheet.order:
        if sheet.score[row] == "exchange" and ticks[row]:
            most, each = sheet.exchange[row][ticks[row] - 1]
            exchanged = min(most, coins)
            points += exchanged * each
            coins -= exchanged
    return points + coins


def ranks(s: VlakyState) -> list[int]:
    """Places by points, then by coins left; who is equal in both shares the place (V22)."""
    keys = [(total(s, seat), s.coins[seat]) for seat in range(s.game.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def sheet(s: VlakyState) -> list[SeatSheet]:
    """The reckoning line by line, from the top of the printed sheet down."""
    places = ranks(s)
    return [SeatSheet(seat, tuple(_lines(s, seat)), total(s, seat), places[seat]) for seat in range(s.game.players)]


def _lines(s: VlakyState, seat: int) -> list[Line]:
    board = s.game.board
    table = board.sheet
    ticks = s.ticks[seat]
    count = fulfilled(table, ticks)
    factors = [row for row in table.order if table.score[row] == "factor"]
    coins = s.coins[seat]
    lines: list[Line] = []
    for row in table.order:
        kind, name, points = table.score[row], board.symbols[row], row_points(s, seat, row, count)
        if kind == "ticked" and row == table.majority and has_majority(s, seat) and points:
            lines.append(RowDoubled(points=points, row=name, ticked=ticks[row], times=table.times))
        elif kind == "ticked":
            lines.append(RowTicked(points=points, row=name, ticked=ticks[row]))
        elif kind == "fulfilled":
            lines.append(RowFulfilled(points=points, row=name, ticked=ticks[row], fulfilled=count[row]))
        elif kind == "race":
            lines.append(RowRaced(points=points, row=name, ticked=ticks[row], first=s.race[seat] != 2))
        elif kind == "none":
            lines.append(RowCounts(points=0, row=name, ticked=ticks[row]))
        elif kind == "factor" and row == factors[-1]:
            values = tuple(_value(table.boxes[factor], ticks[factor]) for factor in factors)
            product = 1
            for value in values:
                product *= value
            rows = tuple(board.symbols[factor] for factor in factors)
            lines.append(RowsMultiplied(points=product, rows=rows, values=values))
        elif kind == "exchange":
            most, each = table.exchange[row][ticks[row] - 1] if ticks[row] else (0, 0)
            exchanged = min(most, coins)
            coins -= exchanged
            lines.append(CoinsExchanged(points=exchanged * each, row=name, coins=exchanged, each=each))
    lines.append(CoinsLeft(points=coins, coins=coins))
    return lines
