"""Trains: taking and flipping them ("Vlaky", "Kartička vlaku")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .. import things
from . import effects, money, telling

if TYPE_CHECKING:
    from ..fields import Table


def take(s: Table, move: int) -> None:
    """From any stack that has one, face up."""
    seat = s.seat
    train = move - s.tables.train
    if s.train_takes:
        s.train_takes -= 1
    else:  # the purple worker's ability
        s.ability = -1
        money.pay(s, seat, s.tables.railroad_purple)
    s.stacks[train] -= 1
    s.trains_up[seat][train] += 1
    s.fleet[seat] |= bits.bit(train)
    if s.telling:
        telling.train_taken(s, seat, train)


def flip(s: Table, move: int) -> None:
    """Face up brings the bonus and turns down; face down only turns up again. Free flips go first."""
    t = s.tables
    seat = s.seat
    face = move - t.flip
    if s.flips:
        s.flips -= 1
    else:
        s.ability = -1
        if s.action == things.STATION:
            money.pay(s, seat, t.station_purple)
        else:
            s.flips += t.trade_turquoise - 1
    if face < t.trains:
        s.trains_up[seat][face] -= 1
        s.trains_down[seat][face] += 1
        s.fleet[seat] |= bits.bit(face + t.trains)
        if s.trains_up[seat][face] == 0:
            s.fleet[seat] &= ~bits.bit(face)
        if s.telling:
            telling.train_flipped(s, seat, face, False)
        effects.grant(s, t.train_effect[face])
    else:
        train = face - t.trains
        s.trains_down[seat][train] -= 1
        s.trains_up[seat][train] += 1
        s.fleet[seat] |= bits.bit(train)
        if s.trains_down[seat][train] == 0:
            s.fleet[seat] &= ~bits.bit(face)
        if s.telling:
            telling.train_flipped(s, seat, train, True)


def up(s: Table, seat: int) -> int:
    """How many of a seat's trains lie face up."""
    own = s.trains_up[seat]
    found = 0
    for train in range(s.tables.trains):
        found += own[train]
    return found


def down(s: Table, seat: int) -> int:
    """How many of a seat's trains lie face down."""
    own = s.trains_down[seat]
    found = 0
    for train in range(s.tables.trains):
        found += own[train]
    return found


def any_left(s: Table) -> bool:
    """Whether a stack has trains."""
    for train in range(s.tables.trains):
        if s.stacks[train]:
            return True
    return False
