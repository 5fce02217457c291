"""The planner's choice: the seat's own gain less a share of the rivals', a few cards ahead along the likely line. It
reads the own hand and what lies open, never the others' hands nor the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows

from . import ends, forecast
from .rules import locomotives, phases, points, widths

if TYPE_CHECKING:
    from .fields import Table


def choose(s: Table) -> int:
    """The best of the moves that were found, the first of equal ones."""
    size = moves.count(s)
    best = moves.at(s, 0)
    if size == 1:
        return best
    begin(s)
    at_end = s.thinking.reckoned > 0 and ends.actions_left(s, s.seat) <= s.thinking.reckoned
    most = 0.0
    for place in range(size):
        move = moves.at(s, place)
        worth = ends.weigh(s, move) if at_end else weigh(s, move)
        if place == 0 or worth > most:
            most = worth
            best = move
    return best


def begin(s: Table) -> None:
    """A new decision."""
    t = s.tables
    m = s.thinking
    m.me = s.seat
    m.decision += 1
    cards = t.slots - s.laid.size
    following = 0
    if s.phase > phases.LAY:
        following = s.turn + 1
    elif s.phase == phases.LAY:
        following = s.turn
    if s.ending:  # the deck may be empty before the track is full
        cards = min(cards, max(t.players - following, 0))
    m.left = bits.whole(m.sight * max(cards - 1 if s.phase <= phases.LAY else cards, 0))
    rounds = (cards + following + t.players - 1) // t.players
    for seat in range(t.players):
        if s.ending == 2:
            m.free[seat] = 1 if seat > s.turn else 0
        else:
            m.free[seat] = rounds if seat < following else rounds + 1


def expected(s: Table, seat: int) -> float:
    """The points that a seat may expect at the end: of its rows, its coins, what its slower locomotive has before it
    and its hand."""
    begin(s)
    m = s.thinking
    m.me = seat
    value = forecast.sheet_worth(s, seat) + ahead(s, s.slow[seat], s.coins[seat])
    if m.free[seat] > 1:
        for word in range(widths.CARD_WORDS):
            value += m.hand * bits.count(s.hands[seat][word])
    now = points.total(s, seat)
    return now + m.hopes * (value - now)


def weigh(s: Table, move: int) -> float:
    """What a move is worth."""
    t = s.tables
    if s.phase == phases.SIDE:
        return weigh_side(s, move - t.first_side)
    if s.phase == phases.TRACK:
        return weigh_track(s, move - t.first_track)
    if s.phase == phases.LAY:
        card = move - t.first_lay
        return line(s, card) - keep(s, card)
    if s.phase == phases.RECORD:
        return weigh_symbol(s, move)
    return weigh_action(s, move)


def in_own_hand(s: Table, card: int) -> bool:
    return card >= 0 and bits.has(s.hands[s.thinking.me][card >> 6], card & 63)


def coin(s: Table, more: int) -> float:
    """What the seat's coins are worth more with so many more of them, or less with fewer."""
    m = s.thinking
    coins = s.coins[m.me]
    ticks = s.ticks[m.me]
    free = m.free[m.me]
    return forecast.coins_worth(s, coins + more, ticks, m.left, free) - forecast.coins_worth(
        s, coins, ticks, m.left, free
    )


# --- cards ------------------------------------------------------------------------------------------------------------


def outcome(s: Table, card: int, slot: int, heights: list[int], chooser: int) -> None:
    """What a card gives, as its chooser weighs it and as I do, into `theirs` and `mine`."""
    t = s.tables
    m = s.thinking
    share = m.share / max(t.players - 1, 1)
    way = slot // t.row_slots % 2
    theirs = 0.0
    mine = 0.0
    for seat in range(t.players):
        station = t.halts[way][card][heights[seat]]
        if station > 0:
            gain = forecast.gain_at(s, seat, station)
            theirs += gain if seat == chooser else -share * gain
            mine += gain if seat == m.me else -share * gain
    m.theirs = theirs
    m.mine = mine


def line(s: Table, card: int) -> float:
    """A card's worth: what it gives now, and what the likely next cards give after it."""
    m = s.thinking
    slot = s.laid.size
    outcome(s, card, slot, s.height, m.me)
    value = m.mine
    for seat in range(s.tables.players):
        m.heights[seat] = s.height[seat]
    run(s, card, slot)
    return value + replies(s, slot + 1, card)


def run(s: Table, card: int, slot: int) -> None:
    """Everybody's lines in `heights` go on over a card, and over the bend behind it."""
    t = s.tables
    m = s.thinking
    way = slot // t.row_slots % 2
    for seat in range(t.players):
        height = t.leaves[way][card][m.heights[seat]]
        m.heights[seat] = t.bend[height] if (slot + 1) % t.row_slots == 0 else height


def replies(s: Table, slot: int, gone: int) -> float:
    """What the likely next cards give me, from `heights` on: each seat takes its best of the offer, I also of mine."""
    t = s.tables
    m = s.thinking
    rows.clear(m.offer)
    for place in range(t.offer):
        if s.offer[place] >= 0 and s.offer[place] != gone:
            rows.push(m.offer, s.offer[place])
    rows.clear(m.own)
    for word in range(widths.CARD_WORDS):
        hand = s.hands[m.me][word]
        while hand:
            card = 64 * word + bits.lowest(hand)
            hand &= hand - 1
            if card != gone:
                rows.push(m.own, card)
    value = 0.0
    weight = 1.0
    chooser = s.turn
    for _ in range(m.plies - 1):
        if slot >= t.slots or m.offer.size == 0:
            break
        chooser = (chooser + 1) % t.players
        weight *= m.fade
        best = -1e9
        mine = -1e9
        taken = 0
        size = m.offer.size + m.own.size if chooser == m.me else m.offer.size
        for place in range(size):
            card = m.offer.cells[place] if place < m.offer.size else m.own.cells[place - m.offer.size]
            outcome(s, card, slot, m.heights, chooser)
            if m.theirs > best:
                best = m.theirs
                mine = m.mine
                taken = place
        value += weight * mine
        if taken < m.offer.size:
            run(s, rows.take(m.offer, taken), slot)
        else:
            run(s, rows.take(m.own, taken - m.offer.size), slot)
        slot += 1
    return value


def keep(s: Table, card: int) -> float:
    """What a card in the hand is worth there: nothing any more when no free action is left to discard it."""
    m = s.thinking
    return m.hand if in_own_hand(s, card) and m.free[m.me] > 1 else 0.0


# --- free actions and the slower locomotive ---------------------------------------------------------------------------


def stop(s: Table, station: int) -> float:
    """A station for the slower locomotive, which records one symbol of it; a bend has none."""
    t = s.tables
    best = 0.0
    for place in range(t.symbol_count[station]):
        gain = forecast.gain_of_one(s, s.thinking.me, t.symbols[station][place])
        if place == 0 or gain > best:
            best = gain
    return best


def ahead(s: Table, place: int, coins: int) -> float:
    """What the stations before the slower locomotive may still bring: at bends for nothing, else for coins."""
    t = s.tables
    m = s.thinking
    bends = (t.slots - 1) // t.row_slots - s.laid.size // t.row_slots
    count = 0
    for at in range(place + 1, s.head + 1):
        station = s.stops[m.me].cells[at]
        if station > 0:
            m.found[count] = stop(s, station)
            count += 1
    total = 0.0
    for _ in range(min(max(bends, 0) + min(coins, m.free[m.me]), count)):
        best = 0
        for at in range(1, count):
            if m.found[at] > m.found[best]:
                best = at
        if m.found[best] <= 0:
            break
        total += m.found[best]
        m.found[best] = -1.0
    return m.ahead * total


def weigh_action(s: Table, move: int) -> float:
    t = s.tables
    m = s.thinking
    me = m.me
    place = s.slow[me]
    paid = 0
    value = 0.0
    if t.first_second <= move < t.first_slow:
        card = move - t.first_second
        paid = t.second_cost
        value = line(s, card) - keep(s, card)
        for seat in range(t.players):
            m.heights[seat] = s.height[seat]
        value -= replies(s, s.laid.size, -1)  # what comes if I leave the card to the next
    elif t.first_slow <= move < t.first_discard:
        place = locomotives.target(s, me, move - t.first_slow + 1)
        paid = 0 if s.phase == phases.BEND else t.slow_cost
        value = stop(s, s.stops[me].cells[place])
    elif t.first_discard <= move < t.first_buy:
        card = move - t.first_discard
        paid = -t.discard_coins
        value = -keep(s, card)
        if s.laid.size < t.slots:
            outcome(s, card, s.laid.size, s.height, me)
            value -= 0.01 * m.mine  # of equal cards the less useful
    elif t.first_buy <= move < t.first_record:
        paid = t.symbol_cost
        value = forecast.gain_of_one(s, me, move - t.first_buy)
    return value + coin(s, -paid) + ahead(s, place, s.coins[me] - paid)


# --- recording and set-up ---------------------------------------------------------------------------------------------


def weigh_symbol(s: Table, move: int) -> float:
    t = s.tables
    m = s.thinking
    station = s.queue_station.cells[0]
    give = move >= t.first_give_up
    symbol = move - t.first_give_up if give else move - t.first_record
    count = 0
    if not give:
        m.symbols[0] = symbol
        count = 1
    if not s.queue_one.cells[0]:
        taken = False
        for place in range(t.symbol_count[station]):
            other = t.symbols[station][place]
            if other == symbol and not taken:
                taken = True
            else:
                m.symbols[count] = other
                count += 1
    value = forecast.gain_of(s, m.me, count)
    return value + coin(s, 1) - m.give_up if give else value


def weigh_side(s: Table, side: int) -> float:
    """The best start is mine, the next best the rival's."""
    best = -1e9
    next_best = -1e9
    for height in range(3):
        gain = forecast.gain_of_one(s, s.thinking.me, s.tables.start_symbol[side][height])
        if gain > best:
            next_best = best
            best = gain
        elif gain > next_best:
            next_best = gain
    return best - s.thinking.share * next_best


def weigh_track(s: Table, height: int) -> float:
    """The start symbol, and the best two cards of hand and offer on this track."""
    t = s.tables
    m = s.thinking
    best = -1e9
    next_best = -1e9
    cards = 0
    for place in range(t.cards + t.offer):
        card = -1
        if place >= t.cards:
            card = s.offer[place - t.cards]
        elif in_own_hand(s, place):
            card = place
        if card >= 0:
            cards += 1
            station = t.halts[0][card][height]
            gain = forecast.gain_at(s, m.me, station) if station > 0 else 0.0
            if gain > best:
                next_best = best
                best = gain
            elif gain > next_best:
                next_best = gain
    total = 0.0
    if cards > 0:
        total += best
    if cards > 1:
        total += next_best
    return forecast.gain_of_one(s, m.me, t.start_symbol[s.side][height]) + m.start * total
