"""Why something drawn cannot be chosen now, from a view alone: the track, the sheets and coins are open to all, and of
hands only the viewer's own is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Reason

from .rules import recording

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


class TrackTaken(Reason, frozen=True):
    track: str
    seat: int


# --- cards ------------------------------------------------------------------------------------------------------------


class CardDoesNotFit(Reason, frozen=True):
    """Its lines do not meet those of the last card."""

    which: str


class TrackFull(Reason, frozen=True):
    """The whole track is laid."""


class CardAlreadyLaid(Reason, frozen=True):
    """The turn's card is laid; a second one is a free action."""

    coins: int


class NoMoreCards(Reason, frozen=True):
    """Of the closing free actions none lays a card."""


class SecondTooDear(Reason, frozen=True):
    need: int
    have: int


class NotYourCard(Reason, frozen=True):
    """Only cards of the own hand can be discarded."""

    which: str


# --- free actions -----------------------------------------------------------------------------------------------------


class CardFirst(Reason, frozen=True):
    """A free action comes after the card."""


class SlowTooDear(Reason, frozen=True):
    need: int
    have: int


class NoStationAhead(Reason, frozen=True):
    """Between the slower and the faster locomotive there is no station."""


class FewerStationsAhead(Reason, frozen=True):
    """The slower locomotive never passes the faster one."""

    have: int


class SymbolBought(Reason, frozen=True):
    """It is allowed so many times a game."""

    most: int


class SymbolTooDear(Reason, frozen=True):
    need: int
    have: int


class RowFull(Reason, frozen=True):
    row: str


class RowClosed(Reason, frozen=True):
    """The red line closes the rest of the row."""

    row: str
    symbol: str  # the row that opens it
    after: int


# --- recording --------------------------------------------------------------------------------------------------------


class NotAtStation(Reason, frozen=True):
    symbol: str


class OneAfterAnother(Reason, frozen=True):
    """The symbol comes later; the order makes no difference."""

    symbol: str


class NoGivingUp(Reason, frozen=True):
    """Giving up is for more players, in another's turn, and only a few times."""

    most: int


# --- which pick, and why not ------------------------------------------------------------------------------------------


def pick_of(game: VlakyGame, view: VlakyView, element: str) -> str | None:
    """A row of the own sheet stands for its symbol, the own slower locomotive and the stations ahead of it for its run,
    a line of the start card for its track."""
    if element in game.every_pick:
        return element
    kind, _, rest = element.partition("-")
    seat, _, name = rest.partition("-")
    own = view.seat is not None and seat == str(view.seat)
    if kind == "row" and own:
        pick = f"record-{name}" if view.phase == "symbol" else f"buy-{name}"
    elif kind == "loco" and own and name == "slow":
        pick = "slow-1"
    elif kind == "lane":
        pick = f"track-{rest}"
    elif kind == "stop":
        pick = f"slow-{rest}"
    else:
        return None
    return pick if pick in game.every_pick else None


def refused(game: VlakyGame, view: VlakyView, pick: str) -> Reason | None:
    """The most fundamental reason first: what is closed or used up, then another step of the turn, then the coins."""
    kind, _, name = pick.partition("-")
    if kind == "track":
        return next((TrackTaken(name, seat) for seat, seen in enumerate(view.seats) if seen.track == name), None)
    if kind in ("card", "second"):
        return _card(game, view, name)
    if kind == "slow":
        return _slow(game, view, int(name))
    if kind == "buy":
        return _buy(game, view, name)
    if kind == "record" and view.phase == "symbol":
        return OneAfterAnother(name) if name in view.queue[0].symbols else NotAtStation(name)
    if kind == "giveup" and view.phase == "symbol":
        if name in view.queue[0].symbols:
            return NoGivingUp(game.board.rules.give_up_uses)
        return NotAtStation(name)
    if kind == "discard":
        if name not in (view.hand or ()):
            return NotYourCard(name)
        return _free_later(view)
    return None


def _free_later(view: VlakyView) -> Reason | None:
    """A free action is wanted too early."""
    return CardFirst() if view.phase == "card" else None


def _card(game: VlakyGame, view: VlakyView, card: str) -> Reason | None:
    rules = game.board.rules
    if view.phase == "closing":
        return NoMoreCards()
    if view.phase not in ("card", "free-action"):
        return None
    if len(view.laid) >= game.board.slots:
        return TrackFull()
    if game.board.card_number[card] not in game.laid_out(view).fitting():
        return CardDoesNotFit(card) if card in view.offer or card in (view.hand or ()) else None
    if view.phase == "card":
        return None
    assert view.seat is not None
    coins = view.seats[view.seat].coins
    return SecondTooDear(rules.second_cost, coins) if coins < rules.second_cost else CardAlreadyLaid(rules.second_cost)


def _slow(game: VlakyGame, view: VlakyView, stations: int) -> Reason | None:
    assert view.seat is not None
    rules = game.board.rules
    if view.phase not in ("card", "free-action", "closing", "bend"):
        return None
    ahead = len(game.laid_out(view).targets(view.seat))
    if not ahead:
        return NoStationAhead()
    if stations > ahead:
        return FewerStationsAhead(ahead)
    if view.phase == "card":
        return CardFirst()
    return SlowTooDear(rules.slow_cost, view.seats[view.seat].coins) if view.phase != "bend" else None


def _buy(game: VlakyGame, view: VlakyView, row: str) -> Reason | None:
    assert view.seat is not None
    board, seen = game.board, view.seats[view.seat]
    sheet, rules, number = board.sheet, board.rules, board.symbol_number[row]
    if view.phase not in ("card", "free-action", "closing"):
        return None
    if seen.bought >= rules.symbol_uses:
        return SymbolBought(rules.symbol_uses)
    if seen.ticks.get(row, 0) >= sheet.length[number]:
        return RowFull(row)
    if recording.blocked(game.laid_out(view), view.seat, number):
        return RowClosed(row, board.symbols[sheet.red_opens], sheet.red_after)
    if view.phase == "card":
        return CardFirst()
    return SymbolTooDear(rules.symbol_cost, seen.coins)
