"""What speaks for a move, from a view alone: what it brings on the sheets, to the viewer and to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Merit

from . import gains
from .actions import BuySymbol, ChooseSide, DiscardCard, Finish, GiveUpSymbol, LayCard, LaySecondCard, NoCard
from .choosing import outcomes

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView


class PointsAtOnce(Merit, frozen=True):
    points: int


class FillsRow(Merit, frozen=True):
    """The last box of a row is ticked."""

    row: str


class NearlyFull(Merit, frozen=True):
    """One box more and the row is full."""

    row: str


class Records(Merit, frozen=True):
    """What the seat records, though it brings no points by itself yet."""

    symbols: tuple[str, ...]


class NothingForOthers(Merit, frozen=True):
    """None of the others records anything by it."""


class LessForOthers(Merit, frozen=True):
    """The others get fewer points by it than the seat."""

    points: int  # the most that one of them gets


class CoinsGrow(Merit, frozen=True):
    coins: int  # then


class SavesCoins(Merit, frozen=True):
    coins: int  # that stay


def merits(game: VlakyGame, view: VlakyView, move: int) -> list[Merit]:
    """The weightiest first."""
    action = game.action(move)
    if view.seat is None or isinstance(action, ChooseSide):
        return []
    before, seat = game.laid_out(view), view.seat
    coins = before.coins[seat]
    if isinstance(action, Finish | NoCard):
        return [SavesCoins(coins)] if coins else []
    after = max(outcomes(game, view, before, move), key=lambda one: gains.points(before, one, seat))
    points = gains.points(before, after, seat)
    found: list[Merit] = [PointsAtOnce(points)] if points > 0 else []
    found += _rows(game, before, after, seat)
    if isinstance(action, LayCard | LaySecondCard):
        found += _others(game, view, action.card, before, after)
    if isinstance(action, DiscardCard | GiveUpSymbol) and after.coins[seat] > coins:
        found.append(CoinsGrow(after.coins[seat]))
    elif not isinstance(action, BuySymbol) and after.coins[seat] == coins and coins and not found:
        found.append(SavesCoins(coins))
    return found


def _rows(game: VlakyGame, before: VlakyState, after: VlakyState, seat: int) -> list[Merit]:
    """Rows that become full or nearly so; else what is recorded."""
    board = game.board
    grown = [row for row in range(len(board.symbols)) if after.ticks[seat][row] > before.ticks[seat][row]]
    left = {row: board.sheet.length[row] - after.ticks[seat][row] for row in grown}
    found: list[Merit] = [FillsRow(board.symbols[row]) for row in grown if left[row] == 0]
    found += [NearlyFull(board.symbols[row]) for row in grown if left[row] == 1]
    return found or ([Records(tuple(board.symbols[row] for row in grown))] if grown else [])


def _others(game: VlakyGame, view: VlakyView, card: str, before: VlakyState, after: VlakyState) -> list[Merit]:
    """How the card serves those who run on the other tracks."""
    met = gains.brings(game.board, view, card)
    if not any(symbols for other, symbols in met.items() if other != view.seat):
        return [NothingForOthers()]
    most = max(gains.points(before, after, other) for other in met if other != view.seat)
    assert view.seat is not None
    return [LessForOthers(most)] if most < gains.points(before, after, view.seat) else []
