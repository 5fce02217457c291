"""What a position of Mini Express promises each seat: its expected final score, for the planner."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from .components import COMPANIES
from .scoring import LITTLE

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState

    # Half actions to come, track length, trains in the pool (-1 - trains when the supply is empty), whether shares are
    # left, and everybody's influence.
    Key = tuple[int, int, int, bool, tuple[int, ...]]
    # By seat: what one share of the company is worth at the end, and what the influence in it is worth for buying more.
    Company = tuple[list[float], list[float]]

ALL = range(COMPANIES)
PARTS = 4  # steps between two track lengths in the smoothed value table
MOST_KNOWN = 50_000  # companies kept before the memory is cleared
MOST_INFLUENCE = 60  # more buys nothing more
WIDE = 30  # a gap in influence that nothing closes


class Outlook:
    """The expected final score of every seat in a position.

    Constants marked "fitted" are averages over some 400 games of the planner with itself, in all modes. The others were
    tuned in 1,500 to 2,500 games in which every seat had its own mixture of lower, middle and higher values.
    """

    # Actions to come in all: by shares left in the company nearest to exhaustion and in the next one, and a constant.
    ACTIONS = (2.4, 3.9, -2.0)  # fitted
    ACTIONS_EXPERTS = (4.9, 2.0, -6.0)  # fitted: the first exhausted company ends it
    LEAST_ACTIONS = 2.0
    GROWTH = 0.2  # track length that a company gains with each action to come (fitted: 0.19 to 0.26)
    GROWTH_SOLO = 0.1  # too little, but it wins more: at railwayman 66 % with 0.12 and 61 % with 0.2 (1,500 games)
    POOL_GROWTH = 0.3  # more for each train in the pool above two; fitted 0.5, but less wins more
    POOL_SOON = 6.0  # with fewer actions to come the pool will not all be built
    LAST_TRAINS = 0.6  # length gained with each train of a pool that is never filled again
    # How far influence may shift between two seats: the scale of a logistic curve, by the root of the actions to come.
    SPREAD, SPREAD_ROOT = 0.2, 0.3
    SPREAD_ROOT_SOLO = 0.16  # the automa never spends any
    BROKE = 0.5  # part of a share's value that remains without influence, while there is time to gain some
    BUYING = 0.5  # influence as means to buy shares, in parts of a share's value ...
    HALF = 5.0  # ... half of it with so much influence ...
    BUYING_SOON = 8.0  # ... and less of it with fewer actions to come
    TURN = 2.5  # points that any turn brings; a share at hand counts only by what it brings more
    SHARE_AT_HAND = (0.42, 0.33, 0.28, 0.25, 0.2)  # how surely it is taken, by turns until then

    def __init__(self, game: MiniGame) -> None:
        self.game = game
        values, most = game.values, game.rules.length_most
        columns = (
            (values.second, values.other, values.other)
            if game.two_columns
            else (values.first, values.second, values.other)
        )
        self.most = PARTS * most
        self.columns = [
            [
                column[at // PARTS] + (column[min(at // PARTS + 1, most)] - column[at // PARTS]) * (at % PARTS) / PARTS
                for at in range(self.most + 1)
            ]
            for column in columns
        ]
        alone = game.people == 1
        self.root = self.SPREAD_ROOT_SOLO if alone else self.SPREAD_ROOT
        self.growth = self.GROWTH_SOLO if alone else self.GROWTH
        # used[influence]: how much of its worth for buying; lost[price][influence]: how much of that a share costs
        self.used = [influence / (influence + self.HALF) for influence in range(MOST_INFLUENCE + 1)]
        self.lost = [
            [self.used[influence] - self.used[max(0, influence - price)] for influence in range(MOST_INFLUENCE + 1)]
            for price in range(game.rules.pool_most + 1)
        ]
        self._known: dict[Key, Company] = {}
        self._curves: dict[int, list[float]] = {}

    def actions(self, s: MiniState) -> float:
        """How many actions of all seats are still to come, this one included."""
        game = self.game
        if s.ending:
            return game.players - s.turn
        left = []
        for company in ALL:
            by_trains = s.supply[company] / game.rules.refill + 0.5
            by_shares = s.stock[company]
            left.append(0 if s.out >> company & 1 else by_shares if by_shares < by_trains else by_trains)
        left.sort()
        first, second, constant = self.ACTIONS_EXPERTS if game.experts else self.ACTIONS
        actions = first * left[0] + second * left[1] + constant
        if (
            game.frugal and s.marker_city < game.land.city_count
        ):  # the automa goes two cities in a turn, and there are two seats
            actions = min(actions, (s.open >> s.marker_city).bit_count())
        return max(actions, self.LEAST_ACTIONS)

    def company(self, key: Key) -> Company:
        found = self._known.get(key)
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._work_out(key)
        return found

    def _work_out(self, key: Key) -> Company:
        half, length, pool, buyable, influence = key
        game, actions = self.game, half / 2
        growth = self.growth * actions
        if pool < 0:
            growth = min(growth, self.LAST_TRAINS * (-1 - pool))
        else:
            growth += self.POOL_GROWTH * (pool - 2) * min(1.0, actions / self.POOL_SOON)
        at = min(int(PARTS * (length + max(0.0, growth)) + 0.5), self.most)
        first, second, other = [column[at] for column in self.columns]
        ahead = self._curve(half)
        buying = self.BUYING * min(1.0, actions / self.BUYING_SOON) if buyable else 0.0
        shares, means = [], []
        for seat, own in enumerate(influence):
            none_ahead, one_ahead = 1.0, 0.0
            for rival, theirs in enumerate(influence):
                if rival != seat:
                    chance = ahead[min(max(theirs - own, -WIDE), WIDE)]
                    one_ahead += (none_ahead - one_ahead) * chance
                    none_ahead *= 1 - chance
            value = none_ahead * first + one_ahead * second + (1 - none_ahead - one_ahead) * other
            if not own:
                value *= self.BROKE if actions else 0.0
            if seat == 0 and game.hard:
                value *= ahead[min(max(own - LITTLE, -WIDE), WIDE)]
            if seat == 0 and game.brutal:
                value *= 1 - ahead[min(max(influence[1] - own, -WIDE), WIDE)]
            shares.append(value)
            means.append(buying * value * self.used[min(own, MOST_INFLUENCE)] if seat < game.people else 0.0)
        return shares, means

    def _curve(self, half: int) -> list[float]:
        """By gap in influence, the chance that who has so much more has more at the end; for negative ones too."""
        curve = self._curves.get(half)
        if curve is None:
            spread = self.SPREAD + self.root * (half / 2) ** 0.5
            gaps = (*range(WIDE + 1), *range(-WIDE, 0))
            curve = [1 / (1 + exp((0.5 - gap) / spread)) if half else float(gap > 0) for gap in gaps]
            self._curves[half] = curve
        return curve

    def key(self, s: MiniState, company: int, half: int) -> Key:
        trains = s.pool[company]
        return (
            half,
            s.length[company],
            trains if s.supply[company] else -1 - trains,
            s.stock[company] > 0,
            tuple(s.influence[company::COMPANIES]),
        )

    def scores(self, s: MiniState) -> list[float]:
        """What each seat may expect: its shares, its influence as means, and the best share at hand."""
        half = int(2 * self.actions(s))
        companies = [self.company(self.key(s, company, half)) for company in ALL]
        (v0, m0), (v1, m1), (v2, m2), (v3, m3) = companies
        shares, own = s.shares, 0
        found = []
        for seat in range(self.game.players):
            found.append(
                shares[own] * v0[seat]
                + shares[own + 1] * v1[seat]
                + shares[own + 2] * v2[seat]
                + shares[own + 3] * v3[seat]
                + m0[seat]
                + m1[seat]
                + m2[seat]
                + m3[seat]
            )
            own += COMPANIES
        self._shares_at_hand(s, half, (v0, v1, v2, v3), found)
        return found

    def _shares_at_hand(self, s: MiniState, half: int, values: Sequence[list[float]], scores: list[float]) -> None:
        """Seat after seat takes the share that brings it most, if one brings more than a turn does anyway."""
        game, stock, pool, influence = self.game, s.stock, s.pool, s.influence
        turn = 0.0 if s.ending else self.TURN
        buying = self.BUYING * min(1.0, half / 2 / self.BUYING_SOON)
        seat, taken = s.seat, 0
        for surely in self.SHARE_AT_HAND[: game.players]:
            if seat < game.people:
                best, chosen = turn, -1
                for company in ALL:
                    price, means = pool[company], influence[COMPANIES * seat + company]
                    if means >= price and stock[company] and not taken >> company & 1:
                        cost = buying * self.lost[price][min(means, MOST_INFLUENCE)]
                        gain = values[company][seat] * (1 - cost)
                        if gain > best:
                            best, chosen = gain, company
                if chosen >= 0:
                    scores[seat] += surely * (best - turn)
                    taken |= 1 << chosen
            else:  # each company but the last one is as likely as another
                for company in ALL:
                    if pool[company] < game.share_below and stock[company] and company != s.marker_company:
                        scores[seat] += values[company][seat] / (COMPANIES - 1)
            seat += 1
            if seat == game.players:
                if s.ending:
                    return
                seat = 0
