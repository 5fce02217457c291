"""The way back from a snapshot to a state; what a person can get wrong is refused in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions
from kolejiste.core.positions import number_of, within

from .errors import BadSnapshot
from .rules.claims import show_able
from .rules.phases import FIRST, KEEP, OVER, PHASES, PLACE, SOUVENIR, STATION, TUNNEL, station_price, tunnel_extra
from .rules.souvenirs import wanted
from .rules.turns import STALLED_ROUNDS
from .snapshot import Counts, KnownTicket, Position

if TYPE_CHECKING:
    from .components import Board
    from .game import TicketsGame
    from .state import TicketsState


def read(game: TicketsGame, data: Mapping[str, Any]) -> TicketsState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    return _Reader(game, positions.read_form(data, Position)).state()


class _Reader:
    """Turns a position's names into a state's numbers, checking each place."""

    def __init__(self, game: TicketsGame, position: Position) -> None:
        self.game = game
        self.board: Board = game.board
        self.position = position

    def state(self) -> TicketsState:
        from .state import TicketsState

        game, position = self.game, self.position
        positions.check_head(game, position, len(position.seats), PHASES)
        over = position.phase == PHASES[OVER]
        if position.turns_left is not None:
            within("turns_left", position.turns_left, game.players, 0 if over else 1)
        s = TicketsState(game)
        s.phase = PHASES.index(position.phase)
        s.over = over
        s.turn = s.seat = position.turn
        s.ply, s.reveals = position.ply, position.reveals
        s.last = -1 if position.turns_left is None else position.turns_left
        s.idle, s.passes = position.idle, position.passes
        if not over:  # with more the game would have ended (T7, T8)
            within("idle", s.idle, STALLED_ROUNDS * game.players - 1)
            within("passes", s.passes, game.players - 1)
        self._cards(s)
        self._board(s)
        self._tickets(s)
        self._souvenirs(s)
        positions.require_components(s)
        self._check_longs(s)
        self._pending(s)
        self._check_moves(s)
        return s

    def _counts(self, given: Counts, place: str) -> list[int]:
        for face, most in zip(self.board.faces, self.board.card_counts, strict=True):
            within(f"{place}.{face}", given.get(face, 0), most)
        return positions.counts(self.board.faces, given, place)

    def _cards(self, s: TicketsState) -> None:
        board, position, faces = self.board, self.position, self.game.face_number
        within("face_up", len(position.face_up), board.rules.face_up)
        for slot, face in enumerate(position.face_up):
            s.face_up[slot] = -1 if face is None else number_of(faces, face, f"face_up[{slot}]")
        s.stays = position.stays
        if s.stays and s.face_up.count(board.wild) < board.rules.reset_at:
            raise BadSnapshot("snapshot-value", place="stays", value=1)
        s.discards = self._counts(position.discards, "discards")
        for number, seat in enumerate(position.seats):
            s.hands[number] = self._counts(seat.hand, f"seats[{number}].hand")
            s.known[number] = self._counts(seat.known, f"seats[{number}].known")
            if any(known > held for known, held in zip(s.known[number], s.hands[number], strict=True)):
                raise BadSnapshot("snapshot-known", seat=number)
            if seat.able > max(s.hands[number][:-1]) + s.hands[number][-1]:
                raise BadSnapshot("snapshot-value", place=f"seats[{number}].able", value=seat.able)
        s.able = tuple(seat.able for seat in position.seats)
        if position.tunnel is not None:
            s.revealed = tuple(number_of(faces, face, "tunnel.revealed") for face in position.tunnel.revealed)
        if position.cards.unseen is not None:
            s.deck.counts = self._counts(position.cards.unseen, "cards.unseen")
        else:
            placed = Counter(card for card in (*s.face_up, *s.revealed) if card >= 0)
            placed.update({card: sum(counts) for card, counts in enumerate(zip(s.discards, *s.hands, strict=True))})
            s.deck.counts = [max(0, total - placed[card]) for card, total in enumerate(board.card_counts)]
        s.deck.size = sum(s.deck.counts)
        s.deck.drawn, s.deck.epoch = position.cards.drawn, position.cards.shuffles

    def _board(self, s: TicketsState) -> None:
        board, game = self.board, self.game
        taken: dict[int, int] = {}
        stations: set[int] = set()
        for number, seat in enumerate(self.position.seats):
            for name in seat.routes:
                route = number_of(board.route_number, name, f"seats[{number}].routes")
                twin = board.twin[route]
                blocked = twin in taken and (taken[twin] == number or not game.doubles_open)
                if route in taken or blocked:
                    raise BadSnapshot("snapshot-route", seat=number, route=name)
                taken[route] = number
                s.routes[number] |= game.route_bit[route]
            if sum(board.length[route] for route, owner in taken.items() if owner == number) > board.rules.trains:
                raise BadSnapshot("snapshot-trains", seat=number, trains=board.rules.trains)
            if len(seat.stations) > len(board.rules.station_cards):
                raise BadSnapshot("snapshot-stations", seat=number, stations=len(board.rules.station_cards))
            for city_name in seat.stations:
                city = number_of(board.city_number, city_name, f"seats[{number}].stations")
                if city in stations:
                    raise BadSnapshot("snapshot-station", city=city_name)
                stations.add(city)
                s.stations[number] = (*s.stations[number], city)
        positions.derive(s)

    def _ticket_numbers(self, names: Sequence[str], place: str) -> tuple[int, ...]:
        return tuple(number_of(self.board.ticket_number, name, place) for name in names)

    def _told(self, told: Sequence[KnownTicket], place: str) -> tuple[tuple[int, int], ...]:
        found = []
        for known in told:
            if any(seat >= self.game.players for seat in known.known_to):
                raise BadSnapshot("snapshot-value", place=place, value=max(known.known_to))
            mask = sum(1 << seat for seat in set(known.known_to))
            found.append((number_of(self.board.ticket_number, known.ticket, place), mask))
        return tuple(found)

    def _tickets(self, s: TicketsState) -> None:
        board, position = self.board, self.position
        rules = board.rules
        for number, seat in enumerate(position.seats):
            place = f"seats[{number}]"
            s.tickets[number] = self._ticket_numbers(seat.tickets, f"{place}.tickets")
            s.offers[number] = self._ticket_numbers(seat.offer, f"{place}.offer")
            s.boxed[number] = self._ticket_numbers(seat.boxed, f"{place}.boxed")
            s.told[number] = self._told(seat.told, f"{place}.told")
            chosen = self._ticket_numbers(seat.chosen, f"{place}.chosen")
            if not set(chosen) <= set(s.offers[number]):
                raise BadSnapshot("snapshot-chosen", seat=number)
            s.chosen[number] = sum(1 << place for place, t in enumerate(s.offers[number]) if t in chosen)
            dealt = rules.deal_long + rules.deal_regular
            kept = 0 if s.phase == FIRST else min(dealt, len(s.tickets[number]))
            s.first_kept[number] = kept if seat.first_kept is None else seat.first_kept
            if s.first_kept[number] > min(dealt, len(s.tickets[number])):
                raise BadSnapshot("snapshot-value", place=f"{place}.first_kept", value=s.first_kept[number])
            most_boxed = dealt - rules.keep_first if rules.first_return == "box" and s.phase != FIRST else 0
            if len(s.boxed[number]) > most_boxed:
                raise BadSnapshot("snapshot-value", place=f"{place}.boxed", value=len(s.boxed[number]))
            for ticket, _ in s.told[number]:
                if ticket not in s.tickets[number]:
                    raise BadSnapshot("snapshot-told", place=f"{place}.told", ticket=board.tickets[ticket])
        s.offer_told = self._told(position.offer_told, "offer_told")
        for ticket, _ in s.offer_told:
            if s.phase != KEEP or ticket not in s.offers[s.turn]:
                raise BadSnapshot("snapshot-told", place="offer_told", ticket=board.tickets[ticket])
        tail = self._told(position.tickets.tail, "tickets.tail")
        lying = Counter(ticket for pile in (*s.tickets, *s.offers, *s.boxed) for ticket in pile)
        lying.update(ticket for ticket, _ in tail)
        unseen = [t for t, long in enumerate(board.ticket_long) if not long and t not in lying]
        if position.tickets.unseen is not None:
            unseen = list(self._ticket_numbers(position.tickets.unseen, "tickets.unseen"))
        undealt = tuple(t for t, long in enumerate(board.ticket_long) if long and t not in lying)
        if position.undealt is not None:
            undealt = self._ticket_numbers(position.undealt, "undealt")
        s.ticket_deck.counts = [unseen.count(ticket) for ticket in range(len(board.tickets))]
        s.ticket_deck.size = len(unseen)
        s.ticket_deck.tail = tail
        s.ticket_deck.drawn, s.ticket_deck.epoch = position.tickets.drawn, position.tickets.shuffles
        s.undealt = undealt

    def _check_longs(self, s: TicketsState) -> None:
        """Long tickets are dealt once, a few to each seat; under the deck only where first tickets go there."""
        board, rules = self.board, self.board.rules
        long = board.ticket_long

        def refuse(ticket: int, place: str) -> BadSnapshot:
            return BadSnapshot("snapshot-long", place=place, ticket=board.tickets[ticket])

        for ticket, left in enumerate(s.ticket_deck.counts):
            if left and long[ticket]:
                raise refuse(ticket, "tickets.unseen")
        for ticket in s.undealt:
            if not long[ticket]:
                raise refuse(ticket, "undealt")
        if rules.first_return == "under" and s.phase != FIRST:
            return
        for ticket, _ in s.ticket_deck.tail:
            if long[ticket]:
                raise refuse(ticket, "tickets.tail")
        for number in range(self.game.players):
            for place, ticket in enumerate(s.offers[number]):
                if long[ticket] != (s.phase == FIRST and place < rules.deal_long):
                    raise refuse(ticket, f"seats[{number}].offer")
            held = [ticket for ticket in (*s.tickets[number], *s.boxed[number]) if long[ticket]]
            if len(held) > min(rules.deal_long, s.first_kept[number] + len(s.boxed[number])):
                raise refuse(held[-1], f"seats[{number}]")

    def _souvenirs(self, s: TicketsState) -> None:
        board, game, position = self.board, self.game, self.position
        tokens: Counter[int] = Counter()
        for city_name, pile in position.souvenirs.items():
            city = number_of(board.city_number, city_name, "souvenirs")
            kind = number_of(board.kind_number, pile.kind, f"souvenirs.{city_name}")
            if kind in s.souvenir_kind or pile.left < 1:
                raise BadSnapshot("snapshot-souvenir", kind=pile.kind)
            s.souvenir_kind[city], s.souvenir_left[city] = kind, pile.left
            tokens[kind] += pile.left
        for number, seat in enumerate(position.seats):
            for name in seat.souvenirs:
                kind = number_of(board.kind_number, name, f"seats[{number}].souvenirs")
                if s.souvenirs[number] >> kind & 1:
                    raise BadSnapshot("snapshot-souvenir", kind=name)
                s.souvenirs[number] |= 1 << kind
                tokens[kind] += 1
        s.aside = tuple(number_of(board.kind_number, kind, "aside") for kind in position.aside)
        for kind in s.aside:
            if tokens[kind]:
                raise BadSnapshot("snapshot-souvenir", kind=board.kinds[kind])
            tokens[kind] += game.placed_tokens
        for kind, name in enumerate(board.kinds):
            if tokens[kind] > board.pile(game.players):
                raise BadSnapshot("snapshot-souvenir", kind=name)

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
            if not s.routes[s.turn] >> s.pending & 1 or len(wanted(s, s.pending)) < 2:
                raise BadSnapshot("snapshot-pending", phase=PHASES[SOUVENIR])
        offering = {FIRST: range(game.players), KEEP: (s.turn,)}.get(s.phase, ())
        dealt = board.rules.deal_long + board.rules.deal_regular
        for number in range(game.players):
            size = len(s.offers[number])
            fits = size == dealt if s.phase == FIRST else 1 <= size <= board.rules.draw_tickets
            if (number in offering) != bool(size) or (size and not fits):
                raise BadSnapshot("snapshot-offer", seat=number)
        if (s.phase in (FIRST, PLACE)) != bool(s.aside) and board.kinds:
            raise BadSnapshot("snapshot-pending", phase=PHASES[PLACE])

        self._order(s)

    def _tunnel(self, s: TicketsState) -> None:
        """A tunnel being paid is open, its cards are held and seen by all, and enough cards were revealed."""
        numbering, board, claim = self.game.numbering, self.board, s.pending
        colour, wilds = numbering.claim_colour[claim], numbering.claim_wilds[claim]
        laid = board.length[numbering.claim_route[claim]] - wilds
        hand, known = s.hands[s.turn], s.known[s.turn]
        held = hand[-1] >= wilds and (colour < 0 or hand[colour] >= laid)
        shown = len(s.revealed)
        most = board.rules.tunnel_cards
        enough = shown == most or (shown < most and not s.deck.size and not any(s.discards))
        if not (s.open[s.turn] >> claim & 1 and held and enough and tunnel_extra(s, claim)):
            raise BadSnapshot("snapshot-pending", phase=PHASES[TUNNEL])
        known[-1] = max(known[-1], wilds)
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
            placed = len(self.board.kinds) - len(self.board.fixed_piles) - len(s.aside)
            due = self.game.players - 1 - (placed if self.game.players > 2 else 0)
            if s.turn != due % self.game.players:
                raise BadSnapshot("snapshot-value", place="turn", value=s.turn)

    def _check_moves(self, s: TicketsState) -> None:
        """No position leaves a seat without a move; who pays for a station is known to be able to."""
        paying = s.phase == STATION and (
            len(s.stations[s.turn]) >= len(self.board.rules.station_cards)
            or self.game.numbering.build + s.pending not in s.free_cities
        )
        if paying or not (s.over or s.legal()):
            raise BadSnapshot("snapshot-pending", phase=self.position.phase)
        if s.phase == STATION:
            show_able(s, s.turn, station_price(s))
