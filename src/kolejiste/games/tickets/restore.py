"""The way back from a snapshot to a state; what a person can get wrong is refused in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions, sets
from kolejiste.core.positions import number_of, within
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import begun

from .errors import BadSnapshot
from .rules import claims, limits, souvenirs, stations
from .rules.phases import FIRST, KEEP, PHASES, PLACE, SOUVENIR, STATION, TUNNEL
from .snapshot import KnownTicket, Position, WrittenPosition

if TYPE_CHECKING:
    from .components import Board
    from .game import TicketsGame
    from .state import TicketsState


def read(game: TicketsGame, snapshot: Mapping[str, Any]) -> TicketsState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    return _Reader(game, positions.read_form(snapshot, WrittenPosition)).state()


class _Reader:
    """Lays a position on the table, and checks that it could come about."""

    def __init__(self, game: TicketsGame, position: Position) -> None:
        self.game = game
        self.board: Board = game.board
        self.position = position

    def state(self) -> TicketsState:
        game, position = self.game, self.position
        s = begun(game, position, len(position.seats))
        if position.turns_left is not None:
            within("turns_left", position.turns_left, game.players, 0 if s.over else 1)
            s.last = position.turns_left
        game.written.lay(s, position)
        if not s.over:  # with more the game would have ended (T7, T8)
            within("idle", s.idle, limits.STALLED_ROUNDS * game.players - 1)
            within("passes", s.passes, game.players - 1)
        self._cards(s)
        self._board(s)
        self._tickets(s)
        self._souvenirs(s)
        positions.derive(s)
        positions.require_components(s)
        self._check_longs(s)
        self._pending(s)
        self._check_moves(s)
        return s

    def _cards(self, s: TicketsState) -> None:
        board, position, faces = self.board, self.position, self.game.face_number
        if s.stays and list(s.face_up).count(board.wild) < board.rules.reset_at:
            raise BadSnapshot("snapshot-value", place="stays", value=1)
        self._check_counts(s.discards, "discards")
        for number in range(self.game.players):
            hand, known = s.hands[number], s.known[number]
            self._check_counts(hand, f"seats[{number}].hand")
            self._check_counts(known, f"seats[{number}].known")
            if any(seen > held for seen, held in zip(known, hand, strict=True)):
                raise BadSnapshot("snapshot-known", seat=number)
            if s.able[number] > stations.can_lay(s, number):
                raise BadSnapshot("snapshot-value", place=f"seats[{number}].able", value=s.able[number])
        if position.tunnel is not None:
            within("tunnel.revealed", len(position.tunnel.revealed), board.rules.tunnel_cards)
            s.revealed = Row(number_of(faces, face, "tunnel.revealed") for face in position.tunnel.revealed)
        if position.cards.unseen is not None:
            s.deck.counts = positions.counts(board.faces, position.cards.unseen, "cards.unseen")
            self._check_counts(s.deck.counts, "cards.unseen")
        else:
            placed = Counter(card for card in (*s.face_up, *s.revealed) if card >= 0)
            placed.update({card: sum(counts) for card, counts in enumerate(zip(s.discards, *s.hands, strict=True))})
            s.deck.counts = [max(0, total - placed[card]) for card, total in enumerate(board.card_counts)]
        s.deck.size = sum(s.deck.counts)
        s.deck.drawn, s.deck.epoch = position.cards.drawn, position.cards.shuffles

    def _check_counts(self, counts: Sequence[int], place: str) -> None:
        """Nowhere lie more cards of a face than the box holds."""
        for face, most, count in zip(self.board.faces, self.board.card_counts, counts, strict=True):
            within(f"{place}.{face}", count, most)

    def _board(self, s: TicketsState) -> None:
        board, game = self.board, self.game
        taken: dict[int, int] = {}
        cities: set[int] = set()
        for number, seat in enumerate(self.position.seats):
            for route in s.routes_of(number):
                twin = board.twin[route]
                blocked = twin in taken and (taken[twin] == number or not game.doubles_open)
                if route in taken or blocked:
                    raise BadSnapshot("snapshot-route", seat=number, route=board.routes[route])
                taken[route] = number
            if sum(board.length[route] for route in s.routes_of(number)) > board.rules.trains:
                raise BadSnapshot("snapshot-trains", seat=number, trains=board.rules.trains)
            if len(seat.stations) > len(board.rules.station_cards):
                raise BadSnapshot("snapshot-stations", seat=number, stations=len(board.rules.station_cards))
            for place, city_name in enumerate(seat.stations):
                city = number_of(board.city_number, city_name, f"seats[{number}].stations")
                if city in cities:
                    raise BadSnapshot("snapshot-station", city=city_name)
                cities.add(city)
                s.stations[number][place] = city

    def _ticket_numbers(self, names: Sequence[str], place: str) -> list[int]:
        return [number_of(self.board.ticket_number, name, place) for name in names]

    def _told(self, told: Sequence[KnownTicket], place: str) -> list[tuple[int, int]]:
        found = []
        for known in told:
            if any(seat >= self.game.players for seat in known.known_to):
                raise BadSnapshot("snapshot-value", place=place, value=max(known.known_to))
            mask = sum(1 << seat for seat in set(known.known_to))
            found.append((number_of(self.board.ticket_number, known.ticket, place), mask))
        return found

    def _tickets(self, s: TicketsState) -> None:
        board, position = self.board, self.position
        rules = board.rules
        dealt = rules.deal_long + rules.deal_regular
        lying: set[int] = set()
        for number, seat in enumerate(position.seats):
            place = f"seats[{number}]"
            held = list(s.tickets[number])
            offer = self._ticket_numbers(seat.offer, f"{place}.offer")
            chosen = self._ticket_numbers(seat.chosen, f"{place}.chosen")
            boxed = self._ticket_numbers(seat.boxed, f"{place}.boxed")
            if len(offer) > (dealt if s.phase == FIRST else rules.draw_tickets):
                raise BadSnapshot("snapshot-offer", seat=number)
            if not set(chosen) <= set(offer):
                raise BadSnapshot("snapshot-chosen", seat=number)
            kept = 0 if s.phase == FIRST else min(dealt, len(held))
            s.first_kept[number] = within(
                f"{place}.first_kept", kept if seat.first_kept is None else seat.first_kept, min(dealt, len(held))
            )
            most_boxed = dealt - rules.keep_first if rules.first_return == "box" and s.phase != FIRST else 0
            within(f"{place}.boxed", len(boxed), most_boxed)
            for at, ticket in enumerate(offer):
                s.offers[number][at] = ticket
            for at, ticket in enumerate(boxed):
                s.boxed[number][at] = ticket
            s.chosen[number] = sum(1 << at for at, ticket in enumerate(offer) if ticket in chosen)
            self._lay_told(s, seat.told, held, f"{place}.told")
            lying.update(held, offer, boxed)
        offer = self._ticket_numbers(position.seats[s.turn].offer, "offer")
        self._lay_told(s, position.offer_told, offer if s.phase == KEEP else [], "offer_told")
        within("tickets.tail", len(position.tickets.tail), len(board.tickets))
        tail = self._told(position.tickets.tail, "tickets.tail")
        lying.update(ticket for ticket, _ in tail)
        unseen = [t for t, long in enumerate(board.ticket_long) if not long and t not in lying]
        if position.tickets.unseen is not None:
            unseen = self._ticket_numbers(position.tickets.unseen, "tickets.unseen")
        undealt = [t for t, long in enumerate(board.ticket_long) if long and t not in lying]
        if position.undealt is not None:
            undealt = self._ticket_numbers(position.undealt, "undealt")
        s.ticket_deck.counts = [unseen.count(ticket) for ticket in range(len(board.tickets))]
        s.ticket_deck.size = len(unseen)
        s.ticket_deck.tail = tail
        s.ticket_deck.drawn, s.ticket_deck.epoch = position.tickets.drawn, position.tickets.shuffles
        s.longs.counts = [undealt.count(ticket) for ticket in range(len(board.tickets))]
        s.longs.size = len(undealt)

    def _lay_told(self, s: TicketsState, told: Sequence[KnownTicket], where: Sequence[int], place: str) -> None:
        """Tickets that somebody knows to lie there."""
        for ticket, knowers in self._told(told, place):
            if ticket not in where:
                raise BadSnapshot("snapshot-told", place=place, ticket=self.board.tickets[ticket])
            s.known_to[ticket] = knowers

    def _check_longs(self, s: TicketsState) -> None:
        """Long tickets are dealt once, a few to each seat; under the deck only where first tickets go there."""
        board, rules = self.board, self.board.rules
        long = board.ticket_long

        def refuse(ticket: int, place: str) -> BadSnapshot:
            return BadSnapshot("snapshot-long", place=place, ticket=board.tickets[ticket])

        for ticket, left in enumerate(s.ticket_deck.counts):
            if left and long[ticket]:
                raise refuse(ticket, "tickets.unseen")
        for ticket, left in enumerate(s.longs.counts):
            if left and not long[ticket]:
                raise refuse(ticket, "undealt")
        if rules.first_return == "under" and s.phase != FIRST:
            return
        for ticket, _ in s.ticket_deck.tail:
            if long[ticket]:
                raise refuse(ticket, "tickets.tail")
        for number in range(self.game.players):
            for place, ticket in enumerate(s.offer(number)):
                if long[ticket] != (s.phase == FIRST and place < rules.deal_long):
                    raise refuse(ticket, f"seats[{number}].offer")
            boxed = s.boxed_tickets(number)
            held = [ticket for ticket in (*s.tickets[number], *boxed) if long[ticket]]
            if len(held) > min(rules.deal_long, s.first_kept[number] + len(boxed)):
                raise refuse(held[-1], f"seats[{number}]")

    def _souvenirs(self, s: TicketsState) -> None:
        board, game, position = self.board, self.game, self.position
        tokens: Counter[int] = Counter()
        for city_name, pile in position.souvenirs.items():
            city = number_of(board.city_number, city_name, "souvenirs")
            kind = number_of(board.kind_number, pile.kind, f"souvenirs.{city_name}")
            if kind in s.souvenir_kind or pile.left < 1:
                raise BadSnapshot("snapshot-souvenir", kind=pile.kind)
            within(f"souvenirs.{city_name}", pile.left, board.pile(game.players))
            s.souvenir_kind[city], s.souvenir_left[city] = kind, pile.left
            tokens[kind] += pile.left
        for owned in s.souvenirs:
            tokens.update(kind for kind in range(len(board.kinds)) if owned >> kind & 1)
        aside = [number_of(board.kind_number, kind, "aside") for kind in position.aside]
        for kind in aside:
            if tokens[kind]:
                raise BadSnapshot("snapshot-souvenir", kind=board.kinds[kind])
            tokens[kind] += game.placed_tokens
        for kind, name in enumerate(board.kinds):
            if tokens[kind] > board.pile(game.players):
                raise BadSnapshot("snapshot-souvenir", kind=name)
        s.aside.counts = [int(kind in aside) for kind in range(len(board.kinds))]
        s.aside.size = len(aside)

    def _pending(self, s: TicketsState) -> None:
        """What the phase waits for must be there, and nothing else may be."""
        position, board, game = self.position, self.board, self.game
        waits = {TUNNEL: position.tunnel, STATION: position.station, SOUVENIR: position.souvenir_route}
        for phase, given in waits.items():
            if (s.phase == phase) != (given is not None):
                raise BadSnapshot("snapshot-pending", phase=PHASES[phase])
        if position.tunnel is not None:
            tunnel = position.tunnel
            s.pending = game.claim_number(tunnel.route, tunnel.colour, tunnel.wilds)
            if s.pending < 0 or not board.tunnel[game.numbering.claim_route[s.pending]]:
                raise BadSnapshot("snapshot-name", place="tunnel", name=tunnel.route)
            self._tunnel(s)
        if position.station is not None:
            s.pending = number_of(board.city_number, position.station, "station")
        if position.souvenir_route is not None:
            s.pending = number_of(board.route_number, position.souvenir_route, "souvenir_route")
            ends = (board.a[s.pending], board.b[s.pending])
            if not sets.has(s.routes[s.turn], s.pending) or not all(souvenirs.wanted(s, city) for city in ends):
                raise BadSnapshot("snapshot-pending", phase=PHASES[SOUVENIR])
        offering = {FIRST: range(game.players), KEEP: (s.turn,)}.get(s.phase, ())
        dealt = board.rules.deal_long + board.rules.deal_regular
        for number in range(game.players):
            size = s.offered[number]
            fits = size == dealt if s.phase == FIRST else 1 <= size <= board.rules.draw_tickets
            if (number in offering) != bool(size) or (size and not fits):
                raise BadSnapshot("snapshot-offer", seat=number)
        if (s.phase in (FIRST, PLACE)) != bool(s.aside.size) and board.kinds:
            raise BadSnapshot("snapshot-pending", phase=PHASES[PLACE])

        self._order(s)

    def _tunnel(self, s: TicketsState) -> None:
        """A tunnel being paid is open, its cards are held and seen by all, and enough cards were revealed."""
        numbering, board, claim = self.game.numbering, self.board, s.pending
        route, colour, wilds = numbering.claim_route[claim], numbering.claim_colour[claim], numbering.claim_wilds[claim]
        laid = board.length[route] - wilds
        hand, known = s.hands[s.turn], s.known[s.turn]
        held = hand[board.wild] >= wilds and (colour < 0 or hand[colour] >= laid)
        shown = s.revealed.size
        most = board.rules.tunnel_cards
        enough = shown == most or (shown < most and not s.deck.size and not any(s.discards))
        if not (sets.has(s.open[s.turn], route) and held and enough and claims.extra_cards(s, claim)):
            raise BadSnapshot("snapshot-pending", phase=PHASES[TUNNEL])
        known[board.wild] = max(known[board.wild], wilds)
        if colour >= 0:
            known[colour] = max(known[colour], laid)

    def _order(self, s: TicketsState) -> None:
        """First tickets are chosen seat by seat; souvenir piles are placed from the last seat on."""
        keep = self.board.rules.keep_first
        for number, chosen in enumerate(s.chosen):
            chose = s.phase == FIRST and number < s.turn
            if bool(chosen) != chose or (chose and chosen.bit_count() < keep):
                raise BadSnapshot("snapshot-chosen", seat=number)
        if s.phase == PLACE:
            placed = len(self.board.kinds) - len(self.board.fixed_piles) - s.aside.size
            due = self.game.players - 1 - (placed if self.game.players > 2 else 0)
            if s.turn != due % self.game.players:
                raise BadSnapshot("snapshot-value", place="turn", value=s.turn)

    def _check_moves(self, s: TicketsState) -> None:
        """No position leaves a seat without a move; who pays for a station is known to be able to."""
        paying = s.phase == STATION and (
            s.built[s.turn] >= len(self.board.rules.station_cards) or not sets.has(s.free_cities, s.pending)
        )
        if paying or not (s.over or s.legal()):
            raise BadSnapshot("snapshot-pending", phase=self.position.phase)
        if s.phase == STATION:
            claims.show_able(s, s.turn, stations.price(s))
