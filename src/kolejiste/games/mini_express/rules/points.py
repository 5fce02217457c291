"""What everybody's shares are worth: "Závěrečné bodování", also of solo games and of two experienced players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import figures

if TYPE_CHECKING:
    from ..fields import Table


def rank_in(s: Table, seat: int, company: int) -> int:
    """A seat's place in a company's influence; equal ones share the better place and leave out the next (M28)."""
    rank = 1
    for other in range(s.tables.players):
        if s.influence[other][company] > s.influence[seat][company]:
            rank += 1
    return rank


def basis(s: Table, seat: int, company: int) -> int:
    """What decides how much a share is worth to a seat: a column of the table, or why it is worth nothing."""
    t, own = s.tables, s.influence[seat][company]
    if own == 0:
        return figures.NO_INFLUENCE
    if t.hard and seat == 0 and own <= figures.LITTLE:
        return figures.LITTLE_INFLUENCE
    if t.brutal and seat == 0 and own < s.influence[1][company]:
        return figures.BEHIND_AUTOMA
    column = figures.FIRST_COLUMN - 1 + rank_in(s, seat, company)
    if t.two_columns:  # solo and two experienced players do without the first column
        column += 1
    return min(column, figures.LAST_COLUMN)


def value(s: Table, seat: int, company: int) -> int:
    """What one share is worth to a seat."""
    found = basis(s, seat, company)
    if found < figures.FIRST_COLUMN:
        return 0
    return s.tables.values[found - figures.FIRST_COLUMN][s.length[company]]


def total(s: Table, seat: int) -> int:
    """A seat's points, as if the game ended now."""
    points = 0
    for company in range(figures.COMPANIES):
        shares = s.shares[seat][company]
        if shares > 0:
            points += shares * value(s, seat, company)
    return points


def rank(s: Table, seat: int) -> int:
    """A seat's place. Most points; then fewest shares; then the nearest to the starting player in order of play.
    Solo, a tie is the automa's, who sits last (M27)."""
    place, points, shares = 1, total(s, seat), held(s, seat)
    for other in range(s.tables.players):
        if other != seat:
            ahead = total(s, other) - points
            if ahead == 0:
                if s.tables.people == 1:
                    ahead = other - seat
                else:
                    ahead = shares - held(s, other)
                    if ahead == 0:
                        ahead = seat - other
            if ahead > 0:
                place += 1
    return place


def held(s: Table, seat: int) -> int:
    """All shares of a seat."""
    shares = 0
    for company in range(figures.COMPANIES):
        shares += s.shares[seat][company]
    return shares
