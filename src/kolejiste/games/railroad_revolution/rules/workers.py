"""Workers: discarding, exchanging, taking and promoting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves

from .. import things
from . import affordability, effects, money, phases, telling

if TYPE_CHECKING:
    from ..fields import Table


def remove(s: Table, seat: int, own: int) -> int:
    """Take an own worker away; its colour."""
    colour = own
    if own < things.MAT:
        s.supply[seat][colour] -= 1
        if s.supply[seat][colour] == 0:
            s.have[seat] &= ~bits.bit(own)
    else:
        colour = own - things.MAT
        s.mat[seat][colour] -= 1
        if s.mat[seat][colour] == 0:
            s.have[seat] &= ~bits.bit(own)
    return colour


def add(s: Table, seat: int, colour: int) -> None:
    """A worker more in a seat's supply."""
    s.supply[seat][colour] += 1
    s.have[seat] |= bits.bit(colour)
    s.crew[seat] += 1


def give_back(s: Table, colour: int) -> None:
    """A worker more in the common supply."""
    s.pool[colour] += 1
    s.in_pool |= bits.bit(colour)


def take_out(s: Table, colour: int) -> None:
    """A worker fewer in the common supply."""
    s.pool[colour] -= 1
    if s.pool[colour] == 0:
        s.in_pool &= ~bits.bit(colour)


def discard(s: Table, seat: int, own: int) -> None:
    """An own worker goes back to the common supply."""
    colour = remove(s, seat, own)
    give_back(s, colour)
    s.crew[seat] -= 1
    if s.telling:
        telling.worker_discarded(s, seat, colour)


# --- milestones and their managers ------------------------------------------------------------------------------------


def hold(s: Table, seat: int, slot: int, tile: int) -> None:
    """A milestone, or none (-1), lies in this slot of a seat, without managers."""
    s.milestones[seat][slot] = tile
    for colour in range(things.COLOUR_COUNT):
        s.managers[seat][slot][colour] = 0
    find_wanted(s, seat, slot)


def managers_there(s: Table, seat: int, slot: int) -> int:
    """How many managers are on a milestone."""
    there = s.managers[seat][slot]
    found = 0
    for colour in range(things.COLOUR_COUNT):
        found += there[colour]
    return found


def managers_missing(s: Table, seat: int, slot: int) -> int:
    """How many managers a milestone still wants."""
    t = s.tables
    tile = s.milestones[seat][slot]
    found = t.managers_any[tile] - managers_there(s, seat, slot)
    for colour in range(things.COLOUR_COUNT):
        found += t.managers_named[tile][colour]
    return found


def find_wanted(s: Table, seat: int, slot: int) -> None:
    """The own workers that a milestone still wants as managers: named colours, or any."""
    t = s.tables
    tile = s.milestones[seat][slot]
    colours = 0
    if tile >= 0:
        if t.managers_any[tile] > managers_there(s, seat, slot):
            colours |= things.ANY_COLOUR
        for colour in range(things.COLOUR_COUNT):
            if t.managers_named[tile][colour] > s.managers[seat][slot][colour]:
                colours |= bits.bit(colour)
    s.wants[seat][slot] = colours | colours << things.MAT


def wanted(s: Table, seat: int) -> int:
    """The own workers, as a mask, that one of a seat's milestones still wants."""
    return s.wants[seat][0] | s.wants[seat][1]


# --- taking ---------------------------------------------------------------------------------------------------------


def takeable(s: Table, unit: int) -> int:
    """The colours that may be taken for a worker of these colours; where none of them is left, any other (R9)."""
    there = unit & s.in_pool
    return there if there else s.in_pool


def take(s: Table, move: int) -> None:
    """Of the rewards that allow this colour, the one that now allows the fewest is used up: what stands for a missing
    colour stays open to any other, in whatever order they are taken (R9)."""
    colour = move - s.tables.take
    chosen = -1
    fewest = 0
    for place in range(s.takes.size):
        colours = takeable(s, s.takes.cells[place])
        if bits.has(colours, colour) and (chosen < 0 or bits.count(colours) < fewest):
            chosen = place
            fewest = bits.count(colours)
    s.takes.size -= 1
    for place in range(chosen, s.takes.size):
        s.takes.cells[place] = s.takes.cells[place + 1]
    take_out(s, colour)
    add(s, s.seat, colour)
    if s.telling:
        telling.worker_taken(s, s.seat, colour)


def exchange(s: Table, move: int) -> None:
    """The new worker comes into the personal supply, also for one from the mat, and is usable at once (R18)."""
    t = s.tables
    seat = s.seat
    own = t.swap_own[move - t.exchange]
    new = t.swap_new[move - t.exchange]
    if s.exchanges:
        s.exchanges -= 1
    else:
        s.ability = -1
    colour = remove(s, seat, own)
    give_back(s, colour)
    take_out(s, new)
    s.crew[seat] -= 1
    add(s, seat, new)
    if s.telling:
        telling.worker_exchanged(s, seat, colour, new)


# --- promotion ------------------------------------------------------------------------------------------------------


def promote(s: Table, move: int) -> None:
    """Free promotions first, then paid ones, then the placed worker's own."""
    t = s.tables
    seat = s.seat
    slot = (move - t.promote) // things.OWN_COUNT
    own = (move - t.promote) % things.OWN_COUNT
    if s.promotions:
        s.promotions -= 1
    elif s.paid_promotions:
        s.paid_promotions -= 1
        money.pay(s, seat, t.promotion_price)
    else:
        s.ability = -1
    colour = remove(s, seat, own)
    s.crew[seat] -= 1
    s.grown |= bits.bit(seat)
    s.managers[seat][slot][colour] += 1
    find_wanted(s, seat, slot)
    if s.telling:
        telling.worker_promoted(s, seat, colour, s.milestones[seat][slot])


# --- tolls ----------------------------------------------------------------------------------------------------------


def legal_toll(s: Table) -> None:
    """Which worker pays; hiring one and selling shares stay possible, but for the set-up."""
    moves.add_each(s, s.tables.toll, s.have[s.seat])
    if s.back != phases.ASSET_USE:
        affordability.asides(s, affordability.budget(s, s.seat))


def pay_toll(s: Table, move: int) -> None:
    own = move - s.tables.toll
    s.phase = s.back
    track = s.track
    s.track = -1
    discard(s, s.seat, own)
    effects.climb(s, track)
