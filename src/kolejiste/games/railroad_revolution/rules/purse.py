"""What a seat could come to: its means while the offers of a turn are tried in every order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .. import things
from . import affordability, desk, phases

if TYPE_CHECKING:
    from ..fields import Table


# --- offers -----------------------------------------------------------------------------------------------------------


def no_offers() -> None:
    desk.paper.offered = 0


def offer(pay: int, shares: int, workers: int) -> int:
    """A new offer, for so much; its number. What it brings is added."""
    number = desk.paper.offered
    if number == desk.MOST_OFFERS:
        return number - 1
    desk.paper.offered += 1
    desk.paper.pay[number] = pay
    desk.paper.give_shares[number] = shares
    desk.paper.give_workers[number] = workers
    desk.paper.bring_money[number] = 0
    desk.paper.bring_shares[number] = 0
    desk.paper.bring_flips[number] = 0
    desk.paper.bring_takes[number] = 0
    desk.paper.bring_trains[number] = 0
    return number


def every_offer() -> int:
    """All offers written down, as a mask."""
    return bits.bit(desk.paper.offered) - 1


def brings(s: Table, number: int, effect: int) -> None:
    """An offer brings this effect, as far as it is money or workers in the end."""
    t = s.tables
    kind = t.effect_do[effect]
    if kind == things.DO_MONEY:
        desk.paper.bring_money[number] += t.effect_count[effect]
    elif kind == things.DO_SHARES:
        desk.paper.bring_shares[number] += t.effect_count[effect]
    elif kind == things.DO_FLIP:
        desk.paper.bring_flips[number] += t.effect_count[effect]
    elif kind == things.DO_TRAIN:
        desk.paper.bring_trains[number] += 1
    else:
        desk.paper.bring_takes[number] += t.effect_workers[effect]


def offer_effect(s: Table, pay: int, shares: int, workers: int, effect: int) -> None:
    brings(s, offer(pay, shares, workers), effect)


def offer_flip(pay: int) -> None:
    desk.paper.bring_flips[offer(pay, 0, 0)] = 1


def offer_train() -> None:
    desk.paper.bring_trains[offer(0, 0, 0)] = 1


def offer_money(amount: int) -> None:
    desk.paper.bring_money[offer(0, 0, 0)] = amount


def offer_shares(count: int) -> None:
    desk.paper.bring_shares[offer(0, 0, 0)] = count


def offer_bonus(s: Table, tile: int) -> None:
    """The bonus of a city tile, at its price."""
    t = s.tables
    number = offer(t.bonus_pay[tile], 0, 0)
    for part in range(t.bonus_count[tile]):
        brings(s, number, t.bonus_effect[tile][part])


# --- purses -----------------------------------------------------------------------------------------------------------


def open_purse(s: Table, seat: int, offers: int) -> None:
    """The first purse: what a seat has, with these offers."""
    desk.paper.money[0] = s.money[seat]
    desk.paper.shares[0] = s.shares[seat]
    desk.paper.crew[0] = s.crew[seat]
    if s.phase == phases.TOLL:
        desk.paper.crew[0] -= 1  # one is owed to the toll
    desk.paper.takes[0] = s.takes.size
    desk.paper.flips[0] = s.flips
    desk.paper.offers[0] = offers
    for train in range(s.tables.trains):
        desk.paper.up[0][train] = s.trains_up[seat][train]
        desk.paper.down[0][train] = s.trains_down[seat][train]


def take_more(workers: int) -> None:
    """So many more workers may be taken than the first purse knows of."""
    desk.paper.takes[0] += workers


def copy(s: Table, purse: int) -> None:
    """The next purse begins like this one."""
    after = purse + 1
    desk.paper.money[after] = desk.paper.money[purse]
    desk.paper.shares[after] = desk.paper.shares[purse]
    desk.paper.crew[after] = desk.paper.crew[purse]
    desk.paper.takes[after] = desk.paper.takes[purse]
    desk.paper.flips[after] = desk.paper.flips[purse]
    desk.paper.offers[after] = desk.paper.offers[purse]
    for train in range(s.tables.trains):
        desk.paper.up[after][train] = desk.paper.up[purse][train]
        desk.paper.down[after][train] = desk.paper.down[purse][train]


def pay(purse: int, amount: int, price: int) -> bool:
    if desk.paper.money[purse] + price * desk.paper.shares[purse] < amount:
        return False
    if desk.paper.money[purse] < amount:
        sold = (amount - desk.paper.money[purse] + price - 1) // price
        desk.paper.shares[purse] -= sold
        desk.paper.money[purse] += sold * price
    desk.paper.money[purse] -= amount
    return True


def key_of(s: Table, purse: int) -> int:
    key = desk.mixed(0, desk.paper.money[purse])
    key = desk.mixed(key, desk.paper.shares[purse])
    key = desk.mixed(key, desk.paper.crew[purse])
    key = desk.mixed(key, desk.paper.takes[purse])
    key = desk.mixed(key, desk.paper.flips[purse])
    key = desk.mixed(key, bits.count(desk.paper.offers[purse]))
    for train in range(s.tables.trains):
        key = desk.mixed(key, desk.paper.up[purse][train])
        key = desk.mixed(key, desk.paper.down[purse][train])
    return key


# --- the search -------------------------------------------------------------------------------------------------------


def suffices(s: Table, need: int, deals: int) -> bool:
    """Whether the first purse can come to what is needed; the deals, a mask of offers, come after the action."""
    begin = desk.paper.seen_count
    found = search(s, 0, need, deals, begin)
    desk.paper.seen_count = begin
    return found


def search(s: Table, purse: int, need: int, deals: int, begin: int) -> bool:
    """Try the offers in every order; the deals come after the action, when what is owed has been paid."""
    t = s.tables
    price = t.share_price
    left = desk.paper.money[purse] + price * desk.paper.shares[purse] - need
    if affordability.enough(s, left, desk.paper.crew[purse], desk.paper.takes[purse]):
        return True
    after = purse + 1
    if after == desk.MOST_PURSES:
        return False
    if deals and left >= 0:
        copy(s, purse)
        desk.paper.offers[after] = deals
        desk.paper.flips[after] = 0
        if need <= 0 or pay(after, need, price):
            seen = desk.paper.seen_count
            found = search(s, after, 0, 0, seen)
            desk.paper.seen_count = seen
            if found:
                return True
    if desk.met(key_of(s, purse), begin):
        return False
    offers = desk.paper.offers[purse]
    while offers:
        number = bits.lowest(offers)
        offers &= offers - 1
        copy(s, purse)
        desk.paper.offers[after] &= ~bits.bit(number)
        desk.paper.shares[after] -= desk.paper.give_shares[number]
        if (
            desk.paper.shares[after] < 0
            or not pay(after, desk.paper.pay[number], price)
            or desk.paper.crew[after] <= desk.paper.give_workers[number]
        ):
            continue
        desk.paper.crew[after] -= desk.paper.give_workers[number]
        desk.paper.money[after] += desk.paper.bring_money[number]
        desk.paper.shares[after] += desk.paper.bring_shares[number]
        desk.paper.flips[after] += desk.paper.bring_flips[number]
        desk.paper.takes[after] += desk.paper.bring_takes[number]
        if with_trains(s, after, desk.paper.bring_trains[number], need, deals, begin):
            return True
    if desk.paper.flips[purse]:
        for train in range(t.trains):
            if t.train_money[train] == 0 and t.train_shares[train] == 0:
                continue
            if desk.paper.up[purse][train]:
                copy(s, purse)
                desk.paper.flips[after] -= 1
                desk.paper.up[after][train] -= 1
                desk.paper.down[after][train] += 1
                desk.paper.money[after] += t.train_money[train]
                desk.paper.shares[after] += t.train_shares[train]
                if search(s, after, need, deals, begin):
                    return True
            if desk.paper.down[purse][train] and desk.paper.flips[purse] > 1:
                copy(s, purse)
                desk.paper.flips[after] -= 1
                desk.paper.up[after][train] += 1
                desk.paper.down[after][train] -= 1
                if search(s, after, need, deals, begin):
                    return True
    return False


def with_trains(s: Table, purse: int, count: int, need: int, deals: int, begin: int) -> bool:
    """Search on with so many trains taken: each of a type that earns something, or of none that matters."""
    t = s.tables
    if count == 0:
        return search(s, purse, need, deals, begin)
    if with_trains(s, purse, count - 1, need, deals, begin):
        return True
    if purse + 1 == desk.MOST_PURSES:
        return False
    for train in range(t.trains):
        if s.stacks[train] and (t.train_money[train] or t.train_shares[train]):
            copy(s, purse)
            desk.paper.up[purse + 1][train] += 1
            if with_trains(s, purse + 1, count - 1, need, deals, begin):
                return True
    return False
