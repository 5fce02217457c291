"""What a state of Mini Express keeps for speed although it follows from the rest: masks and counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.masks import bits, mask

from .components import COMPANIES

if TYPE_CHECKING:
    from .state import MiniState


def derived(s: MiniState) -> dict[str, object]:
    """By field, what it must be; the descriptions stand at the fields."""
    game, land, companies = s.game, s.game.land, range(COMPANIES)
    here = [mask(land.city_at[x] for x in bits(net) if land.city_at[x] >= 0) for net in s.net]
    there = [sum(cities >> city & 1 for cities in here) for city in range(land.city_count)]
    return {
        "here": here,
        "reach": [_together(land.within, net) for net in s.net],
        "edge": [_together(land.beside_mask, net) for net in s.net],
        "capacity": [max(0, most - count) for most, count in zip(game.capacity, there, strict=True)],
        "out": mask(company for company in companies if not s.stock[company]),
    }


def _together(masks: tuple[int, ...], spaces: int) -> int:
    found = 0
    for x in bits(spaces):
        found |= masks[x]
    return found
