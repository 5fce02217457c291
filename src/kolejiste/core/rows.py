"""Short lists of small numbers that grow and shrink, as rules use them: cards in the order they were laid, what is
still to be done. A compiled table keeps them inside itself, so they have a largest length."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

MOST = 128  # cells of a compiled row


class Row:
    """`size` numbers in `cells`; what lies behind them means nothing. It reads like a list."""

    __slots__ = ("cells", "size")

    def __init__(self, cells: Iterable[int] = ()) -> None:
        self.cells = list(cells)
        self.size = len(self.cells)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        return iter(self.cells[: self.size])

    def __getitem__(self, place: int) -> int:
        return self.cells[: self.size][place]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Iterable) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"Row({list(self)})"

    def clone(self) -> Row:
        return Row(self.cells[: self.size])


def push(row: Row, number: int) -> None:
    """Put a number behind the last."""
    if row.size == len(row.cells):
        row.cells.append(number)
    else:
        row.cells[row.size] = number
    row.size += 1


def pop(row: Row) -> int:
    """Take the last number away."""
    row.size -= 1
    return row.cells[row.size]


def shift(row: Row) -> int:
    """Take the first number away."""
    first = row.cells[0]
    row.size -= 1
    for place in range(row.size):
        row.cells[place] = row.cells[place + 1]
    return first


def insert(row: Row, place: int, number: int) -> None:
    """Put a number at a place, before what stood there."""
    push(row, number)
    for behind in range(row.size - 1, place, -1):
        row.cells[behind] = row.cells[behind - 1]
    row.cells[place] = number


def clear(row: Row) -> None:
    """Take all away."""
    row.size = 0


def take(row: Row, place: int) -> int:
    """Take the number at a place away; those behind it move up."""
    taken = row.cells[place]
    row.size -= 1
    for at in range(place, row.size):
        row.cells[at] = row.cells[at + 1]
    return taken
