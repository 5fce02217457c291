"""Set-up: Europe p. 2 "Příprava hry" and p. 3 "Zahájení hry"; San Francisco "Príprava"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck

from . import cards

if TYPE_CHECKING:
    from ..game import TicketsGame
    from ..state import TicketsState


def deal(game: TicketsGame, chance: Chance) -> TicketsState:
    """A new game: hands, display, tickets to choose from, and souvenir piles; seat 1 begins (T1)."""
    from ..state import TicketsState

    s = TicketsState(game)
    board = game.board
    rules = board.rules
    if board.kinds:
        _lay_piles(s, chance)
    for seat in range(game.players):
        for _ in range(rules.hand):
            cards.hold(s, seat, chance.draw(s.deck))
    cards.fill_display(s, chance)
    longs = Deck("long", [int(long) for long in board.ticket_long])
    for seat in range(game.players):
        offer = [chance.draw(longs) for _ in range(rules.deal_long)]
        offer += [chance.draw(s.ticket_deck) for _ in range(rules.deal_regular)]
        s.offers[seat] = tuple(offer)
    # What remains of the long tickets leaves the game unseen.
    s.undealt = tuple(ticket for ticket, left in enumerate(longs.counts) if left)
    return s


def _lay_piles(s: TicketsState, chance: Chance) -> None:
    """A souvenir pile of a random kind on each marked location; the other kinds wait aside (T11)."""
    board = s.game.board
    kinds = Deck("souvenirs", [1] * len(board.kinds))
    for city in board.fixed_piles:
        s.souvenir_kind[city] = chance.draw(kinds)
        s.souvenir_left[city] = board.pile(s.game.players)
    s.aside = tuple(kind for kind, left in enumerate(kinds.counts) if left)
