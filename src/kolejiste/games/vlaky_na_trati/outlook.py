"""What a sheet is worth with so many cards to come, in expected points: rows fill by chance, at the rate of their
symbols. Everything that does not hang on the position is worked out once, into the tables of a `Thinking`."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any

from .rules.thinking import MOST_COMING, MOST_LEAD

if TYPE_CHECKING:
    from .components import Board, SheetTable


@lru_cache(4096)
def _tails(mean: float) -> tuple[float, ...]:
    """For each number, the chance that at least so many come (Poisson)."""
    term, tails = exp(-mean), [1.0]
    for number in range(1, MOST_COMING):
        tails.append(max(tails[-1] - term, 0.0))
        term *= mean / number
    return tuple(tails)


def chances(game: Any, rate: float) -> list[list[list[float]]]:
    """By cards to come, row and number: the chance that at least so many of its symbols come."""
    board: Board = game.board
    symbols = [symbol for card in board.station[0] for station in card for symbol in station]
    rates = [rate * symbols.count(row) / (3 * len(board.cards)) for row in range(len(board.symbols))]
    return [[list(_tails(each * left)) for each in rates] for left in range(board.slots + 1)]


def majorities(game: Any, swing: float) -> list[list[float]]:
    """By cards to come and lead, counted from -MOST_LEAD: the chance to have the majority at the end."""
    leads = range(-MOST_LEAD, MOST_LEAD + 1)
    at_once = [[float(lead > 0) for lead in leads]]
    # A tie gives it to nobody: half a symbol behind.
    return at_once + [
        [1 / (1 + exp((0.5 - lead) / (swing * left**0.5))) for lead in leads] for left in range(1, game.board.slots + 1)
    ]


def conditions(game: Any) -> list[list[tuple[int, int]]]:
    """By row, the rows that a box of it waits for, with how many boxes less than its own number they need."""
    sheet: SheetTable = game.board.sheet
    found: list[list[tuple[int, int]]] = []
    for row in range(len(game.board.symbols)):
        waits: list[tuple[int, int]] = []
        for kind, rows in sheet.chains:
            if row in rows and kind == "down":
                waits += [(other, 0) for other in rows[: rows.index(row)]]
            elif row in rows:
                waits.append((rows[1], 1) if row == rows[0] else (rows[0], 0))
        found.append(waits)
    return found


def group_of(game: Any) -> list[int]:
    """By row the number of the group of rows whose points hang together."""
    sheet: SheetTable = game.board.sheet
    of = list(range(len(game.board.symbols)))
    factors = [row for row in of if sheet.score[row] == "factor"]
    red = [*sheet.red_rows, sheet.red_opens] if sheet.red_rows else []
    for tied in (*[chain for _, chain in sheet.chains], factors, red):
        for row in tied:
            of = [of[tied[0]] if group == of[row] else group for group in of]
    names = sorted(set(of))
    return [names.index(group) for group in of]


def groups(game: Any) -> list[list[int]]:
    """The rows of each group."""
    of = group_of(game)
    return [[row for row, group in enumerate(of) if group == number] for number in range(max(of) + 1)]


def watched(game: Any) -> list[int]:
    """By group the row for which the other seats matter, if there is one."""
    sheet: SheetTable = game.board.sheet
    return [
        next((row for row in group if row == sheet.majority or row in sheet.race), group[0]) for group in groups(game)
    ]


def paying(game: Any) -> list[tuple[tuple[int, ...], int]]:
    """The chains whose columns pay coins."""
    sheet: SheetTable = game.board.sheet
    return sorted({chain for chains in sheet.paying_for for chain in chains})


def exchange(game: Any) -> int:
    """The row by which coins are exchanged, -1 if there is none."""
    score = game.board.sheet.score
    return score.index("exchange") if "exchange" in score else -1
