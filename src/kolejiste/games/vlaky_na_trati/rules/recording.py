"""Recording symbols: "Zaznamenání symbolu", "Speciální akce při hře 3 hráčů", and the special rows of sheet II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import ColumnCompleted, RaceWon, RowFull, SymbolGivenUp, SymbolLost, SymbolTicked
from . import turns

if TYPE_CHECKING:
    from ..state import VlakyState


def blocked(s: VlakyState, seat: int, row: int) -> bool:
    """Whether the red line closes the next box of this row."""
    sheet = s.game.board.sheet
    ticks = s.ticks[seat]
    return row in sheet.red_rows and ticks[row] >= sheet.red_after and ticks[sheet.red_opens] < sheet.red_after


def tick(s: VlakyState, seat: int, row: int) -> None:
    """The leftmost empty box of the row; a full row pays coins; a box behind the closed red line is lost (V9)."""
    sheet = s.game.board.sheet
    ticks = s.ticks[seat]
    if row == sheet.majority:
        s.gained[seat] += 1
    if ticks[row] >= sheet.length[row]:
        s.coins[seat] += sheet.coins[row]  # to be spent at once, if wanted (V23)
        if s.journal is not None:
            s.journal.append(Note(RowFull(seat, s.game.board.symbols[row], sheet.coins[row])))
        return
    if row in sheet.red_rows and blocked(s, seat, row):
        if s.journal is not None:
            s.journal.append(Note(SymbolLost(seat, s.game.board.symbols[row])))
        return
    ticks[row] += 1
    if s.journal is not None:
        s.journal.append(Note(SymbolTicked(seat, s.game.board.symbols[row], ticks[row])))
    for rows, coins in sheet.paying_for[row]:
        # A column is complete when its last open box is ticked, in whatever order.
        if min([ticks[other] for other in rows]) == ticks[row]:
            s.coins[seat] += coins
            if s.journal is not None:
                s.journal.append(Note(ColumnCompleted(seat, ticks[row], coins)))
    if row in sheet.race and ticks[row] == sheet.length[row]:
        _reach(s, seat, row)


def _reach(s: VlakyState, seat: int, row: int) -> None:
    """The last box of the raced row: the full points for the first, and for all who reach it in the same turn (V10)."""
    if s.race_turn < 0:
        s.race_turn = s.turns
    s.race[seat] = 1 if s.race_turn == s.turns else 2
    if s.journal is not None and s.race[seat] == 1:
        s.journal.append(Note(RaceWon(seat, s.game.board.symbols[row])))


def may_give_up(s: VlakyState, seat: int) -> bool:
    """With three players, a few times a game, a symbol from another's turn may be given up for a coin (V21)."""
    return s.game.gives_up and seat != s.turn and s.given_up[seat] < s.game.board.rules.give_up_uses


def order_matters(s: VlakyState, seat: int, symbols: tuple[int, ...]) -> bool:
    """Whether the order of recording changes anything: only where one symbol opens the red line for another
    (V8)."""
    sheet = s.game.board.sheet
    if len(symbols) < 2 or sheet.red_opens not in symbols or s.ticks[seat][sheet.red_opens] != sheet.red_after - 1:
        return False
    return any(blocked(s, seat, row) for row in symbols)


def is_choice(s: VlakyState, seat: int, symbols: tuple[int, ...], only_one: bool) -> bool:
    """Whether the seat has anything to decide about these symbols."""
    if may_give_up(s, seat):
        return True
    if len(symbols) < 2:
        return False
    return len(set(symbols)) > 1 if only_one else order_matters(s, seat, symbols)


def legal_record(s: VlakyState) -> list[int]:
    """Each symbol that may come next: to be recorded or, where allowed, given up."""
    numbering = s.game.numbering
    seat, station, only_one = s.queue[0]
    symbols = s.game.board.stations[station]
    if not only_one and not order_matters(s, seat, symbols):
        symbols = symbols[:1]  # the order makes no difference, so it is not asked
    choices = sorted(set(symbols))
    moves = [numbering.record + symbol for symbol in choices]
    if may_give_up(s, seat):
        moves += [numbering.give_up + symbol for symbol in choices]
    return moves


def record(s: VlakyState, move: int, chance: Chance) -> None:
    symbol = move - s.game.numbering.record
    seat = s.seat
    _next(s, symbol)
    tick(s, seat, symbol)
    turns.go_on(s)


def give_up(s: VlakyState, move: int, chance: Chance) -> None:
    """The symbol is not recorded, and a coin is circled instead."""
    symbol = move - s.game.numbering.give_up
    seat = s.seat
    _next(s, symbol)
    s.given_up[seat] += 1
    s.coins[seat] += 1  # "one coin": the rulebook's only price that is no number on the sheet
    if s.journal is not None:
        s.journal.append(Note(SymbolGivenUp(seat, s.game.board.symbols[symbol])))
    turns.go_on(s)


def _next(s: VlakyState, symbol: int) -> None:
    """Take the symbol from what is still to be recorded; where only one counts, the others go."""
    board = s.game.board
    seat, station, only_one = s.queue[0]
    symbols = board.stations[station]
    if only_one or len(symbols) == 1:
        s.queue = s.queue[1:]
    else:
        place = symbols.index(symbol)
        rest = board.station_number[symbols[:place] + symbols[place + 1 :]]
        s.queue = ((seat, rest, False), *s.queue[1:])
