"""Deals: "Dohody"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..actions import SIDES
from ..components import COLOUR_COUNT, FREE, SLOTS, TRACK_COUNT, Effect, of_seat
from ..events import DealsReshuffled, DealTaken, DealTurned
from . import affordability, effects, milestones, money, turn_choices, workers
from .phases import ACT, DEAL, TOLL

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
    if not pass_on(s):
        s.deal_due = False
        turn_over(s, chance)
        milestones.begin(s, chance)


def pass_on(s: RailroadState) -> bool:
    """Whether there is a next seat, which may take one of the deals."""
    effects.clear(s)
    s.seat = (s.seat + 1) % s.game.players
    s.deals_taken = 0
    s.deals_left = int(s.seat != s.turn)
    return s.seat != s.turn


def turn_over(s: RailroadState, chance: Chance) -> None:
    """The open tile goes to the discards; when the stack is empty, they are shuffled into a new one."""
    board = s.game.board
    s.deal_deck = deck = s.deal_deck.clone()
    s.deal_discards = [count + (tile == s.deal) for tile, count in enumerate(s.deal_discards)]
    if not deck.size:
        deck.reshuffle(s.deal_discards)
        s.deal_discards = [0] * len(board.deals)
        if s.journal is not None:
            s.journal.append(Note(DealsReshuffled()))
    s.deal = chance.draw(deck)
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Note(DealTurned(board.deals[s.deal])))


def legal_deals(s: RailroadState, left: int) -> list[int]:
    """The sides of the open tile that the deciding seat may accept: it has the shares, can pay the price, and the
    reward can be had (R8). The grey worker's extra share may pay for the very deal."""
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
        if (
            useful(s, deal.effect, deal.shares - extra)
            and (
                affordability.enough(s, left - cost, s.crew[seat], len(s.takes) + gained)
                or affordability.leads_out(s, move)
            )
            and had(s, move, deal.effect, left - cost, s.money[seat] + price * shares - deal.effect.pay)
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
        return s.rails_gone[seat] < board.mat_rails and affordability.open_rails(s, seat) > 0
    if kind == "station":
        return s.buildings_gone[seat] < board.mat_buildings and affordability.open_cities(s, seat) > 0
    if kind == "office":
        return s.buildings_gone[seat] < board.mat_buildings and s.offices[seat] != (1 << board.sectors) - 1
    if kind == "train":
        return any(s.stacks)
    if kind == "flip":
        return s.fleet[seat] > 0
    if kind == "promote":
        wanted = workers.wanted(s, seat)
        if wanted & s.have[seat]:
            return True
        hired = s.game.hire_price + effect.each
        worth = s.worth(seat) - s.game.share_price * shares
        return worth >= hired and wanted & s.in_pool > 0
    if kind == "steps":
        return any(s.step[TRACK_COUNT * seat + track] < end for track, end in enumerate(board.track_end))
    if kind in ("worker", "workers", "one_of", "exchange"):
        return s.in_pool > 0
    return True


def had(s: RailroadState, move: int, effect: Effect, left: int, worth: int) -> bool:
    """Whether anything of a deal's reward can then be had, with the workers that must stay and the tolls counted (R8).
    `left` and `worth` are the budget and the means after its price. Where it is not plain, what the seat could still do
    is tried on copies: hire, take or exchange workers, flip trains, sell a piece, take the other deal."""
    seat, kind = s.seat, effect.do
    if kind == "promote":
        wanted = workers.wanted(s, seat) & s.have[seat]
        spare = s.crew[seat] > s.game.least_workers and min(left, worth) >= effect.each
        if wanted and spare and not s.promotions and not s.paid_promotions:
            return True
        pending = "paid_promotions" if effect.each else "promotions"
    elif kind == "steps":
        steps = s.step[of_seat(seat, TRACK_COUNT)]
        if not s.steps and any(tolls[step] is FREE for tolls, step in zip(s.game.board.tolls, steps, strict=True)):
            return True
        pending = "steps"
    elif kind == "exchange":
        swapping = s.game.numbering.swapping
        if not s.exchanges and any(swapping[own][s.in_pool] for own in workers.own_workers(s, seat)):
            return True
        pending = "exchanges"
    else:
        return True
    return _used(s.after(move), pending, effect.count, set())


def _used(s: RailroadState, pending: str, count: int, seen: set[tuple[object, ...]]) -> bool:
    """Whether some way leads to where less than this count is left of what is pending."""
    own, trains = of_seat(s.seat, COLOUR_COUNT), of_seat(s.seat, len(s.stacks))
    key = (
        s.phase, s.track, s.money[s.seat], s.shares[s.seat], *s.supply[own], *s.mat[own], s.takes, s.exchanges, s.flips,
        s.train_takes, s.steps, s.promotions, s.paid_promotions, s.owed, s.deals_taken, *s.trains_up[trains],
        *s.trains_down[trains], *s.step[of_seat(s.seat, TRACK_COUNT)], *s.managers[of_seat(s.seat, SLOTS)],
    )  # fmt: skip
    if key in seen:
        return False
    seen.add(key)
    numbering = s.game.numbering
    moves = (
        workers.legal_toll(s)
        if s.phase == TOLL
        else turn_choices.action_moves(s)
        if s.phase == ACT
        else turn_choices.deal_moves(s)
    )
    following = []
    for move in moves:
        # Building brings nothing that helps, shares are sold by themselves, and the end is the end.
        if move < numbering.sell or move in (numbering.done, numbering.sell_share):
            continue
        trial = s.after(move)
        if getattr(trial, pending) < count and trial.phase != TOLL:
            return True
        following.append(trial)
    return any(_used(trial, pending, count, seen) for trial in following)


def take_deal(s: RailroadState, move: int) -> None:
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
