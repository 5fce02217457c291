"""The final reckoning line by line; the points are reckoned in `rules/points.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .rules import points

if TYPE_CHECKING:
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


def sheet(s: VlakyState) -> list[SeatSheet]:
    """The reckoning line by line, from the top of the printed sheet down."""
    return [
        SeatSheet(seat, tuple(_lines(s, seat)), points.total(s, seat), points.rank(s, seat))
        for seat in range(s.game.players)
    ]


def _lines(s: VlakyState, seat: int) -> list[Line]:
    board = s.game.board
    table = board.sheet
    ticks = s.ticks[seat]
    points.count_boxes(s, seat)
    factors = [row for row in table.order if table.score[row] == "factor"]
    coins = s.coins[seat]
    lines: list[Line] = []
    for row in table.order:
        kind, name, found = table.score[row], board.symbols[row], points.of_row(s, seat, row)
        if kind == "ticked" and row == table.majority and points.has_majority(s, seat) and found:
            lines.append(RowDoubled(points=found, row=name, ticked=ticks[row], times=table.times))
        elif kind == "ticked":
            lines.append(RowTicked(points=found, row=name, ticked=ticks[row]))
        elif kind == "fulfilled":
            lines.append(RowFulfilled(points=found, row=name, ticked=ticks[row], fulfilled=s.count[row]))
        elif kind == "race":
            lines.append(RowRaced(points=found, row=name, ticked=ticks[row], first=s.race[seat] != 2))
        elif kind == "none":
            lines.append(RowCounts(points=0, row=name, ticked=ticks[row]))
        elif kind == "factor" and row == factors[-1]:
            values = tuple(points.printed(s, factor, ticks[factor]) for factor in factors)
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
