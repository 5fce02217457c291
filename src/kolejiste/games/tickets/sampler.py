"""Deals full states that are consistent with a view, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck
from kolejiste.core.positions import derive, within
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import seen

from .rules import dealing
from .rules.phases import FIRST, SOUVENIR, STATION

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .game import TicketsGame
    from .state import TicketsState
    from .view import TicketsView


class Sampler:
    """The known part of a view as a state, and what is unknown to deal into it. Calling it deals one state."""

    def __init__(self, game: TicketsGame, view: TicketsView) -> None:
        self.game = game
        self.view = view
        self.base = s = seen(game, view, view.phase)
        s.viewer = -1 if view.seat is None else view.seat
        game.forms.lay(s, view)
        self._lay_table(s)
        self._lay_cards(s)
        self._lay_tickets(s)
        derive(s)
        self._require_enough(s)

    def _lay_table(self, s: TicketsState) -> None:
        """Stations, souvenirs and what the turn waits for: all of it is public."""
        game, board, view = self.game, self.game.board, self.view
        s.last = -1 if view.turns_left is None else view.turns_left
        for number, seat in enumerate(view.seats):
            for place, city in enumerate(seat.stations):
                s.stations[number][place] = board.city_number[city]
        for city, pile in view.souvenirs.items():
            s.souvenir_kind[board.city_number[city]] = board.kind_number[pile.kind]
            s.souvenir_left[board.city_number[city]] = pile.left
        s.aside.counts = [int(kind in view.aside) for kind in board.kinds]
        s.aside.size = len(view.aside)
        if view.tunnel is not None:
            s.pending = game.claim_number(view.tunnel.route, view.tunnel.colour, view.tunnel.wilds)
            s.revealed = Row(game.face_number[face] for face in view.tunnel.revealed)
        elif s.phase == STATION and view.station is not None:
            s.pending = board.city_number[view.station]
        elif s.phase == SOUVENIR and view.souvenir_route is not None:
            s.pending = board.route_number[view.souvenir_route]

    def _lay_cards(self, s: TicketsState) -> None:
        """Own and known cards; those of which this viewer cannot tell where they lie make the deck."""
        board, view, faces = self.game.board, self.view, self.game.face_number
        left = [all_of - gone for all_of, gone in zip(board.card_counts, s.discards, strict=True)]
        for card in (*s.face_up, *s.revealed):
            if card >= 0:
                left[card] -= 1
        for number, seat in enumerate(view.seats):
            own = view.own if number == view.seat else None
            hand = seat.known if own is None else own.hand
            for face, count in hand.items():
                s.hands[number][faces[face]] = count
                left[faces[face]] -= count
            s.unknown_cards[number] = seat.cards - sum(hand.values())
        s.deck.counts = left
        s.deck.size = sum(left)

    def _lay_tickets(self, s: TicketsState) -> None:
        """Own tickets, tickets seen going elsewhere, and the pools of those this viewer cannot place."""
        board, view = self.game.board, self.view
        numbers = board.ticket_number
        me = 0 if view.seat is None else 1 << view.seat
        tail = [(-1 if name is None else numbers[name], me) for name in view.ticket_tail]
        s.ticket_deck.tail = tail
        placed = {ticket for ticket, _ in tail}
        for number, seat in enumerate(view.seats):
            own = view.own if number == view.seat else None
            s.first_kept[number] = seat.first_kept or 0
            held = own.tickets if own else seat.told if seat.shown is None else seat.shown
            offer = own.offer if own else seat.offer_told
            boxed = own.boxed if own else []
            s.tickets[number] = Row(numbers[name] for name in held)
            for place, name in enumerate(offer):
                s.offers[number][place] = numbers[name]
            for place, name in enumerate(boxed):
                s.boxed[number][place] = numbers[name]
            if own is not None and own.chosen is not None:
                s.chosen[number] = sum(1 << place for place, name in enumerate(offer) if name in own.chosen)
            for name in (*seat.told, *seat.offer_told):
                s.known_to[numbers[name]] = me
            placed.update(numbers[name] for name in (*held, *offer, *boxed))
        pool = [ticket not in placed for ticket in range(len(board.tickets))]
        s.longs.counts = [int(left and long) for left, long in zip(pool, board.ticket_long, strict=True)]
        s.longs.size = sum(s.longs.counts)
        s.ticket_deck.counts = [int(left and not long) for left, long in zip(pool, board.ticket_long, strict=True)]
        s.ticket_deck.size = sum(s.ticket_deck.counts)
        self._count_unknown(s)

    def _count_unknown(self, s: TicketsState) -> None:
        """How many tickets of others are unknown, and how many of those are long: everybody was dealt as many, so it
        follows from the sizes of deck, hands and boxes."""
        view, rules = self.view, self.game.board.rules
        long = self.game.board.ticket_long
        s.unseen_tickets = view.ticket_deck - len(view.ticket_tail)
        longs = s.unseen_tickets + sum(name is None for name in view.ticket_tail) - s.ticket_deck.size
        offered = 0
        for number, seat in enumerate(view.seats):
            if number == view.seat:
                continue
            s.unknown_tickets[number] = (seat.tickets or 0) - s.tickets[number].size
            s.unknown_boxed[number] = seat.boxed
            s.all_offered[number] = seat.offered
            s.chose[number] = seat.chose
            hidden = s.unknown_tickets[number] + s.unknown_boxed[number]
            longs += hidden
            offered += seat.offered - len(seat.offer_told)
            known_longs = sum(long[ticket] for ticket in s.tickets[number])
            s.room_for_longs[number] = min(hidden, s.first_kept[number] + seat.boxed, rules.deal_long - known_longs)
        s.unknown_longs = longs + max(0, offered)

    def _require_enough(self, s: TicketsState) -> None:
        """Nothing is dealt that is not there; a view that somebody wrote by hand may ask for more."""
        view, rules = self.view, self.game.board.rules
        unknown, pool = list(s.unknown_cards[: view.players]), list(s.deck.counts)
        within("deck", min(*unknown, *pool), sum(pool))
        within("deck", sum(unknown), s.deck.size)
        *colours, wilds = pool
        for number, seat in enumerate(view.seats):
            *held, held_wilds = s.hands[number]
            most = max(own + min(left + wilds, unknown[number]) for own, left in zip(held, colours, strict=True))
            within(f"seats[{number}].able", seat.able, most + held_wilds)
            within(f"seats[{number}].tickets", s.unknown_tickets[number], len(self.game.board.tickets))
            within(f"seats[{number}].boxed", s.unknown_boxed[number], self.game.most_offered)
        others = view.players - (view.seat is not None)
        first = s.phase == FIRST
        longs = others * rules.deal_long if first else max(0, s.unknown_longs)
        more = others * rules.deal_regular if first else within("ticket_deck", s.unseen_tickets, 1_000) - longs
        for number, seat in enumerate(view.seats):
            more += s.unknown_tickets[number] + s.unknown_boxed[number]
            more += 0 if first or number == view.seat else seat.offered - len(seat.offer_told)
        within("ticket_deck", longs, s.longs.size)
        within("ticket_deck", more + sum(name is None for name in view.ticket_tail), s.ticket_deck.size)

    def __call__(self, chance: Chance) -> TicketsState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        dealing.deal(s, chance)
        luck.settle(chance)
        return s
