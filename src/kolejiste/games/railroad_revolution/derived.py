"""What a state of Railroad Revolution keeps for speed although it follows from the rest: sums and masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.masks import bits, mask

from .components import COLOUR_COUNT, of_seat

if TYPE_CHECKING:
    from .state import RailroadState


def derived(s: RailroadState) -> dict[str, object]:
    """By field, what it must be; the descriptions stand at the fields."""
    board, seats = s.game.board, range(s.game.players)
    trains = len(board.trains)
    workers = [s.supply[of_seat(seat, COLOUR_COUNT)] + s.mat[of_seat(seat, COLOUR_COUNT)] for seat in seats]
    fleets = [s.trains_up[of_seat(seat, trains)] + s.trains_down[of_seat(seat, trains)] for seat in seats]
    stations, offices = board.neutral(s.game.players)
    for seat in seats:
        stations |= s.stations[seat]
        offices |= s.offices[seat]
    return {
        "crew": [sum(own) for own in workers],
        "have": [_there(own) for own in workers],
        "fleet": [_there(own) for own in fleets],
        "in_pool": _there(s.pool),
        "cities": [_together(board.end_mask, s.rails[seat]) for seat in seats],
        "edge": [_together(board.beside, s.rails[seat]) for seat in seats],
        "first_stations": stations,
        "first_offices": offices,
        "wants": [
            board.wanted(tile, managers) if tile >= 0 else 0
            for tile, managers in zip(s.milestones, s.managers, strict=True)
        ],
    }


def _there(counts: list[int]) -> int:
    return mask(number for number, count in enumerate(counts) if count)


def _together(masks: tuple[int, ...], rails: int) -> int:
    found = 0
    for rail in bits(rails):
        found |= masks[rail]
    return found
