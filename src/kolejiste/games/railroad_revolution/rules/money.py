"""Money and shares: paying, selling shares and hiring at any time ("Prodej telegrafních akcií", "Najímání")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..components import COLOURS
from ..events import MoneyGained, Paid, SharesDiscarded, SharesGained, SharesSold, WorkerHired
from . import workers

if TYPE_CHECKING:
    from ..state import RailroadState


def gain(s: RailroadState, seat: int, amount: int) -> None:
    if amount:
        s.money[seat] += amount
        if s.journal is not None:
            s.journal.append(Note(MoneyGained(seat, amount)))


def gain_shares(s: RailroadState, seat: int, count: int) -> None:
    if count:
        s.shares[seat] += count
        if s.journal is not None:
            s.journal.append(Note(SharesGained(seat, count)))


def discard_shares(s: RailroadState, seat: int, count: int) -> None:
    if count:
        s.shares[seat] -= count
        if s.journal is not None:
            s.journal.append(Note(SharesDiscarded(seat, count)))


def pay(s: RailroadState, seat: int, amount: int) -> None:
    """What the money lacks, shares are sold for, no more than needed (R3)."""
    if not amount:
        return
    lacking = amount - s.money[seat]
    if lacking > 0:
        _sell(s, seat, -(-lacking // s.game.share_price))
    s.money[seat] -= amount
    if s.journal is not None:
        s.journal.append(Note(Paid(seat, amount)))


def _sell(s: RailroadState, seat: int, count: int) -> None:
    s.shares[seat] -= count
    s.money[seat] += count * s.game.share_price
    s.sold = True
    if s.journal is not None:
        s.journal.append(Note(SharesSold(seat, count, count * s.game.share_price)))


def sell_share(s: RailroadState, move: int) -> None:
    """At any time; it brings what paying with it would bring."""
    _sell(s, s.seat, 1)


def hire(s: RailroadState, move: int) -> None:
    """At any time, any worker that the common supply has."""
    colour = move - s.game.numbering.hire
    seat = s.seat
    pay(s, seat, s.game.hire_price)
    workers.take_out(s, colour)
    workers.add(s, seat, colour)
    s.sold = True
    if s.journal is not None:
        s.journal.append(Note(WorkerHired(seat, COLOURS[colour])))
