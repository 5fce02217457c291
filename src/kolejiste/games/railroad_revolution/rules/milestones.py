"""Milestones: "Mezníky společností", completed at the end of any turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, moves, rows

from .. import things
from . import affordability, phases, telling, turns, workers

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def met(s: Table, seat: int, tile: int) -> bool:
    """Whether a seat fulfils a milestone's conditions: levels and terrain exactly as shown."""
    t = s.tables
    for condition in range(t.conditions[tile]):
        kind = t.condition_of[tile][condition]
        own = s.rails[seat]
        if kind == things.CITIES:
            own = s.cities[seat]
        elif kind == things.STATIONS:
            own = s.stations[seat]
        if bits.count(own & t.condition_those[tile][condition]) < t.condition_count[tile][condition]:
            return False
    return True


def complete(s: Table, seat: int, slot: int) -> bool:
    """Whether the milestone in this slot has all its managers and its conditions."""
    if s.wants[seat][slot]:
        return False
    tile = s.milestones[seat][slot]
    return tile >= 0 and met(s, seat, tile)


def any_complete(s: Table) -> bool:
    """Whether the end of the turn would turn a milestone over."""
    for seat in range(s.tables.players):
        if bits.has(s.grown, seat) and (complete(s, seat, 0) or complete(s, seat, 1)):
            return True
    return False


def begin(s: Table, chance: Chance) -> None:
    """The end of a turn: from the active player clockwise, everybody's completed milestones, one after another
    (R23)."""
    s.slot = 0
    go_on(s, chance)


def go_on(s: Table, chance: Chance) -> None:
    """The next completed milestone, from the place where the last one was. Of two of its own a seat chooses which is
    replaced first (R24)."""
    players = s.tables.players
    place = s.slot // things.SLOTS
    while s.grown and place < players:
        seat = (s.turn + place) % players
        if not bits.has(s.grown, seat):
            place += 1
            continue
        first = complete(s, seat, 0)
        second = complete(s, seat, 1)
        if first and second:
            s.slot = things.SLOTS * place
            s.seat = seat
            s.phase = phases.ORDER
            return
        if not first and not second:
            place += 1
        elif replace_one(s, seat, 1 if second else 0, chance):
            s.slot = things.SLOTS * place + (1 if second else 0)
            return
    s.grown = 0
    s.slot = 0
    turns.next_turn(s)


def legal_order(s: Table) -> None:
    moves.add(s, s.tables.replace)
    moves.add(s, s.tables.replace + 1)
    affordability.asides(s, affordability.budget(s, s.seat))


def replace(s: Table, move: int, chance: Chance) -> None:
    """The first of two completed milestones; the other follows."""
    slot = move - s.tables.replace
    if replace_one(s, s.seat, slot, chance):
        s.slot += slot
    else:
        go_on(s, chance)


def replace_one(s: Table, seat: int, slot: int, chance: Chance) -> bool:
    """Turn a milestone over and draw for the next; True while the seat chooses."""
    tile = s.milestones[seat][slot]
    for colour in range(things.COLOUR_COUNT):  # the managers go back to the common supply
        for _ in range(s.managers[seat][slot][colour]):
            workers.give_back(s, colour)
    rows.push(s.completed[seat], tile)
    if s.telling:
        telling.milestone_completed(s, seat, tile)
    workers.hold(s, seat, slot, -1)
    return draw(s, seat, slot, s.tables.next_deck[tile], chance)


def draw(s: Table, seat: int, slot: int, deck: int, chance: Chance) -> bool:
    """Three of the next stack, one of them to keep; True while the seat chooses. After a D there is none (R10)."""
    t = s.tables
    if deck < 0:
        return False
    count = min(t.draw, s.tiles[deck].size + s.tiles[deck].beneath.size)
    if count == 0:
        return False
    rows.clear(s.drawn)
    for _ in range(count):
        rows.push(s.drawn, t.of_deck[deck][luck.draw(chance, s.tiles[deck])])
    s.reveals += 1
    if s.telling:
        telling.milestones_drawn(s, seat, deck)
    if count == 1:
        keep_one(s, seat, slot, s.drawn.cells[0])
        return False
    s.seat = seat
    s.phase = phases.MILESTONE
    return True


def legal_keep(s: Table) -> None:
    least = -1
    for _ in range(s.drawn.size):  # ascending, though they were drawn in any order
        following = things.NEVER
        for place in range(s.drawn.size):
            tile = s.drawn.cells[place]
            if least < tile < following:
                following = tile
        moves.add(s, s.tables.keep + following)
        least = following
    affordability.asides(s, affordability.budget(s, s.seat))


def keep(s: Table, move: int, chance: Chance) -> None:
    s.reveals += 1  # all see now what only the seat had seen (R25)
    keep_one(s, s.seat, s.slot % things.SLOTS, move - s.tables.keep)
    go_on(s, chance)


def keep_one(s: Table, seat: int, slot: int, kept: int) -> None:
    """One lies open; the others go under the stack as they were drawn, known to whoever drew them (R11)."""
    t = s.tables
    workers.hold(s, seat, slot, kept)
    deck = t.milestone_deck[kept]
    for place in range(s.drawn.size):
        tile = s.drawn.cells[place]
        if tile != kept:
            rows.push(s.tiles[deck].beneath, t.face[tile])
            rows.push(s.tiles[deck].knowers, bits.bit(seat))
    rows.clear(s.drawn)
    if s.telling:
        telling.milestone_kept(s, seat, kept)
