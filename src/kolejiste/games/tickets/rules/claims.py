"""Claiming routes: Europe p. 4–5 "Zabírání tratí", "Dvojité tratě", "Přívozy", "Tunely"; San Francisco "Obsadenie
trasy"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows, sets

from . import cards, phases, souvenirs, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def add_claims(s: Table, seat: int) -> None:
    """Every way in which the hand pays for an open route: colour by colour, at last with wild cards alone."""
    t = s.tables
    wilds = s.hands[seat][t.wild]
    payers, paid = 0, 0  # the colours that pay for a grey route of this length
    for word in range(t.route_words):
        routes = _payable(s, seat, word) & s.open[seat][word]
        while routes != 0:
            route = 64 * word + bits.lowest(routes)
            routes &= routes - 1
            colour = t.colour[route]
            if colour < 0 and t.length[route] != paid:
                paid = t.length[route]
                payers = bits.at_least(s.hands[seat], t.wild, max(1, paid - wilds))  # not with wild cards alone
            if wilds > 0:
                _add_with_wilds(s, seat, route, payers)
            elif colour >= 0:
                moves.add(s, t.first_in_colour[route][colour])
            else:
                moves.add_from(s, t.first_in_colour[route], payers)


def _payable(s: Table, seat: int, word: int) -> int:
    """The routes that the hand pays for, a word of them."""
    t = s.tables
    hand = s.hands[seat]
    wilds = hand[t.wild]
    enough = min(wilds, t.longest)
    routes = t.within_length[enough][word]
    for colour in range(t.wild):
        routes |= t.in_colour[colour][hand[colour] + wilds][word]  # without a card of it, what wild cards alone pay
    return routes & t.within_wilds[enough][word]


def _add_with_wilds(s: Table, seat: int, route: int, payers: int) -> None:
    """With at least one card of a colour and as many wild cards as the hand can add, at last with wild cards alone. In
    the colour of the route these are the next number."""
    t = s.tables
    hand = s.hands[seat]
    wilds = hand[t.wild]
    length = t.length[route]
    fewest = t.wilds[route]
    colour = t.colour[route]
    if colour >= 0:
        used = max(fewest, length - hand[colour])
        moves.add_run(s, t.first_in_colour[route][colour] + used - fewest, min(length, wilds) - used + 1)
        return
    most = min(length - 1, wilds)
    while payers != 0:
        colour = bits.lowest(payers)
        payers &= payers - 1
        used = max(fewest, length - hand[colour])
        moves.add_run(s, t.first_in_colour[route][colour] + used - fewest, most - used + 1)
    if length <= wilds:
        moves.add(s, t.wild_claim[route])


def claim(s: Table, chosen: int, chance: Chance) -> None:
    """Claim a route with exactly the cards named. A tunnel reveals cards first, if there are any to reveal."""
    t = s.tables
    if t.tunnel[t.claim_route[chosen]] and cards.any_left(s):
        _try_tunnel(s, chosen, chance)
    else:
        take_route(s, chosen, 0, 0, chance)


def pay(s: Table, seat: int, colour: int, cards_of_colour: int, wilds: int) -> None:
    """Cards go from the hand to the discards; what others knew of them is no longer in the hand."""
    if cards_of_colour > 0:
        _discard(s, seat, colour, cards_of_colour)
    if wilds > 0:
        _discard(s, seat, s.tables.wild, wilds)
    s.able[seat] = max(0, s.able[seat] - cards_of_colour - wilds)


def _discard(s: Table, seat: int, card: int, count: int) -> None:
    s.hands[seat][card] -= count
    s.discards[card] += count
    s.known[seat][card] = max(0, s.known[seat][card] - count)


def show_able(s: Table, seat: int, count: int) -> None:
    """All see that a seat can lay so many cards of one colour, wild ones counted."""
    s.able[seat] = max(s.able[seat], count)


def take_route(s: Table, chosen: int, extra: int, extra_wilds: int, chance: Chance) -> None:
    """Pay, put the trains on the route, score it, and close it for whom it is closed. A tunnel's extra cards need no
    more trains (T16)."""
    t = s.tables
    seat = s.turn
    route = t.claim_route[chosen]
    colour = t.claim_colour[chosen]
    wilds = t.claim_wilds[chosen] + extra_wilds
    spent = t.length[route] - t.claim_wilds[chosen] + extra
    pay(s, seat, colour, spent, wilds)
    sets.put(s.routes[seat], route)
    s.score[seat] += t.points[route]
    s.trains[seat] -= t.length[route]
    close(s, seat, route)
    if s.telling:
        telling.route_claimed(s, seat, route, colour, spent, wilds)
    if t.kinds > 0:
        souvenirs.after_claim(s, route, chance)
    else:
        turns.end_turn(s, chance)


def close(s: Table, seat: int, route: int) -> None:
    """Nobody may claim a seat's route again; its twin is closed for the same seat, and for all in a small game (p. 4).
    What is longer than its trains is closed for the seat, too."""
    t = s.tables
    twin = t.twin[route]
    for other in range(t.players):
        sets.drop(s.open[other], route)
        if twin >= 0 and (other == seat or not t.doubles_open):
            sets.drop(s.open[other], twin)
    if s.trains[seat] < t.longest:
        for word in range(t.route_words):
            s.open[seat][word] &= t.within_length[s.trains[seat]][word]


def extra_cards(s: Table, chosen: int) -> int:
    """How many revealed cards match what was laid: its colour and every wild card, or wild cards alone (T17)."""
    t = s.tables
    found = 0
    for place in range(s.revealed.size):
        card = s.revealed.cells[place]
        if card == t.wild or card == t.claim_colour[chosen]:
            found += 1
    return found


def _try_tunnel(s: Table, chosen: int, chance: Chance) -> None:
    """Lay the cards, reveal three (or what is left); each that matches asks for one more card. What was laid is seen by
    all (T15), but stays in the hand until it is paid, so a reshuffle does not catch it."""
    t = s.tables
    seat = s.turn
    colour, wilds = t.claim_colour[chosen], t.claim_wilds[chosen]
    laid = t.length[t.claim_route[chosen]] - wilds
    known = s.known[seat]
    if colour >= 0:
        known[colour] = max(known[colour], laid)
    known[t.wild] = max(known[t.wild], wilds)
    while s.revealed.size < t.tunnel_cards and cards.any_left(s):
        rows.push(s.revealed, cards.top(s, chance))
    s.reveals += 1
    extra = extra_cards(s, chosen)
    if s.telling:
        telling.tunnel_tried(s, seat, chosen, laid, extra)
    if extra > 0:
        # Asked even of one who cannot pay: skipping the question would show the hand (T14).
        s.phase = phases.TUNNEL
        s.pending = chosen
    else:
        _discard_revealed(s)
        take_route(s, chosen, 0, 0, chance)


def legal_tunnel(s: Table) -> None:
    """Pay the extra cards in the colour laid or with wild cards (with wild cards alone if only those were laid), or
    withdraw."""
    t = s.tables
    chosen = s.pending
    colour, wilds = t.claim_colour[chosen], t.claim_wilds[chosen]
    hand = s.hands[s.turn]
    extra = extra_cards(s, chosen)
    spare = 0
    if colour >= 0:
        spare = hand[colour] - (t.length[t.claim_route[chosen]] - wilds)
    for paid_wild in range(max(0, extra - spare), min(extra, hand[t.wild] - wilds) + 1):
        moves.add(s, t.first_pay_tunnel + paid_wild)
    moves.add(s, t.withdraw)


def pay_tunnel(s: Table, wilds: int, chance: Chance) -> None:
    """The extra cards are paid and the tunnel is claimed."""
    chosen = s.pending
    extra = extra_cards(s, chosen)
    s.pending = -1
    _discard_revealed(s)
    take_route(s, chosen, extra - wilds, wilds, chance)


def withdraw(s: Table, chance: Chance) -> None:
    """The laid cards are taken back and the turn ends; the revealed ones are discarded."""
    route = s.tables.claim_route[s.pending]
    s.pending = -1
    _discard_revealed(s)
    if s.telling:
        telling.tunnel_withdrawn(s, s.turn, route)
    s.passes = 0
    turns.idle_turn(s, chance)


def _discard_revealed(s: Table) -> None:
    while s.revealed.size > 0:
        s.discards[rows.pop(s.revealed)] += 1
