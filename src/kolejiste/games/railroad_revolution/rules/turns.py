"""The course of a turn and of the game: "Průběh hry", "Konec hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves

from .. import things
from . import (
    affordability,
    deals,
    effects,
    milestones,
    money,
    phases,
    setup,
    steps,
    telling,
    trials,
    turn_choices,
    workers,
)

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def begin_turn(s: Table, seat: int) -> None:
    """Without a worker in the supply, all come back from the mat; that is no action."""
    s.turn = seat
    s.seat = seat
    s.phase = phases.PLACE
    if s.have[seat] & things.ANY_COLOUR == 0:
        for colour in range(things.COLOUR_COUNT):
            s.supply[seat][colour] = s.mat[seat][colour]
            s.mat[seat][colour] = 0
        s.have[seat] >>= things.MAT
        if s.telling:
            telling.workers_returned(s, seat)


# --- placing a worker -----------------------------------------------------------------------------------------------


def legal_place(s: Table) -> None:
    """Every worker of the supply on every action that can be carried through."""
    t = s.tables
    seat = s.seat
    before = moves.count(s)
    own = s.have[seat] & things.ANY_COLOUR
    buildings = s.buildings_gone[seat] < t.mat_buildings
    rails = s.rails_gone[seat] < t.mat_rails
    worth = money.worth(s, seat)
    if buildings:
        add_places(s, things.STATION, own & station_colours(s, seat, worth))
    if rails:
        add_places(s, things.RAILROAD, own & railroad_colours(s, seat, worth))
    if buildings and s.offices[seat] != t.all_sectors:
        add_places(s, things.TELEGRAPH, own)
    if buildings or rails:
        add_places(s, things.TRADE, own)
    if moves.count(s) == before:
        moves.add(s, t.pass_turn)
    affordability.add_asides(s, s.shares[seat] > 0, worth >= t.hire_price)


def add_places(s: Table, action: int, colours: int) -> None:
    """A worker of each of these colours on this action."""
    moves.add_each(s, s.tables.place + things.COLOUR_COUNT * action, colours)


def station_colours(s: Table, seat: int, worth: int) -> int:
    """The colours, as a mask, with which a seat can pay for a station."""
    cheapest = affordability.cheapest_station(s, seat)
    if cheapest <= worth:
        return things.ANY_COLOUR
    able = 0
    if cheapest < things.NEVER:
        able = bits.bit(things.ORANGE) | affordability.any_self_paying(s, seat, worth, s.have[seat])
    if (
        bits.has(s.have[seat], things.PURPLE)
        and not bits.has(able, things.PURPLE)
        and affordability.purple_train(s, seat)
    ):
        able |= bits.bit(things.PURPLE)
    return able


def railroad_colours(s: Table, seat: int, worth: int) -> int:
    """The colours with which a seat can pay for two rails, or for the last one."""
    t = s.tables
    if worth >= t.dearest_rails:
        return things.ANY_COLOUR
    rails = min(t.rails_each, t.mat_rails - s.rails_gone[seat])
    icons = affordability.fewest_icons(s, s.rails[seat], s.edge[seat], rails)
    short = t.rail_price + t.hard_price * icons - worth
    if short <= 0:
        return things.ANY_COLOUR
    able = 0
    if short <= t.railroad_orange + t.railroad_orange_icon * icons:
        able |= bits.bit(things.ORANGE)
    if short <= t.railroad_grey * t.share_price:
        able |= bits.bit(things.GREY)
    return able


def place_worker(s: Table, move: int) -> None:
    """A worker goes to the mat; the main action is owed, its worker's ability offered."""
    t = s.tables
    seat = s.seat
    action = (move - t.place) // things.COLOUR_COUNT
    colour = (move - t.place) % things.COLOUR_COUNT
    if s.telling:
        telling.worker_placed(s, seat, colour, action)
    workers.remove(s, seat, colour)
    s.mat[seat][colour] += 1
    s.have[seat] |= bits.bit(things.MAT + colour)
    s.phase = phases.ACT
    s.action = action
    s.worker = colour
    s.ability = colour
    s.owed = 1
    if action == things.RAILROAD:
        s.owed = min(t.rails_each, t.mat_rails - s.rails_gone[seat])
        s.due = t.rail_price
    elif action == things.TRADE:
        s.flips = 1


def pass_turn(s: Table, chance: Chance) -> None:
    """No action can be carried through (R12)."""
    if s.telling:
        telling.no_action_possible(s, s.seat)
    milestones.begin(s, chance)


# --- within a turn --------------------------------------------------------------------------------------------------


def go_on(s: Table, chance: Chance) -> None:
    """After a step of the conversation: what is forced happens by itself, and the next question is asked."""
    t = s.tables
    while True:
        moves.cut(s, 0)
        if s.phase == phases.ACT:
            turn_choices.action_moves(s)
        elif s.phase == phases.DEAL:
            turn_choices.deal_moves(s)
        elif s.phase == phases.ASSET_USE:
            turn_choices.asset_moves(s)
            if moves.count(s) == 0:
                setup.next_picker(s)
            else:
                s.found = True
            return
        else:
            return  # placing, tolls: they are asked as they are
        move = moves.at(s, 0)
        if move == t.done and ends_by_itself(s):
            if finish(s, chance):
                return
        elif moves.count(s) > 1 or move >= t.done:
            s.found = True
            return
        else:
            steps.take(s, move)


def ends_by_itself(s: Table) -> bool:
    """Whether a seat to which nothing is offered any more is not asked to finish (R20): its last step has sold and
    hired nothing, the end sells no shares and reveals nothing, and nobody could still be hired for a promotion."""
    if s.sold or affordability.hire_to_promote(s):
        return False
    if s.phase == phases.DEAL:
        return s.deals_taken == 0 or asked_before_reveal(s)
    if s.deals_taken or s.due > s.money[s.seat]:
        return False
    return asked_before_reveal(s) if s.deal_due else not milestones.any_complete(s)


def asked_before_reveal(s: Table) -> bool:
    """Whether, when this seat has finished, somebody has still to decide before a new deal tile is turned up."""
    trials.keep(s)
    more = True
    if s.phase == phases.ACT:
        close(s)
        deals.begin(s)
    else:
        more = deals.pass_on(s)
    while more and not asked_about_deals(s):
        more = deals.pass_on(s)
    trials.put_back(s)
    return more


def asked_about_deals(s: Table) -> bool:
    """Whether there is anything for the deciding seat to do with the deals."""
    before = moves.count(s)
    turn_choices.deal_moves(s)
    first = moves.at(s, before)
    moves.cut(s, before)
    return first != s.tables.done or affordability.hire_to_promote(s)


def done(s: Table, chance: Chance) -> None:
    """Whatever is still offered is left."""
    if not finish(s, chance):
        go_on(s, chance)


def finish(s: Table, chance: Chance) -> bool:
    """The end of the action, or of a seat's deals. True when another question is already being asked."""
    if s.phase == phases.DEAL:
        s.sold = False
        deals.next_seat(s, chance)
        return s.phase != phases.DEAL
    alone = s.deals_taken
    close(s)
    if alone:  # the grey worker's deal: its tile is replaced after everything it brought (R22)
        deals.turn_over(s, chance)
    if s.deal_due:
        deals.begin(s)
        return False
    milestones.begin(s, chance)
    return True


def close(s: Table) -> None:
    """The main action is paid for, and what was offered and not taken is gone."""
    money.pay(s, s.seat, s.due)
    s.sold = False  # what the end sells was agreed to with it
    effects.clear(s)
    s.due = 0
    s.icons = 0
    s.taken = 0
    s.owed = 0
    s.deals_taken = 0
    s.city = -1
    s.sector = -1
    s.action = -1
    s.worker = -1


# --- the end --------------------------------------------------------------------------------------------------------


def next_turn(s: Table) -> None:
    """When a mat is empty left of the logo, the round is finished and one more is played (R19)."""
    t = s.tables
    if s.last_round < 0:
        for offset in range(t.players):
            seat = (s.turn + offset) % t.players
            if s.rails_gone[seat] >= t.left_rails and s.buildings_gone[seat] >= t.left_buildings:
                s.last_round = s.round + 1
                if s.telling:
                    telling.end_triggered(s, seat)
                break
    following = s.turn + 1
    if following < t.players:
        begin_turn(s, following)
        return
    if s.round == s.last_round:
        s.over = True
        s.phase = phases.OVER
        s.seat = s.turn
        if s.telling:
            telling.game_ended(s)
        return
    s.round += 1
    begin_turn(s, 0)
