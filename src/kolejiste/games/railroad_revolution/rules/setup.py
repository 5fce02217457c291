"""The draft of starting assets, in "Počáteční příprava"; what is dealt before it is in `dealing.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

from . import effects, phases, telling, turns, workers

if TYPE_CHECKING:
    from ..fields import Table


def legal_asset(s: Table) -> None:
    for side in range(s.tables.assets):
        if place_of(s, side) >= 0:
            moves.add(s, s.tables.asset + side)


def place_of(s: Table, side: int) -> int:
    """Where a side lies open in the draft, -1 if it does not."""
    for place in range(s.tables.players):
        if s.assets[place] == side:
            return place
    return -1


def choose_asset(s: Table, move: int) -> None:
    """The tile's gain at once, and the worker on it into the personal supply."""
    side = move - s.tables.asset
    place = place_of(s, side)
    colour = s.asset_workers[place]
    s.assets[place] = -1
    workers.add(s, s.seat, colour)
    if s.telling:
        telling.asset_chosen(s, s.seat, side, colour)
    effects.grant(s, s.tables.asset_effect[side])
    s.phase = phases.ASSET_USE


def next_picker(s: Table) -> None:
    """Counter-clockwise from the first player's right; the first player picks last and begins (R14)."""
    effects.clear(s)
    if s.seat:
        s.seat -= 1
        s.turn = s.seat
        s.phase = phases.ASSET
    else:
        turns.begin_turn(s, 0)
