"""What speaks for a move, from a view alone: what it brings on the sheets, to the viewer and to the others, what rows
still lack after it, and what it leaves to whoever is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Action, Merit

from . import gains
from .actions import (
    BuySymbol,
    ChooseSide,
    ChooseTrack,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    NoCard,
    RecordSymbol,
)
from .choosing import outcomes
from .components import HEIGHTS

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView


LITTLE = 2  # points that a card may bring the others, for that to speak for it


class PointsAtOnce(Merit, frozen=True):
    points: int


class FillsRow(Merit, frozen=True):
    """The last box of a row is ticked."""

    row: str


class NearlyFull(Merit, frozen=True):
    """One box more and the row is full."""

    row: str


class RowLacks(Merit, frozen=True):
    """A row grows, and so many boxes of it are still empty."""

    row: str
    boxes: int


class NothingForOthers(Merit, frozen=True):
    """None of the others records anything by it."""


class LessForOthers(Merit, frozen=True):
    """The others get fewer points by it than the seat."""

    points: int  # the most that one of them gets


class MostForOthers(Merit, frozen=True):
    """A card that brings the seat no points brings each of the others few: so many at most."""

    points: int


class LeavesLeast(Merit, frozen=True):
    """From the other cards that lie open the next seat gets least behind this card, so many points at most."""

    seat: int
    points: int


class StartOn(Merit, frozen=True):
    """The best start on this side, which the seat takes first, and what the others are left with at most."""

    symbol: str
    points: int
    others: int


class CardsOnTrack(Merit, frozen=True):
    """So many cards of the own hand and the offer have a station on this track."""

    stopping: int


class StationsAhead(Merit, frozen=True):
    """So many stations are left between the own locomotives."""

    stations: int


class CoinsGrow(Merit, frozen=True):
    coins: int  # then


class SavesCoins(Merit, frozen=True):
    coins: int  # that stay


class SavesCards(Merit, frozen=True):
    held: int  # that stay in the hand


class WouldBring(Merit, frozen=True):
    """What a discarded card would bring the seat now; nothing if there are no symbols."""

    symbols: tuple[str, ...]


class NoMoreCards(Merit, frozen=True):
    """No card can be laid any more, or this one does not fit now."""

    fits: bool


def merits(game: VlakyGame, view: VlakyView, move: int) -> list[Merit]:
    """The weightiest first."""
    action = game.action(move)
    if view.seat is None:
        return []
    before, seat = game.laid_out(view), view.seat
    coins = before.coins[seat]
    if isinstance(action, ChooseSide):
        return _side(game, before, seat, game.board.sides.index(action.side))
    if isinstance(action, Finish | NoCard):
        cards = [SavesCards(view.seats[seat].cards)] if view.hand and gains.may_come(game.board, view) else []
        ahead = [StationsAhead(_ahead(before, seat, 0))] if view.phase == "bend" else []
        return [*ahead, *([SavesCoins(coins)] if coins else []), *cards]
    after = max(outcomes(game, view, before, move), key=lambda one: gains.points(before, one, seat))
    points = gains.points(before, after, seat)
    found: list[Merit] = [PointsAtOnce(points)] if points > 0 else []
    found += _rows(game, before, after, seat)
    if isinstance(action, LayCard | LaySecondCard):
        found += [*_others(game, view, action.card, before, after), *_left(game, view, before, move)]
    found += _besides(game, view, action, before, after)
    if not found and isinstance(action, LayCard) and view.hand and action.card not in view.hand:
        return [SavesCards(len(view.hand))]
    return found


def _side(game: VlakyGame, before: VlakyState, seat: int, side: int) -> list[Merit]:
    """The seat that chooses the side is also the first to choose a track on it."""
    board = game.board
    starts = [board.start_symbol[side][height] for height in range(len(HEIGHTS))]
    worth = [gains.points(before, gains.recorded(before, [(seat, symbol)]), seat) for symbol in starts]
    best = max(range(len(starts)), key=worth.__getitem__)
    others = max(points for height, points in enumerate(worth) if height != best)
    return [StartOn(board.symbols[starts[best]], worth[best], others)]


def _besides(game: VlakyGame, view: VlakyView, action: Action, before: VlakyState, after: VlakyState) -> list[Merit]:
    """What a move does besides the sheets: to coins, cards, and the way of the slower locomotive."""
    board, seat = game.board, before.seat
    match action:
        case DiscardCard(card=card):
            grow: list[Merit] = [CoinsGrow(after.coins[seat])]
            if not gains.may_come(board, view) or not gains.fits(board, view, card):
                return [NoMoreCards(gains.may_come(board, view)), *grow]
            met = gains.brings(board, view, card).get(seat, ())
            return [WouldBring(tuple(board.symbols[symbol] for symbol in met)), *grow]
        case MoveSlower(stations=stations):
            return [StationsAhead(_ahead(before, seat, stations))]
        case ChooseTrack(track=track):
            return [CardsOnTrack(_stopping(game, view, HEIGHTS.index(track)))]
        case GiveUpSymbol():
            return [CoinsGrow(after.coins[seat])]
        case BuySymbol() | RecordSymbol():
            return [CoinsGrow(after.coins[seat])] if after.coins[seat] > before.coins[seat] else []
    return []


def _ahead(s: VlakyState, seat: int, run: int) -> int:
    """The stations that are left before the slower locomotive once it has run on by so many."""
    return sum(stop >= 0 for stop in list(s.stops[seat])[s.slow[seat] + 1 : s.head + 1]) - run


def _stopping(game: VlakyGame, view: VlakyView, height: int) -> int:
    board = game.board
    cards = [*(view.hand or []), *(card for card in view.offer if card)]
    return sum(bool(board.station[0][board.card_number[card]][height]) for card in cards)


def _rows(game: VlakyGame, before: VlakyState, after: VlakyState, seat: int) -> list[Merit]:
    """Rows that become full or nearly so; else the one that is nearest to it."""
    board = game.board
    left = {
        row: board.sheet.length[row] - after.ticks[seat][row]
        for row in range(len(board.symbols))
        if after.ticks[seat][row] > before.ticks[seat][row]
    }
    near: list[Merit] = [
        FillsRow(board.symbols[row]) if not boxes else NearlyFull(board.symbols[row])
        for row, boxes in sorted(left.items(), key=lambda one: one[1])
        if boxes < 2
    ]
    if near or not left:
        return near
    row = min(left, key=left.__getitem__)
    return [RowLacks(board.symbols[row], left[row])]


def _others(game: VlakyGame, view: VlakyView, card: str, before: VlakyState, after: VlakyState) -> list[Merit]:
    """How the card serves those who run on the other tracks."""
    met = gains.brings(game.board, view, card)
    if not any(symbols for other, symbols in met.items() if other != view.seat):
        return [NothingForOthers()]
    most = max(gains.points(before, after, other) for other in met if other != view.seat)
    assert view.seat is not None
    own = gains.points(before, after, view.seat)
    if most < own:
        return [LessForOthers(max(most, 0))]
    return [MostForOthers(max(most, 0))] if own <= 0 and most <= LITTLE else []


def _left(game: VlakyGame, view: VlakyView, before: VlakyState, move: int) -> list[Merit]:
    """Whether the next seat gets less behind this card than behind others that could be laid."""
    seat = (view.turn + 1) % game.players
    kind = type(game.action(move))
    worth = {one: _behind(game, view, before, one, seat) for one in before.legal() if type(game.action(one)) is kind}
    least = worth[move]
    return [LeavesLeast(seat, least)] if least == min(worth.values()) < max(worth.values()) else []


def _behind(game: VlakyGame, view: VlakyView, before: VlakyState, move: int, seat: int) -> int:
    """What a seat could get at most from the rest of the offer behind the card that this move lays."""
    board, slot, card = game.board, len(view.laid) + 1, game.action(move).card  # type: ignore[attr-defined]  # it has one
    if slot >= board.slots:
        return 0
    number, way, then = board.card_number[card], (slot - 1) // board.row_slots % 2, slot // board.row_slots % 2
    height = board.leaves[way][number][gains.heights(board, view)[seat]]
    turned = slot % board.row_slots == 0
    height = board.bend[height] if turned else height
    after = outcomes(game, view, before, move)[0]
    most = 0
    for other in (board.card_number[one] for one in view.offer if one and one != card):
        if turned or board.follows[then][other][number]:
            station = gains.best_first(board, board.station[then][other][height])
            most = max(most, gains.points(after, gains.recorded(after, [(seat, one) for one in station]), seat))
    return most
