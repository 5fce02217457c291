"""What a seat could come to: its means while the offers of a turn are tried in every order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import Effect, of_seat
from . import affordability
from .phases import TOLL

if TYPE_CHECKING:
    from ..state import RailroadState

Offer = tuple[int, int, int, tuple[Effect, ...]]  # money, shares and workers to give, and what it brings


class Purse:
    """A seat's means while offers are tried in every order: what it could come to, roughly as in `RailroadState`."""

    __slots__ = ("crew", "down", "flips", "money", "offers", "shares", "takes", "up")

    def __init__(self, s: RailroadState, seat: int) -> None:
        trains = len(s.stacks)
        self.money = s.money[seat]
        self.shares = s.shares[seat]
        self.crew = s.crew[seat] - (s.phase == TOLL)  # one is owed to the toll
        self.takes = len(s.takes)
        self.flips = s.flips
        self.up = tuple(s.trains_up[of_seat(seat, trains)])
        self.down = tuple(s.trains_down[of_seat(seat, trains)])
        self.offers: tuple[tuple[int, int, int, tuple[Effect, ...]], ...] = ()

    def copy(self) -> Purse:
        other = Purse.__new__(Purse)
        other.crew, other.money, other.shares, other.takes = self.crew, self.money, self.shares, self.takes
        other.down, other.up, other.flips, other.offers = self.down, self.up, self.flips, self.offers
        return other


def search(s: RailroadState, purse: Purse, need: int, deals: tuple[Offer, ...], seen: set[tuple[object, ...]]) -> bool:
    """Try the offers in every order; the deals come after the action, when what is owed has been paid."""
    price = s.game.share_price
    left = purse.money + price * purse.shares - need
    if affordability.enough(s, left, purse.crew, purse.takes):
        return True
    if deals and left >= 0:
        after = purse.copy()
        after.offers, after.flips = deals, 0
        if (need <= 0 or _pay(after, need, price)) and search(s, after, 0, (), set()):
            return True
    key = (purse.money, purse.shares, purse.crew, purse.takes, purse.flips, purse.up, purse.down, len(purse.offers))
    if key in seen:
        return False
    seen.add(key)
    for number, (pay, shares, workers, effects) in enumerate(purse.offers):
        after = purse.copy()
        after.offers = purse.offers[:number] + purse.offers[number + 1 :]
        after.shares -= shares
        if after.shares < 0 or not _pay(after, pay, price) or after.crew <= workers:
            continue
        after.crew -= workers
        outcomes = [after]
        for effect in effects:
            outcomes = [following for one in outcomes for following in _outcomes(s, one, effect)]
        if any(search(s, one, need, deals, seen) for one in outcomes):
            return True
    if purse.flips:
        for train, effect in enumerate(s.game.board.train_effect):
            if purse.up[train] and effect.do in ("money", "shares"):
                after = purse.copy()
                after.flips -= 1
                after.up = _less(purse.up, train)
                after.down = _more(purse.down, train)
                if any(search(s, one, need, deals, seen) for one in _outcomes(s, after, effect)):
                    return True
            if purse.down[train] and effect.do in ("money", "shares") and purse.flips > 1:
                after = purse.copy()
                after.flips -= 1
                after.up = _more(purse.up, train)
                after.down = _less(purse.down, train)
                if search(s, after, need, deals, seen):
                    return True
    return False


def _outcomes(s: RailroadState, purse: Purse, effect: Effect) -> list[Purse]:
    """What an effect can make of the means: trains differ by the type taken."""
    if effect.do == "money":
        purse.money += effect.count
    elif effect.do == "shares":
        purse.shares += effect.count
    elif effect.do == "flip":
        purse.flips += effect.count
    elif effect.do in ("worker", "one_of"):
        purse.takes += 1
    elif effect.do == "workers":
        purse.takes += len(effect.colours)
    elif effect.do == "train":
        found = [purse]
        for train, left in enumerate(s.stacks):
            if left and s.game.board.train_effect[train].do in ("money", "shares"):
                other = purse.copy()
                other.up = _more(purse.up, train)
                found.append(other)
        return found
    return [purse]


def _pay(purse: Purse, amount: int, price: int) -> bool:
    if purse.money + price * purse.shares < amount:
        return False
    if purse.money < amount:
        sold = -(-(amount - purse.money) // price)
        purse.shares -= sold
        purse.money += sold * price
    purse.money -= amount
    return True


def _less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _more(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
