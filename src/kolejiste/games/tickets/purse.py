"""What a hand of cards pays for: what planned routes still lack, and which payment hurts the plan least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .game import TicketsGame
    from .state import TicketsState

WILD_HARM = 0.5  # a wild card where a colour would do
NEEDED_HARM = 1.2  # a card that another planned route needs
SPARE_COST = 0.3  # a card that none needs
FAILURE_COST = 3.0  # a tunnel that asks for more than one has: the turn


class Payment(NamedTuple):
    """A way to pay for a route: the move, the harm it does to the rest of the plan, and its chance of success."""

    move: int
    harm: float
    chance: float


class Purse:
    """The prices of a game's routes in cards."""

    def __init__(self, game: TicketsGame) -> None:
        self.game = game
        self.board = game.board
        self.wild = game.board.wild
        numbering = game.numbering
        self.first_claim = [0] * len(game.board.routes)  # by route: its first claim
        for claim in reversed(range(len(numbering.claim_route))):
            self.first_claim[numbering.claim_route[claim]] = claim

    def need(self, hand: Sequence[int], routes: Sequence[int]) -> list[int]:
        """How many of each card these routes ask for; each grey one, the longest first, for the colour that the hand
        can best spare."""
        board = self.board
        need = [0] * len(hand)
        grey = []
        for route in routes:
            colour, wilds = board.colour[route], board.wilds[route]
            need[-1] += wilds
            if colour >= 0:
                need[colour] += board.length[route] - wilds
            elif board.length[route] > wilds:
                grey.append(board.length[route] - wilds)
        if grey:
            grey.sort(reverse=True)
            spare = [held - asked for held, asked in zip(hand, need, strict=True)]
            spare.pop()
            for length in grey:
                colour = spare.index(max(spare))
                need[colour] += length
                spare[colour] -= length
        return need

    def short(self, hand: Sequence[int], routes: Sequence[int]) -> list[int]:
        """How many of each card are missing."""
        need = self.need(hand, routes)
        return [asked - held if asked > held else 0 for asked, held in zip(need, hand, strict=True)]

    def lack(self, hand: Sequence[int], routes: Sequence[int]) -> int:
        """How many cards these routes still need, where spare wild cards stand for any."""
        need = self.need(hand, routes)
        missing = sum(asked - held for asked, held in zip(need, hand, strict=True) if asked > held)
        return max(0, missing - max(0, hand[-1] - need[-1]))

    def affordable(self, hand: Sequence[int], route: int) -> bool:
        board = self.board
        colour = board.colour[route]
        held = hand[colour] if colour >= 0 else max(hand[:-1])
        return hand[-1] >= board.wilds[route] and held + hand[-1] >= board.length[route]

    def missing(self, hand: Sequence[int], route: int) -> int:
        """How many cards this route alone still needs."""
        board = self.board
        colour, wilds = board.colour[route], board.wilds[route]
        held = hand[colour] if colour >= 0 else max(hand[:-1])
        return max(0, max(0, board.length[route] - wilds - held) + wilds - hand[-1])

    def pay(self, s: TicketsState, route: int, rest: Sequence[int]) -> Payment | None:
        """The payment for a route that hurts the rest of the plan least."""
        board = self.board
        hand = s.hands[s.seat]
        held_wilds = hand[-1]
        need = self.need(hand, rest)
        length, least, own = board.length[route], board.wilds[route], board.colour[route]
        spare_wilds = max(least, held_wilds - need[-1])
        unseen = self.unseen(s) if board.tunnel[route] else None
        best, best_cost = None, 1e9
        move = self.game.numbering.claim + self.first_claim[route]
        for colour in range(self.wild) if own < 0 else (own,):
            held = hand[colour]
            spare = max(0, held - need[colour])
            for wilds in range(least, length):
                cards = length - wilds
                if cards <= held and wilds <= held_wilds:
                    stolen = max(0, cards - spare)
                    harm = NEEDED_HARM * stolen + WILD_HARM * (wilds - least) + max(0, wilds - spare_wilds)
                    left = held + held_wilds - length
                    chance = 1.0 if unseen is None else self.luck(unseen, colour, left)
                    cost = harm + SPARE_COST * (cards - stolen) + FAILURE_COST * (1 - chance)
                    if cost < best_cost:
                        best, best_cost = Payment(move, harm, chance), cost
                move += 1
        if length <= held_wilds:
            harm = WILD_HARM * (length - least) + max(0, length - spare_wilds)
            chance = 1.0 if unseen is None else self.luck(unseen, -1, held_wilds - length)
            if harm + FAILURE_COST * (1 - chance) < best_cost:
                best = Payment(move, harm, chance)
        return best

    def pay_station(self, hand: Sequence[int], routes: Sequence[int], moves: Sequence[int]) -> int:
        """The payment for a station that takes the fewest wild and needed cards."""
        numbering = self.game.numbering
        need = self.need(hand, routes)

        def harm(move: int) -> float:
            cards, colour, wilds = numbering.station_payment[move - numbering.pay_station]
            stolen = max(0, cards - wilds - max(0, hand[colour] - need[colour])) if colour >= 0 else 0
            return (1 + WILD_HARM) * wilds + NEEDED_HARM * stolen

        return min(moves, key=harm)

    def unseen(self, s: TicketsState) -> list[int]:
        """How many of each card may come next from the deck, as far as the seat can tell: it has seen its hand, the
        display, the discards, and what the others took from the display."""
        if not s.deck.size:
            return s.discards  # they will be shuffled
        hand, discards = s.hands[s.seat], s.discards
        unseen = [count - held - gone for count, held, gone in zip(self.board.card_counts, hand, discards, strict=True)]
        for card in (*s.face_up, *s.revealed):
            if card >= 0:
                unseen[card] -= 1
        for seat, known in enumerate(s.known):
            if seat != s.seat:
                unseen = [count - taken for count, taken in zip(unseen, known, strict=True)]
        return unseen

    def luck(self, unseen: Sequence[int], colour: int, spare: int) -> float:
        """The chance that a tunnel paid in this colour asks for no more than the spare cards."""
        total = sum(unseen)
        cards = self.board.rules.tunnel_cards
        if spare >= cards or not total:
            return 1.0
        match = (unseen[-1] + (unseen[colour] if colour >= 0 else 0)) / total
        if match >= 1:
            return 0.0
        chance, term = 0.0, (1 - match) ** cards
        for extra in range(spare + 1):
            chance += term
            term *= match / (1 - match) * (cards - extra) / (extra + 1)
        return chance
