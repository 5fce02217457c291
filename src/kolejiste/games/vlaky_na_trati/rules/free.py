"""Free actions, one a turn after the card: "Volné akce"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves, rows, sets

from . import cards, locomotives, phases, recording, telling, turns, widths

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def find_free(s: Table) -> None:
    """A second card, the slower locomotive, an A card for a coin, any symbol, or nothing."""
    if s.coins[s.turn] >= s.tables.second_cost:
        cards.find_fitting(s)
        cards.add_fitting(s, s.tables.first_second)
    find_others(s, s.turn)


def find_closing(s: Table) -> None:
    """Before the points are counted: the same, but for a second card."""
    find_others(s, s.seat)


def find_others(s: Table, seat: int) -> None:
    t = s.tables
    if s.coins[seat] >= t.slow_cost:
        locomotives.find_slow_moves(s, seat)
    for word in range(widths.CARD_WORDS):
        moves.add_each(s, t.first_discard + 64 * word, s.hands[seat][word])
    if s.coins[seat] >= t.symbol_cost and s.bought[seat] < t.symbol_uses:
        for row in range(t.rows):
            if s.ticks[seat][row] < t.length[row] and not recording.blocked(s, seat, row):
                moves.add(s, t.first_buy + row)
    moves.add(s, t.finish)


def spend(s: Table, seat: int, coins: int) -> None:
    """Spent coins are crossed out: they buy nothing more and are worth nothing."""
    s.coins[seat] -= coins
    s.spent[seat] += coins


def lay_second(s: Table, card: int, chance: Chance) -> None:
    """Everybody moves and records again."""
    cost = s.tables.second_cost
    spend(s, s.turn, cost)
    s.free_used = True
    cards.put(s, card, cost, chance)


def move_slower(s: Table, stations: int) -> None:
    """For coins as the free action; in a bend for nothing, also in another's turn, once for each arrival (V12)."""
    seat = s.seat
    cost = 0
    if s.phase == phases.BEND:
        rows.shift(s.bend_seats)
    else:
        cost = s.tables.slow_cost
        spend(s, seat, cost)
        s.free_used = True
    locomotives.run(s, seat, stations, cost)
    turns.go_on(s)


def discard(s: Table, card: int) -> None:
    """The card leaves the game, seen by all (V7), for a coin at once."""
    seat = s.seat
    coins = s.tables.discard_coins
    sets.drop(s.hands[seat], card)
    sets.put(s.discarded, card)
    s.coins[seat] += coins
    s.free_used = True
    if s.telling:
        telling.card_discarded(s, seat, card, coins)
    turns.go_on(s)


def buy_symbol(s: Table, row: int) -> None:
    """The leftmost empty box of any row that is open, once a game (V14)."""
    seat = s.seat
    cost = s.tables.symbol_cost
    spend(s, seat, cost)
    s.bought[seat] += 1
    s.free_used = True
    if s.telling:
        telling.symbol_bought(s, seat, row, cost)
    recording.tick(s, seat, row)
    turns.go_on(s)


def finish(s: Table) -> None:
    """No free action, or the slower locomotive stays where it is."""
    if s.phase == phases.BEND:
        if s.telling:
            telling.slow_stayed(s, s.seat)
        rows.shift(s.bend_seats)
    else:
        s.free_used = True
    turns.go_on(s)
