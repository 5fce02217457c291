"""The quick player of Ticket to Ride: it plans a network for its tickets, collects the cards, and watches the end.

The network is planned in `network.py`, payments are weighed in `purse.py`; here are the decisions. Of the state it
reads what the deciding seat may know, and of other hands only their size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

from .network import Network, Plan, Situation
from .purse import Purse
from .rules.phases import FIRST, KEEP, PLACE, SECOND, SOUVENIR, STATION, TUNNEL, TURN
from .scoring import routes_in

if TYPE_CHECKING:
    from .game import TicketsGame
    from .state import TicketsState

# How long it takes. So foreseen, the turns left are right within one on average from 14 turns before the end on.
PACE = 1.7  # useful cards a turn of drawing brings
USEFUL = 0.7  # the part of a rival's cards that fit its routes
TRAINS_A_CLAIM = 3.3

# Tickets
TURN_WORTH = 2.2  # points that a turn brings elsewhere: 54 % against 1.8; more gains nothing
CLAIM_RISK = 0.02  # how much less likely each planned claim makes a ticket: 53 % with four seats against 0.03
LATE_RISK = 0.1  # the same for each turn beyond the probable end
TIGHT_RISK = 0.02  # the same for each train beyond ROOMY: 9 in 10 tickets are met with four seats, 7 in 8 without
ROOMY = 0.8  # the part of the trains that a plan may take without being tight
STATION_WORTH = 6.0  # points that a planned station costs with its turn and cards
MORE_TICKETS_TRAINS = 0.5  # further tickets only with this part of the trains left ...
MORE_TICKETS_ROUNDS = 14  # ... and so many turns; drawing later costs a point or more a game

# Claims
TUNNEL_CHANCE = 0.6  # try a planned tunnel with this chance; 0.45 and 0.75 play as well
HURRY = 5  # so many turns before the end claim whatever can be paid; 3 loses four points a game
SCARCE = 6  # so few cards to draw: everybody is saving, and only claims bring cards back
SCRAMBLE = 3  # so many turns before the end stop drawing for tickets

# Cards: 1 is a card that a planned route needs
SHORTAGE = 0.05  # more for each card missing of the colour
ANY_COLOUR = 0.4  # a card of any colour while grey routes are planned
JUNK = 0.25
WILD = 1.5  # a face-up wild card, the whole draw; 1.2 plays as well, 1.8 wins 42 % with four seats
FERRY_WILD = 0.5  # more when a planned ferry misses one
BLIND_WILD = 1.8  # drawn from the deck it is one card of two: 53 % against 1.4


class TicketsPlanner(Planner):
    """A decent player without search; the same choice for the same knowledge, whatever it chose before."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game
        self.board = game.board
        self.wild = game.board.wild
        self.network = Network(game)
        self.purse = Purse(game)
        self.by_phase = {
            FIRST: self._keep_tickets,
            KEEP: self._keep_tickets,
            PLACE: self._place_souvenir,
            TURN: self._turn,
            SECOND: self._second_card,
            STATION: self._pay_station,
            TUNNEL: self._pay_tunnel,
            SOUVENIR: self._take_souvenir,
        }

    def choose(self, state: TicketsState, legal: Sequence[int], chance: Chance) -> int:
        return legal[0] if len(legal) == 1 else self.by_phase[state.phase](state, legal)

    # --- where the seat stands ----------------------------------------------------------------------------------------

    def _plan(self, s: TicketsState, tickets: tuple[int, ...]) -> Plan:
        return self.network.plan(self._situation(s, tickets))

    def _situation(self, s: TicketsState, tickets: tuple[int, ...]) -> Situation:
        seat = s.seat
        others = 0
        for owner, mask in enumerate(s.routes):
            if owner != seat:
                others |= mask
        piles: tuple[int, ...] = ()
        if s.souvenir_kind:
            owned = s.souvenirs[seat]
            piles = tuple(city for city, kind in enumerate(s.souvenir_kind) if kind >= 0 and not owned >> kind & 1)
        return Situation(s.routes[seat], others, tickets, s.trains[seat], s.stations[seat], piles)

    def _rounds(self, s: TicketsState) -> int:
        """How many turns the seat probably has, this one counted: until the quickest rival has laid its trains."""
        if s.last >= 0:
            return 1
        quickest = 99.0
        for seat, trains in enumerate(s.trains):
            if seat != s.seat:
                lay = trains - self.board.rules.end_at
                draw = max(0.0, lay - USEFUL * sum(s.hands[seat]))
                quickest = min(quickest, draw / PACE + lay / TRAINS_A_CLAIM)
        return int(quickest) + 2

    def _turns(self, s: TicketsState, routes: Sequence[int]) -> float:
        """About how many turns it takes to claim these."""
        return self.purse.lack(s.hands[s.seat], routes) / PACE + len(routes)

    def _in_time(self, s: TicketsState, plan: Plan, rounds: int) -> tuple[list[int], list[int]]:
        """Routes to claim and to borrow for the tickets that can still be met before the end."""
        if plan.trains / PACE + len(plan.routes) + len(plan.borrowed) <= rounds:
            return plan.routes, plan.borrowed
        routes: list[int] = []
        borrowed: list[int] = []
        for _, claims, borrows in plan.steps:
            if self._turns(s, routes + claims) + len(borrowed) + len(borrows) <= rounds:
                routes = routes + claims
                borrowed = borrowed + borrows
        return routes, borrowed

    # --- tickets ------------------------------------------------------------------------------------------------------

    def _keep_tickets(self, s: TicketsState, legal: Sequence[int]) -> int:
        """The tickets that together with those it has are worth most."""
        first, offer, held = self.game.numbering.keep, s.offers[s.seat], s.tickets[s.seat]

        def worth(move: int) -> float:
            mask = move - first + 1
            return self._worth(s, held + tuple(t for place, t in enumerate(offer) if mask >> place & 1))

        return max(legal, key=worth)

    def _worth(self, s: TicketsState, tickets: tuple[int, ...]) -> float:
        """Points that these tickets and the routes for them promise, less what the turns would bring elsewhere."""
        board = self.board
        plan = self._plan(s, tickets)
        turns = self._turns(s, plan.routes)
        late = max(0.0, turns + 1 - self._rounds(s)) if s.phase == KEEP else 0.0
        tight = max(0.0, plan.trains - ROOMY * s.trains[s.seat])
        risk = {ticket: CLAIM_RISK * len(claims) for ticket, claims, _ in plan.steps}
        worth = sum(board.points[route] for route in plan.routes) - TURN_WORTH * turns
        worth -= STATION_WORTH * len(plan.borrowed)
        for ticket in tickets:
            if ticket in plan.missed:
                worth -= board.ticket_points[ticket]
            elif ticket in risk:
                chance = max(0.3, 1 - risk[ticket] - LATE_RISK * late - TIGHT_RISK * tight)
                worth += board.ticket_points[ticket] * (2 * chance - 1)
            else:
                worth += board.ticket_points[ticket]
        return worth

    def _wants_tickets(self, s: TicketsState, plan: Plan, rounds: int) -> bool:
        """Further tickets only with all met and the end still far."""
        enough = s.trains[s.seat] >= MORE_TICKETS_TRAINS * self.board.rules.trains
        return enough and rounds >= MORE_TICKETS_ROUNDS and not plan.steps and not plan.missed

    # --- the turn -----------------------------------------------------------------------------------------------------

    def _turn(self, s: TicketsState, legal: Sequence[int]) -> int:
        """Claim for the tickets, borrow for them, draw for them; then score."""
        if s.last >= 0:
            return self._last_turn(s, legal)
        plan = self._plan(s, s.tickets[s.seat])
        rounds = self._rounds(s)
        routes, borrowed = self._in_time(s, plan, rounds)
        move = self._claim(s, routes, rounds)
        if move is None and borrowed and (not routes or rounds <= len(borrowed) + 1):
            move = self._build(borrowed[0], legal)
        if move is not None:
            return move
        if routes and rounds > SCRAMBLE:
            return self._draw(s, routes, legal)
        if self._wants_tickets(s, plan, rounds) and self.game.numbering.draw_tickets in legal:
            return self.game.numbering.draw_tickets
        return self._score(s, rounds, legal)

    def _claim(self, s: TicketsState, routes: Sequence[int], rounds: int) -> int | None:
        """The longest planned route that can be paid without harm to the others; near the end with harm, too.

        Patience wins: saving wild cards and colours for all planned routes, and grey routes for what is left over, won
        55 % against claiming with small harm, and claiming early what is hard to go round lost 56 %.
        """
        board, hand = self.board, s.hands[s.seat]
        patient = not self._in_a_hurry(s, rounds)
        best, best_value = None, -1e9
        for route in routes:
            if not self.purse.affordable(hand, route):
                continue
            payment = self.purse.pay(s, route, [other for other in routes if other != route])
            if payment is None or (patient and payment.harm > 0):
                continue
            if payment.chance < TUNNEL_CHANCE and rounds > SCRAMBLE:
                continue
            value = board.length[route] - payment.harm + 0.5 * (board.twin[route] < 0)
            if value > best_value:
                best, best_value = payment.move, value
        return best

    def _in_a_hurry(self, s: TicketsState, rounds: int) -> bool:
        """Whether the trains at hand need every turn that is left, or there is nothing more to save for."""
        trains = s.trains[s.seat]
        if rounds <= HURRY or rounds <= trains / TRAINS_A_CLAIM or sum(s.hands[s.seat]) >= trains:
            return True
        return s.deck.size + sum(s.discards) < SCARCE

    def _build(self, route: int, legal: Sequence[int]) -> int | None:
        """A station at an end of a route to borrow, where there is none."""
        build = self.game.numbering.build
        ends = (build + self.board.a[route], build + self.board.b[route])
        return next((move for move in ends if move in legal), None)

    # --- scoring ------------------------------------------------------------------------------------------------------

    def _gain(self, s: TicketsState, route: int) -> float:
        """Points for a route, and for the souvenir at its end."""
        board = self.board
        gain = float(board.points[route])
        if board.kinds:
            owned = s.souvenirs[s.seat]
            for city in (board.a[route], board.b[route]):
                if s.souvenir_left[city] and not owned >> s.souvenir_kind[city] & 1:
                    count = owned.bit_count()
                    return gain + board.souvenir_points[count + 1] - board.souvenir_points[count] + 0.5
        return gain

    def _best_scoring(self, s: TicketsState, rounds: int) -> int | None:
        """The open route that brings most points for each turn it takes, within so many turns."""
        claims, hand = s.open[s.seat], s.hands[s.seat]
        best, best_rate = None, 0.0
        for route, first in enumerate(self.purse.first_claim):
            if claims >> first & 1:
                missing = self.purse.missing(hand, route)
                if 1 + (missing + 1) // 2 <= rounds:
                    rate = self._gain(s, route) / (1 + missing / 1.5)
                    if rate > best_rate:
                        best, best_rate = route, rate
        return best

    def _score(self, s: TicketsState, rounds: int, legal: Sequence[int]) -> int:
        """No ticket to work for: claim what scores, or draw for it."""
        route = self._best_scoring(s, rounds)
        if route is None:
            return self._draw(s, (), legal)
        if self.purse.affordable(s.hands[s.seat], route):
            payment = self.purse.pay(s, route, ())
            if payment is not None and payment.chance >= 0.5:
                return payment.move
        return self._draw(s, (route,), legal)

    def _last_turn(self, s: TicketsState, legal: Sequence[int]) -> int:
        """The one action that scores most: a route, with the tickets it completes, or a station for a ticket."""
        situation = self._situation(s, s.tickets[s.seat])
        swings = self.network.swings(situation)
        best, best_gain = legal[0], 0.0
        hand, open_claims = s.hands[s.seat], s.open[s.seat]
        for route, first in enumerate(self.purse.first_claim):
            if open_claims >> first & 1 and self.purse.affordable(hand, route):
                payment = self.purse.pay(s, route, ())
                if payment is not None:
                    gain = (self._gain(s, route) + swings[route]) * payment.chance
                    if gain > best_gain:
                        best, best_gain = payment.move, gain
        move, gain = self._best_station(situation, swings, legal)
        return best if move is None or gain <= best_gain else move

    def _best_station(
        self, situation: Situation, swings: Sequence[int], legal: Sequence[int]
    ) -> tuple[int | None, float]:
        """The station whose borrowed route completes most, and the points it brings."""
        best, best_gain = None, 0.0
        for route in routes_in(situation.others):
            gain = swings[route] - self.board.edition.scoring.unused_station
            if swings[route] and gain > best_gain:
                move = self._build(route, legal)
                if move is not None:
                    best, best_gain = move, float(gain)
        return best, best_gain

    # --- drawing cards ------------------------------------------------------------------------------------------------

    def _card_values(self, s: TicketsState, routes: Sequence[int]) -> list[float]:
        """What one more card of each face is worth for these routes."""
        colours = self.board.colour
        short = self.purse.short(s.hands[s.seat], routes)
        other = ANY_COLOUR if any(colours[route] < 0 for route in routes) else JUNK
        values = [1 + SHORTAGE * missing if missing else other for missing in short]
        values[-1] = WILD + (FERRY_WILD if short[-1] else 0.0)
        return values

    def _blind_value(self, s: TicketsState, values: Sequence[float]) -> float:
        unseen = self.purse.unseen(s)
        total = sum(unseen)
        if total <= 0:
            return -1.0
        value = BLIND_WILD * unseen[-1]
        for count, worth in zip(unseen[:-1], values, strict=False):
            value += count * worth
        return value / total

    def _draw(self, s: TicketsState, routes: Sequence[int], legal: Sequence[int]) -> int:
        """The first card: the most needed colour, the deck, or a wild card if it beats two others."""
        numbering = self.game.numbering
        values = self._card_values(s, routes)
        blind = self._blind_value(s, values)
        shown = sorted(((values[card], -card) for card in s.face_up if 0 <= card < self.wild), reverse=True)
        first, card = shown[0] if shown else (-1.0, 0)
        second = shown[1][0] if len(shown) > 1 else -1.0
        both = first + max(second, blind) if first >= blind else 2 * blind
        if self.wild in s.face_up and values[-1] > both:
            return numbering.face_up + self.wild
        move = numbering.face_up - card if first >= blind and shown else numbering.draw_blind
        return move if move in legal else self._nothing_to_draw(s, legal)

    def _nothing_to_draw(self, s: TicketsState, legal: Sequence[int]) -> int:
        """All cards are in hands: claim something rather than take tickets."""
        route = self._best_scoring(s, 1)
        payment = None if route is None else self.purse.pay(s, route, ())
        return legal[0] if payment is None else payment.move

    def _second_card(self, s: TicketsState, legal: Sequence[int]) -> int:
        rounds = self._rounds(s)
        routes, _ = self._in_time(s, self._plan(s, s.tickets[s.seat]), rounds)
        if not routes:
            target = self._best_scoring(s, rounds)
            routes = [] if target is None else [target]
        values = self._card_values(s, routes)
        numbering = self.game.numbering
        best, move = self._blind_value(s, values), numbering.draw_blind
        for card in s.face_up:
            if 0 <= card < self.wild and values[card] >= best:
                best, move = values[card], numbering.face_up + card
        return move if move in legal else legal[0]

    # --- the smaller questions ----------------------------------------------------------------------------------------

    def _pay_station(self, s: TicketsState, legal: Sequence[int]) -> int:
        return self.purse.pay_station(s.hands[s.seat], self._plan(s, s.tickets[s.seat]).routes, legal)

    def _pay_tunnel(self, s: TicketsState, legal: Sequence[int]) -> int:
        """Pay if it can, with as few wild cards as possible: to withdraw costs the turn, more than three cards do."""
        return legal[0]

    def _place_souvenir(self, s: TicketsState, legal: Sequence[int]) -> int:
        """On a location that the plan passes, best where its routes bring no other souvenir."""
        board = self.board
        passes = [0] * len(board.cities)
        for route in self._plan(s, s.tickets[s.seat]).routes:
            for city, other in ((board.a[route], board.b[route]), (board.b[route], board.a[route])):
                passes[city] += 1 if s.souvenir_kind[other] >= 0 else 3
        first = self.game.numbering.place
        return max(legal, key=lambda move: passes[(move - first) % len(board.cities)])

    def _take_souvenir(self, s: TicketsState, legal: Sequence[int]) -> int:
        """The one that no planned route will bring later; then the scarcer one."""
        first = self.game.numbering.take
        later = self.network.ends(self._plan(s, s.tickets[s.seat]).routes)
        return min(legal, key=lambda move: (move - first in later, s.souvenir_left[move - first]))
