"""Laying a card: "Vyložení karty železnice"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import CardDiscarded, CardLaid, NoCardFits, OfferFilled, StationReached
from . import recording, turns

if TYPE_CHECKING:
    from ..state import VlakyState


def fitting(s: VlakyState) -> list[int]:
    """The cards of hand and offer that the seat whose turn it is may lay on the next slot, ascending."""
    board = s.game.board
    slot = len(s.laid)
    if slot >= board.slots:
        return []
    cards = board.cards_in(s.hands[s.turn]) + s.offer
    cards.sort()
    while cards and cards[0] < 0:
        del cards[0]
    if board.fits_always or slot % board.row_slots == 0:
        return cards  # with uniform edges every card continues all three lines (V1)
    follows, before = board.follows[slot // board.row_slots % 2], s.laid[-1]
    return [card for card in cards if follows[card][before]]


def legal_lay(s: VlakyState) -> list[int]:
    """Laying a card is a must; only when none fits, none is laid (V2)."""
    first = s.game.numbering.lay
    return [first + card for card in fitting(s)] or [s.game.numbering.no_card]


def no_card(s: VlakyState, move: int, chance: Chance) -> None:
    if s.journal is not None:
        s.journal.append(Note(NoCardFits(s.turn)))
    s.dry += 1
    turns.after_card(s)


def lay(s: VlakyState, move: int, chance: Chance) -> None:
    """The turn's card."""
    put(s, move - s.game.numbering.lay, 0, chance)


def put(s: VlakyState, card: int, coins: int, chance: Chance) -> None:
    """The card goes to the next slot; every faster locomotive runs onto it, and each seat has its station to record.
    Where both of a seat's stand at one place, either runs: they look the same (V6)."""
    game = s.game
    board = game.board
    seat, slot = s.turn, len(s.laid)
    from_hand = bool(s.hands[seat] >> card & 1)
    if s.journal is not None:
        s.journal.append(Note(CardLaid(seat, board.cards[card], slot + 1, from_hand, coins)))
    s.laid.append(card)
    s.dry = 0
    if from_hand:
        s.hands[seat] &= ~(1 << card)
    else:
        _fill_offer(s, card, chance)
    s.head += 1
    # Rows run to the right, back to the left, and to the right again; cards stay upright (V3).
    back = slot // board.row_slots % 2
    halts, leaves = board.halts[back][card], board.leaves[back][card]
    queue: list[tuple[int, int, bool]] = []
    for number in range(game.players):
        height = s.height[number]
        station = halts[height]
        s.height[number] = leaves[height]
        s.stops[number].append(station)
        if station >= 0:
            symbols = board.stations[station]
            if s.journal is not None:
                names = tuple(board.symbols[symbol] for symbol in symbols)
                s.journal.append(Note(StationReached(number, names)))
            # From the starting player on (V11); what needs no decision is recorded until somebody has one to take.
            if queue or recording.is_choice(s, number, symbols, False):
                queue.append((number, station, False))
            else:
                for symbol in symbols:
                    recording.tick(s, number, symbol)
    if queue:
        s.queue = tuple(queue)
    turns.after_card(s)


def remember(s: VlakyState, events: Sequence[Event]) -> None:
    """A cards that were laid or discarded and taken back: all have seen them (V26)."""
    for event in events:
        if isinstance(event, CardDiscarded) or (isinstance(event, CardLaid) and event.from_hand):
            s.shown |= 1 << s.game.board.card_number[event.card]


def _fill_offer(s: VlakyState, card: int, chance: Chance) -> None:
    """A card taken from the offer is replaced at once; the hand never is."""
    slot = s.offer.index(card)
    s.offer[slot] = -1
    if s.deck.size:
        s.offer[slot] = s.game.board.b_cards[chance.draw(s.deck)]
        s.reveals += 1
        if s.journal is not None:
            s.journal.append(Note(OfferFilled(s.game.board.cards[s.offer[slot]])))
