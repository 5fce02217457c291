"""Workers: discarding, exchanging, taking and promoting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..components import COLOUR_COUNT, COLOURS, SLOTS
from ..events import WorkerDiscarded, WorkerExchanged, WorkerPromoted, WorkerTaken
from . import affordability, effects, money
from .phases import ASSET_USE

if TYPE_CHECKING:
    from ..state import RailroadState

MAT = COLOUR_COUNT  # own workers are numbered by colour, those on the mat from here on
OWN = tuple(tuple(own for own in range(2 * COLOUR_COUNT) if have >> own & 1) for have in range(1 << 2 * COLOUR_COUNT))


def own_workers(s: RailroadState, seat: int) -> tuple[int, ...]:
    """What a seat has: colours in its supply, then (from MAT on) on its mat, each once."""
    return OWN[s.have[seat]]


def remove(s: RailroadState, seat: int, own: int) -> int:
    """Take an own worker away; its colour."""
    if own < MAT:
        there, colour = s.supply, own
    else:
        there, colour = s.mat, own - MAT
    there[COLOUR_COUNT * seat + colour] -= 1
    if not there[COLOUR_COUNT * seat + colour]:
        s.have[seat] &= ~(1 << own)
    return colour


def add(s: RailroadState, seat: int, colour: int) -> None:
    """A worker more in a seat's supply."""
    s.supply[COLOUR_COUNT * seat + colour] += 1
    s.have[seat] |= 1 << colour
    s.crew[seat] += 1


def give_back(s: RailroadState, colour: int) -> None:
    """A worker more in the common supply."""
    s.pool[colour] += 1
    s.in_pool |= 1 << colour


def take_out(s: RailroadState, colour: int) -> None:
    """A worker fewer in the common supply."""
    s.pool[colour] -= 1
    if not s.pool[colour]:
        s.in_pool ^= 1 << colour


def hold(s: RailroadState, slot: int, tile: int) -> None:
    """A milestone, or none (-1), lies in this slot of a seat, without managers."""
    s.milestones[slot] = tile
    s.managers[slot] = ()
    s.wants[slot] = s.game.board.wanted(tile, ()) if tile >= 0 else 0


def wanted(s: RailroadState, seat: int) -> int:
    """The own workers, as a mask, that one of a seat's milestones still wants."""
    return s.wants[SLOTS * seat] | s.wants[SLOTS * seat + 1]


def discard(s: RailroadState, seat: int, own: int) -> None:
    """An own worker goes back to the common supply."""
    colour = remove(s, seat, own)
    give_back(s, colour)
    s.crew[seat] -= 1
    if s.journal is not None:
        s.journal.append(Note(WorkerDiscarded(seat, COLOURS[colour])))


# --- taking ---------------------------------------------------------------------------------------------------------


def takeable(s: RailroadState, unit: int) -> int:
    """The colours that may be taken for a worker of these colours; where none of them is left, any other (R9)."""
    return unit & s.in_pool or s.in_pool


def take(s: RailroadState, move: int) -> None:
    colour = move - s.game.numbering.take
    seat = s.seat
    # Of the rewards that allow this colour, the one that now allows the fewest is used up: what stands for a missing
    # colour stays open to any other, in whatever order they are taken (R9).
    units = [unit for unit in s.takes if takeable(s, unit) >> colour & 1]
    unit = min(units, key=lambda unit: takeable(s, unit).bit_count())
    takes = list(s.takes)
    takes.remove(unit)
    s.takes = tuple(takes)
    take_out(s, colour)
    add(s, seat, colour)
    if s.journal is not None:
        s.journal.append(Note(WorkerTaken(seat, COLOURS[colour])))


def exchange(s: RailroadState, move: int) -> None:
    """The new worker comes into the personal supply, also for one from the mat, and is usable at once (R18)."""
    seat = s.seat
    own, new = s.game.numbering.swaps[move - s.game.numbering.exchange]
    if s.exchanges:
        s.exchanges -= 1
    else:
        s.ability = -1
    colour = remove(s, seat, own)
    give_back(s, colour)
    take_out(s, new)
    s.crew[seat] -= 1
    add(s, seat, new)
    if s.journal is not None:
        s.journal.append(Note(WorkerExchanged(seat, COLOURS[colour], COLOURS[new])))


# --- promotion ------------------------------------------------------------------------------------------------------


def promote(s: RailroadState, move: int) -> None:
    """Free promotions first, then paid ones, then the placed worker's own."""
    seat = s.seat
    number, own = divmod(move - s.game.numbering.promote, 2 * COLOUR_COUNT)
    if s.promotions:
        s.promotions -= 1
    elif s.paid_promotions:
        s.paid_promotions -= 1
        money.pay(s, seat, s.game.promotion_price)
    else:
        s.ability = -1
    slot = SLOTS * seat + number
    colour = remove(s, seat, own)
    s.crew[seat] -= 1
    s.grown |= 1 << seat
    s.managers[slot] = tuple(sorted((*s.managers[slot], colour)))
    s.wants[slot] = s.game.board.wanted(s.milestones[slot], s.managers[slot])
    if s.journal is not None:
        tile = s.game.board.milestones[s.milestones[slot]]
        s.journal.append(Note(WorkerPromoted(seat, COLOURS[colour], tile)))


# --- tolls ----------------------------------------------------------------------------------------------------------


def legal_toll(s: RailroadState) -> list[int]:
    """Which worker pays; hiring one and selling shares stay possible, but for the set-up."""
    moves = [s.game.numbering.toll + own for own in own_workers(s, s.seat)]
    if s.back != ASSET_USE:
        moves += affordability.asides(s)
    return moves


def pay_toll(s: RailroadState, move: int) -> None:
    own = move - s.game.numbering.toll
    s.phase = s.back
    track, s.track = s.track, -1
    discard(s, s.seat, own)
    effects.climb(s, track)
