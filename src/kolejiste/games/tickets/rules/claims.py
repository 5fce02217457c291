"""Claiming routes: Europe p. 4–5 "Zabírání tratí", "Dvojité tratě", "Přívozy", "Tunely"; San Francisco "Obsadenie
trasy"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import RouteClaimed, TunnelTried, TunnelWithdrawn
from . import cards, souvenirs, turns
from .phases import TUNNEL, tunnel_extra

if TYPE_CHECKING:
    from ..state import TicketsState


def claim(s: TicketsState, move: int, chance: Chance) -> None:
    """Claim a route with exactly the cards named. A tunnel reveals cards first, if there are any to reveal."""
    numbering = s.game.numbering
    chosen = move - numbering.claim
    route = numbering.claim_route[chosen]
    if s.game.board.tunnel[route] and (s.deck.size or any(s.discards)):
        _try_tunnel(s, chosen, route, chance)
    else:
        take_route(s, chosen, 0, 0, chance)


def pay(s: TicketsState, seat: int, colour: int, cards_of_colour: int, wilds: int) -> None:
    """Cards go from the hand to the discards; what others knew of them is no longer in the hand."""
    hand, known, discards = s.hands[seat], s.known[seat], s.discards
    if cards_of_colour:
        hand[colour] -= cards_of_colour
        discards[colour] += cards_of_colour
        left = known[colour] - cards_of_colour
        known[colour] = left if left > 0 else 0
    if wilds:
        hand[-1] -= wilds
        discards[-1] += wilds
        left = known[-1] - wilds
        known[-1] = left if left > 0 else 0
    s.payable[seat] = s.game.numbering.payable(hand)
    if s.able[seat]:
        able = max(0, s.able[seat] - cards_of_colour - wilds)
        s.able = (*s.able[:seat], able, *s.able[seat + 1 :])


def show_able(s: TicketsState, seat: int, cards: int) -> None:
    """All see that a seat can lay so many cards of one colour, wild ones counted."""
    if cards > s.able[seat]:
        s.able = (*s.able[:seat], cards, *s.able[seat + 1 :])


def take_route(s: TicketsState, chosen: int, extra: int, extra_wilds: int, chance: Chance) -> None:
    """Pay, put the trains on the route, score it, and close it for whom it is closed. A tunnel's extra cards need no
    more trains (T16)."""
    game = s.game
    board, numbering = game.board, game.numbering
    seat = s.turn
    route = numbering.claim_route[chosen]
    colour = numbering.claim_colour[chosen]
    wilds = numbering.claim_wilds[chosen] + extra_wilds
    length = board.length[route]
    spent = length - numbering.claim_wilds[chosen] + extra
    pay(s, seat, colour, spent, wilds)
    s.routes[seat] |= game.route_bit[route]
    s.score[seat] += board.points[route]
    trains = s.trains[seat] - length
    s.trains[seat] = trains

    # Nobody may claim it again; its twin is closed for the same seat, and for all in a small game (p. 4).
    gone, gone_both = numbering.without[route], numbering.without_both[route]
    if not game.doubles_open:
        gone = gone_both
    claimable = s.open
    for other in range(game.players):
        claimable[other] &= gone
    claimable[seat] &= gone_both
    if trains < board.longest:
        claimable[seat] &= numbering.fits[trains]

    if s.journal is not None:
        name = None if colour < 0 else board.colours[colour]
        s.journal.append(Note(RouteClaimed(seat, board.routes[route], name, spent, wilds, board.points[route])))
    if board.kinds:
        souvenirs.after_claim(s, route, chance)
    else:
        turns.end_turn(s, chance)


def _try_tunnel(s: TicketsState, chosen: int, route: int, chance: Chance) -> None:
    """Lay the cards, reveal three (or what is left); each that matches asks for one more card. What was laid is seen by
    all (T15), but stays in the hand until it is paid, so a reshuffle does not catch it."""
    game = s.game
    board, numbering = game.board, game.numbering
    seat = s.turn
    colour, wilds = numbering.claim_colour[chosen], numbering.claim_wilds[chosen]
    laid = board.length[route] - wilds
    known = s.known[seat]
    if laid > known[colour]:
        known[colour] = laid
    if wilds > known[-1]:
        known[-1] = wilds
    revealed: list[int] = []
    while len(revealed) < board.rules.tunnel_cards:
        card = cards.top(s, chance)
        if card < 0:
            break
        revealed.append(card)
    s.reveals += 1
    s.revealed = tuple(revealed)
    extra = tunnel_extra(s, chosen)
    if s.journal is not None:
        name = None if colour < 0 else board.colours[colour]
        shown = tuple(board.faces[card] for card in revealed)
        s.journal.append(Note(TunnelTried(seat, board.routes[route], name, laid, wilds, shown, extra)))
    if extra:
        # Asked even of one who cannot pay: skipping the question would show the hand (T14).
        s.phase = TUNNEL
        s.pending = chosen
    else:
        _discard_revealed(s)
        take_route(s, chosen, 0, 0, chance)


def legal_tunnel(s: TicketsState) -> list[int]:
    """Pay the extra cards in the colour laid or with wild cards (with wild cards alone if only those were laid), or
    withdraw."""
    numbering = s.game.numbering
    chosen = s.pending
    colour, wilds = numbering.claim_colour[chosen], numbering.claim_wilds[chosen]
    hand = s.hands[s.turn]
    extra = tunnel_extra(s, chosen)
    spare_wilds = hand[-1] - wilds
    laid = s.game.board.length[numbering.claim_route[chosen]] - wilds
    spare = hand[colour] - laid if colour >= 0 else 0
    moves = [
        numbering.pay_tunnel + paid_wild
        for paid_wild in range(extra + 1)
        if paid_wild <= spare_wilds and extra - paid_wild <= spare
    ]
    moves.append(numbering.withdraw)
    return moves


def pay_tunnel(s: TicketsState, move: int, chance: Chance) -> None:
    """The extra cards are paid and the tunnel is claimed."""
    wilds = move - s.game.numbering.pay_tunnel
    chosen = s.pending
    extra = tunnel_extra(s, chosen)
    s.pending = -1
    _discard_revealed(s)
    take_route(s, chosen, extra - wilds, wilds, chance)


def withdraw(s: TicketsState, move: int, chance: Chance) -> None:
    """The laid cards are taken back and the turn ends; the revealed ones are discarded."""
    route = s.game.numbering.claim_route[s.pending]
    s.pending = -1
    _discard_revealed(s)
    if s.journal is not None:
        s.journal.append(Note(TunnelWithdrawn(s.turn, s.game.board.routes[route])))
    s.passes = 0
    turns.idle_turn(s, chance)


def _discard_revealed(s: TicketsState) -> None:
    for card in s.revealed:
        s.discards[card] += 1
    s.revealed = ()
