"""Whole games inside the core: playing on from a position, and from many worlds that are consistent with a view.

World number w of a seed is always the same, and so is what happens in it, whichever moves are tried and however many
threads share the work: the cards of a world and the luck of its games follow from the seed and the number alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bits, luck, policies
from . import moves as found_moves

if TYPE_CHECKING:
    from .chance import Chance
    from .engine import Position


def play_on(s: Position, policy: int, chance: Chance, plies: int, turns: int) -> int:
    """Play on, for so many decisions and until so many turns have ended at most; returns how many decisions there
    were."""
    played = 0
    turn = s.turn
    while not s.over and played < plies and turns > 0:
        if not s.found:
            found_moves.clear(s)
            s.find_moves()
            s.found = True
        if policy == policies.PLANNER:
            move = s.planned(chance)
        else:
            move = found_moves.at(s, bits.whole(luck.fraction(chance) * found_moves.count(s)))
        s.found = False
        s.ply += 1
        s.carry_out(move, chance)
        played += 1
        if s.turn != turn:
            turn = s.turn
            turns -= 1
    return played


def play_worlds(
    base: Position,
    world: Position,
    table: Position,
    chance: Chance,
    tried: list[int],
    errands: list[int],
    tries: int,
    first: int,
    last: int,
    seed: int,
    policy: int,
    plies: int,
    turns: int,
    players: int,
    worth: list[float],
    places: list[int],
) -> None:
    """Deal the worlds from the first up to the last into `world`, play each tried move on `table` and then on by the
    policy, the seat that looks with the errand that goes with the move, and write by world, move and seat what the
    position is worth and the places. Without a tried move, -1, the policy plays from the world itself."""
    at = 0
    for number in range(first, last):
        world.lie_as(base)
        luck.seed(chance, seed, 2 * number)
        world.deal(chance)
        for which in range(tries):
            table.lie_as(world)
            table.errand = errands[which]
            luck.seed(chance, seed, 2 * number + 1)
            left = turns
            if tried[which] >= 0:
                table.ply += 1
                table.carry_out(tried[which], chance)
                if table.turn != world.turn:
                    left -= 1
            play_on(table, policy, chance, plies, left)
            for seat in range(players):
                worth[at] = table.worth(seat)
                places[at] = table.place(seat)
                at += 1
