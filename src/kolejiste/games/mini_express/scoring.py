"""The final reckoning: "Závěrečné bodování", also of solo games and of two experienced players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Line
from kolejiste.core.contract import SeatSheet

from .components import COMPANIES

if TYPE_CHECKING:
    from .state import MiniState

LITTLE = 3  # influence up to which a person's shares are worth nothing, from trainspotter on


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


def rank(s: MiniState, seat: int, company: int) -> int:
    """A seat's place in a company's influence; equal ones share the better place and leave out the next (M28)."""
    own = s.influence[COMPANIES * seat + company]
    return 1 + sum(other > own for other in s.influence[company::COMPANIES])


def value(s: MiniState, seat: int, company: int) -> tuple[int, str]:
    """What one share is worth to a seat, and why."""
    game = s.game
    own = s.influence[COMPANIES * seat + company]
    if not own:
        return 0, "none"
    if game.hard and seat == 0 and own <= LITTLE:
        return 0, "little"
    if game.brutal and seat == 0 and own < s.influence[COMPANIES + company]:
        return 0, "behind"
    place = rank(s, seat, company)
    if game.two_columns:  # solo and two experienced players do without the first column
        place += 1
    if place == 1:
        return game.values.first[s.length[company]], "first"
    if place == 2:
        return game.values.second[s.length[company]], "second"
    return game.values.other[s.length[company]], "other"


def totals(s: MiniState) -> list[int]:
    found = []
    for seat in range(s.game.players):
        total = 0
        for company in range(COMPANIES):
            shares = s.shares[COMPANIES * seat + company]
            if shares:
                total += shares * value(s, seat, company)[0]
        found.append(total)
    return found


def ranks(s: MiniState) -> list[int]:
    """Most points; then fewest shares; then the nearest to the starting player in order of play. Solo, a tie is the
    automa's, who sits last (M27)."""
    points = totals(s)
    players = range(s.game.players)
    if s.game.people == 1:
        order = sorted(players, key=lambda seat: (-points[seat], -seat))
    else:
        held = [sum(s.shares[COMPANIES * seat : COMPANIES * seat + COMPANIES]) for seat in players]
        order = sorted(players, key=lambda seat: (-points[seat], held[seat], seat))
    return [order.index(seat) + 1 for seat in players]


def sheet(s: MiniState) -> list[SeatSheet]:
    """For each seat a line for each company, in the order of the asset board."""
    places = ranks(s)
    found = []
    for seat in range(s.game.players):
        lines = []
        for company, name in enumerate(s.game.companies):
            worth, why = value(s, seat, company)
            shares = s.shares[COMPANIES * seat + company]
            lines.append(
                CompanyShares(
                    points=shares * worth,
                    company=name,
                    shares=shares,
                    influence=s.influence[COMPANIES * seat + company],
                    rank=rank(s, seat, company),
                    length=s.length[company],
                    value=worth,
                    why=why,
                )
            )
        found.append(SeatSheet(seat, tuple(lines), sum(line.points for line in lines), places[seat]))
    return found
