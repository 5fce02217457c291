"""What a state of Railroad Revolution keeps for speed although it follows from the rest: sums and masks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kolejiste.core.masks import bits, mask

from .components import Board
from .things import ANY_COLOUR, MAT

if TYPE_CHECKING:
    from .state import RailroadState


def derived(s: RailroadState) -> dict[str, object]:
    """By field, what it must be; the descriptions stand at the fields."""
    board, seats = s.game.board, range(s.game.players)
    stations, offices = board.neutral(s.game.players)
    for seat in seats:
        stations |= s.stations[seat]
        offices |= s.offices[seat]
    return {
        "crew": [sum(s.supply[seat]) + sum(s.mat[seat]) for seat in seats],
        "have": [_there([*s.supply[seat], *s.mat[seat]]) for seat in seats],
        "fleet": [_there([*s.trains_up[seat], *s.trains_down[seat]]) for seat in seats],
        "in_pool": _there(s.pool),
        "cities": [_together(board.end_mask, s.rails[seat]) for seat in seats],
        "edge": [_together(board.beside, s.rails[seat]) for seat in seats],
        "first_stations": stations,
        "first_offices": offices,
        "wants": [
            [
                _wanted(board, tile, managers)
                for tile, managers in zip(s.milestones[seat], s.managers[seat], strict=True)
            ]
            for seat in seats
        ],
    }


def _there(counts: Iterable[int]) -> int:
    return mask(number for number, count in enumerate(counts) if count)


def _together(masks: tuple[int, ...], rails: int) -> int:
    found = 0
    for rail in bits(rails):
        found |= masks[rail]
    return found


def _wanted(board: Board, tile: int, managers: Sequence[int]) -> int:
    """The own workers, as a mask, that a milestone with so many managers of each colour still wants."""
    if tile < 0:
        return 0
    needs = board.managers[tile]
    if ANY_COLOUR in needs:
        wanted = ANY_COLOUR if sum(managers) < len(needs) else 0
    else:
        wanted = mask(colour for colour, there in enumerate(managers) if there < needs.count(1 << colour))
    return wanted | wanted << MAT
