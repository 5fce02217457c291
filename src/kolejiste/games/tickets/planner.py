"""The quick player of Ticket to Ride."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

from .network import SCALE, Network, Plan
from .rules.phases import FIRST, KEEP, PLACE, SECOND, SOUVENIR, STATION, TUNNEL, TURN

if TYPE_CHECKING:
    from .game import TicketsGame
    from .state import TicketsState

RISK_PER_CLAIM = 0.03
TRAIN_COST = 1.1  # points that a train put on new track for a ticket is worth elsewhere
ROUTE_SHARE = 0.6  # part of the new routes' points that a ticket may count as its own
TUNNEL_RISK = 0.6  # try a tunnel with at least this chance
WILD_COST = 1.5
NEEDED_COST = 1.2
SPARE_COST = 0.3
CLAIM_DAMAGE = 1.6
FACE_WILD = 1.7
BLIND_WILD = 1.4
GREY_VALUE = 0.9
JUNK_VALUE = 0.25
TICKET_TRAINS = 14
TICKET_ROUNDS = 8
PACE = 1.8


class TicketsPlanner(Planner):
    """Plans a network for its tickets, collects the cards for it, and watches the end."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game
        self.board = board = game.board
        self.network = Network(game)
        self.wild = board.wild
        numbering = game.numbering
        self.first_claim = [0] * len(board.routes)
        for claim in range(len(numbering.claim_route) - 1, -1, -1):
            self.first_claim[numbering.claim_route[claim]] = claim
        self.by_phase = {
            FIRST: self._keep,
            KEEP: self._keep,
            TURN: self._turn,
            SECOND: self._second,
            STATION: self._pay_station,
            TUNNEL: self._pay_tunnel,
            PLACE: self._place,
            SOUVENIR: self._souvenir,
        }

    def choose(self, state: TicketsState, legal: Sequence[int], chance: Chance) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.by_phase[state.phase](state, legal)

    # --- plan ---

    def _plan(self, s: TicketsState, tickets: tuple[int, ...] | None = None) -> Plan:
        seat = s.seat
        others = 0
        for owner, mask in enumerate(s.routes):
            if owner != seat:
                others |= mask
        left = len(self.board.rules.station_cards) - len(s.stations[seat])
        return self.network.plan(
            s.routes[seat],
            others,
            s.tickets[seat] if tickets is None else tickets,
            s.trains[seat],
            s.stations[seat],
            left,
            self._wanted_piles(s),
        )

    def _wanted_piles(self, s: TicketsState) -> tuple[int, ...]:
        if not s.souvenir_kind:
            return ()
        owned = s.souvenirs[s.seat]
        return tuple(city for city, kind in enumerate(s.souvenir_kind) if kind >= 0 and not owned >> kind & 1)

    def _rounds(self, s: TicketsState) -> int:
        """How many turns this seat probably has, this one counted."""
        if s.last >= 0:
            return 1
        end = self.board.rules.end_at
        least = 99.0
        for seat, trains in enumerate(s.trains):
            if seat == s.seat:
                continue
            cards = sum(s.hands[seat])
            lack = max(0, trains - end - cards)
            least = min(least, lack / PACE + (trains - end) / 3.2)
        return int(least) + 2

    # --- tickets ---

    def _keep(self, s: TicketsState, legal: Sequence[int]) -> int:
        first = self.game.numbering.keep
        offer = s.offers[s.seat]
        best, best_value = legal[0], -1e9
        for move in legal:
            mask = move - first + 1
            kept = tuple(ticket for place, ticket in enumerate(offer) if mask >> place & 1)
            value = self._worth(s, s.tickets[s.seat] + kept)
            if value > best_value:
                best, best_value = move, value
        return best

    def _worth(self, s: TicketsState, tickets: tuple[int, ...]) -> float:
        board = self.board
        plan = self._plan(s, tickets)
        points = board.ticket_points
        worth = 0.0
        claims = 0
        for _, routes, borrows in plan.steps:
            claims += len(routes)
            worth -= 6 * len(borrows)
        chance = 1.0
        rounds = self._rounds(s)
        turns = plan.trains / PACE + len(plan.routes)
        late = max(0.0, turns - rounds - sum(s.hands[s.seat]) / PACE) if s.phase == KEEP else 0.0
        planned = {ticket: len(routes) for ticket, routes, _ in plan.steps}
        missed = set(plan.missed)
        for ticket in tickets:
            if ticket in missed:
                worth -= points[ticket]
            elif ticket in planned:
                chance = max(0.3, 1 - RISK_PER_CLAIM * planned[ticket] - 0.1 * late)
                worth += points[ticket] * (2 * chance - 1)
            else:
                worth += points[ticket]
        worth -= TRAIN_COST * plan.trains
        worth += ROUTE_SHARE * sum(board.points[route] for route in plan.routes)
        return worth

    # --- the turn ---

    def _turn(self, s: TicketsState, legal: Sequence[int]) -> int:
        if s.last >= 0:
            return self._last_turn(s, legal)
        plan = self._plan(s)
        rounds = self._rounds(s)
        routes, borrowed = self._within(s, plan, rounds)
        numbering = self.game.numbering
        if routes:
            move = self._claim(s, plan, routes, rounds)
            if move >= 0:
                return move
            if rounds > 3:
                return self._draw(s, routes, legal)
        if borrowed and (not routes or rounds <= len(borrowed) + 1):
            move = self._build(s, borrowed[0], legal)
            if move >= 0:
                return move
        finished = not plan.steps and s.trains[s.seat] >= self._ticket_trains() and rounds >= TICKET_ROUNDS
        if finished and numbering.draw_tickets in legal:
            return numbering.draw_tickets
        return self._score(s, routes, rounds, legal)

    def _ticket_trains(self) -> int:
        return TICKET_TRAINS * self.board.rules.trains // 45

    def _within(self, s: TicketsState, plan: Plan, rounds: int) -> tuple[list[int], list[int]]:
        """The planned routes and borrowings of those tickets that can still be finished in time."""
        if rounds > 12:
            return plan.routes, plan.borrowed
        routes: list[int] = []
        borrowed: list[int] = []
        for _, claims, borrows in plan.steps:
            wider = routes + claims
            if self._turns(s, wider) + len(borrowed) + len(borrows) <= rounds:
                routes = wider
                borrowed = borrowed + borrows
        return routes, borrowed

    def _turns(self, s: TicketsState, routes: list[int]) -> float:
        """About how many turns it takes to claim these."""
        hand = s.hands[s.seat]
        short = self._short(hand, routes)
        lack = sum(short[:-1]) + short[-1] - max(0, hand[self.wild] - self._wilds(routes))
        return max(0, lack) / 2 + len(routes)

    def _wilds(self, routes: list[int]) -> int:
        wilds = self.board.wilds
        return sum(wilds[route] for route in routes)

    def _need(self, hand: list[int], routes: Sequence[int]) -> list[int]:
        """How many of each card these routes ask for; grey ones ask for the colour most at hand."""
        board = self.board
        need = [0] * len(hand)
        grey = []
        for route in routes:
            colour, wilds = board.colour[route], board.wilds[route]
            need[-1] += wilds
            if colour >= 0:
                need[colour] += board.length[route] - wilds
            else:
                grey.append(board.length[route] - wilds)
        if grey:
            grey.sort(reverse=True)
            colours = range(self.wild)
            for length in grey:
                if length:
                    best = max(colours, key=lambda colour: hand[colour] - need[colour])
                    need[best] += length
        return need

    def _short(self, hand: list[int], routes: Sequence[int]) -> list[int]:
        return [max(0, need - held) for need, held in zip(self._need(hand, routes), hand, strict=True)]

    # --- claims ---

    def _claim(self, s: TicketsState, plan: Plan, routes: list[int], rounds: int) -> int:
        """The affordable planned route that is hardest to replace."""
        board = self.board
        hand = s.hands[s.seat]
        wilds = hand[self.wild]
        most = max(hand[: self.wild])
        best, best_value = -1, -1e9
        for route in routes:
            colour = board.colour[route]
            if (most if colour < 0 else hand[colour]) + wilds < board.length[route] or wilds < board.wilds[route]:
                continue
            rest = [other for other in routes if other != route]
            move, damage, chance = self._payment(s, route, rest)
            if move < 0:
                continue
            if damage > CLAIM_DAMAGE and rounds > 5:
                continue
            if board.tunnel[route] and chance < TUNNEL_RISK and rounds > 3:
                continue
            value = self.network.detour(plan, route) / SCALE + board.length[route] - damage
            if value > best_value:
                best, best_value = move, value
        return best

    def _payment(self, s: TicketsState, route: int, rest: list[int]) -> tuple[int, float, float]:
        """The payment that hurts the other planned routes least: move, damage, and chance of success."""
        board = self.board
        hand = s.hands[s.seat]
        need = self._need(hand, rest)
        length, least, own = board.length[route], board.wilds[route], board.colour[route]
        colours = range(self.wild) if own < 0 else (own,)
        tunnel = board.tunnel[route]
        best, best_cost, best_damage, best_chance = -1, 1e9, 0.0, 1.0
        number = self.game.numbering.claim + self.first_claim[route]
        held_wilds = hand[self.wild]
        for colour in colours:
            held = hand[colour]
            for wilds in range(least, length):
                cards = length - wilds
                if cards <= held and wilds <= held_wilds:
                    spare = max(0, held - need[colour])
                    stolen = max(0, cards - spare)
                    spare_wilds = max(0, held_wilds - need[-1])
                    stolen_wilds = max(0, wilds - max(least, spare_wilds))
                    damage = NEEDED_COST * stolen + (WILD_COST - 1) * (wilds - least) + stolen_wilds
                    cost = damage + SPARE_COST * (cards - stolen)
                    chance = self._luck(s, colour, held - cards + held_wilds - wilds) if tunnel else 1.0
                    cost += 3 * (1 - chance)
                    if cost < best_cost:
                        best, best_cost, best_damage, best_chance = number, cost, damage, chance
                number += 1
        if length <= held_wilds:
            damage = (WILD_COST - 1) * (length - least) + max(0, length - max(least, held_wilds - need[-1]))
            chance = self._luck(s, -1, held_wilds - length) if tunnel else 1.0
            cost = damage + 3 * (1 - chance)
            if cost < best_cost:
                best, best_cost, best_damage, best_chance = number, cost, damage, chance
        return best, best_damage, best_chance

    def _unseen(self, s: TicketsState) -> list[int]:
        """How many of each card this seat has not seen: in the deck or unknown in other hands."""
        unseen = [
            count - own - gone
            for count, own, gone in zip(self.board.card_counts, s.hands[s.seat], s.discards, strict=True)
        ]
        for card in s.face_up:
            if card >= 0:
                unseen[card] -= 1
        for card in s.revealed:
            unseen[card] -= 1
        for seat, known in enumerate(s.known):
            if seat != s.seat:
                for card, count in enumerate(known):
                    unseen[card] -= count
        if s.deck.size == 0:
            return s.discards
        return unseen

    def _luck(self, s: TicketsState, colour: int, spare: int) -> float:
        """The chance that a tunnel asks for no more than the spare cards."""
        unseen = self._unseen(s)
        total = sum(unseen)
        if not total:
            return 1.0
        match = (unseen[self.wild] + (unseen[colour] if colour >= 0 else 0)) / total
        cards = self.board.rules.tunnel_cards
        chance, term = 0.0, (1 - match) ** cards
        if match >= 1:
            return float(spare >= cards)
        for extra in range(min(spare, cards) + 1):
            chance += term
            term *= match / (1 - match) * (cards - extra) / (extra + 1)
        return chance

    def _build(self, s: TicketsState, route: int, legal: Sequence[int]) -> int:
        build = self.game.numbering.build
        for city in (self.board.a[route], self.board.b[route]):
            if build + city in legal:
                return build + city
        return -1

    # --- drawing ---

    def _values(self, s: TicketsState, routes: Sequence[int]) -> list[float]:
        """What one more card of each kind is worth."""
        hand = s.hands[s.seat]
        board = self.board
        short = self._short(hand, routes)
        values = [JUNK_VALUE] * len(hand)
        need_grey = any(board.colour[route] < 0 for route in routes)
        for card in range(self.wild):
            if short[card]:
                values[card] = 1 + 0.05 * short[card]
            elif need_grey:
                values[card] = 0.4
        values[-1] = FACE_WILD + (0.5 if short[-1] else 0)
        return values

    def _draw(self, s: TicketsState, routes: Sequence[int], legal: Sequence[int]) -> int:
        """The first card of a draw."""
        values = self._values(s, routes)
        blind = self._blind(s, values)
        numbering = self.game.numbering
        offered = sorted((values[card] for card in s.face_up if 0 <= card < self.wild), reverse=True)
        best, best_card = -1.0, -1
        for card in s.face_up:
            if 0 <= card < self.wild and values[card] > best:
                best, best_card = values[card], card
        first = max(best, blind)
        second = max(offered[1] if len(offered) > 1 else -1.0, blind) if best >= blind else first
        if self.wild in s.face_up and values[-1] > first + second:
            return numbering.face_up + self.wild
        return self._take(
            numbering.face_up + best_card if best >= blind and best_card >= 0 else numbering.draw_blind, legal
        )

    def _take(self, move: int, legal: Sequence[int]) -> int:
        return move if move in legal else legal[0]

    def _blind(self, s: TicketsState, values: list[float]) -> float:
        unseen = self._unseen(s)
        total = sum(unseen)
        if total <= 0:
            return -1.0
        value = sum(count * worth for count, worth in zip(unseen[:-1], values, strict=False))
        return (value + unseen[-1] * BLIND_WILD) / total

    def _second(self, s: TicketsState, legal: Sequence[int]) -> int:
        plan = self._plan(s)
        rounds = self._rounds(s)
        routes, _ = self._within(s, plan, rounds)
        if not routes:
            routes = self._targets(s, rounds)
        values = self._values(s, routes)
        values[-1] = -1.0
        return self._draw_ordinary(s, values, legal)

    def _draw_ordinary(self, s: TicketsState, values: list[float], legal: Sequence[int]) -> int:
        numbering = self.game.numbering
        blind = self._blind(s, values)
        best, move = blind, numbering.draw_blind
        for card in s.face_up:
            if 0 <= card < self.wild and values[card] >= best:
                best, move = values[card], numbering.face_up + card
        return self._take(move, legal)

    # --- scoring at the end ---

    def _gain(self, s: TicketsState, route: int) -> float:
        board = self.board
        gain = float(board.points[route])
        if board.kinds:
            owned = s.souvenirs[s.seat]
            for city in (board.a[route], board.b[route]):
                if s.souvenir_left[city] and not owned >> s.souvenir_kind[city] & 1:
                    count = owned.bit_count()
                    gain += board.souvenir_points[count + 1] - board.souvenir_points[count] + 0.5
                    break
        return gain

    def _open(self, s: TicketsState) -> list[int]:
        """The routes this seat may still claim."""
        claims = s.open[s.seat]
        return [route for route, first in enumerate(self.first_claim) if claims >> first & 1]

    def _ranked(self, s: TicketsState, rounds: int) -> list[tuple[float, int, int]]:
        """Open routes by points a turn: (rate, route, missing cards)."""
        board = self.board
        hand = s.hands[s.seat]
        wilds = hand[self.wild]
        most = max(hand[: self.wild])
        ranked = []
        for route in self._open(s):
            colour, length, ferry = board.colour[route], board.length[route], board.wilds[route]
            held = most if colour < 0 else hand[colour]
            ordinary = max(0, length - ferry - held)
            spare = wilds - ferry
            missing = max(0, ordinary - spare, -spare)
            turns = 1 + missing / 1.5
            if 1 + (missing + 1) // 2 > rounds:
                continue
            ranked.append((self._gain(s, route) / turns, -route, missing))
        ranked.sort(reverse=True)
        return ranked

    def _targets(self, s: TicketsState, rounds: int) -> list[int]:
        return [-route for _, route, _ in self._ranked(s, rounds)[:1]]

    def _score(self, s: TicketsState, routes: list[int], rounds: int, legal: Sequence[int]) -> int:
        """No ticket to work on: the route that brings most points for its turns."""
        ranked = self._ranked(s, rounds)
        if routes and rounds > 3:
            return self._draw(s, routes, legal)
        if not ranked:
            return self._draw(s, routes, legal)
        _, route, missing = ranked[0]
        if not missing:
            move, _, chance = self._payment(s, -route, [])
            if move >= 0 and (not self.board.tunnel[-route] or chance >= 0.5):
                return move
        return self._draw(s, [-route], legal)

    def _last_turn(self, s: TicketsState, legal: Sequence[int]) -> int:
        """The best single action when there is no other turn."""
        board = self.board
        plan = self._plan(s)
        points = board.ticket_points
        last: dict[int, int] = {}
        lending: dict[int, int] = {}
        for ticket, routes, borrows in plan.steps:
            if len(routes) == 1 and not borrows:
                last[routes[0]] = last.get(routes[0], 0) + 2 * points[ticket]
            if not routes and len(borrows) == 1:
                lending[borrows[0]] = lending.get(borrows[0], 0) + 2 * points[ticket]
        best, best_value = legal[0], 0.0
        for _, route, missing in self._ranked(s, 1):
            if missing:
                continue
            move, _, chance = self._payment(s, -route, [])
            if move >= 0:
                value = (self._gain(s, -route) + last.get(-route, 0)) * chance
                if value > best_value:
                    best, best_value = move, value
        for route, value in lending.items():
            gain = value - board.edition.scoring.unused_station
            move = self._build(s, route, legal)
            if move >= 0 and gain > best_value:
                best, best_value = move, gain
        return best

    # --- payments and souvenirs ---

    def _pay_station(self, s: TicketsState, legal: Sequence[int]) -> int:
        numbering = self.game.numbering
        hand = s.hands[s.seat]
        need = self._need(hand, self._plan(s).routes)
        best, best_cost = legal[0], 1e9
        for move in legal:
            cards, colour, wilds = numbering.station_payment[move - numbering.pay_station]
            stolen = max(0, cards - wilds - max(0, hand[colour] - need[colour])) if colour >= 0 else 0
            cost = WILD_COST * wilds + NEEDED_COST * stolen
            if cost < best_cost:
                best, best_cost = move, cost
        return best

    def _pay_tunnel(self, s: TicketsState, legal: Sequence[int]) -> int:
        """Pay with the colour first."""
        return legal[0]

    def _place(self, s: TicketsState, legal: Sequence[int]) -> int:
        """On a location that the plan passes, where its routes bring no other souvenir."""
        board = self.board
        plan = self._plan(s)
        passes = [0] * len(board.cities)
        for route in plan.routes:
            for city, other in ((board.a[route], board.b[route]), (board.b[route], board.a[route])):
                passes[city] += 1 if s.souvenir_kind[other] >= 0 else 3
        cities = len(board.cities)
        return max(legal, key=lambda move: (passes[(move - self.game.numbering.place) % cities], -move))

    def _souvenir(self, s: TicketsState, legal: Sequence[int]) -> int:
        """The scarcer one."""
        return min(legal, key=lambda move: (s.souvenir_left[move - self.game.numbering.take], move))
