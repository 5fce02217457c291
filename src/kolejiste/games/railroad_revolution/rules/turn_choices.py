"""What may be done next within an action, a deal or a starting asset: the moves of everything owed and offered, in any
order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..actions import SELLING
from ..components import (
    FREE,
    GREY,
    NEVER,
    ORANGE,
    PLAIN,
    PURPLE,
    RAILROAD,
    SLOTS,
    STATION,
    TELEGRAPH,
    TRACK_COUNT,
    TRADE,
    TURQUOISE,
)
from . import affordability, building, deals, effects, workers

if TYPE_CHECKING:
    from ..state import RailroadState


# --- an action ------------------------------------------------------------------------------------------------------


def action_moves(s: RailroadState) -> list[int]:
    """Ascending; `done` only when nothing is owed and the turn may end. Asides are added unless what is owed can be
    done in one way only."""
    game, seat = s.game, s.seat
    numbering = game.numbering
    action, ability, owed = s.action, s.ability, s.owed
    crew, shares = s.crew[seat], s.shares[seat]
    worth = s.worth(seat)
    left = affordability.budget(s, seat) if (owed or s.due) and action != TELEGRAPH else worth
    settled = crew >= game.least_workers
    moves: list[int] = []
    if owed and action == STATION:
        moves = _stations(s, seat, worth)
        if s.free_rails or s.paid_rails:  # of a train flipped before
            moves += _rails(s, seat, left)
    elif owed and action == TELEGRAPH:
        moves += numbering.offices[s.offices[seat]]
    elif owed and action == RAILROAD:
        moves = _main_rails(s, seat, left)
    else:
        if action == RAILROAD or s.free_rails or s.paid_rails or s.free_stations or s.free_offices:
            moves = _free_buildings(s, seat, left)
        if owed:
            moves += numbering.selling[s.rails_gone[seat]][s.buildings_gone[seat]]
    if s.bonuses and _bonus(s, left, worth):
        moves.append(numbering.bonus)
    if ability > PURPLE and _ability(s, left, worth):
        moves.append(numbering.ability)
    if s.tile_left:
        own = workers.own_workers(s, seat)
        if affordability.enough(s, left, crew - 1, len(s.takes)) or affordability.leads_out(s, numbering.tile + own[0]):
            moves += numbering.discarding[s.have[seat]]
    if s.flips or (ability == TURQUOISE and action == TRADE):
        moves += numbering.flipping[s.fleet[seat]]
    elif ability == PURPLE and action == STATION:
        moves += _paid_flips(s, seat, left, worth)
    if s.train_takes or (ability == PURPLE and action == RAILROAD):
        moves += _train_takes(s, seat, left, worth)
    if s.steps or (ability == PURPLE and action == TRADE):
        moves += _steps(s, seat, left)
    if ability >= 0 or s.promotions or s.paid_promotions:
        moves += _promotions(s, seat, left, worth)
    if s.exchanges or (ability == PURPLE and action == TELEGRAPH):
        moves += _exchanges(s, seat)
    if s.takes:
        moves += _takes(s)
    if ability == GREY and action == TRADE:
        moves += deals.legal_deals(s, left)
    if (left < 0 or not settled) and not affordability.enough(s, left, crew, len(s.takes)):
        moves = [move for move in moves if _harmless(s, seat, move) or affordability.leads_out(s, move)]
    if not owed and ((settled and worth >= s.due) or _deal_settles(s, seat)):
        moves.append(numbering.done)
    if owed and len(moves) == 1:  # it happens by itself (R20)
        return moves
    if not settled or left < game.hire_price <= worth:
        moves += affordability.asides(s, left)
    else:
        hired = s.in_pool if worth >= game.hire_price else 0
        moves += numbering.aside[hired | SELLING if shares else hired]
    return moves


def _harmless(s: RailroadState, seat: int, move: int) -> bool:
    """Whether a move cannot make it worse where something is short: a step without a toll, a worker taken or exchanged
    cost nothing, and stations, bonuses, abilities, tiles and promotions were offered only because they lead out."""
    numbering = s.game.numbering
    if move < numbering.advance:
        return move < numbering.rail or numbering.bonus <= move < numbering.flip
    if move < numbering.promote:
        track = move - numbering.advance
        return s.game.board.tolls[track][s.step[TRACK_COUNT * seat + track]] is FREE
    return move < numbering.deal


def _stations(s: RailroadState, seat: int, worth: int) -> list[int]:
    """Cities whose price can be paid, by whatever means the turn still has."""
    game = s.game
    open_ = affordability.open_cities(s, seat)
    if s.crew[seat] + len(s.takes) < game.least_workers:
        return [move for move in game.numbering.stations(open_) if affordability.leads_out(s, move)]
    if s.ability == ORANGE:
        return game.numbering.stations(open_)
    cheap = 0
    for price, cities in game.board.by_price:
        if price > worth:
            break
        cheap |= cities
    found = game.numbering.stations(open_ & cheap)
    if open_ & ~cheap:
        first = game.numbering.station
        colours = PLAIN if s.ability < 0 else 1 << s.ability
        found += [first + city for city, _ in affordability.self_paying(s, seat, worth, colours)]
        found.sort()
    return found


def _rails(s: RailroadState, seat: int, left: int) -> list[int]:
    """The turquoise worker's third rail, and free ones."""
    game, board = s.game, s.game.board
    if s.free_rails or s.paid_rails or building.third_rail(s):
        if s.rails_gone[seat] >= board.mat_rails:
            return []
        moves = game.numbering.rails(affordability.open_rails(s, seat))
        if s.free_rails:
            return moves
        worth = s.worth(seat)
        if s.paid_rails:
            price = game.paid_rail_price
            if worth < price:
                return []
            if left >= 0 and affordability.enough(s, left - price, s.crew[seat], len(s.takes)):
                return moves
            return [move for move in moves if affordability.leads_out(s, move)]
        each, first = game.rules.hard_price, game.numbering.rail
        crew, takes = s.crew[seat], len(s.takes)
        return [move for move in moves if affordability.enough(s, left - each * board.hard[move - first], crew, takes)]
    return []


def _main_rails(s: RailroadState, seat: int, left: int) -> list[int]:
    """A space is left out only if it, or the cheapest one after it, could not be paid."""
    game, board = s.game, s.game.board
    rails, edge = s.rails[seat], s.edge[seat]
    moves = game.numbering.rails(edge & ~rails)
    if s.crew[seat] < game.least_workers:  # workers are short: whatever still leads to an end
        return [move for move in moves if affordability.leads_out(s, move)]
    each, owed = game.rules.hard_price, s.owed
    if s.ability == ORANGE:
        each -= game.abilities.railroad_orange[1]
    if left >= each * game.most_icons * owed:
        return moves
    # What is left when the cheapest ones are laid; the spaces at hand may cost more than those.
    spare = left + each * game.fewest_icons(rails, edge, owed)
    if spare >= each * game.most_icons * owed:
        return moves
    hard, first = board.hard, game.numbering.rail
    if owed == 1:
        return [move for move in moves if each * hard[move - first] <= spare]
    # The second of the easiest spaces at hand can follow any other; further ones are looked for only if that is dear.
    easiest = sorted(hard[move - first] for move in moves)
    second = easiest[1] if len(easiest) > 1 else NEVER
    found = []
    for move in moves:
        rail = move - first
        if each * (hard[rail] + second) <= spare or (
            each * (hard[rail] + game.fewest_icons(rails | 1 << rail, edge | board.beside[rail], owed - 1)) <= spare
        ):
            found.append(move)
    return found


def _bonus(s: RailroadState, left: int, worth: int) -> bool:
    """Whether the first-station bonus can be paid; one without a price can be taken anyway."""
    price = s.game.board.bonus[s.city_tile[s.city]].pay
    return not price or _payable(s, left, worth, price, s.game.numbering.bonus)


def _payable(s: RailroadState, left: int, worth: int, price: int, move: int) -> bool:
    """Whether this price can be paid at once, and the turn finished after it: with the budget, or as the move leads
    on."""
    return price <= worth and (
        affordability.enough(s, left - price, s.crew[s.seat], len(s.takes)) or affordability.leads_out(s, move)
    )


def _ability(s: RailroadState, left: int, worth: int) -> bool:
    """Whether the placed worker's ability can be used as a whole now; most abilities come after the main action
    (R4)."""
    board, abilities, move = s.game.board, s.game.abilities, s.game.numbering.ability
    colour = s.ability
    if s.action == TRADE:
        return colour == ORANGE
    if s.action == RAILROAD:
        return colour == GREY or (colour == ORANGE and not s.owed)
    if s.owed:
        return False
    if s.action == STATION:
        if colour == ORANGE:
            return s.due > 0
        if colour == GREY:
            return _payable(s, left, worth, board.bonus[s.city_tile[s.city]].pay, move)
        return colour == TURQUOISE and _payable(s, left, worth, abilities.station_turquoise, move)
    if colour == GREY:
        return board.sector_first[s.sector] > 0
    if colour == ORANGE:
        return s.taken > 0
    if colour == TURQUOISE and s.sector_tile[s.sector] >= 0:
        return _payable(s, left, worth, abilities.telegraph_turquoise, move)
    return False


def _paid_flips(s: RailroadState, seat: int, left: int, worth: int) -> Sequence[int]:
    """Own trains, face up or down, through the purple worker's ability at a station."""
    price = s.game.abilities.station_purple
    if price > worth:
        return ()
    moves = s.game.numbering.flipping[s.fleet[seat]]
    if not affordability.enough(s, left - price, s.crew[seat], len(s.takes)):
        return [move for move in moves if affordability.leads_out(s, move)]
    return moves


def _train_takes(s: RailroadState, seat: int, left: int, worth: int) -> list[int]:
    """One of every stack that has any; if none is due, for the price of the purple worker's ability."""
    if not s.train_takes:
        price = s.game.abilities.railroad_purple
        enough = affordability.enough(s, left - price, s.crew[seat], len(s.takes))
        if price > worth or not (enough or (price and affordability.may_afford(s, price, 0))):
            return []
    first = s.game.numbering.train
    return [first + train for train, count in enumerate(s.stacks) if count]


def _steps(s: RailroadState, seat: int, left: int) -> list[int]:
    """The tracks on which a seat can go a step up."""
    first = s.game.numbering.advance
    step, tolls = s.step, s.game.board.tolls
    return [
        first + track
        for track in range(3)
        if (toll := tolls[track][step[TRACK_COUNT * seat + track]]) is FREE
        or (toll is not None and effects.may_pay_toll(s, seat, toll, left))
    ]


def _promotions(s: RailroadState, seat: int, left: int, worth: int) -> tuple[int, ...]:
    """Free promotions, paid ones, and the one that any placed worker brings instead of its own ability."""
    have = s.have[seat]
    first, second = s.wants[SLOTS * seat] & have, s.wants[SLOTS * seat + 1] & have
    if not first and not second:
        return ()
    price = 0
    if not s.promotions:
        if s.paid_promotions:
            price = s.game.promotion_price
            if price > worth:
                return ()
        elif s.ability >= 2 and (s.due or s.owed):  # orange and grey may be needed for the price
            left -= affordability.ability_gain(s, seat)
    if (left < price or s.crew[seat] <= s.game.least_workers) and not (
        affordability.enough(s, left - price, s.crew[seat] - 1, len(s.takes)) or _promotion_pays(s, price)
    ):
        return ()
    promoting = s.game.numbering.promoting
    return promoting[0][first] + promoting[1][second]


def _promotion_pays(s: RailroadState, price: int) -> bool:
    if not affordability.hopeful(s):
        return False
    trial = s.clone()
    if not s.promotions and not s.paid_promotions:
        trial.ability = -1
    return affordability.may_afford(trial, price, -1)


def _exchanges(s: RailroadState, seat: int) -> list[int]:
    moves: list[int] = []
    swapping, colours = s.game.numbering.swapping, s.in_pool
    for own in workers.own_workers(s, seat):
        moves += swapping[own][colours]
    return moves


def _takes(s: RailroadState) -> tuple[int, ...]:
    colours = 0
    for unit in s.takes:
        colours |= workers.takeable(s, unit)
    return s.game.numbering.taking[colours]


def _deal_settles(s: RailroadState, seat: int) -> bool:
    """Too few workers, but the deal that follows can bring them."""
    short = s.crew[seat] < s.game.least_workers
    if not s.deal_due or not short or s.worth(seat) < s.due:
        return False
    trial = s.clone()
    trial.takes = ()
    trial.bonuses = trial.flips = 0
    trial.tile_left = False
    trial.ability = -1
    return affordability.rescued(trial)


# --- deals and assets -----------------------------------------------------------------------------------------------


def deal_moves(s: RailroadState) -> list[int]:
    """The deals that may be accepted, and what accepted ones have brought."""
    seat = s.seat
    left = affordability.budget(s, seat)
    worth = left
    moves: list[int] = []
    if s.deals_taken:
        moves = _free_buildings(s, seat, left)
        if s.flips:
            moves += s.game.numbering.flipping[s.fleet[seat]]
        if s.train_takes:
            moves += _train_takes(s, seat, left, worth)
        if s.steps:
            moves += _steps(s, seat, left)
        if s.promotions or s.paid_promotions:
            moves += _promotions(s, seat, left, worth)
        if s.exchanges:
            moves += _exchanges(s, seat)
        if s.takes:
            moves += _takes(s)
    if s.deals_left:
        moves += deals.legal_deals(s, left)
    if not affordability.enough(s, left, s.crew[seat], len(s.takes)):
        moves = [move for move in moves if affordability.leads_out(s, move)]
    if affordability.settled(s, seat):
        moves.append(s.game.numbering.done)
    moves += affordability.asides(s, left)
    return moves


def _free_buildings(s: RailroadState, seat: int, left: int) -> list[int]:
    """Stations, rails and offices that a tile lets one place; ascending."""
    game, board = s.game, s.game.board
    numbering = game.numbering
    moves: list[int] = []
    pieces = board.mat_rails - s.rails_gone[seat] + board.mat_buildings - s.buildings_gone[seat]
    if s.owed and s.action == TRADE and pieces == 1:
        return moves  # the last piece of the mat is owed to the sale
    if s.free_stations and s.buildings_gone[seat] < board.mat_buildings:
        moves += numbering.stations(affordability.open_cities(s, seat))
    moves += _rails(s, seat, left)
    if s.free_offices and s.buildings_gone[seat] < board.mat_buildings:
        moves += numbering.offices[s.offices[seat]]
    return moves


def asset_moves(s: RailroadState) -> list[int]:
    """What the chosen starting asset brings; it is taken, not declined (R17), and it counts like any other (R15)."""
    game, board, seat = s.game, s.game.board, s.seat
    numbering = game.numbering
    moves: list[int] = []
    if s.free_stations:
        moves += numbering.stations(s.cities[seat] & ~s.first_stations & board.end_mask[board.start_rail])
    if s.free_rails:
        moves += numbering.rails(affordability.open_rails(s, seat))
    if s.free_offices:
        moves += [
            numbering.office + sector
            for sector in range(board.sectors)
            if board.sector_deal[sector] and not s.first_offices >> sector & 1
        ]
    if s.train_takes:
        moves += [numbering.train + train for train, count in enumerate(s.stacks) if count]
    if s.steps:
        moves += _steps(s, seat, s.worth(seat))
    if s.exchanges:
        moves += _exchanges(s, seat)
    return moves
