"""Deals full states that are consistent with a view, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.positions import derive

from .rules.phases import FIRST, PHASES, SOUVENIR, STATION
from .state import TicketsState

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


def can_lay(hand: Sequence[int]) -> int:
    """How many cards of one colour a hand can lay, wild ones counted."""
    return max(hand[:-1]) + hand[-1]


class Sampler:
    """The known part of a view as a state, and what is unknown to deal into it. Calling it deals one state."""

    def __init__(self, game: TicketsGame, view: TicketsView) -> None:
        self.game = game
        self.view = view
        self.die = Deck("sample", ())
        self.base = s = TicketsState(game)
        s.phase = PHASES.index(view.phase)
        s.over = view.over
        s.turn = s.seat = view.turn
        s.ply = view.ply
        s.last = -1 if view.turns_left is None else view.turns_left
        s.idle, s.passes, s.stays = view.idle, view.passes, view.stays
        self._lay_table(s)
        self._lay_cards(s)
        self._lay_tickets(s)

    def _lay_table(self, s: TicketsState) -> None:
        """Routes, stations, souvenirs and what the turn waits for: all of it is public."""
        game, board, view = self.game, self.game.board, self.view
        for number, seat in enumerate(view.seats):
            for name in seat.routes:
                route = board.route_number[name]
                s.routes[number] |= game.route_bit[route]
            s.stations[number] = tuple(board.city_number[city] for city in seat.stations)
            s.souvenirs[number] = sum(1 << board.kind_number[kind] for kind in seat.souvenirs)
        derive(s)
        for city, pile in view.souvenirs.items():
            s.souvenir_kind[board.city_number[city]] = board.kind_number[pile.kind]
            s.souvenir_left[board.city_number[city]] = pile.left
        s.aside = tuple(board.kind_number[kind] for kind in view.aside)
        if view.tunnel is not None:
            s.pending = game.claim_number(view.tunnel.route, view.tunnel.colour, view.tunnel.wilds)
            s.revealed = tuple(game.face_number[face] for face in view.tunnel.revealed)
        elif s.phase == STATION and view.station is not None:
            s.pending = board.city_number[view.station]
        elif s.phase == SOUVENIR and view.souvenir_route is not None:
            s.pending = board.route_number[view.souvenir_route]

    def _lay_cards(self, s: TicketsState) -> None:
        game, board, view = self.game, self.game.board, self.view
        faces = game.face_number
        s.face_up = [-1 if face is None else faces[face] for face in view.face_up]
        left = list(board.card_counts)
        for card in (*s.face_up, *s.revealed):
            if card >= 0:
                left[card] -= 1
        for face, count in view.discards.items():
            s.discards[faces[face]] = count
            left[faces[face]] -= count
        self.unknown_cards: list[int] = []  # by seat
        for number, seat in enumerate(view.seats):
            s.able = (*s.able[:number], seat.able, *s.able[number + 1 :])
            for face, count in seat.known.items():
                s.known[number][faces[face]] = count
            own = view.own if number == view.seat else None
            hand = seat.known if own is None else own.hand
            for face, count in hand.items():
                s.hands[number][faces[face]] = count
                left[faces[face]] -= count
            self.unknown_cards.append(seat.cards - sum(hand.values()))
        self.card_pool = left

    def _lay_tickets(self, s: TicketsState) -> None:
        """Own tickets, tickets seen going elsewhere, and the pools of those this viewer cannot place."""
        board, view = self.game.board, self.view
        numbers = board.ticket_number
        placed: set[int] = set()
        me = 0 if view.seat is None else 1 << view.seat
        s.ticket_deck.tail = tuple((-1 if name is None else numbers[name], me) for name in view.ticket_tail)
        placed.update(ticket for ticket, _ in s.ticket_deck.tail)
        for number, seat in enumerate(view.seats):
            s.first_kept[number] = seat.first_kept or 0
            s.told[number] = tuple((numbers[name], me) for name in seat.told)
            if seat.shown is not None:
                s.tickets[number] = tuple(numbers[name] for name in seat.shown)
            else:
                s.tickets[number] = tuple(ticket for ticket, _ in s.told[number])
            placed.update(s.tickets[number])
            if seat.offer_told:
                s.offer_told = tuple((numbers[name], me) for name in seat.offer_told)
                placed.update(ticket for ticket, _ in s.offer_told)
        if view.own is not None and view.seat is not None:
            own = view.own
            s.tickets[view.seat] = tuple(numbers[name] for name in own.tickets)
            s.offers[view.seat] = tuple(numbers[name] for name in own.offer)
            s.boxed[view.seat] = tuple(numbers[name] for name in own.boxed)
            if own.chosen is not None:
                s.chosen[view.seat] = sum(1 << place for place, name in enumerate(own.offer) if name in own.chosen)
            placed.update((*s.tickets[view.seat], *s.offers[view.seat], *s.boxed[view.seat]))
        self.ticket_pool = [int(ticket not in placed) for ticket in range(len(board.tickets))]

    def __call__(self, chance: Chance) -> TicketsState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        self._deal_cards(s, chance)
        tries = 0
        # Who named a city can pay for its station: other hands are impossible.
        while any(able and able > can_lay(hand) for able, hand in zip(s.able, s.hands, strict=True)):
            tries += 1
            s.hands = [hand[:] for hand in self.base.hands]
            self._deal_cards(s, chance, hard=tries > 20)
        self._deal_tickets(s, chance)
        return s

    def _deal_cards(self, s: TicketsState, chance: Chance, *, hard: bool = False) -> None:
        """Deal the unknown cards; where it is `hard` to find hands that can do what all know, what they need first."""
        pool = Deck("sample cards", self.card_pool)
        left = self.unknown_cards[:]
        if hard:
            for number, able in enumerate(s.able):
                for card in self._needed(s.hands[number], able, pool, left[number]):
                    pool.take(card)
                    s.hands[number][card] += 1
                    left[number] -= 1
        for number, unknown in enumerate(left):
            hand = s.hands[number]
            for _ in range(unknown):
                hand[chance.draw(pool)] += 1
        s.payable = [self.game.numbering.payable(hand) for hand in s.hands]
        s.deck.counts, s.deck.size = pool.counts, pool.size

    def _needed(self, hand: Sequence[int], able: int, pool: Deck, room: int) -> list[int]:
        """The fewest unknown cards with which a hand can lay so many of one colour."""
        wild = self.game.board.wild
        ways = []
        for colour in range(wild):
            lacking = max(0, able - hand[colour] - hand[wild])
            wilds = max(0, lacking - pool.counts[colour])
            if lacking <= room and wilds <= pool.counts[wild]:
                ways.append([colour] * (lacking - wilds) + [wild] * wilds)
        return min(ways, key=len)

    def _deal_tickets(self, s: TicketsState, chance: Chance) -> None:
        """Deal the tickets this viewer cannot place to hands, offers, boxes and under the deck."""
        board, view = self.game.board, self.view
        longs = Deck("sample long", [n * long for n, long in zip(self.ticket_pool, board.ticket_long, strict=True)])
        rest = Deck("sample tickets", self.ticket_pool)
        for ticket, left in enumerate(longs.counts):
            rest.counts[ticket] -= left
        rest.size -= longs.size
        unseen = [0] * len(self.ticket_pool)
        others = [number for number in range(view.players) if number != view.seat]
        if s.phase == FIRST:
            for number in others:
                self._deal_offer(s, number, longs, rest, chance)
        else:
            long_slots = self._long_slots(s, others, rest.size, chance)
            if board.rules.first_return == "under":
                # Long tickets that were dealt may lie anywhere by now, but for the part of the deck nobody has seen.
                for _ in range(view.ticket_deck - len(view.ticket_tail)):
                    unseen[chance.draw(rest)] += 1
                for _ in range(long_slots.pop(-1, 0)):
                    rest.counts[chance.draw(longs)] += 1
                    rest.size += 1
            for number in others:
                self._deal_seat(s, number, long_slots.get(number, 0), longs, rest, chance)
        # Whoever put an unknown ticket under the deck knows it; which seat that was does not show in this view.
        other = 1 << ((view.seat or 0) + 1) % view.players if view.players > 1 else 0
        s.ticket_deck.tail = tuple(
            (chance.draw(rest), other) if ticket < 0 else (ticket, knowers) for ticket, knowers in s.ticket_deck.tail
        )
        s.ticket_deck.counts = [left + set_apart for left, set_apart in zip(rest.counts, unseen, strict=True)]
        s.ticket_deck.size = sum(s.ticket_deck.counts)
        s.undealt = tuple(ticket for ticket, left in enumerate(longs.counts) if left)

    def _deal_offer(self, s: TicketsState, number: int, longs: Deck, rest: Deck, chance: Chance) -> None:
        """The first tickets another seat is choosing from and, if it has chosen, what it may have chosen."""
        rules, numbering = self.game.board.rules, self.game.numbering
        offer = [chance.draw(longs) for _ in range(rules.deal_long)]
        offer += [chance.draw(rest) for _ in range(rules.deal_regular)]
        s.offers[number] = tuple(offer)
        if self.view.seats[number].chose:
            ways = numbering.keep_moves[len(offer)][rules.keep_first]
            s.chosen[number] = ways[chance.below(self.die, len(ways))] - numbering.keep + 1

    def _hidden(self, s: TicketsState, number: int) -> tuple[int, int]:
        """How many tickets of another seat this viewer cannot place: in its hand, and in its box."""
        seat = self.view.seats[number]
        return (seat.tickets or 0) - len(s.tickets[number]), seat.boxed

    def _long_slots(self, s: TicketsState, others: list[int], regular: int, chance: Chance) -> dict[int, int]:
        """How many of each other seat's hidden tickets are long; -1 stands for all of them where they may lie anywhere.

        Everybody was dealt as many, so it follows from the sizes of deck, hands and boxes.
        """
        view, rules = self.view, self.game.board.rules
        hidden = {number: sum(self._hidden(s, number)) for number in others}
        offered = sum(view.seats[number].offered for number in others) - len(s.offer_told)
        under = sum(ticket < 0 for ticket, _ in s.ticket_deck.tail)
        unseen = view.ticket_deck - len(view.ticket_tail)
        count = sum(hidden.values()) + max(0, offered) + under + unseen - regular
        if rules.first_return == "under":
            return {-1: count}
        long = self.game.board.ticket_long
        first = {n: min(hidden[n], s.first_kept[n] + view.seats[n].boxed) for n in others}
        room = {n: min(first[n], rules.deal_long - sum(long[t] for t in s.tickets[n])) for n in others}
        slots = dict.fromkeys(others, 0)
        for _ in range(count):
            free = [number for number in others if slots[number] < room[number]]
            slots[free[chance.below(self.die, len(free))]] += 1
        return slots

    def _deal_seat(
        self, s: TicketsState, number: int, long_slots: int, longs: Deck, rest: Deck, chance: Chance
    ) -> None:
        """The hand, box and offer of another seat: of its first tickets it kept any, long or not."""
        seat = self.view.seats[number]
        in_hand, boxed = self._hidden(s, number)
        first = min(in_hand, s.first_kept[number])
        kept_longs = 0
        for drawn in range(long_slots):  # each long ticket is one of the first ones, kept or boxed
            kept_longs += chance.below(self.die, first + boxed - drawn) < first - kept_longs
        s.tickets[number] = (
            *(chance.draw(longs) for _ in range(kept_longs)),
            *s.tickets[number],
            *(chance.draw(rest) for _ in range(in_hand - kept_longs)),
        )
        box = [chance.draw(longs) for _ in range(long_slots - kept_longs)]
        s.boxed[number] = (*box, *(chance.draw(rest) for _ in range(boxed - len(box))))
        if seat.offered:
            known = tuple(ticket for ticket, _ in s.offer_told)
            s.offers[number] = (*known, *(chance.draw(rest) for _ in range(seat.offered - len(known))))
