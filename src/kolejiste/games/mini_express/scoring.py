"""The final reckoning, line by line; the points themselves are in `rules/points.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .rules import points

if TYPE_CHECKING:
    from .state import MiniState

WHY = ("none", "little", "behind", "first", "second", "other")  # by what `points.basis` tells


class CompanyShares(Line, frozen=True, kw_only=True):
    """A seat's shares in a company: its influence and rank, the track length, what one share is worth to it.

    `why` tells what decided the value: first, second, other (the column of the table), or why it is nothing: none (no
    influence), little (no more than three, from trainspotter on), behind (less than the automa, from conductor on).
    """

    company: str
    shares: int
    influence: int
    rank: int
    length: int
    value: int
    why: str


LINES: tuple[type[Line], ...] = (CompanyShares,)


def sheet(s: MiniState) -> list[SeatSheet]:
    """For each seat a line for each company, in the order of the asset board."""
    return [_seat(s, seat) for seat in range(s.game.players)]


def _seat(s: MiniState, seat: int) -> SeatSheet:
    lines = tuple(_line(s, seat, company) for company in range(len(s.game.companies)))
    return SeatSheet(seat, lines, sum(line.points for line in lines), points.rank(s, seat))


def _line(s: MiniState, seat: int, company: int) -> CompanyShares:
    shares, value = s.shares[seat][company], points.value(s, seat, company)
    return CompanyShares(
        points=shares * value,
        company=s.game.companies[company],
        shares=shares,
        influence=s.influence[seat][company],
        rank=points.rank_in(s, seat, company),
        length=s.length[company],
        value=value,
        why=WHY[points.basis(s, seat, company)],
    )
