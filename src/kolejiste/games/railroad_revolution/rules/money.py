"""Money and shares: paying, selling shares and hiring at any time ("Prodej telegrafních akcií", "Najímání")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import telling, workers

if TYPE_CHECKING:
    from ..fields import Table


def worth(s: Table, seat: int) -> int:
    """Everything a seat could pay with: its money and its shares sold."""
    return s.money[seat] + s.tables.share_price * s.shares[seat]


def gain(s: Table, seat: int, amount: int) -> None:
    if amount:
        s.money[seat] += amount
        if s.telling:
            telling.money_gained(s, seat, amount)


def gain_shares(s: Table, seat: int, count: int) -> None:
    if count:
        s.shares[seat] += count
        if s.telling:
            telling.shares_gained(s, seat, count)


def discard_shares(s: Table, seat: int, count: int) -> None:
    if count:
        s.shares[seat] -= count
        if s.telling:
            telling.shares_discarded(s, seat, count)


def sold_for(s: Table, lacking: int) -> int:
    """How many shares bring what the money lacks."""
    return (lacking + s.tables.share_price - 1) // s.tables.share_price


def pay(s: Table, seat: int, amount: int) -> None:
    """What the money lacks, shares are sold for, no more than needed (R3)."""
    if amount == 0:
        return
    lacking = amount - s.money[seat]
    if lacking > 0:
        sell(s, seat, sold_for(s, lacking))
    s.money[seat] -= amount
    if s.telling:
        telling.paid(s, seat, amount)


def sell(s: Table, seat: int, count: int) -> None:
    s.shares[seat] -= count
    s.money[seat] += count * s.tables.share_price
    s.sold = True
    if s.telling:
        telling.shares_sold(s, seat, count, count * s.tables.share_price)


def sell_share(s: Table) -> None:
    """At any time; it brings what paying with it would bring."""
    sell(s, s.seat, 1)


def hire(s: Table, move: int) -> None:
    """At any time, any worker that the common supply has."""
    colour = move - s.tables.hire
    seat = s.seat
    pay(s, seat, s.tables.hire_price)
    workers.take_out(s, colour)
    workers.add(s, seat, colour)
    s.sold = True
    if s.telling:
        telling.worker_hired(s, seat, colour)
