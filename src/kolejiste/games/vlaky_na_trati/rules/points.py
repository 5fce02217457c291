"""The points of a sheet: "Závěrečné bodování", sheets I and II. All sheets lie open, so they are known at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scores

if TYPE_CHECKING:
    from ..fields import Table


def count_boxes(s: Table, seat: int) -> None:
    """By row into `s.count`, how many of its boxes count: in a chain only those before which all count (V15, V16,
    V17)."""
    t = s.tables
    ticks = s.ticks[seat]
    for row in range(t.rows):
        s.count[row] = ticks[row]
    for chain in range(t.chains):
        rows = t.chain_rows[chain]
        if t.chain_down[chain]:
            above = 99
            for place in range(t.chain_size[chain]):
                above = min(above, ticks[rows[place]])
                s.count[rows[place]] = above
        else:  # to and fro: first row 1, second row 1, first row 2, ...
            s.count[rows[0]] = min(ticks[rows[0]], ticks[rows[1]] + 1)
            s.count[rows[1]] = min(ticks[rows[1]], ticks[rows[0]])


def printed(s: Table, row: int, boxes: int) -> int:
    """What the last of so many boxes says."""
    return s.tables.boxes[row][boxes - 1] if boxes > 0 else 0


def has_majority(s: Table, seat: int) -> bool:
    """More symbols gained than any other seat; a tie gives it to nobody (V13)."""
    for other in range(s.tables.players):
        if other != seat and s.gained[other] >= s.gained[seat]:
            return False
    return True


def of_row(s: Table, seat: int, row: int) -> int:
    """The points of a row that scores by itself, once `count_boxes` has been asked."""
    t = s.tables
    kind = t.score[row]
    ticked = s.ticks[seat][row]
    if kind == scores.TICKED:
        points = printed(s, row, ticked)
        return points * t.times if row == t.majority and has_majority(s, seat) else points
    if kind == scores.FULFILLED:
        return printed(s, row, s.count[row])
    if kind == scores.RACE:
        late = ticked == t.length[row] and s.race[seat] == 2
        return t.later[row] if late else printed(s, row, ticked)
    return 0


def total(s: Table, seat: int) -> int:
    """All points of a seat as its sheet stands now; coins at the factory's better rate as far as it goes (V18)."""
    t = s.tables
    count_boxes(s, seat)
    points = 0
    product = 1
    factors = False
    for row in range(t.rows):
        points += of_row(s, seat, row)
        if t.score[row] == scores.FACTOR:
            factors = True
            product *= printed(s, row, s.ticks[seat][row])
    if factors:
        points += product
    coins = s.coins[seat]
    for place in range(t.rows):
        row = t.order[place]
        ticked = s.ticks[seat][row]
        if t.score[row] == scores.EXCHANGE and ticked > 0:
            exchanged = min(t.exchange[row][ticked - 1][0], coins)
            points += exchanged * t.exchange[row][ticked - 1][1]
            coins -= exchanged
    return points + coins


def rank(s: Table, seat: int) -> int:
    """A seat's place by points, then by coins left; who is equal in both shares the place (V22)."""
    own = total(s, seat)
    place = 1
    for other in range(s.tables.players):
        points = total(s, other)
        if points > own or (points == own and s.coins[other] > s.coins[seat]):
            place += 1
    return place
