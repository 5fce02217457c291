"""What a state of Mini Express keeps for speed although it follows from the rest: masks and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.masks import mask

from .rules.figures import COMPANIES

if TYPE_CHECKING:
    from .state import MiniState


def derived(s: MiniState) -> dict[str, object]:
    """By field, what it must be; the descriptions stand at the fields."""
    game, land, companies = s.game, s.game.land, range(COMPANIES)
    nets = [s.network_of(company) for company in companies]
    here = [mask(land.city_at[x] for x in net if land.city_at[x] >= 0) for net in nets]
    there = [sum(cities >> city & 1 for cities in here) for city in range(land.city_count)]
    return {
        "here": here,
        "reach": [_together(land.within, net) for net in nets],
        "edge": [_together(land.around, net) for net in nets],
        "capacity": [max(0, most - count) for most, count in zip(game.capacity, there, strict=True)],
        "out": mask(company for company in companies if not s.stock[company]),
    }


def _together(sets_of: Sequence[Sequence[int]], spaces: Sequence[int]) -> list[int]:
    """The union of what lies at these spaces, word by word."""
    found = list(sets_of[spaces[0]])
    for x in spaces:
        found = [one | two for one, two in zip(found, sets_of[x], strict=True)]
    return found
