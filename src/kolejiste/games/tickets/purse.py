"""What a hand of cards pays for: what planned routes still lack, and which payment hurts the plan least.

The routes in question are those noted as wanted in the planner's `Thinking`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

if TYPE_CHECKING:
    from .fields import Table, Thinking


def find_need(s: Table, mind: Thinking, but: int) -> None:
    """Note how many of each card the wanted routes ask for, but for one of them; each grey one, the longest first, for
    the colour that the hand can best spare."""
    t = s.tables
    hand = s.hands[s.seat]
    for card in range(t.wild + 1):
        mind.need[card] = 0
    for length in range(t.longest + 1):
        mind.grey[length] = 0
    for place in range(mind.wanted):
        route = mind.wanted_route[place]
        if route != but:
            spaces = t.length[route] - t.wilds[route]
            mind.need[t.wild] += t.wilds[route]
            if t.colour[route] >= 0:
                mind.need[t.colour[route]] += spaces
            else:
                mind.grey[spaces] += 1
    for colour in range(t.wild):
        mind.spare[colour] = hand[colour] - mind.need[colour]
    for shorter in range(t.longest):
        length = t.longest - shorter
        for _ in range(mind.grey[length]):
            colour = _most_spare(s, mind)
            mind.need[colour] += length
            mind.spare[colour] -= length


def _most_spare(s: Table, mind: Thinking) -> int:
    found = 0
    for colour in range(1, s.tables.wild):
        if mind.spare[colour] > mind.spare[found]:
            found = colour
    return found


def find_short(s: Table, mind: Thinking) -> None:
    """Note how many of each card are missing."""
    hand = s.hands[s.seat]
    find_need(s, mind, -1)
    for card in range(s.tables.wild + 1):
        mind.lacking[card] = max(0, mind.need[card] - hand[card])


def lack(s: Table, mind: Thinking) -> int:
    """How many cards the wanted routes still need, where spare wild cards stand for any."""
    t = s.tables
    hand = s.hands[s.seat]
    find_need(s, mind, -1)
    missing = 0
    for card in range(t.wild + 1):
        missing += max(0, mind.need[card] - hand[card])
    return max(0, missing - max(0, hand[t.wild] - mind.need[t.wild]))


def held_for(s: Table, route: int) -> int:
    """How many cards of its colour, or of the best colour for a grey route, the seat holds."""
    t = s.tables
    hand = s.hands[s.seat]
    if t.colour[route] >= 0:
        return hand[t.colour[route]]
    most = 0
    for colour in range(t.wild):
        most = max(most, hand[colour])
    return most


def affordable(s: Table, route: int) -> bool:
    t = s.tables
    wilds = s.hands[s.seat][t.wild]
    return wilds >= t.wilds[route] and held_for(s, route) + wilds >= t.length[route]


def missing(s: Table, route: int) -> int:
    """How many cards this route alone still needs."""
    t = s.tables
    least = t.wilds[route]
    lacking = max(0, t.length[route] - least - held_for(s, route))
    return max(0, lacking + least - s.hands[s.seat][t.wild])


def pay(s: Table, mind: Thinking, route: int) -> bool:
    """Note the payment for a route that hurts the other wanted ones least: the move, the harm it does to them, and its
    chance of success. Whether there is one."""
    t = s.tables
    hand = s.hands[s.seat]
    held_wilds = hand[t.wild]
    find_need(s, mind, route)
    length, least = t.length[route], t.wilds[route]
    spare_wilds = max(least, held_wilds - mind.need[t.wild])
    if t.tunnel[route]:
        find_unseen(s, mind)
    mind.pay_move = -1
    mind.pay_cost = 1e9
    move = t.first_claim + t.first_of_route[route]
    for colour in range(t.wild):
        if t.colour[route] < 0 or t.colour[route] == colour:
            _pay_in_colour(s, mind, route, move, colour, spare_wilds)
            move += length - least
    if length <= held_wilds:
        harm = t.wild_harm * (length - least) + max(0, length - spare_wilds)
        chance = _tunnel_chance(s, mind, route, -1, held_wilds - length)
        _weigh(mind, move, harm, chance, harm + t.failure_cost * (1 - chance))
    return mind.pay_move >= 0


def _pay_in_colour(s: Table, mind: Thinking, route: int, move: int, colour: int, spare_wilds: int) -> None:
    t = s.tables
    held, held_wilds = s.hands[s.seat][colour], s.hands[s.seat][t.wild]
    length, least = t.length[route], t.wilds[route]
    spare = max(0, held - mind.need[colour])
    for wilds in range(max(least, length - held), min(length - 1, held_wilds) + 1):
        cards = length - wilds
        stolen = max(0, cards - spare)
        harm = t.needed_harm * stolen + t.wild_harm * (wilds - least) + max(0, wilds - spare_wilds)
        chance = _tunnel_chance(s, mind, route, colour, held + held_wilds - length)
        cost = harm + t.spare_cost * (cards - stolen) + t.failure_cost * (1 - chance)
        _weigh(mind, move + wilds - least, harm, chance, cost)


def _weigh(mind: Thinking, move: int, harm: float, chance: float, cost: float) -> None:
    """Keep a payment if it is the cheapest so far."""
    if cost < mind.pay_cost:
        mind.pay_move = move
        mind.pay_harm = harm
        mind.pay_chance = chance
        mind.pay_cost = cost


def pay_station(s: Table, mind: Thinking) -> int:
    """The payment for a station that takes the fewest wild and needed cards."""
    t = s.tables
    hand = s.hands[s.seat]
    find_need(s, mind, -1)
    best, least_harm = -1, 1e9
    for place in range(moves.count(s)):
        way = moves.at(s, place) - t.first_pay_station
        colour, wilds = t.payment_colour[way], t.payment_wilds[way]
        stolen = 0
        if colour >= 0:
            stolen = max(0, t.payment_cards[way] - wilds - max(0, hand[colour] - mind.need[colour]))
        harm = (1 + t.wild_harm) * wilds + t.needed_harm * stolen
        if harm < least_harm:
            best = moves.at(s, place)
            least_harm = harm
    return best


def find_unseen(s: Table, mind: Thinking) -> None:
    """Note how many of each card may come next from the deck, as far as the seat can tell: it has seen its hand, the
    display, the discards, and what the others took from the display. Of an empty deck the discards will be shuffled."""
    t = s.tables
    for card in range(t.wild + 1):
        mind.unseen[card] = s.discards[card]
        if s.deck.size > 0:
            mind.unseen[card] = t.card_counts[card] - s.hands[s.seat][card]
        if s.deck.size > 0 and t.memory:
            mind.unseen[card] -= s.discards[card]
            for seat in range(t.players):
                if seat != s.seat:
                    mind.unseen[card] -= s.known[seat][card]
    if s.deck.size > 0:
        for slot in range(t.face_up):
            if s.face_up[slot] >= 0:
                mind.unseen[s.face_up[slot]] -= 1
        for place in range(s.revealed.size):
            mind.unseen[s.revealed.cells[place]] -= 1


def unseen_count(s: Table, mind: Thinking) -> int:
    total = 0
    for card in range(s.tables.wild + 1):
        total += mind.unseen[card]
    return total


def _tunnel_chance(s: Table, mind: Thinking, route: int, colour: int, spare: int) -> float:
    """The chance that a tunnel paid in this colour asks for no more than the spare cards; other routes ask for none."""
    t = s.tables
    if not t.tunnel[route]:
        return 1.0
    total = unseen_count(s, mind)
    if spare >= t.tunnel_cards or total == 0:
        return 1.0
    matching = mind.unseen[t.wild]
    if colour >= 0:
        matching += mind.unseen[colour]
    match = matching / total
    if match >= 1:
        return 0.0
    chance, term = 0.0, (1 - match) ** t.tunnel_cards
    for extra in range(spare + 1):
        chance += term
        term *= match / (1 - match) * (t.tunnel_cards - extra) / (extra + 1)
    return chance
