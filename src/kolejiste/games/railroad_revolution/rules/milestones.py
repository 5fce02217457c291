"""Milestones: "Mezníky společností", completed at the end of any turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.journal import Note

from ..components import NEXT_STACK, SLOTS, slots
from ..events import MilestoneCompleted, MilestoneKept, MilestonesDrawn, MilestonesDrawnUnseen
from . import affordability, turns, workers
from .phases import MILESTONE, ORDER

if TYPE_CHECKING:
    from ..state import RailroadState

DECKS = {"B": 0, "C": 1, "D": 2}


def met(s: RailroadState, seat: int, tile: int) -> bool:
    """Whether a seat fulfils a milestone's conditions: levels and terrain exactly as shown."""
    own = s.cities[seat], s.stations[seat], s.rails[seat]
    return all((own[kind] & those).bit_count() >= count for kind, those, count in s.game.board.counted[tile])


def complete(s: RailroadState, slot: int) -> bool:
    """Whether the milestone in this slot has all its managers and its conditions."""
    return not s.wants[slot] and s.milestones[slot] >= 0 and met(s, slot // SLOTS, s.milestones[slot])


def any_complete(s: RailroadState) -> bool:
    """Whether the end of the turn would turn a milestone over."""
    grown, wants = s.grown, s.wants
    seats = [seat for seat in range(s.game.players) if grown >> seat & 1]
    return any(not wants[slot] and complete(s, slot) for seat in seats for slot in slots(seat))


def begin(s: RailroadState, chance: Chance) -> None:
    """The end of a turn: from the active player clockwise, everybody's completed milestones, one after another
    (R23)."""
    s.slot = 0
    go_on(s, chance)


def go_on(s: RailroadState, chance: Chance) -> None:
    """The next completed milestone, from the place where the last one was. Of two of its own a seat chooses which is
    replaced first (R24)."""
    players, wants = s.game.players, s.wants
    place = s.slot // SLOTS
    while s.grown and place < players:
        seat = (s.turn + place) % players
        if not s.grown >> seat & 1 or (wants[SLOTS * seat] and wants[SLOTS * seat + 1]):
            place += 1
            continue
        first, second = complete(s, SLOTS * seat), complete(s, SLOTS * seat + 1)
        if first and second:
            s.slot = SLOTS * place
            s.seat = seat
            s.phase = ORDER
            return
        if not first and not second:
            place += 1
        elif _replace(s, seat, int(second), chance):
            s.slot = SLOTS * place + second
            return
    s.grown = s.slot = 0
    turns.next_turn(s)


def legal_order(s: RailroadState) -> list[int]:
    return [s.game.numbering.replace, s.game.numbering.replace + 1, *affordability.asides(s)]


def replace(s: RailroadState, move: int, chance: Chance) -> None:
    """The first of two completed milestones; the other follows."""
    number = move - s.game.numbering.replace
    if _replace(s, s.seat, number, chance):
        s.slot += number
    else:
        go_on(s, chance)


def _replace(s: RailroadState, seat: int, number: int, chance: Chance) -> bool:
    """Turn a milestone over and draw for the next; True while the seat chooses."""
    slot = SLOTS * seat + number
    _complete(s, seat, slot)
    return _draw(s, seat, slot, chance)


def _complete(s: RailroadState, seat: int, slot: int) -> None:
    """The managers go back to the common supply, and the tile counts."""
    board = s.game.board
    tile = s.milestones[slot]
    for colour in s.managers[slot]:
        workers.give_back(s, colour)
    s.completed = s.completed[:]
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
    deck = _own_deck(s, stack)
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


def _own_deck(s: RailroadState, stack: str) -> Deck:
    """The deck of a stack, to be changed: copies of the position share the one that was there."""
    s.tiles = [deck.clone() if deck.name == stack else deck for deck in s.tiles]
    return s.tiles[DECKS[stack]]


def legal_keep(s: RailroadState) -> list[int]:
    return [*(s.game.numbering.keep + tile for tile in sorted(s.drawn)), *affordability.asides(s)]


def keep(s: RailroadState, move: int, chance: Chance) -> None:
    seat = s.seat
    slot = SLOTS * seat + s.slot % SLOTS
    tiles, s.drawn = s.drawn, ()
    s.reveals += 1  # all see now what only the seat had seen (R25)
    _keep(s, seat, slot, tiles, move - s.game.numbering.keep)
    go_on(s, chance)


def _keep(s: RailroadState, seat: int, slot: int, tiles: tuple[int, ...], kept: int) -> None:
    """One lies open; the others go under the stack as they were drawn, known to whoever drew them (R11)."""
    board = s.game.board
    workers.hold(s, slot, kept)
    stack = board.stack[kept]
    deck = _own_deck(s, stack)
    for tile in tiles:
        if tile != kept:
            deck.under(board.of_stack[stack].index(tile), 1 << seat)
    if s.journal is not None:
        s.journal.append(Note(MilestoneKept(seat, board.milestones[kept])))
