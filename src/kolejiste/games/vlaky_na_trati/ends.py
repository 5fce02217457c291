"""The end of a game, once no card can come any more: a seat's last free actions, played through to the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from .rules import locomotives, phases, points, recording, widths

if TYPE_CHECKING:
    from .fields import Table


def actions_left(s: Table, seat: int) -> int:
    """How many free actions a seat has still, the closing one included; many, if cards may come."""
    if s.ending == 2:
        return 1 if seat > s.turn or (seat == s.turn and not s.free_used) else 0
    if s.laid.size < s.tables.slots:
        return 99
    return 2 if seat > s.turn or (seat == s.turn and not s.free_used) else 1


def standing(s: Table, seat: int) -> float:
    """The seat's points less a share of the rivals', who move only where their points hang on its own; of equal ones
    coins decide."""
    t = s.tables
    value = points.total(s, seat) + 0.01 * s.coins[seat]
    if t.majority >= 0:
        share = s.thinking.share / max(t.players - 1, 1)
        for other in range(t.players):
            if other != seat:
                value -= share * points.total(s, other)
    return value


def weigh(s: Table, move: int) -> float:
    """What a move of the last actions leads to."""
    t = s.tables
    seat = s.seat
    left = actions_left(s, seat)
    value = -1e9
    count_cards(s, seat)
    keep(s, seat, 0)
    if s.phase == phases.RECORD:
        record(s, move)
        value = best(s, seat, left)
    elif t.first_slow <= move < t.first_discard:
        value = best_stop(s, seat, locomotives.target(s, seat, move - t.first_slow + 1), left - 1)
    elif t.first_discard <= move < t.first_buy:
        discard(s, seat)
        value = best(s, seat, left - 1)
    elif t.first_buy <= move < t.first_record:
        buy(s, seat, move - t.first_buy)
        value = best(s, seat, left - 1)
    else:
        value = best(s, seat, left - 1)
    put_back(s, seat, 0)
    return value


def best(s: Table, seat: int, left: int) -> float:
    """What a seat reaches with so many actions, if it takes the best; the position is left as it was."""
    if left == 0:
        return standing(s, seat)
    t = s.tables
    found = best(s, seat, left - 1)
    keep(s, seat, left)
    if s.thinking.cards > 0:
        discard(s, seat)
        found = max(found, best(s, seat, left - 1))
        put_back(s, seat, left)
    if s.coins[seat] >= t.slow_cost:
        for step in range(locomotives.reach(s, seat)):
            place = locomotives.target(s, seat, step + 1)
            found = max(found, best_stop(s, seat, place, left - 1))
            put_back(s, seat, left)
    if s.coins[seat] >= t.symbol_cost and s.bought[seat] < t.symbol_uses:
        for row in range(t.rows):
            if s.ticks[seat][row] < t.length[row] and not recording.blocked(s, seat, row):
                buy(s, seat, row)
                found = max(found, best(s, seat, left - 1))
                put_back(s, seat, left)
    return found


def best_stop(s: Table, seat: int, place: int, left: int) -> float:
    """What the slower locomotive's run to a place leads to, with the better symbol of its station."""
    t = s.tables
    station = s.stops[seat].cells[place]
    s.slow[seat] = place
    s.coins[seat] -= t.slow_cost
    if station <= 0:  # a bend
        return best(s, seat, left)
    found = -1e9
    keep(s, seat, 3 + left)
    for symbol in range(t.symbol_count[station]):
        if symbol > 0:
            put_back(s, seat, 3 + left)
        recording.tick(s, seat, t.symbols[station][symbol])
        found = max(found, best(s, seat, left))
    return found


def record(s: Table, move: int) -> None:
    """The symbol in question is recorded or given up, and the others of the station with it."""
    t = s.tables
    seat = s.seat
    station = s.queue_station.cells[0]
    give = move >= t.first_give_up
    symbol = move - t.first_give_up if give else move - t.first_record
    if give:
        s.coins[seat] += 1
    else:
        recording.tick(s, seat, symbol)
    if not s.queue_one.cells[0]:
        taken = False
        for place in range(t.symbol_count[station]):
            other = t.symbols[station][place]
            if other == symbol and not taken:
                taken = True
            else:
                recording.tick(s, seat, other)


# --- one sheet --------------------------------------------------------------------------------------------------------


def count_cards(s: Table, seat: int) -> None:
    """How many cards the seat may still discard."""
    s.thinking.cards = 0
    for word in range(widths.CARD_WORDS):
        s.thinking.cards += bits.count(s.hands[seat][word])


def discard(s: Table, seat: int) -> None:
    """Any card: no other can be laid."""
    s.thinking.cards -= 1
    s.coins[seat] += s.tables.discard_coins


def buy(s: Table, seat: int, row: int) -> None:
    s.coins[seat] -= s.tables.symbol_cost
    s.bought[seat] += 1
    recording.tick(s, seat, row)


def keep(s: Table, seat: int, place: int) -> None:
    """Keep the seat's sheet."""
    m = s.thinking
    for row in range(s.tables.rows):
        m.kept_ticks[place][row] = s.ticks[seat][row]
    kept = m.kept[place]
    kept[0] = s.coins[seat]
    kept[1] = s.gained[seat]
    kept[2] = s.bought[seat]
    kept[3] = s.slow[seat]
    kept[4] = s.race[seat]
    kept[5] = s.race_turn
    kept[6] = m.cards


def put_back(s: Table, seat: int, place: int) -> None:
    """The sheet as it was kept."""
    m = s.thinking
    for row in range(s.tables.rows):
        s.ticks[seat][row] = m.kept_ticks[place][row]
    kept = m.kept[place]
    s.coins[seat] = kept[0]
    s.gained[seat] = kept[1]
    s.bought[seat] = kept[2]
    s.slow[seat] = kept[3]
    s.race[seat] = kept[4]
    s.race_turn = kept[5]
    m.cards = kept[6]
