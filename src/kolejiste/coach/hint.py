"""A hint: the two or three best moves of a position, what each is worth and why, from the view of the seat alone."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Literal

import msgspec

from kolejiste.bots.ending import solved
from kolejiste.bots.search import Weighed, candidates
from kolejiste.core.contract import CLUB, Game, View

from .trying import ranked, side_by_side, tried

MOST = 3  # moves that are told
PLAYOUTS = 240  # of each of the two looks
LEVEL = 1.0  # standard errors within which nobody could tell a move from the best one
CLEARLY = 3.0  # standard errors behind the best: such a move is told only where there is no better second

# How a move stands beside the best: the best, the only one, as good, probably or clearly behind. A move that is behind
# although one of its numbers looks better wins as often with a smaller lead, or wins less often with a bigger one.
Standing = Literal["best", "only", "level", "behind", "clear", "lead", "wins"]
ORDER: tuple[Standing, ...] = ("best", "level", "behind", "clear", "lead", "wins")


class Advice(msgspec.Struct, frozen=True):
    """A move, its chances of winning in per cent, the points by which it leads the best rival on average, and how it
    stands beside the best one. The numbers are as exact as they are told, so that the words agree with them."""

    move: int
    wins: int
    lead: int
    standing: Standing


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
        return [Advice(legal[0], 0, 0, "only")]
    seed = zlib.crc32(view.to_json())
    moves = candidates(game, view, legal, CLUB)
    if len(moves) == 1:
        moves += [move for move in game.sensible(view, legal) if move not in moves][:1]
    found = solved(game, view, moves)
    if found is None:
        first = tried(game, view, moves, playouts=playouts, seed=seed, seconds=seconds, threads=threads, keep=moves[:1])
        # What was tried seldom may look good by luck; what was tried longest is looked at again, side by side.
        several = [one.move for one in sorted(first, key=lambda one: (-one.playouts, -one.value))[:MOST]]
        worlds = max(2, playouts // len(several))
        found = ranked(side_by_side(game, view, several, worlds, zlib.crc32(b"again", seed), threads))
    best = found[0]
    near = [one for one in found[1:] if best.value - one.value <= CLEARLY * one.error]
    told = [compared(best, one) for one in (best, *(near or found[1:2]))[:MOST]]
    return sorted(told, key=lambda one: (ORDER.index(one.standing), -one.wins, -one.lead))


def compared(best: Weighed, one: Weighed) -> Advice:
    """A move beside the best one, by the numbers that are told of both."""
    (wins, lead), (most, ahead) = ((round(100 * each.wins), round(each.margin)) for each in (one, best))
    gap = best.value - one.value
    standing: Standing
    if one is best:
        standing = "best"
    elif gap <= LEVEL * one.error or (wins >= most and lead >= ahead):
        standing = "level"
    elif wins <= most and lead <= ahead:
        standing = "behind" if gap <= CLEARLY * one.error else "clear"
    elif gap <= CLEARLY * one.error:
        standing = "level"
    else:
        standing = "lead" if wins > most else "wins"
    return Advice(one.move, wins, lead, standing)
