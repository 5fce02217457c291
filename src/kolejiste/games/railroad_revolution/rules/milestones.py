"""Milestones: "Mezníky společností", completed at the end of any turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..components import NEXT_STACK
from ..events import MilestoneCompleted, MilestoneKept, MilestonesDrawn, MilestonesDrawnUnseen
from . import means, turns, workers
from .phases import MILESTONE

if TYPE_CHECKING:
    from ..state import RailroadState

DECKS = {"B": 0, "C": 1, "D": 2}


def met(s: RailroadState, seat: int, tile: int) -> bool:
    """Whether a seat fulfils a milestone's conditions: levels and terrain exactly as shown."""
    own = s.cities[seat], s.stations[seat], s.rails[seat]
    return all((own[kind] & those).bit_count() >= count for kind, those, count in s.game.board.counted[tile])


def complete(s: RailroadState, slot: int) -> bool:
    """Whether the milestone in this slot has all its managers and its conditions."""
    return not s.wants[slot] and s.milestones[slot] >= 0 and met(s, slot // 2, s.milestones[slot])


def begin(s: RailroadState, chance: Chance) -> None:
    """The end of a turn: from the active player clockwise, everybody's completed milestones, one after another."""
    s.slot = 0
    go_on(s, chance)


def go_on(s: RailroadState, chance: Chance) -> None:
    if s.grown:
        slots = 2 * s.game.players
        for place in range(s.slot, slots):
            slot = (2 * s.turn + place) % slots
            if complete(s, slot):
                _complete(s, slot // 2, slot)
                if _draw(s, slot // 2, slot, chance):
                    s.slot = place
                    return
        s.grown = 0
    s.slot = 0
    turns.next_turn(s)


def _complete(s: RailroadState, seat: int, slot: int) -> None:
    """The managers go back to the common supply, and the tile counts."""
    board = s.game.board
    tile = s.milestones[slot]
    for colour in s.managers[slot]:
        workers.give_back(s, colour)
    s.completed[seat] = (*s.completed[seat], tile)
    if s.journal is not None:
        s.journal.append(Note(MilestoneCompleted(seat, board.milestones[tile], board.points[tile])))


def _draw(s: RailroadState, seat: int, slot: int, chance: Chance) -> bool:
    """Three of the next stack, one of them to keep; True while the seat chooses. After a D there is none (R10)."""
    board = s.game.board
    stack = NEXT_STACK[board.stack[s.milestones[slot]]]
    workers.hold(s, slot, -1)
    if not stack:
        return False
    deck = s.tiles[DECKS[stack]]
    count = min(s.game.rules.draw, len(deck))
    if not count:
        return False
    tiles = tuple(board.of_stack[stack][chance.draw(deck)] for _ in range(count))
    s.reveals += 1
    if s.journal is not None:
        names = tuple(board.milestones[tile] for tile in tiles)
        s.journal.append(
            Note(MilestonesDrawn(seat, stack, names), 1 << seat, MilestonesDrawnUnseen(seat, stack, count))
        )
    if count == 1:
        _keep(s, seat, slot, tiles, tiles[0])
        return False
    s.drawn = tiles
    s.seat = seat
    s.phase = MILESTONE
    return True


def legal_keep(s: RailroadState) -> list[int]:
    return [*(s.game.numbering.keep + tile for tile in sorted(s.drawn)), *means.asides(s)]


def keep(s: RailroadState, move: int, chance: Chance) -> None:
    seat = s.seat
    slot = 2 * seat + s.slot % 2
    tiles, s.drawn = s.drawn, ()
    _keep(s, seat, slot, tiles, move - s.game.numbering.keep)
    s.slot += 1
    go_on(s, chance)


def _keep(s: RailroadState, seat: int, slot: int, tiles: tuple[int, ...], kept: int) -> None:
    """One lies open; the others go under the stack as they were drawn, known to whoever drew them (R11)."""
    board = s.game.board
    workers.hold(s, slot, kept)
    stack = board.stack[kept]
    deck = s.tiles[DECKS[stack]]
    for tile in tiles:
        if tile != kept:
            deck.under(board.of_stack[stack].index(tile), 1 << seat)
    if s.journal is not None:
        s.journal.append(Note(MilestoneKept(seat, board.milestones[kept])))
