"""Deals: "Dohody"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, luck, moves

from .. import things
from . import (
    affordability,
    building,
    desk,
    effects,
    milestones,
    money,
    phases,
    steps,
    telling,
    trains,
    trials,
    turn_choices,
    workers,
)

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def begin(s: Table) -> None:
    """After the whole action: whoever built may take both deals, then the others clockwise one each."""
    s.phase = phases.DEAL
    s.seat = s.turn
    s.deals_left = 2
    s.deals_taken = 0


def next_seat(s: Table, chance: Chance) -> None:
    """The next seat's choice; after the last one the tile is discarded and a new one turned up."""
    if not pass_on(s):
        s.deal_due = False
        turn_over(s, chance)
        milestones.begin(s, chance)


def pass_on(s: Table) -> bool:
    """Whether there is a next seat, which may take one of the deals."""
    effects.clear(s)
    s.seat = (s.seat + 1) % s.tables.players
    s.deals_taken = 0
    s.deals_left = 1 if s.seat != s.turn else 0
    return s.seat != s.turn


def turn_over(s: Table, chance: Chance) -> None:
    """The open tile goes to the discards; when the stack is empty, they are shuffled into a new one."""
    s.deal_discards[s.deal_tile] += 1
    if s.deal_deck.size == 0:
        reshuffle(s)
    s.deal_tile = luck.draw(chance, s.deal_deck)
    s.reveals += 1
    if s.telling:
        telling.deal_turned(s, s.deal_tile)


def reshuffle(s: Table) -> None:
    s.deal_deck.size = 0
    for tile in range(s.tables.deals):
        s.deal_deck.counts[tile] = s.deal_discards[tile]
        s.deal_deck.size += s.deal_discards[tile]
        s.deal_discards[tile] = 0
    s.deal_deck.epoch += 1
    s.deal_deck.drawn = 0
    if s.telling:
        telling.deals_reshuffled(s)


# --- which may be accepted --------------------------------------------------------------------------------------------


def legal_deals(s: Table, left: int) -> None:
    """The sides of the open tile that the deciding seat may accept: it has the shares, can pay the price, and the
    reward can be had (R8). The grey worker's extra share may pay for the very deal."""
    t = s.tables
    seat = s.seat
    extra = t.trade_grey if s.phase == phases.ACT else 0
    own = s.shares[seat] + extra
    if own < t.deal_least[s.deal_tile]:
        return
    for side in range(things.SIDES):
        given = t.deal_shares[s.deal_tile][side]
        if bits.has(s.deals_taken, side) or given > own:
            continue
        effect = t.deal_effect[s.deal_tile][side]
        pay = t.effect_pay[effect]
        means = s.money[seat] + t.share_price * (own - given) - pay
        if means < 0:
            continue
        cost = pay + t.share_price * (given - extra)
        move = t.deal + side
        if (
            useful(s, effect, given - extra)
            and (
                affordability.enough(s, left - cost, s.crew[seat], s.takes.size + t.effect_workers[effect])
                or affordability.leads_out(s, move)
            )
            and had(s, move, effect, left - cost, means)
        ):
            moves.add(s, move)


def useful(s: Table, effect: int, shares: int) -> bool:
    """Whether an effect has anything to take, after so many shares were given for it."""
    t = s.tables
    seat = s.seat
    kind = t.effect_do[effect]
    if kind == things.DO_RAIL or kind == things.DO_STATION or kind == things.DO_OFFICE:
        if s.owed and building.pieces_left(s, seat) == 1:  # the last piece of the mat is owed to the sale
            return False
        if kind == things.DO_RAIL:
            return s.rails_gone[seat] < t.mat_rails and affordability.open_rails(s, seat) != 0
        if s.buildings_gone[seat] >= t.mat_buildings:
            return False
        if kind == things.DO_STATION:
            return affordability.open_cities(s, seat) != 0
        return s.offices[seat] != t.all_sectors
    if kind == things.DO_TRAIN:
        return trains.any_left(s)
    if kind == things.DO_FLIP:
        return s.fleet[seat] != 0
    if kind == things.DO_PROMOTE:
        wanted = workers.wanted(s, seat)
        if wanted & s.have[seat]:
            return True
        worth = money.worth(s, seat) - t.share_price * shares
        return worth >= t.hire_price + t.effect_each[effect] and wanted & s.in_pool != 0
    if kind == things.DO_STEPS:
        for track in range(things.TRACK_COUNT):
            if s.step[seat][track] < t.track_end[track]:
                return True
        return False
    if kind == things.DO_EXCHANGE or t.effect_workers[effect]:
        return s.in_pool != 0
    return True


def had(s: Table, move: int, effect: int, left: int, worth: int) -> bool:
    """Whether anything of a deal's reward can then be had, with the workers that must stay and the tolls counted (R8).
    `left` and `worth` are the budget and the means after its price. Where it is not plain, what the seat could still do
    is tried: hire, take or exchange workers, flip trains, sell a piece, take the other deal."""
    t = s.tables
    seat = s.seat
    kind = t.effect_do[effect]
    if kind == things.DO_PROMOTE:
        each = t.effect_each[effect]
        spare = s.crew[seat] > t.least_workers and min(left, worth) >= each
        if workers.wanted(s, seat) & s.have[seat] and spare and s.promotions == 0 and s.paid_promotions == 0:
            return True
    elif kind == things.DO_STEPS:
        if s.steps == 0 and free_step(s, seat):
            return True
    elif kind == things.DO_EXCHANGE:
        if s.exchanges == 0 and may_exchange(s, seat):
            return True
    else:
        return True
    trials.keep(s)
    steps.take(s, move)
    seen = desk.paper.seen_count
    found = used(s, effect, t.effect_count[effect], seen)
    desk.paper.seen_count = seen
    trials.put_back(s)
    return found


def free_step(s: Table, seat: int) -> bool:
    """Whether a step without a toll is open."""
    for track in range(things.TRACK_COUNT):
        if s.tables.entering[track][s.step[seat][track]] == things.NO_TOLL:
            return True
    return False


def may_exchange(s: Table, seat: int) -> bool:
    """Whether an own worker can be exchanged for another: one from the mat for any, one of the supply for another
    colour."""
    own = s.have[seat]
    while own:
        worker = bits.lowest(own)
        own &= own - 1
        others = s.in_pool
        if worker < things.MAT:
            others &= ~bits.bit(worker)
        if others:
            return True
    return False


def pending(s: Table, effect: int) -> int:
    """How much of an effect of this kind is still to be used."""
    kind = s.tables.effect_do[effect]
    if kind == things.DO_PROMOTE:
        return s.paid_promotions if s.tables.effect_each[effect] else s.promotions
    return s.steps if kind == things.DO_STEPS else s.exchanges


def used(s: Table, effect: int, count: int, seen: int) -> bool:
    """Whether some way leads to where less than this count is left of what an effect brought."""
    level = desk.paper.level
    if desk.met(turn_key(s), seen) or level == desk.MOST_LEVELS:
        return False
    following = find_following(s, level)
    desk.paper.level += 1
    found = False
    for place in range(following):
        trials.keep(s)
        steps.take(s, desk.paper.following[level][place])
        found = pending(s, effect) < count and s.phase != phases.TOLL
        trials.put_back(s)
        if found:
            break
    if not found:
        for place in range(following):
            trials.keep(s)
            steps.take(s, desk.paper.following[level][place])
            found = used(s, effect, count, seen)
            trials.put_back(s)
            if found:
                break
    desk.paper.level -= 1
    return found


def find_following(s: Table, level: int) -> int:
    """Write down the moves that could help; how many. Building brings nothing that helps, shares are sold by
    themselves, and the end is the end."""
    t = s.tables
    before = moves.count(s)
    if s.phase == phases.TOLL:
        workers.legal_toll(s)
    elif s.phase == phases.ACT:
        turn_choices.action_moves(s)
    else:
        turn_choices.deal_moves(s)
    found = 0
    for place in range(before, moves.count(s)):
        move = moves.at(s, place)
        if move >= t.sell and move != t.done and move != t.sell_share:
            desk.paper.following[level][found] = move
            found += 1
    moves.cut(s, before)
    return found


def turn_key(s: Table) -> int:
    """All that matters for how the deciding seat can go on."""
    t = s.tables
    seat = s.seat
    key = desk.mixed(s.phase, s.track)
    key = desk.mixed(key, s.money[seat])
    key = desk.mixed(key, s.shares[seat])
    for colour in range(things.COLOUR_COUNT):
        key = desk.mixed(key, s.supply[seat][colour])
        key = desk.mixed(key, s.mat[seat][colour])
        key = desk.mixed(key, s.managers[seat][0][colour])
        key = desk.mixed(key, s.managers[seat][1][colour])
    key = desk.mixed(key, s.takes.size)
    for place in range(s.takes.size):
        key = desk.mixed(key, s.takes.cells[place])
    key = desk.mixed(key, s.exchanges)
    key = desk.mixed(key, s.flips)
    key = desk.mixed(key, s.train_takes)
    key = desk.mixed(key, s.steps)
    key = desk.mixed(key, s.promotions)
    key = desk.mixed(key, s.paid_promotions)
    key = desk.mixed(key, s.owed)
    key = desk.mixed(key, s.deals_taken)
    for train in range(t.trains):
        key = desk.mixed(key, s.trains_up[seat][train])
        key = desk.mixed(key, s.trains_down[seat][train])
    for track in range(things.TRACK_COUNT):
        key = desk.mixed(key, s.step[seat][track])
    return key


# --- accepting --------------------------------------------------------------------------------------------------------


def take_deal(s: Table, move: int) -> None:
    """Discard the shares, pay the price, take the reward."""
    t = s.tables
    seat = s.seat
    side = move - t.deal
    effect = t.deal_effect[s.deal_tile][side]
    if s.telling:
        telling.deal_taken(s, seat, s.deal_tile, side)
    if s.phase == phases.ACT:  # the grey worker's deal, for its seat only
        s.ability = -1
        money.gain_shares(s, seat, t.trade_grey)
    else:
        s.deals_left -= 1
    s.deals_taken |= bits.bit(side)
    money.discard_shares(s, seat, t.deal_shares[s.deal_tile][side])
    money.pay(s, seat, t.effect_pay[effect])
    effects.grant(s, effect)
