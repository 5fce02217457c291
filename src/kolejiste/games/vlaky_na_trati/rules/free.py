"""Free actions, one a turn after the card: "Volné akce"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import CardDiscarded, SlowStayed, SymbolBought
from . import cards, locomotives, recording, turns
from .phases import BEND

if TYPE_CHECKING:
    from ..state import VlakyState


def legal_free(s: VlakyState) -> list[int]:
    """A second card, the slower locomotive, an A card for a coin, any symbol, or nothing."""
    numbering, rules = s.game.numbering, s.game.board.rules
    second: list[int] = []
    if s.coins[s.turn] >= rules.second_cost:
        second = [numbering.second + card for card in cards.fitting(s)]
    return second + _others(s, s.turn)


def legal_closing(s: VlakyState) -> list[int]:
    """Before the points are counted: the same, but for a second card."""
    return _others(s, s.seat)


def _others(s: VlakyState, seat: int) -> list[int]:
    numbering, board = s.game.numbering, s.game.board
    rules, sheet = board.rules, board.sheet
    coins = s.coins[seat]
    moves: list[int] = []
    if coins >= rules.slow_cost:
        moves += [numbering.slow + step for step in range(len(locomotives.targets(s, seat)))]
    if s.hands[seat]:
        moves += [numbering.discard + card for card in board.cards_in(s.hands[seat])]
    if coins >= rules.symbol_cost and s.bought[seat] < rules.symbol_uses:
        ticks = s.ticks[seat]
        moves += [
            numbering.buy + row
            for row, length in enumerate(sheet.length)
            if ticks[row] < length and not recording.blocked(s, seat, row)
        ]
    moves.append(numbering.finish)
    return moves


def _spend(s: VlakyState, seat: int, coins: int) -> None:
    """Spent coins are crossed out: they buy nothing more and are worth nothing."""
    s.coins[seat] -= coins
    s.spent[seat] += coins


def lay_second(s: VlakyState, move: int, chance: Chance) -> None:
    """Everybody moves and records again."""
    cost = s.game.board.rules.second_cost
    _spend(s, s.turn, cost)
    s.free_used = True
    cards.put(s, move - s.game.numbering.second, cost, chance)


def move_slower(s: VlakyState, move: int, chance: Chance) -> None:
    """For coins as the free action; in a bend for nothing, also in another's turn, once for each arrival (V12)."""
    seat = s.seat
    cost = 0
    if s.phase == BEND:
        s.bend_seats = s.bend_seats[1:]
    else:
        cost = s.game.board.rules.slow_cost
        _spend(s, seat, cost)
        s.free_used = True
    locomotives.move(s, seat, move - s.game.numbering.slow + 1, cost)
    turns.go_on(s)


def discard(s: VlakyState, move: int, chance: Chance) -> None:
    """The card leaves the game, seen by all (V7), for a coin at once."""
    seat, card = s.seat, move - s.game.numbering.discard
    coins = s.game.board.rules.discard_coins
    s.hands[seat] &= ~(1 << card)
    s.discarded |= 1 << card
    s.coins[seat] += coins
    s.free_used = True
    if s.journal is not None:
        s.journal.append(Note(CardDiscarded(seat, s.game.board.cards[card], coins)))
    turns.go_on(s)


def buy_symbol(s: VlakyState, move: int, chance: Chance) -> None:
    """The leftmost empty box of any row that is open, once a game (V14)."""
    seat, row = s.seat, move - s.game.numbering.buy
    cost = s.game.board.rules.symbol_cost
    _spend(s, seat, cost)
    s.bought[seat] += 1
    s.free_used = True
    if s.journal is not None:
        s.journal.append(Note(SymbolBought(seat, s.game.board.symbols[row], cost)))
    recording.tick(s, seat, row)
    turns.go_on(s)


def finish(s: VlakyState, move: int, chance: Chance) -> None:
    """No free action, or the slower locomotive stays where it is."""
    if s.phase == BEND:
        if s.journal is not None:
            s.journal.append(Note(SlowStayed(s.seat)))
        s.bend_seats = s.bend_seats[1:]
    else:
        s.free_used = True
    turns.go_on(s)
