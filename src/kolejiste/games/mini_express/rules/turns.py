"""The course of turns, rounds and the end: "Průběh hry", "Konec hry", "Hra pro 2 zkušené hráče"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note
from kolejiste.core.masks import bits, mask

from ..components import COMPANIES
from ..events import EverybodyPassed, GameEnded, LastRound, Passed
from . import building, ports, shares, spike
from .phases import ACT, AUTOMA, INFLUENCE, OPERATOR, OVER, PORT

if TYPE_CHECKING:
    from ..state import MiniState


def legal_action(s: MiniState) -> list[int]:
    """Every share that can be paid for and every city that a company can reach; nothing else, unless there is none."""
    game = s.game
    numbering = game.numbering
    if s.used >= 0:
        return _second_action(s)
    stock, pool, influence = s.stock, s.pool, s.influence
    own = COMPANIES * s.seat
    moves = [
        numbering.take + company
        for company in range(COMPANIES)
        if stock[company] and influence[own + company] >= pool[company]
    ]
    width, free = game.land.city_count, s.open
    for company, table in enumerate(numbering.builds):
        trains = pool[company]
        if trains:  # as in `building.reachable`
            cities = (s.reach[company] >> width * (trains - 1)) & free & ~s.here[company]
            if cities:
                for eight in table:
                    moves += eight[cities & 255]
                    cities >>= 8
    return moves or [numbering.pass_]


def _second_action(s: MiniState) -> list[int]:
    """Another company than in the first, and nothing that would end the game (M23)."""
    game = s.game
    numbering = game.numbering
    others = [company for company in range(COMPANIES) if company != s.used]
    moves = [
        numbering.take + company
        for company in others
        if s.stock[company]
        and s.influence[COMPANIES * s.seat + company] >= s.pool[company]
        and not shares.would_exhaust(s, company)
    ]
    endangered = at_risk(s)
    for company in others:
        cities = building.reachable(s, company)
        if endangered:
            cities = mask([city for city in bits(cities) if may_finish(s, company, city, (), endangered)])
        for eight in numbering.builds[company]:
            moves += eight[cities & 255]
            cities >>= 8
    return moves or [numbering.pass_]


def at_risk(s: MiniState) -> list[int]:
    """The companies whose supply a track could empty: compensation fills a pool at most, events take a train or two."""
    game = s.game
    full = game.rules.pool_most + (2 if game.golden_spike else 1 if game.land.ports else 0)
    supply, pool = s.supply, s.pool
    return [company for company in range(COMPANIES) if supply[company] + pool[company] <= full]


def may_finish(s: MiniState, company: int, city: int, path: tuple[int, ...], endangered: list[int]) -> bool:
    """Whether a track that begins like this can be finished without exhausting a company: every way on is tried."""
    land = s.game.land
    if path:
        onward: list[int] | tuple[int, ...] = land.onward[city][path[-1]]
    else:
        onward = building.first_spaces(s, company, city)
    if onward:
        return any(may_finish(s, company, city, (*path, x), endangered) for x in onward)
    if s.game.golden_spike or land.ports:
        return _tried(s, company, city, path)
    track = mask((*path, land.city_space[city]))
    for other in endangered:
        met = (s.net[other] & track).bit_count() if other != company else 0
        if met >= s.supply[other] and s.game.rules.pool_most - s.pool[other] >= s.supply[other]:
            return False
    return True


def _tried(s: MiniState, company: int, city: int, path: tuple[int, ...]) -> bool:
    """The same with the events of a variant: the track is built on a copy, as if it were free to end the game."""
    trial = s.clone()
    trial.company, trial.city, trial.path = company, city, path
    trial.used, trial.left = -1, 0
    building.place(trial, trial.seat)
    if trial.phase == INFLUENCE:
        building.settle(trial, trial.seat)
    if trial.phase == PORT:
        port = next(port for port, there in enumerate(trial.ports) if there < 0)
        ports.settle_in(trial, trial.seat, s.game.token_first[s.tokens[city]], port)
        building.finish(trial, trial.seat)
    if trial.out:
        return False
    if trial.phase == OPERATOR:
        return any(trial.supply[found] > 1 for found in spike.candidates(trial) or [])
    return True


def harmless(s: MiniState, companies: list[int]) -> list[int]:
    """Of the companies for the western branch, those that a second action may choose."""
    if s.used < 0:
        return companies
    return [company for company in companies if s.supply[company] > 1]


def begin_turn(s: MiniState, seat: int) -> None:
    s.turn = s.seat = seat
    s.used = -1
    s.left = 1 if s.game.experts else 0
    s.phase = ACT if seat < s.game.people else AUTOMA


def end_action(s: MiniState, company: int) -> None:
    """Whoever has a second action goes on; else the turn is over."""
    s.idle = 0
    if s.game.experts:
        if s.out:  # one exhausted company ends this game at once; the action is finished first (M24)
            end(s)
            return
        if s.left:
            s.left -= 1
            s.used = company
            s.phase = ACT
            return
    end_turn(s)


def pass_turn(s: MiniState, move: int, chance: Chance) -> None:
    """Nothing can be done. When that goes once around the table, nothing will ever change, and the game ends (M8)."""
    if s.journal is not None:
        s.journal.append(Note(Passed(s.seat)))
    if s.used < 0:
        s.idle += 1
    end_turn(s)


def end_turn(s: MiniState) -> None:
    """Enough exhausted companies make the round the last one (M7)."""
    game = s.game
    if s.idle >= game.players:
        if s.journal is not None:
            s.journal.append(Note(EverybodyPassed()))
        end(s)
        return
    if not s.ending and not game.experts and s.out.bit_count() >= game.rules.exhausted_ends:
        s.ending = True
        if s.journal is not None and s.turn + 1 < game.players:
            s.journal.append(Note(LastRound()))
    following = s.turn + 1
    if following < game.players:
        begin_turn(s, following)
    elif s.ending:
        end(s)
    else:
        begin_turn(s, 0)


def end(s: MiniState) -> None:
    s.over = True
    s.phase = OVER
    s.used = -1
    s.left = 0
    s.seat = s.turn
    if s.journal is not None:
        s.journal.append(Note(GameEnded()))
