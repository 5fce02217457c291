"""The course of a turn and of the game: "Průběh hry", "Konec hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..actions import SELLING
from ..components import (
    ACTIONS,
    ANY_COLOUR,
    COLOUR_COUNT,
    COLOURS,
    GREY,
    NEVER,
    ORANGE,
    PURPLE,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRADE,
    of_seat,
)
from ..events import EndTriggered, GameEnded, NoActionPossible, WorkerPlaced, WorkersReturned
from . import affordability, deals, effects, milestones, money, setup, turn_choices, workers
from .phases import ACT, ASSET_USE, DEAL, OVER, PLACE

if TYPE_CHECKING:
    from ..state import RailroadState


def begin_turn(s: RailroadState, seat: int) -> None:
    """Without a worker in the supply, all come back from the mat; that is no action."""
    s.turn = s.seat = seat
    s.phase = PLACE
    if not s.have[seat] & ANY_COLOUR:
        own = of_seat(seat, COLOUR_COUNT)
        s.supply[own] = s.mat[own]
        s.mat[own] = [0] * COLOUR_COUNT
        s.have[seat] >>= workers.MAT
        if s.journal is not None:
            s.journal.append(Note(WorkersReturned(seat)))


# --- placing a worker -----------------------------------------------------------------------------------------------


def legal_place(s: RailroadState) -> list[int]:
    """Every worker of the supply on every action that can be carried through."""
    game, seat = s.game, s.seat
    board, numbering = game.board, game.numbering
    own = s.have[seat] & ANY_COLOUR
    placing = numbering.placing
    buildings = s.buildings_gone[seat] < board.mat_buildings
    rails = s.rails_gone[seat] < board.mat_rails
    worth = s.worth(seat)
    moves: list[int] = []
    if buildings:
        moves += placing[STATION][own & _station_colours(s, seat, worth)]
    if rails:
        moves += placing[RAILROAD][own & _railroad_colours(s, seat, worth)]
    if buildings and s.offices[seat] != board.all_sectors:
        moves += placing[TELEGRAPH][own]
    if buildings or rails:
        moves += placing[TRADE][own]
    if not moves:
        moves.append(numbering.pass_)
    hired = s.in_pool if worth >= game.hire_price else 0
    moves += numbering.aside[hired | SELLING if s.shares[seat] else hired]
    return moves


def _station_colours(s: RailroadState, seat: int, worth: int) -> int:
    """The colours, as a mask, with which a seat can pay for a station."""
    cheapest = affordability.cheapest_station(s, seat)
    if cheapest <= worth:
        return ANY_COLOUR
    able = 0
    if cheapest < NEVER:
        able = 1 << ORANGE
        for _, colours in affordability.self_paying(s, seat, worth, s.have[seat]):
            able |= colours
    if s.have[seat] & 1 << PURPLE and not able & 1 << PURPLE and affordability.purple_train(s, seat):
        able |= 1 << PURPLE
    return able


def _railroad_colours(s: RailroadState, seat: int, worth: int) -> int:
    """The colours with which a seat can pay for two rails, or for the last one."""
    game = s.game
    if worth >= game.dearest_rails:
        return ANY_COLOUR
    rails = game.board.mat_rails - s.rails_gone[seat]
    if rails > game.rules.rails:
        rails = game.rules.rails
    icons = game.fewest_icons(s.rails[seat], s.edge[seat], rails)
    short = game.rules.rail_price + game.rules.hard_price * icons - worth
    if short <= 0:
        return ANY_COLOUR
    abilities = game.abilities
    able = 0
    if short <= abilities.railroad_orange[0] + abilities.railroad_orange[1] * icons:
        able |= 1 << ORANGE
    if short <= abilities.railroad_grey * game.share_price:
        able |= 1 << GREY
    return able


def place_worker(s: RailroadState, move: int) -> None:
    """A worker goes to the mat; the main action is owed, its worker's ability offered."""
    action, colour = divmod(move - s.game.numbering.place, COLOUR_COUNT)
    if s.journal is not None:
        s.journal.append(Note(WorkerPlaced(s.seat, COLOURS[colour], ACTIONS[action])))
    start_action(s, action, colour)


def start_action(s: RailroadState, action: int, colour: int) -> None:
    game, seat = s.game, s.seat
    workers.remove(s, seat, colour)
    s.mat[COLOUR_COUNT * seat + colour] += 1
    s.have[seat] |= 1 << workers.MAT + colour
    s.phase = ACT
    s.action = action
    s.worker = s.ability = colour
    s.owed = 1
    if action == RAILROAD:
        s.owed = min(game.rules.rails, game.board.mat_rails - s.rails_gone[seat])
        s.due = game.rules.rail_price
    elif action == TRADE:
        s.flips = 1


def pass_turn(s: RailroadState, move: int, chance: Chance) -> None:
    """No action can be carried through (R12)."""
    if s.journal is not None:
        s.journal.append(Note(NoActionPossible(s.seat)))
    milestones.begin(s, chance)


# --- within a turn --------------------------------------------------------------------------------------------------


def go_on(s: RailroadState, chance: Chance) -> None:
    """After a step of the conversation: what is forced happens by itself, and the next question is asked."""
    numbering, steps = s.game.numbering, s.game.steps
    while True:
        if s.phase == ACT:
            moves = turn_choices.action_moves(s)
        elif s.phase == DEAL:
            moves = turn_choices.deal_moves(s)
        elif s.phase == ASSET_USE:
            moves = turn_choices.asset_moves(s)
            if not moves:
                setup.next_picker(s)
                return
            s._legal = moves
            return
        else:
            return  # placing, tolls: they are asked as they are
        if moves[0] == numbering.done and ends_by_itself(s):
            if finish(s, chance):
                return
        elif len(moves) > 1 or moves[0] >= numbering.done:
            s._legal = moves
            return
        else:
            steps[moves[0]](s, moves[0])


def ends_by_itself(s: RailroadState) -> bool:
    """Whether a seat to which nothing is offered any more is not asked to finish (R20): its last step has sold and
    hired nothing, the end sells no shares and reveals nothing, and nobody could still be hired for a promotion."""
    if s.sold or affordability.hire_to_promote(s):
        return False
    if s.phase == DEAL:
        return not s.deals_taken or _asked_before_reveal(s)
    if s.deals_taken or s.due > s.money[s.seat]:
        return False
    return _asked_before_reveal(s) if s.deal_due else not milestones.any_complete(s)


def _asked_before_reveal(s: RailroadState) -> bool:
    """Whether, when this seat has finished, somebody has still to decide before a new deal tile is turned up."""
    trial = s.clone()
    if trial.phase == ACT:
        _close(trial)
        deals.begin(trial)
    elif not deals.pass_on(trial):
        return False
    while turn_choices.deal_moves(trial)[0] == s.game.numbering.done and not affordability.hire_to_promote(trial):
        if not deals.pass_on(trial):
            return False
    return True


def done(s: RailroadState, move: int, chance: Chance) -> None:
    """Whatever is still offered is left."""
    if not finish(s, chance):
        go_on(s, chance)


def finish(s: RailroadState, chance: Chance) -> bool:
    """The end of the action, or of a seat's deals. True when another question is already being asked."""
    if s.phase == DEAL:
        s.sold = False
        deals.next_seat(s, chance)
        return s.phase != DEAL
    alone = s.deals_taken
    _close(s)
    if alone:  # the grey worker's deal: its tile is replaced after everything it brought (R22)
        deals.turn_over(s, chance)
    if s.deal_due:
        deals.begin(s)
        return False
    milestones.begin(s, chance)
    return True


def _close(s: RailroadState) -> None:
    """The main action is paid for, and what was offered and not taken is gone."""
    money.pay(s, s.seat, s.due)
    s.sold = False  # what the end sells was agreed to with it
    effects.clear(s)
    s.due = s.icons = s.taken = s.owed = s.deals_taken = 0
    s.city = s.sector = s.action = s.worker = -1


# --- the end --------------------------------------------------------------------------------------------------------


def next_turn(s: RailroadState) -> None:
    """When a mat is empty left of the logo, the round is finished and one more is played (R19)."""
    game, board = s.game, s.game.board
    if s.last_round < 0 and max(s.rails_gone) >= board.left_rails:
        for offset in range(game.players):
            seat = (s.turn + offset) % game.players
            if s.rails_gone[seat] >= board.left_rails and s.buildings_gone[seat] >= board.left_buildings:
                s.last_round = s.round + 1
                if s.journal is not None:
                    s.journal.append(Note(EndTriggered(seat)))
                break
    following = s.turn + 1
    if following < game.players:
        begin_turn(s, following)
        return
    if s.round == s.last_round:
        s.over = True
        s.phase = OVER
        s.seat = s.turn
        if s.journal is not None:
            s.journal.append(Note(GameEnded()))
        return
    s.round += 1
    begin_turn(s, 0)
