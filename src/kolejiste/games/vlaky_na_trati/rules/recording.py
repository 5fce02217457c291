"""Recording symbols: "Zaznamenání symbolu", "Speciální akce při hře 3 hráčů", and the special rows of sheet II."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves, rows

from . import telling, turns

if TYPE_CHECKING:
    from ..fields import Table


def blocked(s: Table, seat: int, row: int) -> bool:
    """Whether the red line closes the next box of this row."""
    t = s.tables
    if not t.red_row[row]:
        return False
    return s.ticks[seat][row] >= t.red_after and s.ticks[seat][t.red_opens] < t.red_after


def tick(s: Table, seat: int, row: int) -> None:
    """The leftmost empty box of the row; a full row pays coins; a box behind the closed red line is lost (V9)."""
    t = s.tables
    ticks = s.ticks[seat]
    if row == t.majority:
        s.gained[seat] += 1
    if ticks[row] >= t.length[row]:
        s.coins[seat] += t.row_coins[row]  # to be spent at once, if wanted (V23)
        if s.telling:
            telling.row_full(s, seat, row, t.row_coins[row])
        return
    if blocked(s, seat, row):
        if s.telling:
            telling.symbol_lost(s, seat, row)
        return
    ticks[row] += 1
    if s.telling:
        telling.symbol_ticked(s, seat, row, ticks[row])
    for chain in range(t.chains):
        # A column is complete when its last open box is ticked, in whatever order.
        if t.chain_coins[chain] and t.chain_has[chain][row] and complete(s, seat, chain) == ticks[row]:
            s.coins[seat] += t.chain_coins[chain]
            if s.telling:
                telling.column_completed(s, seat, ticks[row], t.chain_coins[chain])
    if t.race_row[row] and ticks[row] == t.length[row]:
        reach_last_box(s, seat, row)


def complete(s: Table, seat: int, chain: int) -> int:
    """How many columns of the chain's rows are complete."""
    t = s.tables
    least = s.ticks[seat][t.chain_rows[chain][0]]
    for place in range(1, t.chain_size[chain]):
        least = min(least, s.ticks[seat][t.chain_rows[chain][place]])
    return least


def tick_all(s: Table, seat: int, station: int) -> None:
    """All symbols of a station, in their order."""
    for place in range(s.tables.symbol_count[station]):
        tick(s, seat, s.tables.symbols[station][place])


def reach_last_box(s: Table, seat: int, row: int) -> None:
    """The last box of the raced row: the full points for the first, and for all who reach it in the same turn (V10)."""
    if s.race_turn < 0:
        s.race_turn = s.turns
    s.race[seat] = 1 if s.race_turn == s.turns else 2
    if s.telling and s.race[seat] == 1:
        telling.race_won(s, seat, row)


def may_give_up(s: Table, seat: int) -> bool:
    """With three players, a few times a game, a symbol from another's turn may be given up for a coin (V21)."""
    return s.tables.gives_up and seat != s.turn and s.given_up[seat] < s.tables.give_up_uses


def order_matters(s: Table, seat: int, station: int) -> bool:
    """Whether the order of recording changes anything: only where one symbol opens the red line for another
    (V8)."""
    t = s.tables
    if t.symbol_count[station] < 2 or t.red_opens < 0 or s.ticks[seat][t.red_opens] != t.red_after - 1:
        return False
    opens = False
    closed = False
    for place in range(t.symbol_count[station]):
        symbol = t.symbols[station][place]
        opens = opens or symbol == t.red_opens
        closed = closed or blocked(s, seat, symbol)
    return opens and closed


def is_choice(s: Table, seat: int, station: int, only_one: bool) -> bool:
    """Whether the seat has anything to decide about the symbols of this station."""
    t = s.tables
    if may_give_up(s, seat):
        return True
    if not only_one:
        return order_matters(s, seat, station)
    for place in range(1, t.symbol_count[station]):
        if t.symbols[station][place] != t.symbols[station][0]:
            return True
    return False


def wait(s: Table, place: int, seat: int, station: int, only_one: bool) -> None:
    """The symbols of a station are to be recorded, at this place of what is still to be done."""
    rows.insert(s.queue_seat, place, seat)
    rows.insert(s.queue_station, place, station)
    rows.insert(s.queue_one, place, only_one)


def done(s: Table) -> None:
    """What stands first of what is still to be recorded is recorded."""
    rows.shift(s.queue_seat)
    rows.shift(s.queue_station)
    rows.shift(s.queue_one)


def find_symbols(s: Table) -> None:
    """Each symbol that may come next: to be recorded or, where allowed, given up."""
    t = s.tables
    add_symbols(s, t.first_record)
    if may_give_up(s, s.queue_seat.cells[0]):
        add_symbols(s, t.first_give_up)


def add_symbols(s: Table, first: int) -> None:
    """A move for each symbol among which the seat chooses; of those whose order makes no difference only the first."""
    t = s.tables
    station = s.queue_station.cells[0]
    asked = t.symbol_count[station]
    if not s.queue_one.cells[0] and not order_matters(s, s.queue_seat.cells[0], station):
        asked = 1
    for symbol in range(t.rows):
        offered = False
        for place in range(asked):
            offered = offered or t.symbols[station][place] == symbol
        if offered:
            moves.add(s, first + symbol)


def record(s: Table, symbol: int) -> None:
    seat = s.seat
    take_symbol(s, symbol)
    tick(s, seat, symbol)
    turns.go_on(s)


def give_up(s: Table, symbol: int) -> None:
    """The symbol is not recorded, and a coin is circled instead."""
    seat = s.seat
    take_symbol(s, symbol)
    s.given_up[seat] += 1
    s.coins[seat] += 1  # "one coin": the rulebook's only price that is no number on the sheet
    if s.telling:
        telling.symbol_given_up(s, seat, symbol)
    turns.go_on(s)


def take_symbol(s: Table, symbol: int) -> None:
    """Take the symbol from what is still to be recorded; where only one counts, the others go."""
    t = s.tables
    station = s.queue_station.cells[0]
    if s.queue_one.cells[0] or t.symbol_count[station] == 1:
        done(s)
        return
    place = 0
    while t.symbols[station][place] != symbol:
        place += 1
    s.queue_station.cells[0] = t.less[station][place]
    s.queue_one.cells[0] = False
