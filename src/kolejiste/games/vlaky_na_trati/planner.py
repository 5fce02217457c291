"""The quick player of Vlaky na trati: what each move gives to everybody, in points expected at the end of the game.

A `Forecast` knows what a sheet is worth with so many cards to come: rows fill by chance, at the rate of their symbols.
A `Thought` weighs the moves of one decision: the seat's own gain less a share of the rivals', a few cards ahead along
the likely line. It reads the own hand and what lies open, never the others' hands nor the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

from .rules import locomotives
from .rules.phases import BEND, LAY, RECORD, SIDE, TRACK

if TYPE_CHECKING:
    from .components import Board, SheetTable
    from .game import VlakyGame
    from .state import VlakyState

Symbols = tuple[int, ...]

TOO_LATE, BEHIND, LEVEL, FIRST = range(4)  # how a seat stands in the race for the last box
MOST_COMING = 24  # more symbols of one kind never come


class Forecast:
    """The expected points of rows and coins. All values are worked out once and kept."""

    RATE = 1.25  # a row gets so much more than chance brings: its owner steers, and the slower locomotive comes after
    COIN = 3.2  # points of a coin that a full row or a column may pay later, with time left to use it
    SPEND = (3.0, 2.8, 2.6, 2.4, 2.2, 2.0, 1.8, 1.6)  # the first coin buys the best there is, the next less
    LAST = 2.0  # the very last free action finds less to buy
    EXTRA = 0.1  # coins that each further card brings, to be exchanged at the end
    SPREAD = 0.35  # how far a lead in the majority may swing, by the root of the cards to come
    RED = 0.6  # symbols before the red line opens are lost
    WIN_BEHIND, WIN_LEVEL = 0.3, 0.7  # the chance to be first in the race

    def __init__(self, board: Board) -> None:
        self.sheet = sheet = board.sheet
        rows = len(board.symbols)
        symbols = [symbol for card in board.station[0] for station in card for symbol in station]
        rate = [self.RATE * symbols.count(row) / (3 * len(board.cards)) for row in range(rows)]
        # chance[cards to come][row][number]: that at least so many of its symbols come
        self.chance = [[_tails(rate[row] * left) for row in range(rows)] for left in range(board.slots + 1)]
        self.group_of, self.groups = _groups(sheet, rows)
        self.watched = [
            next((row for row in group if row == sheet.majority or row in sheet.race), group[0])
            for group in self.groups
        ]
        self.conditions = [_conditions(sheet, row) for row in range(rows)]
        self.paying = sorted({chain for chains in sheet.paying_for for chain in chains})
        self.exchange = next((row for row in range(rows) if sheet.score[row] == "exchange"), -1)
        self._rows_known: dict[tuple[int, ...], float] = {}
        self._coins_known: dict[tuple[int, ...], float] = {}

    def rows(self, group: int, left: int, flag: int, ticks: list[int]) -> float:
        """The expected points of rows that hang together; the flag tells what of the other seats matters to them."""
        key = (group, left, flag, *[ticks[row] for row in self.groups[group]])
        value = self._rows_known.get(key)
        if value is None:
            value = self._rows_known[key] = self._work_out(group, left, flag, ticks)
        return value

    def _work_out(self, group: int, left: int, flag: int, ticks: list[int]) -> float:
        sheet, rows = self.sheet, self.groups[group]
        value, product, factors = 0.0, 1.0, False
        for row in rows:
            kind, boxes = sheet.score[row], sheet.boxes[row]
            expected, before = 0.0, 0
            for number, printed in enumerate(boxes, 1):
                points: float = printed
                chance = self._reach(row, number, left, ticks)
                if kind == "fulfilled":
                    for other, less in self.conditions[row]:
                        chance *= self._reach(other, number - less, left, ticks)
                elif kind == "race" and number == len(boxes):
                    points = self._last_box(row, flag, ticks[row] == number)
                expected += (points - before) * chance
                before = printed
            if kind == "factor":
                product *= expected
                factors = True
            elif kind not in ("none", "exchange"):
                if row == sheet.majority and kind == "ticked":
                    expected *= 1 + (sheet.times - 1) * self._majority(left, flag)
                value += expected
            room = len(boxes) - ticks[row]
            value += self.COIN * sheet.coins[row] * sum(self.chance[left][row][room + 1 : room + 4])
        for columns, coins in self.paying:
            if columns[0] in rows:
                done = min(ticks[row] for row in columns)
                for column in range(done + 1, min(sheet.length[row] for row in columns) + 1):
                    chance = self.COIN * coins
                    for row in columns:
                        chance *= self._reach(row, column, left, ticks)
                    value += chance
        return value + product if factors else value

    def _reach(self, row: int, boxes: int, left: int, ticks: list[int]) -> float:
        """The chance that so many boxes of the row are ticked at the end."""
        need = boxes - ticks[row]
        if need <= 0:
            return 1.0
        sheet, tails = self.sheet, self.chance[left]
        closed = sheet.red_after - ticks[sheet.red_opens] if row in sheet.red_rows and row != sheet.red_opens else 0
        if closed > 0 and boxes > sheet.red_after:
            return tails[row][need] * self.RED * tails[sheet.red_opens][closed]
        return tails[row][need]

    def _last_box(self, row: int, flag: int, reached: bool) -> float:
        first, later = self.sheet.boxes[row][-1], self.sheet.later[row]
        if flag in (TOO_LATE, FIRST) or reached:
            return later if flag == TOO_LATE else first
        return later + (first - later) * (self.WIN_BEHIND if flag == BEHIND else self.WIN_LEVEL)

    def _majority(self, left: int, lead: int) -> float:
        if not left:
            return float(lead > 0)
        return 1 / (1 + exp((0.5 - lead) / (self.SPREAD * left**0.5)))  # a tie gives it to nobody: half a symbol behind

    def flag(self, s: VlakyState, seat: int, row: int) -> int:
        """What of the others matters to a row: the lead in the majority, or how the race stands."""
        if row == self.sheet.majority:
            return s.gained[seat] - max([0, *[gained for other, gained in enumerate(s.gained) if other != seat]])
        if row not in self.sheet.race:
            return 0
        if s.race_turn >= 0:
            return FIRST if s.race[seat] == 1 else TOO_LATE
        return BEHIND if any(ticks[row] > s.ticks[seat][row] for ticks in s.ticks) else LEVEL

    def coins(self, coins: int, ticks: list[int], left: int, free: int) -> float:
        """What so many coins are worth with so many free actions to come: spent, exchanged or kept."""
        row = self.exchange
        boxes = ticks[row] if row >= 0 else 0
        key = (coins, boxes, left, free)
        value = self._coins_known.get(key)
        if value is None:
            value = 0.0
            more = self.sheet.length[row] - boxes if row >= 0 else 0
            for coming in range(more + 1):
                tails = self.chance[left][row]
                chance = tails[coming] - tails[coming + 1] if coming < more else tails[coming]
                value += (chance if more else 1.0) * self._best_use(coins, boxes + coming, left, free)
            self._coins_known[key] = value
        return value

    def _best_use(self, coins: int, boxes: int, left: int, free: int) -> float:
        most, each = self.sheet.exchange[self.exchange][boxes - 1] if boxes else (0, 1)
        best = spent = 0.0
        for number in range(min(coins, free, len(self.SPEND)) + 1):
            kept = coins - number + self.EXTRA * left
            best = max(best, spent + kept + min(kept, most) * (each - 1))
            if number < len(self.SPEND):
                spent += self.SPEND[number] if free - number > 1 else self.LAST
        return best


class VlakyPlanner(Planner):
    """Looks at what each move gives to everybody."""

    SHARE = 1.0  # of the rivals' gains, taken together: a card serves all, so the difference is what wins
    PLIES = 3  # cards looked ahead along the likely line
    FADE = 0.7  # each further card is less sure: hands are hidden, and the offer is filled anew
    HAND = 0.8  # points of an A card kept: a choice, and a coin when discarded
    AHEAD = 0.3  # part of the best stations still before the slower locomotive that it will really get
    GIVE_UP = 0.8  # keeping the right to give a symbol up
    START = 0.5  # part of the best two cards at hand that a track promises
    FORECAST: type[Forecast] = Forecast

    def __init__(self, game: VlakyGame) -> None:
        self.game = game
        self.forecast = self.FORECAST(game.board)

    def choose(self, state: VlakyState, legal: Sequence[int], chance: Chance) -> int:
        return legal[0] if len(legal) == 1 else Thought(self, state).best(legal)


class Thought:
    """One decision: every seat's gains from the position at hand, each worked out once."""

    def __init__(self, planner: VlakyPlanner, s: VlakyState) -> None:
        self.p, self.s, self.me = planner, s, s.seat
        self.board, self.players = planner.game.board, planner.game.players
        self.share = planner.SHARE / max(self.players - 1, 1)
        cards = self.board.slots - len(s.laid)
        following = s.turn + 1 if s.phase > LAY else s.turn if s.phase == LAY else 0
        if s.ending:  # the deck may be empty before the track is full
            cards = min(cards, max(self.players - following, 0))
        self.left = max(cards - (s.phase <= LAY), 0)  # cards to come after the one in question
        rounds = -(-(cards + following) // self.players)
        # Free actions by seat: one in each turn still to come, and the closing one.
        self.free = [
            int(seat > s.turn) if s.ending == 2 else rounds - (seat < following) + 1 for seat in range(self.players)
        ]
        self.gains: list[dict[Symbols, float]] = [{} for _ in range(self.players)]
        self.own = self.board.cards_in(s.hands[self.me])

    def best(self, legal: Sequence[int]) -> int:
        weigh = {SIDE: self._side, TRACK: self._track, LAY: self._lay, RECORD: self._record}
        return max(legal, key=weigh.get(self.s.phase, self._free_action))

    # --- gains --------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, symbols: Symbols) -> float:
        """What recording these symbols is worth to a seat."""
        value = self.gains[seat].get(symbols)
        if value is None:
            value = self.gains[seat][symbols] = self._work_out(seat, symbols)
        return value

    def _work_out(self, seat: int, symbols: Symbols) -> float:
        s, f, left = self.s, self.p.forecast, self.left
        sheet = f.sheet
        before, coins = s.ticks[seat], s.coins[seat]
        ticks = before[:]
        for row in symbols:
            at = ticks[row]
            if at >= sheet.length[row]:
                coins += sheet.coins[row]
            elif row not in sheet.red_rows or at < sheet.red_after or ticks[sheet.red_opens] >= sheet.red_after:
                ticks[row] = at + 1
                for rows, paid in sheet.paying_for[row]:
                    if min([ticks[other] for other in rows]) == at + 1:
                        coins += paid
        value = 0.0
        for group in {f.group_of[row] for row in symbols}:
            row = f.watched[group]
            flag = after = f.flag(s, seat, row)
            if row == sheet.majority:
                after += symbols.count(row)  # the lead grows
            value += f.rows(group, left, after, ticks) - f.rows(group, left, flag, before)
        if coins != s.coins[seat] or f.exchange in symbols:
            free = self.free[seat]
            value += f.coins(coins, ticks, left, free) - f.coins(s.coins[seat], before, left, free)
        return value

    def _coin(self, more: int) -> float:
        """What the seat's coins are worth more with so many more of them, or less with fewer."""
        f, coins, seat = self.p.forecast, self.s.coins[self.me], (self.s.ticks[self.me], self.left, self.free[self.me])
        return f.coins(coins + more, *seat) - f.coins(coins, *seat)

    # --- cards --------------------------------------------------------------------------------------------------------

    def _outcome(self, card: int, slot: int, heights: list[int], chooser: int) -> tuple[float, float]:
        """What a card gives, as its chooser weighs it and as I do."""
        station = self.board.station[slot // self.board.row_slots % 2][card]
        theirs = mine = 0.0
        for seat, height in enumerate(heights):
            symbols = station[height]
            if symbols:
                gain = self.gain(seat, symbols)
                theirs += gain if seat == chooser else -self.share * gain
                mine += gain if seat == self.me else -self.share * gain
        return theirs, mine

    def _line(self, card: int) -> float:
        """A card's worth: what it gives now, and what the likely next cards give after it."""
        slot, heights = len(self.s.laid), self.s.height
        value = self._outcome(card, slot, heights, self.me)[1]
        return value + self._replies(slot + 1, self._run(card, slot, heights), card)

    def _run(self, card: int, slot: int, heights: list[int]) -> list[int]:
        """Where everybody's lines are after a card, and after the bend behind it."""
        board = self.board
        leaves, bent = board.leaves[slot // board.row_slots % 2][card], (slot + 1) % board.row_slots == 0
        return [board.bend[leaves[height]] if bent else leaves[height] for height in heights]

    def _replies(self, slot: int, heights: list[int], gone: int) -> float:
        """What the likely next cards give me: each seat takes its best of the offer, I also of my hand."""
        offer = [card for card in self.s.offer if card >= 0 and card != gone]
        own = [card for card in self.own if card != gone]
        value, weight, chooser = 0.0, 1.0, self.s.turn
        for _ in range(self.p.PLIES - 1):
            if slot >= self.board.slots or not offer:
                break
            chooser = (chooser + 1) % self.players
            weight *= self.p.FADE
            best = mine = -1e9
            taken = -1
            for card in offer + own if chooser == self.me else offer:
                theirs, to_me = self._outcome(card, slot, heights, chooser)
                if theirs > best:
                    best, mine, taken = theirs, to_me, card
            value += weight * mine
            (offer if taken in offer else own).remove(taken)
            slot, heights = slot + 1, self._run(taken, slot, heights)
        return value

    def _keep(self, card: int) -> float:
        """What a card in the hand is worth there: nothing any more when no free action is left to discard it."""
        return self.p.HAND if card in self.own and self.free[self.me] > 1 else 0.0

    def _lay(self, move: int) -> float:
        card = move - self.p.game.numbering.lay
        return self._line(card) - self._keep(card)

    # --- free actions and the slower locomotive -----------------------------------------------------------------------

    def _stop(self, station: int) -> float:
        """A station for the slower locomotive, which records one symbol of it; a bend has none."""
        symbols = self.board.stations[station]
        return max([self.gain(self.me, (symbol,)) for symbol in symbols]) if symbols else 0.0

    def _ahead(self, place: int, coins: int) -> float:
        """What the stations before the slower locomotive may still bring: at bends for nothing, else for coins."""
        s, board = self.s, self.board
        bends = (board.slots - 1) // board.row_slots - len(s.laid) // board.row_slots
        moves = max(bends, 0) + min(coins, self.free[self.me])
        found = sorted(
            [self._stop(stop) for stop in s.stops[self.me][place + 1 : s.head + 1] if stop > 0], reverse=True
        )
        return self.p.AHEAD * sum([value for value in found[:moves] if value > 0])

    def _free_action(self, move: int) -> float:
        s, p, me = self.s, self.p, self.me
        n, rules = p.game.numbering, self.board.rules
        place, paid, value = s.slow[me], 0, 0.0
        if n.second <= move < n.slow:
            card = move - n.second
            paid = rules.second_cost
            replies = self._replies(len(s.laid), s.height, -1)  # what comes if I leave the card to the next
            value = self._line(card) - self._keep(card) - replies
        elif n.slow <= move < n.discard:
            place = locomotives.targets(s, me)[move - n.slow]
            paid = 0 if s.phase == BEND else rules.slow_cost
            value = self._stop(s.stops[me][place])
        elif n.discard <= move < n.buy:
            card = move - n.discard
            paid = -rules.discard_coins
            value = -self._keep(card)
            if len(s.laid) < self.board.slots:
                value -= 0.01 * self._outcome(card, len(s.laid), s.height, me)[1]  # of equal cards the less useful
        elif n.buy <= move < n.record:
            paid = rules.symbol_cost
            value = self.gain(me, (move - n.buy,))
        return value + self._coin(-paid) + self._ahead(place, s.coins[me] - paid)

    # --- recording and set-up -----------------------------------------------------------------------------------------

    def _record(self, move: int) -> float:
        n = self.p.game.numbering
        _, station, only_one = self.s.queue[0]
        give = move >= n.give_up
        symbol = move - (n.give_up if give else n.record)
        rest = list(self.board.stations[station])
        rest.remove(symbol)
        others = () if only_one else tuple(rest)
        if give:
            return self.gain(self.me, others) + self._coin(1) - self.p.GIVE_UP
        return self.gain(self.me, (symbol, *others))

    def _side(self, move: int) -> float:
        """The best start is mine, the next best the rival's."""
        starts = self.board.start_symbol[move - self.p.game.numbering.side]
        values = sorted([self.gain(self.me, (symbol,)) for symbol in starts], reverse=True)
        return values[0] - self.p.SHARE * values[1]

    def _track(self, move: int) -> float:
        """The start symbol, and the best two cards of hand and offer on this track."""
        height = move - self.p.game.numbering.track
        station, offer = self.board.station[0], [card for card in self.s.offer if card >= 0]
        cards = sorted([self.gain(self.me, station[card][height]) for card in self.own + offer], reverse=True)
        return self.gain(self.me, (self.board.start_symbol[self.s.side][height],)) + self.p.START * sum(cards[:2])


@lru_cache(4096)
def _tails(mean: float) -> tuple[float, ...]:
    """For each number, the chance that at least so many come (Poisson)."""
    term, tails = exp(-mean), [1.0]
    for number in range(1, MOST_COMING):
        tails.append(max(tails[-1] - term, 0.0))
        term *= mean / number
    return tuple(tails)


def _conditions(sheet: SheetTable, row: int) -> list[tuple[int, int]]:
    """The rows that a box of this row waits for, with how many boxes less than its own number they need."""
    found: list[tuple[int, int]] = []
    for kind, rows in sheet.chains:
        if row in rows and kind == "down":
            found += [(other, 0) for other in rows[: rows.index(row)]]
        elif row in rows:
            found.append((rows[1], 1) if row == rows[0] else (rows[0], 0))
    return found


def _groups(sheet: SheetTable, rows: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """Rows whose points hang together: by row the group, and the groups."""
    of = list(range(rows))
    factors = [row for row in of if sheet.score[row] == "factor"]
    red = [*sheet.red_rows, sheet.red_opens] if sheet.red_rows else []
    for tied in (*[chain for _, chain in sheet.chains], factors, red):
        for row in tied:
            of = [of[tied[0]] if group == of[row] else group for group in of]
    names = sorted(set(of))
    return [names.index(group) for group in of], [tuple(r for r in range(rows) if of[r] == name) for name in names]
