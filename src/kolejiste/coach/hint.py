"""A hint: the two or three best moves of a position, what each is worth and why, from the view of the seat alone."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from kolejiste.bots.search import candidates
from kolejiste.core.contract import CLUB, Game, View

from .trying import tried

MOST = 3  # moves that are told
PLAYOUTS = 400
CLEARLY = 3.0  # standard errors behind the best: such a move is no advice


class Advice(msgspec.Struct, frozen=True):
    """A move, what it promises, and how far it is behind the best one in chances, points and sureness."""

    move: int
    wins: float
    points: float
    lead: float
    behind: float  # the best move's lead less its own
    level: bool  # nobody could tell it from the best one


def hint(
    game: Game,
    view: View,
    legal: Sequence[int],
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    threads: int | None = None,
) -> list[Advice]:
    """The best moves, the best first. Equal views get equal hints: their luck follows from what the seat sees."""
    if len(legal) == 1:
        return [Advice(legal[0], 0.0, 0.0, 0.0, 0.0, True)]
    seed = zlib.crc32(view.to_json())
    moves = candidates(game, view, legal, CLUB)
    found = tried(game, view, moves, playouts=playouts, seed=seed, seconds=seconds, threads=threads, keep=moves[:1])
    best = found[0]
    told = []
    for one in found[:MOST]:
        gap = best.value - one.value
        if one is best or gap <= CLEARLY * one.error:
            level = one is not best and gap <= one.error
            told.append(Advice(one.move, one.wins, one.points, one.margin, best.margin - one.margin, level))
    return told
