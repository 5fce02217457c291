"""The quick player of Mini Express: what everybody's shares and influence will be worth at the end, a turn ahead.

`Outlook` values a position in points expected at the end of the game, for each seat. `MiniPlanner` tries the moves that
look best at first sight, lets the others answer the best of them as it would itself, the automa by the tokens that may
come, and takes the one after which it stands best. Everything it reads lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import Planner

from .components import COMPANIES
from .outlook import ALL, MOST_INFLUENCE, Outlook
from .rules.phases import ACT, AUTOMA, WAY

if TYPE_CHECKING:
    from .game import MiniGame
    from .outlook import Key
    from .state import MiniState


class MiniPlanner(Planner):
    """Looks a turn ahead: its own moves, and everybody's likely answers to the best of them."""

    RIVALS = 0.8  # what the rivals' scores count against one's own, in part the best one's, in part the average
    RIVALS_SOLO = 0.25  # the automa goes its own way: at railwayman 70 % with 0.3 and 63 % with 0.5 (1,500 games)
    BEST = 0.45
    WIN = 100.0  # points that a victory is worth, once the game is over
    MOVES = 9  # looked at closely, of those that look best at first sight
    ANSWERS = 3  # the same for the answers of others
    # So many moves are answered, unless they are too far behind the best: 40 % (36 to 45, 450 games of three) against
    # two with 4 and 3.0, where 33 % is even.
    DEEP, MARGIN = 6, 4.5
    LOOKAHEAD = 2  # seats that answer
    STATIC = 0.3  # what the value before the answers counts: others may answer otherwise
    OUTLOOK: type[Outlook] = Outlook

    def __init__(self, game: MiniGame) -> None:
        self.game = game
        self.outlook = self.OUTLOOK(game)
        rivals = self.RIVALS_SOLO if game.people == 1 else self.RIVALS
        self.best_rival = rivals * self.BEST
        self.each_rival = rivals * (1 - self.BEST) / (game.players - 1)
        self.chance = Chance(0)  # a person's move draws nothing
        self.token = ThisToken()

    def choose(self, state: MiniState, legal: Sequence[int], chance: Chance) -> int:
        if len(legal) == 1:
            return legal[0]
        if state.phase < ACT:
            return self._draft(state, legal)
        seat = state.seat
        tried = [(self.worth(after, seat), move, after) for move, after in self._tries(state, legal, self.MOVES)]
        tried.sort(key=lambda one: -one[0])
        if state.phase != ACT:
            return tried[0][1]
        least = tried[0][0] - self.MARGIN
        worthy = [one for one in tried[: self.DEEP] if one[0] > least]
        if len(worthy) == 1:
            return worthy[0][1]
        return max(worthy, key=lambda one: self._answered(one[2], seat) + self.STATIC * one[0])[1]

    def worth(self, s: MiniState, seat: int) -> float:
        """How well a seat stands: its score less a part of the rivals'."""
        if s.over:
            scores: Sequence[float] = s.scores
            value = self.WIN if s.ranks[seat] == 1 else -self.WIN
        else:
            scores = self.outlook.scores(s)
            value = 0.0
        best, total = -1e9, 0.0
        for other, score in enumerate(scores):
            if other != seat:
                total += score
                if score > best:
                    best = score
        return value + scores[seat] - self.best_rival * best - self.each_rival * total

    # --- trying moves -------------------------------------------------------------------------------------------------

    def _tries(self, s: MiniState, legal: Sequence[int], most: int) -> list[tuple[int, MiniState]]:
        """Moves, each with the position after the whole action."""
        if s.phase == ACT:
            legal = self._promising(s, legal, most)
        elif s.phase == WAY:
            legal = self._ways(s, legal)
        tries = []
        for move in legal:
            after = s.clone()
            after.apply(move, self.chance)
            tries.append((move, self._finished(after, s.seat)))
        return tries

    def _finished(self, s: MiniState, seat: int) -> MiniState:
        """The position after the action, its further questions answered for the best."""
        while not s.over and s.seat == seat and s.phase not in (ACT, AUTOMA):
            s = self._best_after(s)
        return s

    def _best_after(self, s: MiniState) -> MiniState:
        tries = self._tries(s, s.legal(), self.ANSWERS)
        if len(tries) == 1:
            return tries[0][1]
        seat = s.seat
        return max(tries, key=lambda one: self.worth(one[1], seat))[1]

    def _ways(self, s: MiniState, legal: Sequence[int]) -> list[int]:
        """Of spaces with trains of the same other companies only the first."""
        numbering = self.game.numbering
        found: dict[tuple[int, ...], int] = {}
        for move in legal:
            space = numbering.spaces[move - numbering.lay]
            met = tuple([s.net[company] >> space & (company != s.company) for company in ALL])
            found.setdefault(met, move)
        return list(found.values())

    def _answered(self, s: MiniState, seat: int) -> float:
        """How a seat stands after the others' answers."""
        game = self.game
        for _ in range(self.LOOKAHEAD):
            if s.over or s.seat == seat:
                break
            answering = s.seat
            if answering >= game.people:
                return self._after_automa(s, seat)
            while not s.over and s.seat == answering:
                s = self._best_after(s)
        return self.worth(s, seat)

    def _after_automa(self, s: MiniState, seat: int) -> float:
        """How a seat stands after the automa's turn, on average over the companies that its token may name."""
        game = self.game
        counts = s.bag.counts[:-1] if any(s.bag.counts[:-1]) else game.automa_counts
        likely: dict[int, list[int]] = {}  # by company steps the tokens, the most frequent of them last
        for token, (steps, _) in enumerate(game.automa_tokens):
            if counts[token]:
                likely.setdefault(steps % COMPANIES, []).append(token)
        value = 0.0
        for tokens in likely.values():
            after = s.clone()
            self.token.come(max(tokens, key=counts.__getitem__))
            after.apply(game.numbering.automa, self.token)
            value += sum([counts[token] for token in tokens]) * self.worth(after, seat)
        return value / sum(counts)

    # --- at first sight -----------------------------------------------------------------------------------------------

    def _promising(self, s: MiniState, legal: Sequence[int], most: int) -> Sequence[int]:
        """The moves that look best at first sight: what each changes in the companies, one by one."""
        if len(legal) <= most:
            return legal
        glance = Glance(self, s)
        return sorted(legal, key=glance.value, reverse=True)[:most]

    def _draft(self, s: MiniState, legal: Sequence[int]) -> int:
        """The company with the largest part of the symbols in reach of its start. Solo that brings a point or so; among
        people no way to draft was found to matter (500 games with drafts by chance)."""
        game, land = self.game, self.game.land

        def symbols(move: int) -> float:
            company = (move - game.numbering.draft) % COMPANIES  # three blocks of the table, each by company
            start = land.start_space[company]
            near = [s.tokens[city] for city in range(land.city_count) if land.distance[city][start] <= land.most]
            own = sum([(game.token_first[token] == company) + (game.token_second[token] == company) for token in near])
            return own / max(1, len(near))

        return max(legal, key=symbols)


class Glance:
    """A quick estimate of every action in one position."""

    HANDED = 0.2  # part that counts of what the next seat gains by a share that has become cheap

    def __init__(self, planner: MiniPlanner, s: MiniState) -> None:
        self.s, self.game, self.outlook = s, planner.game, planner.outlook
        game, outlook = self.game, self.outlook
        self.me = me = s.seat
        self.weight = [-planner.each_rival - planner.best_rival / (game.players - 1)] * game.players
        self.weight[me] = 1.0
        self.next = me + 1 if me + 1 < game.people else 0
        self.half = half = int(2 * outlook.actions(s))
        self.buying = outlook.BUYING * min(1.0, half / 2 / outlook.BUYING_SOON)
        self.keys = [outlook.key(s, company, half) for company in ALL]
        self.now = [outlook.company(key) for key in self.keys]
        self.gain = [self._swing(company, self._influence(company, 1)) for company in ALL]
        self.built: dict[tuple[int, int], float] = {}

    def value(self, move: int) -> float:
        game, s = self.game, self.s
        numbering, land = game.numbering, game.land
        if move >= numbering.lay:
            return 0.0
        if move < numbering.build:
            return self._take(move - numbering.take)
        company, city = divmod(move - numbering.build, land.city_count)
        trains = land.trains_needed(s.net[company], city)
        value = self.built.get((company, trains))
        if value is None:
            value = self.built[company, trains] = self._build(company, trains)
        token = s.tokens[city]
        first, second = game.token_first[token], game.token_second[token]
        if second < 0:
            second = max([other for other in ALL if other != first], key=self.gain.__getitem__)
        return value + self.gain[first] + self.gain[second]

    def _influence(self, company: int, more: int) -> Key:
        half, length, pool, buyable, influence = self.keys[company]
        me = self.me
        return half, length, pool, buyable, (*influence[:me], influence[me] + more, *influence[me + 1 :])

    def _swing(self, company: int, key: Key) -> float:
        """What a change in one company brings, everybody's shares and influence considered."""
        (values, means), (before, means_before) = self.outlook.company(key), self.now[company]
        shares, place, swing = self.s.shares, company, 0.0
        for seat, weight in enumerate(self.weight):
            change = shares[place] * (values[seat] - before[seat]) + means[seat] - means_before[seat]
            swing += weight * change
            place += COMPANIES
        return swing

    def _take(self, company: int) -> float:
        game, s = self.game, self.s
        price, supply = s.pool[company], s.supply[company]
        trains = min(game.rules.refill, game.rules.pool_most - price, supply)
        half, length, _, _, influence = self._influence(company, -price)
        pool = price + trains if supply > trains else -1 - price - trains
        key = (half, length, pool, s.stock[company] > 1 and supply > trains, influence)
        return self._swing(company, key) + self.outlook.company(key)[0][self.me]

    def _build(self, company: int, trains: int) -> float:
        game, s = self.game, self.s
        half, length, pool, buyable, influence = self.keys[company]
        left = s.pool[company] - trains
        length = min(length + trains - 1, game.rules.length_most)
        key = (half, length, left if pool >= 0 else -1 - left, buyable, influence)
        value = self._swing(company, key)
        means = influence[self.next]
        if buyable and means >= left:
            cost = self.buying * self.outlook.lost[left][min(means, MOST_INFLUENCE)]
            gain = self.outlook.company(key)[0][self.next] * (1 - cost)
            value -= self.HANDED * max(0.0, gain - (0.0 if s.ending else self.outlook.TURN))
        return value


class ThisToken(Chance):
    """The automa draws a given token; should it have to draw again, evenly spread ones."""

    STEP = 0.618034

    def __init__(self) -> None:
        self.come(0)

    def come(self, token: int) -> None:
        self._token = token
        self._at = 0.5

    def _fraction(self) -> float:
        self._at = (self._at + self.STEP) % 1.0
        return self._at

    def draw(self, deck: Deck) -> int:
        token, self._token = self._token, -1
        if token < 0:
            return super().draw(deck)
        if deck.counts[token]:
            deck.take(token)
            return token
        self._token = token  # first the token that puts everything back into the bag
        refresh = len(deck.counts) - 1
        deck.take(refresh)
        return refresh
