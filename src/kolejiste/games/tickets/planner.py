"""The quick player of Ticket to Ride: it plans a network for its tickets, collects the cards, and watches the end.

The network is planned in `network.py`, what is wanted of it now stands in `wants.py`, payments are weighed in
`purse.py`, souvenirs are chosen in `keepsakes.py`; here are the other decisions. Of the state it reads what the
deciding seat may know, and of other hands only their size. It is a decent player without search; the same choice for
the same knowledge, whatever it chose before. Its weights are declared in `fields.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, sets

from . import keepsakes, lookout, network, prices, purse, wants
from .rules import phases

if TYPE_CHECKING:
    from .fields import Paper, Table, Thinking


def choose(s: Table, mind: Thinking, w: Paper) -> int:
    """One of the legal moves, which have been found, of the seat that decides."""
    phase = s.phase
    if moves.count(s) == 1 or phase == phases.TUNNEL:
        # To withdraw from a tunnel costs the turn, more than three cards do: pay, with as few wild cards as possible.
        return moves.at(s, 0)
    if phase == phases.TURN:
        return _turn(s, mind, w)
    if phase == phases.SECOND:
        return _second_card(s, mind, w)
    if phase == phases.STATION:
        wants.want_plan(mind, network.plan(s, mind, w))
        return purse.pay_station(s, mind)
    if phase == phases.PLACE:
        return keepsakes.place(s, mind, w)
    if phase == phases.SOUVENIR:
        return keepsakes.take(s, mind, w)
    return _keep_tickets(s, mind, w)


def _is_legal(s: Table, move: int) -> bool:
    for place in range(moves.count(s)):
        if moves.at(s, place) == move:
            return True
    return False


# --- tickets ----------------------------------------------------------------------------------------------------------


def _keep_tickets(s: Table, mind: Thinking, w: Paper) -> int:
    """The tickets that together with those it has are worth most."""
    best, most = -1, 0.0
    for place in range(moves.count(s)):
        worth = _worth(s, mind, w, moves.at(s, place) - s.tables.first_keep + 1)
        if best < 0 or worth > most:
            best = moves.at(s, place)
            most = worth
    return best


def _worth(s: Table, mind: Thinking, w: Paper, kept: int) -> float:
    """Points that the tickets at hand with these of the offer, and the routes for them, promise, less what the turns
    would bring elsewhere."""
    t = s.tables
    seat = s.seat
    plan = prices.TRIED
    network.look(s, mind)
    network.own_tickets(s, mind)
    for place in range(s.offered[seat]):
        if bits.has(kept, place):
            mind.ticket[mind.tickets] = s.offers[seat][place]
            mind.tickets += 1
    network.make(s, mind, w, plan)
    wants.want_plan(mind, plan)
    turns = wants.turns(s, mind)
    late = 0.0
    if s.phase == phases.KEEP:
        late = max(0.0, turns + 1 - lookout.rounds(s))
    tight = max(0.0, mind.trains[plan] - t.roomy * s.trains[seat])
    points = 0
    for place in range(mind.wanted):
        points += t.points[mind.wanted_route[place]]
    worth = points - t.turn_worth * turns
    worth -= t.station_worth * mind.borrowed[plan]
    for place in range(mind.tickets):
        ticket = mind.ticket[place]
        if _misses(mind, plan, ticket):
            worth -= t.ticket_points[ticket]
        else:
            claims = _claims_for(mind, plan, ticket)
            if claims >= 0:
                chance = max(0.3, 1 - t.claim_risk * claims - t.late_risk * late - t.tight_risk * tight)
                worth += t.ticket_points[ticket] * (2 * chance - 1)
            else:
                worth += t.ticket_points[ticket]
    return worth


def _misses(mind: Thinking, plan: int, ticket: int) -> bool:
    """Whether a ticket is out of reach of the plan."""
    for place in range(mind.missed[plan]):
        if mind.missed_ticket[plan][place] == ticket:
            return True
    return False


def _claims_for(mind: Thinking, plan: int, ticket: int) -> int:
    """How many routes the plan claims for a ticket; -1 if it needs none."""
    before = 0
    for step in range(mind.steps[plan]):
        if mind.step_ticket[plan][step] == ticket:
            return mind.step_routes[plan][step] - before
        before = mind.step_routes[plan][step]
    return -1


def _wants_tickets(s: Table, mind: Thinking, plan: int, rounds: int) -> bool:
    """Further tickets only with all met and the end still far. To draw whenever the tickets that may come promise
    points for the network there is lost: 49 % in Europe, 46 % in San Francisco."""
    t = s.tables
    if s.trains[s.seat] < t.more_tickets_trains * t.trains or rounds < t.more_tickets_rounds:
        return False
    return mind.steps[plan] == 0 and mind.missed[plan] == 0


# --- the turn ---------------------------------------------------------------------------------------------------------


def _turn(s: Table, mind: Thinking, w: Paper) -> int:
    """Claim for the tickets, borrow for them, draw for them; then score."""
    t = s.tables
    if s.last >= 0:
        return _last_turn(s, mind, w)
    if (
        s.tickets[s.seat].size < s.first_kept[s.seat] + t.appetite
        and lookout.rounds(s) > t.hurry
        and _is_legal(s, t.draw_offer)
    ):
        return t.draw_offer
    plan = network.plan(s, mind, w)
    rounds = lookout.rounds(s)
    wants.want_in_time(s, mind, plan, rounds)
    wants.set_out(s, mind, rounds)
    move = _impulse(s, mind, w)
    if move < 0:
        move = _claim(s, mind, rounds)
    if move < 0 and mind.wished > 0 and (mind.wanted == 0 or rounds <= mind.wished + t.station_turns):
        move = _build(s, mind.wished_route[0])
    if move >= 0:
        return move
    if mind.wanted > 0 and rounds > t.scramble:
        return _draw(s, mind, w)
    if _wants_tickets(s, mind, plan, rounds) and _is_legal(s, t.draw_offer):
        return t.draw_offer
    return _score(s, mind, w, rounds)


def _impulse(s: Table, mind: Thinking, w: Paper) -> int:
    """What tempts a seat whatever it plans: a long route, or one that rivals seem to need. -1 if nothing does."""
    t = s.tables
    if t.impulse > t.longest and t.blocking <= 0:
        return -1
    if t.blocking > 0:
        lookout.find_needed(s, mind, w)
    best, most = -1, 0.0
    for route in range(t.routes):
        if sets.has(s.open[s.seat], route) and purse.affordable(s, route):
            worth = 0.0
            if t.length[route] >= t.impulse:
                worth = t.length[route]
            if t.blocking > 0 and mind.needed[route] > 0:
                worth = max(worth, t.blocking * mind.needed[route] - t.length[route])
            if worth > most and purse.pay(s, mind, route) and mind.pay_chance >= t.tunnel_chance:
                best = mind.pay_move
                most = worth
    return best


def _claim(s: Table, mind: Thinking, rounds: int) -> int:
    """The longest wanted route that can be paid without harm to the others; near the end with harm, too. -1 if none is.

    Patience wins: saving wild cards and colours for all planned routes, and grey routes for what is left over, won 55 %
    against claiming with small harm, and claiming early what is hard to go round lost 56 %. So did claiming first, or
    with small harm, where few routes lead in, such as at the Golden Gate: 50 % and 48 %.
    """
    t = s.tables
    hurry = _in_a_hurry(s, rounds)
    best, best_value = -1, -1e9
    for place in range(mind.wanted):
        route = mind.wanted_route[place]
        if not purse.affordable(s, route) or not purse.pay(s, mind, route):
            continue
        if mind.pay_harm > t.carelessness and not hurry:
            continue
        if mind.pay_chance < t.tunnel_chance and rounds > t.scramble:
            continue
        value = t.length[route] - mind.pay_harm
        if t.twin[route] < 0:
            value += 0.5
        if value > best_value:
            best = mind.pay_move
            best_value = value
    return best


def _in_a_hurry(s: Table, rounds: int) -> bool:
    """Whether the trains at hand need every turn that is left, or there is nothing more to save for."""
    t = s.tables
    trains = s.trains[s.seat]
    if rounds <= t.hurry or rounds <= trains / t.trains_a_claim or lookout.hand_size(s, s.seat) >= trains:
        return True
    left = s.deck.size
    for card in range(t.wild + 1):
        left += s.discards[card]
    return left < t.scarce


def _build(s: Table, route: int) -> int:
    """A station at an end of a route to borrow, where there is none; -1 if none can be built."""
    t = s.tables
    if _is_legal(s, t.first_build + t.a[route]):
        return t.first_build + t.a[route]
    if _is_legal(s, t.first_build + t.b[route]):
        return t.first_build + t.b[route]
    return -1


# --- scoring ----------------------------------------------------------------------------------------------------------


def _gain(s: Table, route: int) -> float:
    """Points for a route, and for the souvenir at its end."""
    t = s.tables
    if t.kinds > 0 and (_wants_souvenir(s, t.a[route]) or _wants_souvenir(s, t.b[route])):
        owned = bits.count(s.souvenirs[s.seat])
        return t.points[route] + t.souvenir_points[owned + 1] - t.souvenir_points[owned] + 0.5
    return t.points[route]


def _wants_souvenir(s: Table, city: int) -> bool:
    return s.souvenir_left[city] > 0 and not bits.has(s.souvenirs[s.seat], s.souvenir_kind[city])


def _best_scoring(s: Table, mind: Thinking, w: Paper, rounds: int) -> int:
    """The open route that brings most points for each turn it takes, within so many turns; -1 if there is none."""
    best, best_rate = -1, 0.0
    trails = lookout.minds_trails(s)
    if trails:
        lookout.find_trails(s, mind, w)
    for route in range(s.tables.routes):
        if sets.has(s.open[s.seat], route):
            missing = purse.missing(s, route)
            if 1 + (missing + 1) // 2 <= rounds:
                gain = _gain(s, route)
                if trails:
                    gain += lookout.lengthening(s, mind, route)
                rate = gain / (1 + missing / s.tables.score_pace)
                if rate > best_rate:
                    best = route
                    best_rate = rate
    return best


def _score(s: Table, mind: Thinking, w: Paper, rounds: int) -> int:
    """No ticket to work for: claim what scores, or draw for it."""
    route = _best_scoring(s, mind, w, rounds)
    wants.want_one(mind, route)
    if route >= 0 and purse.affordable(s, route) and purse.pay(s, mind, route) and mind.pay_chance >= 0.5:
        return mind.pay_move
    return _draw(s, mind, w)


def _last_turn(s: Table, mind: Thinking, w: Paper) -> int:
    """The one action that scores most: a route, with the tickets it completes, or a station for a ticket."""
    trails = lookout.minds_trails(s)
    if trails:
        lookout.find_trails(s, mind, w)
    network.find_pieces(s, mind, w)
    wants.want_one(mind, -1)
    best, best_gain = moves.at(s, 0), 0.0
    for route in range(s.tables.routes):
        if sets.has(s.open[s.seat], route) and purse.affordable(s, route) and purse.pay(s, mind, route):
            gain = _gain(s, route) + network.swing(s, mind, w, route)
            if trails:
                gain += lookout.trail_swing(s, mind, w, route)
            gain *= mind.pay_chance
            if gain > best_gain:
                best = mind.pay_move
                best_gain = gain
    # The station whose borrowed route completes most.
    for route in range(s.tables.routes):
        if sets.has(mind.others, route):
            swing = network.swing(s, mind, w, route)
            if swing > 0 and swing - s.tables.unused_station > best_gain:
                move = _build(s, route)
                if move >= 0:
                    best = move
                    best_gain = swing - s.tables.unused_station
    return best


# --- drawing cards ----------------------------------------------------------------------------------------------------


def _find_card_worth(s: Table, mind: Thinking) -> None:
    """Note what one more card of each face is worth for the wanted routes."""
    t = s.tables
    purse.find_short(s, mind)
    other = t.junk
    for place in range(mind.wanted):
        if t.colour[mind.wanted_route[place]] < 0:
            other = t.any_colour
    for colour in range(t.wild):
        mind.card_worth[colour] = other
        if mind.lacking[colour] > 0:
            mind.card_worth[colour] = 1 + t.shortage * mind.lacking[colour]
    if t.covet > 0:
        _covet(s, mind)
    mind.card_worth[t.wild] = t.wild_worth
    if mind.lacking[t.wild] > 0:
        mind.card_worth[t.wild] = t.wild_worth + t.ferry_wild


def _covet(s: Table, mind: Thinking) -> None:
    """A card with which a tempting route would be paid is worth the more, the fewer are missing."""
    t = s.tables
    for place in range(mind.wanted):
        route = mind.wanted_route[place]
        held, lacks = purse.held_for(s, route), purse.missing(s, route)
        if t.length[route] >= t.impulse and lacks > 0 and held < t.length[route] - t.wilds[route]:
            for colour in range(t.wild):
                if (t.colour[route] < 0 or t.colour[route] == colour) and s.hands[s.seat][colour] == held:
                    mind.card_worth[colour] += t.covet / (lacks * lacks)


def _blind_worth(s: Table, mind: Thinking) -> float:
    """What a card from the deck is worth."""
    t = s.tables
    purse.find_unseen(s, mind)
    total = purse.unseen_count(s, mind)
    if total <= 0:
        return -1.0
    worth = t.blind_wild * mind.unseen[t.wild]
    for colour in range(t.wild):
        worth += mind.unseen[colour] * mind.card_worth[colour]
    return worth / total


def _draw(s: Table, mind: Thinking, w: Paper) -> int:
    """The first card: the most needed colour, the deck, or a wild card if it beats two others."""
    t = s.tables
    _find_card_worth(s, mind)
    blind = _blind_worth(s, mind)
    first, second, card = -1.0, -1.0, -1
    wild_shown = False
    for slot in range(t.face_up):
        shown = s.face_up[slot]
        if shown == t.wild:
            wild_shown = True
        elif shown >= 0:
            worth = mind.card_worth[shown]
            if card < 0 or worth > first or (worth == first and shown < card):
                second = first
                first = worth
                card = shown
            elif worth > second:
                second = worth
    both = 2 * blind
    if first >= blind:
        both = first + max(second, blind)
    if wild_shown and mind.card_worth[t.wild] > both:
        return t.first_face_up + t.wild
    move = t.draw_blind
    if first >= blind and card >= 0:
        move = t.first_face_up + card
    if _is_legal(s, move):
        return move
    return _nothing_to_draw(s, mind, w)


def _nothing_to_draw(s: Table, mind: Thinking, w: Paper) -> int:
    """All cards are in hands: claim something rather than take tickets."""
    route = _best_scoring(s, mind, w, 1)
    wants.want_one(mind, -1)
    if route >= 0 and purse.pay(s, mind, route):
        return mind.pay_move
    return moves.at(s, 0)


def _second_card(s: Table, mind: Thinking, w: Paper) -> int:
    t = s.tables
    rounds = lookout.rounds(s)
    wants.want_in_time(s, mind, network.plan(s, mind, w), rounds)
    wants.set_out(s, mind, rounds)
    if mind.wanted == 0:
        wants.want_one(mind, _best_scoring(s, mind, w, rounds))
    _find_card_worth(s, mind)
    best, move = _blind_worth(s, mind), t.draw_blind
    for slot in range(t.face_up):
        card = s.face_up[slot]
        if 0 <= card < t.wild and mind.card_worth[card] >= best:
            best = mind.card_worth[card]
            move = t.first_face_up + card
    if _is_legal(s, move):
        return move
    return moves.at(s, 0)
