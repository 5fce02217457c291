"""Small ends, solved: where nothing is drawn any more and what is hidden makes no difference, every line is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kolejiste.core.chance import Chance, ScriptedChance
from kolejiste.core.contract import Game, View
from kolejiste.core.errors import BadRecord

from .weighed import Weighed, standing, value

NEAR = 6  # decisions that the planner takes to the end; farther away nobody looks
MOST = 1500  # positions
WORLDS = 3  # in which the same must come out


class _TooLarge(Exception):
    pass


def solved(game: Game, view: View, legal: Sequence[int]) -> list[Weighed] | None:
    """These moves with what they lead to if everybody plays on as well as can be, the best first; None where the end is
    not that near, or depends on what is still drawn or hidden."""
    sampler, found = game.sampler(view), None
    for number in range(WORLDS):
        world: Any = sampler(Chance(number))
        after = world.clone()
        game.playout(after, "planner", Chance(0), NEAR)
        if not after.over:
            return None
        try:
            lines = _Lines(world, legal).found
        except (_TooLarge, BadRecord):
            return None
        if found is not None and found != lines:
            return None
        found = lines
    assert found is not None
    return sorted(found, key=lambda one: -one.value)


class _Lines:
    """All lines from a position, every seat choosing what is best for itself."""

    def __init__(self, state: Any, legal: Sequence[int]) -> None:
        self.seen = 0
        self.chance = ScriptedChance(())  # whatever is drawn ends the attempt
        self.found = []
        for move in legal:
            points, places = self.after(state, move)
            seat = state.seat
            won, worth = _worth(points, places, seat)
            lead = points[seat] - max(points[:seat] + points[seat + 1 :], default=0)
            self.found.append(Weighed(move, worth, 0.0, won, points[seat], lead, 1))

    def after(self, state: Any, move: int) -> tuple[list[int], list[int]]:
        """Points and places that a move leads to."""
        self.seen += 1
        if self.seen > MOST:
            raise _TooLarge
        state = state.clone()
        state.apply(move, self.chance)
        if state.over:
            return list(state.scores), list(state.ranks)
        ends = [self.after(state, each) for each in state.legal()]
        return max(ends, key=lambda end: _worth(end[0], end[1], state.seat)[1])


def _worth(points: list[int], places: list[int], seat: int) -> tuple[float, float]:
    """The share of the first place and the value; at the end every point counts alike."""
    others = places[:seat] + places[seat + 1 :]
    if not others:
        return 1.0, value(0.5, points[seat], 100.0)
    won, place = standing(places[seat], others)
    return won, value(place, points[seat] - max(points[:seat] + points[seat + 1 :]), 100.0)
