"""The quick player of Railroad Revolution: a race on one's own mat, looked at a turn ahead.

`Worth` values a position for one seat in points expected at the end: what it has, and what its milestones, tracks,
trains, workers and money still promise in the turns left. `RailroadPlanner` plays every worker on every action through
on copies, taking at each step what is best, and places the one after which it stands best. It reads what lies open, and
the milestones that it has drawn itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Planner

from .components import SLOTS
from .network import NEVER
from .rules.phases import ACT, MILESTONE, ORDER, PLACE, TOLL
from .worth import Worth

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState


class RailroadPlanner(Planner):
    """Plays a turn through with each worker on each action, and a turn's steps one after another."""

    PLACES = 8  # so many of the most promising workers and first pieces are played through; 16 won no more in 50 games
    PIECES = 3  # the same, with the worker already placed
    WORTH: type[Worth] = Worth

    def __init__(self, game: RailroadGame) -> None:
        self.game = game
        self.worth = self.WORTH(game)
        numbering = game.numbering
        self.placing = range(numbering.place, numbering.station)
        self.building = range(numbering.station, numbering.bonus)
        self.any_draw = Chance(0)  # what is drawn on a copy is never looked at

    def choose(self, state: RailroadState, legal: Sequence[int], chance: Chance) -> int:
        if len(legal) == 1:
            return legal[0]
        seat, turns = state.seat, self.worth.turns(state, state.seat)
        if state.phase == MILESTONE:
            return self._keep(state, legal, turns)
        if state.phase == ORDER:
            return legal[0]
        if state.phase == PLACE:
            return self._place(state, legal, turns)
        steps = self._steps(state, legal, seat, turns)
        if state.owed and state.phase == ACT and len(steps) > 1:
            steps.sort(reverse=True)
            return max([(self._finish(state, move, seat, turns), move) for _, move in steps[: self.PIECES]])[1]
        return max(steps)[1]

    def _keep(self, s: RailroadState, legal: Sequence[int], turns: float) -> int:
        seat, first = s.seat, self.game.numbering.keep
        kept = [move for move in legal if first <= move < self.game.numbering.replace]
        trial = s.clone()

        def value(move: int) -> float:
            trial.milestones[SLOTS * seat + s.slot % SLOTS] = move - first
            return self.worth.value(trial, seat, turns, False)

        return max(kept, key=value)

    def _place(self, s: RailroadState, legal: Sequence[int], turns: float) -> int:
        """The worker and the action with which the turn ends best."""
        seat = s.seat
        started = []
        for place in legal:
            if place in self.placing:
                trial = s.clone()
                trial.apply(place, self.any_draw)
                if trial.phase == ACT and trial.turn == seat:
                    steps = self._steps(trial, trial.legal(), seat, turns)
                    started += [(promise, place, step, trial) for promise, step in steps]
                else:  # all of it happened by itself
                    started.append((self.worth.value(trial, seat, turns, False), place, -1, trial))
        started.sort(key=lambda one: -one[0])
        best, chosen = -NEVER * NEVER, legal[0]
        for promise, place, step, trial in started[: self.PLACES]:
            found = promise if step < 0 else self._finish(trial, step, seat, turns)
            if found > best:
                best, chosen = found, place
        return chosen

    def _steps(self, s: RailroadState, legal: Sequence[int], seat: int, turns: float) -> list[tuple[float, int]]:
        """How the seat stands after each step. The main action comes first, so that the rest can be weighed; shares are
        sold by themselves where money is needed."""
        numbering, value = self.game.numbering, self.worth.value
        moves = [move for move in legal if move != numbering.sell_share] or legal
        if s.owed:
            moves = [move for move in moves if move in self.building] or moves
        found = []
        for move in moves:
            if move == numbering.done:
                found.append((value(s, seat, turns, False), move))
            else:
                found.append((value(s.after(move), seat, turns, True), move))
        return found

    def _finish(self, s: RailroadState, move: int, seat: int, turns: float) -> float:
        """Play a copy on from this step to the end of the action; how the seat then stands."""
        done = self.game.numbering.done
        while move != done:
            before = s
            s = s.clone()
            s.apply(move, self.any_draw)
            if s.turn != seat or s.phase not in (ACT, TOLL):  # that was all: what counts is how it stood before
                return self.worth.value(before.after(move), seat, turns, False)
            move = max(self._steps(s, s.legal(), seat, turns))[1]
        return self.worth.value(s, seat, turns, False)
