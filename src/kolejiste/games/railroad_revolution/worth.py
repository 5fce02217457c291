"""What a position of Railroad Revolution is worth to a seat: the points it may expect at the end, for the planner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits

from . import network, things, thoughts
from .rules import desk, phases, points, trains, workers

if TYPE_CHECKING:
    from .fields import Table, Thinking


def turns_left(s: Table, m: Thinking, seat: int) -> float:
    """How many turns a seat will have after the present one."""
    t = s.tables
    if s.last_round >= 0:
        return (s.last_round - s.round + (1 if seat > s.turn else 0)) * 1.0
    left = things.FAR * 1.0
    for other in range(t.players):
        rails = max(0, t.left_rails - s.rails_gone[other])
        buildings = max(0, t.left_buildings - s.buildings_gone[other])
        left = min(left, rails / t.weigh_rails_go + buildings / t.weigh_buildings_go)
    if s.phase == phases.PLACE and s.turn == seat:
        return max(1.0, left)
    return max(1.0, left + 1)


def expected(s: Table, seat: int) -> float:
    """The points that a seat may expect, for searches that look no further."""
    m = thoughts.mind()
    return value(s, m, seat, turns_left(s, m, seat), True)


# --- the position -----------------------------------------------------------------------------------------------------


def value(s: Table, m: Thinking, seat: int, turns: float, offers: bool) -> float:
    """Points expected with so many turns after the present one; `offers` that are still open in the turn count, or are
    left."""
    t = s.tables
    time = min(1.0, turns / t.weigh_soon)
    acting = seat == s.turn and (s.phase == phases.ACT or s.phase == phases.TOLL)
    if turns != m.turns or t.identity != m.identity:
        m.turns = turns
        m.identity = t.identity
        m.thought += 1
    climbing = tracks(s, m, seat, turns)
    promotions = 0
    if acting and offers and t.weigh_at_once:
        promotions = s.promotions + (1 if s.ability >= 0 else 0)
    value = points.total(s, seat) + climbing + t.weigh_goals * milestones(s, m, seat, turns, promotions)
    # --- money
    cash = s.money[seat]
    shares = s.shares[seat]
    if acting:
        cash -= s.due
        if offers and s.ability == things.ORANGE and s.owed == 0:
            cash += refund(s)
    if cash < 0:
        sold = -(cash // t.share_price)
        shares -= sold
        cash += sold * t.share_price
    wealth = cash + t.share_price * shares
    value += t.hundred * min(wealth * 1.0, 100 * t.weigh_spent * turns) + 0.0002 * wealth
    value += t.weigh_share * time * min(shares, t.weigh_shares)
    # --- workers
    able = 0
    kinds = 0
    for colour in range(1, things.COLOUR_COUNT):
        if s.supply[seat][colour]:
            kinds += 1
            able += s.supply[seat][colour]
        able += s.mat[seat][colour]
    value += time * (t.weigh_able * min(able, 6) + t.weigh_kinds * kinds)
    # --- trains
    value += t.weigh_train * time * trains.up(s, seat)
    value += t.weigh_down * min(trains.down(s, seat) * 1.0, t.weigh_flips * turns)
    # --- links
    offices = s.offices[seat]
    beside = ((offices << 1) | (offices >> 1)) & ~offices & t.all_sectors
    value += t.weigh_link * time * bits.count(beside)
    # --- the network, for milestones to come
    value += time * (t.weigh_laid * bits.count(s.rails[seat]) + t.weigh_city * bits.count(s.cities[seat]))
    value += t.weigh_office * bits.count(offices)
    if offers:
        value += open_offers(s, m, seat, time, acting)
    elif acting and s.deal_due:
        value += deals(s, m, seat, time, 2)
    return value


def refund(s: Table) -> int:
    """Money that the orange worker will bring after a main action that costs some."""
    t = s.tables
    if s.action == things.STATION:
        return s.due
    if s.action == things.RAILROAD:
        return t.railroad_orange + t.railroad_orange_icon * s.icons
    return 0


# --- tracks -----------------------------------------------------------------------------------------------------------


def tracks(s: Table, m: Thinking, seat: int, turns: float) -> float:
    """What the tracks may bring beyond the points they count now; what each of them is expected to multiply is then in
    `m.counts`."""
    key = desk.mixed(desk.mixed(m.thought, s.rails[seat]), s.buildings_gone[seat])
    for track in range(things.TRACK_COUNT):
        key = desk.mixed(desk.mixed(key, points.multiplied(s, seat, track)), s.step[seat][track])
    place = desk.place(key)
    if m.climb_key[place] != key:
        m.climb_key[place] = key
        m.climb[place] = look_up(s, m, seat, turns)
        for track in range(things.TRACK_COUNT):
            m.climb_counts[place][track] = m.counts[track]
    for track in range(things.TRACK_COUNT):
        m.counts[track] = m.climb_counts[place][track]
    return m.climb[place]


def look_up(s: Table, m: Thinking, seat: int, turns: float) -> float:
    """The same, worked out."""
    t = s.tables
    growth = t.weigh_offices + t.weigh_stations
    part = min(1.0, (t.mat_buildings - s.buildings_gone[seat]) / max(1.0, turns * growth))
    m.counts[0] = points.multiplied(s, seat, 0) + t.weigh_offices * turns * part
    m.counts[1] = points.multiplied(s, seat, 1) + t.weigh_stations * turns * part
    m.counts[2] = points.multiplied(s, seat, 2) * 1.0
    missing = t.level_cities[things.LEVELS] & ~s.cities[seat]
    while missing:
        network.reach(s, m, s.cities[seat], bits.bit(bits.lowest(missing)))
        missing &= missing - 1
        length = bits.count(m.way)
        likely = max(0.0, 1 - t.weigh_far * length)
        m.counts[2] += likely * min(1.0, max(0.0, (turns - length / 2) / 4))
    value = 0.0
    for track in range(things.TRACK_COUNT):
        step = s.step[seat][track]
        end = t.track_end[track]
        later = min(end * 1.0, step + t.weigh_steps * turns)
        low = min(bits.whole(later), end - 1)
        now = t.track_points[track][low]
        value += (now + (later - low) * (t.track_points[track][low + 1] - now)) * m.counts[track]
        value -= t.track_points[track][step] * points.multiplied(s, seat, track)
    return value


def climb(s: Table, m: Thinking, seat: int, time: float, steps: int) -> float:
    """What so many steps bring on the best tracks, with the tolls paid."""
    t = s.tables
    shares = s.shares[seat]
    spare = s.crew[seat] - t.least_workers
    gained = 0.0
    for track in range(things.TRACK_COUNT):
        m.at[track] = s.step[seat][track]
    for _ in range(steps):
        best = 0.0
        chosen = -1
        for track in range(things.TRACK_COUNT):
            place = m.at[track]
            if place == t.track_end[track]:
                continue
            if t.toll_shares[track][place] > shares or t.toll_workers[track][place] > spare:
                continue
            gain = (t.track_points[track][place + 1] - t.track_points[track][place]) * m.counts[track]
            paid = t.hundred * t.toll_money[track][place] + t.weigh_extra * t.toll_workers[track][place]
            gain -= time * paid + t.toll_shares[track][place] * share(s, m, time)
            if gain > best:
                best = gain
                chosen = track
        if chosen < 0:
            break
        gained += best
        shares -= t.toll_shares[chosen][m.at[chosen]]
        m.at[chosen] += 1
    return gained


# --- milestones -------------------------------------------------------------------------------------------------------


def milestones(s: Table, m: Thinking, seat: int, turns: float, promotions: int) -> float:
    """What the milestones of a seat may bring, with so many promotions still open in this turn."""
    key = desk.mixed(desk.mixed(m.thought, s.rails[seat]), s.stations[seat])
    if promotions:
        key = desk.mixed(key, promotions)
    for slot in range(things.SLOTS):
        key = desk.mixed(key, s.milestones[seat][slot])
        for colour in range(things.COLOUR_COUNT):
            key = desk.mixed(key, s.managers[seat][slot][colour])
    for colour in range(things.COLOUR_COUNT):
        m.have[colour] = s.supply[seat][colour] + s.mat[seat][colour]
        key = desk.mixed(key, m.have[colour])
    place = desk.place(key)
    if m.goal_key[place] != key:
        m.goal_key[place] = key
        m.goal[place] = pursue(s, m, seat, turns, promotions)
    return m.goal[place]


def need_of(s: Table, m: Thinking, seat: int, slot: int) -> float:
    """The turns that a milestone takes."""
    t = s.tables
    tile = s.milestones[seat][slot]
    place = network.plan(s, m, s.rails[seat], s.cities[seat], s.stations[seat], tile)
    return m.plan_turns[place] + t.weigh_promotion_turns * workers.managers_missing(s, seat, slot)


def pursue(s: Table, m: Thinking, seat: int, turns: float, promotions: int) -> float:
    """The nearer milestone first, the other one with what is built and whom it leaves."""
    t = s.tables
    rails = s.rails[seat]
    cities = s.cities[seat]
    stations = s.stations[seat]
    first = 0
    both = s.milestones[seat][0] >= 0 and s.milestones[seat][1] >= 0
    if both and need_of(s, m, seat, 1) < need_of(s, m, seat, 0):
        first = 1
    spare = s.crew[seat] - t.least_workers
    value = 0.0
    spent = 0.0
    for number in range(things.SLOTS):
        slot = first if number == 0 else 1 - first
        tile = s.milestones[seat][slot]
        if tile < 0:
            continue
        plan = network.plan(s, m, rails, cities, stations, tile)
        cost = m.plan_cost[plan]
        need = m.plan_turns[plan]
        missing = promise_managers(s, m, seat, slot)
        strange = m.strange
        lacking = max(0, missing - max(0, spare))
        spare -= missing
        cost += t.weigh_promotion * missing + t.weigh_colour * strange + t.weigh_crew * lacking
        need += t.weigh_promotion_turns * missing + t.weigh_crew_turns * max(lacking, strange)
        if m.plan_cost[plan] == 0 and not strange and not lacking and 0 < missing <= promotions:
            promotions -= missing
            need = 0.0  # whoever it wants can be promoted at once
        elif cost > 0:  # not in this turn any more
            need = max(need, t.weigh_next)
        if need > turns:
            continue
        sure = 1.0
        if need + spent > turns:
            sure = t.weigh_crowded
        elif need + spent > 0:
            sure = min(1.0, t.weigh_sure + t.weigh_surer * (turns - need - spent))
        gain = sure * (t.points[tile] + fresh(s, m, tile, turns - need - spent / 2)) - cost
        if gain > 0:
            value += gain
            spent += need
            rails = m.plan_rails[plan]
            cities = m.plan_cities[plan]
            stations = m.plan_stations[plan]
    return value + t.weigh_extra * min(1.0, turns / 4) * min(max(spare, -4), 4)


def fresh(s: Table, m: Thinking, tile: int, turns: float) -> float:
    """What the milestones after this one may bring in so many turns."""
    t = s.tables
    deck = t.next_deck[tile]
    if deck < 0:
        return 0.0
    return t.fresh[deck][min(bits.whole(things.PARTS * max(0.0, turns)), things.PARTS * things.LONGEST - 1)]


def promise_managers(s: Table, m: Thinking, seat: int, slot: int) -> int:
    """How many managers a milestone still wants; `m.strange` is how many of a colour not at hand. The others are used
    up."""
    t = s.tables
    tile = s.milestones[seat][slot]
    m.strange = 0
    for colour in range(things.COLOUR_COUNT):
        for _ in range(t.managers_named[tile][colour] - s.managers[seat][slot][colour]):
            if m.have[colour]:
                m.have[colour] -= 1
            else:
                m.strange += 1
    return workers.managers_missing(s, seat, slot)


# --- offers -----------------------------------------------------------------------------------------------------------


def share(s: Table, m: Thinking, time: float) -> float:
    t = s.tables
    return time * (t.hundred * t.share_price + t.weigh_share)


def train(s: Table, m: Thinking, time: float) -> float:
    t = s.tables
    return t.train_points + t.weigh_train * time if trains.any_left(s) else 0.0


def flip(s: Table, m: Thinking, seat: int, time: float, count: int) -> float:
    t = s.tables
    down = min(count, trains.down(s, seat))
    return down * (t.train_points - t.weigh_down * time) + (count - down) * t.weigh_flip * time


def promote(s: Table, m: Thinking, seat: int, time: float, count: int) -> float:
    t = s.tables
    fading = 1 - t.weigh_at_once * (1 - time)
    return fading * t.weigh_promotion * min(count, max(0, s.crew[seat] - t.least_workers))


def effect(s: Table, m: Thinking, seat: int, time: float, number: int) -> float:
    """What a tile's effect is worth, roughly."""
    t = s.tables
    kind = t.effect_do[number]
    count = t.effect_count[number]
    hundred = t.hundred * time
    if kind == things.DO_MONEY:
        value = hundred * count
    elif kind == things.DO_SHARES:
        value = count * share(s, m, time)
    elif kind == things.DO_STEPS:
        value = climb(s, m, seat, time, count)
    elif kind == things.DO_PROMOTE:
        value = promote(s, m, seat, time, count) - hundred * t.effect_each[number]
    elif kind == things.DO_FLIP:
        value = flip(s, m, seat, time, count)
    elif kind == things.DO_TRAIN:
        value = train(s, m, time)
    elif kind == things.DO_EXCHANGE:
        value = t.weigh_exchange * time
    elif kind == things.DO_RAIL:
        value = t.weigh_free_rail * time
    elif kind == things.DO_STATION or kind == things.DO_OFFICE:
        value = t.weigh_free_building
    else:
        value = (t.weigh_crew + t.weigh_able) * time * t.effect_workers[number]
    return value - hundred * t.effect_pay[number]


def bonus(s: Table, m: Thinking, seat: int, time: float) -> float:
    t = s.tables
    tile = s.city_tile[s.city]
    value = -t.hundred * time * t.bonus_pay[tile]
    for part in range(t.bonus_count[tile]):
        value += effect(s, m, seat, time, t.bonus_effect[tile][part])
    return max(0.0, value)


def deals(s: Table, m: Thinking, seat: int, time: float, most: int) -> float:
    """The better deal of the open tile, or both."""
    t = s.tables
    best = 0.0
    second = 0.0
    for side in range(things.SIDES):
        given = t.deal_shares[s.deal_tile][side]
        if given <= s.shares[seat] and not bits.has(s.deals_taken, side):
            value = effect(s, m, seat, time, t.deal_effect[s.deal_tile][side]) - given * share(s, m, time)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return t.weigh_deals * (best + second if most > 1 else best)


def open_offers(s: Table, m: Thinking, seat: int, time: float, acting: bool) -> float:
    """What is still offered to a seat."""
    t = s.tables
    worker = (t.weigh_crew + t.weigh_able) * time
    value = s.takes.size * worker + s.exchanges * t.weigh_exchange * time
    value += (s.free_rails + s.paid_rails) * t.weigh_free_rail * time
    value += (s.free_stations + s.free_offices) * t.weigh_free_building
    if s.steps:
        value += climb(s, m, seat, time, s.steps)
    if s.promotions:
        value += promote(s, m, seat, time, s.promotions)
    if s.flips:
        value += flip(s, m, seat, time, s.flips)
    if s.train_takes:
        value += s.train_takes * train(s, m, time)
    if s.track >= 0:
        value -= t.weigh_extra * time
    if s.phase == phases.DEAL:
        if s.deals_left:
            value += deals(s, m, seat, time, s.deals_left)
        return value
    if not acting:
        return value
    if s.deal_due:
        value += deals(s, m, seat, time, 2)
    if s.bonuses:
        value += bonus(s, m, seat, time)
    tile = 0.0
    if s.sector >= 0 and s.sector_tile[s.sector] >= 0:
        tile = effect(s, m, seat, time, t.telegraph_effect[s.sector_tile[s.sector]])
        if s.tile_left:
            value += max(0.0, tile - worker)
    if s.ability >= 0 and s.owed == 0:
        value += max(ability(s, m, seat, time, tile), promote(s, m, seat, time, 1))
    return value


def ability(s: Table, m: Thinking, seat: int, time: float, tile: float) -> float:
    """What the placed worker's ability is worth after the main action; the orange one's refunds count as money."""
    t = s.tables
    colour = s.ability
    hundred = t.hundred * time
    if s.action == things.STATION:
        if colour == things.PURPLE:
            return flip(s, m, seat, time, 1) - hundred * t.station_purple
        if colour == things.GREY:
            return bonus(s, m, seat, time)
        if colour == things.TURQUOISE:
            return effect(s, m, seat, time, t.primary[s.city_tile[s.city]]) - hundred * t.station_turquoise
    elif s.action == things.RAILROAD:
        if colour == things.PURPLE:
            return train(s, m, time) - hundred * t.railroad_purple
        if colour == things.GREY:
            return t.railroad_grey * share(s, m, time)
        if colour == things.TURQUOISE:
            return t.weigh_third * t.weigh_free_rail * time
    elif s.action == things.TELEGRAPH:
        if colour == things.PURPLE:
            return t.weigh_exchange * time
        if colour == things.GREY:
            return t.sector_first[s.sector] * share(s, m, time)
        if colour == things.ORANGE:
            return hundred * t.telegraph_orange * s.taken
        if colour == things.TURQUOISE:
            return tile - hundred * t.telegraph_turquoise
    else:
        if colour == things.PURPLE:
            return climb(s, m, seat, time, t.trade_purple)
        if colour == things.GREY:
            return deals(s, m, seat, time, 1) + t.trade_grey * share(s, m, time)
        if colour == things.ORANGE:
            return hundred * t.trade_orange * (trains.up(s, seat) + trains.down(s, seat))
        if colour == things.TURQUOISE:
            return flip(s, m, seat, time, t.trade_turquoise)
    return 0.0
