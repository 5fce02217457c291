"""The expected points of rows and coins, and what recording symbols is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import memo

from .rules import scores, thinking

if TYPE_CHECKING:
    from .fields import Table


def reach(s: Table, row: int, boxes: int, left: int, ticks: list[int]) -> float:
    """The chance that so many boxes of the row are ticked at the end."""
    t = s.tables
    m = s.thinking
    need = boxes - ticks[row]
    if need <= 0:
        return 1.0
    if t.red_row[row] and row != t.red_opens:
        closed = t.red_after - ticks[t.red_opens]
        if closed > 0 and boxes > t.red_after:
            return m.chance[left][row][need] * m.red * m.chance[left][t.red_opens][closed]
    return m.chance[left][row][need]


def last_box(s: Table, row: int, flag: int, reached: bool) -> float:
    """What the last box of a raced row is worth, by how the race stands."""
    t = s.tables
    m = s.thinking
    first = t.boxes[row][t.length[row] - 1]
    later = t.later[row]
    if flag == thinking.TOO_LATE:
        return later
    if flag == thinking.FIRST or reached:
        return first
    return later + (first - later) * (m.win_behind if flag == thinking.BEHIND else m.win_level)


def rows_worth(s: Table, group: int, left: int, flag: int, ticks: list[int]) -> float:
    """The expected points of rows that hang together; the flag tells what of the other seats matters to them."""
    m = s.thinking
    key = memo.mix(memo.mix(memo.mix(1, group), left), flag)
    for place in range(m.group_size[group]):
        key = memo.mix(key, ticks[m.group_rows[group][place]])
    at = memo.place(key, thinking.MEMORY)
    if m.row_keys[at] != key:
        m.row_values[at] = work_out_rows(s, group, left, flag, ticks)
        m.row_keys[at] = key
    return m.row_values[at]


def work_out_rows(s: Table, group: int, left: int, flag: int, ticks: list[int]) -> float:
    t = s.tables
    m = s.thinking
    value = 0.0
    product = 1.0
    factors = False
    for place in range(m.group_size[group]):
        row = m.group_rows[group][place]
        kind = t.score[row]
        expected = 0.0
        before = 0
        for number in range(1, t.length[row] + 1):
            points = t.boxes[row][number - 1] * 1.0
            chance = reach(s, row, number, left, ticks)
            if kind == scores.FULFILLED:
                for wait in range(m.waits[row]):
                    chance *= reach(s, m.wait_row[row][wait], number - m.wait_less[row][wait], left, ticks)
            elif kind == scores.RACE and number == t.length[row]:
                points = last_box(s, row, flag, ticks[row] == number)
            expected += (points - before) * chance
            before = t.boxes[row][number - 1]
        if kind == scores.FACTOR:
            product *= expected
            factors = True
        elif kind != scores.NONE and kind != scores.EXCHANGE:
            if row == t.majority and kind == scores.TICKED:
                expected *= 1 + (t.times - 1) * m.majority[left][lead_of(flag)]
            value += expected
        room = t.length[row] - ticks[row]
        more = 0.0
        for number in range(room + 1, min(room + 4, thinking.MOST_COMING)):
            more += m.chance[left][row][number]
        value += m.coin * t.row_coins[row] * more
    for chain in range(m.paying):
        if m.group_of[m.paying_rows[chain][0]] == group:
            value += columns_worth(s, chain, left, ticks)
    return value + product if factors else value


def lead_of(flag: int) -> int:
    """The place of a lead in the table of majorities."""
    return min(max(flag, -thinking.MOST_LEAD), thinking.MOST_LEAD) + thinking.MOST_LEAD


def columns_worth(s: Table, chain: int, left: int, ticks: list[int]) -> float:
    """The coins that columns still to be completed will pay, in points."""
    t = s.tables
    m = s.thinking
    done = ticks[m.paying_rows[chain][0]]
    most = t.length[m.paying_rows[chain][0]]
    for place in range(1, m.paying_size[chain]):
        done = min(done, ticks[m.paying_rows[chain][place]])
        most = min(most, t.length[m.paying_rows[chain][place]])
    value = 0.0
    for column in range(done + 1, most + 1):
        chance = m.coin * m.paying_coins[chain]
        for place in range(m.paying_size[chain]):
            chance *= reach(s, m.paying_rows[chain][place], column, left, ticks)
        value += chance
    return value


def flag_of(s: Table, seat: int, row: int) -> int:
    """What of the others matters to a row: the lead in the majority, or how the race stands."""
    t = s.tables
    if row == t.majority:
        most = 0
        for other in range(t.players):
            if other != seat:
                most = max(most, s.gained[other])
        return s.gained[seat] - most
    if not t.race_row[row]:
        return 0
    if s.race_turn >= 0:
        return thinking.FIRST if s.race[seat] == 1 else thinking.TOO_LATE
    for other in range(t.players):
        if s.ticks[other][row] > s.ticks[seat][row]:
            return thinking.BEHIND
    return thinking.LEVEL


def coins_worth(s: Table, coins: int, ticks: list[int], left: int, free: int) -> float:
    """What so many coins are worth with so many free actions to come: spent, exchanged or kept."""
    m = s.thinking
    row = m.exchange
    boxes = ticks[row] if row >= 0 else 0
    key = memo.mix(memo.mix(memo.mix(memo.mix(1, coins), boxes), left), free)
    at = memo.place(key, thinking.MEMORY)
    if m.coin_keys[at] == key:
        return m.coin_values[at]
    value = 0.0
    more = s.tables.length[row] - boxes if row >= 0 else 0
    if more <= 0:
        value = best_use(s, coins, boxes, left, free)
    else:
        for coming in range(more + 1):
            chance = m.chance[left][row][coming]
            if coming < more:
                chance -= m.chance[left][row][coming + 1]
            value += chance * best_use(s, coins, boxes + coming, left, free)
    m.coin_values[at] = value
    m.coin_keys[at] = key
    return value


def best_use(s: Table, coins: int, boxes: int, left: int, free: int) -> float:
    t = s.tables
    m = s.thinking
    most = 0
    each = 1
    if boxes > 0:
        most = t.exchange[m.exchange][boxes - 1][0]
        each = t.exchange[m.exchange][boxes - 1][1]
    best = 0.0
    spent = 0.0
    for number in range(min(min(coins, free), thinking.MOST_SPENT) + 1):
        kept = coins - number + m.extra * left
        best = max(best, spent + kept + min(kept, most * 1.0) * (each - 1))
        if number < thinking.MOST_SPENT:
            spent += m.spend[number] if free - number > 1 else m.last
    return best


def sheet_worth(s: Table, seat: int) -> float:
    """The expected points of a seat's whole sheet."""
    m = s.thinking
    ticks = s.ticks[seat]
    value = coins_worth(s, s.coins[seat], ticks, m.left, m.free[seat])
    for group in range(m.groups):
        value += rows_worth(s, group, m.left, flag_of(s, seat, m.watched[group]), ticks)
    return value


def gain_at(s: Table, seat: int, station: int) -> float:
    """What recording all symbols of a station is worth to a seat."""
    t = s.tables
    m = s.thinking
    if m.gain_decision[seat][station] != m.decision:
        for place in range(t.symbol_count[station]):
            m.symbols[place] = t.symbols[station][place]
        m.gain[seat][station] = gain_of(s, seat, t.symbol_count[station])
        m.gain_decision[seat][station] = m.decision
    return m.gain[seat][station]


def gain_of_one(s: Table, seat: int, symbol: int) -> float:
    """What recording this symbol alone is worth to a seat."""
    s.thinking.symbols[0] = symbol
    return gain_of(s, seat, 1)


def gain_of(s: Table, seat: int, count: int) -> float:
    """What recording the first so many of `symbols`, in their order, is worth to a seat."""
    t = s.tables
    m = s.thinking
    left = m.left
    before = s.ticks[seat]
    coins = s.coins[seat]
    exchanges = False
    leading = 0
    for row in range(t.rows):
        m.ticks[row] = before[row]
    for group in range(m.groups):
        m.group_met[group] = 0
    for place in range(count):
        row = m.symbols[place]
        m.group_met[m.group_of[row]] = 1
        exchanges = exchanges or row == m.exchange
        if row == t.majority:
            leading += 1
        at = m.ticks[row]
        if at >= t.length[row]:
            coins += t.row_coins[row]
        elif not t.red_row[row] or at < t.red_after or m.ticks[t.red_opens] >= t.red_after:
            m.ticks[row] = at + 1
            coins += columns_paid(s, row, at + 1)
    value = 0.0
    for group in range(m.groups):
        if m.group_met[group]:
            row = m.watched[group]
            flag = flag_of(s, seat, row)
            after = flag + leading if row == t.majority else flag  # the lead grows
            value += rows_worth(s, group, left, after, m.ticks) - rows_worth(s, group, left, flag, before)
    if coins != s.coins[seat] or exchanges:
        free = m.free[seat]
        value += coins_worth(s, coins, m.ticks, left, free) - coins_worth(s, s.coins[seat], before, left, free)
    return value


def columns_paid(s: Table, row: int, column: int) -> int:
    """The coins that completing this column pays, after the row's box in it was ticked."""
    t = s.tables
    m = s.thinking
    coins = 0
    for chain in range(t.chains):
        if t.chain_coins[chain] and t.chain_has[chain][row]:
            least = m.ticks[t.chain_rows[chain][0]]
            for place in range(1, t.chain_size[chain]):
                least = min(least, m.ticks[t.chain_rows[chain][place]])
            if least == column:
                coins += t.chain_coins[chain]
    return coins
