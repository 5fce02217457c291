"""The draft of starting shares: who picks when, and which picks let everybody finish.

Picks made so far are packed into one number, two bits for each, so that nothing has to be copied to try further ones.
"""

from __future__ import annotations

from .rules import figures


def picker(players: int, pick: int) -> int:
    """The seat of a pick: once around from the starting player, then back."""
    return pick if pick < players else 2 * players - 1 - pick


def packed(made: int, pick: int, company: int) -> int:
    """The picks made, with this one added at its place."""
    return made | company << 2 * pick


def picked(made: int, pick: int) -> int:
    """The company that was picked at a place."""
    return made >> 2 * pick & 3


def may_pick(players: int, aside: int, made: int, pick: int, company: int) -> bool:
    """Whether a company may be picked next. One that would leave somebody without a pick is not offered (M5)."""
    return is_allowed(players, aside, made, pick, company) and ends_well(
        players, aside, packed(made, pick, company), pick + 1
    )


def is_allowed(players: int, aside: int, made: int, pick: int, company: int) -> bool:
    """A share must lie aside; a seat's two companies differ, and no two seats hold the same two."""
    taken = 0
    for earlier in range(pick):
        if picked(made, earlier) == company:
            taken += 1
    if taken >= aside:
        return False
    if pick < players:
        return True
    seat = picker(players, pick)
    first = picked(made, seat)
    if company == first:
        return False
    for other in range(seat + 1, players):
        one, two = picked(made, other), picked(made, 2 * players - 1 - other)
        if (one == company and two == first) or (one == first and two == company):
            return False
    return True


def ends_well(players: int, aside: int, made: int, pick: int) -> bool:
    """Whether all who have still to pick can."""
    if pick == 2 * players:
        return True
    for company in range(figures.COMPANIES):
        if may_pick(players, aside, made, pick, company):
            return True
    return False
