"""What a position of Railroad Revolution is worth to a seat: the points it may expect at the end, for the planner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring
from .components import (
    ANY_COLOUR,
    COLOUR_COUNT,
    GREY,
    NEXT_STACK,
    ORANGE,
    PURPLE,
    RAILROAD,
    SLOTS,
    STATION,
    TELEGRAPH,
    TRACK_COUNT,
    TRACKS,
    TURQUOISE,
    Effect,
    of_seat,
    slots,
)
from .network import MOST_KNOWN, NEVER, Network
from .rules.phases import ACT, DEAL, PLACE, TOLL

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState

    Counts = tuple[float, float, float]  # expected at the end: what each track multiplies

LONGEST = 40  # turns in the tables
PARTS = 4  # of a turn in the tables


class Worth:
    """What a position is worth to a seat that has so many turns after the present one.

    The constants were tuned in four rounds of 200 to 330 games of two, in which each seat had its own mixture of lower,
    middle and higher values; the margins there tell levels apart by some 8 points of about 300.
    """

    # --- what things are worth, in points
    MONEY = 1.6  # $100 ...
    SPENT = 4.0  # ... as long as it is not more than so many hundreds for each turn left
    SHARE = 0.5  # beyond its price, up to ...
    SHARES = 8  # ... so many of them: they pay deals and tolls
    ABLE = 1.2  # a worker with an ability, and more for each kind of them in the supply
    KINDS = 0.35
    EXTRA = 2.0  # a worker more than the milestones want
    TRAIN = 1.5  # a train face up, beyond its points, and one face down that there is time to turn up again
    DOWN = 6.0
    FLIPS = 0.35  # flips in a turn
    LINK = 2.0  # a sector without an own office beside one with it
    SOON = 5.0  # with fewer turns left all this fades
    # --- what milestones cost, in points and in turns, besides the prices paid
    RAIL, RAIL_TURNS = 3.5, 0.4
    STATION, STATION_TURNS = 4.0, 0.8
    PROMOTION, PROMOTION_TURNS = 2.0, 0.2
    COLOUR, CREW, CREW_TURNS = 2.5, 4.0, 0.4  # a manager of a colour not at hand, or for whom there is no worker
    SURE, SURER = 0.5, 0.35  # how surely one is completed if the turns just suffice, and more with each turn to spare
    CROWDED = 0.3  # ... and if they suffice only without the other one
    NEXT = 1.0  # the turns until one is completed that is not completed now
    FRESH = (14.0, 18.0, 23.0)  # what the next one, of B, C or D, brings besides its costs ...
    FRESH_TURNS = 5.0  # ... in so many turns
    # --- what a turn brings on average
    STEPS = 0.19  # on each track
    OFFICES, STATIONS = 0.22, 0.17
    FAR = 0.19  # how much less likely a city of the highest level is reached for each rail on the way
    # --- offers still open
    FLIP, EXCHANGE, FREE_RAIL, FREE_BUILDING = 2.2, 2.0, 7.5, 5.0
    THIRD = 0.7  # part of a free rail's worth that the turquoise worker's third one has
    DEALS = 0.6  # part of what the deals to come seem to be worth
    # --- pieces that leave a mat in a turn
    RAILS_GO, BUILDINGS_GO = 1.5, 1.1

    def __init__(self, game: RailroadGame) -> None:
        self.game = game
        self.board = board = game.board
        self.hundred = self.MONEY / 100
        self.price = game.share_price
        self.points: int = game.rules.train_points
        rules = game.rules
        price = rules.rail_price / rules.rails
        self.network = Network(
            board,
            rail_cost=[self.RAIL + self.hundred * (price + rules.hard_price * icons) for icons in board.hard],
            station_cost=[self.STATION + self.hundred * price for price in board.price],
            rail_turns=self.RAIL_TURNS,
            station_turns=self.STATION_TURNS,
        )
        self.fresh = self._fresh()
        self._goals: dict[tuple[object, ...], float] = {}
        self._climbs: dict[tuple[object, ...], tuple[float, Counts]] = {}

    def _fresh(self) -> dict[str, list[float]]:
        """By stack and time left: what a milestone of it, and those after it, may still bring."""
        tables = {"": [0.0] * (PARTS * LONGEST)}
        need = self.FRESH_TURNS
        for stack, points in zip("DCB", reversed(self.FRESH), strict=True):
            after = tables[NEXT_STACK[stack]]
            tables[stack] = [
                min(1.0, max(0.0, part / PARTS / need - 0.5)) * points + after[max(0, int(part - PARTS * need))]
                for part in range(PARTS * LONGEST)
            ]
        return tables

    def turns(self, s: RailroadState, seat: int) -> float:
        """How many turns a seat will have after the present one."""
        if s.last_round >= 0:
            return s.last_round - s.round + (seat > s.turn)
        board = self.board
        left = NEVER
        for rails, buildings in zip(s.rails_gone, s.buildings_gone, strict=True):
            rails_left, buildings_left = max(0, board.left_rails - rails), max(0, board.left_buildings - buildings)
            left = min(left, rails_left / self.RAILS_GO + buildings_left / self.BUILDINGS_GO)
        return max(1.0, left + (0 if s.phase == PLACE and s.turn == seat else 1))

    # --- the position -------------------------------------------------------------------------------------------------

    def value(self, s: RailroadState, seat: int, turns: float, offers: bool) -> float:
        """Points expected; `offers` that are still open in the turn count, or are left."""
        time = min(1.0, turns / self.SOON)
        acting = seat == s.turn and (s.phase == ACT or s.phase == TOLL)
        counted, counts = self._tracks(s, seat, turns)
        value = scoring.total(s, seat) + counted + self._milestones(s, seat, turns)
        # --- money
        money, shares = s.money[seat], s.shares[seat]
        if acting:
            money -= s.due
            if offers and s.ability == ORANGE and not s.owed:
                money += self._refund(s)
        if money < 0:
            sold = -(money // self.price)
            shares -= sold
            money += sold * self.price
        wealth = money + self.price * shares
        value += self.hundred * min(wealth, 100 * self.SPENT * turns) + 0.0002 * wealth
        value += self.SHARE * time * min(shares, self.SHARES)
        # --- workers
        able = kinds = 0
        supply, mat = s.supply, s.mat
        for own in range(COLOUR_COUNT * seat + 1, COLOUR_COUNT * (seat + 1)):
            if supply[own]:
                kinds += 1
                able += supply[own]
            able += mat[own]
        value += time * (self.ABLE * min(able, 6) + self.KINDS * kinds)
        # --- trains
        trains = len(s.stacks)
        own = trains * seat
        value += self.TRAIN * time * sum(s.trains_up[own : own + trains])
        value += self.DOWN * min(sum(s.trains_down[own : own + trains]), self.FLIPS * turns)
        # --- links
        offices = s.offices[seat]
        beside = (offices << 1 | offices >> 1) & ~offices & (1 << self.board.sectors) - 1
        value += self.LINK * time * beside.bit_count()
        if offers:
            value += self._offers(s, seat, time, counts, acting)
        elif acting and s.deal_due:
            value += self._deals(s, seat, time, counts, 2)
        return value

    def _refund(self, s: RailroadState) -> int:
        """Money that the orange worker will bring after a main action that costs some."""
        if s.action == STATION:
            return s.due
        base, each = self.game.abilities.railroad_orange
        return base + each * s.icons if s.action == RAILROAD else 0

    # --- tracks -------------------------------------------------------------------------------------------------------

    def _tracks(self, s: RailroadState, seat: int, turns: float) -> tuple[float, Counts]:
        """What the tracks may bring beyond the points they count now, and what each of them is expected to multiply."""
        cities = s.cities[seat]
        here = scoring.counts(s, seat)
        steps = s.step[of_seat(seat, TRACK_COUNT)]
        key = (turns, s.rails[seat], s.buildings_gone[seat], *here, *steps)
        found = self._climbs.get(key)
        if found is not None:
            return found
        board = self.board
        growth = self.OFFICES + self.STATIONS
        part = min(1.0, (board.mat_buildings - s.buildings_gone[seat]) / max(1.0, turns * growth))
        network: float = here[2]
        for length in self.network.west(s.rails[seat], cities):
            likely = max(0.0, 1 - self.FAR * length)
            network += likely * min(1.0, max(0.0, (turns - length / 2) / 4))
        counts = (here[0] + self.OFFICES * turns * part, here[1] + self.STATIONS * turns * part, network)
        value = 0.0
        for track, step in enumerate(steps):
            points, end = board.track_points[track], board.track_end[track]
            later = min(end, step + self.STEPS * turns)
            low = min(int(later), end - 1)
            value += (points[low] + (later - low) * (points[low + 1] - points[low])) * counts[track]
            value -= points[step] * here[track]
        if len(self._climbs) > MOST_KNOWN:
            self._climbs.clear()
        self._climbs[key] = value, counts
        return value, counts

    def climb(self, s: RailroadState, seat: int, time: float, counts: Counts, steps: int) -> float:
        """What so many steps bring on the best tracks, with the tolls paid."""
        board = self.board
        at, shares, gained = s.step[of_seat(seat, TRACK_COUNT)], s.shares[seat], 0.0
        for _ in range(steps):
            best, chosen = 0.0, -1
            for track in range(len(TRACKS)):
                place = at[track]
                if place == board.track_end[track]:
                    continue
                toll = board.tracks[track][place + 1]
                if toll.shares > shares or toll.workers > s.crew[seat] - self.game.rules.least_workers:
                    continue
                points = board.track_points[track]
                gain = (points[place + 1] - points[place]) * counts[track]
                paid = self.hundred * toll.money + self.EXTRA * toll.workers
                gain -= time * paid + toll.shares * self._share(time)
                if gain > best:
                    best, chosen = gain, track
            if chosen < 0:
                break
            gained += best
            at[chosen] += 1
            shares -= board.tracks[chosen][at[chosen]].shares
        return gained

    # --- milestones ---------------------------------------------------------------------------------------------------

    def _milestones(self, s: RailroadState, seat: int, turns: float) -> float:
        workers, places = of_seat(seat, COLOUR_COUNT), of_seat(seat, SLOTS)
        have = [supply + mat for supply, mat in zip(s.supply[workers], s.mat[workers], strict=True)]
        key = (turns, s.rails[seat], s.stations[seat], *s.milestones[places], *s.managers[places], *have)
        found = self._goals.get(key)
        if found is None:
            if len(self._goals) > MOST_KNOWN:
                self._goals.clear()
            found = self._goals[key] = self._pursue(s, seat, turns, have)
        return found

    def _pursue(self, s: RailroadState, seat: int, turns: float, have: list[int]) -> float:
        """The nearer milestone first, the other one with what is built and whom it leaves."""
        board = self.board
        rails, cities, stations = s.rails[seat], s.cities[seat], s.stations[seat]
        pursued = []
        for slot in slots(seat):
            tile = s.milestones[slot]
            if tile >= 0:
                missing = len(board.managers[tile]) - len(s.managers[slot])
                need = self.network.plan(rails, cities, stations, tile)[1] + self.PROMOTION_TURNS * missing
                pursued.append((need, slot, tile))
        pursued.sort()
        spare = s.crew[seat] - self.game.rules.least_workers
        value = spent = 0.0
        for _, slot, tile in pursued:
            cost, need, rails_then, cities_then, stations_then = self.network.plan(rails, cities, stations, tile)
            missing, strange = self._managers(tile, s.managers[slot], have)
            lacking = max(0, missing - max(0, spare))
            spare -= missing
            cost += self.PROMOTION * missing + self.COLOUR * strange + self.CREW * lacking
            need += self.PROMOTION_TURNS * missing + self.CREW_TURNS * max(lacking, strange)
            if cost > 0:  # not in this turn any more
                need = max(need, self.NEXT)
            if need > turns:
                continue
            sure = 1.0
            if need + spent > turns:
                sure = self.CROWDED
            elif need + spent > 0:
                sure = min(1.0, self.SURE + self.SURER * (turns - need - spent))
            rest = int(PARTS * max(0.0, turns - need - spent / 2))
            gain = sure * (board.points[tile] + self.fresh[NEXT_STACK[board.stack[tile]]][rest]) - cost
            if gain > 0:
                value += gain
                spent += need
                rails, cities, stations = rails_then, cities_then, stations_then
        return value + self.EXTRA * min(1.0, turns / 4) * min(max(spare, -4), 4)

    def _managers(self, tile: int, there: tuple[int, ...], have: list[int]) -> tuple[int, int]:
        """How many managers a milestone still wants, and how many of a colour not at hand; the others are used up."""
        needs = list(self.board.managers[tile])
        if needs[0] == ANY_COLOUR:
            return len(needs) - len(there), 0
        for colour in there:
            needs.remove(1 << colour)
        strange = 0
        for need in needs:
            colour = need.bit_length() - 1
            if have[colour]:
                have[colour] -= 1
            else:
                strange += 1
        return len(needs), strange

    # --- offers -------------------------------------------------------------------------------------------------------

    def _share(self, time: float) -> float:
        return time * (self.hundred * self.price + self.SHARE)

    def _train(self, s: RailroadState, time: float) -> float:
        return self.points + self.TRAIN * time if any(s.stacks) else 0.0

    def _flip(self, s: RailroadState, seat: int, time: float, count: int) -> float:
        trains = len(s.stacks)
        down = min(count, sum(s.trains_down[of_seat(seat, trains)]))
        return down * (self.points - self.DOWN * time) + (count - down) * self.FLIP * time

    def _promote(self, s: RailroadState, seat: int, count: int) -> float:
        return self.PROMOTION * min(count, max(0, s.crew[seat] - self.game.rules.least_workers))

    def effect(self, s: RailroadState, seat: int, time: float, counts: Counts, effect: Effect) -> float:
        """What a tile's effect is worth, roughly."""
        kind, count = effect.do, effect.count
        hundred = self.hundred * time
        if kind == "money":
            value = hundred * count
        elif kind == "shares":
            value = count * self._share(time)
        elif kind == "steps":
            value = self.climb(s, seat, time, counts, count)
        elif kind == "promote":
            value = self._promote(s, seat, count) - hundred * effect.each
        elif kind == "flip":
            value = self._flip(s, seat, time, count)
        elif kind == "train":
            value = self._train(s, time)
        elif kind == "exchange":
            value = self.EXCHANGE * time
        elif kind == "rail":
            value = self.FREE_RAIL * time
        elif kind in ("station", "office"):
            value = self.FREE_BUILDING
        else:
            value = (self.CREW + self.ABLE) * time * (len(effect.colours) if kind == "workers" else 1)
        return value - hundred * effect.pay

    def _bonus(self, s: RailroadState, seat: int, time: float, counts: Counts) -> float:
        bonus = self.board.bonus[s.city_tile[s.city]]
        value: float = -self.hundred * time * bonus.pay
        for effect in bonus.effects:
            value += self.effect(s, seat, time, counts, effect)
        return max(0.0, value)

    def _deals(self, s: RailroadState, seat: int, time: float, counts: Counts, most: int) -> float:
        found = []
        for side, deal in enumerate(self.board.deal_side[s.deal]):
            if deal.shares <= s.shares[seat] and not s.deals_taken >> side & 1:
                found.append(self.effect(s, seat, time, counts, deal.effect) - deal.shares * self._share(time))
        found.sort(reverse=True)
        return self.DEALS * sum([value for value in found[:most] if value > 0])

    def _offers(self, s: RailroadState, seat: int, time: float, counts: Counts, acting: bool) -> float:
        """What is still offered to a seat."""
        worker = (self.CREW + self.ABLE) * time
        value = len(s.takes) * worker + s.exchanges * self.EXCHANGE * time
        value += (s.free_rails + s.paid_rails) * self.FREE_RAIL * time
        value += (s.free_stations + s.free_offices) * self.FREE_BUILDING
        if s.steps:
            value += self.climb(s, seat, time, counts, s.steps)
        if s.promotions:
            value += self._promote(s, seat, s.promotions)
        if s.flips:
            value += self._flip(s, seat, time, s.flips)
        if s.train_takes:
            value += s.train_takes * self._train(s, time)
        if s.track >= 0:
            value -= self.EXTRA * time
        if s.phase == DEAL:
            return value + (self._deals(s, seat, time, counts, s.deals_left) if s.deals_left else 0.0)
        if not acting:
            return value
        if s.deal_due:
            value += self._deals(s, seat, time, counts, 2)
        if s.bonuses:
            value += self._bonus(s, seat, time, counts)
        tile = 0.0
        if s.sector >= 0 and s.sector_tile[s.sector] >= 0:
            tile = self.effect(s, seat, time, counts, self.board.telegraph_effect[s.sector_tile[s.sector]])
            if s.tile_left:
                value += max(0.0, tile - worker)
        if s.ability >= 0 and not s.owed:
            value += max(self._ability(s, seat, time, counts, tile), self._promote(s, seat, 1))
        return value

    def _ability(self, s: RailroadState, seat: int, time: float, counts: Counts, tile: float) -> float:
        """What the placed worker's ability is worth after the main action; the orange one's refunds count as money."""
        colour, board, prices = s.ability, self.board, self.game.abilities
        hundred = self.hundred * time
        if s.action == STATION:
            if colour == PURPLE:
                return self._flip(s, seat, time, 1) - hundred * prices.station_purple
            if colour == GREY:
                return self._bonus(s, seat, time, counts)
            if colour == TURQUOISE:
                again = self.effect(s, seat, time, counts, board.primary[s.city_tile[s.city]])
                return again - hundred * prices.station_turquoise
        elif s.action == RAILROAD:
            if colour == PURPLE:
                return self._train(s, time) - hundred * prices.railroad_purple
            if colour == GREY:
                return prices.railroad_grey * self._share(time)
            if colour == TURQUOISE:
                return self.THIRD * self.FREE_RAIL * time
        elif s.action == TELEGRAPH:
            if colour == PURPLE:
                return self.EXCHANGE * time
            if colour == GREY:
                return board.sector_first[s.sector] * self._share(time)
            if colour == ORANGE:
                return hundred * prices.telegraph_orange * s.taken
            if colour == TURQUOISE:
                return tile - hundred * prices.telegraph_turquoise
        else:
            if colour == PURPLE:
                return self.climb(s, seat, time, counts, prices.trade_purple)
            if colour == GREY:
                return self._deals(s, seat, time, counts, 1) + prices.trade_grey * self._share(time)
            if colour == ORANGE:
                trains = len(s.stacks)
                own = of_seat(seat, trains)
                return hundred * prices.trade_orange * (sum(s.trains_up[own]) + sum(s.trains_down[own]))
            if colour == TURQUOISE:
                return self._flip(s, seat, time, prices.trade_turquoise)
        return 0.0
