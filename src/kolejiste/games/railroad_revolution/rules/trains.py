"""Trains: taking and flipping them ("Vlaky", "Kartička vlaku")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..components import STATION
from ..events import TrainFlipped, TrainTaken
from . import effects, money

if TYPE_CHECKING:
    from ..state import RailroadState


def take(s: RailroadState, move: int) -> None:
    """From any stack that has one, face up."""
    game, seat = s.game, s.seat
    train = move - game.numbering.train
    if s.train_takes:
        s.train_takes -= 1
    else:  # the purple worker's ability
        s.ability = -1
        money.pay(s, seat, game.abilities.railroad_purple)
    s.stacks[train] -= 1
    s.trains_up[len(s.stacks) * seat + train] += 1
    s.fleet[seat] |= 1 << train
    if s.journal is not None:
        s.journal.append(Note(TrainTaken(seat, game.board.trains[train])))


def flip(s: RailroadState, move: int) -> None:
    """Face up brings the bonus and turns down; face down only turns up again. Free flips go first."""
    game, seat = s.game, s.seat
    trains = len(s.stacks)
    face = move - game.numbering.flip
    down, train = divmod(face, trains)
    if s.flips:
        s.flips -= 1
    else:
        s.ability = -1
        if s.action == STATION:
            money.pay(s, seat, game.abilities.station_purple)
        else:
            s.flips += game.abilities.trade_turquoise - 1
    here, there = (s.trains_down, s.trains_up) if down else (s.trains_up, s.trains_down)
    place = trains * seat + train
    here[place] -= 1
    there[place] += 1
    s.fleet[seat] |= 1 << (train if down else face + trains)
    if not here[place]:
        s.fleet[seat] ^= 1 << face
    if s.journal is not None:
        s.journal.append(Note(TrainFlipped(seat, game.board.trains[train], bool(down))))
    if not down:
        effects.grant(s, game.board.train_effect[train])
