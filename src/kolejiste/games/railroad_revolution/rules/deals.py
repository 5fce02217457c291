"""Deals: "Dohody"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..actions import SIDES
from ..components import Effect
from ..events import DealsReshuffled, DealTaken, DealTurned
from . import effects, means, milestones, money, turns
from .phases import ACT, DEAL

if TYPE_CHECKING:
    from ..state import RailroadState


def begin(s: RailroadState) -> None:
    """After the whole action: whoever built may take both deals, then the others clockwise one each."""
    s.phase = DEAL
    s.seat = s.turn
    s.deals_left = 2
    s.deals_taken = 0


def next_seat(s: RailroadState, chance: Chance) -> None:
    """The next seat's choice; after the last one the tile is discarded and a new one turned up."""
    effects.clear(s)
    s.seat = (s.seat + 1) % s.game.players
    s.deals_taken = 0
    if s.seat != s.turn:
        s.deals_left = 1
        return
    s.deals_left = 0
    s.deal_due = False
    turn_over(s, chance)
    milestones.begin(s, chance)


def turn_over(s: RailroadState, chance: Chance) -> None:
    """The open tile goes to the discards; when the stack is empty, they are shuffled into a new one."""
    board = s.game.board
    s.deal_discards[s.deal] += 1
    if not s.deal_deck.size:
        s.deal_deck.reshuffle(s.deal_discards)
        s.deal_discards = [0] * len(board.deals)
        if s.journal is not None:
            s.journal.append(Note(DealsReshuffled()))
    s.deal = chance.draw(s.deal_deck)
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Note(DealTurned(board.deals[s.deal])))


def legal_deals(s: RailroadState, left: int) -> list[int]:
    """The sides of the open tile that the deciding seat may accept: it has the shares, can pay the price, and the
    reward is not void (R8). The grey worker's extra share may pay for the very deal."""
    game, seat = s.game, s.seat
    extra = game.abilities.trade_grey if s.phase == ACT else 0
    price = game.share_price
    own = s.shares[seat] + extra
    moves: list[int] = []
    if own < game.board.deal_shares[s.deal]:
        return moves
    for side, deal in enumerate(game.board.deal_side[s.deal]):
        shares = own - deal.shares
        if s.deals_taken >> side & 1 or shares < 0:
            continue
        if s.money[seat] + price * shares < deal.effect.pay:
            continue
        cost = deal.effect.pay + price * (deal.shares - extra)
        gained = 1 if deal.effect.do in ("worker", "one_of") else len(deal.effect.colours)
        move = game.numbering.deal + side
        if useful(s, deal.effect, deal.shares - extra) and (
            means.enough(s, left - cost, s.crew[seat], len(s.takes) + gained) or means.leads_out(s, move)
        ):
            moves.append(move)
    return moves


def useful(s: RailroadState, effect: Effect, shares: int) -> bool:
    """Whether an effect has anything to take, after so many shares were given for it."""
    board, seat = s.game.board, s.seat
    kind = effect.do
    if kind in ("rail", "station", "office") and s.owed:
        pieces = board.mat_rails - s.rails_gone[seat] + board.mat_buildings - s.buildings_gone[seat]
        if pieces == 1:  # the last piece of the mat is owed to the sale
            return False
    if kind == "rail":
        return s.rails_gone[seat] < board.mat_rails and means.open_rails(s, seat) > 0
    if kind == "station":
        return s.buildings_gone[seat] < board.mat_buildings and means.open_cities(s, seat) > 0
    if kind == "office":
        return s.buildings_gone[seat] < board.mat_buildings and s.offices[seat] != (1 << board.sectors) - 1
    if kind == "train":
        return any(s.stacks)
    if kind == "flip":
        return s.fleet[seat] > 0
    if kind == "promote":
        wanted = s.wants[2 * seat] | s.wants[2 * seat + 1]
        if wanted & s.have[seat]:
            return True
        hired = s.game.hire_price + effect.each
        worth = money.worth(s, seat) - s.game.share_price * shares
        return worth >= hired and wanted & s.in_pool > 0
    if kind == "steps":
        return any(s.step[3 * seat + track] < end for track, end in enumerate(board.track_end))
    if kind in ("worker", "workers", "one_of", "exchange"):
        return s.in_pool > 0
    return True


def take_deal(s: RailroadState, move: int, chance: Chance) -> None:
    """Discard the shares, pay the price, take the reward."""
    game, seat = s.game, s.seat
    side = move - game.numbering.deal
    deal = game.board.deal_side[s.deal][side]
    if s.journal is not None:
        s.journal.append(Note(DealTaken(seat, game.board.deals[s.deal], SIDES[side])))
    alone = s.phase == ACT
    if alone:  # the grey worker's deal, for its seat only
        s.ability = -1
        money.gain_shares(s, seat, game.abilities.trade_grey)
    else:
        s.deals_left -= 1
        s.deals_taken |= 1 << side
    money.discard_shares(s, seat, deal.shares)
    money.pay(s, seat, deal.effect.pay)
    effects.grant(s, deal.effect)
    if alone and not s.trying:
        turn_over(s, chance)
    turns.go_on(s, chance)
