"""The draft of starting shares: who picks when, and which picks let everybody finish."""

from __future__ import annotations

from functools import lru_cache

COMPANIES = 4


def picker(players: int, pick: int) -> int:
    """The seat of a pick: once around from the starting player, then back."""
    return pick if pick < players else 2 * players - 1 - pick


@lru_cache(maxsize=1 << 14)
def picks(players: int, aside: int, made: tuple[int, ...]) -> tuple[int, ...]:
    """The companies that may be picked next, after these picks. One that would leave somebody without a pick is not
    offered (M5)."""
    return tuple(company for company in _allowed(players, aside, made) if _ends_well(players, aside, (*made, company)))


def _allowed(players: int, aside: int, made: tuple[int, ...]) -> list[int]:
    """A share must lie aside; a seat's two companies differ, and no two seats hold the same two."""
    found = [company for company in range(COMPANIES) if made.count(company) < aside]
    if len(made) < players:
        return found
    seat = picker(players, len(made))
    pairs = [{made[other], made[2 * players - 1 - other]} for other in range(seat + 1, players)]
    return [company for company in found if company != made[seat] and {company, made[seat]} not in pairs]


@lru_cache(maxsize=1 << 14)
def _ends_well(players: int, aside: int, made: tuple[int, ...]) -> bool:
    return len(made) == 2 * players or any(
        _ends_well(players, aside, (*made, company)) for company in _allowed(players, aside, made)
    )
